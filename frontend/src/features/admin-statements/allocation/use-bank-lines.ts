import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useBankLinesQuery, type BankLineFieldsFragment } from "../../../graphql/features/admin-statements";
import { useQueryState } from "../../../shared/apollo/use-query-state";

export type OpenLine = BankLineFieldsFragment;

const NONE: readonly OpenLine[] = [];

/** Money of kept statements that is no team's yet, and what was set aside. */
export function useBankLines() {
  const query = useBankLinesQuery({ variables: { eventSlug: null }, fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query, FALLBACKS.generic);
  return { lines: data?.bankLines ?? NONE, ...state };
}
