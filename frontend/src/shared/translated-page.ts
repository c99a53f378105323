/**
 * React's texts that a browser's translation took from the page, with the element that is there instead. Chrome and Edge
 * replace each text node by `<font>` elements with the translation. React keeps the node of its own: to insert before that
 * one, or to remove it, throws and ends the whole page, and its changes are not seen.
 */
const translations = new WeakMap<Node, Element>();

let observer: MutationObserver | undefined;

/**
 * Lets React change a page while the browser translates it, in any language and also where a component is a package's:
 * what React does next to a text, or with it, happens to its translation.
 */
export function followTranslation(): void {
  observer?.disconnect();
  observer = new MutationObserver(read);
  observer.observe(document, { childList: true, subtree: true });
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called with its node
  const { insertBefore, removeChild } = Node.prototype;
  if (insertBefore === insertBeforeShown) return;
  original = { insertBefore, removeChild };
  Object.assign(Node.prototype, { insertBefore: insertBeforeShown, removeChild: removeShown });
}

let original: Pick<Node, "insertBefore" | "removeChild">;

function insertBeforeShown<Child extends Node>(this: Node, node: Child, next: Node | null): Child {
  return original.insertBefore.call(this, node, next && shownIn(this, next)) as Child;
}

function removeShown<Child extends Node>(this: Node, node: Child): Child {
  const shown = shownIn(this, node);
  if (shown !== null) original.removeChild.call(this, shown);
  return node;
}

/** Returns what is in `parent` for a node of React's; null for a text of which nothing is left. */
function shownIn(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent || node.nodeType !== Node.TEXT_NODE) return node;
  read(observer?.takeRecords() ?? []);
  let shown: Node | null = translations.get(node) ?? node;
  while (shown !== null && shown.parentNode !== parent) shown = shown.parentNode;
  return shown;
}

function read(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === "characterData") showAgain(target);
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      if (translation === undefined) continue;
      translations.set(node, translation);
      observer?.observe(node, { characterData: true });
    }
  }
}

/** Puts a text that React has changed in the place of its old translation; the browser then translates the new one. */
function showAgain(text: Node): void {
  translations.get(text)?.replaceWith(text);
  translations.delete(text);
}

function isTranslation(node: Node | null): node is Element {
  return node instanceof HTMLElement && node.localName === "font";
}
