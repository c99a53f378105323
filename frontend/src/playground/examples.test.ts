import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getOperationAST, getVariableValues, parse, specifiedRules, validate } from "graphql";
import { EXAMPLES } from "./examples";

const schema = buildSchema(readFileSync(join(__dirname, "../../../schema.graphql"), "utf8"));
const all = EXAMPLES.flatMap(({ title, examples }) =>
  examples.map((example) => ({ group: title, ...example })),
);

test.each(all)("$group: $title fits the schema, variables included", ({ document, variables }) => {
  const parsed = parse(document);
  expect(validate(schema, parsed, specifiedRules)).toEqual([]);
  const { variableDefinitions = [] } = getOperationAST(parsed) ?? {};
  expect(getVariableValues(schema, variableDefinitions, variables ?? {}).errors).toBeUndefined();
  expect(Object.keys(variables ?? {})).toEqual(
    variableDefinitions.map(({ variable }) => variable.name.value),
  );
});

test("every role has examples, and no two share a title or an operation's name", () => {
  expect(EXAMPLES.map(({ role }) => role)).toEqual(["visitor", "student", "leader", "superadmin"]);
  for (const { examples } of EXAMPLES) expect(examples.length).toBeGreaterThan(1);
  const names = all.map(({ document }) => getOperationAST(parse(document))?.name?.value);
  expect(new Set(names).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});
