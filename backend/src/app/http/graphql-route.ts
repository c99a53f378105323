import { HeaderMap, type ApolloServer } from "@apollo/server";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  preParsingHookHandler,
} from "fastify";
import { compressedLists } from "./compressed-lists.js";
import type { HttpContext } from "./request-context.js";

declare module "fastify" {
  interface FastifyRequest {
    /** The request's context, set on the GraphQL route once the caller is known. */
    graphqlContext: HttpContext | null;
  }
}

interface GraphqlRoute {
  readonly apollo: ApolloServer<HttpContext>;
  readonly makeContext: (request: FastifyRequest, reply: FastifyReply) => Promise<HttpContext>;
  readonly bodyLimit: number;
  readonly preParsing: preParsingHookHandler;
  readonly onRequest?: onRequestHookHandler;
}

/** The headers that Apollo Server reads. Copying the other headers would only take time. */
const READ = ["accept", "content-type", "apollo-require-preflight", "x-apollo-operation-name"] as const;

/**
 * A reply of at least this many characters is given to Node.js as a Buffer instead of a string. Node.js puts the
 * headers in front of a string, which copies a long string an extra time.
 */
const LONG = 65_536;

/**
 * Adds `/graphql`, which hands requests to Apollo Server and sends its replies. The context is created before Apollo
 * sees the request, because Apollo would answer a failure with a 500 and the database driver's message.
 */
export function addGraphql(app: FastifyInstance, { apollo, makeContext, ...route }: GraphqlRoute): void {
  app.decorateRequest("graphqlContext", null);
  app.route({
    ...route,
    method: ["GET", "POST"],
    url: "/graphql",
    preHandler: async (request, reply) => {
      request.graphqlContext = await makeContext(request, reply);
    },
    onSend: compressedLists((request) => request.graphqlContext?.caller ?? null),
    async handler(request, reply) {
      const { graphqlContext } = request;
      if (!graphqlContext) throw new Error("preHandler has made it");
      const { method, body, url } = request;
      const {
        status,
        headers,
        body: answer,
      } = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, body, headers: headersOf(request), search: queryOf(url) },
        context: () => Promise.resolve(graphqlContext),
      });
      if (answer.kind !== "complete") throw new Error("the schema has no @defer");
      void reply.code(status ?? 200);
      for (const [name, value] of headers) void reply.header(name, value);
      const { json } = graphqlContext.instead;
      if (json && reply.statusCode === 200) return json;
      return answer.string.length < LONG ? answer.string : Buffer.from(answer.string);
    },
  });
}

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const read = new HeaderMap();
  for (const name of READ) {
    const value = headers[name];
    if (typeof value === "string") read.set(name, value);
  }
  return read;
}

/** Returns the `?…` of an address, or "". */
function queryOf(url: string): string {
  const at = url.indexOf("?");
  return at === -1 ? "" : url.slice(at);
}
