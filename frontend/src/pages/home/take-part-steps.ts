import { t } from "@contract/kernel/contract/t";

/** A step of How to take part. */
export interface TakePartStep {
  readonly title: string;
  readonly text: string;
}

/** What the steps say of an event. */
export interface TakePartEvent {
  readonly maxTeamSize: number;
  /** The fewest people of a complete team. */
  readonly minTeamSize: number;
  /** In paise; 0 is free. */
  readonly fee: number;
}

/** Returns how one takes part in an event; without one, what holds for every event. */
export function takePartSteps(event: TakePartEvent | undefined): TakePartStep[] {
  return [
    { title: t("Sign up"), text: t("With your e-mail; a six-digit code proves that it is yours.") },
    { title: t("Create your team"), text: t("One of you names the team and becomes its leader.") },
    ...(event?.maxTeamSize === 1 ? [] : [{ title: t("Add your members"), text: membersText(event) }]),
    {
      title: t("Set your Codeforces handles"),
      text: t("Each member sets their own; the leader can set them all."),
    },
    { title: t("Compete"), text: feeText(event) },
  ];
}

function membersText(event: TakePartEvent | undefined): string {
  if (event === undefined) return t("By the e-mail of their accounts. Each person plays in one team.");
  const most = event.maxTeamSize - 1;
  const least = event.minTeamSize - 1;
  if (least > 0 && least < most)
    return t("{least} to {most}, by the e-mail of their accounts. Each person plays in one team.", {
      least,
      most,
    });
  return t(
    "{most, plural, one {One} =2 {Up to two} other {Up to #}}, by the e-mail of their accounts. Each person plays in one team.",
    { most },
  );
}

function feeText(event: TakePartEvent | undefined): string {
  if (event === undefined) return t("The event’s page says when, where and what it costs.");
  return event.fee === 0
    ? t("Taking part is free.")
    : t("Registration is free. A team that qualifies for Round 2 pays the fee by bank transfer.");
}
