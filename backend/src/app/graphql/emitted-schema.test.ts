import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, lexicographicSortSchema, printSchema } from "graphql";
import { buildGraphQLSchema } from "./schema.js";

test("schema.graphql, from which the client is generated, is what the classes describe", () => {
  const emitted = lexicographicSortSchema(buildGraphQLSchema({ get: () => ({}) }));
  const committed = buildSchema(readFileSync(join(__dirname, "../../../../schema.graphql"), "utf8"));
  expect(printSchema(committed)).toBe(printSchema(emitted));
});
