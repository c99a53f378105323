import { useState, type ComponentProps, type ReactNode } from "react";
import { isUnconfirmed } from "@contract/modules/teams/contract/team.policy";
import type { TeamFieldsFragment } from "../../../../graphql/features/teams";
import { isOver } from "../../../../shared/event-end";
import { StatusBadge } from "../../../../shared/ui/badge";
import { PageHeading } from "../../../../shared/ui/page-heading";
import { lastSeenTeam } from "../../last-seen-team";
import { TeamBar, TeamChip } from "./team-bar";

const NBSP = "\u00a0";

interface TeamHeadingProps extends Omit<ComponentProps<typeof TeamBar>, "team" | "named"> {
  readonly team: TeamFieldsFragment | null;
  /** Whether the page no longer waits for the team. Also true if the team could not be fetched; `team` is then null. */
  readonly known: boolean;
  /** The page's own title, shown below the team's name, or alone if there is no team. */
  readonly title: string;
  readonly subtitle?: ReactNode;
}

/** The header of a team's page: the team's name with its status, next step and pages, then the page's own title. */
export function TeamHeading({ team, known, title, subtitle = NBSP, ...bar }: TeamHeadingProps) {
  // While the team is fetched, the last seen team determines the header's height.
  const [seen] = useState(lastSeenTeam);
  const own = team === null || isUnconfirmed(team, bar.actor) ? null : team;
  const expected = !known && team === null ? seen : null;
  const name = own?.name ?? expected?.name;
  // A non-breaking space keeps the height of a line whose text is not yet known.
  const kicker = team?.event.title ?? bar.event?.title ?? expected?.event ?? NBSP;
  return (
    <>
      <PageHeading
        kicker={kicker}
        compact={name !== undefined}
        {...(name === undefined ? { subtitle } : {})}
        aside={
          own !== null ? (
            <TeamChip team={own} over={isOver(bar.event)} />
          ) : expected === null ? null : (
            <p className="invisible text-sm max-sm:w-full">
              <StatusBadge status="incomplete" />
            </p>
          )
        }
      >
        {name ?? title}
      </PageHeading>
      {own === null ? null : <TeamBar {...bar} team={own} named />}
      {expected === null ? null : (
        <div className={`mt-3 border-b border-rule ${bar.ticket && expected.isDone ? "h-11" : "h-25"}`} />
      )}
      {name === undefined ? null : (
        <div className="pt-4">
          <h2 className="text-lg leading-tight">{title}</h2>
          <p className="text-sm text-soft">{subtitle}</p>
        </div>
      )}
    </>
  );
}
