/** The ways to take the second step of a log-in. */
export const LogInMethod = { totp: "TOTP", passkey: "PASSKEY", recoveryCode: "RECOVERY_CODE" } as const;
export type LogInMethod = (typeof LogInMethod)[keyof typeof LogInMethod];
