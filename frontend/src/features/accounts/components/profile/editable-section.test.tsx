import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazyPart } from "../../../../shared/lazy-page";
import { EditableSection } from "./editable-section";

test("a form that is cancelled while its script is loading gives the focus back to its button", async () => {
  const Form = lazyPart<object>(() => new Promise(() => undefined));
  render(
    <EditableSection title="Email" editLabel="Change e-mail" preserveKey="email" view="The address">
      {() => <Form />}
    </EditableSection>,
  );
  const edit = () => screen.getByRole("button", { name: "Change e-mail" });
  await userEvent.click(edit());
  const cancel = screen.getByRole("button", { name: "Cancel" });
  expect(cancel).toHaveFocus();
  await userEvent.click(cancel);
  expect(edit()).toHaveFocus();
});
