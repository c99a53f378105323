/** Rights that a Superadmin gives to somebody who is none, each for one piece of the club's work. */
export const Grant = {
  Treasurer: "treasurer",
  Contest: "contest",
  Desk: "desk",
  Content: "content",
  Reader: "reader",
} as const;
export type Grant = (typeof Grant)[keyof typeof Grant];

/** Every grant, in the order in which they are shown and stored. */
export const GRANTS: readonly Grant[] = Object.values(Grant);

/** What each one is called, and what it gives in one line. */
export const GRANT_WORDS: Readonly<Record<Grant, { readonly label: string; readonly gives: string }>> = {
  treasurer: { label: "Treasurer", gives: "Decides about payments and reads bank statements in." },
  contest: { label: "Contest", gives: "Drafts, publishes and takes back rankings." },
  desk: { label: "Desk", gives: "Looks up people and teams, with phone and roll numbers." },
  content: { label: "Content", gives: "Writes events and notices; cannot make another event current." },
  reader: { label: "Reader", gives: "Reads people, teams and payments, without phone and roll numbers." },
};

/** True for one of the grants. */
export function isGrant(value: unknown): value is Grant {
  return GRANTS.some((grant) => grant === value);
}

/** Grants as a row keeps them: each once, in their order, between commas. */
export function grantsText(grants: readonly Grant[]): string {
  return GRANTS.filter((grant) => grants.includes(grant)).join(",");
}

/** Grants out of a row. What a newer version may have stored there gives nothing. */
export function grantsOf(text: string): readonly Grant[] {
  return text.split(",").filter(isGrant);
}
