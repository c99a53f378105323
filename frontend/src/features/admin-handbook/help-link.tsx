import { Link } from "react-router-dom";
import type { AdminTab } from "@contract/kernel/contract/access";
import { t } from "@contract/kernel/contract/t";
import { useAddress } from "../../shared/hooks/use-address";
import { HELP_OF_TAB } from "./help-of-tab";

/** Opens the handbook where it is about a tab. */
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
