import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { paths, registrationPath } from "@contract/kernel/contract/paths";
import { useSession } from "../../../shared/session/session-store";

interface RegisterLinkProps {
  /** The current event's. */
  readonly slug: string;
  /** The event takes registrations now. */
  readonly open: boolean;
  readonly className: string;
  /** What it says to who has no team for the event. */
  readonly children: string;
}

/**
 * To the registration of the current event, by way of signing up for who is not signed in. Who is in a team reads
 * "Manage your team": both texts have their place from the start, so that nothing moves when the browser finds out.
 */
export function RegisterLink({ slug, open, className, children }: RegisterLinkProps) {
  const session = useSession();
  const userId = session?.userId;
  const [memberId, setMemberId] = useState<string>();
  useEffect(() => {
    if (userId === undefined) return;
    // Visitors, who are most people here, load nothing for it.
    void import("../own-team")
      .then(({ isInTeam }) => isInTeam())
      .then(
        (hasTeam) => setMemberId(hasTeam ? userId : undefined),
        () => undefined,
      );
  }, [userId]);
  const isMember = userId !== undefined && memberId === userId;
  if (!open && !isMember) return null;
  return (
    <Link
      to={session === null ? `${paths.signUp}?next=${registrationPath(slug)}` : registrationPath(slug)}
      className={className}
    >
      <span className="grid">
        {[
          { text: children, shown: !isMember },
          { text: "Manage your team", shown: isMember },
        ].map(({ text, shown }) => (
          <span key={text} className={`[grid-area:1/1] ${shown ? "" : "invisible"}`} aria-hidden={!shown}>
            {text}
          </span>
        ))}
      </span>
    </Link>
  );
}
