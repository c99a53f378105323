import { fc } from "../../../../scripts/jest/properties";
import { noticesText, readNotices } from "./notice-values";

test("notices come back from the text a form holds", () => {
  const notice = fc.record({ title: fc.string(), description: fc.string(), link: fc.option(fc.webUrl()) });
  fc.assert(
    fc.property(fc.array(notice, { maxLength: 5 }), (notices) => {
      expect(readNotices(noticesText(notices))).toEqual(
        notices.map(({ link, ...texts }, key) => ({ ...texts, key, link: link ?? "" })),
      );
    }),
  );
});
