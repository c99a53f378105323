import { addDays, dayText } from "@contract/kernel/contract/india-time";
import type { PlaceBoardFieldsFragment } from "../../../graphql/features/admin-rankings";
import type { PlaceSettingsInput } from "../../../graphql/schema-types";
import { momentField, momentOf } from "../../../shared/format/moments";
import { t } from "@contract/kernel/contract/t";

export type PlaceBoard = PlaceBoardFieldsFragment;
export type TeamOnPlace = PlaceBoard["teams"][number];
type Settings = NonNullable<PlaceBoard["settings"]>;

/** The values of the settings form. All are strings. */
export type SettingsValues = Readonly<
  Record<keyof Omit<PlaceSettingsInput, "eventSlug" | "version">, string>
>;

/** Returns the form's initial values. If there are no settings yet, the cut-off is the event's qualifying rank. */
export function settingsValues(settings: Settings | null): SettingsValues {
  return {
    kind: settings?.kind ?? "rank",
    placeCount: String(settings?.placeCount ?? 10),
    ties: settings?.ties ?? "all",
    replyHours: String(settings?.replyHours ?? 48),
    firstDeadline: momentField(settings?.firstDeadline ?? null),
    movingUp: settings?.movingUp ?? "byHand",
    lastMoveDay: settings?.lastMoveDay ?? "",
  };
}

/** Returns the form's values as the input of the mutation, without the version. */
export function settingsInput(
  values: SettingsValues,
  eventSlug: string | null,
): Omit<PlaceSettingsInput, "version"> {
  return {
    eventSlug,
    kind: values.kind as Settings["kind"],
    placeCount: Number(values.placeCount),
    ties: values.ties as Settings["ties"],
    replyHours: Number(values.replyHours),
    firstDeadline: momentOf(values.firstDeadline)?.toISOString() ?? null,
    movingUp: values.movingUp as Settings["movingUp"],
    lastMoveDay: values.lastMoveDay === "" ? null : values.lastMoveDay,
  };
}

const COUNTS = {
  accepted: (many: number) => t("{many} accepted", { many }),
  offered: (many: number) => t("{many} offered", { many }),
  declined: (many: number) => t("{many} declined", { many }),
  lapsed: (many: number) => t("{many} lapsed", { many }),
  withdrawn: (many: number) => t("{many} withdrawn", { many }),
};

/** Returns a text such as "Places: 2 accepted, 1 offered. Free places: 0." */
export function placesText(teams: readonly TeamOnPlace[], free: number): string {
  // Before the first offer all places are free, but `free` counts only the places that teams gave up.
  if (teams.length === 0) return t("No place has been offered yet.");
  const order = ["accepted", "offered", "declined", "lapsed", "withdrawn"] as const;
  const some = order.flatMap((state) => {
    const many = teams.filter((team) => team.state === state).length;
    return many === 0 ? [] : [COUNTS[state](many)];
  });
  return t("Places: {places}. Free places: {free}.", { places: some.join(", "), free });
}

/** Returns a sentence about how the next team gets a place that another team gave up. */
export function movingText({ movingUp, lastMoveDay }: Settings): string {
  if (movingUp === "never") return t("A place that a team gives up stays free.");
  const isAutomatic = movingUp === "automatic";
  if (lastMoveDay === null)
    return isAutomatic
      ? t("The next team in line moves up automatically.")
      : t("The next team in line moves up only when an admin moves it up.");
  const day = dayText(addDays(lastMoveDay, 1));
  return isAutomatic
    ? t("The next team in line moves up automatically. From {day}, no team moves up.", { day })
    : t("The next team in line moves up only when an admin moves it up. From {day}, no team moves up.", {
        day,
      });
}
