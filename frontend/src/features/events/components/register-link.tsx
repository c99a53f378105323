import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { paths, registrationPath } from "@contract/kernel/contract/paths";
import { useSession } from "../../../shared/session/session-store";

interface RegisterLinkProps {
  /** The current event's slug. */
  readonly slug: string;
  /** Whether registration is open now. */
  readonly open: boolean;
  readonly className: string;
  /** The text for visitors, and for users without a team in the event. */
  readonly children: string;
}

/**
 * A link to the current event's registration. Visitors are sent to the sign-up page first. People in a team see "Manage
 * your team". Both texts take up space from the start, so that nothing moves once the browser knows which one to show.
 */
export function RegisterLink({ slug, open, className, children }: RegisterLinkProps) {
  const session = useSession();
  const userId = session?.userId;
  const [memberId, setMemberId] = useState<string>();
  useEffect(() => {
    if (userId === undefined) return;
    // Imported lazily, because most people on this page are visitors, who do not need this code.
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
