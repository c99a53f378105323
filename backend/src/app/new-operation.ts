// `npm run operation -- notifications clearNotifications upTo:ID` writes the skeleton of a mutation, from its module,
// name and fields. The skeleton compiles and refuses every call. The new test and some existing tests fail until the
// developer has done the remaining steps, which the script prints.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { PROJECT_ROOT } from "../kernel/project-root.js";
import * as skeleton from "./operation-skeleton.js";

const SOURCES = join(PROJECT_ROOT, "backend/src");
const POLICY = "app/testing/policy.ts";
const GRAPHQL_ONLY = "app/testing/graphql-only.ts";
const USAGE = "npm run operation -- notifications clearNotifications upTo:ID";

try {
  const [place = "", name = "", ...fields] = process.argv.slice(2);
  if (!/^[a-z]+[A-Z][A-Za-z]*$/.test(name) || fields.length === 0)
    throw new Error(`Name the module, the operation by a verb, and its fields, as in "${USAGE}".`);
  const resolver = resolverAt(place);
  const operation = {
    name,
    fields: fields.map(skeleton.inputField),
    resolver,
    ...serviceOf(resolver, read(resolver)),
  };
  if (readFileSync(join(PROJECT_ROOT, "schema.graphql"), "utf8").includes(`\n  ${name}(`))
    throw new Error(`There is an operation ${name} already.`);
  const texts = new Map([
    [resolver, skeleton.withResolverMethod(read(resolver), operation)],
    [operation.service, skeleton.withServiceMethod(read(operation.service), operation)],
    [
      POLICY,
      skeleton.afterLast(
        read(POLICY),
        /^ {2}"Mutation\.\w+": signedIn,$/gm,
        `  "Mutation.${name}": signedIn,`,
      ),
    ],
    [GRAPHQL_ONLY, skeleton.afterLast(read(GRAPHQL_ONLY), /^ {2}"\w+",.*$/gm, `  "${name}",`)],
    [skeleton.inputPath(operation), skeleton.inputText(operation)],
    [skeleton.testPath(operation), skeleton.testText(operation)],
  ]);
  for (const [path, text] of texts) write(`backend/src/${path}`, text);
  const document = documentPath(place.split("/")[0] ?? "", name);
  if (document !== null) write(document, skeleton.documentText(operation));
  const documents = document === null ? [] : [document];
  const written = [...[...texts.keys()].map((path) => `backend/src/${path}`), ...documents];
  execFileSync("oxfmt", written, {
    cwd: PROJECT_ROOT,
    shell: process.platform === "win32",
  });
  print(operation, written);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function read(path: string): string {
  return readFileSync(join(SOURCES, path), "utf8");
}

function write(path: string, text: string): void {
  const file = join(PROJECT_ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Returns the path of the resolver of a module. For a module with several resolvers, `place` names one
 * (`teams/member-record`).
 */
function resolverAt(place: string): string {
  const exact = `modules/${place}.resolver.ts`;
  if (place.includes("/") && existsSync(join(SOURCES, exact))) return exact;
  const folder = join(SOURCES, "modules", place);
  if (!/^[a-z]+$/.test(place) || !existsSync(folder))
    throw new Error(`There is no module or resolver "${place}".`);
  const resolvers = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".resolver.ts"))
    .map((file) => posix.join(place, file.replaceAll("\\", "/").replace(/\.resolver\.ts$/, "")));
  const [only] = resolvers;
  if (only === undefined || resolvers.length > 1)
    throw new Error(`Name the resolver: ${resolvers.toSorted().join(", ") || "the module has none yet"}.`);
  return `modules/${only}.resolver.ts`;
}

/** Returns the first service in the resolver's constructor. */
function serviceOf(
  resolver: string,
  text: string,
): { property: string; serviceClass: string; service: string } {
  const [, property = "", serviceClass = ""] = /private readonly (\w+): (\w+Service)\b/.exec(text) ?? [];
  const [, from = ""] =
    new RegExp(`import (?:type )?\\{[^}]*\\b${serviceClass}\\b[^}]*\\} from "(.*)\\.js";`).exec(text) ?? [];
  if (from === "") throw new Error(`${resolver} has no service: write the operation by hand.`);
  return { property, serviceClass, service: `${posix.join(posix.dirname(resolver), from)}.ts` };
}

function documentPath(module: string, name: string): string | null {
  const feature = `frontend/src/features/${module}`;
  return existsSync(join(PROJECT_ROOT, feature)) ? `${feature}/api/${skeleton.kebab(name)}.graphql` : null;
}

function print(operation: skeleton.NewOperation, files: readonly string[]): void {
  const document = files.some((file) => file.endsWith(".graphql"));
  console.log(`
Wrote, or added to:
${files.map((file) => `  ${file}`).join("\n")}

What is left, in this order:
  1. The meaning: every "${skeleton.UNDESCRIBED}", and further rules of the fields in the input class.
  2. Who may call it: the row says everyone signed in. For a team, move it to backend/src/app/graphql/team-callers.ts and write
     the policy; for the admin area, to backend/src/kernel/contract/access.ts.
  3. The test: what is true afterwards, and each refusal. It fails now.
  4. The texts, in backend/src/kernel/contract/texts/; then ${operation.serviceClass}.${operation.name}: load, policy, change, notify.
  5. With a route: a row in backend/src/rest/routes/ and a scenario in backend/src/app/testing/parity-scenarios.ts instead of the
     line in graphql-only.ts.
  6. ${document ? "The screen that calls the hook" : "The .graphql document in a feature's api folder, the screen that calls its hook"}; then npm run codegen.
  7. docs/rules.md, and CHANGELOG.md.
npm run types passes now. These fail until all is done: npx jest ${skeleton.kebab(operation.name)} operation-skeleton`);
}
