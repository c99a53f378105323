import fc from "fast-check";
import { joined, msg, type Text, textIn } from "./message.js";
import { accountsNamed, personName, withoutNameOf, withoutNames } from "./person-name.js";

const ACCOUNTS = ["asha", "ravi", "meera"];

const person = fc.record({
  userId: fc.constantFrom(...ACCOUNTS, null),
  name: fc.constantFrom("Asha", "Ravi"),
});
const { text } = fc.letrec<{ text: Text }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    person.map(personName),
    fc.constantFrom("Bit by Bit", "5"),
    fc
      .tuple(tie("text"), tie("text"))
      .map(([first, second]) => msg("{first} and {second}", { first, second })),
    fc.array(tie("text"), { minLength: 1, maxLength: 3 }).map((texts) => joined(texts)),
  ),
}));

test("a text without one account's name names all others as before, and says so in its place", () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...ACCOUNTS), (before, removedId) => {
      const after = withoutNameOf(removedId, before);
      expect(accountsNamed(after).sort()).toEqual(
        accountsNamed(before)
          .filter((id) => id !== removedId)
          .sort(),
      );
      expect(textIn("en", after).includes("A deleted account")).toBe(
        accountsNamed(before).includes(removedId),
      );
      if (!accountsNamed(before).includes(removedId)) expect(textIn("en", after)).toBe(textIn("en", before));
    }),
  );
});

test("a text without names has none that an account has", () => {
  fc.assert(fc.property(text, (before) => expect(accountsNamed(withoutNames(before))).toEqual([])));
});
