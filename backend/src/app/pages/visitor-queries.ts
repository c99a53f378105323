import { execute, parse, validate, type DocumentNode, type GraphQLSchema } from "graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { QueryExecutor } from "./site-build.js";

/** The context of a visitor who is not signed in. */
const VISITOR: RequestContext = {
  caller: null,
  address: "",
  userAgent: "",
  language: "en",
  cookies: { read: () => null, write: () => undefined },
  isGone: () => false,
};

/** Runs the pages' queries inside the server, with the rights of a visitor who is not signed in. */
export function visitorQueries(schema: GraphQLSchema): QueryExecutor {
  // The pages' own queries, of which there are only a few.
  const documents = new Map<string, DocumentNode>();
  return async (source, variableValues) => {
    const document = documents.get(source) ?? checked(schema, source);
    documents.set(source, document);
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: { ...variableValues },
      contextValue: VISITOR,
    });
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    return data;
  };
}

function checked(schema: GraphQLSchema, source: string): DocumentNode {
  const document = parse(source);
  const [error] = validate(schema, document);
  if (error) throw error;
  return document;
}
