import { resultPicturePath } from "@contract/kernel/contract/page-paths";
import { placeText } from "@contract/modules/rankings/contract/result-row";
import type { EventResultsPageQuery } from "../../graphql/pages/event-results";
import { useSiteOrigin } from "../../shared/site-origin";
import { ShareButton } from "../../shared/ui/share-button";
import type { Row } from "./result-rows";

interface ShareTeamProps {
  /** The path of the team's result. */
  readonly address: string;
  readonly row: Row;
  readonly results: NonNullable<EventResultsPageQuery["eventResults"]>;
}

/**
 * Shares a team's result with its picture. Rendered only in a browser, because the way to share depends on the device.
 */
export function ShareTeam({ address, row, results: { slug, year, title } }: ShareTeamProps) {
  const url = useSiteOrigin() + address;
  return (
    <p className="mt-5">
      <ShareButton
        variant="secondary"
        label="Share this result"
        text={`${row.teamName}, ranked ${placeText(row)} in ${title}`}
        url={url}
        picture={resultPicturePath(slug, year, row.key)}
      />
    </p>
  );
}
