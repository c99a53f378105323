import { paths } from "@contract/kernel/contract/paths";
import { Link } from "react-router-dom";
import { useHandleProofQuery } from "../../../../graphql/features/accounts";
import type { PersonFieldsFragment } from "../../../../graphql/features/teams";

interface HandleAdviceProps {
  readonly person: PersonFieldsFragment;
  /** Whether the handle is the user's own. */
  readonly self: boolean;
}

/** Returns whether a user's own handle is not proved to be theirs. */
export function needsProof({ codeforcesHandle, handleVerified }: PersonFieldsFragment): boolean {
  return codeforcesHandle !== null && !handleVerified;
}

/**
 * Advises users to prove their own handle, and to correct a handle that another person in the event already has.
 * Renders nothing if there is nothing to advise.
 */
export function HandleAdvice({ person, self }: HandleAdviceProps) {
  const { handleTaken } = person;
  const isOpen = self && needsProof(person);
  const { data } = useHandleProofQuery({ skip: !isOpen });
  const offered = isOpen && data?.handleProof.offered === true;
  if (!offered && !handleTaken) return null;
  return (
    <p className="mt-2 text-sm">
      {handleTaken ? "Another person in this event already has this handle. Correct the handle" : null}
      {handleTaken && offered ? ", or " : null}
      {offered ? (
        <Link to={paths.profile} className="link">
          {handleTaken ? "prove that the handle is yours" : "Prove that the handle is yours"}
        </Link>
      ) : null}
      {handleTaken ? "." : null}
    </p>
  );
}
