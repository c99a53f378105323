import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../../../shared/errors/app-error";

/** How far an act on several rows is. */
export interface Progress<Row> {
  readonly done: number;
  readonly of: number;
  /** Those the server refused, and its words. */
  readonly refused: readonly { readonly row: Row; readonly why: string }[];
  readonly busy: boolean;
}

/**
 * Does the same to several rows, one after the other; one refusal does not keep the others, unless the person would not
 * confirm that it is they.
 */
export function useOneByOne<Row>(act: (row: Row) => Promise<unknown>) {
  const [progress, setProgress] = useState<Progress<Row> | null>(null);

  /** @returns how many were done */
  const run = async (rows: readonly Row[]): Promise<number> => {
    const refused: { row: Row; why: string }[] = [];
    for (const [done, row] of rows.entries()) {
      setProgress({ done, of: rows.length, refused, busy: true });
      try {
        await act(row);
      } catch (thrown) {
        const { code, message } = toAppError(thrown, FALLBACKS.generic);
        // Cancelled there: the others would only ask the same again.
        const skipped = code === "CONFIRMATION_NEEDED" ? rows.slice(done) : [row];
        refused.push(...skipped.map((one) => ({ row: one, why: message })));
        if (skipped.length > 1) break;
      }
    }
    setProgress({ done: rows.length, of: rows.length, refused, busy: false });
    return rows.length - refused.length;
  };
  return { progress, run };
}
