import { useState } from "react";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eventFixture } from "../testing/event-fixture";
import { renderScreen } from "../testing/render-screen";
import { EventSelect } from "./event-select";

const event = (slug: string, title: string, state: string) => eventFixture({ id: slug, slug, title, state });
const PAST = [event("siege-2023", "Siege 2023", "past"), event("siege-2024", "Siege 2024", "past")];
const CURRENT = event("siege-2025", "Siege 2025", "current");

/** Renders the selector as in a tab. `chosenSlugs` records the choices. */
function show(at: string, events: readonly object[] = [...PAST, CURRENT], all?: string) {
  const chosenSlugs: string[] = [];
  function Tab() {
    const [value, setValue] = useState(at);
    const choose = (slug: string) => {
      chosenSlugs.push(slug);
      setValue(slug);
    };
    return (
      <EventSelect
        id="e"
        name="event"
        value={value}
        onChange={choose}
        {...(all === undefined ? {} : { all })}
      />
    );
  }
  renderScreen(<Tab />, { events: () => events });
  return chosenSlugs;
}
const select = () => screen.getByRole("combobox", { name: "Event" });
const options = () =>
  within(select())
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ value, text }) => [value, text]);

test("the current event is first; a past one is chosen by its slug, and the current one by none", async () => {
  const chosenSlugs = show("");
  await screen.findByRole("option", { name: "Siege 2023" });
  expect(options()).toEqual([
    ["", "Siege 2025 (current)"],
    ["siege-2023", "Siege 2023"],
    ["siege-2024", "Siege 2024"],
  ]);
  await userEvent.selectOptions(select(), "Siege 2024");
  expect(select()).toHaveValue("siege-2024");
  await userEvent.selectOptions(select(), "Siege 2025 (current)");
  expect(chosenSlugs).toEqual(["siege-2024", ""]);
});

test("a list of all events has the current one under its own slug", async () => {
  const chosenSlugs = show("", [...PAST, CURRENT], "All events");
  await screen.findByRole("option", { name: "Siege 2023" });
  expect(options().slice(0, 2)).toEqual([
    ["", "All events"],
    ["siege-2025", "Siege 2025 (current)"],
  ]);
  await userEvent.selectOptions(select(), "Siege 2025 (current)");
  expect(chosenSlugs).toEqual(["siege-2025"]);
});

test("between two seasons past events can still be viewed", async () => {
  show("siege-2023", PAST);
  expect(await screen.findByRole("option", { name: "Siege 2023" })).toHaveProperty("selected", true);
  expect(options()[0]).toEqual(["", "The current event"]);
});

test("an address that names an event which is gone shows that name, and the way back", async () => {
  const chosenSlugs = show("siege-1999");
  await screen.findByRole("option", { name: "Siege 2023" });
  expect(select()).toHaveDisplayValue("siege-1999");
  await userEvent.selectOptions(select(), "Siege 2025 (current)");
  expect(chosenSlugs).toEqual([""]);
});

test("an address that names the current event by its slug means the current event", async () => {
  show("siege-2025");
  await screen.findByRole("option", { name: "Siege 2025 (current)" });
  expect(options()).toContainEqual(["", "Siege 2025 (current)"]);
  expect(select()).toHaveDisplayValue("Siege 2025 (current)");
});
