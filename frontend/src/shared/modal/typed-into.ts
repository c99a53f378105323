/** The selector of elements that take typed letters. */
export const TYPED_INTO = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
