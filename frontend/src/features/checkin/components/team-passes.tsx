import { useEffect, useId, useState, type ReactNode } from "react";
import {
  type DeskPassFieldsFragment,
  useRenewPassMutation,
  useTeamPassesQuery,
} from "../../../graphql/features/checkin";
import { useAction } from "../../../shared/hooks/use-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { saveQr } from "../../../shared/qr/save-qr";
import { readSession } from "../../../shared/session/session-store";
import { isInView } from "../../../shared/session/student-view";
import { onDevice } from "../../../shared/stored";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { DateTime } from "../../../shared/ui/date-time";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { Panel } from "../../../shared/ui/panel";
import { PassCode } from "./opened-pass";
import { t } from "@contract/kernel/contract/t";

/** The key in `localStorage`. Logging out clears the entry (`session-store.ts`), and public/offline.js reads it. */
const KEY = "lastPass";

/** Stores the viewer's own pass on this device for the offline page, or removes it if `pass` is null. */
function notePass(
  pass: { readonly event: string; readonly name: string; readonly qrSvg: string } | null,
): void {
  const userId = readSession()?.userId;
  if (userId === undefined || isInView()) return;
  onDevice.set(KEY, pass && JSON.stringify({ userId, ...pass }));
}

interface TeamPassesProps {
  readonly teamId: string;
  readonly eventTitle: string;
  /**
   * Whether the passes are part of the team's ticket, which is printed as one card. Otherwise the viewer's pass is
   * printed alone.
   */
  readonly inTicket?: boolean;
  /** Called when it is known whether there are passes. */
  readonly onKnown?: () => void;
}

/**
 * Shows the viewer's pass for the desk. A leader also sees the passes of members without an account. Shows nothing
 * while the team may not attend.
 */
export function TeamPasses({ teamId, eventTitle, inTicket = false, onKnown }: TeamPassesProps) {
  const { data, error, refetch } = useTeamPassesQuery({
    variables: { teamId },
    fetchPolicy: "cache-and-network",
  });
  const isKnown = data !== undefined || error !== undefined;
  useEffect(() => {
    if (isKnown) onKnown?.();
  }, [isKnown, onKnown]);
  const passes = data?.teamPasses;
  const own = passes?.find(({ isOwn }) => isOwn);
  useEffect(() => {
    if (passes === undefined) return;
    notePass(own?.qrSvg ? { event: eventTitle, name: own.personName, qrSvg: own.qrSvg } : null);
  }, [passes, own, eventTitle]);
  const others = passes?.filter((pass) => pass !== own && pass.qrSvg !== null) ?? [];
  if (own && own.refusal === null && isInView())
    return (
      <Frame inTicket={inTicket}>
        <p className="text-soft">
          Only {own.personName} can see this QR code, because anyone with the code can enter.
        </p>
      </Frame>
    );
  if (!own?.qrSvg) return null;
  return (
    <Frame inTicket={inTicket}>
      <Pass pass={own} teamId={teamId} eventTitle={eventTitle} inTicket={inTicket} onRenewed={refetch} />
      {others.map((pass) => (
        <details key={pass.memberId} className="print:hidden">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">Pass of {pass.personName}</summary>
          <Pass pass={pass} teamId={teamId} eventTitle={eventTitle} inTicket={inTicket} onRenewed={refetch} />
        </details>
      ))}
    </Frame>
  );
}

function Frame({ inTicket, children }: { readonly inTicket: boolean; readonly children: ReactNode }) {
  const id = useId();
  return inTicket ? (
    <section aria-labelledby={id} className="grid gap-4 lg:w-80">
      <h3 id={id} className="text-base leading-tight">
        My pass
      </h3>
      {children}
    </section>
  ) : (
    <Panel title="My pass" layout="grid gap-5">
      {children}
    </Panel>
  );
}

interface PassProps extends TeamPassesProps {
  readonly pass: DeskPassFieldsFragment;
  /** Fetches the passes again after a renewal, because the QR code on the screen is no longer valid. */
  readonly onRenewed: () => Promise<unknown>;
}

function Pass({ pass, teamId, eventTitle, inTicket = false, onRenewed }: PassProps) {
  const { qrSvg, personName, memberId, isOwn, visits } = pass;
  const printsAlone = isOwn && !inTicket;
  const [asks, setAsks] = useState(false);
  const { notice, show } = useNotice();
  const [renew] = useRenewPassMutation();
  const { busy, run } = useAction({ show });
  const onRenew = async () => {
    await run(async () => {
      const { data } = await renew({ variables: { input: { teamId, ...(isOwn ? {} : { memberId }) } } });
      await onRenewed();
      return data?.renewPass.message;
    });
    setAsks(false);
  };
  if (qrSvg === null) return null;
  return (
    <div className="grid justify-items-start gap-4">
      <NoticeBanner notice={notice} />
      <div className={`grid gap-3 ${printsAlone ? "print-alone" : ""}`}>
        <PassCode svg={qrSvg} of={t("the pass of {personName}", { personName })} />
        <p>
          <span className="block text-lg font-semibold wrap-anywhere">{personName}</span>
          {inTicket ? null : <span className="text-soft">{eventTitle}</span>}
        </p>
      </div>
      {visits.map(({ session, at }) => (
        <p key={session} className="font-semibold text-good">
          Checked in on <DateTime value={at} /> ({session})
        </p>
      ))}
      {isOwn ? (
        <p className="text-soft print:hidden">
          Show this pass at the desk when you arrive. Anyone with the pass can enter in your place, so do not
          share it. This page also shows the pass when you are offline.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={() => void saveQr(qrSvg, "pass.png")}>
          Save as a picture
        </Button>
        {printsAlone ? (
          <div className="outdent">
            <Button variant="quiet" onClick={() => print()}>
              Print
            </Button>
          </div>
        ) : null}
        <div className="outdent">
          <Button variant="quiet" onClick={() => setAsks(true)}>
            Get a new QR code...
          </Button>
        </div>
      </div>
      {asks ? (
        <ConfirmModal
          open
          title="Get a new QR code?"
          confirmLabel="Get a new QR code"
          busyLabel="Creating..."
          busy={busy}
          onConfirm={() => void onRenew()}
          onClose={() => setAsks(false)}
        >
          The current QR code will stop working everywhere, including in mails and calendars.
        </ConfirmModal>
      ) : null}
    </div>
  );
}
