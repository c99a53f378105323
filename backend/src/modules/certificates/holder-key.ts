import { sha256 } from "../../kernel/crypto/seal.js";
import type { Attendee } from "./attendees.js";

/** What tells somebody from others: their address, else name and team. A hash, so that it says nothing by itself. */
export function holderKey({ email, name, teamName }: Pick<Attendee, "email" | "name" | "teamName">): string {
  return sha256(email ?? JSON.stringify([name.toLowerCase(), teamName?.toLowerCase() ?? ""]));
}
