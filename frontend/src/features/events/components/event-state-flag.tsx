import type { EventState } from "../../../graphql/pages/event";
import { FlagIcon } from "../../../shared/ui/flag-icon";
import { CheckIcon, ClockIcon } from "../../../shared/ui/icons";

const LOOKS = {
  current: { word: "Current", Icon: FlagIcon, look: "border-accent bg-accent text-on-accent" },
  upcoming: { word: "Upcoming", Icon: ClockIcon, look: "border-current bg-accent-wash text-accent-strong" },
  past: { word: "Past", Icon: CheckIcon, look: "border-current bg-idle-wash text-idle" },
} as const;

/** An event's state, as a word with an icon. */
export function EventStateFlag({ state }: { readonly state: EventState }) {
  const { word, Icon, look } = LOOKS[state];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-xs border-2 px-2 py-0.5 font-mono text-sm font-bold ${look}`}
    >
      <Icon className="size-3.5" />
      {word}
    </span>
  );
}
