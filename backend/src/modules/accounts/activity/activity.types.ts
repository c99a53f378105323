import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { connectionOf } from "../../../kernel/paging/connection.js";
import { ActivityKind, LogInOutcome, SignInMethod } from "./contract/account-activity.js";

const byValue = <V extends string>(values: Readonly<Record<string, V>>): Record<V, V> =>
  Object.fromEntries(Object.values(values).map((value) => [value, value])) as Record<V, V>;

const KINDS = byValue(ActivityKind);
const METHODS = byValue(SignInMethod);
const OUTCOMES = byValue(LogInOutcome);

registerEnumType(KINDS, {
  name: "ActivityKind",
  description: "The kind of a line of recent activity.",
  valuesConfig: {
    LOG_IN: { description: "Log-ins to the account, including failed ones." },
    CONFIRMATION: {
      description: "Attempts, correct or not, to confirm that a signed-in person is the account's owner.",
    },
    LIST_READ: { description: "A list of other people's data that the account's owner read." },
    REFUSED: { description: "An operation that the account's owner has no right to." },
  },
});
registerEnumType(METHODS, {
  name: "SignInMethod",
  description: "The method of a log-in or a confirmation.",
  valuesConfig: {
    PASSWORD: { description: "The password." },
    TOTP: { description: "A code of an authenticator app." },
    PASSKEY: { description: "A passkey." },
    RECOVERY_CODE: { description: "A recovery code." },
  },
});
registerEnumType(OUTCOMES, {
  name: "LogInOutcome",
  description: "How a log-in or a confirmation ended.",
  valuesConfig: {
    DONE: { description: "A session began, or the confirmation was correct." },
    STEP_ASKED: { description: "The password was correct, and the second step was required." },
    WRONG: { description: "Password, code or passkey was wrong." },
    REFUSED: {
      description: "The attempt was not checked, because it came too late or after too many attempts.",
    },
  },
});

/** A line of recent activity. */
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

/** A page of recent activity, newest first. */
export const ActivityConnection = connectionOf(ActivityView, "Activity");
