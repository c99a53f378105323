import type { AudienceFilter } from "../../teams/contract/audience.js";
import type { Whom } from "./mail-template.js";

const WHO: Readonly<Record<Whom, string>> = {
  LEADERS: "The leaders",
  ACCOUNTS: "Everybody with an account",
  EVERYONE: "Everybody",
};
const LACKS = { MEMBERS: "members", HANDLES: "handles", PAYMENT: "the payment" } as const;

/** A mailing's choice of people in words, for example "The leaders of teams that lack handles". */
export function audienceLabel(filter: AudienceFilter, whom: Whom): string {
  const named = filter.teamIds.length;
  const people = peopleText(filter.userIds?.length ?? 0);
  if (people !== null && !filter.fitting && named === 0) return people;
  const ofTeams = teamsText(filter, whom, named);
  return people === null ? ofTeams : `${ofTeams}, and ${people.toLowerCase()}`;
}

function peopleText(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? "One person chosen by hand" : `${String(count)} people chosen by hand`;
}

function teamsText(filter: AudienceFilter, whom: Whom, named: number): string {
  const single = named === 1 ? "one team chosen by hand" : `${String(named)} teams chosen by hand`;
  const who = `${WHO[whom]}${whom === "LEADERS" ? " of" : " in"}`;
  if (!filter.fitting) return `${who} ${single}`;
  const marks = marksOf(filter);
  const fitting = marks.length === 0 ? "all teams" : `teams ${marks.join(" and ")}`;
  return `${who} ${fitting}${named === 0 ? "" : `, and ${single}`}`;
}

function marksOf({ missing, paymentStatus, qualified, rankFrom, rankTo }: AudienceFilter): string[] {
  return [
    ...(missing === null ? [] : [`that lack ${LACKS[missing]}`]),
    ...(paymentStatus === null ? [] : [`whose payment is ${paymentStatus}`]),
    ...(qualified === null ? [] : [qualified ? "that qualified" : "that did not qualify"]),
    ...ranks(rankFrom, rankTo),
  ];
}

function ranks(from: number | null, to: number | null): string[] {
  if (from === null && to === null) return [];
  if (to === null) return [`ranked ${String(from)} or later`];
  if (from === null) return [`ranked ${String(to)} or better`];
  return [from === to ? `ranked ${String(from)}` : `ranked ${String(from)} to ${String(to)}`];
}
