import type { GraphQLSchema } from "graphql";
import { getMetadataStorage } from "type-graphql";
import { ACCESS, isPermission } from "../../kernel/contract/access.js";
import { type Grant, GRANTS } from "../../kernel/contract/grants.js";
import { Role } from "../../kernel/contract/roles.js";
import { TEAM_CALLERS, type TeamCaller } from "./team-callers.js";

const SIGNED_IN = "For everybody who is signed in.";
const SUPERADMINS = "For Superadmins.";
const TEAM_SENTENCES: Readonly<Record<TeamCaller, string>> = {
  people: "For the people of the team.",
  "people and Superadmins": "For the people of the team and Superadmins.",
  "added people": "For the people of the team who were added to it.",
  "leader and Superadmins": "For the leader of the team and Superadmins.",
  leader: "For the leader of the team alone.",
};

/**
 * Adds a sentence about the allowed callers to the description of each guarded operation. Clients can read the sentence
 * in schema.graphql or by introspection.
 * @param schema a newly built schema; the descriptions of its operations change
 */
export function describeGuards(schema: GraphQLSchema): void {
  const { queries, mutations, subscriptions } = getMetadataStorage();
  const roots = [
    [schema.getQueryType(), queries],
    [schema.getMutationType(), mutations],
    [schema.getSubscriptionType(), subscriptions],
  ] as const;
  for (const [type, handlers] of roots) {
    for (const { schemaName, roles } of handlers) {
      const field = type?.getFields()[schemaName];
      if (!type || !field || !roles) continue;
      // The sentence stays in the same paragraph, because GraphiQL's lists show only the first paragraph.
      field.description = `${field.description ?? ""}\n${sentence(`${type.name}.${schemaName}`, roles)}`;
    }
  }
}

/**
 * Returns the sentence about an operation's allowed callers.
 * @param named the guard's arguments: a permission, a role or nothing
 * @throws Error for a guard that has no sentence yet
 */
function sentence(operation: string, named: readonly unknown[]): string {
  const [guard] = named;
  const onTeam = TEAM_CALLERS[operation];
  if (guard === undefined) return onTeam ? TEAM_SENTENCES[onTeam] : SIGNED_IN;
  if (guard === Role.Superadmin) return SUPERADMINS;
  if (typeof guard !== "string" || !isPermission(guard)) throw new Error(`${operation} has an unknown guard`);
  const givenBy: readonly Grant[] = ACCESS[guard];
  if (givenBy.length === 0) return SUPERADMINS;
  const names = GRANTS.filter((grant) => givenBy.includes(grant)).map(
    (grant) => `\`${grant.toUpperCase()}\``,
  );
  const last = names.pop() ?? "";
  return `For Superadmins and holders of the grant ${names.length === 0 ? last : `${names.join(", ")} or ${last}`}.`;
}
