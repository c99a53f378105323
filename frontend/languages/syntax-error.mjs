/**
 * Returns the parser's error worded like a compiler's, without a stack. Vite shows the lines of code around `pos`.
 * @param {string} file
 * @param {string} code
 * @param {{ message: string, labels: { start: number }[] }} error
 */
export function syntaxError(file, code, { message, labels }) {
  const pos = labels[0]?.start ?? 0;
  const lines = code.slice(0, pos).split("\n");
  const place = `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
  return Object.assign(new SyntaxError(`${place}: ${message}`), { pos, stack: "" });
}
