import { Entity, ForeignKey } from "typeorm";
import { IdColumn, IntColumn, TextColumn } from "../../kernel/db/columns.js";

/** A team in a publication: its place before and after. Teams that had none and got none have no row. */
@Entity("ranking_places")
export class RankingPlace {
  @IdColumn()
  @ForeignKey("RankingPublicationRow", {
    name: "fk_ranking_places_publicationId",
    onDelete: "CASCADE",
    onUpdate: "RESTRICT",
  })
  publicationId!: string;

  /** Not a foreign key: a publication stays as it was when a team goes. */
  @IdColumn()
  teamId!: string;

  @TextColumn(50)
  teamName!: string;

  @IntColumn({ nullable: true })
  previous!: number | null;

  @IntColumn({ nullable: true })
  place!: number | null;
}
