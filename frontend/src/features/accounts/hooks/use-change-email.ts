import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useRequestEmailChangeMutation, type ChangeEmailMutation } from "../../../graphql/features/accounts";
import type { AppError } from "../../../shared/errors/app-error";
import { useAction } from "../../../shared/hooks/use-action";
import { SECONDS } from "@contract/kernel/contract/limits";
import { storeLogin } from "../../../shared/session/store-login";
import { useReloadableState } from "../../../shared/drafts/preserved-state";
import type { ResetNote } from "./use-password-reset";
import { nextCodeAt } from "./use-resend";

/** A new address to which a code was mailed, and the message about the code. */
interface Pending {
  readonly newEmail: string;
  readonly note: ResetNote;
  /** The time from which another code may be requested, in milliseconds since 1970. */
  readonly nextAt: number;
  /** The time at which the last code was sent, in milliseconds since 1970. */
  readonly sentAt: number;
}

/** Changes the address in two steps: first mails a code to the new address, then asks for the code and the password. */
export function useChangeEmail(onDone: (text: string) => void) {
  const [requestChange] = useRequestEmailChangeMutation();
  const client = useApolloClient();
  const [pending, setPending] = useState<Pending | null>(null);
  const [address, setAddress] = useState("");
  useReloadableState("profile-email-pending", pending, (stored) => {
    if (stored === null || Date.now() - stored.sentAt > SECONDS.otpLifetime * 1000) return;
    // The user may have changed the language since, so the text is not restored.
    setPending({ ...stored, note: { tone: "success", text: SUCCESS.emailChangeCodeSent } });
  });

  const codeSent = (newEmail: string, text: string) =>
    setPending({ newEmail, note: { tone: "success", text }, nextAt: nextCodeAt(), sentAt: Date.now() });
  const { run } = useAction({
    fallback: FALLBACKS.verifyEmail,
    onRefused: ({ code, message: text, retryAfter }) => {
      const nextAt = code === "CODE_RATE_LIMITED" ? nextCodeAt(retryAfter) : (pending?.nextAt ?? 0);
      setPending((before) => before && { ...before, note: { tone: "error", text }, nextAt });
    },
  });
  return {
    pending,
    /** The address from an earlier attempt, for the user to correct. */
    address,
    codeSent,
    /**
     * Handles the refusal of a new code because an earlier code was sent a moment ago. The earlier code is still valid,
     * so the user continues with the next step. Returns false for any other error.
     */
    isCodeSent: ({ code, message: text, retryAfter }: AppError, newEmail: string): boolean => {
      if (code !== "CODE_RATE_LIMITED") return false;
      setPending({
        newEmail,
        note: { tone: "info", text },
        nextAt: nextCodeAt(retryAfter),
        sentAt: Date.now(),
      });
      return true;
    },
    /** Mails another code. Returns whether the code was sent. */
    resend: (newEmail: string): Promise<boolean> =>
      run(async () => {
        const { data } = await requestChange({ variables: { input: { newEmail } } });
        codeSent(newEmail, data?.requestEmailChange.message ?? SUCCESS.emailChangeCodeSent);
      }),
    /** Stores the new session, which the server issued for this device. */
    changed: ({ message, session }: ChangeEmailMutation["changeEmail"]) => {
      storeLogin(session);
      onDone(message);
      void client.refetchQueries({ include: "active" }).catch(() => undefined);
    },
    /** Returns to the first step and keeps the typed address. */
    restart: () => {
      setAddress(pending?.newEmail ?? "");
      setPending(null);
    },
  };
}
