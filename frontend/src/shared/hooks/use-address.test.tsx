import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "../testing/render-screen";
import { useAddress } from "./use-address";

function Choices() {
  const { put, goOn } = useAddress();
  const both = () => {
    put("tab", "teams");
    put("event", "genesis");
  };
  const on = () => {
    put("event", null);
    goOn(["tab"], { view: "sent" });
  };
  return (
    <>
      <button onClick={both}>Both at once</button>
      <button onClick={on}>On</button>
    </>
  );
}

test("a second change before the next drawing builds on the first", async () => {
  renderScreen(<Choices />, {}, "/admindashboard?q=lata");
  await userEvent.click(screen.getByRole("button", { name: "Both at once" }));
  expect(screen.getByTestId("address")).toHaveTextContent("/admindashboard?q=lata&tab=teams&event=genesis");
  await userEvent.click(screen.getByRole("button", { name: "On" }));
  expect(screen.getByTestId("address")).toHaveTextContent("/admindashboard?tab=teams&view=sent");
});
