import { SignInMethod } from "../activity/contract/activity.enums.js";

/** One way to show a second factor; the others are absent. */
export interface FactorProof {
  /** Six digits of the authenticator app. */
  readonly code?: string | null | undefined;
  readonly recoveryCode?: string | null | undefined;
  /** What the browser answered to a passkey's question, as JSON. */
  readonly passkey?: string | null | undefined;
}

/** What each proof is called in an account's recent activity. */
export const METHODS = {
  code: SignInMethod.totp,
  recoveryCode: SignInMethod.recoveryCode,
  passkey: SignInMethod.passkey,
} as const satisfies Record<keyof FactorProof, SignInMethod>;

/** The one proof that was given; null when there is none, or more than one. */
export function givenProof(proof: FactorProof): readonly [keyof FactorProof, string] | null {
  const given = (["code", "recoveryCode", "passkey"] as const).flatMap((way) => {
    const value = proof[way];
    return value ? [[way, value] as const] : [];
  });
  return given.length === 1 ? (given[0] ?? null) : null;
}
