import { ArgsType, Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../../kernel/contract/common-fields.js";
import { PageArgs } from "../../../../kernel/contract/page.args.js";

/** What a line of recent activity is about. */
export const ActivityKind = {
  logIn: "LOG_IN",
  confirmation: "CONFIRMATION",
  listRead: "LIST_READ",
  refused: "REFUSED",
} as const;
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind];

/** What a log-in or a confirmation was tried with: the password, or one of the ways to take the second step. */
export const SignInMethod = {
  password: "PASSWORD",
  totp: "TOTP",
  passkey: "PASSKEY",
  recoveryCode: "RECOVERY_CODE",
} as const;
export type SignInMethod = (typeof SignInMethod)[keyof typeof SignInMethod];

/** How a log-in or a confirmation ended. */
export const LogInOutcome = {
  /** A session began; for a confirmation, it was right. */
  done: "DONE",
  /** The password was right, and the second step was asked for. */
  stepAsked: "STEP_ASKED",
  /** Password, code or passkey was wrong. */
  wrong: "WRONG",
  /** Not checked: too many tries, or too late. */
  refused: "REFUSED",
} as const;
export type LogInOutcome = (typeof LogInOutcome)[keyof typeof LogInOutcome];

/** Whose recent activity a Superadmin reads. */
@ArgsType()
export class AccountActivityArgs extends PageArgs {
  @EntityId()
  @Field(() => ID, { description: "The account." })
  userId!: string;
}

@InputType({ description: "An account whose sessions end." })
export class EndUserSessionsInput {
  @EntityId()
  @Field(() => ID, { description: "The account." })
  userId!: string;
}
