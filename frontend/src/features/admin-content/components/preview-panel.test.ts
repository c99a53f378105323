import { fillFrame } from "./preview-panel";

const PAGE = '<!doctype html><html><head><title>A</title></head><body><a href="/">Home</a></body></html>';

function frameOf(sandbox: string | null): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  const list = (sandbox ?? "").split(" ");
  // jsdom does not implement `sandbox`.
  Object.defineProperty(frame, "sandbox", { value: { contains: (one: string) => list.includes(one) } });
  return frame;
}

test("a page is shown in a frame whose links lead nowhere", () => {
  const frame = frameOf("allow-same-origin");
  fillFrame(frame, PAGE);
  expect(frame.getAttribute("srcdoc")).toContain('<head><base target="_blank"><title>A</title>');
});

test.each([[null], [""], ["allow-same-origin allow-scripts"], ["allow-scripts"]])(
  "a frame that may run scripts is refused: sandbox %j",
  (sandbox) => {
    const frame = frameOf(sandbox);
    expect(() => fillFrame(frame, PAGE)).toThrow("without scripts");
    expect(frame.getAttribute("srcdoc")).toBeNull();
  },
);
