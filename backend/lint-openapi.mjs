/**
 * Lints an OpenAPI document with Redocly's strictest rules except one. Reads the document from standard input and
 * prints the problems as JSON. Runs in a separate process, because the linter is an ES module and jest runs CommonJS.
 */
import { text } from "node:stream/consumers";
import { createConfig, lintFromString } from "@redocly/openapi-core";

const config = await createConfig({
  extends: ["recommended-strict"],
  // The rule requires a 4xx reply of every operation, but a public list without parameters never refuses a request.
  rules: { "operation-4xx-response": "off" },
});
const problems = await lintFromString({
  source: await text(process.stdin),
  absoluteRef: "/openapi.json",
  config,
});
console.log(
  JSON.stringify(
    problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer })),
  ),
);
