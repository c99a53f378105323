import { isPublicAddress } from "./public-address.js";
import { faultOfAddress } from "./outgoing-post.js";

const INSIDE = [
  "127.0.0.1",
  "10.1.2.3",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fd00:ec2::254",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
];

test.each(INSIDE)("%s is no address of the internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["1.1.1.1", "93.184.216.34", "172.32.0.1", "2606:4700:4700::1111"])(
  "%s is an address of the internet",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const PRODUCTION = { isProduction: true };

test.each([
  "ftp://example.org/",
  "nonsense",
  "http://example.org/hook",
  "https://user:pass@example.org/",
  "https://example.org:22/",
  "https://example.org/#a",
  "https://localhost/",
  "https://db.internal/",
  "https://2130706433/", // 127.0.0.1 as one number
  "https://0x7f.1/",
  "https://[::ffff:127.0.0.1]/",
  "https://169.254.169.254/latest/meta-data",
  "https://10.0.0.1/",
])("%s may not be called in production", (address) => {
  expect(faultOfAddress(address, PRODUCTION)).not.toBeNull();
});

test("public addresses may be called, and this machine during development", () => {
  expect(faultOfAddress("https://example.org/hook?x=1", PRODUCTION)).toBeNull();
  expect(faultOfAddress("https://example.org:8443/", PRODUCTION)).toBeNull();
  expect(faultOfAddress("http://127.0.0.1:9000/", PRODUCTION)).not.toBeNull();
  expect(faultOfAddress("http://127.0.0.1:9000/", { isProduction: false })).toBeNull();
  expect(faultOfAddress("http://192.168.0.5:9000/", { isProduction: false })).not.toBeNull();
  expect(faultOfAddress("https://192.168.0.5/", { isProduction: false })).not.toBeNull();
});
