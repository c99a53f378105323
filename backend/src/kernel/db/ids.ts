import { v7 } from "uuid";

/** A new id: UUIDv7, so that later rows sort later and B-trees grow at one end. */
export function newId(): string {
  return v7();
}
