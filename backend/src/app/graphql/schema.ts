import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, type ContainerType } from "type-graphql";
import { validateInput } from "../../kernel/validation/validate-input.js";
import { AccountResolver } from "../../modules/accounts/account.resolver.js";
import { EventResolver } from "../../modules/events/event.resolver.js";
import { PaymentResolver } from "../../modules/payments/payment.resolver.js";
import { TeamResolver } from "../../modules/teams/team.resolver.js";
import { checkAuthorized } from "./auth-checker.js";

/** Builds the GraphQL schema of all modules. @param container hands out the resolvers with their services. */
export function buildGraphQLSchema(container: ContainerType): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [AccountResolver, EventResolver, TeamResolver, PaymentResolver],
    container,
    authChecker: checkAuthorized,
    validateFn: async (argument: unknown) => {
      if (typeof argument === "object" && argument !== null) await validateInput(argument);
    },
  });
}
