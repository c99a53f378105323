/** Pages that are HTML and no module, in a language: the frame of all pages, frontend/index.html, and the one that is shown without a network. */

const TEXT = />\s*([^<>]*\p{L}[^<>]*?)\s*</gu;
/** `data-…` is what a script without a catalogue fills in and shows (public/offline.js). */
const ATTRIBUTE = /(?<=\s(?:alt|aria-label|data-[a-z]+)=")[^"]*\p{L}[^"]*(?=")/gu;
/** Offers an English page in other languages, and is written in those. */
const OFFER = /<aside id="language-offer".*?<\/aside>/s;
const NOT_READ = new RegExp(`<!--.*?-->|<style>.*?</style>|${OFFER.source}`, "gs");

/** @param {string} text */
const asMessage = (text) => text.replace(/\s+/g, " ");

/** What people read in a page. @param {string} html @returns {string[]} */
export function frameMessages(html) {
  const read = html.replace(NOT_READ, "");
  const texts = [...read.matchAll(TEXT)].map(([, text = ""]) => asMessage(text));
  return [...texts, ...[...read.matchAll(ATTRIBUTE)].map(([text]) => text)];
}

/**
 * The frame with its texts, links to the pages of the language, and the files that all languages share where they are.
 * @param {string} html as Vite made it @param {string} language @param {ReadonlyMap<string, string>} catalogue
 */
export function frameIn(html, language, catalogue) {
  const page = html
    .replace(OFFER, "")
    .replace(/((?:href|src)=")\/\w+\/(?!assets\/|src\/|@)/g, "$1/") // in development modules have their own addresses
    .replace(/class="link" href="\//g, `$&${language}/`);
  return pageIn(page, language, catalogue);
}

/** A page with its texts in a language. @param {string} html @param {string} language @param {ReadonlyMap<string, string>} catalogue */
export function pageIn(html, language, catalogue) {
  return html
    .replace('lang="en-IN"', `lang="${language}"`)
    .replace(TEXT, (written, /** @type {string} */ text) => {
      const translation = catalogue.get(asMessage(text));
      return translation === undefined ? written : written.replace(text, () => translation);
    })
    .replace(ATTRIBUTE, (text) => catalogue.get(text) ?? text);
}
