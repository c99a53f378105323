import { posix } from "node:path";

/** The placeholder for a description. A test fails while the schema contains it. */
export const UNDESCRIBED = "Not described yet.";

/** One argument of the new operation. */
interface InputField {
  readonly name: string;
  readonly type: string;
  readonly graphqlType: string;
  /** The validation decorator for the input class. */
  readonly rule: string;
  readonly imports: readonly Import[];
  /** A valid value, written as code. */
  readonly sample: string;
}

interface Import {
  readonly names: readonly string[];
  /** A package, or a path from `backend/src/`. */
  readonly from: string;
  readonly isType?: boolean;
}

/** A mutation to generate. */
export interface NewOperation {
  /** Example: `renameTeam`. */
  readonly name: string;
  readonly fields: readonly InputField[];
  /** The resolver's path from `backend/src/`. */
  readonly resolver: string;
  readonly service: string;
  /** The resolver's property that holds the service. */
  readonly property: string;
  readonly serviceClass: string;
}

const CONTRACT = "kernel/contract";

/**
 * Parses a field such as `upTo:ID`, `on:Boolean`, `place:Int` or `reason:200` (a line of at most 200 characters).
 * @throws Error with a one-line message for any other text
 */
export function inputField(text: string): InputField {
  const [, name = "", kind = ""] = /^([a-z][A-Za-z0-9]*):(ID|Boolean|Int|\d+)$/.exec(text) ?? [];
  if (name === "")
    throw new Error(
      `"${text}" is no field: write name:ID, name:Boolean, name:Int or name:200 for a line of text.`,
    );
  if (kind === "ID")
    return {
      ...{ name, type: "string", graphqlType: "ID", rule: "@EntityId()", sample: "newId()" },
      imports: [
        { names: ["ID"], from: "type-graphql" },
        { names: ["EntityId"], from: `${CONTRACT}/common-fields.js` },
      ],
    };
  if (kind === "Boolean")
    return {
      ...{ name, type: "boolean", graphqlType: "Boolean", rule: "@IsBoolean()", sample: "true" },
      imports: [{ names: ["IsBoolean"], from: "class-validator" }],
    };
  if (kind === "Int")
    return {
      ...{ name, type: "number", graphqlType: "Int", rule: "@IsInt()", sample: "1" },
      imports: [
        { names: ["Int"], from: "type-graphql" },
        { names: ["IsInt"], from: "class-validator" },
      ],
    };
  return {
    ...{ name, type: "string", graphqlType: "String", sample: '"a text"' },
    rule: `@MaxLength(${kind}, { message: RULES.tooLong })\n  @OneLine(RULES.oneLine)`,
    imports: [
      { names: ["MaxLength"], from: "class-validator" },
      { names: ["RULES"], from: `${CONTRACT}/catalogue.js` },
      { names: ["OneLine"], from: `${CONTRACT}/plain-text.js` },
    ],
  };
}

export const kebab = (name: string): string =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const inputClass = ({ name }: NewOperation): string => `${capitalised(name)}Input`;

/** Returns the input class's path from `backend/src/`. */
export const inputPath = ({ name, resolver }: NewOperation): string =>
  posix.join(posix.dirname(resolver), "contract", `${kebab(name)}.input.ts`);

/** Returns the path of the operation's test from `backend/src/`. */
export const testPath = ({ name, resolver }: NewOperation): string =>
  posix.join(posix.dirname(resolver), `${kebab(name)}.test.ts`);

/** Returns the input class with a validation decorator for each field. */
export function inputText(operation: NewOperation): string {
  const fields = operation.fields.map(
    ({ name, type, graphqlType, rule }) =>
      `  ${rule}\n  @Field(() => ${graphqlType}, { description: "${UNDESCRIBED}" })\n  ${name}!: ${type};\n`,
  );
  const text = `/** The input of \`${operation.name}\`. */\n@InputType({ description: "${UNDESCRIBED}" })\nexport class ${inputClass(operation)} {\n${fields.join("\n")}}\n`;
  return withImports(text, inputPath(operation), [
    { names: ["Field", "InputType"], from: "type-graphql" },
    ...operation.fields.flatMap(({ imports }) => imports),
  ]);
}

/**
 * Returns the resolver's text with a method added for the operation. The method requires a signed-in caller and calls
 * the service.
 */
export function withResolverMethod(text: string, operation: NewOperation): string {
  const input = inputClass(operation);
  const method = `
  @Authorized()
  @Mutation(() => MessagePayload, { description: "${UNDESCRIBED}" })
  ${operation.name}(
    @Arg("input", () => ${input}, { description: "${UNDESCRIBED}" }) input: ${input},
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.${operation.property}.${operation.name}(requireCaller(caller), input);
  }
`;
  return withImports(atEndOfClass(text, "\\w+Resolver", method), operation.resolver, [
    { names: ["Arg", "Authorized", "Ctx", "Mutation"], from: "type-graphql" },
    { names: ["requireCaller"], from: "kernel/auth/caller.js" },
    { names: ["RequestContext"], from: "kernel/auth/request-context.js", isType: true },
    { names: ["MessagePayload"], from: `${CONTRACT}/message-payload.js` },
    { names: [input], from: inputPath(operation).replace(/ts$/, "js") },
  ]);
}

/** Returns the service's text with a method added. The method rejects every call until a developer writes its body. */
export function withServiceMethod(text: string, operation: NewOperation): string {
  const input = inputClass(operation);
  const method = `
  ${operation.name}(_caller: Caller, _input: ${input}): Promise<MessagePayload> {
    return Promise.reject(new Error("${operation.name} is not written yet"));
  }
`;
  return withImports(atEndOfClass(text, operation.serviceClass, method), operation.service, [
    { names: ["Caller"], from: "kernel/auth/caller.js", isType: true },
    { names: ["MessagePayload"], from: `${CONTRACT}/message-payload.js`, isType: true },
    { names: [input], from: inputPath(operation).replace(/ts$/, "js"), isType: true },
  ]);
}

/** Returns the client's GraphQL document, from which `npm run codegen` generates the hook. */
export function documentText({ name }: NewOperation): string {
  const type = capitalised(name);
  return `mutation ${type}($input: ${type}Input!) {\n  ${name}(input: $input) {\n    message\n  }\n}\n`;
}

/** Returns a test of the operation over HTTP. The test fails until a developer implements the service's method. */
export function testText(operation: NewOperation): string {
  const values = operation.fields.map(({ name, sample }) => `${name}: ${sample}`).join(", ");
  const text = `let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("${operation.name} is not described yet", async () => {
  const { client } = await signUpStudent(app, "asha@example.org");
  const answer = await change(client, "${operation.name}", { ${values} });
  expect(answer.error).toBeUndefined();
  expect(answer.message).toBe("The text that the person reads");
});
`;
  return withImports(text, testPath(operation), [
    ...(values.includes("newId()") ? [{ names: ["newId"], from: "kernel/db/ids.js" }] : []),
    { names: ["change"], from: "app/testing/mutations.js" },
    { names: ["signUpStudent"], from: "app/testing/students.js" },
    { names: ["startTestApp"], from: "app/testing/test-app.js" },
    { names: ["TestApp"], from: "app/testing/test-app.js", isType: true },
  ]);
}

/**
 * Returns the text with a line inserted after the last match of a pattern.
 * @throws Error when nothing matches
 */
export function afterLast(text: string, pattern: RegExp, line: string): string {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`No line like ${pattern.source}: add ${line} by hand.`);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

function atEndOfClass(text: string, name: string, method: string): string {
  const [start] = [...text.matchAll(new RegExp(`^export class ${name} `, "gm"))];
  const end = start ? text.indexOf("\n}\n", start.index) : -1;
  if (end < 0) throw new Error(`There is no class ${name} as expected.`);
  return `${text.slice(0, end + 1)}${method}${text.slice(end + 1)}`;
}

/** Returns the text with imports added for the names that are not imported yet. */
function withImports(text: string, path: string, imports: readonly Import[]): string {
  return imports.reduce((result, { names, from, isType = false }) => {
    const known = [...result.matchAll(/^import [^;]*;$/gm)].map(([statement]) => statement).join("\n");
    const missing = names.filter((name) => !new RegExp(`\\b${name}\\b(?![^"]*";)`).test(known));
    if (missing.length === 0) return result;
    const source = from.includes("/") && from.endsWith(".js") ? relative(path, from) : from;
    const existing = new RegExp(`^import (type )?\\{([^}]*)\\} from "${source}";$`, "m").exec(result);
    if (existing && (isType || existing[1] === undefined)) {
      const added = missing.map((name) => (isType && existing[1] === undefined ? `type ${name}` : name));
      const all = `${existing[2]?.replace(/,?\s*$/, "") ?? ""}, ${added.join(", ")} `;
      return result.replace(existing[0], `import ${existing[1] ?? ""}{${all}} from "${source}";`);
    }
    const line = `import ${isType ? "type " : ""}{ ${missing.join(", ")} } from "${source}";\n`;
    const last = [...result.matchAll(/^import [^;]*;\n/gm)].at(-1);
    const at = last ? last.index + last[0].length : 0;
    return `${result.slice(0, at)}${line}${at === 0 ? "\n" : ""}${result.slice(at)}`;
  }, text);
}

function relative(path: string, to: string): string {
  const result = posix.relative(posix.dirname(path), to);
  return result.startsWith(".") ? result : `./${result}`;
}
