import { useId } from "react";
import type { InvitationLinkFieldsFragment } from "../../../graphql/features/teams";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { CopyButton } from "../../../shared/ui/copy-button";
import { CAN_SHARE, share } from "../../../shared/share";
import { LoadFailure } from "../../../shared/ui/load-failure";
import { ShareButton } from "../../../shared/ui/share-button";
import { useFocusWhenLost } from "../../../shared/hooks/use-focus-when-lost";
import { useInvitationLink } from "./use-invitation-link";
import { t } from "@contract/kernel/contract/t";

interface InvitationPanelProps {
  readonly teamId: string;
  readonly teamName: string;
}

/** The leader's invitation link, with buttons to share, show, replace and end it. */
export function InvitationPanel({ teamId, teamName }: InvitationPanelProps) {
  const { link, state, problem, running, renew, end } = useInvitationLink(teamId);
  const id = useId();
  // Takes the focus when the button that created or ended the link disappears.
  const containerRef = useFocusWhenLost(link?.url ?? "");
  return (
    <div
      ref={containerRef}
      tabIndex={-1}
      role="region"
      aria-labelledby={id}
      className="grid max-w-xl gap-4 border border-rule bg-surface p-4 sm:p-5"
    >
      <div>
        <h2 id={id} className="text-xl leading-tight">
          Invite by link
        </h2>
        <p className="mt-1 text-soft">
          Anyone who opens the link can join your team with one click. People without an account can sign up
          first.
        </p>
      </div>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {link === null ? (
        <div>
          <Button
            variant="secondary"
            busy={running === "renew"}
            busyLabel="Creating the link..."
            onClick={() => void renew().then((made) => made && share(invitation(made.url, teamName)))}
          >
            {CAN_SHARE ? "Share invitation link" : "Create invitation link"}
          </Button>
        </div>
      ) : link === undefined && state.problem !== null ? (
        // Offsets LoadFailure's top padding, because the panel has its own.
        <div className="-mt-6">
          <LoadFailure problem={state.problem} loading={state.loading} onRetry={() => void state.reload()} />
        </div>
      ) : link === undefined ? (
        <p className="min-h-11 text-soft">Loading the link...</p>
      ) : (
        <>
          <Ways link={link} teamName={teamName} />
          <div className="border-t border-rule pt-4">
            <div className="outdent flex flex-wrap gap-3">
              <Button
                variant="quiet"
                busy={running === "renew"}
                busyLabel="Replacing the link..."
                onClick={() => void renew()}
              >
                Replace link
              </Button>
              <Button
                variant="quiet"
                busy={running === "end"}
                busyLabel="Switching off..."
                onClick={() => void end()}
              >
                Switch off link
              </Button>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function Ways({
  link,
  teamName,
}: {
  readonly link: InvitationLinkFieldsFragment;
  readonly teamName: string;
}) {
  return (
    <div className="grid gap-4">
      <p className="font-mono text-sm break-all">{link.url}</p>
      <div className="flex flex-wrap gap-3">
        <ShareButton {...invitation(link.url, teamName)} label="Share link" variant="secondary" />
        <div className="outdent">
          <CopyButton text={link.url} what={t("Invitation link")} />
        </div>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Show as QR code</summary>
        {/* An image runs no scripts and loads nothing, whatever the SVG contains. */}
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(link.qrSvg)}`}
          alt="QR code of the invitation link"
          className="mt-2 size-56 bg-white"
        />
      </details>
    </div>
  );
}

/** Returns the message with which the leader shares the link. */
const invitation = (url: string, teamName: string) => ({ text: `Join my team ${teamName}:`, url });
