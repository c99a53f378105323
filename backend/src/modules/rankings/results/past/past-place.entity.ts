import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { IdColumn, IntColumn, TextColumn } from "../../../../kernel/db/columns.js";
import type { PastResults } from "./past-results.entity.js";

/** A team in the results of a past year. */
@Entity("past_places")
export class PastPlace {
  @IdColumn()
  resultsId!: string;

  @ManyToOne("PastResults", { onDelete: "CASCADE", onUpdate: "RESTRICT" })
  @JoinColumn({ name: "resultsId", foreignKeyConstraintName: "fk_past_places_resultsId" })
  results?: PastResults;

  /** The team's line in the list, from 1. */
  @PrimaryColumn({ type: "int" })
  line!: number;

  @IntColumn()
  place!: number;

  @TextColumn(80)
  teamName!: string;

  /** Codeforces handles, separated by spaces. */
  @TextColumn(200)
  handles!: string;

  @TextColumn(160, { nullable: true })
  college!: string | null;
}
