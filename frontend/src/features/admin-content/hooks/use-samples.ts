import { useRemoveSamplesMutation, useSamplesQuery } from "../../../graphql/features/admin-content";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { refreshClub } from "../../../shared/refresh-club";
import { removedText, samplesText } from "../samples-text";

/** Returns the remaining samples, and an action that removes them after a confirmation. */
export function useSamples({
  skip = false,
  onDone,
}: {
  readonly skip?: boolean;
  readonly onDone: (text: string) => void;
}) {
  const { data, ...state } = useQueryState(useSamplesQuery({ fetchPolicy: "cache-and-network", skip }));
  const [removeSamples, { client }] = useRemoveSamplesMutation();
  const removal = useConfirmedAction(
    async (_: true) => {
      const { data: reply } = await removeSamples();
      await refreshClub();
      return reply ? removedText(reply.removeSamples) : undefined;
    },
    (text) => {
      onDone(text);
      // Refetches only after the message is shown, because the dialog disappears when there are no samples left.
      void client.refetchQueries({ include: "active" }).catch(() => undefined);
    },
  );
  return { left: data === undefined ? null : samplesText(data.samples), state, removal };
}
