import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { translate } from "../../kernel/languages/translate.js";
import { ContentMistake } from "./editing/content-editing.types.js";

/** Mistakes in drafts, in the language of who reads them: they are no errors, whose texts are translated with the reply. */
@Resolver(() => ContentMistake)
export class ContentMistakeResolver {
  @FieldResolver(() => String)
  complaint(@Root() { complaint }: ContentMistake, @Ctx() { language }: RequestContext): string {
    return translate(language, complaint);
  }
}
