import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { TextField } from "../../../shared/ui/text-field";
import { Unsaved } from "../../../shared/drafts/unsaved";
import { TheirVersion } from "../../../shared/versions/their-version";
import { t } from "@contract/kernel/contract/t";
import type { LiveStep } from "./live-facts";
import type { useLiveBoard } from "./use-live-board";

interface LiveFormProps {
  readonly live: ReturnType<typeof useLiveBoard>;
  /** Called instead of saving if the save would be hard to revert. */
  readonly onAsk: (step: LiveStep) => void;
}

/** Edits the contest to show and the start of the freeze. */
export function LiveForm({ live, onAsk }: LiveFormProps) {
  const { problem, board } = live;
  const fields = problem?.fields ?? {};
  return (
    <form
      noValidate
      className="grid gap-5 sm:grid-cols-2 sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        const step = live.stepOfSave();
        if (step === null) void live.save();
        else onAsk(step);
      }}
    >
      {problem === null || "contestId" in fields || "freezesAt" in fields ? null : (
        <div className="sm:col-span-2">
          <Banner tone="error">{problem.message}</Banner>
        </div>
      )}
      <TextField
        label="Contest"
        name="live-contest"
        id="live-contest"
        mono
        value={live.contest}
        onChange={(contest) => live.type({ contest })}
        error={fields["contestId"]}
        hint="The contest's number, or its address on Codeforces. If the contest is private, first fetch the contest under “From Codeforces”, with a key and a secret."
        autoComplete="off"
        inputMode="url"
      />
      <TextField
        label="Start of the freeze"
        name="live-freeze"
        id="live-freeze"
        type="datetime-local"
        value={live.freeze}
        onChange={(freeze) => live.type({ freeze })}
        error={fields["freezesAt"]}
        hint={
          board?.isFrozen === true
            ? "Times are in IST. If you choose a later time or leave this field empty, visitors see the hidden results."
            : "Times are in IST. Later results stay hidden until you unfreeze the standings."
        }
        optional
      />
      <div className="sm:col-span-2 empty:hidden">
        <TheirVersion
          theirs={live.theirs}
          mine={live}
          labels={{ contest: t("Contest"), freeze: t("Start of the freeze") }}
          show={(name, values) => values[name].replace("T", " ")}
          onTake={live.type}
        />
      </div>
      <Unsaved dirty={live.isTyped} />
      <div className="sm:col-span-2">
        <Button type="submit" busy={live.busy} busyLabel="Saving...">
          {live.isSame ? "Save the freeze" : "Show this contest live"}
        </Button>
      </div>
    </form>
  );
}
