import type { AnyErrorCode } from "../../../kernel/contract/all-errors.js";
import type { FieldTexts } from "../../../kernel/errors/domain-error.js";
import type { Text } from "../../../kernel/languages/message.js";
import type { StatementMapping } from "../contract/column-role.js";
import type { FactRows } from "../matching/fact-rows.js";
import type { LineMatch } from "../matching/match-facts.js";
import type { Suspect } from "../reading/unassigned-columns.js";

/** A statement before its columns are known. */
interface Inspected {
  readonly headings: readonly string[];
  /** The cells of the first lines. */
  readonly samples: readonly (readonly string[])[];
  readonly lines: number;
  readonly preset: string | null;
  readonly guess: StatementMapping;
  readonly suspects: readonly Suspect[];
  /** A key of the headings, under which the choice of columns is stored. */
  readonly key: string;
}

export interface ParsedStatement {
  readonly key: string;
  readonly mapping: StatementMapping;
  readonly lines: number;
}

/**
 * A request to the thread. The next request waits for the answer. Facts are sent before `match`, page by page, and get
 * no answer.
 */
export type Question =
  | { readonly kind: "inspect"; readonly csv: string }
  | { readonly kind: "read"; readonly csv: string; readonly mapping: StatementMapping }
  | { readonly kind: "facts"; readonly rows: FactRows }
  | { readonly kind: "match" }
  | { readonly kind: "more"; readonly from: number };

/** The result of each kind of request. */
export interface Answers {
  readonly inspect: Inspected;
  readonly read: ParsedStatement;
  /** `isSame` is true if the facts, and therefore the matches, are the same as for the last request. */
  readonly match: { readonly isSame: boolean };
  /**
   * The next matches; empty after the last match. Sent in parts, because all matches in one message would block the
   * receiver's event loop.
   */
  readonly more: readonly LineMatch[];
}

/** A result, or the reason for a refusal. */
export type Answer =
  | { readonly result: Answers[keyof Answers] }
  | {
      readonly refused: { readonly code: AnyErrorCode; readonly fields?: FieldTexts | undefined } & {
        readonly message: Text;
      };
    };
