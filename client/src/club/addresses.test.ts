import { expect, test } from "vitest";
import { deskPath, eventIn, forPhones, organisersPath } from "./addresses";

test.each([
  ["http://192.168.0.5:8000/club/k7f2q9", "k7f2q9"],
  ["  https://kozel.example/club/k7f2q9/organise#secret ", "k7f2q9"],
  ["kozel.local/club/k7f2q9/me/abc.def", "k7f2q9"],
  ["k7f2q9", "k7f2q9"],
])("%s leads to its event", (pasted, event) => {
  expect(eventIn(pasted)).toBe(event);
});

test.each(["", "abc", "http://kozel.example/table/k7f2q9", "what is this", "/club/"])("%s leads nowhere", (pasted) => {
  expect(eventIn(pasted)).toBeNull();
});

test("the desk's parts have addresses", () => {
  expect(deskPath("k7f2q9")).toBe("/club/k7f2q9/organise");
  expect(deskPath("k7f2q9", "people")).toBe("/club/k7f2q9/organise/people");
});

test("what is given to others leads where the event's own links lead", () => {
  const links = {
    public: "http://192.168.0.5:8000/club/k7f2q9",
    screen: "http://192.168.0.5:8000/club/k7f2q9/screen",
    sign_up: "http://192.168.0.5:8000/club/k7f2q9/sign-up",
  };
  expect(forPhones("/club/k7f2q9/me/abc.def", links)).toBe("http://192.168.0.5:8000/club/k7f2q9/me/abc.def");
  expect(forPhones(organisersPath("k7f2q9", "secret"), links)).toBe(
    "http://192.168.0.5:8000/club/k7f2q9/organise#secret",
  );
});
