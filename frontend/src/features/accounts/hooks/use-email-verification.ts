import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { SECONDS } from "@contract/kernel/contract/limits";
import { useRequestEmailCodeMutation, useVerifyEmailCodeMutation } from "../../../graphql/late";
import { toAppError } from "../../../shared/errors/app-error";
import { readTabDraft, useTabDraft } from "../../../shared/drafts/tab-draft";
import { LINKED_NOTE, type LinkedCode } from "./use-linked-code";
import { nextCodeAt } from "./use-resend";

/** A code on its way to an address, and what was said about it. */
export interface Challenge {
  readonly email: string;
  readonly sentAt: number;
  /** When another code can be asked for, in milliseconds since 1970. */
  readonly nextAt: number;
  readonly tone: "success" | "info" | "error";
  readonly text: string;
}

/** An address that was proved to be one's own. The server's cookie proves it as well, where there is no token. */
interface Proof {
  readonly email: string;
  readonly token: string | null;
  readonly until: number;
  readonly hasAccount: boolean;
}

interface Progress {
  readonly open: boolean;
  readonly challenge: Challenge | null;
  readonly proof: Proof | null;
}

/** What tells one typed address from another here; the rules of the server would come with it. */
const spelling = (email: string) => email.trim().toLowerCase();

const KEY = "email-verification";

/** How far this tab was when it was last here; what has run out since is gone. */
function progressOfTab(): Progress {
  const { open = false, challenge = null, proof = null } = readTabDraft<Progress>(KEY) ?? {};
  const isGood = challenge !== null && Date.now() - challenge.sentAt < SECONDS.otpLifetime * 1000;
  return {
    open: open && isGood,
    challenge: isGood ? challenge : null,
    proof: proof !== null && proof.until > Date.now() ? proof : null,
  };
}

/**
 * Proves an address by a mailed code. The proof belongs to the address it was made for: another address in the
 * field is unverified, and the first one typed again is verified again.
 */
export function useEmailVerification() {
  const [requestCode] = useRequestEmailCodeMutation();
  const [verifyCode] = useVerifyEmailCodeMutation();
  const [sending, setSending] = useState(false);
  const [began] = useState(progressOfTab);
  const [open, setOpen] = useState(began.open);
  const [challenge, setChallenge] = useState<Challenge | null>(began.challenge);
  const [proof, setProof] = useState<Proof | null>(began.proof);
  const [refused, setRefused] = useState<{ readonly email: string; readonly text: string } | null>(null);
  const [linked, setLinked] = useState<LinkedCode | null>(null);
  useTabDraft(KEY, { open, challenge, proof: proof === null ? null : { ...proof, token: null } });

  /** Mails a code; true when one is on its way. */
  const request = async (email: string): Promise<boolean> => {
    try {
      const { data } = await requestCode({ variables: { input: { email } } });
      const text = data?.requestEmailCode.message ?? "";
      setChallenge({ email, sentAt: Date.now(), nextAt: nextCodeAt(), tone: "success", text });
      setOpen(true);
      return true;
    } catch (thrown) {
      const { code, message, retryAfter } = toAppError(thrown, FALLBACKS.verifyEmail);
      // The earlier code is still good, so there must be a place to type it.
      const sentBefore = code === "CODE_RATE_LIMITED";
      if (sentBefore || open) {
        const tone = sentBefore ? "info" : "error";
        const nextAt = sentBefore ? nextCodeAt(retryAfter) : (challenge?.nextAt ?? Date.now());
        setChallenge({ email, sentAt: challenge?.sentAt ?? Date.now(), nextAt, tone, text: message });
        setOpen(true);
      } else setRefused({ email, text: message });
      return false;
    }
  };

  /** The Verify Email button: checks the address, then mails a code, or shows the place for the one just mailed. */
  const start = async (typed: string) => {
    if (sending) return;
    const email = spelling(typed);
    setSending(true);
    setRefused(null);
    const addressProblem = await addressError(email);
    if (addressProblem !== undefined) setRefused({ email, text: addressProblem });
    else if (challenge?.email === email && Date.now() < challenge.nextAt) setOpen(true);
    else await request(email);
    setSending(false);
  };

  const proofFor = (email: string) => (proof?.email === spelling(email) ? proof : null);
  return {
    sending,
    challenge: open ? challenge : null,
    /** The code that a link has filled in, for the open challenge. */
    linkedCode: linked?.email === challenge?.email ? (linked?.code ?? "") : "",
    start,
    resend: () => request(challenge?.email ?? ""),
    /** Shows the place for a code with the code in it. */
    fillIn: (brought: LinkedCode) => {
      const email = spelling(brought.email);
      if (proofFor(email) !== null) return;
      setLinked({ ...brought, email });
      setChallenge({ email, sentAt: Date.now(), nextAt: Date.now(), ...LINKED_NOTE });
      setOpen(true);
    },
    /** Hands in the code. Throws what the server refused it with. */
    confirm: async (otp: string) => {
      const email = challenge?.email ?? "";
      const { data } = await verifyCode({ variables: { input: { email, otp } } });
      const { emailToken: token = null, hasAccount = false } = data?.verifyEmailCode ?? {};
      setProof({ email, token, until: Date.now() + SECONDS.proofToken * 1000, hasAccount });
      setOpen(false);
    },
    close: () => setOpen(false),
    /** Forgets the proof, when the server says that it is spent. */
    forget: () => setProof(null),
    isVerified: (email: string) => proofFor(email) !== null,
    tokenFor: (email: string) => proofFor(email)?.token ?? null,
    /** True for a proved address that has an account. */
    hasAccount: (email: string) => proofFor(email)?.hasAccount ?? false,
    /** Notes that the server found one only now. */
    foundAccount: () => setProof((before) => (before === null ? null : { ...before, hasAccount: true })),
    errorFor: (email: string) => (refused?.email === spelling(email) ? refused.text : undefined),
  };
}

/** The contract's text for an address; none where the rules cannot be fetched, since the server checks them too. */
async function addressError(email: string): Promise<string | undefined> {
  const loaded = await Promise.all([
    import("@contract/modules/accounts/contract/sign-up.inputs"),
    import("../../../shared/forms/validate-contract"),
  ]).catch(() => null);
  if (loaded === null) return undefined;
  const [{ RequestEmailCodeInput }, { validateContract }] = loaded;
  return (await validateContract(RequestEmailCodeInput, { email }))["email"];
}
