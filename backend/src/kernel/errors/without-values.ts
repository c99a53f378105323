import type { GraphQLError } from "graphql";

const BAD_VARIABLE = /^Variable "\$\w+" got invalid value /;
const PATH = / at "[\w.[\]]+"$/;

/**
 * Returns the text of one of graphql's own errors without the values that the client sent. graphql quotes these values,
 * and an error about a missing field quotes the whole input, including the password.
 * @param message the error's text; not used for an invalid variable, whose text is built from `error`
 */
export function withoutValues(error: GraphQLError, message: string): string {
  const reason = error.originalError?.message;
  if (reason === undefined || !BAD_VARIABLE.test(error.message)) return withoutLiterals(message);
  const [variable = ""] = /^Variable "\$\w+"/.exec(error.message) ?? [];
  // The error's text consists of a value, a path and a reason. The path never contains a value.
  const [place = ""] = PATH.exec(error.message.slice(0, -`; ${reason}`.length)) ?? [];
  return `${variable} got an invalid value${place}; ${withoutLiterals(reason).replace(/ Did you mean .*$/s, "")}`;
}

/** Removes the literals that graphql quotes from a document or a value. */
function withoutLiterals(message: string): string {
  return message
    .replace(/^((?:Syntax Error: .*?|Expected .*?)(?:String|BlockString)) ".*$/s, "$1.")
    .replace(/^(Expected value of type .*?), found .*$/s, "$1.")
    .replace(/^(.* cannot represent .*?value): .*$/s, "$1.")
    .replace(/^Value ".*" does not exist in (".*?" enum\.)/s, "This value does not exist in $1");
}
