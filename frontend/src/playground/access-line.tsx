import { useGraphiQL } from "@graphiql/react";
import { useSyncExternalStore } from "react";
import { readSession, subscribeSession, type Session } from "../shared/session/session-store";
import { useAccessChoice, type AccessChoice } from "./access";

interface AccessLineProps {
  /** The operation in the link that opened the page, or null. Anyone could have written the link. */
  readonly linked: string | null;
}

/**
 * Shows, below the reply, the account that operations run as. This explains the replies to operations without a token.
 * Many of these replies are null, or an error that does not mention the missing login.
 */
export function AccessLine({ linked }: AccessLineProps) {
  const choice = useAccessChoice();
  const session = useSyncExternalStore(subscribeSession, readSession);
  const isLinked = useGraphiQL(
    ({ tabs, activeTabIndex }) => linked !== null && tabs[activeTabIndex]?.query === linked,
  );
  const signedOut = choice.access === "session" && !session;
  return (
    <p role="status" className="playground-access-line">
      {isLinked ? "Filled in by a link: read it before you run it. " : null}
      {runsAs(choice, session)}
      {signedOut ? (
        <>
          {" "}
          <a href="/login">Log in</a> on the site, then come back.
        </>
      ) : null}
    </p>
  );
}

function runsAs({ access, pasted }: AccessChoice, session: Session | null): string {
  if (access === "session" && session) return `Runs as ${session.name} (${session.role}).`;
  if (access === "session") return "You are signed out: viewer is null, and account operations are refused.";
  if (access === "pasted" && pasted.trim() !== "") return "Runs with the pasted token.";
  if (access === "pasted") return "No token is pasted yet: runs as a visitor, viewer is null.";
  return "Runs as a visitor, as you chose: viewer is null.";
}
