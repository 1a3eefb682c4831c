import { expect, test } from "vitest";
import { failureOf } from "./ask";

test("a fault of the server is no lost connection, and neither is what isn't there", () => {
  expect([400, 404, 410].map(failureOf)).toEqual(["missing", "missing", "missing"]);
  expect([500, 507].map(failureOf)).toEqual(["faulty", "faulty"]);
});

test("what stands before a server that is gone answers in its place", () => {
  expect([502, 503, 504].map(failureOf)).toEqual(["unreachable", "unreachable", "unreachable"]);
});
