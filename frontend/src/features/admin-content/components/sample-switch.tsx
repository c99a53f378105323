import { useId } from "react";

interface SampleSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Marks a part as a sample that came with the site. Pages with samples say that their people are invented. */
export function SampleSwitch({ checked, onChange }: SampleSwitchProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
      <input
        id={id}
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-accent"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        Still the sample that came with the site
        <span className="block text-sm text-soft">
          Untick this box when the content is your club’s own. Pages with samples tell visitors that the
          people are invented.
        </span>
      </span>
    </label>
  );
}
