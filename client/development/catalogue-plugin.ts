/** What the server does to the page, for the development server: the catalogue in the page, and at /api/catalogue/. */
import type { Plugin } from "vite";
import { readCatalogue } from "./catalogue.ts";

const LANGUAGES = ["ru", "ro", "en", "es"];

function chosenLanguage(cookies: string | undefined, accepted: string | undefined): string {
  const cookie = /(?:^|;\s*)kozel_language=(\w+)/.exec(cookies ?? "")?.[1];
  const candidates = [cookie, ...(accepted ?? "").split(",").map((range) => range.trim().slice(0, 2))];
  return candidates.find((candidate) => candidate !== undefined && LANGUAGES.includes(candidate)) ?? "en";
}

export function cataloguePlugin(): Plugin {
  let headers: { cookie?: string | undefined; "accept-language"?: string | undefined } = {};
  return {
    name: "kozel-catalogue",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = /^\/api\/catalogue\/(\w+)$/.exec(request.url ?? "")?.[1];
        if (language === undefined || !LANGUAGES.includes(language)) {
          if (request.headers.accept?.includes("text/html") === true) headers = request.headers;
          next();
          return;
        }
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(readCatalogue(language)));
      });
    },
    transformIndexHtml(html) {
      const language = chosenLanguage(headers.cookie, headers["accept-language"]);
      const json = JSON.stringify(readCatalogue(language)).replaceAll("<", "\\u003c");
      return html
        .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
        .replace("</head>", `<script type="application/json" id="catalogue">${json}</script></head>`);
    },
  };
}
