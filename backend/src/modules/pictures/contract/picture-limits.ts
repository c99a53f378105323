/** Maximum length of a picture's description, in characters. */
export const ALTERNATIVE_MAX = 200;

/** Maximum size of an uploaded picture, in bytes. Photos taken with a phone are smaller. */
export const PICTURE_BYTES = 12 * 1024 * 1024;

/** Maximum number of pixels in an uploaded picture, checked before decoding. */
export const PICTURE_PIXELS = 50_000_000;

/** Maximum edge of the stored uncropped copy, in pixels. Later crops are made from this copy. */
export const WHOLE_EDGE = 2000;

/**
 * Maximum size of a decoded picture, in bytes: 50 million pixels with transparency. AVIF needs more memory, so its
 * limit is 10 million pixels.
 */
export const UNPACKED_BYTES = 4 * PICTURE_PIXELS;
