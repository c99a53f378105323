import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { SECONDS } from "@contract/kernel/contract/limits";
import { useRequestEmailCodeMutation, useVerifyEmailCodeMutation } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";

/** A code on its way to an address, and what was said about it. */
export interface Challenge {
  readonly email: string;
  readonly sentAt: number;
  readonly tone: "success" | "info" | "error";
  readonly text: string;
}

interface Proof {
  readonly email: string;
  readonly token: string;
}

/** The spelling under which the server stores and compares addresses. */
const spelling = (email: string) => email.trim().toLowerCase();

/**
 * Proves an address by a mailed code. The proof belongs to the address it was made for: another address in the
 * field is unverified, and the first one typed again is verified again.
 */
export function useEmailVerification() {
  const [requestCode] = useRequestEmailCodeMutation();
  const [verifyCode] = useVerifyEmailCodeMutation();
  const [sending, setSending] = useState(false);
  const [open, setOpen] = useState(false);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [proof, setProof] = useState<Proof | null>(null);
  const [refused, setRefused] = useState<{ readonly email: string; readonly text: string } | null>(null);

  /** Mails a code; true when one is on its way. */
  const request = async (email: string): Promise<boolean> => {
    try {
      const { data } = await requestCode({ variables: { input: { email } } });
      setChallenge({
        email,
        sentAt: Date.now(),
        tone: "success",
        text: data?.requestEmailCode.message ?? "",
      });
      setOpen(true);
      return true;
    } catch (thrown) {
      const { code, message } = toAppError(thrown, FALLBACKS.verifyEmail);
      // The earlier code is still good, so there must be a place to type it.
      const sentBefore = code === "CODE_RATE_LIMITED";
      if (sentBefore || open) {
        setChallenge({ email, sentAt: Date.now(), tone: sentBefore ? "info" : "error", text: message });
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
    const wrong = await addressError(email);
    if (wrong !== undefined) setRefused({ email, text: wrong });
    else if (challenge?.email === email && isRecent(challenge)) setOpen(true);
    else await request(email);
    setSending(false);
  };

  return {
    sending,
    challenge: open ? challenge : null,
    start,
    resend: () => request(challenge?.email ?? ""),
    /** Hands in the code. Throws what the server refused it with. */
    confirm: async (otp: string) => {
      const email = challenge?.email ?? "";
      const { data } = await verifyCode({ variables: { input: { email, otp } } });
      setProof({ email, token: data?.verifyEmailCode.emailToken ?? "" });
      setOpen(false);
    },
    close: () => setOpen(false),
    /** Forgets the proof, when the server says that it is spent. */
    forget: () => setProof(null),
    tokenFor: (email: string) => (proof?.email === spelling(email) ? proof.token : null),
    errorFor: (email: string) => (refused?.email === spelling(email) ? refused.text : undefined),
  };
}

function isRecent({ sentAt }: Challenge): boolean {
  return Date.now() - sentAt < SECONDS.otpResend * 1000;
}

/** The contract's text for an address; none where the rules cannot be fetched, since the server checks them too. */
async function addressError(email: string): Promise<string | undefined> {
  const loaded = await Promise.all([
    import("@contract/modules/accounts/contract/request-email-code.input"),
    import("../../../shared/forms/validate-contract"),
  ]).catch(() => null);
  if (loaded === null) return undefined;
  const [{ RequestEmailCodeInput }, { validateContract }] = loaded;
  return (await validateContract(RequestEmailCodeInput, { email }))["email"];
}
