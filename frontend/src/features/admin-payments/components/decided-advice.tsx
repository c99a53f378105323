import { Link } from "react-router-dom";

interface DecidedAdviceProps {
  readonly status: "accepted" | "rejected";
}

/** What can be done about a decision that was a slip. No decision is changed here: teams were told of it. */
export function DecidedAdvice({ status }: DecidedAdviceProps) {
  return (
    <p className="max-w-prose text-soft">
      {status === "rejected" ? (
        <>
          <strong>Rejected by mistake?</strong> The team&apos;s leader brings the payment back: they report it
          again on their payment page, with the same transaction id if that was right, as long as the event is
          not over. Then it waits under Pending again. Their e-mail says how; write to the team if it is
          urgent.
        </>
      ) : (
        <>
          <strong>Accepted by mistake?</strong> What was accepted by hand stays accepted, and cannot be
          rejected afterwards. What a bank statement confirmed goes back to waiting with that whole statement:
          open it under{" "}
          <Link to="/admindashboard?tab=statements" className="font-semibold text-accent underline">
            Bank statement
          </Link>{" "}
          and take it back.
        </>
      )}
    </p>
  );
}
