import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Unreachable } from "../../../../shared/testing/fake-server";
import { renderScreen } from "../../../../shared/testing/render-screen";
import { watchDownloads } from "../../../../shared/testing/watch-downloads";
import { DataPanel } from "./data-panel";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("saves what the server answers as a file, and says which", async () => {
  const saved = watchDownloads();
  renderScreen(<DataPanel />, { exportMyData: () => '{"account":1}' });
  await press("Download my data");
  expect(await screen.findByText("Your data is in the file my-club-data.json.")).toBeVisible();
  expect(saved).toEqual([{ name: "my-club-data.json", blob: expect.any(Blob) as Blob }]);
  expect(saved[0]?.blob).toMatchObject({ type: "application/json", size: '{"account":1}'.length });
});

test("is busy while it asks, and asks once", async () => {
  const exportMyData = jest.fn(() => new Promise(() => undefined));
  renderScreen(<DataPanel />, { exportMyData });
  await press("Download my data");
  await userEvent.click(await screen.findByRole("button", { name: "Preparing..." }));
  expect(exportMyData).toHaveBeenCalledTimes(1);
});

test("a failure is shown, and nothing is saved", async () => {
  const saved = watchDownloads();
  renderScreen(<DataPanel />, {
    exportMyData: () => {
      throw new Unreachable();
    },
  });
  await press("Download my data");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The server cannot be reached. Check your connection and try again.",
  );
  expect(saved).toEqual([]);
});
