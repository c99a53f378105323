import { LazyImage } from "../../shared/ui/lazy-image";

/** The picture for people who have none. */
const PLACEHOLDER = "/media/avatar.svg#1a38d6";

interface PortraitProps {
  readonly src: string | null;
  readonly name: string;
  readonly eager?: boolean;
  /** The displayed width, in the format of an `<img sizes>` attribute. */
  readonly sizes: string;
  readonly className: string;
}

/** Shows a person's square picture. */
export function Portrait({ src, name, eager = false, sizes, className }: PortraitProps) {
  return (
    <LazyImage
      src={src ?? PLACEHOLDER}
      alt={`Portrait of ${name}`}
      width={320}
      height={320}
      eager={eager}
      sizes={sizes}
      className={className}
    />
  );
}
