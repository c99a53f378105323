import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { ConfirmationService } from "../confirmation.service.js";
import {
  ChangeEmailInput,
  DeleteAccountInput,
  EndSessionInput,
  RequestEmailChangeInput,
  UpdateProfileInput,
} from "../contract/own-account.inputs.js";
import { ChangePasswordInput } from "../contract/password.inputs.js";
import { ConfirmIdentityInput } from "../second-factor/contract/proof-fields.js";
import { CredentialsService } from "./credentials.service.js";
import { DataExportService } from "./data-export.service.js";
import { DeviceService } from "./device.service.js";
import { ProfileService } from "./profile.service.js";
import {
  ConfirmationPayload,
  CredentialsPayload,
  ProfilePayload,
  SessionView,
} from "./self-service.types.js";

@Resolver()
export class SelfServiceResolver {
  constructor(
    private readonly profiles: ProfileService,
    private readonly credentials: CredentialsService,
    private readonly devices: DeviceService,
    private readonly exports: DataExportService,
    private readonly confirmations: ConfirmationService,
  ) {}

  @Authorized()
  @Query(() => [SessionView], { description: "The caller's sessions, the current session first." })
  sessions(@Ctx() { caller }: RequestContext): Promise<SessionView[]> {
    return this.devices.list(requireCaller(caller));
  }

  @Authorized()
  @Query(() => String, {
    description: "All data about the caller, as a JSON document to save as a file.",
  })
  exportMyData(@Ctx() { caller }: RequestContext): Promise<string> {
    return this.exports.exportData(requireCaller(caller));
  }

  @Authorized()
  @Query(() => DateTime, {
    nullable: true,
    description: "When the confirmation of this session ends, or null when the session must confirm again.",
  })
  confirmedUntil(@Ctx() { caller }: RequestContext): Promise<Date | null> {
    return this.confirmations.confirmedUntil(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => ConfirmationPayload, {
    description: "Confirms the identity of the caller for ten minutes in this session.",
  })
  confirmIdentity(
    @Arg("input", () => ConfirmIdentityInput, { description: "The proof." }) input: ConfirmIdentityInput,
    @Ctx() context: RequestContext,
  ): Promise<ConfirmationPayload> {
    return this.confirmations.confirm(input, context);
  }

  @Authorized()
  @Mutation(() => ProfilePayload, { description: "Changes the caller's own data, also in their teams." })
  updateProfile(
    @Arg("input", () => UpdateProfileInput, { description: "The new data." }) input: UpdateProfileInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ProfilePayload> {
    return this.profiles.updateProfile(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => CredentialsPayload, {
    description: "Sets a new password and ends every other session. This device gets a fresh session.",
  })
  changePassword(
    @Arg("input", () => ChangePasswordInput, { description: "Both passwords." }) input: ChangePasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<CredentialsPayload> {
    return this.credentials.changePassword(input, context);
  }

  @Authorized()
  @Mutation(() => MessagePayload, { description: "Mails a six-digit code to the address to change to." })
  requestEmailChange(
    @Arg("input", () => RequestEmailChangeInput, { description: "The new address." })
    input: RequestEmailChangeInput,
    @Ctx() context: RequestContext,
  ): Promise<MessagePayload> {
    return this.credentials.requestEmailChange(input.newEmail, context);
  }

  @Authorized()
  @Mutation(() => CredentialsPayload, {
    description: "Changes the account's address and notifies the old one. This device gets a fresh token.",
  })
  changeEmail(
    @Arg("input", () => ChangeEmailInput, { description: "New address, its code, and the password." })
    input: ChangeEmailInput,
    @Ctx() context: RequestContext,
  ): Promise<CredentialsPayload> {
    return this.credentials.changeEmail(input, context);
  }

  @Authorized()
  @Mutation(() => MessagePayload, { description: "Ends one of the caller's sessions." })
  endSession(
    @Arg("input", () => EndSessionInput, { description: "The session." }) input: EndSessionInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.devices.end(requireCaller(caller), input.id);
  }

  @Authorized()
  @Mutation(() => MessagePayload, { description: "Ends every session of the caller except the current one." })
  endOtherSessions(@Ctx() { caller }: RequestContext): Promise<MessagePayload> {
    return this.devices.endOthers(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => MessagePayload, {
    description:
      "Deletes the caller's account. Refused while the caller leads a team with a reported payment.",
  })
  deleteAccount(
    @Arg("input", () => DeleteAccountInput, { description: "The password." }) input: DeleteAccountInput,
    @Ctx() context: RequestContext,
  ): Promise<MessagePayload> {
    return this.profiles.deleteAccount(input, context);
  }
}
