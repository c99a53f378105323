import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { toAppError } from "./app-error";

const graphqlError = (extensions: Record<string, unknown>, message = "from the server") =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });

test("takes code, text and field texts from a GraphQL error", () => {
  const error = graphqlError({
    code: "BAD_INPUT",
    fields: { name: "Team name must be 2 to 50 characters", bad: 1 },
  });
  expect(toAppError(error, "Failed to create team")).toEqual({
    code: "BAD_INPUT",
    message: "from the server",
    fields: { name: "Team name must be 2 to 50 characters" },
  });
});

test("reads the same from the body of an HTTP error", () => {
  const bodyText = JSON.stringify({
    errors: [{ message: "Please log in.", extensions: { code: "UNAUTHENTICATED" } }],
  });
  const error = new ServerError("401", { response: new Response(null, { status: 401 }), bodyText });
  expect(toAppError(error, "x")).toMatchObject({ code: "UNAUTHENTICATED", message: "Please log in." });
});

test.each([
  ["an inner error of the server", graphqlError({ code: "INTERNAL" }), "INTERNAL"],
  ["an error without a code", graphqlError({}), "INTERNAL"],
  ["no network", new TypeError("Failed to fetch"), "UNREACHABLE"],
  [
    "a proxy's page",
    new ServerError("502", { response: new Response(null, { status: 502 }), bodyText: "<html>" }),
    "UNREACHABLE",
  ],
  ["nothing at all", undefined, "UNREACHABLE"],
])("says the operation's fallback for %s", (_case, thrown, code) => {
  expect(toAppError(thrown, "Failed to add member")).toEqual({
    code,
    message: "Failed to add member",
    fields: {},
  });
});
