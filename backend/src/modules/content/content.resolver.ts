import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { ContentService } from "./content.service.js";
import { MemberBatch, SiteContent } from "./content.types.js";

/** All queries are public. They are listed in app/testing/policy.ts. */
@Resolver()
export class ContentResolver {
  constructor(private readonly service: ContentService) {}

  @Query(() => SiteContent, {
    description:
      "The texts of the public pages in the language of Accept-Language. Missing translations are in English.",
  })
  siteContent(@Ctx() { language }: RequestContext): SiteContent {
    return this.service.site(language);
  }

  @Query(() => MemberBatch, {
    nullable: true,
    description: "A batch with its people, or null for an unknown key.",
  })
  memberBatch(
    @Arg("key", () => String, { description: "The batch's key, from `siteContent.memberBatches`." })
    key: string,
    @Ctx() { language }: RequestContext,
  ): MemberBatch | null {
    return this.service.batch(key, language);
  }
}
