import { Role } from "./roles.js";

/** Rights that a Superadmin gives to other users, each for one job. */
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

/** True for one of the grants. */
export function isGrant(value: unknown): value is Grant {
  return GRANTS.some((grant) => grant === value);
}

/** Grants as stored in a row: each once, in their order, separated by commas. */
export function grantsText(grants: readonly Grant[]): string {
  return GRANTS.filter((grant) => grants.includes(grant)).join(",");
}

/** Grants read from a row. Names that a newer version may have stored there are ignored. */
export function grantsOf(text: string): readonly Grant[] {
  return text.split(",").filter(isGrant);
}

/** Returns the version of an account's grants; `stored` is what `grantsText` returns. */
export function grantsVersion(stored: string): string {
  return stored === "" ? "0" : stored.replaceAll(",", "-");
}

/** A role and grants: everything that a permission check needs. */
export interface Holder {
  readonly role: Role;
  readonly grants: readonly Grant[];
}

/** True for everybody with access to the admin area. */
export function hasAdminAccess({ role, grants }: Holder): boolean {
  return role === Role.Superadmin || grants.length > 0;
}
