import ts from "typescript";

/** Returns a page's lines. Each list item is one line, even if the formatter wrapped it. */
export const unwrapped = (page: string): string[] => page.replace(/\n +(?=\S)/g, " ").split("\n");

/** A term that the glossary avoids. No name may contain all the term's parts in a row. */
export interface AvoidedWord {
  readonly text: string;
  readonly parts: readonly string[];
  /**
   * True for a term that the glossary writes as `…Words`. It is avoided only at the end of a name, after at least one
   * other part.
   */
  readonly atEnd: boolean;
}

/** Returns a name's parts in lower case. `useTeamDesk`, `USE_TEAM_DESK` and `use-team-desk` have the same parts. */
function partsOf(name: string): string[] {
  return name
    .replace(/\..*$/, "")
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter((part) => part !== "")
    .map((part) => part.toLowerCase());
}

/** Returns the words in backticks after "Avoid:" in a page's list items. */
export function avoidedWords(glossary: string): AvoidedWord[] {
  const avoided = unwrapped(glossary).flatMap((line) => /^- .* Avoid: (.*)$/.exec(line)?.[1] ?? []);
  return avoided.flatMap((words) =>
    [...words.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => ({
      text,
      parts: partsOf(text),
      atEnd: text.startsWith("…"),
    })),
  );
}

/**
 * Vague words. Plain English uses a role ("user", "admin"), "again", "next to", "since then", "is" or "notified"
 * instead.
 */
const VAGUE = /\b(?:somebody|whoever|nobody|anew|beside|meanwhile|of it|as it is|stands|told|looked at)\b/gi;

/** Returns the vague words of a text, each with its line number, counted from 1. */
export function vagueWordsIn(text: string): { readonly line: number; readonly word: string }[] {
  return text
    .split("\n")
    .flatMap((content, i) => [...content.matchAll(VAGUE)].map(([word]) => ({ line: i + 1, word })));
}

export function avoidedIn(name: string, words: readonly AvoidedWord[]): string | null {
  const parts = partsOf(name);
  const fits = ({ parts: avoided, atEnd }: AvoidedWord): boolean => {
    const last = parts.length - avoided.length;
    const starts = atEnd ? [last].filter((at) => at > 0) : parts.keys();
    return [...starts].some((start) => avoided.every((part, i) => parts[start + i] === part));
  };
  return words.find(fits)?.text ?? null;
}

/** Returns the names that a code file declares: variables, parameters, functions, types and properties. */
export function declaredNames(file: string, text: string): Set<string> {
  const names = new Set<string>();
  const look = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && isDeclared(node)) names.add(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return names;
}

/**
 * Returns whether an identifier declares a name. An imported name belongs to another file, and a property access
 * declares nothing.
 */
function isDeclared(node: ts.Identifier | ts.PrivateIdentifier): boolean {
  const { parent } = node;
  if (!("name" in parent) || parent.name !== node) return false;
  return !(
    ts.isPropertyAccessExpression(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isMetaProperty(parent)
  );
}
