import { paths } from "./paths.js";

/** The page of a team's invitation link. */
export function joinPath(token: string): string {
  return paths.join.replace(":token", encodeURIComponent(token));
}
