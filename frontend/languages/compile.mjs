/**
 * Translates a module into a language. Replaces each message with its translation, so that nothing is looked up at run
 * time.
 */
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { child } from "./ast.mjs";
import { messagesOf, plain } from "./messages.mjs";

/** @typedef {import("./messages.mjs").Message} Message */
/** @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Part */

/** Matches the hyphen between a name or a number and its Bengali ending, such as "{name}-কে". */
const BENGALI_ENDING = /(?<=[^\s\p{Script=Bengali}])-(?=\p{Script=Bengali})/gu;

/**
 * Returns a translation with a word joiner after each hyphen before a Bengali ending, because browsers break a line
 * after a hyphen. Other translations are returned unchanged.
 * @param {string} text
 */
const withEndings = (text) => text.replace(BENGALI_ENDING, "-\u2060");

/**
 * Returns a module's code with its messages translated.
 * @param {string} file
 * @param {string} code
 * @param {string} language a BCP 47 tag
 * @param {ReadonlyMap<string, string>} catalogue English → translation; messages without a translation stay English
 * @returns {string | null} null for a module that does not change
 */
export function compile(file, code, language, catalogue) {
  const messages = messagesOf(file, code).filter(
    ({ kind, start, message }) =>
      catalogue.has(message) || (kind === "string" && code.startsWith("t(", start)),
  );
  if (messages.length === 0) return null;
  return new Writer(code, messages, language, catalogue).range(0, code.length);
}

class Writer {
  /**
   * @param {string} code @param {readonly Message[]} messages @param {string} language
   * @param {ReadonlyMap<string, string>} catalogue
   */
  constructor(code, messages, language, catalogue) {
    this.code = code;
    this.messages = [...messages].sort((a, b) => a.start - b.start || b.end - a.end);
    this.language = language;
    this.catalogue = catalogue;
  }

  /**
   * Returns a part of the module, translated.
   * @param {number} start
   * @param {number} end
   * @returns {string}
   */
  range(start, end) {
    let written = "";
    let at = start;
    for (const message of this.messages) {
      if (message.start < at || message.end > end) continue;
      written += this.code.slice(at, message.start) + this.#message(message);
      at = message.end;
    }
    return written + this.code.slice(at, end);
  }

  /** @param {Message} message */
  #message(message) {
    const parts = parse(withEndings(this.catalogue.get(message.message) ?? plain(message.message)));
    if (message.kind === "children") return this.#children(parts, message);
    const text = this.#string(parts, message);
    if (message.kind === "attribute") return `{${text}}`;
    // A column's heading in exported files stays English (shared/table/export.ts).
    const isTranslated = message.isHeader && this.catalogue.has(message.message);
    return isTranslated ? `${text}, fileHeader: ${JSON.stringify(plain(message.message))}` : text;
  }

  /**
   * Returns the language whose plural rules apply: English for a message without a translation.
   * @param {Message} message
   */
  #languageOf({ message }) {
    return this.catalogue.has(message) ? this.language : "en";
  }

  /**
   * Returns a message as the children of an element.
   * @param {readonly Part[]} parts
   * @param {Message} message
   * @returns {string}
   */
  #children(parts, message) {
    return parts
      .map((part) => {
        if (part.type === TYPE.literal) return `{${JSON.stringify(part.value)}}`;
        if (part.type === TYPE.tag) return this.#tag(part, message);
        if (part.type !== TYPE.argument) return `{${this.#string([part], message)}}`;
        const source = this.#slot(part.value, message);
        return /^[<{]/.test(source) ? source : `{${source}}`;
      })
      .join("");
  }

  /** @param {import("@formatjs/icu-messageformat-parser").TagElement} part @param {Message} message */
  #tag({ value, children }, message) {
    const node = message.elements.get(value);
    if (!node) throw new Error(`<${value}> is not in "${message.message}"`);
    const [open = "", close = ""] = ["openingElement", "closingElement"].map((part) => {
      const tag = child(node, part);
      return tag && this.range(tag.start, tag.end);
    });
    return `${open}${this.#children(children, message)}${close}`;
  }

  /** @param {string} name @param {Message} message */
  #slot(name, message) {
    const slot = message.slots.get(name);
    if (!slot) throw new Error(`{${name}} is not in "${message.message}"`);
    return this.range(slot.start, slot.end);
  }

  /**
   * Returns a message as an expression.
   * @param {readonly Part[]} parts
   * @param {Message} message
   * @param {string} [count] the code of the number that `#` stands for in a plural
   * @returns {string}
   */
  #string(parts, message, count = "") {
    if (parts.every((part) => part.type === TYPE.literal)) return JSON.stringify(parts.map(textOf).join(""));
    const written = parts.map((part) => {
      if (part.type === TYPE.literal) return textOf(part).replace(/[`\\]|\$\{/g, "\\$&");
      if (part.type === TYPE.pound)
        return `\${(${count}).toLocaleString(${JSON.stringify(`${this.#languageOf(message)}-IN-u-nu-latn`)})}`;
      if (part.type === TYPE.argument) return `\${${this.#slot(part.value, message)}}`;
      if (part.type === TYPE.plural) return `\${${this.#plural(part, message)}}`;
      throw new Error(`"${message.message}" has a part that is not supported`);
    });
    return `\`${written.join("")}\``;
  }

  /** @param {import("@formatjs/icu-messageformat-parser").PluralElement} part @param {Message} message */
  #plural({ value, options }, message) {
    const count = this.#slot(value, message);
    const rule = `new Intl.PluralRules(${JSON.stringify(this.#languageOf(message))}).select(${count})`;
    const { other, ...special } = options;
    const cases = Object.entries(special).map(([name, { value: parts }]) => {
      const is = name.startsWith("=")
        ? `${count} === ${name.slice(1)}`
        : `${rule} === ${JSON.stringify(name)}`;
      return `${is} ? ${this.#string(parts, message, count)} : `;
    });
    return `(${cases.join("")}${this.#string(other?.value ?? [], message, count)})`;
  }
}

/** @param {Part} part */
function textOf(part) {
  return part.type === TYPE.literal ? part.value : "";
}
