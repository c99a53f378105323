// The entry file of a process that makes one picture's files. picture-studio.ts starts such a process for each picture.
import { writeFileSync } from "node:fs";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { makeFiles, remakeFiles } from "./make-files.js";
import type { PictureAnswer, PictureTask } from "./picture-studio.js";

try {
  // Makes Linux kill this process, and not the server, if memory runs out.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Not Linux, or the change is not allowed.
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
