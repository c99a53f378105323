import { EnvError, makeValidator } from "envalid";

/** Matches s3://bucket, or s3://bucket/prefix. */
export const BUCKET = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*\/?$/;

/** Storage location of uploaded pictures: a folder, s3://bucket/prefix, or "" for the folder next to the data. */
export const mediaStore = makeValidator<string>((value) => {
  if (!/^s3:/i.test(value)) return value.replace(/(?<=.)\/+$/, "");
  if (!BUCKET.test(value)) throw new EnvError("must be a folder, or look like s3://bucket/prefix");
  return value.replace(/\/$/, "");
});

/** The environment variables that `checkMediaStore` checks against each other. */
export interface MediaStoreSettings {
  readonly MEDIA_STORE: string;
  readonly MEDIA_S3_ENDPOINT: string;
  readonly MEDIA_S3_KEY_ID: string;
  readonly MEDIA_S3_SECRET: string;
}

/**
 * Checks that a bucket and its credentials are either all set or all missing.
 * @throws Error for a bucket without credentials, or credentials without a bucket
 */
export function checkMediaStore({ MEDIA_STORE, ...settings }: MediaStoreSettings): void {
  const { MEDIA_S3_ENDPOINT, MEDIA_S3_KEY_ID, MEDIA_S3_SECRET } = settings;
  const access = Object.entries({ MEDIA_S3_ENDPOINT, MEDIA_S3_KEY_ID, MEDIA_S3_SECRET });
  const unset = access.filter(([, value]) => value === "").map(([name]) => name);
  const isBucket = MEDIA_STORE.startsWith("s3:");
  if (isBucket && unset.length > 0)
    throw new Error(`${unset.join(", ")}: must be set, as MEDIA_STORE begins with s3://`);
  if (!isBucket && unset.length < access.length)
    throw new Error("MEDIA_STORE: must begin with s3://, as MEDIA_S3_ variables are set");
}
