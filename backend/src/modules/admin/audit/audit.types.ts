import { Field, ID, ObjectType } from "type-graphql";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { connectionOf } from "../../../kernel/paging/connection.js";

@ObjectType("AuditEntry", { simpleResolvers: true, description: "An entry of the audit log." })
export class AuditEntryView {
  @Field(() => ID, { description: "The entry's id." })
  id!: string;

  @Field(() => ID, { nullable: true, description: "The actor, or null for the system." })
  actorId!: string | null;

  @Field(() => String, { description: "The actor's name at that time." })
  actorName!: string;

  @Field(() => String, { description: "The act, for example `payment.accept`." })
  action!: string;

  @Field(() => String, { description: "The kind of the target." })
  targetType!: string;

  @Field(() => ID, { description: "The id of the target." })
  targetId!: string;

  @Field(() => String, { description: "The target's name at that time, or empty." })
  targetName!: string;

  @Field(() => String, { description: "The changes, as a JSON object." })
  details!: string;

  @Field(() => DateTime, { description: "The time of the act." })
  at!: Date;
}

export const AuditConnection = connectionOf(AuditEntryView, "AuditEntry");

@ObjectType({ simpleResolvers: true, description: "A person with entries in the audit log." })
export class AuditActor {
  @Field(() => ID, { description: "The person's account, which may be deleted." })
  id!: string;

  @Field(() => String, { description: "The person's name in their latest entry." })
  name!: string;
}
