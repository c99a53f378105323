import { type ChildProcess, fork } from "node:child_process";
import { E_TIMEOUT, Mutex, withTimeout } from "async-mutex";
import { entryFile } from "../../../config/product-build.js";
import type { AnyErrorCode } from "../../../kernel/contract/all-errors.js";
import type { PicturePlace } from "../../../kernel/contract/uploaded-pictures.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { Focus } from "../contract/crop.js";
import type { MadePicture } from "./make-files.js";

/** Maximum number of waiting pictures. Limited, because each keeps its upload in memory. */
const MAX_WAITING = 3;
const MAX_WAIT_MS = 15_000;
/** Milliseconds from the start of a picture's process until it is killed. The largest picture needs far less. */
const MAX_MS = 30_000;
/** Seconds that a usual picture takes on a busy core. */
const USUAL_SECONDS = 4;

/**
 * Makes pictures one after another, each in a new process. Making a picture takes up to 300 MB, which are freed when
 * the process ends. A picture that crashes the library ends only the process, not the server.
 */
export class PictureStudio {
  readonly #turn = withTimeout(new Mutex(), MAX_WAIT_MS);
  #waiting = 0;

  constructor(
    private readonly start: () => ChildProcess = startProcess,
    private readonly maxMs = MAX_MS,
  ) {}

  /**
   * Makes a picture's files.
   * @throws DomainError PICTURE_… if the bytes are not a suitable picture; UNAVAILABLE if too many pictures are waiting
   * or this picture has waited too long
   */
  async make(task: PictureTask): Promise<MadePicture> {
    if (this.#waiting > MAX_WAITING) throw busy();
    this.#waiting++;
    try {
      return await this.#turn.runExclusive(() => this.#make(task));
    } catch (error) {
      throw error === E_TIMEOUT ? busy() : error;
    } finally {
      this.#waiting--;
    }
  }

  async #make(task: PictureTask): Promise<MadePicture> {
    const child = this.start();
    const limit = setTimeout(() => child.kill("SIGKILL"), this.maxMs);
    try {
      const reply = await new Promise<PictureAnswer>((resolve, reject) => {
        child.once("message", (answer) => {
          resolve(answer as PictureAnswer);
        });
        child.once("error", reject);
        // The process crashed, or was killed because of its time or memory. The picture must be the cause.
        child.once("exit", () => {
          reject(new DomainError("PICTURE_BROKEN"));
        });
        child.send(task);
      });
      if ("refused" in reply) throw new DomainError(reply.refused);
      const files = [...reply.made.files].map(([name, bytes]): [string, Buffer] => [
        name,
        Buffer.from(bytes),
      ]);
      return { ...reply.made, files: new Map(files) };
    } finally {
      clearTimeout(limit);
      child.kill("SIGKILL");
    }
  }
}

function busy(): DomainError {
  return new DomainError("UNAVAILABLE", { retryAfter: USUAL_SECONDS * MAX_WAITING });
}

function startProcess(): ChildProcess {
  const { file, execArgv } = entryFile("modules/pictures/processing/picture-process");
  return fork(file, [], {
    execArgv,
    env: {}, // without secrets, because the process needs none
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** A task for the process: "make" makes files from an upload, "remake" from a stored uncropped copy. */
export interface PictureTask {
  readonly kind: "make" | "remake";
  readonly bytes: Uint8Array;
  readonly place: PicturePlace;
  readonly focus: Focus;
}

/** The process's only reply. */
export type PictureAnswer = { readonly made: MadePicture } | { readonly refused: AnyErrorCode };
