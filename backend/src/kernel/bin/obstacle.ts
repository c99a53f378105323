import type { Text } from "../languages/message.js";

/** What stands in the way of putting something back from the bin, as a sentence. */
export interface Obstacle {
  readonly text: Text;
  /** Nothing can come back while it stands; without it only a part stays away. */
  readonly fatal: boolean;
}

/** Thrown inside a restoration that others overtook: all of it is undone and looked at anew. */
export class StaleRestoration extends Error {
  override readonly name = "StaleRestoration";
}

export const fatal = (text: Text): Obstacle => ({ text, fatal: true });
export const partial = (text: Text): Obstacle => ({ text, fatal: false });
