import { useId } from "react";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { TextField } from "../../../shared/ui/text-field";
import { contestIdIn } from "../contest-facts";
import type { ContestFetch } from "../hooks/use-contest-fetch";
import { takeHeadingFocus } from "./fill-draft";

/** Edits the contest's number and, for a private contest, the API key. */
export function ContestForm({ contest }: { readonly contest: ContestFetch }) {
  const id = useId();
  const { fetched, busy, problem, access, source } = contest;
  const fields = problem?.fields ?? {};
  const isKnown = ["contestId", "apiKey", "apiSecret"].some((field) => field in fields);
  const isAgain = contestIdIn(contest.contest) === (fetched?.contest.id ?? source?.contestId ?? null);
  return (
    <form
      ref={takeHeadingFocus}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void contest.fetch();
      }}
    >
      {problem === null || isKnown ? null : <Banner tone="error">{problem.message}</Banner>}
      <TextField
        label="Contest"
        name="contest"
        id={`${id}contest`}
        mono
        value={contest.contest}
        onChange={contest.type}
        error={fields["contestId"]}
        hint="The contest's number, or the address of its page on Codeforces."
        autoComplete="off"
        inputMode="url"
        action={
          <Button
            type="submit"
            variant={fetched === null ? "primary" : "secondary"}
            busy={busy === "fetch"}
            busyLabel="Fetching..."
          >
            {isAgain && contest.contest !== "" ? "Fetch again" : "Fetch the standings"}
          </Button>
        }
      />
      <details open={"apiKey" in fields || "apiSecret" in fields} className="border-y border-rule py-2">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          If the contest is private{source?.hasKey === true ? " (a key is stored)" : ""}
        </summary>
        <div className="grid gap-3 pb-3 sm:grid-cols-2">
          <p className="text-sm text-soft sm:col-span-2">
            Ask a person who can see the contest to make a key on Codeforces, under Settings, then API. The
            site stores the key encrypted and never shows it again.
          </p>
          <TextField
            label="Key"
            name="api-key"
            id={`${id}key`}
            mono
            optional
            value={access.apiKey}
            onChange={(apiKey) => contest.typeAccess({ apiKey: apiKey.trim() })}
            error={fields["apiKey"]}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            label="Secret"
            name="api-secret"
            id={`${id}secret`}
            type="password"
            mono
            optional
            value={access.apiSecret}
            onChange={(apiSecret) => contest.typeAccess({ apiSecret: apiSecret.trim() })}
            error={fields["apiSecret"]}
            autoComplete="off"
          />
          {source?.hasKey === true ? (
            <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
              <input
                type="checkbox"
                checked={access.forgetKey}
                onChange={(event) => contest.typeAccess({ forgetKey: event.target.checked })}
                className="size-5 shrink-0 accent-accent"
              />
              Delete the stored key at the next fetch
            </label>
          ) : null}
        </div>
      </details>
    </form>
  );
}
