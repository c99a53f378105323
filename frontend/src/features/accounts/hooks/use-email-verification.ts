import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { SECONDS } from "@contract/kernel/contract/limits";
import { useRequestEmailCodeMutation, useVerifyEmailCodeMutation } from "../../../graphql/late";
import { toAppError } from "../../../shared/errors/app-error";
import { readTabDraft, useTabDraft } from "../../../shared/drafts/tab-draft";
import { LINKED_NOTE, type LinkedCode } from "./use-linked-code";
import { nextCodeAt } from "./use-resend";

/** A code mailed to an address, and the message about it. */
export interface Challenge {
  readonly email: string;
  readonly sentAt: number;
  /** The time from which another code may be requested, in milliseconds since 1970. */
  readonly nextAt: number;
  readonly tone: "success" | "info" | "error";
  /** Empty after a reload. */
  readonly text: string;
}

/** A verified address. If there is no token, the server's cookie has the proof. */
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

/**
 * Normalises an address for comparison. Does not import the server's rules, because their script would make the page
 * larger.
 */
const spelling = (email: string) => email.trim().toLowerCase();

const KEY = "email-verification";

/** Returns the tab's stored progress, without an expired code or proof. */
function progressOfTab(): Progress {
  const { open = false, challenge = null, proof = null } = readTabDraft<Progress>(KEY) ?? {};
  const isGood = challenge !== null && Date.now() - challenge.sentAt < SECONDS.otpLifetime * 1000;
  return {
    open: open && isGood,
    // The user may have changed the language since, so the text is not taken from the tab.
    challenge: isGood ? { ...challenge, text: "" } : null,
    proof: proof !== null && proof.until > Date.now() ? proof : null,
  };
}

/**
 * Verifies an address with a mailed code. The proof holds only for that address. While the field contains another
 * address, the field counts as unverified.
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

  /** Mails a code. Returns whether the code was sent. */
  const request = async (email: string): Promise<boolean> => {
    try {
      const { data } = await requestCode({ variables: { input: { email } } });
      const text = data?.requestEmailCode.message ?? "";
      setChallenge({ email, sentAt: Date.now(), nextAt: nextCodeAt(), tone: "success", text });
      setOpen(true);
      return true;
    } catch (thrown) {
      const { code, message, retryAfter } = toAppError(thrown, FALLBACKS.verifyEmail);
      // The server usually refuses with this code because it has just mailed a code. That code is still valid, so its
      // field is shown.
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

  /**
   * Handles the Verify Email button: checks the address, then mails a code. If a code was just mailed, only shows the
   * code's field.
   */
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
    /** The code from a mail's link, if it belongs to the open challenge. */
    linkedCode: linked?.email === challenge?.email ? (linked?.code ?? "") : "",
    start,
    resend: () => request(challenge?.email ?? ""),
    /** Shows the code's field, filled in from a mail's link. */
    fillIn: (brought: LinkedCode) => {
      const email = spelling(brought.email);
      if (proofFor(email) !== null) return;
      setLinked({ ...brought, email });
      setChallenge({ email, sentAt: Date.now(), nextAt: Date.now(), ...LINKED_NOTE });
      setOpen(true);
    },
    /**
     * Sends the code.
     * @throws the server's refusal
     */
    confirm: async (otp: string) => {
      const email = challenge?.email ?? "";
      const { data } = await verifyCode({ variables: { input: { email, otp } } });
      const { emailToken: token = null, hasAccount = false } = data?.verifyEmailCode ?? {};
      setProof({ email, token, until: Date.now() + SECONDS.proofToken * 1000, hasAccount });
      setOpen(false);
    },
    close: () => setOpen(false),
    /** Drops the proof after the server reports that it was used or has expired. */
    forget: () => setProof(null),
    isVerified: (email: string) => proofFor(email) !== null,
    tokenFor: (email: string) => proofFor(email)?.token ?? null,
    /** Returns whether an address is verified and has an account. */
    hasAccount: (email: string) => proofFor(email)?.hasAccount ?? false,
    /** Records that the verified address has an account, which the server reported only at the sign-up. */
    foundAccount: () => setProof((before) => (before === null ? null : { ...before, hasAccount: true })),
    errorFor: (email: string) => (refused?.email === spelling(email) ? refused.text : undefined),
  };
}

/**
 * Returns the contract's error for an address, or undefined. If the contract's script cannot be loaded, returns
 * undefined, because the server checks the rules too.
 */
async function addressError(email: string): Promise<string | undefined> {
  const loaded = await Promise.all([
    import("@contract/modules/accounts/contract/sign-up.inputs"),
    import("../../../shared/forms/validate-contract"),
  ]).catch(() => null);
  if (loaded === null) return undefined;
  const [{ RequestEmailCodeInput }, { validateContract }] = loaded;
  return (await validateContract(RequestEmailCodeInput, { email }))["email"];
}
