import type { PersonFieldsFragment } from "../../../graphql/features/teams";
import { HandleBadge } from "../../../shared/ui/badge";
import { HandleLink } from "../../../shared/ui/values";
import { ClockIcon } from "../../../shared/ui/icons";

/** Marks a person who has an account but has not agreed to be in the team. Renders nothing for other people. */
export function NotConfirmedBadge({ person }: { readonly person: PersonFieldsFragment }) {
  if (person.confirmed || person.userId === null) return null;
  return (
    <p className="mt-1">
      <span className="inline-flex items-center gap-1.5 rounded-xs border border-current bg-pending-wash px-2 py-0.5 text-sm font-semibold text-pending">
        <ClockIcon className="size-3.5" />
        No answer yet
      </span>
    </p>
  );
}

/** A person's Codeforces handle, or a note that the person has none. */
export function HandleLine({ person }: { readonly person: PersonFieldsFragment }) {
  if (person.codeforcesHandle === null) return <span className="text-soft">No handle yet</span>;
  return (
    <>
      <HandleLink handle={person.codeforcesHandle} /> <HandleBadge handle={person} />
    </>
  );
}
