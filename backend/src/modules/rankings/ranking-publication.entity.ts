import { Entity, ForeignKey, Index } from "typeorm";
import { enumeration } from "../../kernel/contract/enumeration.js";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** How a publication came about; none is `set` any more, but histories hold some. */
export const PublicationKind = enumeration("RankingPublicationKind", "How a ranking was published.", {
  draft: "The draft was published.",
  set: "Places were set directly, without a draft.",
  undo: "The publication before it was taken back.",
});
export type PublicationKind = keyof typeof PublicationKind;

const NUMBER = uniqueKey("ranking_publications", "eventId", "number");

/** One change of an event's whole ranking: who made it and when. Its places are `ranking_places`. Never changed afterwards. */
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

  /** 1 is the event's first. */
  @IntColumn()
  number!: number;

  @TextColumn(16)
  kind!: PublicationKind;

  /** The number of the publication that this one took back. */
  @IntColumn({ nullable: true })
  undoes!: number | null;

  /** Not a foreign key: the publication outlives the account. */
  @RefColumn()
  publishedById!: string;

  @TextColumn(120)
  publishedByName!: string;

  @TimeColumn()
  publishedAt!: Date;

  /** Teams with a place afterwards. */
  @IntColumn()
  ranked!: number;

  /** Teams whose place it changed. */
  @IntColumn()
  changed!: number;
}
