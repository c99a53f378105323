/** Builds the site in one language. All texts that visitors load are in this language (docs/languages.md). */
import { fileURLToPath } from "node:url";
import { catalogueOf, TRANSLATED } from "./catalogues.mjs";
import { compile } from "./compile.mjs";
import { frameIn } from "./frame.mjs";

const OURS = /[\\/](?:frontend|backend)[\\/]src[\\/].*\.tsx?$/;
const GENERATED = /[\\/]graphql[\\/]/;
/**
 * Milliseconds after which a half-written file is read again. The watcher reports two writes in quick succession as one
 * event, so the write that completes the file may not be reported.
 */
const WRITING_MS = 300;
const CATALOGUES = fileURLToPath(new URL("../../backend/languages/", import.meta.url));

/**
 * Translates modules and pages into the language that Vite's `base` names: `/hi/` is Hindi. With any other base, the
 * texts stay English.
 * @returns {import("vite").Plugin}
 */
export function inLanguage() {
  let language = "en";
  let catalogue = catalogueOf(language);
  return {
    name: "in-language",
    enforce: "pre", // before JSX is compiled
    config({ base }) {
      language = TRANSLATED.find((each) => base === `/${each}/`) ?? "en";
      catalogue = catalogueOf(language);
      return { define: { SITE_LANGUAGE: JSON.stringify(language) } };
    },
    /** Reads the catalogue again after it is saved. scripts/dev.mjs then reloads the pages. */
    configureServer({ watcher, moduleGraph, config: { logger } }) {
      if (language === "en") return;
      const folder = `${CATALOGUES}${language}/`;
      /**
       * @param {string} file
       * @param {boolean} isHalfWritten whether the editor may still be writing the file
       */
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
