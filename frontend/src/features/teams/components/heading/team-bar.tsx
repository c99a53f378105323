import { useState, type ReactNode } from "react";
import { Link, matchPath, NavLink, useLocation } from "react-router-dom";
import { paths, registrationPath, teamPath } from "@contract/kernel/contract/paths";
import { feeIsDue } from "@contract/modules/teams/contract/team-gaps";
import { isUnconfirmed, type Actor } from "@contract/modules/teams/contract/team.policy";
import type {
  PersonFieldsFragment,
  TeamFieldsFragment,
  TeamStatusQuery,
} from "../../../../graphql/features/teams";
import { isOver } from "../../../../shared/event-end";
import type { ShowNotice } from "../../../../shared/hooks/use-notice";
import { PaymentBadge } from "../../../../shared/ui/badge";
import { Button } from "../../../../shared/ui/button";
import { ButtonLink } from "../../../../shared/ui/button-link";
import { useFocusWhenLost } from "../../../../shared/hooks/use-focus-when-lost";
import { useReadiness } from "../../hooks/use-readiness";
import { HandleModal } from "./handle-modal";
import { isAboutMoney, isRegistered, stepLabel, stepPath, type NextStep } from "../../readiness";

interface TeamBarProps {
  readonly team: TeamFieldsFragment;
  readonly actor: Actor;
  /** The current event, to which the team belongs; null while unknown. */
  readonly event: TeamStatusQuery["currentEvent"];
  readonly showNotice: ShowNotice;
  /**
   * Carries out the next step on this page. Never called for a step about money, which always opens the payment page.
   * If omitted, a handle is edited in the header's own dialog, and any other step opens the step's page.
   */
  readonly onStep?: ((step: NextStep) => void) | undefined;
  /** Whether the page itself shows the team's name and status, so that the header omits them. */
  readonly named?: boolean;
  /** Whether the page shows the ticket of a registered team. Only the dashboard does. */
  readonly ticket?: boolean;
  /** Whether the page is about the team's people but has no link of its own here. */
  readonly ofPeople?: boolean;
}

/** The header of all pages of a team: its name, its state, the next step, and links to the other pages. */
export function TeamBar(props: TeamBarProps) {
  const { team, actor, event, showNotice, onStep, named = false, ticket = false, ofPeople } = props;
  const { pathname } = useLocation();
  // Returns the address for a page's link. On the page itself, returns the browser's address, so that the link is
  // marked as current. The two can differ: the browser's address may name an old event, although the page shows the
  // current one.
  const here = (pattern: string, path: string) => (matchPath(pattern, pathname) ? pathname : path);
  const [step] = useReadiness(team, actor, event).steps;
  // Takes the focus when a step's button disappears because the step is done.
  const containerRef = useFocusWhenLost(step === undefined ? "" : stepLabel(step, actor));
  // A person who has not agreed to be in the team sees only the question about the membership.
  if (isUnconfirmed(team, actor)) return null;
  return (
    <div ref={containerRef} tabIndex={-1}>
      {named ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-4">
          <p className="min-w-0 text-xl leading-tight font-bold wrap-anywhere">{team.name}</p>
          <TeamChip team={team} over={isOver(event)} />
        </div>
      )}
      <NextStepLine {...{ team, actor, event, showNotice, onStep, ticket }} />
      <nav aria-label="Team pages" className="mt-3 border-b border-rule">
        <ul className="-mb-px flex flex-wrap gap-x-1">
          <Page to={paths.dashboard}>Overview</Page>
          <Page to={here(paths.registrationOfEvent, registrationPath(team.event.slug))} isSection={ofPeople}>
            People
          </Page>
          <Page to={paths.payment}>Payment</Page>
          <Page to={here(paths.teamOfEvent, teamPath(team.event.slug))}>
            {event !== null && event.notices.length > 0 ? "Notices" : "Team view"}
          </Page>
        </ul>
      </nav>
    </div>
  );
}

interface TeamChipProps {
  readonly team: TeamFieldsFragment;
  /** Whether the team's event is over, so that no fee is due. */
  readonly over?: boolean;
}

/** The state of a team's payment. Renders nothing if the event is free. */
export function TeamChip({ team, over = false }: TeamChipProps) {
  if (team.event.fee === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-soft max-sm:w-full">
      Payment <PaymentBadge status={team.paymentStatus} due={!over && feeIsDue(team, team.event)} />
    </p>
  );
}

interface PageProps {
  readonly to: string;
  /** Whether the current page is another page of the same section. */
  readonly isSection?: boolean | undefined;
  readonly children: string;
}

function Page({ to, isSection, children }: PageProps) {
  const Kind = isSection ? Link : NavLink;
  return (
    <li>
      <Kind
        to={to}
        {...(isSection ? { "aria-current": true } : {})}
        className="inline-flex min-h-11 items-center border-b-4 border-transparent px-2 text-sm font-semibold text-soft sm:px-3 sm:text-base hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
      >
        {children}
      </Kind>
    </li>
  );
}

type NextStepLineProps = Omit<TeamBarProps, "named" | "ofPeople">;

/**
 * The user's next step as a button, or the team's open task if the user has no step. Renders nothing if the ticket
 * shows that everything is done, if there is no task, or if the page itself is about the step.
 */
function NextStepLine({ team, actor, event, showNotice, onStep, ticket = false }: NextStepLineProps) {
  const { pathname } = useLocation();
  const readiness = useReadiness(team, actor, event);
  const { items, steps } = readiness;
  const [step] = steps;
  if (ticket && step?.kind !== "refund" && isRegistered(readiness)) return null;
  // The payment page shows no button for this step, because the page itself is about the step.
  if (step !== undefined && isAboutMoney(step) && pathname === paths.payment) return null;
  if (step !== undefined) {
    return (
      <div className="mt-3 grid grid-cols-1 sm:justify-items-start">
        <StepButton {...{ team, actor, step, showNotice, onStep }} />
      </div>
    );
  }
  const openItem =
    items.find(({ state }) => state === "missing") ?? items.find(({ state }) => state === "waiting");
  return openItem === undefined ? null : (
    <p className="mt-2 wrap-anywhere">
      {openItem.name}: {openItem.text}
    </p>
  );
}

interface StepButtonProps extends Pick<TeamBarProps, "team" | "actor" | "showNotice" | "onStep"> {
  readonly step: NextStep;
}

/** The next step as a button, which acts on this page or opens the step's page. */
export function StepButton({ team, actor, step, showNotice, onStep }: StepButtonProps) {
  const [person, setPerson] = useState<PersonFieldsFragment | null>(null);
  const label = stepLabel(step, actor);
  let button: ReactNode;
  if (onStep !== undefined && !isAboutMoney(step))
    // Secondary for adding a member, because the form on this page has the primary button.
    button = (
      <Button variant={step.kind === "member" ? "secondary" : "primary"} onClick={() => onStep(step)}>
        {label}
      </Button>
    );
  else if (step.kind === "handle") button = <Button onClick={() => setPerson(step.person)}>{label}</Button>;
  else button = <ButtonLink to={stepPath(step, team)}>{label}</ButtonLink>;
  const close = () => setPerson(null);
  return (
    <>
      {button}
      {person === null ? null : (
        <HandleModal
          teamId={team.id}
          person={person}
          // The page does not show a refusal, because the dialog itself shows it.
          showNotice={(tone, ...rest) => (tone === "error" ? undefined : showNotice(tone, ...rest))}
          onClose={close}
          onUpdated={close}
        />
      )}
    </>
  );
}
