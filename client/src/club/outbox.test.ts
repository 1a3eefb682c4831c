import { expect, test } from "vitest";
import { Outbox, type Shelf } from "./outbox";

interface Said {
  readonly command: string;
  readonly text: string;
}

function shelf(): Shelf & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A server that loses the first `losses` messages, or only its answers to them, and does everything once. */
function server({ losses = 0, losesAnswers = false } = {}) {
  const done = new Map<string, string>();
  const order: string[] = [];
  let left = losses;
  const post = async ({ command, text }: Said): Promise<string> => {
    const lost = left > 0;
    left -= 1;
    if (lost && !losesAnswers) throw new Error("no connection");
    if (!done.has(command)) {
      done.set(command, `did ${text}`);
      order.push(text);
    }
    if (lost) throw new Error("no answer");
    return done.get(command) ?? "";
  };
  return { post, order };
}

const wait = () => Promise.resolve();

function outbox(post: (command: Said) => Promise<string>, on: Shelf = shelf()) {
  const answers: string[] = [];
  const box = new Outbox<Said, string>({
    key: "outbox",
    shelf: on,
    post,
    answered: (command, answer) => void answers.push(`${command.text}: ${answer}`),
    wait,
  });
  return { box, answers };
}

test("a command is answered", async () => {
  const { box, answers } = outbox(server().post);
  await expect(box.send({ command: "1", text: "a" })).resolves.toBe("did a");
  expect(answers).toEqual(["a: did a"]);
  expect(box.waiting.value).toBe(0);
});

test.each([false, true])("commands are repeated until they are answered, in order, each done once (answers lost: %s)", async (losesAnswers) => {
  const { post, order } = server({ losses: 7, losesAnswers });
  const { box } = outbox(post);
  const said = ["a", "b", "c"].map((text) => box.send({ command: text, text }));
  expect(box.waiting.value).toBe(3);
  await expect(Promise.all(said)).resolves.toEqual(["did a", "did b", "did c"]);
  expect(order).toEqual(["a", "b", "c"]);
  expect(box.stuck.value).toBe(false);
});

test("it says that nothing gets through", async () => {
  let answer: ((text: string) => void) | undefined;
  let tries = 0;
  const { box } = outbox(() => {
    tries += 1;
    if (tries === 1) return Promise.reject(new Error("no connection"));
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const said = box.send({ command: "1", text: "a" });
  await expect.poll(() => answer).toBeDefined();
  expect(box.stuck.value).toBe(true);
  answer?.("at last");
  await expect(said).resolves.toBe("at last");
  expect(box.stuck.value).toBe(false);
});

test("the next visit gives what the last one couldn't", async () => {
  const on = shelf();
  const never = () => new Promise<string>(() => undefined);
  void outbox(never, on).box.send({ command: "1", text: "a" });
  void outbox(never, on).box.send({ command: "2", text: "b" });
  const { post, order } = server();
  const next = outbox(post, on);
  expect(next.box.waiting.value).toBe(2);
  next.box.start();
  await expect.poll(() => next.box.waiting.value).toBe(0);
  expect(order).toEqual(["a", "b"]);
  expect(next.answers).toEqual(["a: did a", "b: did b"]);
  expect(on.kept.size).toBe(0);
});

test("two tabs keep what each of them holds", async () => {
  const on = shelf();
  const never = () => new Promise<string>(() => undefined);
  const first = outbox(never, on).box;
  void first.send({ command: "1", text: "a" });
  const { post, order } = server();
  const second = outbox(post, on).box;
  void first.send({ command: "2", text: "b" });
  await second.send({ command: "3", text: "c" });
  expect(order).toEqual(["a", "c"]);
  expect(JSON.parse(on.getItem("outbox") ?? "")).toEqual([{ command: "2", text: "b" }]);
  const next = outbox(post, on);
  next.box.start();
  await expect.poll(() => next.box.waiting.value).toBe(0);
  expect(order).toEqual(["a", "c", "b"]);
});

test("it works where nothing can be kept, and starts empty from what isn't its own", async () => {
  const forbidden: Shelf = {
    getItem: () => "not JSON",
    setItem: () => {
      throw new Error("forbidden");
    },
    removeItem: () => {
      throw new Error("forbidden");
    },
  };
  const { box } = outbox(server().post, forbidden);
  expect(box.waiting.value).toBe(0);
  await expect(box.send({ command: "1", text: "a" })).resolves.toBe("did a");
});
