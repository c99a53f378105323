import { useRef } from "react";
import { uploadedSources } from "@contract/kernel/contract/uploaded-sources";
import { useNearViewport } from "../hooks/use-near-viewport";

interface LazyImageProps {
  /**
   * The picture's address; null leaves its space empty. A fragment ("#1a38d6") is the colour of the space until the
   * picture is loaded.
   */
  readonly src: string | null;
  /** The description for people who do not see the picture; "" for decoration. */
  readonly alt: string;
  /** The picture's own size in pixels. The reserved space has this shape before the picture is loaded. */
  readonly width: number;
  readonly height: number;
  /**
   * Whether the picture is fetched immediately, because it is visible without scrolling. The value may become true
   * later.
   */
  readonly eager?: boolean;
  /** The address of the same picture without motion, for readers who prefer reduced motion. */
  readonly still?: string;
  /** The displayed width, as in `<img sizes>`. Needed because an uploaded picture exists in several widths. */
  readonly sizes?: string;
  /** The classes for size and position of the space, which the picture fills. */
  readonly className?: string;
}

/**
 * A picture that is fetched once it is within 100 px of the view (timings.ts). While the reader scrolls, the picture
 * must stay within this distance for 300 ms. Until React starts, public/at-rest.js fetches the pictures near the view.
 * Before the page is printed, public/first.js fetches all pictures. Without JavaScript, the picture is a plain
 * `<img loading="lazy">`.
 */
export function LazyImage(props: LazyImageProps) {
  const { src, alt, width, height, eager = false, still, sizes, className = "" } = props;
  const place = useRef<HTMLImageElement>(null);
  const near = useNearViewport(place, eager);
  const wanted = eager || near;
  const uploads = uploadedSources(src ?? "");
  /** The attribute with a source's addresses. Browsers ignore `data-srcset` until a script renames it. */
  const addresses = (srcSet: string) => (wanted ? { srcSet } : { "data-srcset": srcSet });
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
          // Always a picture element, so that React keeps the same img when the sources are added.
          <picture>
            {uploads.map(({ type, srcSet }) => (
              <source key={type} type={type} {...addresses(srcSet)} sizes={sizes} />
            ))}
            {picture}
          </picture>
        ) : (
          picture
        )
      ) : (
        <picture>
          <source media="(prefers-reduced-motion: reduce)" {...addresses(still)} />
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

/**
 * Returns the address of an empty picture of the same shape. The empty picture keeps the space, and browsers do not
 * show the alternative text in it.
 */
function blank(width: number, height: number): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${String(width)}' height='${String(height)}'/%3E`;
}
