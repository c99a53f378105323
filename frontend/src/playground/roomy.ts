/** True where panel, editors and answer fit beside each other; playground.css stacks them below the same width. */
export function isRoomy(): boolean {
  return matchMedia("(min-width: 800px)").matches;
}
