// The process in which one picture is unpacked and made: picture-studio.ts starts one for each.
import { writeFileSync } from "node:fs";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { makeFiles, remakeFiles } from "./make-files.js";
import type { PictureAnswer, PictureTask } from "./picture-studio.js";

try {
  // Where memory runs out, this is ended and not the server.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Not Linux, or not allowed.
}

process.once("message", (task: PictureTask) => {
  void answer(task).then((reply) => {
    process.send?.(reply, undefined, {}, () => process.exit(0));
  });
});

async function answer({ kind, bytes, place, focus }: PictureTask): Promise<PictureAnswer> {
  try {
    return { made: await (kind === "make" ? makeFiles : remakeFiles)(Buffer.from(bytes), place, focus) };
  } catch (error) {
    return { refused: error instanceof DomainError ? error.code : "PICTURE_BROKEN" };
  }
}
