/** The Codeforces API key ("Settings → API") of a person who may see a contest that is not public. */
export interface ContestKey {
  readonly apiKey: string;
  readonly apiSecret: string;
}
