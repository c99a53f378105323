import { Link } from "react-router-dom";
import { ERRORS } from "@contract/kernel/contract/catalogue";
import { paths } from "@contract/kernel/contract/paths";
import { rosterLocked } from "@contract/modules/teams/contract/team.policy";
import type { TeamFieldsFragment } from "../../../../graphql/features/teams";
import { CheckIcon, LockIcon } from "../../../../shared/ui/icons";
import { refusalText } from "../../refusal-text";

interface AddRefusalProps {
  readonly team: TeamFieldsFragment;
  /** Why the user cannot add anyone. */
  readonly code: keyof typeof ERRORS;
}

/** The reason why the user cannot add anyone to the team now, with a link to the club if only the club can help. */
export function AddRefusal({ team, code }: AddRefusalProps) {
  if (code === "TEAM_FULL") {
    return (
      <p className="flex items-start gap-3 border-l-8 border-good bg-good-wash px-4 py-3">
        <CheckIcon className="mt-0.5 text-good" />
        <span>
          <strong className="block">Your team is full.</strong>
          <span className="block">{refusalText(code, team.event.maxTeamSize)}</span>
        </span>
      </p>
    );
  }
  const locked = rosterLocked(team.paymentStatus);
  const leader = team.leader.name;
  return (
    <p className="flex items-start gap-3 border border-rule bg-surface px-4 py-4">
      {locked ? <LockIcon /> : null}
      <span>
        {code !== "NOT_LEADER"
          ? ERRORS[code].message
          : locked
            ? "No one can join or leave the team, because a payment was reported. For changes, write to the club."
            : `Only ${leader}, who leads the team, can add members.`}
        {locked ? (
          <Link to={paths.contact} className="link flex min-h-11 w-fit items-center font-semibold">
            Write to the club
          </Link>
        ) : null}
      </span>
    </p>
  );
}
