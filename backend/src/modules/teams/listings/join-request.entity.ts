import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, RefColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";

/** A person has at most one request per team. */
export const REQUEST_OF = uniqueKey("join_requests", "teamId", "userId");

/** A request by a person without a team to join a listed team. Deleted when the request is answered or withdrawn. */
@Entity("join_requests")
@Index(REQUEST_OF.name, REQUEST_OF.columns, { unique: true })
@Index("ix_join_requests_userId", ["userId"])
@Index("ix_join_requests_eventId", ["eventId"])
export class JoinRequest {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Team", { name: "fk_join_requests_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_join_requests_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  @RefColumn()
  @ForeignKey("User", { name: "fk_join_requests_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  @TimeColumn()
  createdAt!: Date;
}
