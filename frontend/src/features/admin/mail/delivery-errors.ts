const UNREACHABLE =
  /\b(ECONNREFUSED|ECONNRESET|ECONNECTION|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ESOCKET|EDNS)\b|connection (timeout|closed)|greeting never received/i;

/** Whether a mail failed before any mail server saw it, so that its address is not to blame. */
export function isUnreachable(reason: string): boolean {
  return UNREACHABLE.test(reason);
}
