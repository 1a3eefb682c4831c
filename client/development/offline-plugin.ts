/**
 * Builds the worker that keeps the score sheet, with the list of the build's files that the sheet loads; and the
 * manifest by which a phone can have the sheet like an application.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, type Rolldown, transformWithOxc } from "vite";

const WORKER = fileURLToPath(new URL("../src/service-worker/worker.ts", import.meta.url));
const SHEET = "/src/score-sheet/score-page.tsx";
const MARK = /\/goat-[^/]*\.svg$/;
const FONT = /\.woff2$/;

export function offlinePlugin(): Plugin {
  return {
    name: "kozel-offline",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const chunks = outputs.filter((output) => output.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry);
      const sheet = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(SHEET) === true);
      if (entry === undefined || sheet === undefined) this.error("the score sheet is no chunk of its own");
      const assets = outputs.map(({ fileName }) => fileName).filter((name) => MARK.test(name) || FONT.test(name));
      const files = [...new Set([...loadedBy(entry, bundle), ...loadedBy(sheet, bundle), ...assets])].sort();
      const kept = {
        version: createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16),
        entry: `/${entry.fileName}`,
        files: files.map((name) => `/${name}`),
      };
      const { code } = await transformWithOxc(readFileSync(WORKER, "utf8"), WORKER);
      const source = `const KEPT = ${JSON.stringify(kept)};\n${code}`;
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      const mark = assets.find((name) => MARK.test(name)) ?? this.error("the mark is no file of the build");
      this.emitFile({ type: "asset", fileName: "score.webmanifest", source: JSON.stringify(manifest(`/${mark}`)) });
    },
  };
}

/** The chunk's file, and all scripts and styles that come with it. */
function loadedBy(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set<string>();
  const waiting = [chunk];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next.fileName)) continue;
    found.add(next.fileName);
    for (const style of next.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of next.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") waiting.push(imported);
    }
  }
  return [...found];
}

function manifest(mark: string): object {
  return {
    id: "/score",
    name: "Козёл · Kozel",
    short_name: "Козёл",
    start_url: "/score",
    scope: "/score",
    display: "standalone",
    background_color: "#eee5d3",
    theme_color: "#eee5d3",
    icons: [{ src: mark, sizes: "any", type: "image/svg+xml" }],
  };
}
