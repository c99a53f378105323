import type { EventState as State } from "../../../graphql/generated";
import { CheckIcon, ClockIcon, FlagIcon } from "../../../shared/ui/icons";

const LOOKS = {
  current: { Icon: FlagIcon, look: "text-accent-strong font-bold" },
  upcoming: { Icon: ClockIcon, look: "text-ink" },
  past: { Icon: CheckIcon, look: "text-soft" },
} as const;

/** Where an event stands, as word and icon. */
export function EventState({ state }: { readonly state: State }) {
  const { Icon, look } = LOOKS[state];
  return (
    <span className={`inline-flex items-center gap-1.5 font-mono text-sm ${look}`}>
      <Icon className="size-4" />
      {state}
    </span>
  );
}
