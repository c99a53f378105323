import { REJECT_REASONS } from "../reject-reasons";
import { KeyHint } from "./key-hint";

interface ReasonChoiceProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** Ready-made reasons, each with its number key; what is chosen can be changed below. */
export function ReasonChoice({ value, onChange }: ReasonChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Ready-made reasons</legend>
      <div className="mt-1.5 grid gap-1">
        {REJECT_REASONS.map((reason, index) => (
          <label
            key={reason}
            className="flex min-h-11 items-start gap-3 border border-rule px-3 py-2 text-sm hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="ready-made"
              value={index + 1}
              checked={value === reason}
              onChange={() => onChange(reason)}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="flex-1">{reason}</span>
            <KeyHint>{String(index + 1)}</KeyHint>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
