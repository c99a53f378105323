import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ChoosePerson } from "./choose-person";

const PEOPLE: Record<string, string> = { aarav: "Aarav Shah", zubin: "Zubin Trivedi" };

test("a second search during the first one shows its own people only", async () => {
  let answer: (() => void) | undefined;
  const users = jest.fn(async ({ search }: { readonly search?: string | null }) => {
    if (search === "aarav") await new Promise<void>((resolve) => (answer = resolve));
    const name = PEOPLE[String(search)] ?? "";
    return { edges: [{ node: { id: name, name, email: `${String(search)}@club.test`, role: "USER" } }] };
  });
  renderScreen(<ChoosePerson chosen={[]} taken={[]} onChange={() => undefined} />, { users });
  const field = screen.getByLabelText("New Superadmins");
  await userEvent.type(field, "aarav{Enter}");
  await userEvent.clear(field);
  await userEvent.type(field, "zubin{Enter}");
  answer?.();
  expect(await screen.findByRole("button", { name: "Add Zubin Trivedi" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add Aarav Shah" })).toBeNull();
});
