import type { ReactNode } from "react";
import { t } from "@contract/kernel/contract/t";
import { useAddress } from "../../../shared/hooks/use-address";
import { useMay } from "../../../shared/session/may";
import { EventSelect } from "../../../shared/events/event-select";
import { moneyViewOf, STATUS_OF_VIEW, type MoneyView } from "../../../shared/money-view";
import { Tabs } from "../../../shared/ui/tabs";

const LABELS: Readonly<Record<MoneyView, string>> = {
  decide: t("To decide"),
  all: t("All payments"),
  statement: t("Statement"),
  refunds: t("Refunds"),
  accounts: t("Accounts"),
  owing: t("Owing"),
};

/** Shows the money pages of the admin area as tabs, with the content of the open tab. */
export function MoneyTabs({ children }: { readonly children: ReactNode }) {
  const may = useMay();
  const { params, goOn, put } = useAddress();
  const view = moneyViewOf(params);
  const isMine: Readonly<Record<MoneyView, boolean>> = {
    decide: true,
    all: true,
    statement: may("statementBatches"),
    refunds: may("refunds"),
    accounts: may("paymentFigures"),
    owing: may("paymentFigures"),
  };
  const views = (Object.keys(LABELS) as MoneyView[]).filter((view) => isMine[view]);
  return (
    <Tabs
      label={t("Money")}
      oneLine
      value={view}
      // Drops search, sorting and columns, which do not apply to the next tab.
      onChange={(next) =>
        goOn(["event"], {
          tab: next === "statement" ? "statements" : "payments",
          status: STATUS_OF_VIEW[next],
        })
      }
      items={views.map((value) => ({ value, label: LABELS[value] }))}
      aside={
        // The statement tab has its own choice of event next to the file. The placeholder keeps the height of the tabs.
        view === "statement" ? (
          <div className="hidden min-[75rem]:block min-[75rem]:h-12" />
        ) : (
          <div className="field-in-line max-sm:w-full min-[75rem]:pb-1">
            <EventSelect
              name="event"
              value={params.get("event") ?? ""}
              onChange={(slug) => put("event", slug, { replace: false })}
              {...(view === "accounts" || view === "owing" ? {} : { all: t("All events") })}
            />
          </div>
        )
      }
    >
      {children}
    </Tabs>
  );
}
