import { namesTag } from "./request-context.js";

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"xyz", W/"abc"', true],
  ['"xyz","abc"', true],
  ["*", true],
  ['"abcd"', false],
  ['"x,abc"', false],
  ["abc", false],
  ["", false],
  [undefined, false],
])("If-None-Match %j names the tag abc, strong or weak: %s", (header, names) => {
  expect([namesTag(header, '"abc"'), namesTag(header, 'W/"abc"')]).toEqual([names, names]);
});
