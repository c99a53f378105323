import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CodeField } from "./code-field";

function Code() {
  const [code, setCode] = useState("");
  return <CodeField label="Code" name="otp" value={code} onChange={setCode} error={undefined} />;
}

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  [" Your code is 12-34-56.\n", "123456"],
  ["1234567890", "123456"],
  ["no digits", ""],
  ["１２３", ""],
])("a paste of %p gives %p", async (pasted, digits) => {
  render(<Code />);
  screen.getByLabelText("Code").focus();
  await userEvent.paste(pasted);
  expect(screen.getByLabelText("Code")).toHaveValue(digits);
});

test("takes digits only and six at most, and tells the phone what it is", async () => {
  render(<Code />);
  const field = screen.getByLabelText("Code");
  await userEvent.type(field, "1a2b3c4d5e6f7");
  expect(field).toHaveValue("123456");
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  expect(field).toHaveAttribute("inputmode", "numeric");
});

test("after a refusal the next digit takes the place of the whole code", async () => {
  function Refused() {
    const [code, setCode] = useState("");
    const error = code === "999999" ? "Invalid OTP. 4 tries are left." : undefined;
    return <CodeField label="Code" name="otp" value={code} onChange={setCode} error={error} />;
  }
  render(<Refused />);
  const field = screen.getByLabelText("Code");
  await userEvent.type(field, "999999");
  await userEvent.keyboard("123456");
  expect(field).toHaveValue("123456");
});

describe("Paste code", () => {
  const pasteWith = async (readText: () => Promise<string>) => {
    const user = userEvent.setup();
    render(<Code />);
    jest.spyOn(navigator.clipboard, "readText").mockImplementation(readText);
    await user.click(screen.getByRole("button", { name: "Paste code" }));
  };

  test("takes the code out of the copied text, and gives way to it", async () => {
    await pasteWith(() => Promise.resolve("Your code is 123 456."));
    expect(screen.getByLabelText("Code")).toHaveValue("123456");
    expect(screen.getByLabelText("Code")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Paste code" })).not.toBeInTheDocument();
  });

  test.each(["12 34", "9876543210", "123456 or 654321"])(
    "%p is no code: says so, and fills in nothing",
    async (copied) => {
      await pasteWith(() => Promise.resolve(copied));
      expect(screen.getByRole("status")).toHaveTextContent(
        "Copy the 6-digit code first, then press Paste code.",
      );
      expect(screen.getByLabelText("Code")).toHaveValue("");
    },
  );

  test("says that the browser refused", async () => {
    await pasteWith(() => Promise.reject(new DOMException("denied", "NotAllowedError")));
    expect(screen.getByRole("status")).toHaveTextContent("Your browser does not let this page paste.");
  });
});
