import { Link } from "react-router-dom";
import type { AdminTab } from "@contract/kernel/contract/access";
import { t } from "@contract/kernel/contract/t";
import { useAddress } from "../../shared/hooks/use-address";

/** The handbook's page and heading for each tab, as docs/handbook.md lists them. */
const HELP_OF_TAB: Readonly<Record<AdminTab, string>> = {
  overview: "registration#every-morning",
  profile: "taking-over#your-own-account",
  users: "taking-over#who-may-do-what",
  teams: "registration#helping-a-student",
  rankings: "results#the-ranking",
  certificates: "results#certificates",
  payments: "registration#payments",
  statements: "registration#the-banks-statement",
  checkin: "contest#the-evening-before",
  events: "before#the-event",
  notices: "before#notices",
  content: "before#the-pages",
  mail: "before#mail-to-the-teams",
  // eslint-disable-next-line languages/untranslatable-text -- a page, not a text
  season: "closing",
  settings: "taking-over#account-and-mail",
  integrations: "registration#a-spreadsheet-that-fills-itself",
  bin: "problems#deleted-by-mistake",
  audit: "problems#who-changed-it",
};

/** Opens the handbook at the part about a tab. */
export function HelpLink({ tab, label }: { readonly tab: AdminTab; readonly label: string }) {
  const { params } = useAddress();
  const next = new URLSearchParams(params);
  next.set("help", HELP_OF_TAB[tab]);
  return (
    <Link
      to={`?${next.toString()}`}
      preventScrollReset
      aria-label={t("Help with {tab}", { tab: label })}
      title={t("Help with {tab}", { tab: label })}
      className="flex size-11 shrink-0 items-center justify-center text-base font-semibold text-soft hover:text-ink"
    >
      <span aria-hidden="true" className="flex size-7 items-center justify-center border-2 border-current">
        ?
      </span>
    </Link>
  );
}
