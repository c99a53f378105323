import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { LIMITS } from "@contract/kernel/contract/limits";
import { ButtonLink } from "../ui/button-link";
import { mailSelectionPath, storeSelection } from "./mail-selection";

interface WriteToSelectionProps {
  readonly kind: "teams" | "users";
  readonly ids: readonly string[];
  /** The slug of the teams' event; "" for the current event. */
  readonly eventSlug?: string;
}

/** Links to the page for writing a mail to the selected rows. */
export function WriteToSelection({ kind, ids, eventSlug = "" }: WriteToSelectionProps) {
  const [most, rule] =
    kind === "teams" ? [LIMITS.mailTeams, ADMIN_RULES.mailTeams] : [LIMITS.mailUsers, ADMIN_RULES.mailUsers];
  if (ids.length > most) return <p className="text-soft">{rule} to write to them.</p>;
  return (
    // Stores the selection before the link is followed, by mouse or keyboard.
    <span role="presentation" onClickCapture={() => storeSelection(kind, ids)}>
      <ButtonLink
        variant="secondary"
        to={`${mailSelectionPath(kind, ids)}${eventSlug === "" ? "" : `&event=${eventSlug}`}`}
      >
        Write to them
      </ButtonLink>
    </span>
  );
}
