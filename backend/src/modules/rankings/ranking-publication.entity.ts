import { Entity, ForeignKey, Index } from "typeorm";
import { enumeration } from "../../kernel/contract/enumeration.js";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** `set` occurs only in old publications. */
export const PublicationKind = enumeration("RankingPublicationKind", "How a ranking was published.", {
  draft: "The draft was published.",
  set: "Places were set directly, without a draft.",
  undo: "The publication before it was taken back.",
});
export type PublicationKind = keyof typeof PublicationKind;

const NUMBER = uniqueKey("ranking_publications", "eventId", "number");

/** A published ranking of an event. The row never changes. The places are in `ranking_places`. */
@Entity("ranking_publications")
@Index(NUMBER.name, NUMBER.columns, { unique: true })
export class RankingPublicationRecord {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Event", {
    name: "fk_ranking_publications_eventId",
    onDelete: "RESTRICT",
    onUpdate: "RESTRICT",
  })
  eventId!: string;

  /** The position among the event's publications, from 1. */
  @IntColumn()
  number!: number;

  @TextColumn(16)
  kind!: PublicationKind;

  /** The number of the publication that this publication reverted. Null if it reverted none. */
  @IntColumn({ nullable: true })
  undoes!: number | null;

  /** Not a foreign key, because the publication outlives the account. */
  @RefColumn()
  publishedById!: string;

  @TextColumn(120)
  publishedByName!: string;

  @TimeColumn()
  publishedAt!: Date;

  /** The number of teams with a place after the publication. */
  @IntColumn()
  ranked!: number;

  /** The number of teams whose place changed. */
  @IntColumn()
  changed!: number;
}
