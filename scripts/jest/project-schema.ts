import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";

/** The project's schema, which all test files of a process share like a package, because building it takes 50 ms. */
export const PROJECT_SCHEMA = buildSchema(readFileSync(join(__dirname, "../../schema.graphql"), "utf8"));
