/** Maximum length of a picture's description, in characters. */
export const ALTERNATIVE_MAX = 200;

/** Maximum size of an uploaded picture, in bytes. Photos from phones are smaller. */
export const PICTURE_BYTES = 12 * 1024 * 1024;

/** Maximum number of pixels in an uploaded picture, checked before decoding. */
export const PICTURE_PIXELS = 50_000_000;

/** Maximum width and height of the stored uncropped copy, in pixels. Later crops are made from this copy. */
export const WHOLE_EDGE = 2000;

/**
 * Maximum memory of a decoded picture, in bytes. Enough for 50 million pixels with transparency. Decoding AVIF needs
 * five times the memory, so an AVIF with transparency may have only 10 million pixels.
 */
export const UNPACKED_BYTES = 4 * PICTURE_PIXELS;
