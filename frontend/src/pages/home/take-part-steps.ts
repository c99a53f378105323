import { t } from "@contract/kernel/contract/t";

export interface TakePartStep {
  readonly title: string;
  readonly text: string;
}

/** The data about an event that the steps mention. */
export interface TakePartEvent {
  readonly maxTeamSize: number;
  /** Minimum number of people in a complete team. */
  readonly minTeamSize: number;
  /** The fee in paise. 0 if the event is free. */
  readonly fee: number;
}

/** Returns the steps to take part in an event. If no event is given, the steps fit any event. */
export function takePartSteps(event: TakePartEvent | undefined): TakePartStep[] {
  return [
    {
      title: t("Sign up"),
      text: t("Enter your e-mail address. We will send a 6-digit code to check that the address is yours."),
    },
    { title: t("Create your team"), text: t("One person names the team and becomes its leader.") },
    ...(event?.maxTeamSize === 1 ? [] : [{ title: t("Add your members"), text: membersText(event) }]),
    {
      title: t("Set your Codeforces handles"),
      text: t(
        "A handle is your user name on codeforces.com. Each member sets their own. The leader can set all handles.",
      ),
    },
    { title: t("Compete"), text: feeText(event) },
  ];
}

function membersText(event: TakePartEvent | undefined): string {
  if (event === undefined)
    return t("Add members by e-mail or with an invitation link. Each person can be in only one team.");
  const most = event.maxTeamSize - 1;
  const least = event.minTeamSize - 1;
  if (least > 0 && least < most)
    return t(
      "Add {least} to {most} members by e-mail or with an invitation link. Each person can be in only one team.",
      {
        least,
        most,
      },
    );
  return t(
    "Add {most, plural, one {one member} =2 {up to two members} other {up to # members}} by e-mail or with an invitation link. Each person can be in only one team.",
    { most },
  );
}

function feeText(event: TakePartEvent | undefined): string {
  if (event === undefined) return t("See the event’s page for the dates, the venue and the cost.");
  const fee =
    event.fee === 0
      ? t("Taking part is free.")
      : t("Registration is free. A team that qualifies for Round 2 pays the fee by UPI or bank transfer.");
  return `${t("See the event’s page for the dates and the venue.")} ${fee}`;
}
