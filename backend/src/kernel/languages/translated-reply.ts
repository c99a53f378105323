import type { FormattedExecutionResult, GraphQLFormattedError } from "graphql";
import type { Language } from "./language.js";
import { isMessage, type Text, translate } from "./message.js";
import { Extensions } from "type-graphql";

type Fields = Readonly<Record<string, unknown>>;

/** An error's texts before translation. */
export interface ErrorTexts {
  readonly message: Text;
  readonly fields?: Readonly<Record<string, Text>> | undefined;
  /** Other values of the reply, which may contain lists with texts. */
  readonly data?: Fields | undefined;
}

/**
 * The key of an error's texts in its GraphQL extensions. A symbol, because copies of the extensions keep symbol keys,
 * and JSON omits them.
 */
export const TEXTS = Symbol("texts");

/**
 * The fields of list items whose texts are translated. `complaint` is a field of the `mistakes` in a CONTENT_INVALID
 * error.
 */
const TEXTS_OF_ITEMS = new Set(["problem", "complaint"]);

/**
 * Matches an enum value such as `team`: a single word, which pages compare. The word must stay untranslated even if a
 * catalogue contains it.
 */
const ENUM_VALUE = /^\w+$/;

/**
 * Translates a GraphQL reply: its errors, and each field that is an object (`withTexts`). A field that is itself a list
 * stays unchanged.
 */
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
  { message, fields, data = {} }: ErrorTexts,
): Fields & { readonly message: string } {
  return {
    ...withTexts(language, data),
    message: translate(language, message),
    ...(fields ? { fields: texts(language, fields) } : {}),
  };
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
 * `TEXTS_OF_ITEMS` of each item in its lists.
 */
export function withTexts(language: Language, body: Fields): Record<string, unknown> {
  const { message, fields } = body;
  return {
    ...withLists(language, body),
    ...(typeof message === "string" ? { message: translate(language, message) } : {}),
    ...(isFields(fields) ? { fields: texts(language, fields) } : {}),
  };
}

/** Translates the `TEXTS_OF_ITEMS` of each item in the lists of an object. */
function withLists(language: Language, body: Fields): Fields {
  if (!Object.values(body).some(Array.isArray)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withItems(language, value)]));
}

function withItems(language: Language, value: unknown): unknown {
  if (!Array.isArray(value) || !isFields(value[0])) return value;
  return value.map((line: unknown) => {
    if (!isFields(line)) return line;
    const translated = Object.entries(withLists(language, line)).map(([name, text]) => {
      const isShown = TEXTS_OF_ITEMS.has(name) && isText(text);
      const isEnum = typeof text === "string" && ENUM_VALUE.test(text);
      return [name, isShown && !isEnum ? translate(language, text) : text] as const;
    });
    return Object.fromEntries(translated);
  });
}

function texts(language: Language, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, isText(text) ? translate(language, text) : text]),
  );
}

function isText(value: unknown): value is Text {
  return typeof value === "string" || (isFields(value) && isMessage(value));
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Marks a field that returns an event's title, or an event with a title. The title is then translated into the
 * request's language.
 */
export const EventTitle = (): PropertyDecorator & MethodDecorator => Extensions({ eventTitle: true });
