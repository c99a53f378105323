/** The selector of elements that take typed letters. */
export const TYPED_INTO = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** The element that the user last typed into or pressed. Null after Enter or a shortcut, which may open a dialog. */
let lastUsed: EventTarget | null = null;

if (typeof window !== "undefined")
  for (const type of ["keydown", "pointerdown"] as const)
    addEventListener(
      type,
      (event) => {
        const isCommand = event.ctrlKey || event.metaKey || ("key" in event && event.key === "Enter");
        lastUsed = isCommand ? null : event.target;
      },
      true,
    );

/** Returns whether the user is in the middle of typing, so that a late dialog must not take the keys. */
export function isTyping(): boolean {
  return lastUsed === document.activeElement && document.activeElement?.matches(TYPED_INTO) === true;
}
