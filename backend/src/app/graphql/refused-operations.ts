import type { GraphQLRequestListener } from "@apollo/server";
import { GraphQLError, OperationTypeNode } from "graphql";
import { refuseInView } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { toDomainError } from "../../kernel/errors/to-domain-error.js";

/** Refuses some kinds of operations as a whole, before any of their fields runs. */
export const refusedOperations: GraphQLRequestListener<RequestContext> = {
  didResolveOperation({ operation, contextValue }) {
    if (operation?.operation === OperationTypeNode.SUBSCRIPTION)
      // Subscriptions have their own URL (app/http/subscriptions.ts). At /graphql a subscription would be executed only
      // once, like a query.
      throw new GraphQLError("Subscriptions are answered at /graphql/stream.", {
        extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400 } },
      });
    if (operation?.operation === OperationTypeNode.MUTATION) refuseMutationInView(contextValue);
    return Promise.resolve();
  },
};

/** Refuses every mutation in the student view, which is read-only for the Superadmin who uses it (ADR 83). */
function refuseMutationInView({ caller }: RequestContext): void {
  try {
    refuseInView(caller);
  } catch (refusal) {
    const { message, code, status } = toDomainError(refusal);
    throw new GraphQLError(message, { extensions: { code, http: { status } } });
  }
}
