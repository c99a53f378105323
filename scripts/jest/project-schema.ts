import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";

/**
 * The project's schema. Building it takes 50 ms, so all test files of a process share it. Therefore, this module is not
 * in frontend/, whose modules each test file of the website loads again (shared-runtime.mjs).
 */
export const PROJECT_SCHEMA = buildSchema(readFileSync(join(__dirname, "../../schema.graphql"), "utf8"));
