import { useCallback } from "react";
import { useChangePeopleMutation } from "../../../graphql/features/admin-users";
import type { PersonColumn } from "../../../graphql/schema-types";
import type { SaveCells } from "../../../shared/table/cells/cell-changes";

const NOTHING_CHANGED = { applied: false, cells: [] };

/**
 * Returns a function that saves changes to several people together. Saves nothing if one of the fields has changed
 * since it was shown.
 */
export function useSavePeople(): SaveCells {
  const [changePeople] = useChangePeopleMutation();
  return useCallback(
    async (changes, preview) => {
      const people = changes.map(({ id, field, from, to }) => ({
        ...{ userId: id, from, to },
        // The cast is safe, because the editable columns of the list use these names (user-columns.tsx).
        column: field as PersonColumn,
      }));
      const { data } = await changePeople({ variables: { input: { changes: people, preview } } });
      return data?.changePeople ?? NOTHING_CHANGED;
    },
    [changePeople],
  );
}
