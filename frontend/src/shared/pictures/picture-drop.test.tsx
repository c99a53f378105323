import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PictureDrop } from "./picture-drop";

const REFUSAL = "This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.";

/** Returns a file whose first bytes can be read, unlike those of jsdom's own files. */
function fileOf(name: string, type: string, bytes: readonly number[]): File {
  const file = new File([], name, { type });
  const first = { arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) };
  file.slice = () => first as Blob;
  return file;
}

/** Chooses a file that the field's `accept` does not allow, as users can do in a browser. */
function choose() {
  const onFile = jest.fn();
  render(<PictureDrop label="Choose a picture" of="the final" onFile={onFile} />);
  const field = screen.getByLabelText<HTMLInputElement>("Choose a picture: the final", { selector: "input" });
  return { onFile, give: (file: File) => userEvent.upload(field, file, { applyAccept: false }) };
}

test.each([
  ["notes.txt", "text/plain"],
  ["renamed.jpg", "image/jpeg"],
])("a file without a picture is refused before the dialog: %s", async (name, type) => {
  const { onFile, give } = choose();
  await give(fileOf(name, type, [0x4d, 0x69, 0x6e, 0x75, 0x74, 0x65, 0x73]));
  expect(await screen.findByText(REFUSAL)).toBeVisible();
  expect(onFile).not.toHaveBeenCalled();
});

test.each([
  ["a JPEG", "image/jpeg", [0xff, 0xd8, 0xff, 0xe0]],
  ["a photo without a type", "", [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63]],
  ["a drawing, which the server refuses with advice", "image/svg+xml", [0x3c, 0x73, 0x76, 0x67]],
])("%s goes on to the dialog", async (_name, type, bytes) => {
  const { onFile, give } = choose();
  await give(fileOf("picture", type, bytes));
  await waitFor(() => expect(onFile).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(REFUSAL)).not.toBeInTheDocument();
});
