import { useState } from "react";
import { ListColumns } from "../../../shared/lists/list-columns";
import { ChooseFile } from "../../../shared/table/choose-file";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { Modal } from "../../../shared/ui/modal";
import { useTeamsImport, type TeamImport } from "../hooks/use-teams-import";
import { TeamsPreviewList, isApplicable, problemsOf } from "./teams-preview-list";
import { t } from "@contract/kernel/contract/t";

interface TeamsImportModalProps {
  /** The event's slug; "" is the current one. */
  readonly event: string;
  readonly onClose: () => void;
  /** Called when teams were registered, so that the list is read again. */
  readonly onChanged: () => void;
  /** Called to delete again what was registered. */
  readonly onDeleteNew: (ids: readonly string[]) => void;
}

/** Teams that come without having registered: a file, what it would do, and registering what is ticked. */
export function TeamsImportModal({ event, onClose, onChanged, onDeleteNew }: TeamsImportModalProps) {
  const { step, busy, problem, reading, inPerson, setInPerson, read, chooseColumns, apply, startOver } =
    useTeamsImport(event, onChanged);
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const teams = step.name === "preview" ? step.teams : [];
  const isChosen = (team: TeamImport) => isApplicable(team) && !off.has(team.name);
  const chosen = teams.filter(isChosen);
  const toggle = ({ name }: TeamImport) => {
    const next = new Set(off);
    if (!next.delete(name)) next.add(name);
    setOff(next);
  };
  return (
    <Modal
      open
      onClose={onClose}
      closeInFooter
      title="Import teams from a list"
      description="An Excel or CSV file with one person per line. Headings: Team, Name, Email, College, Roll No., Handle and, if known, Phone. The first person of a new team leads it and needs an account. A line without a team belongs to the team above."
      footer={
        <>
          {step.name === "preview" ? (
            <Button variant="secondary" onClick={startOver} disabled={busy}>
              Choose another file
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {step.name === "preview" && chosen.length > 0 ? (
            <Button busy={busy} busyLabel="Registering..." onClick={() => void apply(chosen)}>
              Register {chosen.length} {chosen.length === 1 ? "team" : "teams"}
            </Button>
          ) : null}
        </>
      }
    >
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {step.name === "done" ? null : (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={inPerson}
            disabled={busy}
            onChange={({ target }) => setInPerson(target.checked)}
            className="size-5 shrink-0 accent-accent"
          />
          They agreed in person. Add people with accounts right away.
        </label>
      )}
      {step.name === "choose" ? <ChooseFile busy={busy} onText={(text) => void read(text)} /> : null}
      <ListColumns reading={reading} onChoose={(columns) => void chooseColumns(columns)} />
      {step.name === "preview" ? (
        <>
          <p role="status">{summaryOf(teams)}</p>
          <TeamsPreviewList teams={teams} isChosen={isChosen} onToggle={toggle} />
        </>
      ) : null}
      {step.name === "done" ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">{step.text}</p>
          {step.createdIds.length === 0 ? null : (
            <Button variant="quiet" onClick={() => onDeleteNew(step.createdIds)}>
              Delete the new teams...
            </Button>
          )}
        </div>
      ) : null}
    </Modal>
  );
}

function summaryOf(teams: readonly TeamImport[]): string {
  const fresh = teams.filter((team) => isApplicable(team) && team.teamId === null).length;
  const more = teams.filter((team) => isApplicable(team) && team.teamId !== null).length;
  const invalidCount = teams.filter((team) => problemsOf(team) > 0).length;
  const same = teams.length - fresh - more - invalidCount;
  return t(
    "{n, plural, one {1 team} other {# teams}}: {fresh} new, {more} with added people, {wrong} with mistakes, {same} unchanged.",
    { n: teams.length, fresh, more, wrong: invalidCount, same },
  );
}
