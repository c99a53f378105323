import type { AnyErrorCode } from "../../../kernel/contract/all-errors.js";
import type { PicturePlace } from "../../../kernel/contract/uploaded-pictures.js";
import type { Focus } from "../contract/crop.js";
import type { MadePicture } from "./make-files.js";

/** What the process is asked for: the files of an upload, or those of a whole picture that is kept. */
export interface PictureTask {
  readonly kind: "make" | "remake";
  readonly bytes: Uint8Array;
  readonly place: PicturePlace;
  readonly focus: Focus;
}

/** What it answers, once. */
export type PictureAnswer = { readonly made: MadePicture } | { readonly refused: AnyErrorCode };
