import { useMemo, useState } from "react";
import { type Deleted, DeletedNotice } from "../../../shared/bin/deleted-notice";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { useMay } from "../../../shared/session/may";
import { AdminTable } from "../../../shared/table/admin-table";
import { useBeginExport } from "../../../shared/table/use-begin-export";
import { WriteToSelection } from "../../../shared/table/write-to-selection";
import { ListState } from "../../../shared/ui/list-state";
import { useOpenRecord } from "../../../shared/hooks/use-open-record";
import { TEAM_FILTERS, teamColumns } from "../team-columns";
import type { AdminTeam } from "../team-gaps";
import { DeleteTeamsModal } from "./delete-teams-modal";
import { TeamModal } from "./team-modal";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useAdminTeamsQuery } from "../../../graphql/generated";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/** The tab "Teams": the current event's teams, what each lacks, and everything that can be done with one. */
export function TeamsSection() {
  const { teams, ...state } = useAdminTeams();
  const may = useMay();
  const [openId, open] = useOpenRecord("id");
  const [toDelete, setToDelete] = useState<readonly AdminTeam[] | null>(null);
  const beginExport = useBeginExport("TEAMS");
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const columns = useMemo(
    () =>
      teamColumns((team) => (
        <Button variant="quiet" aria-label={`Open ${team.name}`} onClick={() => open(team.id)}>
          Open
        </Button>
      )),
    [open],
  );
  const opened = teams.find(({ id }) => id === openId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {deleted === null ? null : (
        <DeletedNotice
          key={deleted.ids.join()}
          deleted={deleted}
          onRestored={() => void state.reload()}
          onDismiss={() => setDeleted(null)}
        />
      )}
      <ListState state={state}>
        <AdminTable
          caption="Teams"
          noun={["team", "teams"]}
          columns={columns}
          filters={TEAM_FILTERS}
          rows={teams}
          rowKey={keyOf}
          initialSort="rank"
          searchHint="Team, reference, people, e-mail, handle or college"
          exportName="teams"
          beforeExportAll={beginExport}
          {...(may("updateTeam")
            ? {
                bulk: (picked: readonly AdminTeam[]) => (
                  <>
                    <WriteToSelection kind="teams" ids={picked.map(keyOf)} />
                    <Button variant="danger" onClick={() => setToDelete(picked)}>
                      Delete...
                    </Button>
                  </>
                ),
              }
            : {})}
          empty={
            <EmptyState title="No team is registered yet.">
              Teams of the current event show up here as soon as their leaders create them.
            </EmptyState>
          }
        />
      </ListState>
      {opened === undefined ? null : (
        <TeamModal
          team={opened}
          onClose={() => open(null)}
          onChanged={() => void state.reload()}
          onDelete={() => {
            open(null);
            setToDelete([opened]);
          }}
        />
      )}
      {toDelete === null ? null : (
        <DeleteTeamsModal
          teams={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={(gone) => {
            setDeleted(gone);
            void state.reload();
          }}
        />
      )}
    </div>
  );
}

const keyOf = ({ id }: AdminTeam) => id;

const NONE: readonly AdminTeam[] = [];

/** Every team of the current event, by ranking. */
function useAdminTeams() {
  const query = useAdminTeamsQuery({ fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query, FALLBACKS.teamsList);
  return { teams: data?.teams ?? NONE, ...state };
}
