import type { GraphQLRequestListener } from "@apollo/server";
import { GraphQLError, OperationTypeNode } from "graphql";
import { refuseInView } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { toDomainError } from "../../kernel/errors/to-domain-error.js";

/** Kinds of operations that are refused as a whole, before any field of them runs. */
export const refusedOperations: GraphQLRequestListener<RequestContext> = {
  didResolveOperation({ operation, contextValue }) {
    if (operation?.operation === OperationTypeNode.SUBSCRIPTION)
      // They have a URL of their own (app/http/subscriptions.ts); here one would be executed once, like a query.
      throw new GraphQLError("Subscriptions are answered at /graphql/stream.", {
        extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400 } },
      });
    if (operation?.operation === OperationTypeNode.MUTATION) refuseMutationInView(contextValue);
    return Promise.resolve();
  },
};

/** Refuses every mutation for every caller: a Superadmin who views the site as a student only reads (ADR 83). */
function refuseMutationInView({ caller }: RequestContext): void {
  try {
    refuseInView(caller);
  } catch (refusal) {
    const { message, code, status } = toDomainError(refusal);
    throw new GraphQLError(message, { extensions: { code, http: { status } } });
  }
}
