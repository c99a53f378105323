import { Field, ID, Int, ObjectType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { connectionOf } from "../../../kernel/paging/connection.js";
import { ActivityKind, LogInOutcome, SignInMethod } from "./contract/account-activity.js";

const byValue = <V extends string>(values: Readonly<Record<string, V>>): Record<V, V> =>
  Object.fromEntries(Object.values(values).map((value) => [value, value])) as Record<V, V>;

const KINDS = byValue(ActivityKind);
const METHODS = byValue(SignInMethod);
const OUTCOMES = byValue(LogInOutcome);

enumeration(
  "ActivityKind",
  "The kind of a line of recent activity.",
  {
    LOG_IN: "Log-ins to the account, including failed ones.",
    CONFIRMATION: "Attempts, correct or not, to confirm that a signed-in person is the account's owner.",
    LIST_READ: "A list of other people's data that the account's owner read.",
    REFUSED: "An operation that the account's owner has no right to.",
  },
  KINDS,
);
enumeration(
  "SignInMethod",
  "The method of a log-in or a confirmation.",
  {
    PASSWORD: "The password.",
    TOTP: "A code of an authenticator app.",
    PASSKEY: "A passkey.",
    RECOVERY_CODE: "A recovery code.",
  },
  METHODS,
);
enumeration(
  "LogInOutcome",
  "How a log-in or a confirmation ended.",
  {
    DONE: "A session began, or the confirmation was correct.",
    STEP_ASKED: "The password was correct, and the second step was required.",
    WRONG: "Password, code or passkey was wrong.",
    REFUSED: "The attempt was not checked, because it came too late or after too many attempts.",
  },
  OUTCOMES,
);

@ObjectType("Activity", {
  simpleResolvers: true,
  description: "Identical log-ins, confirmations, refusals or list reads of one hour, counted together.",
})
export class ActivityView {
  @Field(() => ID, { description: "The entry's id." })
  id!: string;

  @Field(() => KINDS, { description: "The kind of the entry." })
  kind!: ActivityKind;

  @Field(() => ID, { description: "The account, which may be deleted." })
  userId!: string;

  @Field(() => String, { description: "For a list, the reader's name at that time. Otherwise empty." })
  userName!: string;

  @Field(() => METHODS, {
    nullable: true,
    description: "For a log-in or confirmation, how the person proved their identity.",
  })
  method!: SignInMethod | null;

  @Field(() => OUTCOMES, { nullable: true, description: "The result, or null for a list." })
  outcome!: LogInOutcome | null;

  @Field(() => String, {
    nullable: true,
    description: "The operation that returned the list or was refused, or null for a proof.",
  })
  list!: string | null;

  @Field(() => String, {
    description: "The user agent of the last browser, or empty for a list.",
  })
  userAgent!: string;

  @Field(() => Int, { description: "The number of times." })
  times!: number;

  @Field(() => Int, { description: "For a list, the total number of returned entries." })
  entries!: number;

  @Field(() => DateTime, { description: "The time of the first event." })
  firstAt!: Date;

  @Field(() => DateTime, { description: "The time of the last event." })
  lastAt!: Date;
}

export const ActivityConnection = connectionOf(ActivityView, "Activity");
