import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { LoginPayload } from "../contract/login-payload.js";
import { SetUpInput } from "../contract/set-up.input.js";
import { SetupService } from "./setup.service.js";

/** The GraphQL operation for setting up a new site. The operation is public, because the setup code protects it. */
@Resolver()
export class SetupResolver {
  constructor(private readonly setup: SetupService) {}

  @Mutation(() => LoginPayload, {
    description:
      "Makes the person with the printed code the Superadmin of a new site, logs them in and sets the refresh cookie.",
  })
  setUp(
    @Arg("input", () => SetUpInput, { description: "The code and the new account." }) input: SetUpInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return this.setup.setUp(input, context);
  }
}
