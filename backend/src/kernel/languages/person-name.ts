import { harmlessName } from "../mail/harmless-name.js";
import { knownMsg, type Message, msg, type Text } from "./message.js";

/** A person named in a text. If `userId` is null, the name cannot be found and removed from the text later. */
export interface NamedPerson {
  readonly userId: string | null;
  readonly name: string;
}

/** Replacements for removed names. */
const SOMEONE = msg("Someone");
const DELETED = msg("A deleted account");

/**
 * Returns a person's name for a text that others read, made harmless by `harmlessName`. Includes the account's id, so
 * that the name can be removed from stored texts later.
 */
export function personName(person: NamedPerson | string): Text {
  if (typeof person === "string") return harmlessName(person);
  const name = harmlessName(person.name);
  return person.userId === null ? name : { ...knownMsg("{name}", { name }), account: person.userId };
}

/** Returns the ids of the accounts named in these texts, without duplicates. */
export function accountsNamed(...texts: readonly Text[]): string[] {
  const accounts = new Set<string>();
  for (const text of texts)
    changed(text, (message) => {
      if (message.account !== undefined) accounts.add(message.account);
      return null;
    });
  return [...accounts];
}

/**
 * Replaces the names of all accounts in a text with "Someone", for stored or listed texts that do not need the names.
 */
export function withoutNames(text: Text): Text {
  return changed(text, ({ account }) => (account === undefined ? null : SOMEONE));
}

/** Replaces the name of one account in a text with "A deleted account". */
export function withoutNameOf(userId: string, text: Text): Text {
  return changed(text, ({ account }) => (account === userId ? DELETED : null));
}

/** Replaces each message in a text with the text that `other` returns. Keeps a message if `other` returns null. */
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
