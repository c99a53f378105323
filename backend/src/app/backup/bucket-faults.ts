import { BucketRefusal } from "../../kernel/s3/bucket.js";

const KEY_RIGHTS =
  "the key has too few rights. The key must be able to list, read, write and delete below the prefix, and to list uploads";
const OTHER_REGION =
  "the bucket is in another region, or the address belongs to another store. Correct BACKUP_S3_REGION and BACKUP_S3_ENDPOINT";
const FULL = "the store is full. Raise its quota, or keep fewer backups (BACKUP_KEEP, --keep)";
const NO_NAME =
  "the address of the store is unknown. Check BACKUP_S3_ENDPOINT, and this machine's network and name server";
const NO_ROUTE = "there is no route to the store. Check this machine's network and firewall";
const BROKEN_OFF = "the connection was lost. Check the network. The next attempt starts from the beginning";
const CERTIFICATE =
  "the certificate of the store is not valid. Check BACKUP_S3_ENDPOINT. For a certificate authority of your own, set NODE_EXTRA_CA_CERTS to its file";
const SECRET = "the secret is wrong. Copy the secret into BACKUP_S3_SECRET again";
/** Advice for a volunteer, by the error code of the store or the network. */
const REMEDIES: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: SECRET,
  InvalidAccessKeyId: "the store does not know the key. Correct BACKUP_S3_KEY_ID",
  AccessDenied: KEY_RIGHTS,
  AccountProblem: "the account has a problem. Log in to the store to see the problem",
  NoSuchBucket: "the bucket does not exist. Create the bucket, or correct BACKUP_STORE",
  RequestTimeTooSkewed: "this machine's clock is wrong. Set the clock (timedatectl set-ntp true)",
  AuthorizationHeaderMalformed: OTHER_REGION,
  PermanentRedirect: OTHER_REGION,
  QuotaExceeded: FULL,
  XMinioStorageFull: FULL,
  InsufficientStorage: FULL,
  ENOTFOUND: NO_NAME,
  EAI_AGAIN: NO_NAME,
  ECONNREFUSED:
    "nothing responds at the address of the store. Check BACKUP_S3_ENDPOINT, and that the store is running",
  EHOSTUNREACH: NO_ROUTE,
  ENETUNREACH: NO_ROUTE,
  ETIMEDOUT: NO_ROUTE,
  UND_ERR_CONNECT_TIMEOUT: NO_ROUTE,
  ECONNRESET: BROKEN_OFF,
  EPIPE: BROKEN_OFF,
  UND_ERR_SOCKET: BROKEN_OFF,
  TimeoutError: "the store did not respond in time. Check the network, or use a store that is closer",
  redirect: OTHER_REGION,
  CERT_HAS_EXPIRED: CERTIFICATE,
  DEPTH_ZERO_SELF_SIGNED_CERT: CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: CERTIFICATE,
  ERR_TLS_CERT_ALTNAME_INVALID: CERTIFICATE,
  "401": SECRET,
  "403": KEY_RIGHTS,
  "507": FULL,
};
const FAULT_OF_ITS_OWN = "the store has a problem at the moment. Try again later";

/** An error of the bucket, with advice in its message. */
export class BucketFault extends Error {}

/**
 * Runs `work`, which uses the bucket.
 * @throws BucketFault if the store or the network fails; other errors unchanged
 */
export async function namingBucket<T>(store: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const word = wordOf(error);
    if (word === null) throw error;
    const remedy = REMEDIES[word] ?? FAULT_OF_ITS_OWN;
    throw new BucketFault(`${store} cannot be used: ${remedy}. (${word})`, { cause: error });
  }
}

/** Returns the error code of a store or network failure, or null for any other error. */
function wordOf(error: unknown): string | null {
  if (error instanceof BucketRefusal) return error.code === "" ? String(error.status) : error.code;
  const { name, message, cause } = error as Error;
  if (name === "TimeoutError") return name;
  // fetch reports only that it failed. The code is in the error's `cause`.
  if (!(error instanceof TypeError) || !/^(fetch failed|terminated)$/.test(message)) return null;
  const { code = "", message: reason = "" } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  if (code !== "") return code;
  return reason.includes("redirect") ? "redirect" : "fetch failed";
}
