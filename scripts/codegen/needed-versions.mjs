/**
 * Makes `version` required in the website's input types, so that every screen sends the version that it shows. The API
 * also accepts inputs without `version` from older clients. Runs after graphql-codegen.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { ROOT } from "../lib/paths.mjs";

const FILE = `${ROOT}frontend/src/graphql/schema-types.ts`;
const types = readFileSync(FILE, "utf8");
writeFileSync(
  FILE,
  types.replaceAll(/^ {2}version\?: string \| null \| undefined;$/gm, "  version: string;"),
);
