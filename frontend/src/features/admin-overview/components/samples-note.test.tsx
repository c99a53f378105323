import { act, screen } from "@testing-library/react";
import { MayContext } from "../../../shared/session/may";
import { renderScreen } from "../../../shared/testing/render-screen";
import { SamplesNote } from "./samples-note";

const NONE = { people: 0, testimonials: 0, glimpses: 0, events: 0, texts: 0 };

async function show(samples: object, isSampleClub: boolean) {
  renderScreen(
    <MayContext value={() => true}>
      <SamplesNote />
    </MayContext>,
    { samples: () => samples, siteContent: () => ({ club: { sample: isSampleClub } }) },
    "/admindashboard",
  );
  await act(() => new Promise((done) => setTimeout(done, 20)));
}
const link = () => screen.queryByRole("link", { name: "See which" });

test.each([
  [{ ...NONE, texts: 1 }, false],
  [{ ...NONE, events: 1 }, false],
  [NONE, true],
])("of %j with the sample's name kept: %s, it leads to the tab Content", async (samples, isSampleClub) => {
  await show(samples, isSampleClub);
  expect(link()).toHaveAttribute("href", "/admindashboard?tab=content");
});

test("nothing is said of a site without samples", async () => {
  await show(NONE, false);
  expect(link()).toBeNull();
});
