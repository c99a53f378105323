import { ERRORS } from "@contract/kernel/contract/catalogue";
import type { useNotice } from "../../../../shared/hooks/use-notice";
import { EmptyState } from "../../../../shared/ui/empty-state";
import { useLocalTeam } from "../../local-members/use-local-team";
import { CreateTeamForm } from "../create-team-form";
import { NoticeArea } from "../notice-area";
import { HowRecordsWork } from "./how-records-work";

interface CreateRecordTeamProps {
  readonly open: boolean;
  /** People a team of the current event has room for. */
  readonly size: number;
  readonly notices: ReturnType<typeof useNotice>;
}

/** What there is before the team: its form, or word that registrations are closed. */
export function CreateRecordTeam({ open, size, notices }: CreateRecordTeamProps) {
  if (!open) {
    return (
      <div className="pt-8">
        <EmptyState title={ERRORS.REGISTRATION_CLOSED.message}>
          Teams that exist already can still be seen here.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="pt-6">
      <NoticeArea notice={notices.notice} />
      <div className="grid items-start gap-8 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-5">
          <CreateTeamForm showNotice={notices.show} />
          <PlannedName />
        </div>
        <HowRecordsWork size={size} />
      </div>
    </div>
  );
}

/** The name noted on /addmem, if any. */
function PlannedName() {
  const name = useLocalTeam()?.teamName ?? "";
  if (name === "") return null;
  return (
    <p className="text-soft">
      The name in your list on this device: <strong className="wrap-anywhere text-ink">{name}</strong>
    </p>
  );
}
