import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ApolloLink } from "@apollo/client";
import { buildSchema, execute, GraphQLError, OperationTypeNode, parse, type DocumentNode } from "graphql";
import { from, NEVER } from "rxjs";
import { ALL_ERRORS, type AnyErrorCode } from "@contract/kernel/contract/all-errors";

/** The root field's arguments, as each operation of ours has them. */
interface Arguments {
  readonly input: Record<string, unknown>;
  readonly teamId: string;
  readonly status: string;
  readonly after?: string | null;
}

/** Root field → what the server answers it with. */
export type Answers = Record<string, (args: Arguments) => unknown>;

const schema = buildSchema(readFileSync(join(__dirname, "../../../../schema.graphql"), "utf8"));

/** Thrown by an answer: the server refuses, with the catalogue's text unless another is given. */
export function refusal(
  code: AnyErrorCode,
  fields?: Record<string, string>,
  message: string = ALL_ERRORS[code].message,
) {
  return new GraphQLError(message, { extensions: { code, fields } });
}

/** Thrown by an answer: no answer comes at all. */
export class Unreachable extends Error {}

/** Runs operations against the project's own schema. @throws TypeError when no answer comes, as browsers do */
function runner(answers: Answers) {
  const rootValue = Object.fromEntries(
    Object.entries(answers).map(([field, answer]) => [field, (args: Arguments) => answer(args)]),
  );
  return async (document: DocumentNode, variableValues: Record<string, unknown>) => {
    const result = await execute({ schema, document, rootValue, variableValues });
    if (result.errors?.some(({ originalError }) => originalError instanceof Unreachable))
      throw new TypeError("Failed to fetch");
    return result;
  };
}

/**
 * Replaces the server: operations run against the project's own schema, so a document or an answer that does
 * not fit it fails the test. A field without an answer is one that the screen should not have asked for.
 */
export function fakeServer(answers: Answers): ApolloLink {
  const run = runner(answers);
  return new ApolloLink(({ query, variables, operationType }) =>
    // Nothing changes by itself here.
    operationType === OperationTypeNode.SUBSCRIPTION
      ? NEVER
      : from(run(query, variables) as Promise<ApolloLink.Result>),
  );
}

/** The same server for `fetch`, by which public pages ask. */
export function fakeFetch(answers: Answers): typeof fetch {
  const run = runner(answers);
  return async (_address, init) => {
    const { query, variables } = JSON.parse(init?.body as string) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const text = JSON.stringify(await run(parse(query), variables));
    return { ok: true, status: 200, json: () => Promise.resolve(JSON.parse(text) as unknown) } as Response;
  };
}
