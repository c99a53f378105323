import type { FastifyInstance } from "fastify";
import { isUploadedFile } from "../../kernel/contract/picture-shapes.js";
import { type PictureEnding, readUploadedName } from "../../kernel/contract/uploaded-pictures.js";
import type { PicturesService } from "../../modules/pictures/pictures.service.js";

const TYPES: Readonly<Record<PictureEnding, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
};

interface Asked {
  readonly Params: { readonly name: string; readonly file: string };
}

/**
 * Serves uploaded pictures, even when the shipped pictures are on another host. Browsers keep files for a year, because
 * a file never changes. If a browser opens a file as a page, no script in the file runs. A request for an address that
 * cannot be a file's gets a 404 without a query to the store.
 */
export function addUploadedPictures(app: FastifyInstance, pictures: Pick<PicturesService, "file">): void {
  app.get<Asked>("/media/uploads/:name/:file", async ({ params }, reply) => {
    const name = readUploadedName(params.name);
    const [, width = "", ending = ""] = /^([1-9]\d{1,3})\.([a-z]{3,4})$/.exec(params.file) ?? [];
    const isFile = name !== null && isUploadedFile(name.place, Number(width), ending);
    const bytes = isFile
      ? await pictures.file(name.name, Number(width), ending as PictureEnding).catch((error: unknown) => {
          void reply.header("cache-control", "no-store");
          throw error;
        })
      : null;
    if (bytes === null) return reply.status(404).type("text/plain").send("Not found");
    return reply
      .headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "cross-origin",
      })
      .type(TYPES[ending as PictureEnding])
      .send(bytes);
  });
}
