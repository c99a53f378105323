import { HeaderMap, type GraphQLRequestListener, type GraphQLResponse } from "@apollo/server";
import {
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { toDomainError } from "../errors/to-domain-error.js";
import { toGraphQLError } from "../errors/to-graphql.js";
import type { Logger } from "../log/logger.js";
import { type JsonList, jsonListOf, jsonReply } from "./json-lists.js";
import type { RequestContext } from "../auth/request-context.js";

/** The context of a request. `instead.json` holds a finished reply in bytes, which is sent instead of Apollo's. */
interface ReplyContext extends RequestContext {
  readonly instead: { json: Buffer | null };
}

const isAway = (error: unknown): boolean => toDomainError(error).code === "UNAVAILABLE";

/** A compiled operation, or null if the document cannot be compiled. */
type Compiled = { readonly query: CompiledQuery["query"]; readonly list: JsonList | null } | null;

/**
 * Marks a document that was sent once. Compiling costs as much as several runs, which is wasted if the document is
 * never repeated.
 */
const SEEN = Symbol("seen");

/**
 * Compiles queries with graphql-jit when they are sent for the second time. With compiled queries, the server handles
 * two to three times as many requests as with graphql-js. A compilation is dropped together with its parsed document in
 * Apollo's bounded cache. Mutations are never compiled. If a query fails because the database is down, the error is
 * sent at once. After any other failure, Apollo executes the query again and formats the error without leaking
 * internals.
 * @param compile graphql-jit's function; a test counts its calls
 */
export function compiledQueries(log: Logger, compile = compileQuery): GraphQLRequestListener<ReplyContext> {
  const cache = new WeakMap<DocumentNode, Map<string, Compiled | typeof SEEN>>();
  const compiledFor = (
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    operationName: string | null,
  ): Compiled => {
    let byName = cache.get(document);
    if (!byName) cache.set(document, (byName = new Map<string, Compiled | typeof SEEN>()));
    const key = operationName ?? "";
    let compiled = byName.get(key);
    if (compiled === undefined) {
      byName.set(key, SEEN);
      return null;
    }
    if (compiled === SEEN) {
      const result = compile(schema, document, operationName ?? undefined);
      compiled = isCompiledQuery(result)
        ? { query: result.query, list: jsonListOf(schema, operation) }
        : null;
      byName.set(key, compiled);
    }
    return compiled;
  };
  return {
    async responseForOperation({ schema, document, operation, operationName, request, contextValue }) {
      // Contrary to Apollo's types, `operation` is undefined when no operation has the requested name.
      const wanted = operation as typeof operation | undefined;
      if (wanted?.operation !== OperationTypeNode.QUERY) return null;
      const compiled = compiledFor(schema, document, wanted, operationName);
      if (!compiled) return null;
      const { list } = compiled;
      const written = await list?.run(contextValue);
      const items = list && written?.data?.[list.name];
      if (items) {
        contextValue.instead.json = jsonReply(list.name, items);
        return reply({ data: null });
      }
      const { data = null, errors } = written?.errors
        ? written
        : ((await compiled.query(undefined, contextValue, request.variables ?? {})) as ExecutionResult);
      if (!errors) return reply({ data });
      const away = errors.find(({ originalError }) => isAway(originalError));
      // Apollo must not execute the query again, because it would wait for the database a second time.
      return away
        ? reply({ data: null, errors: [toGraphQLError({ message: "", path: away.path ?? [] }, away, log)] })
        : null;
    },
  };
}

function reply(singleResult: FormattedExecutionResult): GraphQLResponse {
  return { http: { headers: new HeaderMap() }, body: { kind: "single", singleResult } };
}
