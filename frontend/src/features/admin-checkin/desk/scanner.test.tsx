import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Scanner } from "./scanner";

jest.mock("./read-code", () => ({ makeReader: () => Promise.resolve(() => Promise.resolve(null)) }));
const button = (name: string) => screen.findByRole("button", { name });

class Silence {
  readonly resume = () => Promise.resolve();
}

async function pressScan(getUserMedia: () => Promise<MediaStream>): Promise<jest.Mock> {
  Object.assign(globalThis, { AudioContext: Silence });
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
  const onFind = jest.fn();
  render(<Scanner onCode={jest.fn()} onFind={onFind} isMuted={false} onMute={jest.fn()} />);
  await userEvent.click(await button("Scan with the camera"));
  return onFind;
}

test.each([
  ["NotFoundError", /no camera on this device/],
  ["NotAllowedError", /browser blocks the camera/],
  ["NotReadableError", /Another app is using the camera/],
  ["AbortError", /could not be started/],
])(
  "a camera that does not start, %s: it says so, and people are found by name",
  async (name, expectedText) => {
    const onFind = await pressScan(() => Promise.reject(new DOMException("no", name)));
    expect(await screen.findByRole("alert")).toHaveTextContent(expectedText);
    expect(screen.queryByRole("button", { name: "Stop the camera" })).not.toBeInTheDocument();
    await userEvent.click(await button("Find by name"));
    expect(onFind).toHaveBeenCalled();
  },
);

test("once it is allowed another try starts it; a camera lost since then is reported", async () => {
  const track = Object.assign(new EventTarget(), { stop: jest.fn() });
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  const media = jest.fn(() => Promise.resolve(stream));
  media.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await pressScan(media);
  await userEvent.click(await button("Try again"));
  expect(await button("Stop the camera")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  act(() => void track.dispatchEvent(new Event("ended")));
  expect(await screen.findByRole("alert")).toHaveTextContent(/The camera stopped/);
  expect(await button("Try again")).toBeVisible();
});
