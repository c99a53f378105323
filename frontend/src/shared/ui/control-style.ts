/** Class names of everything one types into. 16 px text, or iOS would zoom in on focus. */
export function controlClass(invalid: boolean, mono = false): string {
  return [
    "block min-h-11 w-full rounded-xs border-2 bg-surface px-3 py-2 text-base text-ink placeholder:text-soft",
    "[&:not(select):read-only]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-soft",
    invalid ? "border-bad" : "border-outline hover:border-ink",
    mono ? "font-mono" : "",
  ].join(" ");
}

/** Class names of a field for files, whose button is to be seen as one. To style sheets every such field is read-only. */
export const FILE_CLASS = `${controlClass(false)} not-disabled:bg-surface! file:mr-4 file:min-h-9 file:rounded-xs file:border-0 file:bg-ink file:px-4 file:font-semibold file:text-paper`;
