import { Role } from "./roles.js";

/** Limited rights that a Superadmin gives to other users, each for one job. */
export const Grant = {
  Treasurer: "treasurer",
  Contest: "contest",
  Desk: "desk",
  Content: "content",
  Reader: "reader",
} as const;
export type Grant = (typeof Grant)[keyof typeof Grant];

/** All grants, in the order for display and storage. */
export const GRANTS: readonly Grant[] = Object.values(Grant);

export function isGrant(value: unknown): value is Grant {
  return GRANTS.some((grant) => grant === value);
}

/** Returns grants as stored in a row: without duplicates, in the order of `GRANTS`, separated by commas. */
export function grantsText(grants: readonly Grant[]): string {
  return GRANTS.filter((grant) => grants.includes(grant)).join(",");
}

/** Reads grants from a row. Unknown names, which a newer version may have stored, are ignored. */
export function grantsOf(text: string): readonly Grant[] {
  return text.split(",").filter(isGrant);
}

/**
 * Returns the version of an account's grants.
 * @param stored the result of `grantsText`
 */
export function grantsVersion(stored: string): string {
  return stored === "" ? "0" : stored.replaceAll(",", "-");
}

/** A role and grants: everything that a permission check needs. */
export interface Holder {
  readonly role: Role;
  readonly grants: readonly Grant[];
}

export function hasAdminAccess({ role, grants }: Holder): boolean {
  return role === Role.Superadmin || grants.length > 0;
}
