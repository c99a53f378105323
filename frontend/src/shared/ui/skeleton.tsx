interface SkeletonProps {
  /** How many text lines to hold the place of. */
  readonly lines?: number;
  /** Any CSS length; the last line is always shorter, as text is. */
  readonly width?: string;
}

/** Grey lines of the final text's height. Hidden from screen readers: the region's own status speaks. */
export function Skeleton({ lines = 1, width = "100%" }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="animate-pulse" style={{ width }}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="flex h-6 items-center">
          <div
            className={`h-3.5 rounded-xs bg-rule ${line > 0 && line === lines - 1 ? "w-3/5" : "w-full"}`}
          />
        </div>
      ))}
    </div>
  );
}
