import { expect, test } from "vitest";
import { refreshing } from "./refreshing";

/** Fetches that end when they are told to, in turn. */
function fetches() {
  const open: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const fetchOnce = () =>
    new Promise<void>((answer, fail) => {
      open.push({ answer, fail: () => fail(new Error("no answer")) });
    });
  return { open, fetchOnce };
}

const atOnce = () => Promise.resolve();
const settled = () => new Promise((resume) => setTimeout(resume));

test("whoever asks during a fetch has one more after it, however many they are", async () => {
  const { open, fetchOnce } = fetches();
  const { refresh } = refreshing(fetchOnce, atOnce);
  refresh();
  refresh();
  refresh();
  expect(open).toHaveLength(1);
  open[0]?.answer();
  await settled();
  expect(open).toHaveLength(2);
  open[1]?.answer();
  await settled();
  expect(open).toHaveLength(2);
  refresh();
  expect(open).toHaveLength(3);
});

test("one that gets no answer is repeated until it does, with nobody asking again", async () => {
  const { open, fetchOnce } = fetches();
  const pauses: number[] = [];
  const { refresh } = refreshing(fetchOnce, async (milliseconds) => void pauses.push(milliseconds));
  refresh();
  for (let tries = 1; tries <= 3; tries += 1) {
    expect(open).toHaveLength(tries);
    open[tries - 1]?.fail();
    await settled();
  }
  open[3]?.answer();
  await settled();
  expect(open).toHaveLength(4);
  expect(pauses).toHaveLength(3);
});

test("whoever asks at the very end of a fetch is heard", async () => {
  const { open, fetchOnce } = fetches();
  const { refresh } = refreshing(fetchOnce, atOnce);
  refresh();
  open[0]?.answer();
  for (let turn = 0; turn < 5; turn += 1) {
    await Promise.resolve();
    refresh();
  }
  await settled();
  open.at(-1)?.answer();
  await settled();
  open.at(-1)?.answer();
  await settled();
  expect(open.length).toBeGreaterThanOrEqual(2);
});

test("nothing is fetched after the end", async () => {
  const { open, fetchOnce } = fetches();
  const { refresh, stop } = refreshing(fetchOnce, atOnce);
  refresh();
  stop();
  open[0]?.fail();
  await settled();
  refresh();
  expect(open).toHaveLength(1);
});
