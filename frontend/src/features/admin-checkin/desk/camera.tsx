import { useEffect, useRef, useState } from "react";
import { browser } from "../../../shared/browser";
import { keepFiles } from "./keep-files";
import type { ReadCode } from "./read-code";
import { t } from "@contract/kernel/contract/t";

/**
 * The pause between two pictures, in milliseconds: short enough to read a code without a noticeable wait, and long
 * enough to keep the phone cool.
 */
const EVERY_MS = 150;

interface CameraProps {
  readonly onCode: (text: string) => void;
  /** Called with the reason if the camera does not start, or stops by itself. */
  readonly onProblem: (text: string) => void;
}

/** Shows the camera's picture and searches it for codes. */
export function Camera({ onCode, onProblem }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isSeeing, setSeeing] = useState(false);
  const report = useRef({ onCode, onProblem });
  useEffect(() => {
    report.current = { onCode, onProblem };
  });
  useEffect(() => {
    const state = { isOver: false, stream: null as MediaStream | null };
    const start = async (): Promise<void> => {
      // Loads the QR scanner, which may need a 1 MB script, while the camera starts. If the camera waited for the
      // script, the browser would ask for permission too late.
      const reader = import("./read-code").then(({ makeReader }) => makeReader());
      reader.catch(() => undefined);
      const wanted = { video: { facingMode: "environment", width: { ideal: 1280 } }, audio: false };
      const stream = await browser().mediaDevices?.getUserMedia(wanted);
      if (stream === undefined) throw new Error("The browser has no camera");
      state.stream = stream;
      if (state.isOver || video.current === null) {
        stop(stream);
        return;
      }
      for (const track of stream.getTracks())
        track.addEventListener("ended", () => report.current.onProblem(STOPPED));
      video.current.srcObject = stream;
      await video.current.play();
      const read = await reader;
      setSeeing(true);
      void keepFiles();
      await look(
        video.current,
        read,
        () => state.isOver,
        (text) => report.current.onCode(text),
      );
    };
    start().catch((thrown: unknown) => {
      if (!state.isOver) report.current.onProblem(textOf(thrown));
    });
    return () => {
      state.isOver = true;
      if (state.stream) stop(state.stream);
    };
  }, []);
  return (
    <div className="relative">
      <video
        ref={video}
        muted
        playsInline
        aria-label="Camera picture"
        className="aspect-square w-full border-2 border-ink bg-[#000000] object-cover sm:aspect-video"
      />
      <p
        role="status"
        className="absolute inset-0 grid place-items-center p-6 text-center text-lg font-semibold text-[#ffffff] empty:hidden"
      >
        {isSeeing ? null : "Starting the camera. If your browser asks to use the camera, choose Allow."}
      </p>
    </div>
  );
}

async function look(
  video: HTMLVideoElement,
  read: ReadCode,
  isOver: () => boolean,
  onCode: (text: string) => void,
): Promise<void> {
  while (!isOver()) {
    const text = await read(video).catch(() => null);
    if (text !== null && !isOver()) onCode(text);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const STOPPED = t(
  "The camera stopped. Another app may use the camera, or the camera was unplugged. Try again, or find people by name.",
);

function textOf(thrown: unknown): string {
  const name = thrown instanceof DOMException ? thrown.name : "";
  if (name === "NotAllowedError")
    return t(
      "The browser blocks the camera for this page. Allow the camera in the browser's settings and try again, or find people by name.",
    );
  if (name === "NotFoundError") return t("There is no camera on this device. Find people by name.");
  if (name === "NotReadableError")
    return t("Another app is using the camera. Close that app and try again, or find people by name.");
  return t("The camera could not be started. Try again, or find people by name.");
}
