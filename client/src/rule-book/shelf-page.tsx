/** All rule books, in groups. */
import { useEffect, useState } from "preact/hooks";
import type { BookOnShelf, RuleShelf, ShelfRow } from "../generated/messages";
import { language, t } from "../language/language";
import { NextIcon, PlayIcon } from "../look/icons";
import { withWholeTiles } from "../tile/whole-tiles";
import type { Asked } from "../connection/ask";
import { fetchShelf } from "./books";
import { bookPath } from "./address";
import { Frame, NotYet } from "./frame";
import "./shelf.css";

export function ShelfPage() {
  const [answer, setAnswer] = useState<Asked<RuleShelf> | null>(null);
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    void fetchShelf(spoken).then((found) => wanted && setAnswer(found));
    return () => {
      wanted = false;
    };
  }, [spoken]);
  return (
    <Frame>
      {answer?.kind === "here" ? <Shelf shelf={answer.value} /> : <NotYet failure={answer?.kind ?? null} />}
    </Frame>
  );
}

function Shelf({ shelf }: { readonly shelf: RuleShelf }) {
  return (
    <main class="shelf">
      <header class="shelf-head">
        <h1>{t("book.shelf")}</h1>
        <p class="quiet-text">{t("book.shelf.says")}</p>
      </header>
      {shelf.rows.map((row) => (
        <Row key={row.group} row={row} />
      ))}
    </main>
  );
}

function Row({ row }: { readonly row: ShelfRow }) {
  const heading = `shelf-${row.group}`;
  return (
    <section class="shelf-row" aria-labelledby={heading}>
      <h2 id={heading}>{row.title}</h2>
      <ul class="shelf-books">
        {row.books.map((book) => (
          <li key={book.name}>
            <Book book={book} />
          </li>
        ))}
      </ul>
      {row.group === "children" && (
        <a class="button shelf-play" href="/children">
          <PlayIcon size={20} />
          {t("children.play")}
        </a>
      )}
    </section>
  );
}

function Book({ book }: { readonly book: BookOnShelf }) {
  return (
    <a class="card shelf-book" href={bookPath(book.name)}>
      <span class="shelf-book-words">
        <b class="shelf-book-title">{book.title}</b>
        <span>{withWholeTiles(book.says)}</span>
        <span class="quiet-text shelf-book-source">
          {playersText(book)} · {withWholeTiles(book.source)}
        </span>
      </span>
      <NextIcon size={20} />
    </a>
  );
}

function playersText({ players, pairs }: BookOnShelf): string {
  if (pairs) return t("book.players.pairs");
  const least = players[0] ?? 0;
  const most = players.at(-1) ?? least;
  const inOrder = most - least === players.length - 1;
  const text = least === most ? String(least) : inOrder ? `${least}–${most}` : players.join(", ");
  return t("book.players", { players: text });
}
