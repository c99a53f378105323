import { formatPaise } from "../../../kernel/contract/rupees.js";
import { STATEMENT_TEXTS } from "../../../kernel/contract/texts/statements.texts.js";
import { asMsg, joined, msg, type Text } from "../../../kernel/languages/message.js";
import type { StatementBatchView } from "../statement-batch.types.js";

/** Maximum number of lines named in a text. */
const NAMED_LINES = 20;

/**
 * Returns the reply to a commit: the confirmed payments, the money not placed yet, and the lines that changed since the
 * preview.
 */
export function committedText(
  { confirmed, openLines: lines, openAmount }: StatementBatchView,
  changed: readonly number[],
): Text {
  const { statementCommitted, statementRecorded } = STATEMENT_TEXTS.success;
  const open =
    lines === 0
      ? msg("No money is left without a team.")
      : msg(
          "{lines, plural, one {1 line still has money without a team: {openAmount}.} other {# lines still have money without a team: {openAmount} in total.}}",
          {
            lines,
            openAmount: formatPaise(openAmount),
          },
        );
  const texts = [asMsg(confirmed > 0 ? statementCommitted : statementRecorded), open];
  if (changed.length === 0) return joined(texts);
  const named = changed.slice(0, NAMED_LINES).join(", ") + (changed.length > NAMED_LINES ? ", …" : "");
  const left = msg(
    "These lines changed since the preview and were not confirmed: {named}. Compare the statement again to see the changes.",
    { named },
  );
  return joined([...texts, left]);
}
