import { implForWrapper } from "jsdom/lib/jsdom/living/generated/utils.js";
import { matchesDontThrow } from "jsdom/lib/jsdom/living/helpers/selectors.js";
import type { DOMWindow } from "jsdom";

/** Matches a selector for one element by its name, and perhaps by its attributes or state: `dialog:not([open])`. */
const NAMED = /^([a-z][\da-z]*)((?:\[[^\]]*\]|:[a-z-]+(?:\([^(),]*\))?)*)$/;

/** The element names that a selector can match, and whether a matching name is enough for a match. */
interface Names {
  readonly names: ReadonlySet<string>;
  readonly isEnough: boolean;
}
/**
 * The element names by selector, or null for a selector of another kind. Cached, because jsdom compares every element
 * with the same style sheet.
 */
const known = new Map<string, Names | null>();

/**
 * Makes `getComputedStyle` of a window quicker, with the same results. Queries by role and checks of visibility call
 * the function for many elements. For each element, jsdom runs all 120 selectors of its style sheet, and copies the
 * result.
 */
export function makeStylesQuick(window: DOMWindow): void {
  const document = implForWrapper(window.document);
  // The first comparison creates `_nwsapiDontThrow`, whose `match` is replaced below.
  matchesDontThrow(implForWrapper(window.document.documentElement), "*");
  const selectors = document._nwsapiDontThrow;
  const { match } = selectors;
  selectors.match = (selector, element) => {
    const named = namesIn(selector);
    if (named && !named.names.has(element.localName)) return false;
    return named?.isEnough === true || match(selector, element);
  };

  const { getComputedStyle } = window;
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  /** jsdom's own cache of styles. jsdom replaces the cache when the document changes. */
  let ofJsdom: object | null = null;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo != null && pseudo !== "") return getComputedStyle(element, pseudo);
    if (ofJsdom === null || document._styleCache !== ofJsdom) styles = new WeakMap();
    const earlier = styles.get(element);
    if (earlier) return earlier;
    const style = getComputedStyle(element);
    styles.set(element, style);
    ofJsdom = document._styleCache;
    return style;
  };
}

function namesIn(selector: string): Names | null {
  const earlier = known.get(selector);
  if (earlier !== undefined) return earlier;
  const parts = selector.split(",").map((part) => NAMED.exec(part.trim()));
  const names = new Set(parts.flatMap((part) => part?.[1] ?? []));
  const found = parts.includes(null) ? null : { names, isEnough: parts.every((part) => part?.[2] === "") };
  known.set(selector, found);
  return found;
}
