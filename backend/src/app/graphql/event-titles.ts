import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { EventTitles } from "../../kernel/languages/language.js";

type Resolve = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * Translates every field marked with `@EventTitle()` into the language of the request. A marked field is an event's
 * title, or contains an event with a title.
 * @param schema a newly built schema; its fields change
 */
export function translateEventTitles(schema: GraphQLSchema, titles: EventTitles): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (field.extensions["eventTitle"] === true)
        field.resolve = inLanguage(field.resolve ?? defaultFieldResolver, titles);
  }
}

/**
 * Wraps a marked field's resolver to translate the title. The resolver must not return a promise, because a title in a
 * promise would stay in English.
 */
function inLanguage(resolve: Resolve, titles: EventTitles): Resolve {
  return (source, args, context, info) => {
    const found: unknown = resolve(source, args, context, info);
    const { language } = context;
    if (language === "en") return found;
    if (typeof found === "string") return titles(language, found);
    return hasTitle(found) ? { ...found, title: titles(language, found.title) } : found;
  };
}

function hasTitle(value: unknown): value is { readonly title: string } {
  return typeof value === "object" && value !== null && "title" in value && typeof value.title === "string";
}
