import { harmlessName } from "../mail/harmless-name.js";
import { knownMsg, type Message, msg, type Text } from "./message.js";

/** A person whom a text names; without an account there is nothing by which the name is found again. */
export interface NamedPerson {
  readonly userId: string | null;
  readonly name: string;
}

/** What is read where a name was. */
const SOMEONE = msg("Someone");
const DELETED = msg("A deleted account");

/**
 * Returns a person's name for a text that others read, as `harmlessName` has it. It knows whose it is, so that it can be
 * taken out of texts that are kept.
 */
export function personName(person: NamedPerson | string): Text {
  if (typeof person === "string") return harmlessName(person);
  const name = harmlessName(person.name);
  return person.userId === null ? name : { ...knownMsg("{name}", { name }), account: person.userId };
}

/** Returns the accounts whose names are in these texts, each once. */
export function accountsNamed(...texts: readonly Text[]): string[] {
  const accounts = new Set<string>();
  for (const text of texts)
    changed(text, (message) => {
      if (message.account !== undefined) accounts.add(message.account);
      return null;
    });
  return [...accounts];
}

/** Returns a text without the names of accounts: for what is kept or listed where they are not needed. */
export function withoutNames(text: Text): Text {
  return changed(text, ({ account }) => (account === undefined ? null : SOMEONE));
}

/** Returns a text that says "A deleted account" where it has the name of this one. */
export function withoutNameOf(userId: string, text: Text): Text {
  return changed(text, ({ account }) => (account === userId ? DELETED : null));
}

/** A text with each message in it replaced for which there is something else. */
function changed(text: Text, other: (message: Message) => Text | null): Text {
  if (typeof text === "string") return text;
  if ("texts" in text) return { ...text, texts: text.texts.map((one) => changed(one, other)) };
  const replaced = other(text);
  if (replaced !== null) return replaced;
  const values = Object.entries(text.values).map(
    ([place, value]) => [place, typeof value === "number" ? value : changed(value, other)] as const,
  );
  return { ...text, values: Object.fromEntries(values) };
}
