import type { Actor } from "@contract/modules/teams/contract/team.policy";
import { useTeamStatus } from "../hooks/use-team-status";
import { TeamBar } from "./team-bar";

/** The team's bar for a page of another feature; holds its place while the team is not known. Nothing without a team. */
export function TeamBarOfPage({ actor }: { readonly actor: Actor }) {
  const { team, event, known, checking } = useTeamStatus();
  if (!known && checking) return <div className="h-42" />;
  if (team === null) return null;
  return <TeamBar team={team} actor={actor} event={event} linked />;
}
