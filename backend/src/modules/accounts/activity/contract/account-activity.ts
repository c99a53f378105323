import { ArgsType, Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../../kernel/contract/common-fields.js";
import { PageArgs } from "../../../../kernel/contract/page.args.js";

export const ActivityKind = {
  logIn: "LOG_IN",
  confirmation: "CONFIRMATION",
  listRead: "LIST_READ",
  refused: "REFUSED",
} as const;
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind];

/** The methods of a log-in or a confirmation: the password, or a kind of second step. */
export const SignInMethod = {
  password: "PASSWORD",
  totp: "TOTP",
  passkey: "PASSKEY",
  recoveryCode: "RECOVERY_CODE",
} as const;
export type SignInMethod = (typeof SignInMethod)[keyof typeof SignInMethod];

/** The outcomes of a log-in or a confirmation. */
export const LogInOutcome = {
  /** A session began, or the confirmation was correct. */
  done: "DONE",
  /** The password was correct, and the second step was still needed. */
  stepAsked: "STEP_ASKED",
  /** The password, code or passkey was wrong. */
  wrong: "WRONG",
  /**
   * The proof was not checked, because there were too many tries or the ticket had expired. Also the outcome of an
   * operation that was refused for lack of a right.
   */
  refused: "REFUSED",
} as const;
export type LogInOutcome = (typeof LogInOutcome)[keyof typeof LogInOutcome];

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
