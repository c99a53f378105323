import type { Caller } from "../../../kernel/auth/caller.js";
import type { NamedPerson } from "../../../kernel/languages/person-name.js";
import type { Account } from "../../accounts/contract/account.js";
import type { Recipient } from "../../notifications/notification.service.js";

/** The data that notifications show about a team. */
export interface NamedTeam {
  readonly id: string;
  readonly name: string;
  readonly event: { readonly slug: string; readonly title: string };
}

/** Returns only the data that is needed to show a person's name. */
export function named({ userId, name }: NamedPerson): NamedPerson {
  return { userId, name };
}

export function factsOf({ name, event }: NamedTeam) {
  return { teamName: name, event };
}

export function recipientOf({ id, name, email }: Account): Recipient {
  return { userId: id, name, email };
}

export function strangerOf(email: string, { pageLanguage: language }: Caller): Recipient {
  return { userId: null, name: "", email, language };
}
