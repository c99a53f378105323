import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { toAppError } from "../errors/app-error";

export interface Deletions {
  readonly deleted: readonly string[];
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

/** The progress of a deletion, with the refused rows and the server's reasons. */
interface Progress<Row> {
  readonly done: number;
  readonly of: number;
  readonly refused: readonly { readonly row: Row; readonly why: string }[];
  readonly busy: boolean;
}

/**
 * Deletes rows in requests of the largest size that the server accepts. A refused row does not stop the others. If a
 * whole request fails, for example because the user did not confirm their identity, no further requests are sent. The
 * rows of the failed request and all later rows then count as refused.
 */
export function useDeletion<Row extends { readonly id: string }>(
  act: (ids: string[]) => Promise<Deletions | undefined>,
) {
  const [progress, setProgress] = useState<Progress<Row> | null>(null);

  /** @returns the ids of the deleted rows */
  const run = async (rows: readonly Row[]): Promise<readonly string[]> => {
    const refused: { row: Row; why: string }[] = [];
    const deletedIds: string[] = [];
    for (let done = 0; done < rows.length; done += LIMITS.deletedAtOnce) {
      setProgress({ done, of: rows.length, refused, busy: true });
      const slice = rows.slice(done, done + LIMITS.deletedAtOnce);
      try {
        const reply = await act(slice.map(({ id }) => id));
        deletedIds.push(...(reply?.deleted ?? []));
        const why = new Map(reply?.refused.map(({ id, message }) => [id, message]));
        refused.push(
          ...slice.flatMap((row) => (why.has(row.id) ? [{ row, why: why.get(row.id) ?? "" }] : [])),
        );
      } catch (thrown) {
        const { message } = toAppError(thrown, FALLBACKS.generic);
        refused.push(...rows.slice(done).map((row) => ({ row, why: message })));
        break;
      }
    }
    setProgress({ done: rows.length, of: rows.length, refused, busy: false });
    return deletedIds;
  };
  return { progress, run };
}
