/** The package has no types of its own; this is what accepted.ts asks of it. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** Returns those of `available` that are accepted, the most wanted first; of equal ones the preferred. */
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
    languages(available: readonly string[]): string[];
    mediaTypes(available: readonly string[]): string[];
  }
}
