import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useChangeEmailMutation, useRequestEmailChangeMutation } from "../../../graphql/features/accounts";
import { toAppError } from "../../../shared/errors/app-error";
import { storeLogin } from "../../../shared/session/store-login";
import { usePreservedState } from "../../../shared/drafts/preserved-state";
import { exchangeSession } from "./exchange-session";
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
  const [changeEmail] = useChangeEmailMutation();
  const client = useApolloClient();
  const [pending, setPending] = useState<Pending | null>(null);
  const [address, setAddress] = useState("");
  usePreservedState("profile-email-pending", pending, setPending);

  /** Mails a code. @throws what the server refused it with. */
  const mailCode = async (newEmail: string) => {
    const { data } = await requestChange({ variables: { input: { newEmail } } });
    const text = data?.requestEmailChange.message ?? SUCCESS.emailChangeCodeSent;
    setPending({ newEmail, note: { tone: "success", text }, nextAt: nextCodeAt() });
  };

  return {
    pending,
    /** The address that was given up for another, to be corrected. */
    address,
    /** Mails a code. One sent a moment ago is still good, so that refusal leads to the next step as well. */
    askFor: async (newEmail: string) => {
      try {
        await mailCode(newEmail);
      } catch (thrown) {
        const { code, message, retryAfter } = toAppError(thrown, FALLBACKS.verifyEmail);
        if (code !== "CODE_RATE_LIMITED") throw thrown;
        setPending({ newEmail, note: { tone: "info", text: message }, nextAt: nextCodeAt(retryAfter) });
      }
    },
    /** Mails another code; true when one is on its way. */
    resend: async (newEmail: string): Promise<boolean> => {
      try {
        await mailCode(newEmail);
        return true;
      } catch (thrown) {
        const { code, message: text, retryAfter } = toAppError(thrown, FALLBACKS.verifyEmail);
        const nextAt = code === "CODE_RATE_LIMITED" ? nextCodeAt(retryAfter) : (pending?.nextAt ?? 0);
        setPending({ newEmail, note: { tone: "error", text }, nextAt });
        return false;
      }
    },
    /** Changes the address; this device goes on with the fresh session that the server answers. */
    confirm: async (input: { newEmail: string; otp: string; password: string }) => {
      const text = await exchangeSession(async () => {
        const { data } = await changeEmail({ variables: { input } });
        if (data === undefined) throw new Error("The server answered nothing");
        storeLogin(data.changeEmail.session);
        return data.changeEmail.message;
      });
      onDone(text);
      await client.refetchQueries({ include: "active" }).catch(() => undefined);
    },
    /** Back to the first step, with the address still there. */
    restart: () => {
      setAddress(pending?.newEmail ?? "");
      setPending(null);
    },
  };
}
