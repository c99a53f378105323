import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { Role } from "../../kernel/contract/roles.js";
import { UpdateSiteSettingsInput } from "./contract/update-site-settings.input.js";
import { SiteSettingsService } from "./site-settings.service.js";
import { SiteSettings, SiteSettingsPayload } from "./site-settings.types.js";

/** GraphQL operations on the site's settings. */
@Resolver()
export class SiteSettingsResolver {
  constructor(private readonly settings: SiteSettingsService) {}

  @Authorized(Role.Superadmin)
  @Query(() => SiteSettings, { description: "What Superadmins set for the whole site." })
  siteSettings(): Promise<SiteSettings> {
    return this.settings.read();
  }

  @Authorized(Role.Superadmin)
  @Mutation(() => SiteSettingsPayload, {
    description: "Changes the site's settings. Two steps are made compulsory only by somebody who has them.",
  })
  updateSiteSettings(
    @Arg("input", () => UpdateSiteSettingsInput, { description: "The settings." })
    input: UpdateSiteSettingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<SiteSettingsPayload> {
    return this.settings.update(caller, input);
  }
}
