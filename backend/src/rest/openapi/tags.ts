import type { Route } from "../route.js";

/** The description of each route group. A group is named after the first part of its paths. */
const TAGS: Readonly<Record<string, string>> = {
  auth: "Signing up, in and out, and the forgotten password.",
  account: "The caller's account.",
  events: "The club's events, for everyone.",
  eventTeam: "Teams of the current event, with members added by e-mail.",
  notifications: "The caller's notifications.",
  invitations: "The team of an invitation link.",
  teams: "Teams of the current event, with members typed in as records, and payments.",
  receipts: "Receipts for accepted payments.",
  pictures: "Pictures that editors upload.",
  contact: "Writing to the club.",
  superadmin: "The admin area.",
};

/** Returns a route's group: the first part of its path. */
export function tagOf({ path }: Route): string {
  return path.split("/")[1] ?? "";
}

/**
 * Returns a group's description.
 * @throws Error for a group without a description
 */
export function describeTag(tag: string): string {
  const description = TAGS[tag];
  if (description === undefined) {
    throw new Error(`No description for the routes under /api/${tag}; add it to rest/openapi/tags.ts`);
  }
  return description;
}
