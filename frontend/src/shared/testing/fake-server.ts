import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ApolloLink } from "@apollo/client";
import { buildSchema, execute, GraphQLError, OperationTypeNode } from "graphql";
import { from, mergeMap, NEVER, throwError } from "rxjs";
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

/**
 * Stands in for the server: operations run against the project's own schema, so a document or an answer that does
 * not fit it fails the test. A field without an answer is one that the screen should not have asked for.
 */
export function fakeServer(answers: Answers): ApolloLink {
  const guarded = Object.fromEntries(
    Object.entries(answers).map(([field, answer]) => [field, (args: Arguments) => answer(args)]),
  );
  return new ApolloLink(({ query, variables, operationType }) => {
    // Nothing changes by itself here.
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    const run = async () =>
      execute({ schema, document: query, rootValue: guarded, variableValues: variables });
    return from(run()).pipe(
      mergeMap((result) => {
        const lost = result.errors?.find(({ originalError }) => originalError instanceof Unreachable);
        return lost === undefined
          ? [result as ApolloLink.Result]
          : throwError(() => new TypeError("Failed to fetch"));
      }),
    );
  });
}
