import { Banner } from "../../../shared/ui/banner";
import type { PastPreview } from "../hooks/use-past-results";
import { t } from "@contract/kernel/contract/t";

const PROBLEMS: Readonly<Record<NonNullable<PastPreview["lines"][number]["problem"]>, string>> = {
  rank: t("the rank must be from 1 to 100,000"),
  team: t("the team's name is missing or longer than 80 characters"),
  twice: t("the team is already in the list"),
  handles: t("this is not a Codeforces handle"),
  college: t("the college has more than 160 characters"),
};
/** Maximum number of lines shown. Lines to correct come first. */
const SHOWN = 50;

/** Shows how the server read a list of results: first the lines to correct, then the others. */
export function PastResultsPreview({ preview }: { readonly preview: PastPreview }) {
  const { lines, teams, problems, leavesNamesOut } = preview;
  const sorted = [
    ...lines.filter(({ problem }) => problem !== null),
    ...lines.filter(({ problem }) => problem === null),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Banner tone={problems > 0 ? "error" : "info"}>
        {problems === 0
          ? t("{teams, plural, one {# team} other {# teams}} can be saved.", { teams })
          : t(
              "Correct {problems, plural, one {# line} other {# lines}} before you save. {teams, plural, one {# team has} other {# teams have}} no mistakes.",
              { problems, teams },
            )}
        {leavesNamesOut
          ? " Names of people are left out, because a list does not show who agreed to be named."
          : ""}
      </Banner>
      <ol className="divide-y divide-rule border-y border-rule">
        {sorted.slice(0, SHOWN).map(({ line, place, teamName, handles, college, problem }) => (
          <li key={line} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-2">
            <span className="font-mono font-bold">{place ?? "–"}</span>
            <span>
              <span className="font-semibold">{teamName === "" ? "–" : teamName}</span>
              <span className="block text-sm text-soft">
                {[handles.join(" "), college].filter(Boolean).join(" · ")}
              </span>
              {problem === null ? null : (
                <span className="block text-sm font-semibold text-bad">
                  Line {line}: {PROBLEMS[problem]}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {sorted.length > SHOWN ? <p className="text-soft">And {sorted.length - SHOWN} more.</p> : null}
    </div>
  );
}
