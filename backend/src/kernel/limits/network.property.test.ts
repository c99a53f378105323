import { fc } from "../../../../scripts/jest/properties.js";
import { networkOf } from "./network.js";

const group = fc.integer({ min: 0, max: 0xffff });
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
const hex = (parts: readonly number[]): string => parts.map((part) => part.toString(16)).join(":");
const padded = (parts: readonly number[]): string =>
  parts.map((part) => part.toString(16).padStart(4, "0").toUpperCase()).join(":");
/** Returns the address in its usual short form: the longest run of zeros, or the first of several, is compressed. */
const short = (parts: readonly number[]): string => new URL(`http://[${hex(parts)}]`).hostname.slice(1, -1);

test("all addresses of a /64 are one network, however they are written; the next /64 is another", () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), (prefix, one, other) => {
      fc.pre(prefix.some((part) => part !== 0) && hex(prefix) !== "64:ff9b:0:0");
      const [a, b] = [
        [...prefix, ...one],
        [...prefix, ...other],
      ];
      const network = networkOf(hex(a));
      for (const written of [padded(a), short(a), `${short(a)}%en0`, hex(b), padded(b), short(b)])
        expect(networkOf(written)).toBe(network);
      const next = [...prefix.slice(0, 3), ((prefix[3] ?? 0) + 1) % 0x10000, ...one];
      expect(networkOf(hex(next))).not.toBe(network);
    }),
  );
});

test("an IPv4 address counts as itself, mapped into IPv6 or not", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(networkOf(address)).toBe(address);
      expect(networkOf(`::ffff:${address}`)).toBe(address);
    }),
  );
});
