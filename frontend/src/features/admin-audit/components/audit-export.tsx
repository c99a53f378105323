import { useState } from "react";
import { csvText } from "@contract/kernel/contract/csv-text";
import { Button } from "../../../shared/ui/button";
import { downloadCsv } from "../../../shared/table/download";
import type { AuditEntry } from "../hooks/use-audit-log";

interface AuditExportProps {
  readonly total: number;
  readonly readAll: () => Promise<AuditEntry[]>;
}

/** Saves every entry that fits the search as CSV, as the log has it. */
export function AuditExport({ total, readAll }: AuditExportProps) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const save = async () => {
    setState("busy");
    try {
      downloadCsv("audit", asCsv(await readAll()));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {state === "failed" ? <p role="alert">The export failed. Try again.</p> : null}
      <Button
        variant="secondary"
        busy={state === "busy"}
        busyLabel="Collecting..."
        disabled={total === 0}
        onClick={() => void save()}
      >
        Export as CSV
      </Button>
    </div>
  );
}

function asCsv(entries: readonly AuditEntry[]): string {
  return csvText({
    headings: ["At", "Who", "Act", "Kind", "Name", "Id", "Details"],
    rows: entries.map((entry) => [
      new Date(entry.at),
      entry.actorName,
      entry.action,
      entry.targetType,
      entry.targetName,
      entry.targetId,
      entry.details,
    ]),
  });
}
