import { Button } from "../../../shared/ui/button";
import type { MailForm } from "../hooks/use-mail-form";
import { userIdsOf } from "../mail-values";

/** People who were ticked under Users: each gets the mail by themselves, in a team or not. */
export function ChosenPeople({ form }: { readonly form: MailForm }) {
  const count = userIdsOf(form.values).length;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        <strong>{count === 1 ? "1 person" : `${String(count)} people`} chosen under Users</strong>, in a team
        or not.
      </p>
      <Button variant="quiet" onClick={() => form.set("userIds", "")}>
        Take them out
      </Button>
    </div>
  );
}
