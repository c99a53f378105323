import { Entity, JoinColumn, ManyToOne } from "typeorm";
import { IdColumn, IntColumn, TextColumn } from "../../kernel/db/columns.js";
import type { RankingPublicationRecord } from "./ranking-publication.entity.js";

/** A team's place before and after a publication. Teams that had no place before and none after have no row. */
@Entity("ranking_places")
export class RankingPlace {
  @IdColumn()
  publicationId!: string;

  @ManyToOne("RankingPublicationRecord", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "publicationId", foreignKeyConstraintName: "fk_ranking_places_publicationId" })
  publication?: RankingPublicationRecord;

  /** Not a foreign key, because a publication stays unchanged when a team is deleted. */
  @IdColumn()
  teamId!: string;

  @TextColumn(50)
  teamName!: string;

  @IntColumn({ nullable: true })
  previous!: number | null;

  @IntColumn({ nullable: true })
  place!: number | null;
}
