import type { AreaTexts } from "./area-texts.js";

/** Uploading pictures. */
export const PICTURE_TEXTS = {
  errors: {
    PICTURE_NOT_FOUND: { status: 404, message: "This picture is no longer there." },
    PICTURE_FORMAT: {
      status: 400,
      message: "This file is no picture that the site can show. Choose a JPEG, PNG, WebP, AVIF or GIF file.",
    },
    PICTURE_SVG: {
      status: 400,
      message: "SVG drawings are not accepted, as they can hold programs. Save it as PNG and choose that.",
    },
    PICTURE_HEIC: {
      status: 400,
      message:
        "HEIC photos are not shown by most browsers. Share the photo as JPEG, or set the phone's camera to “Most Compatible”, and choose it again.",
    },
    PICTURE_MIXED: {
      status: 400,
      message:
        "This file holds something else besides a picture. Open it, save it anew as JPEG or PNG, and choose that.",
    },
    PICTURE_BROKEN: {
      status: 400,
      message: "This picture is damaged or not complete. Choose another one, or save it anew.",
    },
    PICTURE_TOO_MANY_PIXELS: {
      status: 400,
      message:
        "This picture has too many pixels: up to 50 million are accepted, of an AVIF 10 million. Make it smaller and choose it again.",
    },
    PICTURE_TOO_SMALL: {
      status: 400,
      message: "This picture is too small to be seen well here. Choose a larger one.",
    },
  },
  rules: {
    pictureAlt: "Say in up to 200 characters what is to be seen",
    pictureGone: "is a picture that is no longer there: upload it again",
    pictureFocus: "The focus is given in hundredths, from 0 to 100",
  },
  success: {
    pictureUploaded: "The picture is there.",
    pictureChanged: "The picture was changed.",
  },
} as const satisfies AreaTexts;
