/**
 * Lints an OpenAPI document with Redocly's strictest rules but one, in a process of its own: the linter is an ES module, and
 * jest runs CommonJS. Reads the document from standard input, prints the problems as JSON.
 */
import { text } from "node:stream/consumers";
import { createConfig, lintFromString } from "@redocly/openapi-core";

const config = await createConfig({
  extends: ["recommended-strict"],
  // A public list without parameters refuses nothing, and the document lists only what there is.
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
