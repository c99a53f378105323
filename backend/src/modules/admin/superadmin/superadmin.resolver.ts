import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { Role } from "../../../kernel/contract/roles.js";
import { AdminProfileService } from "./admin-profile.service.js";
import { AdminProfile, AdminProfilePayload } from "./admin-profile.types.js";
import { UpdateAdminProfileInput } from "../contract/update-admin-profile.input.js";
import { UpdateSiteSettingsInput } from "../contract/update-site-settings.input.js";
import { SiteSettings, SiteSettingsPayload, SiteSettingsService } from "./site-settings.service.js";

/** GraphQL operations that no grant allows: on a Superadmin's own data and the site's settings. */
@Resolver()
export class SuperadminResolver {
  constructor(
    private readonly profiles: AdminProfileService,
    private readonly settings: SiteSettingsService,
  ) {}

  @Authorized(Role.Superadmin)
  @Query(() => AdminProfile, { description: "The caller's own data, for their dashboard." })
  adminProfile(@Ctx() { caller }: RequestContext): Promise<AdminProfile> {
    return this.profiles.profile(caller);
  }

  @Authorized(Role.Superadmin)
  @Mutation(() => AdminProfilePayload, {
    description: "Changes the caller's own data. A new password or e-mail ends every other session.",
  })
  updateAdminProfile(
    @Arg("input", () => UpdateAdminProfileInput, { description: "The data." }) input: UpdateAdminProfileInput,
    @Ctx() context: RequestContext,
  ): Promise<AdminProfilePayload> {
    return this.profiles.update(input, context);
  }

  @Authorized(Role.Superadmin)
  @Query(() => SiteSettings, { description: "The settings of the whole site." })
  siteSettings(): Promise<SiteSettings> {
    return this.settings.read();
  }

  @Authorized(Role.Superadmin)
  @Mutation(() => SiteSettingsPayload, {
    description: "Changes the site's settings. Only a caller with two-step login can make it compulsory.",
  })
  updateSiteSettings(
    @Arg("input", () => UpdateSiteSettingsInput, { description: "The settings." })
    input: UpdateSiteSettingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<SiteSettingsPayload> {
    return this.settings.update(caller, input);
  }
}
