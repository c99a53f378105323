/** A width and a height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture. `left` and `top` are in pixels from the picture's upper left corner. */
export interface Crop extends Size {
  readonly left: number;
  readonly top: number;
}

/** The point that stays visible, in percent of the width and height from the upper left corner. */
export interface Focus {
  readonly focusX: number;
  readonly focusY: number;
}

/**
 * Returns the largest part of a picture with the given aspect ratio. Its centre is as near to the focus as the edges
 * allow.
 */
export function cropOf(size: Size, [across, down]: readonly [number, number], focus: Focus): Crop {
  const width = Math.max(1, Math.min(size.width, Math.round((size.height * across) / down)));
  const height = Math.max(1, Math.min(size.height, Math.round((size.width * down) / across)));
  return {
    width,
    height,
    left: placed(size.width, width, focus.focusX),
    top: placed(size.height, height, focus.focusY),
  };
}

function placed(whole: number, part: number, hundredths: number): number {
  const wanted = Math.round((whole * hundredths) / 100 - part / 2);
  return Math.max(0, Math.min(whole - part, wanted));
}
