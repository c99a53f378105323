import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { renderScreen } from "../../../shared/testing/render-screen";
import { ClubStep } from "./club-step";

test("a text that is too long is explained once, next to its field", async () => {
  const published = JSON.stringify({ lines: [], links: [] });
  renderScreen(
    <ClubStep onDone={() => undefined} />,
    {
      contentTopic: () => ({ id: "club", version: "1", isSample: false, published }),
      accentShades: () => ({ light: "#1a38d6", dark: "#9aaeff", contrast: 7, isUnchanged: true }),
      publishContents: () => {
        const mistakes = [{ place: "club: shortName", complaint: "must have at most 12 characters" }];
        throw new GraphQLError("The draft has mistakes.", {
          extensions: { code: "CONTENT_INVALID", mistakes },
        });
      },
    },
    "/setup",
  );
  await userEvent.type(await screen.findByLabelText("Short name"), "Bytes of the north");
  await userEvent.click(screen.getByRole("button", { name: "Save and continue" }));
  expect(await screen.findAllByText(/must have at most 12 characters/)).toHaveLength(1);
  expect(screen.getByLabelText("Short name")).toHaveFocus();
  expect(screen.queryByText(/The draft has mistakes/)).not.toBeInTheDocument();
});
