/**
 * Translates pages that are plain HTML: the frame of all pages (frontend/index.html), and the page shown when there is
 * no network.
 */

const TEXT = />\s*([^<>]*\p{L}[^<>]*?)\s*</gu;
/**
 * Matches attributes with texts. `data-…` attributes contain the texts of scripts in public/, such as offline.js,
 * because these scripts are the same files for all languages.
 */
const ATTRIBUTE = /(?<=\s(?:alt|aria-label|data-[a-z]+)=")[^"]*\p{L}[^"]*(?=")/gu;
/** Matches the part of an English page that offers other languages. Each offer is written in the offered language. */
const OFFER = /<aside id="language-offer".*?<\/aside>/s;
const NOT_READ = new RegExp(`<!--.*?-->|<style>.*?</style>|${OFFER.source}`, "gs");

/** @param {string} text */
const asMessage = (text) => text.replace(/\s+/g, " ");

/**
 * Returns the user-visible texts of a page.
 * @param {string} html
 * @returns {string[]}
 */
export function frameMessages(html) {
  const read = html.replace(NOT_READ, "");
  const texts = [...read.matchAll(TEXT)].map(([, text = ""]) => asMessage(text));
  return [...texts, ...[...read.matchAll(ATTRIBUTE)].map(([text]) => text)];
}

/**
 * Returns the frame with its texts and links in the given language. Links to files shared by all languages lose their
 * language prefix.
 * @param {string} html the frame as Vite wrote it
 * @param {string} language
 * @param {ReadonlyMap<string, string>} catalogue
 */
export function frameIn(html, language, catalogue) {
  const page = html
    .replace(OFFER, "")
    .replace(/((?:href|src)=")\/\w+\/(?!assets\/|src\/|@)/g, "$1/") // src/ and @: modules in development
    .replace(/class="link" href="\//g, `$&${language}/`);
  return pageIn(page, language, catalogue);
}

/**
 * Returns a page with its texts in the given language.
 * @param {string} html
 * @param {string} language
 * @param {ReadonlyMap<string, string>} catalogue
 */
export function pageIn(html, language, catalogue) {
  return html
    .replace('lang="en-IN"', `lang="${language}"`)
    .replace(TEXT, (written, /** @type {string} */ text) => {
      const translation = catalogue.get(asMessage(text));
      return translation === undefined ? written : written.replace(text, () => translation);
    })
    .replace(ATTRIBUTE, (text) => catalogue.get(text) ?? text);
}
