/** Builds the site in one language: what its visitors load is written in it (docs/languages.md). */
import { catalogueOf } from "./catalogues.mjs";
import { compile } from "./compile.mjs";

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
      handler: (html) => (language === "en" ? html : frame(html, language, catalogue)),
    },
  };
}

/**
 * The page's frame: its few texts, links to the pages of its language, and the files that all languages share where they are.
 * @param {string} html @param {string} language @param {ReadonlyMap<string, string>} catalogue
 */
function frame(html, language, catalogue) {
  return html
    .replace('lang="en-IN"', `lang="${language}"`)
    .replace(/((?:href|src)=")\/\w+\/(?!assets\/)/g, "$1/")
    .replace(/class="link" href="\//g, `$&${language}/`)
    .replace(/>\s*([^<>]*\p{L}[^<>]*?)\s*</gu, (written, /** @type {string} */ text) => {
      const translation = catalogue.get(text.replace(/\s+/g, " "));
      return translation === undefined ? written : written.replace(text, translation);
    });
}
