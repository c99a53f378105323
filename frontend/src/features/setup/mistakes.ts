import { wireError } from "../../shared/errors/app-error";

/** What is wrong in content that was not published. */
interface Mistake {
  readonly place: string;
  readonly complaint: string;
}

/** The mistakes that a refused publication names; none for any other failure. */
export function mistakesOf(thrown: unknown): readonly Mistake[] {
  const extensions = wireError(thrown)?.extensions as { readonly mistakes?: readonly Mistake[] } | undefined;
  return extensions?.mistakes ?? [];
}
