import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { refusal } from "../../../shared/testing/fake-server";
import { renderScreen } from "../../../shared/testing/render-screen";
import { PlaceSettingsForm } from "./place-settings-form";

test("a field's mistake disappears as soon as its text changes", async () => {
  renderScreen(
    <PlaceSettingsForm
      eventSlug={null}
      board={{ settings: null, version: "0" }}
      qualifyingRank={1}
      onSaved={jest.fn()}
      onCancel={null}
    />,
    {
      savePlaceSettings: () => {
        throw refusal("BAD_INPUT", { placeCount: ADMIN_RULES.places });
      },
    },
  );
  await userEvent.selectOptions(screen.getByLabelText("Qualified teams"), "places");
  await userEvent.type(screen.getByLabelText("Places"), "0");
  await userEvent.click(screen.getByRole("button", { name: "Offer places in this event" }));
  expect(await screen.findByText(ADMIN_RULES.places)).toBeVisible();
  await userEvent.type(screen.getByLabelText("Places"), "{Backspace}2");
  expect(screen.getByLabelText("Places")).toBeValid();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
