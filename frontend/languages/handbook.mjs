/**
 * Turns the volunteers' handbook, docs/handbook.md and docs/handbook/, into modules of the admin area: each page's
 * title and content.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ElementType, parseDocument } from "htmlparser2";
import { Marked } from "marked";
import { catalogueOf, TRANSLATED } from "./catalogues.mjs";

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));
const PAGE = /[\\/]docs[\\/](?:handbook[\\/])?([a-z-]+)\.md$/;

/** @typedef {string | [tag: string, attributes: Record<string, string>, children: HandbookNode[]]} HandbookNode */
/**
 * @typedef {{ title: string, content: HandbookNode[], pictures: string[] }} HandbookPage `{{n}}` is the placeholder for
 * the address of picture n
 */

/**
 * Returns a page in the given language, or in English if the page is not translated. Bold words name a button or a tab,
 * and are replaced with the text on the screen in that language.
 * @param {string} name `handbook` for the first page
 * @param {string} language
 * @returns {HandbookPage}
 */
export function handbookPage(name, language) {
  const english = textOf(name, "en");
  const translated = existsSync(fileOf(name, language)) ? textOf(name, language) : english;
  const catalogue = screenTexts(language);
  const ids = idsOf(english);
  /** @type {string[]} */
  const pictures = [];
  let title = "";
  let at = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        // In every language, a heading has the id of the English heading, which links use.
        const id = ids[at++] ?? "";
        if (depth > 1)
          return `<h${String(depth + 1)} id="${id}" tabIndex="-1">${text}</h${String(depth + 1)}>\n`;
        title = text;
        return "";
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const place = placeOf(href, name);
        // Pages outside the handbook are for developers and operators, and are not on the site.
        return place === null
          ? text
          : `<a href="?help=${encodeURIComponent(place)}" data-help="${place}">${text}</a>`;
      },
      image({ href, text }) {
        pictures.push(href);
        const [width, height] = sizeOf(`${DOCS}handbook/${href}`);
        return `<img src="{{${String(pictures.length - 1)}}}" alt="${escaped(text)}" width="${String(width)}" height="${String(height)}" loading="lazy">`;
      },
      strong({ text }) {
        const words = text.replace(/\s+/g, " ");
        return `<strong>${escaped(catalogue.get(words) ?? words)}</strong>`;
      },
    },
  });
  // A tree instead of HTML, because the site's policy forbids scripts from writing HTML (Trusted Types).
  const content = treeOf(
    parseDocument(marked.parse(translated, { async: false }), { lowerCaseAttributeNames: false }).children,
  );
  return { title, content, pictures };
}

/**
 * Returns a picture's width and height in pixels, so that a page keeps room for the picture while it loads. Otherwise
 * the heading at which a page was opened would move.
 * @param {string} file a lossy WebP file without animation or transparency, as `npm run handbook:pictures` makes it
 * @throws Error for another kind of file
 */
function sizeOf(file) {
  const bytes = readFileSync(file);
  if (bytes.toString("latin1", 8, 16) !== "WEBPVP8 ") throw new Error(`${file} is not a lossy WebP file`);
  // RFC 9649, section 2.5: after the frame's tag and start code, each size is 14 bits wide.
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}

/** @param {ReturnType<typeof parseDocument>["children"]} nodes @returns {HandbookNode[]} */
function treeOf(nodes) {
  /** @type {HandbookNode[]} */
  const tree = [];
  for (const node of nodes) {
    if (node.type === ElementType.Text && node.data.trim() !== "") tree.push(node.data);
    if (node.type === ElementType.Tag) tree.push([node.name, node.attribs, treeOf(node.children)]);
  }
  return tree;
}

/**
 * Returns the module of a page: `title` and `content`, with the pictures as files of the build.
 * @param {string} file the path of the English page
 * @param {string} language
 */
function handbookModule(file, language) {
  const { title, content, pictures } = handbookPage(PAGE.exec(file)?.[1] ?? "", language);
  return [
    ...pictures.map(
      (path, index) => `import picture${index} from ${JSON.stringify(`${DOCS}handbook/${path}?no-inline`)};`,
    ),
    `export const title = ${JSON.stringify(title)};`,
    `export const content = ${JSON.stringify(content).replace(/"\{\{(\d+)\}\}"/g, "picture$1")};`,
  ].join("\n");
}

/** @returns {import("vite").Plugin} */
export function handbook() {
  let language = "en";
  return {
    name: "handbook",
    config({ base }) {
      language = TRANSLATED.find((each) => base === `/${each}/`) ?? "en";
    },
    load(id) {
      if (!PAGE.test(id)) return null;
      for (const each of ["en", language])
        this.addWatchFile(id.replace(/\.md$/, each === "en" ? ".md" : `.${each}.md`));
      return { code: handbookModule(id, language), map: null };
    },
  };
}

/**
 * Returns the translations of the site's texts, keyed by the English text. Cuts both texts off at their first tag and
 * removes their placeholders, because a handbook page quotes texts without them.
 * @param {string} language
 */
function screenTexts(language) {
  const unmarked = (/** @type {string} */ text) => (text.split("<")[0] ?? "").replace(/\{\w+\}/g, "");
  return new Map([...catalogueOf(language)].map(([message, text]) => [unmarked(message), unmarked(text)]));
}

/**
 * Returns a page without the part below its horizontal rule, which is for the page's maintainers.
 * @param {string} name
 * @param {string} language
 */
function textOf(name, language) {
  return readFileSync(fileOf(name, language), "utf8").split(/^---$/m)[0] ?? "";
}

/** @param {string} name @param {string} language */
function fileOf(name, language) {
  const path = name === "handbook" ? name : `handbook/${name}`;
  return `${DOCS}${path}${language === "en" ? "" : `.${language}`}.md`;
}

/**
 * Returns the ids of a page's headings in order, as GitHub creates them.
 * @param {string} markdown
 */
function idsOf(markdown) {
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, text = ""]) => text);
  return headings.map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/**
 * Returns the target of a link as `page` or `page#heading`, or null outside the handbook.
 * @param {string} href
 * @param {string} from
 */
function placeOf(href, from) {
  const [path = "", heading] = href.split("#");
  const inFolder = from === "handbook" ? /^handbook\/([a-z-]+)\.md$/ : /^([a-z-]+)\.md$/;
  const page = path === "" ? from : /\bhandbook\.md$/.test(path) ? "handbook" : inFolder.exec(path)?.[1];
  if (page === undefined) return null;
  return heading === undefined ? page : `${page}#${heading}`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
