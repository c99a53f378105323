import { resultsPath, verifyPath } from "@contract/kernel/contract/page-paths";
import { paths } from "@contract/kernel/contract/paths";
import { t } from "@contract/kernel/contract/t";
import { useAfterEventQuery, type TeamFieldsFragment } from "../../../../graphql/features/teams";
import { ButtonLink } from "../../../../shared/ui/button-link";

interface AfterEventProps extends Pick<TeamFieldsFragment, "event"> {
  /** Whether the page shows the user's next step, which has the page's primary button. */
  readonly hasStep: boolean;
}

/** Links to the user's certificate for an event, and to the results, if there are any. */
export function AfterEvent({ event: { id, slug }, hasStep }: AfterEventProps) {
  const { data } = useAfterEventQuery({ variables: { slug } });
  const valid = (data?.myCertificates ?? []).filter(
    ({ eventId, revokedAt }) => eventId === id && revokedAt === null,
  );
  const [certificate, other] = valid;
  const hasResults = data !== undefined && data.resultsKind !== "none";
  return (
    <>
      {certificate === undefined ? null : (
        <ButtonLink
          to={other === undefined ? verifyPath(certificate.publicId) : paths.profile}
          variant={hasStep ? "secondary" : "primary"}
        >
          {other === undefined ? t("See your certificate") : t("See your certificates")}
        </ButtonLink>
      )}
      {hasResults ? (
        <ButtonLink
          to={resultsPath(slug)}
          variant={hasStep || certificate !== undefined ? "secondary" : "primary"}
        >
          See the results
        </ButtonLink>
      ) : null}
    </>
  );
}
