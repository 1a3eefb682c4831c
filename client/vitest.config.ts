import { defineConfig } from "vitest/config";

export default defineConfig({
  // Tests wait for real sockets and lay out thousands of lines; the machine may be busy besides.
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 30_000 },
});
