import { Entity, ForeignKey } from "typeorm";
import { IdColumn, IntColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** The contest on Codeforces that an event's standings were fetched from last. */
@Entity("contest_sources")
export class ContestSource {
  @IdColumn()
  @ForeignKey("Event", { name: "fk_contest_sources_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  @IntColumn()
  contestId!: number;

  /** Key and secret of a contest that is not public, sealed under a key of the server's (ADR 24). */
  @TextColumn(500, { nullable: true })
  sealedKey!: string | null;

  @TimeColumn()
  fetchedAt!: Date;
}
