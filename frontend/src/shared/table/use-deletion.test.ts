import { act, renderHook } from "@testing-library/react";
import { type Deletions, useDeletion } from "./use-deletion";

const rows = (n: number) => Array.from({ length: n }, (_, at) => ({ id: `id${String(at)}` }));

/**
 * Deletes `n` rows. `server` computes the server's replies. Returns the number of deleted rows and the final progress.
 */
async function run(n: number, server: (ids: string[]) => Promise<Deletions>) {
  const { result } = renderHook(() => useDeletion<{ id: string }>(server));
  let deletedIds: readonly string[] = [];
  await act(async () => {
    deletedIds = await result.current.run(rows(n));
  });
  return { gone: deletedIds.length, progress: result.current.progress };
}

test("what the server refused of a selection is kept with its words; the others count as gone", async () => {
  const { gone, progress } = await run(3, (ids) =>
    Promise.resolve({ deleted: ids.slice(1), refused: [{ id: "id0", message: "It is paid." }] }),
  );
  expect(gone).toBe(2);
  expect(progress).toEqual({
    done: 3,
    of: 3,
    refused: [{ row: { id: "id0" }, why: "It is paid." }],
    busy: false,
  });
});

test("more than the server takes go in several requests; one that fails keeps itself and those after it", async () => {
  const sizes: number[] = [];
  const { gone, progress } = await run(450, (ids) => {
    sizes.push(ids.length);
    return sizes.length === 2
      ? Promise.reject(new Error("away"))
      : Promise.resolve({ deleted: ids, refused: [] });
  });
  expect(sizes).toEqual([200, 200]);
  expect(gone).toBe(200);
  expect(progress?.refused).toHaveLength(250);
});
