import { useId } from "react";
import { ListColumns } from "../../../shared/lists/list-columns";
import { ChooseFile } from "../../../shared/table/choose-file";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { TextAreaField } from "../../../shared/ui/text-field";
import type { RankingBoardState } from "../hooks/use-ranking-board";
import { useRankingImport } from "../hooks/use-ranking-import";
import { takeHeadingFocus } from "./fill-draft";
import { ImportPreview } from "./import-preview";

interface ImportViewProps {
  readonly eventSlug: string | null;
  readonly state: RankingBoardState;
  /** Called when the list has been written to the draft. */
  readonly onTaken: () => void;
}

/** Compares a pasted or uploaded list with the draft. Nothing is written before the admin accepts. */
export function ImportView({ eventSlug, state, onTaken }: ImportViewProps) {
  const list = useRankingImport(eventSlug, state.own);
  const id = useId();
  const { preview, running } = list;
  return (
    <div className="scrolls-whole grid grid-cols-[minmax(0,1fr)] gap-5">
      <div ref={takeHeadingFocus} className="grid gap-3">
        <TextAreaField
          label="List"
          name="ranking-list"
          id={`${id}list`}
          rows={8}
          value={list.list.csv}
          onChange={list.change}
          error={list.problem ?? undefined}
          hint="Paste a spreadsheet or the standings from Codeforces. Each line has the team (name, reference, ID or handles) and its rank. Ties such as 1= or 2-3 are fine. The site reads 4 (5) as rank 4. An empty rank or a dash removes the rank."
        />
        <ChooseFile busy={list.busy} onText={(csv) => void list.read(csv)} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant={preview === null ? "primary" : "secondary"}
            busy={running === "preview"}
            busyLabel="Comparing..."
            disabled={list.list.csv.trim() === ""}
            onClick={() => void list.readAgain()}
          >
            Compare with the draft
          </Button>
        </div>
      </div>
      <ListColumns reading={list.reading} onChoose={(columns) => void list.chooseColumns(columns)} />
      {preview === null ? (
        <Banner tone="info">You see all changes before they are saved.</Banner>
      ) : (
        <ImportPreview
          preview={preview}
          busy={running === "apply"}
          onAccept={(places) =>
            void list.take(places).then((isDone) => {
              if (isDone) void state.reload().then(onTaken);
            })
          }
        />
      )}
    </div>
  );
}
