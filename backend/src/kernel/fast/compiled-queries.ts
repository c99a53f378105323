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

/** A request whose reply may be prepared as bytes, which replace Apollo's serialised reply. */
interface ReplyContext extends RequestContext {
  readonly instead: { json: Buffer | null };
}

/**
 * Returns true for an error that says that the database is down. `originalError` is the error that a resolver threw.
 */
const isAway = (error: unknown): boolean => toDomainError(error).code === "UNAVAILABLE";

/** A compiled operation; null for a document that cannot be compiled. */
type Compiled = { readonly query: CompiledQuery["query"]; readonly list: JsonList | null } | null;

/**
 * Marks a document that was sent once. Compiling costs as much as several runs, too much for a document that is never
 * repeated.
 */
const SEEN = Symbol("seen");

/**
 * Runs queries compiled (graphql-jit) from their second time on: two to three times the requests of graphql-js.
 * Compilations are keyed by the parsed documents. Apollo keeps those in a bounded cache, so both are dropped together.
 * Mutations are never compiled. A query with any error is passed back to Apollo, which executes it itself and formats
 * the error without leaking internals.
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
      // A second execution would wait again for a database that is down.
      return away
        ? reply({ data: null, errors: [toGraphQLError({ message: "", path: away.path ?? [] }, away, log)] })
        : null;
    },
  };
}

function reply(singleResult: FormattedExecutionResult): GraphQLResponse {
  return { http: { headers: new HeaderMap() }, body: { kind: "single", singleResult } };
}
