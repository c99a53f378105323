import { lazy, Suspense } from "react";
import { useParams } from "react-router-dom";
import { invitationPicturePath, joinPath } from "@contract/kernel/contract/page-paths";
import { eventPath } from "@contract/kernel/contract/paths";
import { INVITATION_REFUSALS } from "../../features/teams/invitations/invitation-refusals";
import { VisitorChoices } from "../../features/teams/invitations/visitor-choices";
import { JoinPage as Query, type JoinPageQuery } from "../../graphql/pages/join";
import { formatDateTime } from "../../shared/format/date-time";
import { useHydrated } from "../../shared/hooks/use-hydrated";
import { usePageData } from "../../shared/page-data/page-data";
import { useSession } from "../../shared/session/session-store";
import { ButtonLink } from "../../shared/ui/button-link";
import { KeyValueList } from "../../shared/ui/key-value-list";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { Spinner } from "../../shared/ui/spinner";

// Contains the code of signed-in screens, so visitors do not load it.
const SignedInJoin = lazy(async () => ({ default: (await import("./signed-in-join")).SignedInJoin }));
const EndedInvitation = lazy(async () => ({
  default: (await import("../not-found/ended-invitation")).EndedInvitation,
}));

type Invitation = NonNullable<JoinPageQuery["invitation"]>;

/** The page /join/:token. A team's invitation link opens this page, where a person joins the team. */
export function JoinPage() {
  const { token = "" } = useParams();
  const { invitation } = usePageData(Query, { token });
  if (invitation === null) return <EndedInvitation />;
  const { teamName, leaderName, event } = invitation;
  return (
    <article className="frame grid gap-6 py-6 sm:py-10">
      <PageMeta
        title={`Join ${teamName}`}
        description={`${leaderName} invites you to the team ${teamName} for ${event.title}.`}
        path={joinPath(token)}
        picture={{
          file: invitationPicturePath(token),
          alt: `Join the team ${teamName} for ${event.title}.`,
        }}
        unlisted
      />
      <PageHeading>Join {teamName}</PageHeading>
      <p className="max-w-prose text-lg">
        {leaderName} invites you to the team {teamName} for {event.title}.
      </p>
      <Facts invitation={invitation} />
      <Way invitation={invitation} token={token} />
    </article>
  );
}

function Facts({ invitation }: { readonly invitation: Invitation }) {
  const { event, teamName, leaderName, placesLeft, registrationClosesAt } = invitation;
  return (
    <div className="max-w-xl">
      <KeyValueList
        items={[
          { term: "Event", value: event.title },
          { term: "Team", value: teamName },
          { term: "Leader", value: leaderName },
          { term: "Places left", value: String(placesLeft) },
          ...(registrationClosesAt === null
            ? []
            : [{ term: "Registration closes", value: formatDateTime(registrationClosesAt) }]),
        ]}
      />
    </div>
  );
}

/** Shows how to join, or the reason why joining is not possible now. */
function Way({ invitation, token }: { readonly invitation: Invitation; readonly token: string }) {
  const { state, teamName, event } = invitation;
  const session = useSession();
  const hydrated = useHydrated();
  const refusal =
    state === "open" ? null : (
      <div className="grid justify-items-start gap-4">
        <p className="font-bold">{INVITATION_REFUSALS[state]}</p>
        <ButtonLink to={eventPath(event.slug)} variant="secondary">
          About {event.title}
        </ButtonLink>
      </div>
    );
  const visitor = refusal ?? <VisitorChoices token={token} teamName={teamName} />;
  if (!hydrated || session === null) return visitor;
  return (
    <Suspense fallback={refusal ?? <Waiting />}>
      <SignedInJoin token={token} teamName={teamName} eventSlug={event.slug} refusal={refusal} />
    </Suspense>
  );
}

/** About as high as the form, so that the footer stays in its place. */
function Waiting() {
  return (
    <div className="min-h-39">
      <Spinner label="Loading..." />
    </div>
  );
}
