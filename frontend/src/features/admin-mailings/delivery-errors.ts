import { MAIL_FAILURES } from "@contract/kernel/contract/texts/mailings.texts";

const UNREACHABLE =
  /\b(ECONNREFUSED|ECONNRESET|ECONNECTION|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ESOCKET|EDNS)\b|connection (timeout|closed)|greeting never received|did not answer within/i;

/** Whether a mail failed before any mail server saw it, so that its address is not to blame. */
export function isUnreachable(reason: string): boolean {
  return UNREACHABLE.test(reason);
}

/** Why a mail was given up, in words, with the mail server's own below where there are such. */
export function failureLabel(reason: string): { readonly words: string; readonly said: string | null } {
  if (Object.values<string>(MAIL_FAILURES).includes(reason)) return { words: reason, said: null };
  if (isUnreachable(reason))
    return { words: "The mail server could not be reached for three days.", said: reason };
  const [reply] = /\b5\d\d[ -].*$/s.exec(reason) ?? [];
  if (reply !== undefined)
    return { words: "The mail server permanently refused this address or this mail.", said: reply };
  return { words: "The mail server did not accept the mail for three days.", said: reason || null };
}
