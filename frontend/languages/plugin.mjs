/** Builds the site in one language: what its visitors load is written in it (docs/languages.md). */
import { catalogueOf } from "./catalogues.mjs";
import { compile } from "./compile.mjs";
import { frameIn } from "./frame.mjs";

const OURS = /[\\/](?:frontend|backend)[\\/]src[\\/].*\.tsx?$/;
const GENERATED = /[\\/]graphql[\\/]/;

/**
 * @param {string} language as BCP 47 has it
 * @returns {import("vite").Plugin}
 */
export function inLanguage(language) {
  const catalogue = catalogueOf(language);
  return {
    name: "in-language",
    enforce: "pre", // JSX as it was written
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
