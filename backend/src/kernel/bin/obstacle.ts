import type { Text } from "../languages/message.js";

/** A reason why an entry of the bin cannot be restored, or only in part. */
export interface Obstacle {
  readonly text: Text;
  /** True if the obstacle prevents the whole restoration, false if it prevents only a part. */
  readonly fatal: boolean;
}

/**
 * Thrown inside a restoration when a concurrent change made its plan outdated. The restoration is rolled back and
 * planned again.
 */
export class StaleRestoration extends Error {
  override readonly name = "StaleRestoration";
}

export const fatal = (text: Text): Obstacle => ({ text, fatal: true });
export const partial = (text: Text): Obstacle => ({ text, fatal: false });
