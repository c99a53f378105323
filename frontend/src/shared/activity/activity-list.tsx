import { t } from "@contract/kernel/contract/t";
import { tracedListLabel } from "@contract/kernel/contract/traced-lists";
import type { ReactNode } from "react";
import type { LogInOutcome, SignInMethod } from "../../graphql/schema-types";
import { Button } from "../ui/button";
import { DateTime } from "../ui/date-time";
import { ListState } from "../ui/list-state";
import type { ActivityLine, useActivity } from "./use-activity";
import { browserParts } from "@contract/kernel/contract/browser-parts";

/** Returns a readable name for a user agent, such as "Chrome on Android" or "Unknown browser". */
export function browserName(userAgent: string): string {
  const parts = browserParts(userAgent);
  const browser = parts.browser ?? t("Unknown browser");
  return parts.system === null ? browser : t("{browser} on {system}", { browser, system: parts.system });
}

const OUTCOMES: Readonly<Record<LogInOutcome, string>> = {
  DONE: t("Logged in"),
  STEP_ASKED: t("Correct password, second step requested"),
  WRONG: t("Failed login"),
  REFUSED: t("Login refused after too many tries"),
};

/** The texts for the outcomes of a confirmation. STEP_ASKED has no text, because a confirmation has no second step. */
const CONFIRMATIONS: Readonly<Record<LogInOutcome, string>> = {
  DONE: t("Identity confirmed"),
  STEP_ASKED: "",
  WRONG: t("Identity not confirmed"),
  REFUSED: t("Identity check refused after too many tries"),
};

const METHODS: Readonly<Record<SignInMethod, string>> = {
  PASSWORD: t("Password"),
  TOTP: t("Authenticator app"),
  PASSKEY: t("Passkey"),
  RECOVERY_CODE: t("Recovery code"),
};

interface ActivityListProps {
  readonly activity: ReturnType<typeof useActivity>;
  readonly label: string;
  readonly empty: string;
}

/** Shows log-ins, confirmations, reads of lists and refused requests, newest first, with a button for more. */
export function ActivityList({ activity, label, empty }: ActivityListProps) {
  const { lines, hasMore, isFetchingMore, moreFailed, more } = activity;
  return (
    <ListState state={activity}>
      {lines.length === 0 ? <p className="text-soft">{empty}</p> : null}
      <ul aria-label={label} className="-mt-3 divide-y divide-rule">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {hasMore ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            busy={isFetchingMore}
            busyLabel="Loading..."
            onClick={() => void more()}
          >
            Show more
          </Button>
          {moreFailed ? <p role="alert">More entries could not be loaded. Try again.</p> : null}
        </div>
      ) : null}
    </ListState>
  );
}

function Line({ line }: { readonly line: ActivityLine }) {
  const { kind, times, firstAt, lastAt } = line;
  return (
    <li className="grid gap-0.5 py-3 wrap-anywhere">
      {kind === "LIST_READ" ? (
        <ListRead line={line} />
      ) : kind === "REFUSED" ? (
        <Refusal line={line} />
      ) : (
        <Proof line={line} />
      )}
      <p className="text-sm text-soft">
        {times > 1 ? (
          <>
            From <DateTime value={firstAt} /> to <DateTime value={lastAt} />
          </>
        ) : (
          <DateTime value={lastAt} />
        )}
      </p>
    </li>
  );
}

function Proof({ line: { kind, method, outcome, times, userAgent } }: { readonly line: ActivityLine }) {
  const outcomes = kind === "LOG_IN" ? OUTCOMES : CONFIRMATIONS;
  const isBad = outcome === "WRONG" || outcome === "REFUSED";
  return (
    <>
      <Headline isBad={isBad}>
        {outcome === null ? "" : outcomes[outcome]}
        {times > 1 ? t(", {times} times", { times }) : ""}
      </Headline>
      <p className="text-sm">
        {method === null ? "" : METHODS[method]}, {browserName(userAgent)}
      </p>
    </>
  );
}

function Refusal({ line: { list, times, userAgent } }: { readonly line: ActivityLine }) {
  return (
    <>
      <Headline isBad>
        {t("Access refused: {operation}", { operation: tracedListLabel(list ?? "") })}
        {times > 1 ? t(", {times} times", { times }) : ""}
      </Headline>
      <p className="text-sm">{browserName(userAgent)}</p>
    </>
  );
}

function ListRead({ line: { list, userName, times, entries } }: { readonly line: ActivityLine }) {
  return (
    <>
      <Headline>{t("{name} viewed: {list}", { name: userName, list: tracedListLabel(list ?? "") })}</Headline>
      <p className="text-sm">
        {t(
          "{entries, plural, one {# entry} other {# entries}} in {times, plural, one {# view} other {# views}}",
          {
            entries,
            times,
          },
        )}
      </p>
    </>
  );
}

function Headline({ isBad = false, children }: { readonly isBad?: boolean; readonly children: ReactNode }) {
  return <p className={isBad ? "font-semibold text-bad" : "font-semibold"}>{children}</p>;
}
