import { StaleRestoration } from "../../kernel/bin/obstacle.js";
import type { RowCopies } from "../../kernel/bin/row-copies.js";
import type { Tx } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { HandleProof } from "./handle-proofs/handle-proof.entity.js";
import { Passkey } from "./second-factor/passkeys/passkey.entity.js";
import { RecoveryCode, TotpFactor } from "./second-factor/second-factor.entity.js";
import { User, USER_EMAIL } from "./user.entity.js";

/**
 * The second factors, which are restored with an account. Without them, the account would be less protected than
 * before.
 */
const FACTORS: readonly (new () => { userId: string })[] = [TotpFactor, Passkey, RecoveryCode];

/**
 * Copies an account with its second factors and its proved handle. Sessions, codes and notifications are not copied.
 */
export async function copyAccount(tx: Tx, userId: string, copies: RowCopies): Promise<void> {
  await copies.copy(tx, User, { id: userId });
  for (const factor of FACTORS) await copies.copy(tx, factor, { userId });
  await copies.copy(tx, HandleProof, { userId });
}

/**
 * Returns the account in the copies.
 * @throws Error if there is none
 */
export function restoredAccount(tx: Tx, copies: RowCopies): User {
  const [user] = copies.of(tx, User);
  if (!user) throw new Error("an entry of the bin without its account");
  return user;
}

/**
 * Inserts an account, its second factors and its proved handle again.
 * @throws StaleRestoration when the address is taken
 */
export async function putAccountBack(tx: Tx, copies: RowCopies): Promise<void> {
  try {
    await copies.reinsert(tx, User);
  } catch (error) {
    throw violates(error, USER_EMAIL) ? new StaleRestoration("address taken", { cause: error }) : error;
  }
  for (const factor of FACTORS) await copies.reinsert(tx, factor);
  const [proof] = copies.of(tx, HandleProof);
  // Another account that has proved the handle since the deletion keeps it.
  if (proof && !(await tx.existsBy(HandleProof, { handleKey: proof.handleKey })))
    await copies.reinsert(tx, HandleProof);
}
