/**
 * Shows the shortcut of the button around it. Hidden from screen readers, and on narrow screens, because phones rarely
 * have a keyboard.
 */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="hidden min-w-6 border border-current px-1 text-center font-mono text-sm leading-5 opacity-80 sm:inline-block"
    >
      {children}
    </kbd>
  );
}
