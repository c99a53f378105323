import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import {
  PreviewTeamsDocument,
  useImportTeamsMutation,
  type PreviewTeamsQuery,
} from "../../../graphql/features/admin-teams";
import type { TeamLineOutcome } from "../../../graphql/schema-types";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { type ImportEntry, ListImportModal } from "../../../shared/lists/list-import-modal";
import type { List } from "../../../shared/lists/use-list";
import { useListImport } from "../../../shared/lists/use-list-import";

type TeamImport = PreviewTeamsQuery["previewTeams"][number];

const OUTCOMES: Readonly<Record<TeamLineOutcome, string>> = {
  LEADS: t("leads the team"),
  AGREED: t("joins the team at once"),
  ASKED: t("gets an invitation to accept"),
  RECORDED: t("added without an account"),
  UNCHANGED: t("already in this team"),
};

interface TeamsImportModalProps {
  /** The event's slug; "" for the current event. */
  readonly event: string;
  readonly onClose: () => void;
  /** Called after teams were registered, so that the list is fetched again. */
  readonly onChanged: () => void;
  /** Called to delete the teams that the import has registered. */
  readonly onDeleteNew: (ids: readonly string[]) => void;
}

/**
 * Imports teams that did not register themselves, and further people of existing teams. Shows the effect of a file, and
 * registers the ticked teams.
 */
export function TeamsImportModal({ event, onClose, onChanged, onDeleteNew }: TeamsImportModalProps) {
  const [inPerson, setInPerson] = useState(false);
  const fetchPreview = useFetch(PreviewTeamsDocument, "no-cache");
  const [importTeams] = useImportTeamsMutation();
  const inputOf = (list: List, agreed: boolean) => ({
    ...list,
    eventSlug: event === "" ? null : event,
    inPerson: agreed,
  });
  const previewWhen = (agreed: boolean) => async (list: List) =>
    (await fetchPreview({ input: inputOf(list, agreed) })).previewTeams;
  const list = useListImport("teams", previewWhen(inPerson));
  const teams = (list.preview ?? []).map((team) => ({
    ...team,
    ...{ key: team.name, label: team.name, state: stateOf(team) },
  }));
  return (
    <ListImportModal
      list={list}
      onClose={onClose}
      title="Import teams from a list"
      description="An Excel or CSV file with one person per line. Headings: Team, Name, Email, College, Roll No., Handle and, if known, Phone. The first person of a new team leads it and needs an account. A line without a team belongs to the team above."
      options={
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={inPerson}
            disabled={list.busy}
            onChange={({ target: { checked } }) => {
              setInPerson(checked);
              // Reads the file again, because the choice changes the outcome for each person.
              if (list.preview !== null) void list.readAgain(previewWhen(checked));
            }}
            className="size-5 shrink-0 accent-accent"
          />
          The people in the list agreed in person. Add people who have an account at once, without an
          invitation.
        </label>
      }
      summary={summaryOf(teams)}
      label="Teams in the file"
      entries={teams}
      show={(team) => <TeamLines team={team} />}
      action={(chosen) => (
        <>
          Register {chosen.length} {chosen.length === 1 ? "team" : "teams"}
        </>
      )}
      busyLabel="Registering..."
      onApply={async (chosen) => {
        const input = {
          ...inputOf(list.list, inPerson),
          teams: chosen.map(({ name, teamId }) => ({ name, teamId })),
        };
        const { data } = await importTeams({ variables: { input } });
        onChanged();
        const { message: text = "", createdIds = [] } = data?.importTeams ?? {};
        if (createdIds.length === 0) return { text };
        const askToDelete = (): undefined => {
          onDeleteNew(createdIds);
        };
        return { text, revert: { label: t("Delete the new teams..."), run: askToDelete } };
      }}
    />
  );
}

/** Shows a team from the file with the outcome for each of its people. */
function TeamLines({ team }: { readonly team: TeamImport }) {
  return (
    <>
      <p className="break-words">
        <b>{team.name}</b> <span className="text-soft">{statusOf(team)}</span>
      </p>
      <ul>
        {team.lines.map(({ line, name, outcome, problem, doubleHandle, ignoredEmail }) => (
          <li key={line} className="break-words">
            {name === "" ? "(no name)" : name}{" "}
            {problem === null ? (
              <span className="text-soft">{OUTCOMES[outcome]}</span>
            ) : (
              <span className="text-bad">
                line {line}: {problem}
              </span>
            )}
            {doubleHandle === null ? null : (
              <span className="block text-pending">
                line {line}: {doubleHandle}
              </span>
            )}
            {ignoredEmail === null ? null : (
              <span className="block text-pending">
                line {line}: {ignoredEmail} is not saved, because this person is already in the team. Edit the
                team to add the address.
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Returns a team's state. One invalid line makes the whole team "wrong", because then none of the team's lines can be
 * imported.
 */
function stateOf({ lines }: TeamImport): ImportEntry["state"] {
  if (lines.some(({ problem }) => problem !== null)) return "wrong";
  return lines.some(({ outcome }) => outcome !== "UNCHANGED") ? "ready" : "unchanged";
}

function summaryOf(teams: readonly (TeamImport & Pick<ImportEntry, "state">)[]): string {
  const ready = teams.filter(({ state }) => state === "ready");
  const fresh = ready.filter(({ teamId }) => teamId === null).length;
  const wrong = teams.filter(({ state }) => state === "wrong").length;
  return t(
    "{n, plural, one {1 team} other {# teams}}: {fresh} new, {more} with added people, {wrong} with mistakes, {same} unchanged.",
    { n: teams.length, fresh, more: ready.length - fresh, wrong, same: teams.length - ready.length - wrong },
  );
}

function statusOf(team: TeamImport): string {
  if (team.teamId === null) return t("new team");
  return stateOf(team) === "unchanged"
    ? t("existing team, no changes")
    : t("existing team, people are added");
}
