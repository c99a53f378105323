import { resultsPath } from "@contract/kernel/contract/page-paths";
import { useAfterEventQuery, type TeamFieldsFragment } from "../../../../graphql/features/teams";
import { ButtonLink } from "../../../../shared/ui/button-link";

/** Links to the results of an event that is over, if there are any. */
export function AfterEvent({ event: { slug } }: Pick<TeamFieldsFragment, "event">) {
  const { data } = useAfterEventQuery({ variables: { slug } });
  return data === undefined || data.resultsKind === "none" ? null : (
    <div>
      <ButtonLink to={resultsPath(slug)}>See the results</ButtonLink>
    </div>
  );
}
