/** The two ways to prove a handle. */
export const HandleProofWay = {
  PROFILE: "PROFILE",
  SUBMISSION: "SUBMISSION",
} as const;
export type HandleProofWay = keyof typeof HandleProofWay;
