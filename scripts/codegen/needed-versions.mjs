/**
 * Has every screen of ours say which version it shows: the API takes inputs without `version` from older clients, the types of our
 * own screens do not. Runs after graphql-codegen, on the types of the inputs.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { ROOT } from "../lib/paths.mjs";

const FILE = `${ROOT}frontend/src/graphql/schema-types.ts`;
const types = readFileSync(FILE, "utf8");
writeFileSync(
  FILE,
  types.replaceAll(/^ {2}version\?: string \| null \| undefined;$/gm, "  version: string;"),
);
