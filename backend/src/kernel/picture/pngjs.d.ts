/** The package has no types of its own; this is what mark-pixels.ts asks of it. */
declare module "pngjs" {
  export const PNG: {
    readonly sync: {
      /**
       * Returns a picture whose pixels are four bytes each: red, green, blue, and how much of it is seen.
       * @throws Error for bytes that are no PNG
       */
      read(bytes: Buffer): { readonly width: number; readonly height: number; readonly data: Buffer };
    };
  };
}
