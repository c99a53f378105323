import { graphql, type GraphQLSchema } from "graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { AskForPage } from "./site-build.js";

/** Nobody in particular: what a page shows to everyone. */
const VISITOR: RequestContext = {
  caller: null,
  address: "",
  userAgent: "",
  cookies: { read: () => null, write: () => undefined },
  isGone: () => false,
};

/** Runs the pages' queries inside the server, with the rights of a visitor who is not signed in. */
export function visitorQueries(schema: GraphQLSchema): AskForPage {
  return async (source, variableValues) => {
    const { data, errors } = await graphql({
      schema,
      source,
      variableValues: { ...variableValues },
      contextValue: VISITOR,
    });
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    return data;
  };
}
