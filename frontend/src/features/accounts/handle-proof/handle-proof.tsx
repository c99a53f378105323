import { startTransition, Suspense, useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import type { HandleProofFieldsFragment } from "../../../graphql/features/accounts";
import { Button } from "../../../shared/ui/button";
import { Modal } from "../../../shared/ui/modal";
import { lazyPart } from "../../../shared/lazy-page";
import { LatePart } from "../../../shared/ui/late-part";

const loadChallenge = () => import("./challenge-modal");
const loadStart = () => import("./start-proof-modal");
const ChallengeModal = lazyPart(() => loadChallenge().then((m) => m.ChallengeModal));
const StartProofModal = lazyPart(() => loadStart().then((m) => m.StartProofModal));

/** A started proof that can still be completed. */
export type Challenge = NonNullable<HandleProofFieldsFragment["challenge"]>;

interface HandleProofProps {
  readonly handle: string | null;
  readonly verified: boolean;
  /** Fetches the open challenge, or null if there is none. */
  readonly ask: () => Promise<Challenge | null>;
}

type Step =
  | { readonly name: "closed" | "start" }
  | { readonly name: "challenge"; readonly challenge: Challenge }
  | { readonly name: "done"; readonly message: string };

/** A button that starts or continues a proof, with the dialogs that follow. */
export function HandleProof({ handle, verified, ask }: HandleProofProps) {
  const client = useApolloClient();
  const [step, setStep] = useState<Step>({ name: "closed" });
  const [busy, setBusy] = useState(false);
  const close = () => setStep({ name: "closed" });
  // In a transition, so that one dialog stays until the next one is ready.
  const go = (next: Step) => startTransition(() => setStep(next));
  const open = async () => {
    setBusy(true);
    // The dialogs' scripts load while the button is busy. If that fails, `lazyPart` tries again.
    const scripts = Promise.allSettled([loadStart(), loadChallenge()]);
    const challenge = await ask().catch(() => null);
    await scripts;
    setBusy(false);
    go(challenge === null ? { name: "start" } : { name: "challenge", challenge });
  };
  const settle = async (message: string) => {
    setStep({ name: "done", message });
    await ask().catch(() => null);
    await client.refetchQueries({ include: "active" }).catch(() => undefined);
  };
  return (
    <>
      {verified ? null : (
        <Button variant="quiet" busy={busy} busyLabel="One moment..." onClick={() => void open()}>
          {handle === null ? "Add and prove your handle" : "Prove your handle"}
        </Button>
      )}
      <Suspense fallback={<LatePart onCancel={close} />}>
        {step.name === "start" ? (
          <StartProofModal
            handle={handle ?? ""}
            onStarted={(challenge) => go({ name: "challenge", challenge })}
            onClose={close}
          />
        ) : null}
        {step.name === "challenge" ? (
          <ChallengeModal
            challenge={step.challenge}
            onProved={settle}
            onAgain={() => go({ name: "start" })}
            onClose={close}
          />
        ) : null}
      </Suspense>
      <Modal
        open={step.name === "done"}
        onClose={close}
        title="Verified"
        description={step.name === "done" ? step.message : ""}
        footer={<Button onClick={close}>Done</Button>}
      />
    </>
  );
}
