import { defineConfig } from "vite";
import { cataloguePlugin } from "./development/catalogue-plugin.ts";
import { offlinePlugin } from "./development/offline-plugin.ts";

const server = process.env["KOZEL_SERVER"] ?? "http://localhost:8000";

export default defineConfig({
  base: "/",
  plugins: [cataloguePlugin(), offlinePlugin()],
  build: {
    outDir: "../src/kozel/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // A page under the content security policy may load nothing from data: but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    strictPort: true,
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
});
