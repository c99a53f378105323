import { icon } from "../../shared/ui/icons";

const Bell = icon(<path d="M6 16V10.5a6 6 0 0 1 12 0V16l2 2.5H4ZM10 21.5h4" />);

/** The id of the list that the button opens. */
export const NOTIFICATIONS_ID = "notifications";

export function BellButton({ unread, onClick }: { readonly unread: number; readonly onClick?: () => void }) {
  return (
    <button type="button" popoverTarget={NOTIFICATIONS_ID} onClick={onClick} className="bar-button relative">
      <Bell className="size-5" />
      <span className="sr-only">{unread === 0 ? "Notifications" : `Notifications, ${unread} unread`}</span>
      {unread === 0 ? null : (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-5 bg-accent px-1 text-center font-mono text-xs leading-5 font-bold text-on-accent"
        >
          {unread > 9 ? "9+" : unread}
        </span>
      )}
    </button>
  );
}
