import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { Role } from "../../kernel/contract/roles.js";
import { AdminProfileService } from "./admin-profile.service.js";
import { AdminProfile, AdminProfilePayload } from "./admin-profile.types.js";
import { UpdateAdminProfileInput } from "./contract/update-admin-profile.input.js";

/** GraphQL operations of a Superadmin on their own data. */
@Resolver()
export class AdminProfileResolver {
  constructor(private readonly profiles: AdminProfileService) {}

  @Authorized(Role.Superadmin)
  @Query(() => AdminProfile, { description: "The caller's own data, for their dashboard." })
  adminProfile(@Ctx() { caller }: RequestContext): Promise<AdminProfile> {
    return this.profiles.profile(caller);
  }

  @Authorized(Role.Superadmin)
  @Mutation(() => AdminProfilePayload, {
    description: "Changes the caller's own data; another password or e-mail ends every other session.",
  })
  updateAdminProfile(
    @Arg("input", () => UpdateAdminProfileInput, { description: "The data." }) input: UpdateAdminProfileInput,
    @Ctx() context: RequestContext,
  ): Promise<AdminProfilePayload> {
    return this.profiles.update(input, context);
  }
}
