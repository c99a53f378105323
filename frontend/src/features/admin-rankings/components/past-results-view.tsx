import { resultsPath } from "@contract/kernel/contract/page-paths";
import { t } from "@contract/kernel/contract/t";
import { ListColumns } from "../../../shared/lists/list-columns";
import { ChooseFile } from "../../../shared/table/choose-file";
import { BASENAME } from "../../../shared/language";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { Unsaved } from "../../../shared/drafts/unsaved";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { Panel } from "../../../shared/ui/panel";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import { type Past, usePastResults } from "../hooks/use-past-results";
import { PastResultsPreview } from "./past-results-preview";

/** The ids of the fields, by the server's names. */
const IDS: Readonly<Record<string, string>> = { year: "past-year", csv: "past-list" };

/**
 * Shows the results of the years before this site existed. An admin enters the results from a list and can withdraw
 * them. All visitors see the results.
 */
export function PastResultsView({ eventSlug }: { readonly eventSlug: string }) {
  const past = usePastResults(eventSlug);
  const { year, list, problems, busy, saved } = past;
  const { preview } = list;
  const onSave = () => {
    void past.save();
    const [first] = past.wrong;
    if (first !== undefined) document.getElementById(IDS[first] ?? "")?.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <NoticeBanner notice={past.notice} onDismiss={past.clear} />
      <Unsaved dirty={past.isTyped} />
      <Panel title="Enter the results of a year" layout="grid gap-4">
        <TextField
          label="Year"
          hint="The year of the contest, such as 2019"
          name="year"
          id={IDS["year"]}
          inputMode="numeric"
          maxLength={4}
          value={year}
          error={problems["year"]}
          onChange={past.setYear}
        />
        <TextAreaField
          label="List"
          name="past-list"
          id={IDS["csv"]}
          rows={8}
          value={list.list.csv}
          error={problems["csv"]}
          onChange={list.change}
          hint="Paste a spreadsheet with the headings rank and team, and optionally handles (separated by spaces) and college. The site leaves out the names of people."
        />
        <ChooseFile busy={busy} onText={(csv) => void list.read(csv)} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant={preview === null ? "primary" : "secondary"}
            busy={busy && preview === null}
            busyLabel="Reading..."
            disabled={list.list.csv.trim() === ""}
            onClick={() => void list.readAgain()}
          >
            Check the list
          </Button>
          {preview === null ? null : (
            <Button busy={busy} busyLabel="Saving..." onClick={onSave}>
              {past.isYear ? `Save the results of ${year}` : "Save the results"}
            </Button>
          )}
        </div>
        <ListColumns reading={list.reading} onChoose={(columns) => void list.chooseColumns(columns)} />
        {preview === null ? (
          <Banner tone="info">
            Check the list first. Before you save, you see how the site read the list.
          </Banner>
        ) : (
          <PastResultsPreview preview={preview} />
        )}
      </Panel>
      <ListState state={past}>
        {saved === undefined || saved.length === 0 ? null : (
          <Panel title="Saved">
            <ul className="-my-2 divide-y divide-rule">
              {saved.map((one) => (
                <SavedResults
                  key={one.id}
                  results={one}
                  eventSlug={eventSlug}
                  busy={busy}
                  onWithdraw={(withdrawn) => void past.withdraw(one.id, withdrawn)}
                />
              ))}
            </ul>
          </Panel>
        )}
      </ListState>
    </div>
  );
}

interface SavedResultsProps {
  readonly results: Past;
  readonly eventSlug: string;
  readonly busy: boolean;
  readonly onWithdraw: (withdrawn: boolean) => void;
}

function SavedResults({ results, eventSlug, busy, onWithdraw }: SavedResultsProps) {
  const { year, number, teams, savedByName, savedAt, takenOffAt, isShown } = results;
  const name = t("{year}, no. {number}", { year: String(year), number: String(number) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div>
        <p className="font-bold">
          {name}: {teams === 1 ? "1 team" : `${String(teams)} teams`}
        </p>
        <p className="text-sm text-soft">
          {savedByName}, <DateTime value={savedAt} />
          {takenOffAt !== null
            ? ". Removed from the site"
            : isShown
              ? ". On the site"
              : ". Replaced by a later list"}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {isShown ? (
          <a
            href={BASENAME + resultsPath(eventSlug, year)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            See the page<span className="sr-only"> of {year}</span>
          </a>
        ) : null}
        <Button variant="secondary" busy={busy} onClick={() => onWithdraw(takenOffAt === null)}>
          {takenOffAt === null ? "Remove from the site" : "Put back on the site"}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
