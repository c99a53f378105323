import { useCallback, useRef, useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { STATEMENT_LIMITS } from "@contract/modules/statements/contract/statement-limits";
import {
  InspectStatementDocument,
  PreviewStatementDocument,
  type InspectStatementQuery,
  type PreviewStatementQuery,
} from "../../../graphql/features/admin-statements";
import type { StatementMappingInput, StatementOutcome } from "../../../graphql/schema-types";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useAction } from "../../../shared/hooks/use-action";
import { useDraft } from "../../../shared/drafts/use-draft";
import { isConfirmable, type Line } from "../outcomes";
import { forEachRole } from "../mapping-form-values";

export type Inspection = InspectStatementQuery["inspectStatement"];
export type Preview = PreviewStatementQuery["previewStatement"];

/** A statement during the import: its file, its columns, and then its lines. */
export interface Statement {
  readonly csv: string;
  readonly fileName: string;
  /** The event's slug; "" for the current event. */
  readonly eventSlug: string;
  readonly inspection: Inspection;
  readonly mapping: StatementMappingInput;
  /** Null while the columns are being chosen. */
  readonly preview: Preview | null;
  readonly ticked: ReadonlySet<number>;
  /** The result whose lines are shown; null for all lines. */
  readonly shownOutcome: StatementOutcome | null;
}

/** Manages the steps from a statement's file to its matched lines. Changes nothing on the server. */
export function useStatement() {
  const [statement, setStatement] = useState<Statement | null>(null);
  const [isStartedOver, setStartedOver] = useState(false);
  /** How often the steps were started over. The reply to an earlier comparison is then dropped. */
  const turn = useRef(0);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useAction({ show: (_tone, text) => setProblem(text) });
  const inspect = useFetch(InspectStatementDocument, "no-cache");
  const requestPreview = useFetch(PreviewStatementDocument, "no-cache");

  /** Runs one step. Returns whether the step succeeded. A failure is shown and changes nothing. */
  const step = (work: () => Promise<void>): Promise<boolean> => {
    setProblem(null);
    return run(work);
  };
  const fetchPreview = async ({
    csv,
    mapping,
    eventSlug,
  }: Pick<Statement, "csv" | "mapping" | "eventSlug">): Promise<Preview> => {
    const input = { csv, mapping: bare(mapping), eventSlug: eventSlug || null };
    return (await requestPreview({ input })).previewStatement;
  };
  const match = async (
    before: Omit<Statement, "preview" | "ticked" | "shownOutcome">,
    ticked: (line: Line) => boolean,
  ) => {
    const began = turn.current;
    const preview = await fetchPreview(before);
    if (began !== turn.current) return;
    const lines = preview.lines.filter((line) => isConfirmable(line) && ticked(line));
    const first = new Set(lines.map(({ line }) => line));
    setStatement({ ...before, preview, ticked: first, shownOutcome: null });
  };
  const refreshPreview = async (shown: Statement) => {
    const preview = await fetchPreview(shown);
    const possible = new Set(preview.lines.filter(isConfirmable).map(({ line }) => line));
    // Changes the current state, because the admin may have ticked another line or started over during the request.
    setStatement(
      (now) =>
        now && {
          ...now,
          preview,
          ticked: new Set([...now.ticked].filter((line) => possible.has(line))),
        },
    );
  };
  const draft = useDraft({
    key: "statement",
    value: statement,
    restore: (preserved) => {
      // Adds newer fields, which are missing if the statement was stored before the site was updated.
      setStatement(
        preserved && { ...preserved, inspection: { ...NOTHING_UNNAMED, ...preserved.inspection } },
      );
      // Matches the lines again, because payments may have been decided while the admin was in another tab.
      if (preserved !== null && preserved.preview !== null) void step(() => refreshPreview(preserved));
    },
    dirty: statement !== null,
    asks: false,
  });

  const openFile = async (csv: string, fileName: string, eventSlug: string) => {
    const { inspectStatement: inspection } = await inspect({ input: { csv } });
    const opened = { csv, fileName, eventSlug, inspection, mapping: bare(inspection.mapping) };
    if (inspection.remembered || inspection.preset !== null) await match(opened, isExact);
    else setStatement({ ...opened, preview: null, ticked: new Set(), shownOutcome: null });
  };

  return {
    statement,
    /** Whether the steps were started over, so that the first step takes the focus. */
    isStartedOver,
    /** Whether the statement was restored after the admin viewed another tab. */
    isRestored: draft.isRestored,
    dismissRestored: draft.dismissRestored,
    busy,
    problem,
    setProblem,
    /**
     * Opens a file. If the server knows the meaning of its columns, also matches the lines. Returns whether the file
     * could be read.
     */
    open: async (csv: string, fileName: string, eventSlug: string) => {
      if (csv.length <= STATEMENT_LIMITS.csv) return step(() => openFile(csv, fileName, eventSlug));
      setProblem(ADMIN_RULES.statementSize);
      return false;
    },
    /** Matches the lines using these columns. */
    preview: async (opened: Statement, mapping: StatementMappingInput) => {
      draft.dismissRestored();
      await step(() => match({ ...opened, mapping }, isExact));
    },
    /** Matches the lines again, and keeps ticks on lines that can still be confirmed. */
    refresh: (shown: Statement) => step(() => refreshPreview(shown)),
    chooseColumns: () => {
      draft.dismissRestored();
      setStatement((before) => before && { ...before, preview: null });
    },
    /** Stores the chosen columns, so that they are kept if the admin views another tab. */
    setMapping: useCallback(
      (mapping: StatementMappingInput) => setStatement((before) => before && { ...before, mapping }),
      [],
    ),
    startOver: () => {
      draft.dismissRestored();
      turn.current += 1;
      setStartedOver(true);
      setStatement(null);
      setProblem(null);
    },
    /** Shows only the lines with one result; null for all lines. */
    showOutcome: (shownOutcome: StatementOutcome | null) =>
      setStatement((before) => before && { ...before, shownOutcome }),
    tick: useCallback(
      (lines: readonly number[], on: boolean) =>
        setStatement((before) => before && { ...before, ticked: withTicks(before.ticked, lines, on) }),
      [],
    ),
  };
}

const NOTHING_UNNAMED: Pick<Inspection, "unnamed"> = { unnamed: [] };

const isExact = ({ outcome }: Line) => outcome === "exact";

function withTicks(ticked: ReadonlySet<number>, lines: readonly number[], on: boolean): ReadonlySet<number> {
  const next = new Set(ticked);
  for (const line of lines) {
    if (on) next.add(line);
    else next.delete(line);
  }
  return next;
}

/** Returns the mapping as an input, without the `__typename` that Apollo adds to replies. */
function bare(mapping: StatementMappingInput): StatementMappingInput {
  return { ...forEachRole((role) => mapping[role]), unused: mapping.unused ?? null };
}
