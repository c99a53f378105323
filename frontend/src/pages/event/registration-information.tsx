import type { EventPageQuery } from "../../graphql/pages/event";
import { DateTime } from "../../shared/ui/date-time";
import { KeyValueList } from "../../shared/ui/key-value-list";
import { Money } from "../../shared/ui/values";
import { Panel } from "../../shared/ui/panel";
import { t } from "@contract/kernel/contract/t";

/** What a team has to know before it registers: what it costs, whom, and until when. */
export function RegistrationInformation({ event }: { readonly event: NonNullable<EventPageQuery["event"]> }) {
  const { fee, maxTeamSize, qualifyingRank, registrationClosesAt, openPastDeadline } = event;
  const ranks = qualifyingRank === 1 ? t("ranked 1") : t("ranked 1 to {qualifyingRank}", { qualifyingRank });
  return (
    <Panel title="Registration information" layout="grid gap-5">
      <p>
        {maxTeamSize > 1
          ? `Log in, name your team and add up to ${maxTeamSize - 1} members by the e-mail addresses of their accounts. The person who creates the team leads it. Each person can be in only one team.`
          : "Log in and name your team. You compete alone."}
      </p>
      <KeyValueList
        items={[
          { term: "Registration", value: <Money paise={0} /> },
          ...(fee === 0
            ? []
            : [
                {
                  term: "Round 2",
                  value: (
                    <>
                      <Money paise={fee} /> per team, only for teams that qualify ({ranks})
                    </>
                  ),
                },
              ]),
          ...(registrationClosesAt === null
            ? []
            : [{ term: "Closes on", value: <DateTime value={registrationClosesAt} month="long" /> }]),
        ]}
      />
      {openPastDeadline ? (
        <p className="font-semibold">The closing date has passed, but registration is still open.</p>
      ) : null}
    </Panel>
  );
}
