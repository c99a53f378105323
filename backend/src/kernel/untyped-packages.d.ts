/** Types of packages that have none, limited to the parts that this product uses. */

/** Used by net/accepted.ts. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /**
     * Returns the accepted encodings among `available`, best first. Equally good encodings keep the order of
     * `preferred`.
     */
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
       * Decodes a PNG. Each pixel has four bytes: red, green, blue and opacity.
       * @throws Error if the bytes are not a PNG
       */
      read(bytes: Buffer): { readonly width: number; readonly height: number; readonly data: Buffer };
    };
  };
}

/** Used outside the kernel, by src/rest/openapi/api-docs.ts. */
declare module "swagger-ui-dist/absolute-path.js" {
  /** Returns the package's folder, which contains the files for the browser. */
  export default function getAbsoluteFSPath(): string;
}
