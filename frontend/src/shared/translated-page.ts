/**
 * Maps each text node that a browser's translation removed from the page to the element that replaced it. Chrome and
 * Edge replace a text node with `<font>` elements that contain the translation, but React keeps the removed node. If
 * React then inserts something before the removed node, or removes the node again, an error breaks the whole page. If
 * React changes the node's text, the change is not visible.
 */
const translations = new WeakMap<Node, Element>();

let observer: MutationObserver | undefined;

/**
 * Lets React change a page while the browser translates the page. Works for any language and for third-party
 * components. React may still insert something before a text node that the browser has replaced, remove the node, or
 * change its text. The page then shows the change.
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

/**
 * Returns what the page shows in `parent` for a node that React keeps: the node itself, or the child of `parent` with
 * its translation. Returns null if the browser removed the text and there is no translation.
 */
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

/** Replaces a text's old translation with the text that React has changed. The browser then translates the new text. */
function showAgain(text: Node): void {
  translations.get(text)?.replaceWith(text);
  translations.delete(text);
}

function isTranslation(node: Node | null): node is Element {
  return node instanceof HTMLElement && node.localName === "font";
}
