/** Builds the site in one language: what its visitors load is written in it (docs/languages.md). */
import { fileURLToPath } from "node:url";
import { catalogueOf, TRANSLATED } from "./catalogues.mjs";
import { compile } from "./compile.mjs";
import { frameIn } from "./frame.mjs";

const OURS = /[\\/](?:frontend|backend)[\\/]src[\\/].*\.tsx?$/;
const GENERATED = /[\\/]graphql[\\/]/;
/** How long an editor may take to write a file, in milliseconds: one event is all that the watcher tells of two writes. */
const WRITING_MS = 300;
const CATALOGUES = fileURLToPath(new URL("../../backend/languages/", import.meta.url));

/**
 * Writes modules and pages in the language that Vite's `base` begins with: `/hi/` is Hindi, every other one English.
 * @returns {import("vite").Plugin}
 */
export function inLanguage() {
  let language = "en";
  let catalogue = catalogueOf(language);
  return {
    name: "in-language",
    enforce: "pre", // JSX as it was written
    config({ base }) {
      language = TRANSLATED.find((each) => base === `/${each}/`) ?? "en";
      catalogue = catalogueOf(language);
      return { define: { SITE_LANGUAGE: JSON.stringify(language) } };
    },
    /** Reads the catalogue again when it was saved; scripts/dev.mjs then reloads the pages. */
    configureServer({ watcher, moduleGraph, config: { logger } }) {
      if (language === "en") return;
      const folder = `${CATALOGUES}${language}/`;
      /** @param {string} file @param {boolean} isHalfWritten whether the rest may be on its way */
      const read = (file, isHalfWritten) => {
        try {
          catalogue = catalogueOf(language);
          moduleGraph.invalidateAll();
        } catch (error) {
          if (isHalfWritten) setTimeout(() => read(file, false), WRITING_MS);
          else logger.error(`${file}: ${String(error)}`);
        }
      };
      watcher.add(folder);
      watcher.on("change", (file) => {
        if (file.startsWith(folder)) read(file, true);
      });
    },
    transform(code, id) {
      const file = id.replace(/\?.*/s, "");
      if (!OURS.test(file) || GENERATED.test(file)) return null;
      const written = compile(file, code, language, catalogue);
      return written === null ? null : { code: written, map: null };
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => (language === "en" ? html : frameIn(html, language, catalogue)),
    },
  };
}
