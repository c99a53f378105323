import type { CookieName, RequestContext } from "../../kernel/auth/request-context.js";
import { DomainError } from "../../kernel/errors/domain-error.js";

/** A cookie that only tells who somebody is likely to be; a request from another site simply has none. */
export function cookieOrNone({ cookies }: RequestContext, name: CookieName): string | null {
  try {
    return cookies.read(name);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
