import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useDeleteUserMutation } from "../../../../graphql/generated";
import { toAppError } from "../../../../shared/errors/app-error";
import type { DeskUser } from "./use-users";

interface Refused {
  readonly user: DeskUser;
  readonly why: string;
}

/** How far a deletion of several people is. */
export interface Deletion {
  readonly done: number;
  readonly of: number;
  readonly refused: readonly Refused[];
  readonly busy: boolean;
}

/** Deletes people one after the other; one refusal does not keep the others. */
export function useDeleteUsers(onDeleted: (text: string) => void) {
  const [deleteUser] = useDeleteUserMutation();
  const [deletion, setDeletion] = useState<Deletion | null>(null);

  const run = async (users: readonly DeskUser[]) => {
    const refused: Refused[] = [];
    for (const [done, user] of users.entries()) {
      setDeletion({ done, of: users.length, refused, busy: true });
      try {
        await deleteUser({ variables: { input: { userId: user.id } } });
      } catch (thrown) {
        refused.push({ user, why: toAppError(thrown, FALLBACKS.generic).message });
      }
    }
    const gone = users.length - refused.length;
    setDeletion({ done: users.length, of: users.length, refused, busy: false });
    if (gone > 0) onDeleted(gone === 1 ? "User deleted." : `${String(gone)} users deleted.`);
    return refused.length === 0;
  };
  return { deletion, run };
}
