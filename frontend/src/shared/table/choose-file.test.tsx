import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChooseFile } from "./choose-file";

test("a list that Excel saved in Windows' letters is read as written", async () => {
  const onText = jest.fn();
  render(<ChooseFile busy={false} onText={onText} />);
  const file = new File([new Uint8Array([0x5a, 0x6f, 0xeb])], "people.csv", { type: "text/csv" });
  file.text = () => Promise.resolve("Zo\ufffd");
  file.arrayBuffer = () => Promise.resolve(new Uint8Array([0x5a, 0x6f, 0xeb]).buffer);
  await userEvent.upload(screen.getByLabelText("File"), file);
  await waitFor(() => expect(onText).toHaveBeenCalledWith("Zoë"));
});
