import { acceptedEncoding, prefersHtml } from "./accepted.js";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["br;q=0,gzip", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br ; Q=0 , *", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["*;q=0, gzip", "gzip"],
  ["identity;q=0, gzip;q=0.1", "gzip"],
  ["identity;q=0", "identity"],
  ["identity, br;q=0.1", "identity"],
  ["brotli, x-gzip", "identity"],
])("Accept-Encoding %j gets %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", true],
  ["TEXT/HTML", true],
  ["application/json;q=0.1, text/html", true],
  ["text/html;q=0, */*", false],
  ["application/json, text/html;q=0.5", false],
  ["*/*", false],
  [undefined, false],
])("Accept %j asks for a page: %s", (header, isPage) => {
  expect(prefersHtml(header)).toBe(isPage);
});
