import { parseJson } from "./parse-json.js";

test.each([
  ["{}"],
  [' {"a": [1, -2.5e3, true, null, "x\\u00e9\\n\\"y\\""], "b": {"a": {}}, "c": []}\n'],
  ['"text"'],
  ['[{"id": "a"}, {"id": "a"}]'],
])("reads %s as JSON.parse does", (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test.each([
  ["", "line 1, column 1: the file ends too early"],
  ['{"a": 1', "line 1, column 8: the file ends too early"],
  ['{\n  "a": 1\n  "b": 2\n}', "line 3, column 3: a comma or } is missing before this"],
  ['{\n  "a": 1,\n}', "line 3, column 1: the comma before this } is too many"],
  ["[1,]", "line 1, column 4: the comma before this ] is too many"],
  ["[1 2]", "line 1, column 4: a comma or ] is missing before this"],
  ['{"a": Asha}', "line 1, column 7: a value is missing or lacks its quotes"],
  ['{"a": trueish}', "line 1, column 7: a value is missing or lacks its quotes"],
  ['{"a": 01}', "line 1, column 7: a value is missing or lacks its quotes"],
  ['{"a": }', "line 1, column 7: a value is missing or lacks its quotes"],
  ["{a: 1}", "line 1, column 2: a field's name in quotes is missing"],
  ["{'a': 1}", "line 1, column 2: a field's name in quotes is missing"],
  ['{"a" 1}', "line 1, column 6: a colon is missing after the field's name"],
  [
    '{"a": "one\ntwo"}',
    "line 1, column 7: this text does not end on its line, or has a backslash or tab in it",
  ],
  [
    '{"a": "C:\\docs"}',
    "line 1, column 7: this text does not end on its line, or has a backslash or tab in it",
  ],
  ['{"a": 1, "b": 2, "a": 3}', 'line 1, column 18: the field "a" is there twice'],
  ["{} {}", "line 1, column 4: something follows after the end"],
  ["[".repeat(50_000), "line 1, column 22: too many levels"],
])("says where %j goes wrong", (text, complaint) => {
  expect(() => parseJson(text)).toThrow(new Error(complaint));
});
