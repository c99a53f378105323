import type { AreaTexts } from "./area-texts.js";

export const PICTURE_TEXTS = {
  errors: {
    PICTURE_NOT_FOUND: { status: 404, message: "This picture no longer exists. Upload it again." },
    PICTURE_FORMAT: {
      status: 400,
      message: "The site cannot show this file. Choose a JPEG, PNG, WebP, AVIF or GIF picture.",
    },
    PICTURE_SVG: {
      status: 400,
      message:
        "SVG drawings are not accepted, because they can contain programs. Save the drawing as PNG and choose that file.",
    },
    PICTURE_HEIC: {
      status: 400,
      message:
        "Most browsers cannot show HEIC photos. Save the photo as JPEG and choose the new file. Or set your phone's camera to “Most Compatible” and take the photo again.",
    },
    PICTURE_MIXED: {
      status: 400,
      message:
        "This file contains more than a picture. Open the file, save the picture as JPEG or PNG, and choose the new file.",
    },
    PICTURE_BROKEN: {
      status: 400,
      message: "This picture is damaged or incomplete. Choose another picture, or save the picture again.",
    },
    PICTURE_TOO_MANY_PIXELS: {
      status: 400,
      message:
        "This picture has too many pixels. The limit is 50 million pixels, or 10 million for an AVIF. Make the picture smaller and choose it again.",
    },
    PICTURE_TOO_SMALL: {
      status: 400,
      message: "This picture is too small. Choose a larger picture.",
    },
  },
  rules: {
    pictureAlt: "Describe the picture in up to 200 characters",
    pictureGone: "shows a picture that no longer exists. Upload the picture again",
    pictureFocus: "The focus must be a number from 0 to 100",
  },
  success: {
    pictureUploaded: "Picture uploaded.",
    pictureChanged: "Picture changed.",
  },
} as const satisfies AreaTexts;
