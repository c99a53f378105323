import { matchPath, NavLink, useLocation } from "react-router-dom";
import { paths, registrationPath, teamPath } from "@contract/kernel/contract/paths";
import { feeIsDue } from "@contract/modules/teams/contract/team-gaps";
import { isUnconfirmed, type Actor } from "@contract/modules/teams/contract/team.policy";
import type { TeamFieldsFragment, TeamStatusQuery } from "../../../graphql/features/teams";
import { PaymentBadge } from "../../../shared/ui/badge";
import { RegisteredNote } from "./registered-note";
import { readinessOf, stepLabel, stepPath } from "../readiness";

interface TeamBarProps {
  readonly team: TeamFieldsFragment;
  readonly actor: Actor;
  /** The current event, which is the team's; null while it is not known. */
  readonly event: TeamStatusQuery["currentEvent"];
  /** The next step leads to its page: for a page that has no checklist with a button for it. */
  readonly linked?: boolean;
  /** The page has the team's name as a heading nowhere else. */
  readonly heading?: boolean;
}

/** Shared by all pages of a team: whose they are, its state, the one next step, and the links between them. */
export function TeamBar({ team, actor, event, linked = false, heading = false }: TeamBarProps) {
  const { pathname } = useLocation();
  // Under whichever event's address one came: each is of the current event.
  const here = (pattern: string, path: string) => (matchPath(pattern, pathname) ? pathname : path);
  // Who has not agreed to be in the team is asked that, and nothing else.
  if (isUnconfirmed(team, actor)) return null;
  const Name = heading ? "h2" : "p";
  return (
    <div className="pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <Name className="text-xl leading-tight font-bold wrap-anywhere">{team.name}</Name>
          <p className="text-sm text-soft">{team.event.title}</p>
        </div>
        {team.event.fee === 0 ? null : (
          <p className="flex items-center gap-2 text-sm text-soft">
            Payment <PaymentBadge status={team.paymentStatus} due={feeIsDue(team, team.event)} />
          </p>
        )}
      </div>
      <NextStepLine team={team} actor={actor} event={event} linked={linked} actions={heading} />
      <nav aria-label="Team pages" className="mt-4 border-b border-rule">
        <ul className="-mb-px flex flex-wrap gap-x-1">
          <Page to={paths.dashboard}>Overview</Page>
          <Page to={here(paths.registrationOfEvent, registrationPath(team.event.slug))}>People</Page>
          <Page to={paths.payment}>Payment</Page>
          <Page to={here(paths.teamOfEvent, teamPath(team.event.slug))}>
            {event !== null && event.notices.length > 0 ? "Notices" : "Team view"}
          </Page>
        </ul>
      </nav>
    </div>
  );
}

function Page({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <li>
      <NavLink
        to={to}
        className="inline-flex min-h-11 items-center border-b-4 border-transparent px-2 text-sm font-semibold text-soft sm:px-3 sm:text-base hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
      >
        {children}
      </NavLink>
    </li>
  );
}

interface NextStepLineProps extends Omit<TeamBarProps, "heading"> {
  /** With what one can do once nothing is left to do: on the first of the team's pages. */
  readonly actions: boolean;
}

/** The one thing to do next; or the step or data that the team waits for; or that all is done. */
function NextStepLine({ team, actor, event, linked = false, actions }: NextStepLineProps) {
  const { pathname } = useLocation();
  const { items, steps } = readinessOf(team, actor, event?.registrationOpen ?? false);
  const [step] = steps.filter(({ kind }) => kind !== "member");
  if (step !== undefined) {
    const to = stepPath(step, team);
    return (
      <p className="mt-2 wrap-anywhere">
        Next:{" "}
        {!linked || to === pathname ? (
          <strong>{stepLabel(step, actor)}</strong>
        ) : (
          <NavLink to={to} className="link inline-flex min-h-11 items-center font-semibold">
            {stepLabel(step, actor)}
          </NavLink>
        )}
      </p>
    );
  }
  const openItem =
    items.find(({ state }) => state === "missing") ?? items.find(({ state }) => state === "waiting");
  if (openItem !== undefined) {
    return (
      <p className="mt-2 wrap-anywhere">
        {openItem.name}: {openItem.text}
      </p>
    );
  }
  return <RegisteredNote team={team} event={event} actions={actions} />;
}
