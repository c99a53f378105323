// Writes the GraphQL schema to the file named on the command line. No resolver runs, so no services are needed.
import "reflect-metadata";
import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { buildGraphQLSchema } from "./graphql/schema.js";

const target = process.argv[2];
if (target === undefined) throw new Error("usage: emit-schema FILE");
const schema = buildGraphQLSchema({ get: () => ({}) });
writeFileSync(target, `${printSchema(lexicographicSortSchema(schema))}\n`);
