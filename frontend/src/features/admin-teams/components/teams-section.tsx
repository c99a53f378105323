import { useMemo, useState } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { type Deleted, DeletedNotice } from "../../../shared/bin/deleted-notice";
import { EventSelect } from "../../../shared/events/event-select";
import { useAddress, useOpenRecord } from "../../../shared/hooks/use-address";
import { useMay } from "../../../shared/session/may";
import { PagedTable } from "../../../shared/table/paged-table";
import { RowsButton } from "../../../shared/table/rows-button";
import { useBeginExport } from "../../../shared/table/export";
import { useOpenRow } from "../../../shared/table/use-open-row";
import { usePagedTable } from "../../../shared/table/use-paged-table";
import { WriteToSelection } from "../../../shared/table/write-to-selection";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { TEAM_FILTERS, teamColumns } from "../team-columns";
import type { AdminTeam } from "../team-gaps";
import { useTeamSource } from "../team-source";
import { useMark } from "../hooks/use-mark";
import { useSaveTeams } from "../hooks/use-save-teams";
import { DeleteTeamsModal } from "./delete-teams-modal";
import { MarkButton } from "./mark-button";
import { NoteTeamsModal } from "./note-teams-modal";
import { TeamModal } from "./team-modal";
import { TeamsImportModal } from "./teams-import-modal";
import { t } from "@contract/kernel/contract/t";

/** The tab "Teams": an event's teams, what each lacks, and everything that can be done with one. */
export function TeamsSection() {
  const may = useMay();
  const { params, put } = useAddress();
  const event = params.get("event") ?? "";
  const [openId, open] = useOpenRecord("id");
  const [toNote, setToNote] = useState<readonly string[] | null>(null);
  const [toDelete, setToDelete] = useState<readonly AdminTeam[] | null>(null);
  const [isImporting, setImporting] = useState(false);
  const beginExport = useBeginExport("TEAMS");
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const mayChange = may("updateTeam");
  const [mark, rememberMark] = useMark();
  const save = useSaveTeams(rememberMark);
  const columns = useMemo(() => {
    const actions = (team: AdminTeam) => (
      <Button variant="quiet" aria-label={`Open ${team.name}`} onClick={() => open(team.id)}>
        Open
      </Button>
    );
    return teamColumns(actions);
  }, [open]);
  const source = useTeamSource(event);
  const state = usePagedTable({ columns, ...PARTS, source });
  const opened = useOpenRow(state, openId);
  const { reload } = state.query;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {deleted === null ? null : (
        <DeletedNotice
          key={deleted.ids.join()}
          deleted={deleted}
          onRestored={() => void reload()}
          onDismiss={() => setDeleted(null)}
        />
      )}
      <PagedTable
        state={state}
        caption="Teams"
        views="teams"
        noun={[t("team"), t("teams")]}
        columns={columns}
        filters={TEAM_FILTERS}
        scope={
          <EventSelect id="teams-event" name="event" value={event} onChange={(slug) => put("event", slug)} />
        }
        rowKey={keyOf}
        searchHint={
          may("readPersonalData")
            ? "Team, reference, people, e-mail, phone, college or handle"
            : "Team, people or handle"
        }
        exportName="teams"
        exportEvent={event}
        beforeExportAll={beginExport}
        save={may("changeTeams") ? save : null}
        actions={
          may("importTeams") ? (
            <Button variant="secondary" onClick={() => setImporting(true)}>
              Import teams from a list...
            </Button>
          ) : null
        }
        {...(mayChange
          ? {
              bulk: ({ ids }, apply) => (
                <>
                  <WriteToSelection kind="teams" ids={[...ids]} eventSlug={event} />
                  {ids.size > LIMITS.cellChanges || apply === undefined ? null : (
                    <MarkButton state={state} apply={apply} mark={mark} />
                  )}
                  {ids.size > LIMITS.deletedAtOnce ? null : (
                    <Button variant="secondary" onClick={() => setToNote([...ids])}>
                      Write a note...
                    </Button>
                  )}
                  <RowsButton state={state} variant="danger" onRows={setToDelete}>
                    Delete...
                  </RowsButton>
                </>
              ),
            }
          : {})}
        empty={
          <EmptyState title="No team is registered yet.">
            Teams of the event appear here after their leaders create them.
          </EmptyState>
        }
      />
      {opened === undefined ? null : (
        <TeamModal
          team={opened}
          onClose={() => open(null)}
          onChanged={() => void reload()}
          onDelete={() => {
            open(null);
            setToDelete([opened]);
          }}
        />
      )}
      {toNote === null ? null : (
        <NoteTeamsModal
          ids={toNote}
          onClose={() => setToNote(null)}
          onNoted={() => {
            setToNote(null);
            void reload();
          }}
        />
      )}
      {isImporting ? (
        <TeamsImportModal
          event={event}
          onClose={() => setImporting(false)}
          onChanged={() => void reload()}
          onDeleteNew={(ids) => {
            setImporting(false);
            void source.byIds(ids).then(setToDelete);
          }}
        />
      ) : null}
      {toDelete === null ? null : (
        <DeleteTeamsModal
          teams={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={(deletedTeams) => {
            setDeleted(deletedTeams);
            state.table.selection.clear();
            void reload();
          }}
        />
      )}
    </div>
  );
}

const keyOf = ({ id }: AdminTeam) => id;
const PARTS = { filters: TEAM_FILTERS, initialSort: "rank", addressPrefix: "", rowKey: keyOf };
