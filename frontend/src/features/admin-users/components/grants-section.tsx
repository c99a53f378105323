import { useId } from "react";
import { GRANTS } from "@contract/kernel/contract/grants";
import { GRANT_LABELS } from "@contract/kernel/contract/grant-labels";

interface GrantsSectionProps {
  readonly isSuperadmin: boolean;
  /** The ticked rights, separated by commas. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Checkboxes for the rights that a person has in addition to their role. The surrounding form saves them. */
export function GrantsSection({ isSuperadmin, value, onChange }: GrantsSectionProps) {
  const id = useId();
  const ticked = value.split(",");
  if (isSuperadmin)
    return (
      <section aria-label="Rights" className="grid gap-2 border-t border-rule pt-4">
        <h3 className="text-lg">Rights</h3>
        <p className="text-soft">A Superadmin already has every right.</p>
      </section>
    );
  return (
    <section aria-label="Rights" className="grid gap-3 border-t border-rule pt-4">
      <div>
        <h3 className="text-lg">Rights</h3>
        <p className="text-sm text-soft">
          Give rights to a person who helps with part of the work. Rights take effect when you save. The
          person gets an e-mail.
        </p>
      </div>
      <ul className="divide-y divide-rule border-y border-rule">
        {GRANTS.map((grant) => (
          <li key={grant} className="py-1.5">
            <label className="flex min-h-9 cursor-pointer items-center gap-3 font-semibold">
              <input
                type="checkbox"
                checked={ticked.includes(grant)}
                onChange={() =>
                  onChange(GRANTS.filter((one) => ticked.includes(one) !== (one === grant)).join())
                }
                aria-describedby={`${id}-${grant}`}
                className="size-5 shrink-0 accent-accent"
              />
              {GRANT_LABELS[grant].label}
            </label>
            <p id={`${id}-${grant}`} className="pl-8 text-sm text-soft">
              {GRANT_LABELS[grant].gives}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
