import { useState } from "react";
import { SelectField } from "../../../shared/ui/select-field";
import { type Board, type Kind, KIND_LABELS } from "../certificate-facts";
import { LayoutForm } from "./layout-form";

export function LayoutView({
  board,
  onSaved,
}: {
  readonly board: Board;
  readonly onSaved: (text: string) => void;
}) {
  const [kind, setKind] = useState<Kind>("participation");
  const layout = board.layouts.find((one) => one.kind === kind);
  return (
    <div className="grid gap-5">
      <div className="sm:max-w-xs">
        <SelectField
          label="Kind of certificate"
          name="kind"
          id="layout-kind"
          value={kind}
          onChange={(value) => setKind(value as Kind)}
          options={Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }))}
        />
      </div>
      {layout === undefined ? null : (
        <LayoutForm key={kind} layout={layout} eventSlug={board.eventSlug} onSaved={onSaved} />
      )}
    </div>
  );
}
