import { useSearchParams } from "react-router-dom";
import { Button } from "../../../../shared/ui/button";
import { EmptyState } from "../../../../shared/ui/empty-state";
import { SelectField } from "../../../../shared/ui/select-field";
import { TextField } from "../../../../shared/ui/text-field";
import { ListState } from "../../table/list-state";
import { useSearchText } from "../../table/use-search-text";
import { ACTS } from "../audit-words";
import { useAuditLog } from "../hooks/use-audit-log";
import { AuditExport } from "./audit-export";
import { AuditList } from "./audit-list";

const ANY = [{ value: "", label: "Anything" }];
const CHOICES = [...ANY, ...Object.entries(ACTS).map(([value, label]) => ({ value, label }))];

/** The tab "Audit": who did what to whom and when. Nothing here can be changed. */
export function AuditSection() {
  const [params, setParams] = useSearchParams();
  const put = (name: string, value: string) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const filter = { search: params.get("q") ?? "", action: params.get("act") ?? "" };
  const [text, setText] = useSearchText(filter.search, (search) => put("q", search));
  const log = useAuditLog(filter);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-60 flex-1 md:max-w-sm">
          <TextField
            label="Search"
            name="search"
            type="search"
            value={text}
            onChange={setText}
            hint="Who, what, or anything in the details"
            autoComplete="off"
            optional
          />
        </div>
        <SelectField
          label="What was done"
          name="act"
          hint="One kind of act"
          value={filter.action}
          onChange={(action) => put("act", action)}
          options={CHOICES}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-soft">
          {log.isKnown ? countText(log.total) : ""}
        </p>
        <AuditExport total={log.total} readAll={log.readAll} />
      </div>
      <ListState isKnown={log.isKnown} loading={log.loading} problem={log.problem} onRetry={log.reload}>
        {log.entries.length === 0 ? (
          <EmptyState title="No entry fits.">
            Everything a Superadmin changes is written down here.
          </EmptyState>
        ) : (
          <AuditList entries={log.entries} />
        )}
        {log.hasMore ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="secondary"
              busy={log.isFetchingMore}
              busyLabel="Loading..."
              onClick={() => void log.more()}
            >
              Show more
            </Button>
            {log.moreFailed ? <p role="alert">That failed. Try again.</p> : null}
          </div>
        ) : null}
      </ListState>
    </div>
  );
}

function countText(total: number): string {
  return `${total.toLocaleString("en-IN")} ${total === 1 ? "entry" : "entries"}, newest first`;
}
