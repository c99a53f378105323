import { isRole, type Role } from "@contract/kernel/contract/roles";

/**
 * The claims that the browser reads from an access token. They serve only display and timing, because only the server
 * can verify the token.
 */
export interface TokenClaims {
  readonly role: Role;
  /** Times in milliseconds since 1970, by the server's clock. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Reads the claims of a JWT. Returns null for any other text. */
export function readToken(token: string): TokenClaims | null {
  try {
    const payload = token.split(".")[1] ?? "";
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== "object" || claims === null) return null;
    const { role, iat, exp } = claims as Record<string, unknown>;
    if (!isRole(role) || typeof exp !== "number") return null;
    return { role, issuedAt: (typeof iat === "number" ? iat : exp) * 1000, expiresAt: exp * 1000 };
  } catch {
    return null;
  }
}
