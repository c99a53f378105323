/** A handle on Codeforces of one of a team's people. */
export interface TeamHandle {
  readonly teamId: string;
  readonly handle: string;
}
