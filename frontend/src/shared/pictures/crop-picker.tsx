import { useEffect, useId, useRef, type PointerEvent } from "react";
import { PICTURE_PLACES } from "@contract/kernel/contract/picture-shapes";
import { type PicturePlace } from "@contract/kernel/contract/uploaded-pictures";
import { cropOf, type Focus } from "@contract/modules/pictures/contract/crop";
import { drawn } from "./prepare-picture";

/** The longer edge of the drawing in pixels: a dialog's width on a screen with two physical pixels per CSS pixel. */
const EDGE = 900;

interface CropPickerProps {
  readonly bitmap: ImageBitmap;
  readonly place: PicturePlace;
  readonly focus: Focus;
  readonly onChange: (focus: Focus) => void;
}

/**
 * Returns whether a kind of picture shows the whole bitmap, so that there is no crop to choose. A difference of one
 * pixel is invisible.
 */
export function isShownWhole(bitmap: ImageBitmap, place: PicturePlace): boolean {
  const { width, height } = cropOf(bitmap, PICTURE_PLACES[place].ratio, { focusX: 50, focusY: 50 });
  return bitmap.width - width <= 1 && bitmap.height - height <= 1;
}

/** Shows the whole picture with the part that the page will show, and the point that always stays visible. */
export function CropPicker({ bitmap, place, focus, onChange }: CropPickerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = bitmap;
  const crop = cropOf(bitmap, PICTURE_PLACES[place].ratio, focus);
  useEffect(() => {
    if (canvas.current) drawn(bitmap, EDGE, canvas.current);
  }, [bitmap]);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      focusX: hundredths(event.clientX - box.left, box.width),
      focusY: hundredths(event.clientY - box.top, box.height),
    });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div
        aria-hidden="true"
        data-testid="crop"
        className="relative mx-auto w-fit cursor-crosshair touch-none overflow-hidden select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) follow(event);
        }}
      >
        <canvas ref={canvas} className="block max-h-80 max-w-full bg-sunken" />
        <div
          className="pointer-events-none absolute border-2 border-[#fff] shadow-[0_0_0_100rem_#0b0d10b3]"
          style={{
            left: percent(crop.left, width),
            top: percent(crop.top, height),
            width: percent(crop.width, width),
            height: percent(crop.height, height),
          }}
        />
        <div
          className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-[#fff] bg-[#0b0d1066] outline-2 outline-[#0b0d10]"
          style={{ left: `${String(focus.focusX)}%`, top: `${String(focus.focusY)}%` }}
        />
      </div>
      <p className="text-sm text-soft">
        The page shows the bright part. Move the ring to the part of the picture that must stay visible.
      </p>
      <Slider
        label="Position of the ring, left to right"
        value={focus.focusX}
        onChange={(focusX) => onChange({ ...focus, focusX })}
      />
      <Slider
        label="Position of the ring, top to bottom"
        value={focus.focusY}
        onChange={(focusY) => onChange({ ...focus, focusY })}
      />
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider that moves the point with the arrow keys. */
function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-2 sm:items-center">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-11 w-full accent-accent"
      />
    </div>
  );
}

function hundredths(at: number, of: number): number {
  return Math.max(0, Math.min(100, Math.round((at / of) * 100)));
}

function percent(part: number, whole: number): string {
  return `${String((part / whole) * 100)}%`;
}
