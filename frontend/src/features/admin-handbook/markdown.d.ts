/** A page of docs/handbook/ in the language of the build (frontend/languages/handbook.mjs). */
declare module "*.md" {
  /** A text, or an element with its attributes and children. */
  type HandbookNode =
    | string
    | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly HandbookNode[]];
  export const title: string;
  export const content: readonly HandbookNode[];
}
