/** A part of the book: what can be chosen in it, what it says, its pictures. */
import type { Illustration as Picture, RulePage, RuleSection, RuleSentence } from "../generated/messages";
import { t } from "../language/language";
import { withWholeTiles } from "../tile/whole-tiles";
import type { Changes } from "./address";
import { Illustration } from "./illustration";
import { Question } from "./question";

export interface RefusedAnswer {
  /** The name of the question that was answered so. */
  readonly question: string;
  readonly text: string;
}

interface BookSectionProps {
  readonly page: RulePage;
  readonly section: RuleSection;
  readonly composing: boolean;
  readonly refused: RefusedAnswer | null;
  readonly onAnswer: (question: string, changes: Changes) => void;
}

export function BookSection({ page, section, composing, refused, onAnswer }: BookSectionProps) {
  const pictures = page.illustrations.filter((picture) => picture.section === section.section);
  if (!composing && section.text.length === 0) return null;
  const heading = `section-${section.section}`;
  return (
    <section class="book-section" data-section={section.section} aria-labelledby={heading}>
      <h2 id={heading}>{section.title}</h2>
      {composing && section.questions.length > 0 && (
        <div class="questions">
          {section.questions.map((question) => (
            <Question
              key={question.name}
              question={question}
              onAnswer={(changes) => onAnswer(question.name, changes)}
              refusal={refused?.question === question.name ? refused.text : null}
            />
          ))}
        </div>
      )}
      <div class="book-text">
        {section.text.map((sentences) => (
          <Paragraph key={sentences.map(({ text }) => text).join(" ")} sentences={sentences} pictures={pictures} />
        ))}
        {composing && section.gone.length > 0 && (
          <p class="book-gone">
            <span class="unseen">{t("book.gone")} </span>
            {section.gone.map((text) => (
              <del key={text}>{withWholeTiles(text)} </del>
            ))}
          </p>
        )}
      </div>
      {pictures.map((picture) => (
        <Illustration key={picture.kind} picture={picture} />
      ))}
    </section>
  );
}

interface ParagraphProps {
  readonly sentences: readonly RuleSentence[];
  readonly pictures: readonly Picture[];
}

function Paragraph({ sentences, pictures }: ParagraphProps) {
  // Where a picture shows it, the example in words is for paper and for those who don't see the picture.
  const example = sentences[0]?.example === true && pictures.length > 0;
  return (
    <p class={example ? "book-example" : undefined}>
      {sentences.map(({ text, changed }, index) => {
        const words = withWholeTiles(index < sentences.length - 1 ? `${text} ` : text);
        if (!changed || example) return words;
        return (
          <ins key={text}>
            {words}
            <span class="unseen"> ({t("book.changed")}) </span>
          </ins>
        );
      })}
    </p>
  );
}
