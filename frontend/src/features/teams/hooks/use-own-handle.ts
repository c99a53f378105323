import { useEffect, useEffectEvent } from "react";
import { useOwnHandleQuery } from "../../../graphql/features/teams";

/** Returns the handle of the user's account, or null while unknown or if there is none. */
export function useOwnHandle(): string | null {
  return useOwnHandleQuery().data?.viewer?.codeforcesHandle ?? null;
}

/**
 * Returns the handle to send for a typed text. Null means that the server uses the account's handle, which then keeps
 * its proof.
 */
export function handleToSend(typed: string, own: string | null): string | null {
  const handle = typed.trim();
  return handle === "" || handle === own ? null : handle;
}

interface HandleForm {
  readonly values: { readonly codeforcesHandle: string };
  readonly set: (name: "codeforcesHandle", value: string) => void;
}

/** Fills the empty handle field of a form with the account's handle, once it is known. */
export function useFilledHandle({ values, set }: HandleForm, own: string | null): void {
  const fill = useEffectEvent(() => {
    if (own !== null && values.codeforcesHandle === "") set("codeforcesHandle", own);
  });
  // Runs only when the handle becomes known, so that the user can empty the field. Waits a moment, because the form may
  // first restore a handle that was typed before.
  useEffect(() => {
    const timer = setTimeout(() => fill());
    return () => clearTimeout(timer);
  }, [own]);
}
