import { Field, ID, ObjectType } from "type-graphql";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { connectionOf } from "../../kernel/paging/connection.js";

/** One line of the audit log. */
@ObjectType("AuditEntry", { simpleResolvers: true, description: "Who did what to whom, and when." })
export class AuditEntryView {
  @Field(() => ID, { description: "The entry's id." })
  id!: string;

  @Field(() => ID, { nullable: true, description: "Who did it; null for what the system did by itself." })
  actorId!: string | null;

  @Field(() => String, { description: "The actor's name at that time." })
  actorName!: string;

  @Field(() => String, { description: "The act, for example `payment.accept`." })
  action!: string;

  @Field(() => String, { description: "What kind of thing it was done to." })
  targetType!: string;

  @Field(() => ID, { description: "What it was done to." })
  targetId!: string;

  @Field(() => String, { description: "What that was called at that time; empty where nothing has a name." })
  targetName!: string;

  @Field(() => String, { description: "What changed, as a JSON object." })
  details!: string;

  @Field(() => DateTime, { description: "When." })
  at!: Date;
}

/** A page of the audit log, newest first. */
export const AuditConnection = connectionOf(AuditEntryView, "AuditEntry");

@ObjectType({ simpleResolvers: true, description: "The actor of an entry of the audit log." })
export class AuditActor {
  @Field(() => ID, { description: "Their account, which may be deleted." })
  id!: string;

  @Field(() => String, { description: "What they were called last." })
  name!: string;
}
