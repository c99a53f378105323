import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useRequestEmailChangeMutation, type ChangeEmailMutation } from "../../../graphql/features/accounts";
import type { AppError } from "../../../shared/errors/app-error";
import { useAction } from "../../../shared/hooks/use-action";
import { storeLogin } from "../../../shared/session/store-login";
import { usePreservedState } from "../../../shared/drafts/preserved-state";
import type { ResetNote } from "./use-password-reset";
import { nextCodeAt } from "./use-resend";

/** The new address once a code is on its way to it, and what was said about it. */
interface Pending {
  readonly newEmail: string;
  readonly note: ResetNote;
  /** When another code can be asked for, in milliseconds since 1970. */
  readonly nextAt: number;
}

/** A change of address in two steps: a code to the new one, then code and password. */
export function useChangeEmail(onDone: (text: string) => void) {
  const [requestChange] = useRequestEmailChangeMutation();
  const client = useApolloClient();
  const [pending, setPending] = useState<Pending | null>(null);
  const [address, setAddress] = useState("");
  usePreservedState("profile-email-pending", pending, setPending);

  const codeSent = (newEmail: string, text: string) =>
    setPending({ newEmail, note: { tone: "success", text }, nextAt: nextCodeAt() });
  const { run } = useAction({
    fallback: FALLBACKS.verifyEmail,
    onRefused: ({ code, message: text, retryAfter }) => {
      const nextAt = code === "CODE_RATE_LIMITED" ? nextCodeAt(retryAfter) : (pending?.nextAt ?? 0);
      setPending((before) => before && { ...before, note: { tone: "error", text }, nextAt });
    },
  });
  return {
    pending,
    /** The address that was given up for another, to be corrected. */
    address,
    codeSent,
    /** Whether no code was sent as one was sent a moment ago: it is still good, so the next step follows as well. */
    isCodeSent: ({ code, message: text, retryAfter }: AppError, newEmail: string): boolean => {
      if (code !== "CODE_RATE_LIMITED") return false;
      setPending({ newEmail, note: { tone: "info", text }, nextAt: nextCodeAt(retryAfter) });
      return true;
    },
    /** Mails another code; true when one is on its way. */
    resend: (newEmail: string): Promise<boolean> =>
      run(async () => {
        const { data } = await requestChange({ variables: { input: { newEmail } } });
        codeSent(newEmail, data?.requestEmailChange.message ?? SUCCESS.emailChangeCodeSent);
      }),
    /** This device goes on with the fresh session that the server sent. */
    changed: ({ message, session }: ChangeEmailMutation["changeEmail"]) => {
      storeLogin(session);
      onDone(message);
      void client.refetchQueries({ include: "active" }).catch(() => undefined);
    },
    /** Back to the first step, with the address still there. */
    restart: () => {
      setAddress(pending?.newEmail ?? "");
      setPending(null);
    },
  };
}
