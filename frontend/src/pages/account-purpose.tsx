import { useEffect, useState, type ReactNode } from "react";
import { ERRORS } from "@contract/kernel/contract/catalogue";
import { t } from "@contract/kernel/contract/t";
import { ARTWORK } from "../features/events/event-facts";
import { INVITATION_REFUSALS } from "../features/teams/invitations/invitation-refusals";
import { SignUpEvent, SignUpInvitation } from "../graphql/pages/signup";
import { formatDays } from "../shared/format/date-time";
import { askServer } from "../shared/page-data/ask-server";
import type { PageQuery } from "../shared/page-data/page-query";
import { LazyImage } from "../shared/ui/lazy-image";

interface AccountPurposeProps {
  readonly token: string | undefined;
  /** Whether the visitor signs up. Otherwise the visitor logs in. */
  readonly isNew: boolean;
}

/**
 * Shows the purpose of signing up or logging in: to join the team of an invitation link or, without a token, to
 * register a team.
 */
export function AccountPurpose({ token, isNew }: AccountPurposeProps) {
  return token === undefined ? <Registering isNew={isNew} /> : <Joining token={token} isNew={isNew} />;
}

function Joining({ token, isNew }: { readonly token: string; readonly isNew: boolean }) {
  const data = useAnswer(SignUpInvitation, { token });
  if (data === null) return <Purpose />;
  const { invitation } = data;
  if (invitation === null)
    return (
      <Purpose title={t("This invitation link no longer works")}>Ask your leader for a new link.</Purpose>
    );
  const { teamName, leaderName, event, state } = invitation;
  const joining = isNew
    ? t("You join the team right after you sign up.")
    : t("You can join the team right after you log in.");
  return (
    <Purpose
      title={isNew ? t("Join {teamName} · step 1 of 2", { teamName }) : t("Join {teamName}", { teamName })}
    >
      <span className="block">
        {leaderName} invites you to the team for {event.title}.
      </span>
      {state === "open" ? joining : INVITATION_REFUSALS[state]}
    </Purpose>
  );
}

function Registering({ isNew }: { readonly isNew: boolean }) {
  const data = useAnswer(SignUpEvent, {});
  if (data === null) return <Purpose hasPicture />;
  const event = data.currentEvent;
  if (event === null)
    return (
      <Purpose title={ERRORS.NO_CURRENT_EVENT.message}>
        {isNew ? t("You can create your account now and register for the next event later.") : null}
      </Purpose>
    );
  const { title, picture, firstDay, lastDay, registrationOpen } = event;
  return (
    <Purpose
      title={
        !registrationOpen
          ? title
          : isNew
            ? t("Register for {title} · step 1 of 2", { title })
            : t("Register for {title}", { title })
      }
      hasPicture
      picture={picture}
    >
      <span className="block font-mono">{formatDays(firstDay, lastDay)}</span>
      <span className="block">
        {!registrationOpen
          ? ERRORS.REGISTRATION_CLOSED.message
          : isNew
            ? t("You create your team right after you sign up.")
            : t("Log in to create or open your team.")}
      </span>
    </Purpose>
  );
}

interface PurposeProps {
  readonly title?: string;
  readonly hasPicture?: boolean;
  readonly picture?: string | null;
  readonly children?: ReactNode;
}

/**
 * Shows the facts about the team or event. The height stays the same while they load, so that the form below does not
 * move.
 */
function Purpose({ title, hasPicture = false, picture = null, children }: PurposeProps) {
  return (
    <div
      className={`mt-4 flex items-center gap-4 border-l-8 border-accent bg-accent-wash p-3 sm:min-h-29 sm:px-4 lg:flex-col lg:items-stretch ${hasPicture ? "min-h-39" : "min-h-33"}`}
    >
      {hasPicture ? (
        <LazyImage
          src={picture}
          {...ARTWORK}
          alt=""
          eager
          className="aspect-3/2 w-24 shrink-0 max-[18rem]:hidden lg:w-full"
        />
      ) : null}
      <p className="min-w-0 text-sm sm:text-base">
        <strong className="block text-lg leading-tight wrap-anywhere">{title}</strong>
        {children}
      </p>
    </div>
  );
}

/**
 * Returns the server's reply, fetched without Apollo. Returns null until the reply arrives, or if the request fails.
 * The form works without the reply.
 */
function useAnswer<Data, Variables extends object>(
  query: PageQuery<Data, Variables>,
  variables: Variables,
): Data | null {
  const [data, setData] = useState<Data | null>(null);
  const sent = JSON.stringify(variables);
  useEffect(() => {
    askServer(query.text, JSON.parse(sent) as Variables).then(
      (answer) => setData(answer as Data),
      () => undefined,
    );
  }, [query, sent]);
  return data;
}
