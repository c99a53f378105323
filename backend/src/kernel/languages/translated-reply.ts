import type { FormattedExecutionResult, GraphQLFormattedError } from "graphql";
import type { Language } from "./language.js";
import type { Text } from "./message.js";
import { translate } from "./translate.js";

type Fields = Readonly<Record<string, unknown>>;

/** An error's texts before translation. */
interface ErrorTexts {
  readonly message: Text;
  readonly fields?: Readonly<Record<string, Text>> | undefined;
}

/**
 * The key of an error's texts in its GraphQL extensions. As a symbol, it survives copying the object but is not part of
 * the JSON.
 */
export const TEXTS = Symbol("texts");

/** A single word is an enum value, such as `team`, which the pages compare. Also a catalogue may have that word. */
const ENUM_VALUE = /^\w+$/;

/** Translates a GraphQL reply: its errors, the `message` of each field and the `problem` of each list item. */
export function translatedReply(
  language: Language,
  { data, errors, ...rest }: FormattedExecutionResult,
): FormattedExecutionResult {
  return {
    ...rest,
    ...(errors ? { errors: errors.map((error) => translatedError(language, error)) } : {}),
    ...(data === undefined ? {} : { data: data && translatedFields(language, data) }),
  };
}

function translatedError(language: Language, error: GraphQLFormattedError): GraphQLFormattedError {
  const extensions: (Fields & { readonly [TEXTS]?: ErrorTexts }) | undefined = error.extensions;
  if (extensions === undefined) return { ...error, message: translate(language, error.message) };
  const { [TEXTS]: texts = { message: error.message }, ...shown } = extensions;
  const { message, ...fields } = errorTexts(language, texts);
  return { ...error, message, extensions: { ...withTexts(language, shown), ...fields } };
}

export function errorTexts(
  language: Language,
  { message, fields }: ErrorTexts,
): { readonly message: string; readonly fields?: Readonly<Record<string, string>> } {
  if (fields === undefined) return { message: translate(language, message) };
  const texts = Object.entries(fields).map(([name, text]) => [name, translate(language, text)] as const);
  return { message: translate(language, message), fields: Object.fromEntries(texts) };
}

function translatedFields(language: Language, data: Fields): Record<string, unknown> {
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    isFields(value) ? withTexts(language, value) : value,
  ]);
  return Object.fromEntries(fields) as Record<string, unknown>;
}

/**
 * Translates an object that REST sends, or a part of a GraphQL reply: its `message`, the texts of its `fields`, and the
 * `problem` of each item in its lists.
 */
export function withTexts(language: Language, body: Fields): Record<string, unknown> {
  const { message, fields } = body;
  return {
    ...withLists(language, body),
    ...(typeof message === "string" ? { message: translate(language, message) } : {}),
    ...(isFields(fields) ? { fields: texts(language, fields) } : {}),
  };
}

/** Translates the `problem` of each item in the lists of an object. */
function withLists(language: Language, body: Fields): Fields {
  if (!Object.values(body).some(Array.isArray)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, withProblems(language, value)]),
  );
}

function withProblems(language: Language, value: unknown): unknown {
  if (!Array.isArray(value) || !isFields(value[0])) return value;
  return value.map((line: unknown) => {
    if (!isFields(line)) return line;
    const { problem } = line;
    const lists = withLists(language, line);
    return typeof problem === "string" && !ENUM_VALUE.test(problem)
      ? { ...lists, problem: translate(language, problem) }
      : lists;
  });
}

function texts(language: Language, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name,
      typeof text === "string" ? translate(language, text) : text,
    ]),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
