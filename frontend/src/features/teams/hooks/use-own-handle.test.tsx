import { act, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { useForm } from "../../../shared/forms/use-form";
import { useFilledHandle } from "./use-own-handle";

/** A form that restores a handle when it opens, as forms do after a reload. */
function Form({ own, draft }: { readonly own: string | null; readonly draft: string }) {
  const form = useForm({
    initial: { codeforcesHandle: "" },
    fallback: "Failed",
    submit: () => Promise.resolve(),
  });
  const { restore } = form;
  useLayoutEffect(() => restore({ codeforcesHandle: draft }), [restore, draft]);
  useFilledHandle(form, own);
  return <input aria-label="Handle" value={form.values.codeforcesHandle} readOnly />;
}

const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

test.each([
  ["fills an empty field", "", "asha_rao", "asha_rao"],
  ["keeps a restored handle", "typed", "asha_rao", "typed"],
  ["does nothing without a handle", "", null, ""],
])("the account's handle %s", async (_what, draft, own, expected) => {
  render(<Form own={own} draft={draft} />);
  await aMoment();
  expect(screen.getByLabelText("Handle")).toHaveValue(expected);
});
