import { GRANTS, GRANT_WORDS } from "@contract/kernel/contract/grants";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { useGrants } from "../hooks/use-grants";
import type { DeskUser } from "../hooks/use-users";

/** What somebody may do beside their role, to tick. Saved by its own button: it counts at once, and they get a mail. */
export function GrantsSection({ user }: { readonly user: DeskUser }) {
  const grants = useGrants(user);
  if (user.role === "SUPERADMIN")
    return (
      <section aria-label="Rights" className="grid gap-2 border-t border-rule pt-4">
        <h3 className="text-lg">Rights</h3>
        <p className="text-soft">A Superadmin may do everything; there is nothing to add.</p>
      </section>
    );
  return (
    <section aria-label="Rights" className="grid gap-3 border-t border-rule pt-4">
      <div>
        <h3 className="text-lg">Rights</h3>
        <p className="text-sm text-soft">
          For somebody who helps with a part of the work. They count at once; the person gets a mail.
        </p>
      </div>
      <ul className="divide-y divide-rule border-y border-rule">
        {GRANTS.map((grant) => (
          <li key={grant}>
            <label className="flex cursor-pointer items-start gap-3 py-2.5">
              <input
                type="checkbox"
                checked={grants.ticked.includes(grant)}
                onChange={() => grants.toggle(grant)}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0">
                <span className="font-semibold">{GRANT_WORDS[grant].label}</span>
                <span className="block text-sm text-soft">{GRANT_WORDS[grant].gives}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {grants.outcome === null ? null : <Banner tone={grants.outcome.tone}>{grants.outcome.text}</Banner>}
      <div>
        <Button
          variant="secondary"
          disabled={!grants.isTouched}
          busy={grants.busy}
          busyLabel="Saving..."
          onClick={() => void grants.save()}
        >
          Save rights
        </Button>
      </div>
    </section>
  );
}
