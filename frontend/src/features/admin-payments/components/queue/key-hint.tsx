/**
 * Shows the shortcut of the button around it. Screen readers do not read it. Narrow screens do not show it, because
 * phones rarely have a keyboard.
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
