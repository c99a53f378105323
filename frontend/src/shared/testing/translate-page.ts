/**
 * The name of the element that Chrome inserts. The type is `string`, because the linter reports `createElement("font")`
 * as deprecated.
 */
const FONT: string = "font";

/**
 * Translates the page as a browser does: puts each text into two nested `<font>` elements.
 * @param keepsNode whether the elements contain React's own text node instead of a copy
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
  await Promise.resolve(); // lets mutation observers run
}
