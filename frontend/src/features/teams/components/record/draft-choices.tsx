import { useId } from "react";
import type { TeamFieldsFragment } from "../../../../graphql/generated";
import { Button } from "../../../../shared/ui/button";
import type { LocalMember } from "../../local-members/local-team";
import { useLocalTeam } from "../../local-members/use-local-team";

interface DraftChoicesProps {
  readonly team: TeamFieldsFragment;
  readonly onChoose: (draft: LocalMember) => void;
}

/** Members noted on /addmem who are not in the team yet: a press fills in the form, and sends nothing. */
export function DraftChoices({ team, onChoose }: DraftChoicesProps) {
  const id = useId();
  const emails = new Set([team.leader, ...team.members].map(({ email }) => email?.toLowerCase()));
  const drafts = (useLocalTeam()?.members ?? []).filter(({ email }) => !emails.has(email.toLowerCase()));
  if (drafts.length === 0) return null;
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-1 border-2 border-dashed border-rule px-4 py-3"
    >
      <p id={id} className="font-semibold">
        Fill in from your list
      </p>
      <div className="-ml-3.5 flex flex-wrap">
        {drafts.map((draft) => (
          <Button key={draft.email + draft.name} variant="quiet" onClick={() => onChoose(draft)}>
            <span className="min-w-0 wrap-anywhere">{draft.name}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
