import { lookup, type LookupAddress } from "node:dns";
import { isLoopbackAddress, isLoopbackHost, isPublicAddress } from "./public-address.js";

/** The rule for addresses that may be called: public addresses and, outside production, also this machine's own. */
export interface OutgoingPolicy {
  readonly isProduction: boolean;
}

/** The error for a name with an address that must not be called. */
export class NameInside extends Error {
  override readonly name = "NameInside";
}

/**
 * Passes a name's addresses to the callback. The connection must use one of these addresses, because a second lookup
 * could answer differently. If one of them is not allowed, the error is `NameInside`.
 */
export function lookUpPublic(
  host: string,
  { isProduction }: OutgoingPolicy,
  done: (error: Error | null, addresses: readonly [LookupAddress, ...LookupAddress[]] | null) => void,
  options: object = {},
): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const isAllowed = ({ address }: LookupAddress): boolean =>
      isPublicAddress(address) || (!isProduction && isLoopbackHost(host) && isLoopbackAddress(address));
    const [first, ...others] = error ? [] : addresses;
    if (error) done(error, null);
    else if (!first || !addresses.every(isAllowed)) done(new NameInside(host), null);
    else done(null, [first, ...others]);
  });
}
