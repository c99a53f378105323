import { useState, type ReactNode } from "react";
import { CheckHandleProofDocument } from "../../../graphql/features/accounts";
import type { HandleProofWay } from "../../../graphql/schema-types";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { useSecondsUntil, waitText } from "../../../shared/hooks/use-seconds-until";
import { Button } from "../../../shared/ui/button";
import { CopyButton } from "../../../shared/ui/copy-button";
import { Tabs } from "../../../shared/ui/tabs";
import type { Challenge } from "./handle-proof";
import { t } from "@contract/kernel/contract/t";

/** The settings page on Codeforces that has the field Organization. */
const SETTINGS_URL = "https://codeforces.com/settings/social";

interface ChallengeModalProps {
  readonly challenge: Challenge;
  readonly onProved: (message: string) => Promise<void>;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

const INITIAL: { readonly way: HandleProofWay } = { way: "PROFILE" };

/** Explains two ways to prove a handle on Codeforces, with a button to check the result. */
export function ChallengeModal({ challenge, onProved, onAgain, onClose }: ChallengeModalProps) {
  const form = useMutationForm(CheckHandleProofDocument, null, {
    initial: INITIAL,
    toInput: (values) => values,
    onDone: ({ message }) => onProved(message),
  });
  // The deadline on this device's clock. The clock may be wrong, so the server sends the remaining seconds, not a time.
  const [submitUntil] = useState(() => Date.now() + challenge.secondsToSubmit * 1000);
  const change = (way: HandleProofWay) => form.reset({ way });
  return (
    <FormModal
      proves
      form={form}
      onClose={onClose}
      title={`Prove that ${challenge.handle} is yours`}
      description="Choose one of the two ways. You can close this window and come back within 30 minutes."
      label="Check"
      busyLabel="Checking on Codeforces..."
      after={
        <p className="text-sm">
          Is the handle wrong, or has the time run out?{" "}
          <Button variant="quiet" onClick={onAgain} disabled={form.busy}>
            Start again
          </Button>
        </p>
      }
    >
      <Tabs
        label="Ways to prove your handle"
        value={form.values.way}
        onChange={change}
        items={[
          { value: "PROFILE", label: "A code", content: <CodeSteps code={challenge.code} /> },
          {
            value: "SUBMISSION",
            label: "A submission",
            content: <SubmissionSteps challenge={challenge} until={submitUntil} />,
          },
        ]}
      />
      <FormFailure form={form} />
    </FormModal>
  );
}

const STEPS = "grid list-decimal gap-3 pl-6 marker:font-mono marker:font-bold";

function CodeSteps({ code }: { readonly code: string }) {
  return (
    <ol className={STEPS}>
      <li>
        Log in to Codeforces with this handle and open <Elsewhere to={SETTINGS_URL}>your settings</Elsewhere>.
      </li>
      <li>
        Enter this code in the Organization field and save:
        <span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 border border-rule bg-sunken pl-3">
          <code className="font-mono font-semibold wrap-anywhere">{code}</code>
          <CopyButton text={code} what={t("Code")} />
        </span>
      </li>
      <li>Press Check. Then you can restore the field’s old text.</li>
    </ol>
  );
}

interface SubmissionStepsProps {
  readonly challenge: Challenge;
  /** The deadline, in milliseconds since 1970. */
  readonly until: number;
}

function SubmissionSteps({ challenge: { problem, problemUrl }, until }: SubmissionStepsProps) {
  const secondsLeft = useSecondsUntil(until);
  return (
    <ol className={STEPS}>
      <li>
        Log in to Codeforces with this handle and open{" "}
        <Elsewhere to={problemUrl}>problem {problem}</Elsewhere>.
      </li>
      <li>
        Submit code that does not compile, for example <code className="font-mono">not a program</code> as
        C++.{" "}
        {secondsLeft > 0 ? (
          <>
            Time left:{" "}
            <span className="font-mono font-semibold whitespace-nowrap">{waitText(secondsLeft)}</span>
          </>
        ) : (
          <strong>
            The five minutes are over. If you submitted in time, press Check. If not, start again.
          </strong>
        )}
      </li>
      <li>When the verdict is “Compilation error”, press Check.</li>
    </ol>
  );
}

function Elsewhere({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className="link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
