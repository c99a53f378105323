import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { PicturePlace } from "../../kernel/contract/uploaded-pictures.js";

/** An uploaded picture. Its files are in the store, under its place and id (ADR 77). */
@Entity("pictures")
@Index("pictures_used", ["usedAt"])
export class Picture {
  @IdColumn()
  id!: string;

  @TextColumn(20)
  place!: PicturePlace;

  /** Width of the whole stored picture, upright. */
  @IntColumn()
  width!: number;

  @IntColumn()
  height!: number;

  /** Of all its files. */
  @IntColumn()
  bytes!: number;

  @TextColumn(200)
  alternativeText!: string;

  /** In hundredths of width and height. */
  @IntColumn()
  focusX!: number;

  @IntColumn()
  focusY!: number;

  @TextColumn(120)
  uploadedBy!: string;

  @TimeColumn()
  at!: Date;

  /** When something last named it. */
  @TimeColumn()
  usedAt!: Date;
}
