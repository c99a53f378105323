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
  description: "What a line of recent activity is about.",
  valuesConfig: {
    LOG_IN: { description: "Log-ins to the account, or tries." },
    CONFIRMATION: {
      description: "Proofs, right or not, that a signed-in person is the account's owner.",
    },
    LIST_READ: { description: "A list of other people's data that the account's owner read." },
    REFUSED: { description: "An operation that the account's owner has no right to." },
  },
});
registerEnumType(METHODS, {
  name: "SignInMethod",
  description: "What a log-in or a confirmation was tried with.",
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
    DONE: { description: "A session began; for a confirmation, it was right." },
    STEP_ASKED: { description: "The password was right, and the second step was asked for." },
    WRONG: { description: "Password, code or passkey was wrong." },
    REFUSED: { description: "It was not checked: there were too many tries, or it came too late." },
  },
});

/** A line of recent activity. */
@ObjectType("Activity", {
  simpleResolvers: true,
  description: "Equal log-ins, confirmations, refusals, or reads of one list, of one hour.",
})
export class ActivityView {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => KINDS, { description: "What it is about." })
  kind!: ActivityKind;

  @Field(() => ID, { description: "The account, which may be deleted." })
  userId!: string;

  @Field(() => String, { description: "Of a list, the reader's name at that time; else empty." })
  userName!: string;

  @Field(() => METHODS, {
    nullable: true,
    description: "Of a log-in or confirmation: what it was tried with.",
  })
  method!: SignInMethod | null;

  @Field(() => OUTCOMES, { nullable: true, description: "Null for lists: how it ended." })
  outcome!: LogInOutcome | null;

  @Field(() => String, {
    nullable: true,
    description: "Null for proofs: the operation that returned the list, or was refused.",
  })
  list!: string | null;

  @Field(() => String, {
    description: "Empty for lists: what the browser called itself, of several the last one.",
  })
  userAgent!: string;

  @Field(() => Int, { description: "How often." })
  times!: number;

  @Field(() => Int, { description: "Of a list: how many entries were returned, added up." })
  entries!: number;

  @Field(() => DateTime, { description: "When the first one was." })
  firstAt!: Date;

  @Field(() => DateTime, { description: "When the last one was." })
  lastAt!: Date;
}

/** A page of recent activity, newest first. */
export const ActivityConnection = connectionOf(ActivityView, "Activity");
