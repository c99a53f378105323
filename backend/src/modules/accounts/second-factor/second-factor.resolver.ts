import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { type Caller, requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { LoginPayload } from "../contract/login-payload.js";
import { CompleteLogInInput, LogInTicketInput } from "./contract/complete-log-in.input.js";
import {
  AddPasskeyInput,
  ConfirmTotpInput,
  OwnerProofInput,
  RemovePasskeyInput,
  RenamePasskeyInput,
} from "./contract/factor-setup.input.js";
import type { OwnerProofService } from "./challenges/owner-proof.service.js";
import type { PasskeyService } from "./passkeys/passkey.service.js";
import type { SecondFactorService } from "./second-factor.service.js";
import { PasskeyOptions, SecondFactorPayload, SecondFactors, TotpSetup } from "./second-factor.types.js";
import type { SecondStepService } from "./challenges/second-step.service.js";
import type { TotpSetupService } from "./authenticator/totp-setup.service.js";

export interface SecondFactorParts {
  readonly secondSteps: SecondStepService;
  readonly secondFactors: SecondFactorService;
  readonly ownerProofs: OwnerProofService;
  readonly totpSetups: TotpSetupService;
  readonly passkeys: PasskeyService;
}

const PROOF = { description: "The owner's confirmation." };

@Resolver()
export class SecondFactorResolver {
  constructor(private readonly parts: SecondFactorParts) {}

  @Mutation(() => LoginPayload, {
    description: "Completes the second step of a log-in and sets the refresh cookie.",
  })
  completeLogIn(
    @Arg("input", () => CompleteLogInInput, { description: "The ticket and one proof." })
    input: CompleteLogInInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    return this.parts.secondSteps.complete(input, context);
  }

  @Mutation(() => PasskeyOptions, {
    description: "The browser's options for using a passkey, for completeLogIn.",
  })
  passkeyLogInOptions(
    @Arg("input", () => LogInTicketInput, { description: "The ticket." }) input: LogInTicketInput,
  ): Promise<PasskeyOptions> {
    return this.parts.secondSteps.passkeyOptions(input.ticket);
  }

  @Authorized()
  @Query(() => SecondFactors, { description: "The caller's second factors." })
  secondFactors(@Ctx() { caller }: RequestContext): Promise<SecondFactors> {
    return this.parts.secondFactors.of(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => PasskeyOptions, {
    description: "The browser's options for confirming with one of the caller's passkeys.",
  })
  passkeyProofOptions(@Ctx() { caller }: RequestContext): Promise<PasskeyOptions> {
    return this.parts.ownerProofs.passkeyOptions(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => TotpSetup, { description: "Makes a secret for an authenticator app." })
  beginTotp(
    @Arg("input", () => OwnerProofInput, PROOF) input: OwnerProofInput,
    @Ctx() context: RequestContext,
  ): Promise<TotpSetup> {
    return this.parts.totpSetups.begin(input, context);
  }

  @Authorized()
  @Mutation(() => SecondFactorPayload, {
    description: "Submits the app's first code. From then on, every login requires a code.",
  })
  confirmTotp(
    @Arg("input", () => ConfirmTotpInput, { description: "The ticket from beginTotp, and the code." })
    input: ConfirmTotpInput,
    @Ctx() context: RequestContext,
  ): Promise<SecondFactorPayload> {
    return this.parts.totpSetups.confirm(input, context);
  }

  @Authorized()
  @Mutation(() => SecondFactorPayload, { description: "Removes the caller's authenticator app." })
  async removeTotp(
    @Arg("input", () => OwnerProofInput, PROOF) input: OwnerProofInput,
    @Ctx() context: RequestContext,
  ): Promise<SecondFactorPayload> {
    return this.parts.secondFactors.removeApp(await this.#owner(input, context));
  }

  @Authorized()
  @Mutation(() => SecondFactorPayload, {
    description: "Creates ten recovery codes. The old codes no longer work.",
  })
  async newRecoveryCodes(
    @Arg("input", () => OwnerProofInput, PROOF) input: OwnerProofInput,
    @Ctx() context: RequestContext,
  ): Promise<SecondFactorPayload> {
    return this.parts.secondFactors.renewCodes(await this.#owner(input, context));
  }

  @Authorized()
  @Mutation(() => PasskeyOptions, { description: "The browser's options for creating a passkey." })
  passkeyRegistrationOptions(
    @Arg("input", () => OwnerProofInput, PROOF) input: OwnerProofInput,
    @Ctx() context: RequestContext,
  ): Promise<PasskeyOptions> {
    return this.parts.passkeys.registrationOptions(input, context);
  }

  @Authorized()
  @Mutation(() => SecondFactorPayload, { description: "Adds a passkey to the caller's account." })
  addPasskey(
    @Arg("input", () => AddPasskeyInput, { description: "The passkey and its name." }) input: AddPasskeyInput,
    @Ctx() context: RequestContext,
  ): Promise<SecondFactorPayload> {
    return this.parts.passkeys.add(input, context);
  }

  @Authorized()
  @Mutation(() => SecondFactorPayload, { description: "Renames one of the caller's passkeys." })
  renamePasskey(
    @Arg("input", () => RenamePasskeyInput, { description: "The passkey and its name." })
    input: RenamePasskeyInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<SecondFactorPayload> {
    return this.parts.passkeys.rename(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => SecondFactorPayload, { description: "Removes one of the caller's passkeys." })
  async removePasskey(
    @Arg("input", () => RemovePasskeyInput, {
      description: "The passkey, and the owner's confirmation.",
    })
    input: RemovePasskeyInput,
    @Ctx() context: RequestContext,
  ): Promise<SecondFactorPayload> {
    return this.parts.secondFactors.removePasskey(await this.#owner(input, context), input.id);
  }

  async #owner(proof: OwnerProofInput, { caller }: RequestContext): Promise<Caller> {
    const owner = requireCaller(caller);
    await this.parts.ownerProofs.prove(owner, proof);
    return owner;
  }
}
