import { paths } from "./paths.js";

// Apart from paths.ts, which every page loads.

/** The results of an event, or of another year of it. */
export function resultsPath(slug: string, year: number | null = null): string {
  const path = paths.results.replace(":slug", encodeURIComponent(slug));
  return year === null ? path : `${path}/${String(year)}`;
}
