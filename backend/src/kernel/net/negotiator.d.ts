/** The package has no types of its own; this is the part that accepted.ts uses. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** Returns those of `available` that are accepted, the most wanted first; of equal ones the preferred. */
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
    languages(available: readonly string[]): string[];
    mediaTypes(available: readonly string[]): string[];
  }
}
