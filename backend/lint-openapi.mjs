/**
 * Lints an OpenAPI document with Redocly's strictest rules, in a process of its own: the linter is an ES module, and
 * jest runs CommonJS. Reads the document from standard input, prints the problems as JSON.
 */
import { text } from "node:stream/consumers";
import { createConfig, lintFromString } from "@redocly/openapi-core";

const config = await createConfig({ extends: ["recommended-strict"] });
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
