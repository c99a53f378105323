import type { GraphQLRequestListener } from "@apollo/server";
import { GraphQLError, OperationTypeNode } from "graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";

/** Subscriptions have a URL of their own (app/http/subscriptions.ts); here one would be executed once, like a query. */
export const noSubscriptions: GraphQLRequestListener<RequestContext> = {
  didResolveOperation({ operation }) {
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return Promise.resolve();
    throw new GraphQLError("Subscriptions are answered at /graphql/stream.", {
      extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400 } },
    });
  },
};
