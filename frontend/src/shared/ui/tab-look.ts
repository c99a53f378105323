export const TAB_LIST = "relative flex border-b-2 border-ink";

/** The look of a tab. `data-state` is `active` on the open tab. */
export const TAB =
  "flex min-h-11 items-center justify-center gap-2 border-2 border-b-0 border-transparent px-4 py-2 font-semibold whitespace-nowrap text-soft not-data-[state=active]:hover:not-disabled:text-ink disabled:cursor-not-allowed data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-paper";
