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

  /** The width of the whole stored picture, turned upright, in pixels. */
  @IntColumn()
  width!: number;

  @IntColumn()
  height!: number;

  /** The size of all files of the picture together. */
  @IntColumn()
  bytes!: number;

  @TextColumn(200)
  alternativeText!: string;

  /** The focus, in hundredths of width and height. */
  @IntColumn()
  focusX!: number;

  @IntColumn()
  focusY!: number;

  @TextColumn(120)
  uploadedBy!: string;

  @TimeColumn()
  at!: Date;

  /** The last time when a text was known to name the picture. */
  @TimeColumn()
  usedAt!: Date;
}
