import { languageOf } from "./language.js";

test.each([
  ["hi", "hi"],
  ["hi-IN,hi;q=0.9,en;q=0.8", "hi"],
  ["bn-BD", "bn"],
  ["en-IN,hi;q=0.5", "en"],
  ["", "en"],
  ["hindi", "en"],
])("Accept-Language %s is %s", (header, language) => {
  expect(languageOf(header)).toBe(language);
});
