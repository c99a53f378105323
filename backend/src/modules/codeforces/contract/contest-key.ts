/** What Codeforces gives at "Settings → API" to those who may see a contest that is not public. */
export interface ContestKey {
  readonly apiKey: string;
  readonly apiSecret: string;
}
