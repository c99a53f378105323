import { Role } from "./roles.js";

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

/** Somebody with a role and grants, as far as permissions go. */
export interface Holder {
  readonly role: Role;
  readonly grants: readonly Grant[];
}

/** True for everybody who has work in the admin area. */
export function hasAdminAccess({ role, grants }: Holder): boolean {
  return role === Role.Superadmin || grants.length > 0;
}
