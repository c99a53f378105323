import { type Message, msg, type Text } from "../../../kernel/languages/message.js";
import type { AudienceFilter } from "../../teams/contract/audience.js";
import type { PaymentStatus } from "../../teams/contract/payment-status.js";
import type { Whom } from "../contract/mail-template.js";

const WHO: Readonly<Record<Whom, (teams: Message) => Message>> = {
  LEADERS: (teams) => msg("The leaders of {teams}", { teams }),
  ACCOUNTS: (teams) => msg("Account holders in {teams}", { teams }),
  EVERYONE: (teams) => msg("Everyone in {teams}", { teams }),
};

const LACKS = {
  MEMBERS: msg("that need more members"),
  HANDLES: msg("with missing handles"),
  PAYMENT: msg("that have not paid"),
  DATA: msg("with missing members or handles"),
} as const;

const PAID: Readonly<Record<PaymentStatus, Message>> = {
  incomplete: msg("whose payment is incomplete"),
  pending: msg("whose payment is pending"),
  accepted: msg("whose payment is accepted"),
  rejected: msg("whose payment is rejected"),
  refunded: msg("whose payment is refunded"),
};

/** Describes a mailing's audience, for example "The leaders of teams with missing handles". */
export function audienceLabel(filter: AudienceFilter, whom: Whom): Text {
  const named = filter.teamIds.length;
  const people = filter.userIds?.length ?? 0;
  if (people > 0 && !filter.fitting && named === 0)
    return msg("{n, plural, one {One person} other {# people}} chosen by hand", { n: people });
  const ofTeams = teamsText(filter, whom, named);
  return people === 0
    ? ofTeams
    : msg("{who}, and {n, plural, one {one person} other {# people}} chosen by hand", {
        who: ofTeams,
        n: people,
      });
}

function teamsText(filter: AudienceFilter, whom: Whom, named: number): Message {
  const who = WHO[whom];
  if (!filter.fitting)
    return who(msg("{n, plural, one {one team} other {# teams}} chosen by hand", { n: named }));
  const [first, ...others] = marksOf(filter);
  const marks = first && others.reduce((all, mark) => msg("{marks} and {mark}", { marks: all, mark }), first);
  const fitting = marks ? msg("teams {marks}", { marks }) : msg("all teams");
  return who(
    named === 0
      ? fitting
      : msg("{fitting}, plus {n, plural, one {one team} other {# teams}} chosen by hand", {
          n: named,
          fitting,
        }),
  );
}

function marksOf({ missing, paymentStatus, qualified, rankFrom, rankTo }: AudienceFilter): Message[] {
  return [
    ...(missing === null ? [] : [LACKS[missing]]),
    ...(paymentStatus === null ? [] : [PAID[paymentStatus]]),
    ...(qualified === null ? [] : [qualified ? msg("that qualified") : msg("that did not qualify")]),
    ...ranks(rankFrom, rankTo),
  ];
}

function ranks(from: number | null, to: number | null): Message[] {
  if (from === null && to === null) return [];
  if (to === null) return [msg("ranked {from} or worse", { from: String(from) })];
  if (from === null) return [msg("ranked {to} or better", { to: String(to) })];
  if (from === to) return [msg("ranked {place}", { place: String(to) })];
  return [msg("ranked {from} to {to}", { from: String(from), to: String(to) })];
}
