import "reflect-metadata";
import { validateSync } from "class-validator";
import { NoticeInput } from "./event-texts.input.js";

const isTaken = (link: string): boolean =>
  validateSync(Object.assign(new NoticeInput(), { title: "T", description: "D", link })).length === 0;

test.each([
  "https://club.example@evil.example/",
  "https://user:word@evil.example/",
  "https://evil.example/\u202ebulc",
  "/events/\u202egeis",
])("a notice's link %j, which hides where it leads, is refused", (link) => {
  expect(isTaken(link)).toBe(false);
});

test.each([
  "/events/syntaxsiege#rules",
  "https://club.example",
  "https://club.example/a?b=c@d",
  "https://क्लब.example/नियम",
])("a notice's link %j is taken", (link) => {
  expect(isTaken(link)).toBe(true);
});
