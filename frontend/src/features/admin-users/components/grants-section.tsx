import { useReloadQuestion } from "../../../shared/drafts/use-reload-question";
import { useId, useState } from "react";
import { GRANTS, type Grant } from "@contract/kernel/contract/grants";
import { GRANT_LABELS } from "@contract/kernel/contract/grant-labels";
import { Button } from "../../../shared/ui/button";
import type { AdminUser } from "../user-source";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useSetGrantsMutation } from "../../../graphql/features/admin-users";
import { toAppError } from "../../../shared/errors/app-error";
import { GRANT_OF, NAME_OF } from "../../../shared/session/grant-names";
import type { Notice } from "../../../shared/hooks/use-notice";

/** What somebody may do beside their role, to tick. Saved by its own button: it counts at once, and they get a mail. */
export function GrantsSection({ user }: { readonly user: AdminUser }) {
  const id = useId();
  const grants = useGrants(user);
  if (user.role === "SUPERADMIN")
    return (
      <section aria-label="Rights" className="grid gap-2 border-t border-rule pt-4">
        <h3 className="text-lg">Rights</h3>
        <p className="text-soft">A Superadmin can do everything; there is nothing to add.</p>
      </section>
    );
  return (
    <section aria-label="Rights" className="grid gap-3 border-t border-rule pt-4">
      <div>
        <h3 className="text-lg">Rights</h3>
        <p className="text-sm text-soft">
          For somebody who helps with part of the work. They take effect at once; the person gets an e-mail.
        </p>
      </div>
      <ul className="divide-y divide-rule border-y border-rule">
        {GRANTS.map((grant) => (
          <li key={grant} className="py-1.5">
            <label className="flex min-h-9 cursor-pointer items-center gap-3 font-semibold">
              <input
                type="checkbox"
                checked={grants.ticked.includes(grant)}
                onChange={() => grants.toggle(grant)}
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
      <NoticeBanner notice={grants.outcome} />
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

/** Somebody's grants as ticks, which are saved apart from the rest of their data. */
function useGrants(user: AdminUser) {
  const held = user.grants.map((name) => GRANT_OF[name]);
  const [ticked, setTicked] = useState<readonly Grant[]>(held);
  const [outcome, setOutcome] = useState<Notice | null>(null);
  const [setGrants, { loading: busy }] = useSetGrantsMutation();
  const save = async () => {
    setOutcome(null);
    const input = { userId: user.id, grants: ticked.map((grant) => NAME_OF[grant]) };
    try {
      const { data } = await setGrants({ variables: { input } });
      setOutcome({ tone: "success", text: data?.setGrants.message ?? "" });
    } catch (thrown) {
      setOutcome({ tone: "error", text: toAppError(thrown, FALLBACKS.generic).message });
    }
  };
  const isTouched = ticked.join() !== GRANTS.filter((grant) => held.includes(grant)).join();
  useReloadQuestion(isTouched);
  return {
    ticked,
    toggle: (grant: Grant) => {
      setOutcome(null);
      setTicked((before) => GRANTS.filter((one) => before.includes(one) !== (one === grant)));
    },
    isTouched,
    outcome,
    busy,
    save,
  };
}
