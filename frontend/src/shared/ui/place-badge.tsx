import type { PlaceState } from "@contract/modules/teams/contract/place-state";
import { t } from "@contract/kernel/contract/t";
import { Badge, type BadgeLook } from "./badge";
import { AlertIcon, CheckIcon, ClockIcon, DashIcon } from "./icons";

const IDLE: BadgeLook = { look: "bg-idle-wash text-idle", Icon: DashIcon };
const LOOKS: Readonly<Record<PlaceState, BadgeLook>> = {
  offered: { look: "bg-pending-wash text-pending", Icon: ClockIcon },
  accepted: { look: "bg-good-wash text-good", Icon: CheckIcon },
  declined: IDLE,
  lapsed: { look: "bg-bad-wash text-bad", Icon: AlertIcon },
  withdrawn: IDLE,
};

const WORDS: Readonly<Record<PlaceState, string>> = {
  offered: t("offered"),
  accepted: t("accepted"),
  declined: t("declined"),
  lapsed: t("lapsed"),
  withdrawn: t("withdrawn"),
};

/** The state of a place, as a word with an icon. */
export function PlaceBadge({ state }: { readonly state: PlaceState }) {
  return <Badge look={LOOKS[state]}>{WORDS[state]}</Badge>;
}
