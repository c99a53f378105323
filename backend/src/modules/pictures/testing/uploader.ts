import type { TestClient, TestReply } from "../../../app/testing/test-client.js";
import type { PicturePlace } from "../../../kernel/contract/uploaded-pictures.js";

/** The picture in the server's reply to an upload. */
export interface Uploaded {
  readonly id: string;
  readonly path: string;
  readonly address: string;
  readonly [field: string]: unknown;
}

type UploadReply = TestReply<{ readonly code?: string; readonly picture?: Uploaded; fields?: object }>;

/** Uploads a file, as a browser does. */
export async function send(
  { url, token }: TestClient,
  bytes: Buffer,
  query: Readonly<Record<string, string>> = {},
  type = "image/jpeg",
): Promise<UploadReply> {
  const parameters = new URLSearchParams({
    place: "portrait",
    alternativeText: "Asha at her desk",
    ...query,
  });
  const reply = await fetch(`${url}/api/pictures?${parameters.toString()}`, {
    method: "POST",
    headers: { "content-type": type, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: new Uint8Array(bytes),
  });
  const text = await reply.text();
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    body: JSON.parse(text) as UploadReply["body"],
  };
}

/** Uploads a picture. @throws Error when the upload is refused */
export async function uploaded(client: TestClient, bytes: Buffer, place: PicturePlace): Promise<Uploaded> {
  const reply = await send(client, bytes, { place });
  if (!reply.body.picture) throw new Error(`the upload was refused: ${reply.text}`);
  return reply.body.picture;
}
