import { RULES } from "../contract/catalogue.js";
import { DomainError } from "../errors/domain-error.js";

/**
 * The position where a page ended. `key` is the sort value of the last row, null if the row has none. `id` orders rows
 * with equal values.
 */
export interface Position {
  readonly key: string | number | null;
  readonly id: string;
}

/** Encodes a position as opaque text for the client. */
export function encodeCursor({ key, id }: Position): string {
  return Buffer.from(JSON.stringify([key, id])).toString("base64url");
}

/**
 * Decodes the text of `encodeCursor`.
 * @throws DomainError BAD_INPUT for any other text
 */
export function decodeCursor(cursor: string): Position {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(parsed) && parsed.length === 2) {
      const [key, id] = parsed as unknown[];
      const isKey = key === null || typeof key === "string" || Number.isFinite(key);
      if (isKey && typeof id === "string") return { key: key as Position["key"], id };
    }
  } catch {
    // Invalid JSON is refused below, like any other invalid cursor.
  }
  throw wrongCursor();
}

/** Returns the error for a cursor that does not belong to the list. */
export function wrongCursor(): DomainError {
  return new DomainError("BAD_INPUT", { message: RULES.cursor, fields: { after: RULES.cursor } });
}
