/** The package has no types of its own; this is the part that mark-pixels.ts uses. */
declare module "pngjs" {
  export const PNG: {
    readonly sync: {
      /**
       * Returns a picture whose pixels are four bytes each: red, green, blue and opacity.
       * @throws Error for bytes that are no PNG
       */
      read(bytes: Buffer): { readonly width: number; readonly height: number; readonly data: Buffer };
    };
  };
}
