import type { ReactNode } from "react";
import { ERRORS } from "@contract/kernel/contract/catalogue";
import { paths } from "@contract/kernel/contract/paths";
import { isUnconfirmed, mayDelete, mayLeave } from "@contract/modules/teams/contract/team.policy";
import { useTeamStatusQuery } from "../../../graphql/features/teams";
import { ButtonLink } from "../../../shared/ui/button-link";
import { Spinner } from "../../../shared/ui/spinner";
import { useActor } from "../hooks/use-actor";
import { JoinForm } from "./join-form";

interface JoiningProps {
  readonly token: string;
  readonly teamName: string;
  readonly eventSlug: string;
  /** The reason why the team accepts no members now, or null. */
  readonly refusal: ReactNode;
}

/** Shows a signed-in user how to join the team. A user with a team in the same event sees a link to that team. */
export function Joining({ token, teamName, eventSlug, refusal }: JoiningProps) {
  const actor = useActor();
  const { data, loading } = useTeamStatusQuery();
  const own = data?.myTeam;
  if (data === undefined && loading) return <Spinner label="Loading..." />;
  if (own?.event.slug === eventSlug && !isUnconfirmed(own, actor)) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="font-bold">
          {own.name === teamName ? "You are already in this team." : ERRORS.ALREADY_IN_TEAM.message}
        </p>
        {own.name === teamName ? null : (
          <p className="max-w-prose text-soft">
            <>Your team is {own.name}.</>{" "}
            {refusal !== null ? null : mayLeave(own, actor).allowed ? (
              <>To join {teamName}, leave your team first.</>
            ) : mayDelete(own, actor).allowed ? (
              <>To join {teamName}, delete your team first, or hand it over and leave it.</>
            ) : null}
          </p>
        )}
        {own.name === teamName ? null : refusal}
        <ButtonLink to={paths.dashboard}>Open your team</ButtonLink>
      </div>
    );
  }
  return refusal ?? <JoinForm token={token} teamName={teamName} />;
}
