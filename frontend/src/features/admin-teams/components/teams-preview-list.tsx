import type { TeamLineOutcome } from "../../../graphql/schema-types";
import type { TeamImport } from "../hooks/use-teams-import";
import { t } from "@contract/kernel/contract/t";

/** How many of a team's lines cannot be applied; then none of the team is. */
export function problemsOf({ lines }: TeamImport): number {
  return lines.filter(({ problem }) => problem !== null).length;
}

/** Returns whether a team can be chosen: nothing is wrong, and at least one person is added. */
export function isApplicable(team: TeamImport): boolean {
  return problemsOf(team) === 0 && team.lines.some(({ outcome }) => outcome !== "UNCHANGED");
}

const OUTCOMES: Readonly<Record<TeamLineOutcome, string>> = {
  LEADS: t("leads the team"),
  AGREED: t("joins the team at once"),
  ASKED: t("gets an invitation to accept"),
  RECORDED: t("added without an account"),
  UNCHANGED: t("already in this team"),
};

interface TeamsPreviewListProps {
  readonly teams: readonly TeamImport[];
  readonly isChosen: (team: TeamImport) => boolean;
  readonly onToggle: (team: TeamImport) => void;
}

/** The teams of a file with a tick, each with what happens to its people; those with mistakes first. */
export function TeamsPreviewList({ teams, isChosen, onToggle }: TeamsPreviewListProps) {
  const sorted = [...teams].sort((a, b) => Number(problemsOf(b) > 0) - Number(problemsOf(a) > 0));
  return (
    // Scrollable with the keys, for people without a mouse.

    <div
      tabIndex={0}
      role="region"
      aria-label="Teams of the file"
      className="max-h-96 overflow-y-auto border-y border-rule"
    >
      <ul className="divide-y divide-rule text-[0.9375rem]">
        {sorted.map((team) => (
          <li key={team.name} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start py-1.5">
            <Tick team={team} isChosen={isChosen(team)} onToggle={() => onToggle(team)} />
            <div className="py-1">
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
                        line {line}: {ignoredEmail} is not saved, because this person is already in the team.
                        Edit the team to add the address.
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TickProps {
  readonly team: TeamImport;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Tick({ team, isChosen, onToggle }: TickProps) {
  if (!isApplicable(team)) {
    const isWrong = problemsOf(team) > 0;
    return (
      <span
        aria-hidden="true"
        className={`grid size-9 place-items-center ${isWrong ? "text-bad" : "text-soft"}`}
      >
        {isWrong ? "!" : "="}
      </span>
    );
  }
  return (
    <label className="grid size-9 place-items-center">
      <input
        type="checkbox"
        aria-label={team.name}
        checked={isChosen}
        onChange={onToggle}
        className="size-5 accent-accent"
      />
    </label>
  );
}

function statusOf(team: TeamImport): string {
  if (team.teamId === null) return t("new team");
  return isApplicable(team) || problemsOf(team) > 0
    ? t("existing team, people are added")
    : t("existing team, no changes");
}
