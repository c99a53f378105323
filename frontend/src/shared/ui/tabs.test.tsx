import { useState } from "react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tabs } from "./tabs";

function Registration({ hasTeam }: { readonly hasTeam: boolean }) {
  const [tab, setTab] = useState<"create" | "add">(hasTeam ? "add" : "create");
  return (
    <Tabs
      label="Team registration"
      value={tab}
      onChange={setTab}
      items={[
        { value: "create", label: "Create Team", content: "create form", disabled: hasTeam },
        { value: "add", label: "Add Member", content: "add form", disabled: !hasTeam },
      ]}
    />
  );
}

test("a disabled tab can be neither clicked nor reached by the arrow keys", async () => {
  render(<Registration hasTeam={false} />);
  expect(screen.getByRole("tab", { name: "Add Member" })).toBeDisabled();
  await userEvent.click(screen.getByRole("tab", { name: "Add Member" }));
  screen.getByRole("tab", { name: "Create Team" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Create Team" })).toHaveFocus();
  expect(screen.getByRole("tabpanel")).toHaveTextContent("create form");
});

test("the arrow keys move to a tab without opening it, so that a form with unsaved text can ask first", async () => {
  const onChange = jest.fn();
  const items = [
    { value: "write", label: "Write", content: "a form" },
    { value: "sent", label: "Sent", content: "a list" },
  ] as const;
  render(<Tabs label="Mail" value="write" onChange={onChange} items={items} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Sent" })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledWith("sent");
});

test("a line of tabs that scrolls shows the open tab again after its width has changed", () => {
  let resize = () => {};
  globalThis.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      resize = () => onResize([], this);
    }
    observe() {
      resize();
    }
    unobserve() {}
    disconnect() {}
  };
  const items = [
    { value: "write", label: "Write" },
    { value: "sent", label: "Sent" },
  ] as const;
  render(
    <Tabs label="Mail" value="sent" onChange={() => undefined} items={items} oneLine>
      a list
    </Tabs>,
  );
  const line = screen.getByRole("tablist");
  jest.spyOn(screen.getByRole("tab", { name: "Sent" }), "offsetLeft", "get").mockReturnValue(348);
  line.scrollLeft = 0;
  act(() => resize());
  expect(line.scrollLeft).toBe(300);
});
