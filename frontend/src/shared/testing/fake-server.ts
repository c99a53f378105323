import { ApolloLink } from "@apollo/client";
import { execute, GraphQLError, OperationTypeNode, parse, type DocumentNode } from "graphql";
import { from, NEVER } from "rxjs";
import { ALL_ERRORS, type AnyErrorCode } from "@contract/kernel/contract/all-errors";
import { PROJECT_SCHEMA as schema } from "../../../../scripts/jest/project-schema";

/** The arguments of a root field in the project's operations. */
interface Arguments {
  readonly input: Record<string, unknown>;
  readonly teamId: string;
  readonly status: string;
  readonly after?: string | null;
  readonly search?: string | null;
}

/** Functions that compute the results of root fields, by field. */
export type Answers = Record<string, (args: Arguments) => unknown>;

/** Returns an error that an answer throws to refuse a request. The default text is the error catalogue's. */
export function refusal(
  code: AnyErrorCode,
  fields?: Record<string, string>,
  message: string = ALL_ERRORS[code].message,
) {
  return new GraphQLError(message, { extensions: { code, fields } });
}

/** An answer throws this error to fake a lost reply. */
export class Unreachable extends Error {}

/**
 * Returns a function that runs operations against the project's own schema. For a lost reply, the function rejects with
 * a TypeError, as `fetch` does.
 */
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
 * Replaces the server. Operations run against the project's own schema. The reply has an error if an answer does not
 * fit the schema. A non-null field without an answer also causes an error, because the test does not expect the screen
 * to request the field. A nullable field without an answer is null. Documents are not validated here, because
 * graphql-codegen validates them.
 */
export function fakeServer(answers: Answers): ApolloLink {
  const run = runner(answers);
  return new ApolloLink(({ query, variables, operationType }) =>
    // The fake server sends no events.
    operationType === OperationTypeNode.SUBSCRIPTION
      ? NEVER
      : from(run(query, variables) as Promise<ApolloLink.Result>),
  );
}

/** Like `fakeServer`, but returns a `fetch` function, which is what public pages use. */
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
