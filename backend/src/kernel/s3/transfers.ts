import { createHash, type Hash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { again } from "./again.js";
import { type Bucket, BucketRefusal, element, refuse } from "./bucket.js";

/**
 * The size of a part in bytes, which is S3's minimum for all parts except the last. S3 allows at most 10,000 parts, so
 * a file may have up to 52 GB. Only one part is in memory, however large the file is.
 */
const PART_BYTES = 5 * 1024 * 1024;
/**
 * The size in bytes of each piece of a request body. fetch would copy a body that is passed as a whole, and 100 MB of
 * copies would accumulate before they are garbage-collected. Pieces are not copied.
 */
const PIECE_BYTES = 64 * 1024;

interface Transferred {
  readonly bytes: number;
  readonly sha256: string;
}

/** Sends a file in parts. The object exists only after every part has arrived. Aborts the upload on failure. */
export async function sendFile(bucket: Bucket, key: string, file: string): Promise<Transferred> {
  const begun = await again(bucket, () => text(bucket.ask("POST", key, {}, { uploads: "" })));
  const uploadId = element(begun, "UploadId");
  const handle = await open(file);
  try {
    const whole = createHash("sha256");
    const { tags, bytes } = await sendParts(bucket, { key, uploadId, handle, whole });
    await again(bucket, () => complete(bucket, key, uploadId, tags));
    return { bytes, sha256: whole.digest("hex") };
  } catch (error) {
    await abort(bucket, key, uploadId).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
}

/** Aborts the unfinished uploads whose names begin with `start`. Returns the number of aborted uploads. */
export async function abortUnfinished(bucket: Bucket, start: string): Promise<number> {
  const aborted = new Set<string>();
  for (;;) {
    const page = (await bucket.unfinished(start)).filter(({ id }) => !aborted.has(id));
    if (page.length === 0) return aborted.size;
    for (const { key, id } of page) {
      await abort(bucket, key, id);
      aborted.add(id);
    }
  }
}

/** Writes an object into an open file, one part at a time. */
export async function fetchInto(
  bucket: Bucket,
  key: string,
  handle: FileHandle,
  bytes: number,
): Promise<Transferred> {
  let whole = createHash("sha256");
  const { partBytes = PART_BYTES } = bucket.limits;
  for (let at = 0; at < bytes; at += partBytes) {
    const end = Math.min(at + partBytes, bytes);
    const before = whole;
    whole = await again(bucket, () => fetchPart(bucket, key, { handle, at, end, sum: before.copy() }));
  }
  return { bytes, sha256: whole.digest("hex") };
}

interface Sending {
  readonly key: string;
  readonly uploadId: string;
  readonly handle: FileHandle;
  readonly whole: Hash;
}

/** Sends all parts, one at a time. Returns the parts' ETags, in order, and the number of bytes. */
async function sendParts(bucket: Bucket, { key, uploadId, handle, whole }: Sending) {
  const buffer = Buffer.allocUnsafe(bucket.limits.partBytes ?? PART_BYTES);
  const tags: string[] = [];
  let bytes = 0;
  for (;;) {
    const part = buffer.subarray(0, await fill(handle, buffer));
    // The file has ended. Only an empty file is sent with an empty part.
    if (part.length === 0 && tags.length > 0) return { tags, bytes };
    whole.update(part);
    bytes += part.length;
    const parameters = { partNumber: String(tags.length + 1), uploadId };
    const headers = {
      "content-length": String(part.length),
      "x-amz-content-sha256": createHash("sha256").update(part).digest("hex"),
    };
    const reply = await again(bucket, () =>
      bucket.ask("PUT", key, { body: inPieces(part), headers }, parameters),
    );
    tags.push(reply.headers.get("etag") ?? "");
    if (part.length < buffer.length) return { tags, bytes };
  }
}

function inPieces(part: Buffer<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < part.length) controller.enqueue(part.subarray(at, at + PIECE_BYTES));
      at += PIECE_BYTES;
      if (at >= part.length) controller.close();
    },
  });
}

/** Reads until the buffer is full or the file ends. Returns the number of bytes. */
async function fill(handle: FileHandle, buffer: Buffer): Promise<number> {
  let filled = 0;
  for (;;) {
    const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled);
    filled += bytesRead;
    if (bytesRead === 0 || filled === buffer.length) return filled;
  }
}

async function complete(
  bucket: Bucket,
  key: string,
  uploadId: string,
  tags: readonly string[],
): Promise<void> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${String(index + 1)}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
  const reply = await bucket.ask("POST", key, { body }, { uploadId }).catch((error: unknown) => {
    // An earlier try completed the upload, but its reply was lost.
    if (error instanceof BucketRefusal && error.code === "NoSuchUpload") return bucket.ask("HEAD", key);
    throw error;
  });
  // S3 replies 200 before it joins the parts. A later failure shows only in the body.
  const answer = await reply.text();
  const code = element(answer, "Code");
  if (reply.status === 404 || code !== "") throw new BucketRefusal("POST", 500, code);
}

async function abort(bucket: Bucket, key: string, uploadId: string): Promise<void> {
  await bucket.ask("DELETE", key, {}, { uploadId }).catch((error: unknown) => {
    if (!(error instanceof BucketRefusal && error.code === "NoSuchUpload")) throw error;
  });
}

interface Part {
  readonly handle: FileHandle;
  readonly at: number;
  readonly end: number;
  /** The checksum of all bytes before the part. */
  readonly sum: Hash;
}

/**
 * Writes a part of an object to its position in the file. Returns the checksum of all bytes up to the end of the part.
 */
async function fetchPart(bucket: Bucket, key: string, { handle, at, end, sum }: Part): Promise<Hash> {
  const headers = { range: `bytes=${String(at)}-${String(end - 1)}` };
  const reply = await bucket.ask("GET", key, { headers });
  if (reply.status === 404 || reply.body === null) await refuse("GET", reply);
  let next = at;
  for await (const piece of reply.body ?? []) {
    if (next + piece.length > end) break;
    sum.update(piece);
    await handle.write(piece, 0, piece.length, next);
    next += piece.length;
  }
  if (next !== end) throw new Error("the store answered with another number of bytes");
  return sum;
}

async function text(reply: Promise<Response>): Promise<string> {
  return (await reply).text();
}
