import { dayText } from "@contract/kernel/contract/india-time";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { KeyValueList } from "../../../shared/ui/key-value-list";
import type { OpenLine } from "./open-lines";
import { t } from "@contract/kernel/contract/t";

export function LineFacts({ line }: { readonly line: OpenLine }) {
  const { narration, reference, date, amount, left, fileName } = line;
  return (
    <div className="pb-2">
      <KeyValueList
        items={[
          { term: "Bank’s text", value: narration ?? (reference || "—") },
          { term: "Day", value: date === null ? "—" : dayText(date, "short") },
          { term: "Received", value: formatPaise(amount), mono: true },
          ...(left === amount ? [] : [{ term: "Amount left", value: formatPaise(left), mono: true }]),
          {
            term: "Statement",
            value: t("{file}, line {line}", { file: fileName || t("pasted text"), line: String(line.line) }),
          },
        ]}
      />
    </div>
  );
}
