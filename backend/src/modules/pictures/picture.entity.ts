import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { PicturePlace } from "../../kernel/contract/uploaded-pictures.js";

/** An uploaded picture. Its files are in the picture store, under its `place` and id (ADR 77). */
@Entity("pictures")
@Index("pictures_used", ["usedAt"])
export class Picture {
  @IdColumn()
  id!: string;

  @TextColumn(20)
  place!: PicturePlace;

  /** The width in pixels of the stored uncropped copy, in upright position. */
  @IntColumn()
  width!: number;

  @IntColumn()
  height!: number;

  /** The total size of the picture's files, in bytes. */
  @IntColumn()
  bytes!: number;

  @TextColumn(200)
  alternativeText!: string;

  /** The focus, in percent of the width and height from the upper left corner. */
  @IntColumn()
  focusX!: number;

  @IntColumn()
  focusY!: number;

  @TextColumn(120)
  uploadedBy!: string;

  @TimeColumn()
  at!: Date;

  /** The last time when a text was known to refer to the picture. */
  @TimeColumn()
  usedAt!: Date;
}
