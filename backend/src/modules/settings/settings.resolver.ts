import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { requireSuperadmin } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { Role } from "../../kernel/contract/roles.js";
import { AccountSettingsInput } from "./contract/account-settings.input.js";
import { MailSettingsInput } from "./contract/mail-settings.input.js";
import { SettingsTopicName } from "./contract/settings-topic.js";
import { AccountPreviewService } from "../payments/instructions/account-preview.service.js";
import { accountOf } from "./club-settings.js";
import { MailTestService } from "./mail-test.service.js";
import { SettingsService } from "./settings.service.js";
import { ClubSettings, ClubSettingsPayload } from "./settings.types.js";

@Resolver()
export class SettingsResolver {
  constructor(
    private readonly settings: SettingsService,
    private readonly mailTests: MailTestService,
    private readonly previews: AccountPreviewService,
  ) {}

  @Authorized(Role.Superadmin)
  @Query(() => ClubSettings, { description: "The club's settings of a topic, with their history." })
  clubSettings(
    @Arg("section", () => SettingsTopicName, { description: "The topic of the settings." })
    topic: SettingsTopicName,
    @Ctx() { caller }: RequestContext,
  ): Promise<ClubSettings> {
    return this.settings.topic(caller, topic);
  }

  @Authorized(Role.Superadmin)
  @Query(() => String, {
    nullable: true,
    description: "A QR code (SVG) for a test payment of one rupee, or null without a UPI address.",
  })
  accountQr(
    @Arg("input", () => AccountSettingsInput, { description: "The account." }) input: AccountSettingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<string | null> {
    requireSuperadmin(caller);
    return this.previews.qr(accountOf(input));
  }

  @Authorized(Role.Superadmin)
  @Mutation(() => ClubSettingsPayload, { description: "Sets the account for fees." })
  updateAccountSettings(
    @Arg("input", () => AccountSettingsInput, { description: "The account." }) input: AccountSettingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ClubSettingsPayload> {
    return this.settings.updateAccount(caller, input);
  }

  @Authorized(Role.Superadmin)
  @Mutation(() => ClubSettingsPayload, { description: "Sets how the site sends mail." })
  updateMailSettings(
    @Arg("input", () => MailSettingsInput, { description: "The mail settings." }) input: MailSettingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ClubSettingsPayload> {
    return this.settings.updateMail(caller, input);
  }

  @Authorized(Role.Superadmin)
  @Mutation(() => MessagePayload, {
    description: "Sends the caller a test mail with these settings. Does not save them.",
  })
  testMailSettings(
    @Arg("input", () => MailSettingsInput, { description: "The mail settings." }) input: MailSettingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.mailTests.send(caller, input);
  }
}
