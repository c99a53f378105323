import type { AdminOverviewQuery } from "../../../graphql/features/admin-overview";
import { DateTime } from "../../../shared/ui/date-time";

interface BackupNoteProps {
  readonly backup: NonNullable<AdminOverviewQuery["adminOverview"]["backup"]>;
}

/**
 * Shows when and where the newest complete backup was made and, if later backups failed, the reason of the newest
 * failure.
 */
export function BackupNote({ backup: { madeAt, places, failures, reason } }: BackupNoteProps) {
  return (
    <section
      aria-label="Backups"
      className="grid gap-1 border border-rule bg-surface px-4 py-3 wrap-anywhere sm:px-5"
    >
      {madeAt == null ? (
        <p>
          There is no backup of this site yet. Run <code className="whitespace-nowrap">club backup</code> on
          the server to make one.
        </p>
      ) : places.length === 0 ? (
        <p>
          Last complete backup: <DateTime value={madeAt} />
        </p>
      ) : (
        <p>
          Last complete backup: <DateTime value={madeAt} />, in {places.join(", ")}
        </p>
      )}
      {failures === 0 ? null : (
        <p className="font-semibold text-bad">
          {failures === 1
            ? "The last backup failed:"
            : "The last backups failed. Reason for the latest failure:"}{" "}
          <span lang="en">{reason}</span>
        </p>
      )}
    </section>
  );
}
