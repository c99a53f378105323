/** The longest description of a picture, in characters. */
export const ALTERNATIVE_MAX = 200;

/** The most bytes of an uploaded picture. Enough for a phone's photos. */
export const PICTURE_BYTES = 12 * 1024 * 1024;

/** The most pixels of an uploaded picture, checked before the picture is decoded. */
export const PICTURE_PIXELS = 50_000_000;

/** The longest edge of the stored uncropped copy, from which another crop is made, in pixels. */
export const WHOLE_EDGE = 2000;

/**
 * The most bytes of a decoded picture: 50 million pixels with transparency. For an AVIF, which needs more memory, this
 * is 10 million pixels.
 */
export const UNPACKED_BYTES = 4 * PICTURE_PIXELS;
