/** The three roles (docs/rules.md, "Roles and grants"), in the spelling that storage, tokens and REST use. */
/* eslint-disable languages/untranslatable-text -- values that code compares; labels say them to readers */
export const Role = {
  User: "User",
  TeamLeader: "Team Leader",
  Superadmin: "Superadmin",
} as const;
/* eslint-enable languages/untranslatable-text */
export type Role = (typeof Role)[keyof typeof Role];

export function isHigher(role: Role, than: Role): boolean {
  return RANKS.indexOf(role) > RANKS.indexOf(than);
}

const RANKS: readonly Role[] = [Role.User, Role.TeamLeader, Role.Superadmin];

/** Roles that a person may choose at sign-up. Superadmin is never among them. */
export const SIGN_UP_ROLES: readonly Role[] = [Role.User, Role.TeamLeader];

export function isRole(value: unknown): value is Role {
  return Object.values<unknown>(Role).includes(value);
}
