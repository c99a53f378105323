/** What Chrome writes; TypeScript takes it for a mistake. */
const FONT: string = "font";

/**
 * Translates the page as a browser does: each text is in two `<font>` elements then.
 * @param keepsNode whether React's own node is in them, or a copy
 */
export async function translatePage(keepsNode = false): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("font, script, style, textarea, option")) continue;
    const [outer, inner] = [document.createElement(FONT), document.createElement(FONT)];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(keepsNode ? text : text.data);
  }
  await Promise.resolve(); // a task of its own
}
