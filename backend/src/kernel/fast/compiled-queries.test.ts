import { ApolloServer } from "@apollo/server";
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from "graphql";
import { compileQuery } from "graphql-jit";
import type { HttpContext } from "../../app/http/request-context.js";
import { compiledQueries } from "./compiled-queries.js";

const query = new GraphQLObjectType({
  name: "Query",
  fields: { slug: { type: GraphQLString, resolve: () => "syntax-siege" } },
});
const silent = (): void => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };

test("a document is compiled once, when it is sent a second time; one that is sent only once is not compiled", async () => {
  let compilations = 0;
  const compile: typeof compileQuery = (...args) => {
    compilations++;
    return compileQuery(...args);
  };
  const listener = compiledQueries(log, compile);
  const server = new ApolloServer<HttpContext>({
    schema: new GraphQLSchema({ query }),
    logger: log,
    stopOnTerminationSignals: false,
    plugins: [{ requestDidStart: () => Promise.resolve(listener) }],
  });
  const ask = async (alias: string): Promise<string> => {
    const { body } = await server.executeOperation({ query: `{ ${alias}: slug }` });
    return JSON.stringify(body);
  };
  const replies = [];
  const compiled = [];
  for (let times = 0; times < 4; times++) {
    replies.push(await ask("known"));
    compiled.push(compilations);
  }
  expect(compiled).toEqual([0, 1, 1, 1]);
  expect(new Set(replies)).toEqual(
    new Set([JSON.stringify({ kind: "single", singleResult: { data: { known: "syntax-siege" } } })]),
  );
  for (let stranger = 0; stranger < 5; stranger++) await ask(`x${String(stranger)}`);
  expect(compilations).toBe(1);
  await server.stop();
});
