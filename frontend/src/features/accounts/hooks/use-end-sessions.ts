import { SUCCESS } from "@contract/kernel/contract/catalogue";
import { useEndOtherSessionsMutation } from "../../../graphql/generated";
import { logOut } from "../../../shared/session/log-out";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";

/** Which devices are to be logged out: all but this one, or this one too. */
export type Reach = "others" | "everywhere";

/** Logging out many devices at once: asks first; a refusal stays in the question. */
export function useEndSessions(onEnded: (text: string) => void) {
  const [endOthers] = useEndOtherSessionsMutation();
  return useConfirmedAction(
    async (reach: Reach) => {
      const { data } = await endOthers();
      // The guard leads home from here.
      if (reach === "everywhere") await logOut();
      return data?.endOtherSessions.message ?? SUCCESS.otherSessionsEnded;
    },
    (text, reach) => (reach === "others" ? onEnded(text) : undefined),
  );
}
