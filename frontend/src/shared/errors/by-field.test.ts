import { toAppError } from "./app-error";
import { byField } from "./by-field";

const fields = { csv: "No names.", year: "No year." };
const refused = Object.assign(new Error(), {
  errors: [{ message: "Check the fields.", extensions: { code: "BAD_INPUT", fields } }],
});
const messageOf = (work: () => Promise<unknown>) =>
  work().catch((thrown: unknown) => toAppError(thrown, "It failed.").message);

test("a refusal of a field says the field's text where the screen does not have the field", async () => {
  const work = () => Promise.reject(refused);
  expect(await messageOf(byField(work))).toBe("No names.");
  expect(await messageOf(byField(work, "year"))).toBe("No year.");
  expect(await messageOf(byField(work, "place"))).toBe("Check the fields.");
});

test("any other failure stays, as does a result", async () => {
  expect(await messageOf(byField(() => Promise.reject(new Error("offline"))))).toBe("It failed.");
  expect(await byField(() => Promise.resolve(3))()).toBe(3);
});
