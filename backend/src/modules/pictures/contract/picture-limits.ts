/** What is to be seen on a picture, in characters. */
export const ALTERNATIVE_MAX = 200;

/** Bytes of an uploaded picture: what a phone's camera makes. */
export const PICTURE_BYTES = 12 * 1024 * 1024;

/** Pixels of an uploaded picture, known before any is unpacked. */
export const PICTURE_PIXELS = 50_000_000;

/** The longest edge of the copy that is kept for another crop, in pixels. */
export const WHOLE_EDGE = 2000;

/** Bytes that a picture may take unpacked: 50 million pixels with transparency, 10 million of an AVIF, which takes more. */
export const UNPACKED_BYTES = 4 * PICTURE_PIXELS;
