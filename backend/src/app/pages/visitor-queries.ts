import { execute, parse, validate, type DocumentNode, type GraphQLSchema } from "graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { Language } from "../../kernel/languages/language.js";
import type { QueryExecutor } from "./site-build.js";

const VISITOR: Omit<RequestContext, "language"> = {
  caller: null,
  address: "",
  userAgent: "",
  cookies: { read: () => null, write: () => undefined },
  isGone: () => false,
};

/**
 * Returns a function that runs the pages' queries inside the server. The queries have the rights of a visitor who is
 * not signed in, and return texts in the given language.
 */
export function visitorQueries(schema: GraphQLSchema, language: Language): QueryExecutor {
  const contextValue: RequestContext = { ...VISITOR, language };
  // The parsed queries of the pages. There are only a few, so the map stays small.
  const documents = new Map<string, DocumentNode>();
  return async (source, variableValues) => {
    const document = documents.get(source) ?? checked(schema, source);
    documents.set(source, document);
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: { ...variableValues },
      contextValue,
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
