/** The page's frame, frontend/index.html, in a language. */

const TEXT = />\s*([^<>]*\p{L}[^<>]*?)\s*</gu;

/** @param {string} text */
const asMessage = (text) => text.replace(/\s+/g, " ");

/** What people read in it. @param {string} html @returns {string[]} */
export function frameMessages(html) {
  const body = html.slice(html.indexOf("<body>")).replace(/<!--.*?-->/gs, "");
  return [...body.matchAll(TEXT)].map(([, text = ""]) => asMessage(text));
}

/**
 * The frame with its texts, links to the pages of the language, and the files that all languages share where they are.
 * @param {string} html as Vite made it @param {string} language @param {ReadonlyMap<string, string>} catalogue
 */
export function frameIn(html, language, catalogue) {
  return html
    .replace('lang="en-IN"', `lang="${language}"`)
    .replace(/((?:href|src)=")\/\w+\/(?!assets\/)/g, "$1/")
    .replace(/class="link" href="\//g, `$&${language}/`)
    .replace(TEXT, (written, /** @type {string} */ text) => {
      const translation = catalogue.get(asMessage(text));
      return translation === undefined ? written : written.replace(text, () => translation);
    });
}
