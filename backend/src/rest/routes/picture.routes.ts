import { inputFromBody } from "../../kernel/validation/input-from-body.js";
import { UploadPictureInput } from "../../modules/pictures/contract/picture.input.js";
import { ref, text } from "../openapi/json-schema.js";
import { replies, WEBP_REPLY } from "../openapi/reply.js";
import type { RestServices } from "../rest-services.js";
import { ImageFile, route, type Route } from "../route.js";

/**
 * Returns the routes for uploading a picture and reading its original. They use REST, because this site's GraphQL API
 * accepts no files.
 */
export function pictureRoutes({ pictures }: RestServices): Route[] {
  return [
    route.post("/pictures", "uploadPicture", {
      name: "uploadPicture",
      summary: "Upload a picture, with its bytes as the body",
      refusals: [
        "PICTURE_FORMAT",
        "PICTURE_SVG",
        "PICTURE_HEIC",
        "PICTURE_MIXED",
        "PICTURE_BROKEN",
        "PICTURE_TOO_MANY_PIXELS",
        "PICTURE_TOO_SMALL",
        "RATE_LIMITED",
      ],
      reply: replies("The picture is kept.", { message: text, picture: ref("UploadedPicture") }),
      upload: true,
      query: {
        place: "What it is for: portrait, glimpse, event, sharing or mark. Required.",
        alternativeText: "What is to be seen, for those who do not see it. Required.",
        focusX: "What must stay in sight: hundredths of the width from the left; 50 unless given.",
        focusY: "The same from the top, in hundredths of the height.",
      },
      handle: async ({ query, body, context }) => {
        const { place, alternativeText, focusX = "50", focusY = "50" } = query;
        const focus = { focusX: Number(focusX), focusY: Number(focusY) };
        const input = await inputFromBody(UploadPictureInput, { place, alternativeText, ...focus });
        return pictures.upload(context.caller, input, body);
      },
    }),
    route.get("/pictures/:id/whole", "uploadedPicture", {
      name: "getWholePicture",
      summary: "The original of an uploaded picture",
      refusals: ["PICTURE_NOT_FOUND"],
      reply: WEBP_REPLY,
      handle: async ({ params, context }) =>
        new ImageFile(await pictures.whole(context.caller, params["id"] ?? "")),
    }),
  ];
}
