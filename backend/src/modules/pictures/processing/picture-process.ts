// The process that decodes one picture and makes its files. picture-studio.ts starts a process for each picture.
import { writeFileSync } from "node:fs";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { makeFiles, remakeFiles } from "./make-files.js";
import type { PictureAnswer, PictureTask } from "./picture-studio.js";

try {
  // If memory runs out, Linux kills this process instead of the server.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // The system is not Linux, or does not allow the change.
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
