/** Types of packages that have none: the parts that this product uses. */

/** Used by net/accepted.ts. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** Returns those of `available` that are accepted, the most wanted first; of equal ones the preferred. */
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
    languages(available: readonly string[]): string[];
    mediaTypes(available: readonly string[]): string[];
  }
}

/** Used by picture/mark-pixels.ts. */
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

/** Used by rest/openapi. */
declare module "swagger-ui-dist/absolute-path.js" {
  /** The folder of the package, where the browser's files are. */
  export default function getAbsoluteFSPath(): string;
}
