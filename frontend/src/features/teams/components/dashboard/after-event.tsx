import { resultsPath } from "@contract/kernel/contract/page-paths";
import { useAfterEventQuery, type TeamFieldsFragment } from "../../../../graphql/features/teams";
import { ButtonLink } from "../../../../shared/ui/button-link";

interface AfterEventProps extends Pick<TeamFieldsFragment, "event"> {
  /** Whether the page shows the user's next step, which has the page's primary button. */
  readonly hasStep: boolean;
}

/** Links to the results of an event that is over, if there are any. */
export function AfterEvent({ event: { slug }, hasStep }: AfterEventProps) {
  const { data } = useAfterEventQuery({ variables: { slug } });
  return data === undefined || data.resultsKind === "none" ? null : (
    <div>
      <ButtonLink to={resultsPath(slug)} variant={hasStep ? "secondary" : "primary"}>
        See the results
      </ButtonLink>
    </div>
  );
}
