import { useRef } from "react";
import { useAddMember } from "../../hooks/use-add-member";
import { Button } from "../../../../shared/ui/button";
import { EmailField } from "../../../../shared/ui/field-kinds";
import { useInviteByName } from "../../listings/use-invite-by-name";
import { SubmitButton } from "../../../../shared/forms/submit-button";
import type { ShowNotice } from "../../../../shared/hooks/use-notice";

interface AddMemberFormProps {
  readonly teamId: string;
  /** Whether the form's button is the primary one of the page. */
  readonly primary: boolean;
  readonly showNotice: ShowNotice;
  readonly onAdded: () => Promise<void>;
}

/**
 * A field that adds a person. An e-mail address works for everybody, also without an account. A name or a handle works
 * only for a listed person.
 */
export function AddMemberForm({ teamId, primary, showNotice, onAdded }: AddMemberFormProps) {
  const form = useAddMember(teamId, showNotice, onAdded);
  const email = form.field("email");
  const byName = useInviteByName(teamId, showNotice, () => {
    form.reset();
    // The button that had the focus has disappeared. The field takes the focus, because a leader who invites one person
    // often invites another.
    document.getElementById(email.id)?.focus();
  });
  // Whether to send the text as an address although it has no @. True after a search by name or handle has found no
  // listed person. The server then refuses the text, and its refusal says what to type instead.
  const isAddress = useRef(false);
  const typed = form.values.email.trim();
  const people = byName.peopleFor(typed);
  return (
    <form
      {...form.formProps}
      onSubmit={(event) => {
        if (typed === "" || typed.includes("@") || isAddress.current) {
          isAddress.current = false;
          form.formProps.onSubmit(event);
          return;
        }
        event.preventDefault();
        const element = event.currentTarget;
        void byName.search(typed).then((isFound) => {
          // Text that was changed during the search is not sent, because the leader has not asked for that.
          if (isFound || element.querySelector("input")?.value.trim() !== typed) return;
          isAddress.current = true;
          element.requestSubmit();
        });
      }}
      className="grid max-w-xl gap-5"
    >
      <EmailField
        {...email}
        label="Member Email"
        autoComplete="off"
        hint="Your teammate does not need an account. We will send an invitation by e-mail. You can also type the name or handle of a person who is looking for a team."
      />
      {people === null ? null : (
        <p role="status">
          {people.length === 0
            ? "No person with this name or handle is looking for a team. Type their e-mail address, or share the invitation link."
            : "Which person do you mean?"}
        </p>
      )}
      {people === null || people.length === 0 ? null : (
        <ul
          aria-label="People looking for a team"
          className="-mt-2 divide-y divide-rule border border-rule bg-surface"
        >
          {people.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                <strong>{person.name}</strong>{" "}
                <span className="font-mono text-sm text-soft">{person.codeforcesHandle}</span>
              </span>
              <Button variant="quiet" busy={byName.busy} onClick={() => byName.invite(person)}>
                Invite<span className="sr-only"> {person.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <SubmitButton
          form={{ busy: form.busy || byName.busy }}
          busyLabel="Adding..."
          variant={primary ? "primary" : "secondary"}
        >
          Add Member
        </SubmitButton>
      </div>
    </form>
  );
}
