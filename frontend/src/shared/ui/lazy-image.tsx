import { useRef } from "react";
import { uploadedSources } from "@contract/kernel/contract/uploaded-sources";
import { useNearViewport } from "../hooks/use-near-viewport";

interface LazyImageProps {
  /** Null leaves its place empty. A fragment ("#1a38d6") is the colour of the place until the picture is there. */
  readonly src: string | null;
  /** What it shows, for who does not see it; empty for decoration. */
  readonly alt: string;
  /** The picture's own size in pixels: its place has this shape before it is there. */
  readonly width: number;
  readonly height: number;
  /** For what is seen first: fetched at once. Also turns a waiting picture into one that comes now. */
  readonly eager?: boolean;
  /** The same picture without motion, for readers who asked for that. */
  readonly still?: string;
  /** How wide it is shown, as in `<img sizes>`: an uploaded picture is there in several widths. */
  readonly sizes?: string;
  /** Size and place; the picture fills what it is given. */
  readonly className?: string;
}

/**
 * A picture that is fetched 100 px before it comes into view, 300 ms after scrolling brought it there (timings.ts), or
 * before the page is printed (public/first.js). Without script it is a plain `<img loading="lazy">`.
 */
export function LazyImage(props: LazyImageProps) {
  const { src, alt, width, height, eager = false, still, sizes, className = "" } = props;
  const place = useRef<HTMLImageElement>(null);
  const near = useNearViewport(place, eager);
  const wanted = eager || near;
  const uploads = uploadedSources(src ?? "");
  const sources = uploads.map((source) => <source key={source.type} {...source} sizes={sizes} />);
  const picture = (
    <img
      ref={place}
      src={wanted && src !== null ? src : blank(width, height)}
      data-src={wanted ? undefined : (src ?? undefined)}
      alt={alt}
      width={width}
      height={height}
      decoding={eager ? undefined : "async"}
      className="size-full object-cover"
    />
  );
  return (
    <span
      className={`relative block overflow-hidden bg-sunken ${className}`}
      style={{ backgroundColor: src?.match(/#.+/)?.[0] }}
    >
      {still === undefined ? (
        uploads.length > 0 ? (
          // The element stays the same while it waits for the files that a browser chooses from.
          <picture>
            {wanted && sources}
            {picture}
          </picture>
        ) : (
          picture
        )
      ) : (
        <picture>
          {wanted ? <source media="(prefers-reduced-motion: reduce)" srcSet={still} /> : null}
          {picture}
        </picture>
      )}
      {eager || src === null ? null : (
        <noscript>
          <img
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        </noscript>
      )}
    </span>
  );
}

/** An empty picture of the same shape: keeps the place, and keeps browsers from writing the alternative text there. */
function blank(width: number, height: number): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${String(width)}' height='${String(height)}'/%3E`;
}
