import { ALL_ERRORS, type AnyErrorCode } from "../../kernel/contract/all-errors.js";
import { isPermission } from "../../kernel/contract/access.js";
import { isRole } from "../../kernel/contract/roles.js";
import { isOpenInView, type Route } from "../route.js";

/** Returns every error code that a route may return, by status, in the catalogue's order. */
export function refusalsOf(row: Route): ReadonlyMap<number, readonly AnyErrorCode[]> {
  const codes = new Set<AnyErrorCode>([...codesOfRow(row), ...(row.refusals ?? [])]);
  const byStatus = new Map<number, AnyErrorCode[]>();
  for (const code of Object.keys(ALL_ERRORS) as AnyErrorCode[]) {
    if (!codes.has(code)) continue;
    const { status } = ALL_ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

/**
 * Returns the codes that follow from the row's access rule, path, query, input and method, and the codes for faults,
 * which any request may cause.
 */
function codesOfRow(row: Route): AnyErrorCode[] {
  const { access, method, path, query, input } = row;
  const needsRight = isPermission(access) || isRole(access);
  return [
    ...(access === "public"
      ? []
      : (["UNAUTHENTICATED", "PASSWORD_CHANGE_NEEDED", "SECOND_FACTOR_SETUP_NEEDED"] as const)),
    ...(isOpenInView(row) ? [] : (["VIEW_READ_ONLY"] as const)),
    ...(needsRight ? (["FORBIDDEN"] as const) : []),
    ...(path.includes(":") ? (["NOT_FOUND"] as const) : []),
    ...(query || input ? (["BAD_INPUT"] as const) : []),
    // The server also reads a body that the route does not use, and may reject it.
    ...(method === "GET"
      ? []
      : (["MALFORMED_JSON", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "UNKNOWN_OUTCOME"] as const)),
    "INTERNAL",
    "UNAVAILABLE",
  ];
}
