import { LIMITS } from "@contract/kernel/contract/limits";
import { TeamListDocument } from "../../../graphql/features/admin-teams";
import { useEventScope } from "../../../shared/events/event-select";
import { useMay } from "../../../shared/session/may";
import { AdminList } from "../../../shared/table/admin-list";
import { useListSource } from "../../../shared/table/use-list-source";
import { WriteToSelection } from "../../../shared/table/write-to-selection";
import { Button } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/empty-state";
import { TEAM_COLUMNS, TEAM_FILTERS } from "../team-columns";
import type { AdminTeam } from "../team-gaps";
import { useMark } from "../hooks/use-mark";
import { useSaveTeams } from "../hooks/use-save-teams";
import { DeleteTeamsModal } from "./delete-teams-modal";
import { MarkButton } from "./mark-button";
import { NoteButton } from "./note-teams-modal";
import { TeamModal } from "./team-modal";
import { TeamsImportModal } from "./teams-import-modal";
import { t } from "@contract/kernel/contract/t";

/** Shows the tab "Teams": an event's teams, what each team lacks, and all actions on a team. */
export function TeamsSection() {
  const may = useMay();
  const { event, scope } = useEventScope("teams-event");
  const [mark, rememberMark] = useMark();
  const save = useSaveTeams(rememberMark);
  const source = useListSource(TeamListDocument, { columns: TEAM_COLUMNS, filters: TEAM_FILTERS, event });
  return (
    <AdminList<AdminTeam>
      caption="Teams"
      views="teams"
      noun={[t("team"), t("teams")]}
      source={source}
      columns={TEAM_COLUMNS}
      filters={TEAM_FILTERS}
      initialSort="rank"
      scope={scope}
      searchHint="Team or person"
      exportName="teams"
      exportEvent={event}
      exportKind="TEAMS"
      save={may("changeTeams") ? save : null}
      actions={{
        key: "open",
        row: (team, list) => (
          <Button variant="quiet" aria-label={`Open ${team.name}`} onClick={() => list.open(team.id)}>
            Open
          </Button>
        ),
        bulk: may("updateTeam")
          ? (selection) => (
              <>
                <WriteToSelection kind="teams" ids={[...selection.ids]} eventSlug={event} />
                {selection.ids.size > LIMITS.cellChanges ? null : (
                  <MarkButton selection={selection} mark={mark} />
                )}
                {selection.ids.size > LIMITS.deletedAtOnce ? null : <NoteButton selection={selection} />}
              </>
            )
          : undefined,
      }}
      open={{ param: "id", dialog: (team, parts) => <TeamModal team={team} {...parts} /> }}
      remove={{
        needs: "updateTeam",
        label: "Delete...",
        dialog: (parts) => <DeleteTeamsModal {...parts} />,
      }}
      import={{
        needs: "importTeams",
        label: "Import teams from a list...",
        dialog: (parts) => <TeamsImportModal event={event} {...parts} />,
      }}
      empty={
        <EmptyState title="No team is registered yet.">
          The event's teams appear here after their leaders create them.
        </EmptyState>
      }
    />
  );
}
