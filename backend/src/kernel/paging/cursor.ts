import { RULES } from "../contract/catalogue.js";
import { DomainError } from "../errors/domain-error.js";

/** Where a page ended: the value it was sorted by (null where the row has none), and the id that orders equal values. */
export interface Position {
  readonly key: string | number | null;
  readonly id: string;
}

/** A position as opaque text for the client. */
export function encodeCursor({ key, id }: Position): string {
  return Buffer.from(JSON.stringify([key, id])).toString("base64url");
}

/** @throws DomainError BAD_INPUT for a text that is not one of our cursors. */
export function decodeCursor(cursor: string): Position {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(parsed) && parsed.length === 2) {
      const [key, id] = parsed as unknown[];
      const isKey = key === null || typeof key === "string" || Number.isFinite(key);
      if (isKey && typeof id === "string") return { key: key as Position["key"], id };
    }
  } catch {
    // Refused below, like any other wrong text.
  }
  throw wrongCursor();
}

/** The refusal of a cursor that does not belong to this list. */
export function wrongCursor(): DomainError {
  return new DomainError("BAD_INPUT", { message: RULES.cursor, fields: { after: RULES.cursor } });
}
