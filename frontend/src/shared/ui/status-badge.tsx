import { AlertIcon, CheckIcon, ClockIcon, DashIcon } from "./icons";

interface Look {
  readonly look: string;
  readonly Icon: typeof CheckIcon;
}

const OTHER: Look = { look: "bg-bad-wash text-bad", Icon: AlertIcon };
const LOOKS = new Map<string, Look>([
  ["incomplete", { look: "bg-idle-wash text-idle", Icon: DashIcon }],
  ["pending", { look: "bg-pending-wash text-pending", Icon: ClockIcon }],
  ["accepted", { look: "bg-good-wash text-good", Icon: CheckIcon }],
]);

/** A payment status as word and icon. Anything but incomplete, pending and accepted is shown as it is, in red. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { look, Icon } = LOOKS.get(status) ?? OTHER;
  return (
    <span
      className={`inline-flex items-center whitespace-nowrap gap-1.5 rounded-xs border border-current px-2 py-0.5 font-mono text-sm font-semibold ${look}`}
    >
      <Icon className="size-3.5" />
      {status}
    </span>
  );
}
