import { useState, type ReactNode } from "react";
import { mayTake } from "@contract/modules/teams/contract/payment-status";
import type { PaymentFieldsFragment, TeamToPayQuery } from "../../../graphql/features/payments";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { Banner } from "../../../shared/ui/banner";
import { Panel } from "../../../shared/ui/panel";
import { useReported } from "../hooks/use-reported";
import { RefundPanel } from "./refund-panel";
import { Receipts } from "./receipts";
import { ReportedActions } from "./reported-actions";
import { ReportPaymentForm } from "./report-payment-form";
import { TransferDetails, useUpiApp } from "./transfer-details";
import { PlaceBanner } from "./place-banner";
import { PaymentTimeline } from "../../../shared/ui/payment-timeline";
import { t } from "@contract/kernel/contract/t";

export type TeamToPay = NonNullable<TeamToPayQuery["myTeam"]>;

interface TeamPaymentViewProps {
  readonly team: TeamToPay;
  /** Whether the team's event is over. */
  readonly over: boolean;
  readonly payment: PaymentFieldsFragment;
  readonly leads: boolean;
}

/**
 * Shows the status and timeline to everyone in the team. The leader also sees the account and the report form while a
 * report can be sent.
 */
export function TeamPaymentView({ team, over, payment, leads }: TeamPaymentViewProps) {
  const { reported, setReported, setSaved, setWithdrawal, containerRef } = useReported(payment.status);
  const { amount } = payment.instructions;
  const reportable = amount > 0 && mayTake("report", payment.status);
  // After the event, the team need not pay. Only a rejected payment can still be reported again.
  const tooLate = over && reportable && payment.status !== "rejected";
  const due = amount > 0 && team.qualified && !tooLate;
  const status = <PaymentStatusPanel {...{ payment, leads, due, tooLate }} />;
  const rejected = payment.status === "rejected";
  return (
    <div ref={containerRef} tabIndex={-1} className="grid gap-6 pt-6">
      {reported === null ? null : (
        <Banner tone="success" urgent>
          {reported}
        </Banner>
      )}
      {amount === 0 ? <Banner tone="info">This event is free, so you do not need to pay.</Banner> : null}
      {tooLate ? <Banner tone="info">The event is over. Your team does not need to pay.</Banner> : null}
      {team.place === null || tooLate ? null : <PlaceBanner place={team.place} status={payment.status} />}
      {payment.status === "incomplete" && reportable && !due && team.place === null && !tooLate ? (
        <Banner tone="info">
          You do not need to pay yet. Registration is free. A team pays {formatPaise(amount)} when its ranking
          qualifies for Round 2.
        </Banner>
      ) : null}
      {!reportable || !leads ? (
        <div className="grid gap-6 lg:max-w-3xl">
          <RefundPanel payment={payment} leads={leads} onSaved={setSaved} />
          {status}
          <Receipts receipts={payment.receipts} />
          {reportable && !tooLate ? <LeaderOnly name={team.leader.name} /> : null}
          {leads && mayTake("correct", payment.status) ? (
            <ReportedActions
              teamId={team.id}
              teamName={payment.teamName}
              onCorrected={setReported}
              onWithdrawal={setWithdrawal}
            />
          ) : null}
        </div>
      ) : due || rejected ? (
        <Paying status={status} {...{ team, payment, onReported: setReported }} />
      ) : (
        <>
          <div className="lg:max-w-3xl">{status}</div>
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              I have already transferred money
            </summary>
            <div className="mt-3">
              <Paying {...{ team, payment, onReported: setReported }} />
            </div>
          </details>
        </>
      )}
    </div>
  );
}

interface PayingProps {
  readonly team: TeamToPay;
  readonly payment: PaymentFieldsFragment;
  readonly onReported: (text: string) => void;
  /** The payment's status, shown first on a phone and in the right half on wide screens. */
  readonly status?: ReactNode;
}

/** Shows the club's account, and the form for reporting the payment. */
function Paying({ team, payment, onReported, status }: PayingProps) {
  const rejected = payment.status === "rejected";
  const { instructions } = payment;
  // Whether the user has opened a UPI app, or has entered a transaction ID.
  const [transferred, setTransferred] = useState(false);
  // Before the transfer, the primary button opens the UPI app. After it, the primary button submits the transaction ID.
  // Without a `status`, the form is folded under "I have already transferred money". After a rejection, the transfer
  // was usually made too.
  const paysFirst = useUpiApp(instructions) && !transferred && !rejected && status !== undefined;
  const onTransferred = () => setTransferred(true);
  const transfer = (
    <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <TransferDetails instructions={instructions} primary={paysFirst} onOpen={onTransferred} />
    </div>
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {status === undefined ? null : <div className="lg:col-start-2">{status}</div>}
      {rejected ? null : transfer}
      <div className="lg:col-start-2">
        <Panel title={rejected ? "Report the payment again" : "Report your transfer"}>
          <ReportPaymentForm
            teamId={team.id}
            teamName={payment.teamName}
            primary={!paysFirst}
            onEntered={onTransferred}
            onReported={onReported}
          />
        </Panel>
      </div>
      {/*
       * After a rejection the account comes last, because usually the transfer was made and only the transaction ID is
       * wrong.
       */}
      {rejected ? transfer : null}
    </div>
  );
}

function LeaderOnly({ name }: { readonly name: string }) {
  return (
    <Banner tone="info">
      Only the team’s leader can report the payment, so that nobody pays twice. Your leader is {name}.
    </Banner>
  );
}

interface PaymentStatusPanelProps {
  readonly payment: PaymentFieldsFragment;
  readonly leads: boolean;
  /** Whether the fee is due. False for a free event, for a team that has not qualified, and if `tooLate`. */
  readonly due: boolean;
  /** Whether the event is over and there is nothing to pay any more: the payment is incomplete or refunded. */
  readonly tooLate: boolean;
}

/** Shows the payment's next step and its history. The page's header shows the status. */
function PaymentStatusPanel({ payment, leads, due, tooLate }: PaymentStatusPanelProps) {
  const { status, steps } = payment;
  const reason = status === "rejected" ? payment.reason : null;
  return (
    <Panel title="Status" layout="grid gap-4">
      {reason === null ? null : (
        <p className="border-l-4 border-bad bg-bad-wash px-4 py-3">
          <span className="font-semibold text-bad">Reason for the rejection: </span>
          {reason}
        </p>
      )}
      {/* A banner above explains why no fee is due. */}
      {tooLate || (status === "incomplete" && !due) ? null : <p>{nextOf(payment, leads, due)}</p>}
      <PaymentTimeline
        // The reason of the last step is already above.
        steps={
          reason === null
            ? steps
            : steps.map((step, at) => (at === steps.length - 1 ? { ...step, reason: null } : step))
        }
        forTeam
      />
    </Panel>
  );
}

function nextOf({ status, reason, refund }: PaymentFieldsFragment, leads: boolean, due: boolean): string {
  switch (status) {
    case "incomplete":
      return leads
        ? t("Transfer the fee first. Then report the transfer with its transaction ID.")
        : t("Your team's leader transfers the fee and reports the transfer here.");
    case "pending":
      return t(
        "We check each transfer by hand. The leader will get an e-mail after our decision. You do not need to do anything until then.",
      );
    case "accepted":
      if (refund?.state === "accountNeeded")
        return leads
          ? t("We will return money to you. Enter the account that we should send the money to.")
          : t("We will return money to your team. Your leader must enter the account for the refund.");
      if (refund?.state === "toPay")
        return leads
          ? t("We will send the money to the account that you entered. You do not need to do anything else.")
          : t(
              "We will send the money to the account that your leader entered. You do not need to do anything else.",
            );
      return t("Your team has paid. You do not need to do anything else.");
    case "refunded":
      return due
        ? t("We returned the money. To take part, your team can pay again.")
        : t("We returned the money.");
    case "rejected":
      if (leads && reason !== null) return t("Correct the problem, then report the payment again.");
      return leads
        ? t("Check the transaction ID and report the payment again.")
        : t("Your team's leader can report the payment again.");
  }
}
