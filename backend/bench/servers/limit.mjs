// The fastest server possible with this stack: Apollo Server on Fastify, with queries compiled by graphql-jit, one SQL
// statement for each read and two for a new team. Contains no checks and no other part of the product. Usage: node
// limit.mjs DATABASE_URL PART PARTS
import { ApolloServer, HeaderMap } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import Fastify from "fastify";
import { buildSchema, OperationTypeNode } from "graphql";
import { compileQuery } from "graphql-jit";
import { openStatements } from "./statements.mjs";

const SCHEMA = buildSchema(`
  enum Sort { NAME }
  type Member { id: ID! userId: ID name: String! email: String codeforcesHandle: String }
  type Team { id: ID! name: String! ranking: Int paymentStatus: String! leader: Member! members: [Member!]! }
  type User { id: ID! name: String! email: String! role: String! teamId: ID college: String universityRollNo: String codeforcesHandle: String }
  type Edge { node: User! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Users { edges: [Edge!]! pageInfo: PageInfo! }
  type Leader { id: ID! name: String! email: String! }
  type CreatedTeam { id: ID! name: String! leader: Leader! }
  type TeamPayload { message: String! team: CreatedTeam! }
  input CreateTeamInput { name: String! }
  type Query { myTeam: Team teams: [Team!]! users(first: Int!, sort: Sort!): Users! }
  type Mutation { createTeam(input: CreateTeamInput!): TeamPayload! }
`);

const [url = "", part = "0", parts = "1"] = process.argv.slice(2);
const statements = await openStatements(url, Number(part), Number(parts));

/** @type {Record<string, Record<string, (source: unknown, args: { input: { name: string } }) => unknown>>} */
const RESOLVERS = {
  Query: {
    myTeam: () => statements.myTeam(),
    teams: () => statements.teams(),
    users: async () => {
      const edges = (await statements.users()).map((node) => ({ node }));
      return { edges, pageInfo: { hasNextPage: true, endCursor: null } };
    },
  },
  Mutation: {
    createTeam: async (_source, { input }) => ({
      message: "",
      team: await statements.createTeam(input.name),
    }),
  },
};
for (const type of [SCHEMA.getQueryType(), SCHEMA.getMutationType()]) {
  for (const field of Object.values(type?.getFields() ?? {})) {
    const resolve = RESOLVERS[type?.name ?? ""]?.[field.name];
    if (resolve) field.resolve = resolve;
  }
}

/** @type {WeakMap<object, ReturnType<typeof compileQuery<unknown, unknown>>>} */
const compiled = new WeakMap();
const apollo = new ApolloServer({
  schema: SCHEMA,
  plugins: [
    ApolloServerPluginCacheControlDisabled(),
    ApolloServerPluginLandingPageDisabled(),
    {
      requestDidStart: () =>
        Promise.resolve({
          async responseForOperation({ document, operation, request, contextValue }) {
            if (operation.operation !== OperationTypeNode.QUERY) return null;
            let query = compiled.get(document);
            if (!query) compiled.set(document, (query = compileQuery(SCHEMA, document)));
            if (!("query" in query)) return null;
            const { data } = /** @type {{ data: Record<string, unknown> }} */ (
              await query.query(undefined, contextValue, request.variables ?? {})
            );
            return { http: { headers: new HeaderMap() }, body: { kind: "single", singleResult: { data } } };
          },
        }),
    },
  ],
});
await apollo.start();
const app = Fastify();
app.post("/graphql", fastifyApolloHandler(apollo));
console.log(`READY ${await app.listen({ port: 0, host: "127.0.0.1" })}`);
