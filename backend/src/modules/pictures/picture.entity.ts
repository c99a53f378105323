import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { PicturePlace } from "../../kernel/contract/uploaded-pictures.js";

/** An uploaded picture. The picture's files are in the picture store, under the picture's `place` and id (ADR 77). */
@Entity("pictures")
@Index("pictures_used", ["usedAt"])
export class Picture {
  @IdColumn()
  id!: string;

  @TextColumn(20)
  place!: PicturePlace;

  /** The width of the uncropped stored picture in its upright position, in pixels. */
  @IntColumn()
  width!: number;

  @IntColumn()
  height!: number;

  /** The total size of the picture's files. */
  @IntColumn()
  bytes!: number;

  @TextColumn(200)
  alternativeText!: string;

  /** The focus, in percent of the width and height. */
  @IntColumn()
  focusX!: number;

  @IntColumn()
  focusY!: number;

  @TextColumn(120)
  uploadedBy!: string;

  @TimeColumn()
  at!: Date;

  /** The last time at which a text was known to name the picture. */
  @TimeColumn()
  usedAt!: Date;
}
