import { LazyImage } from "../../shared/ui/lazy-image";

/** For people who gave no picture of themselves. */
const NOBODY = "/media/avatar.svg";

interface PortraitProps {
  readonly src: string | null;
  readonly name: string;
  readonly eager?: boolean;
  readonly className: string;
}

/** A person's square picture. */
export function Portrait({ src, name, eager = false, className }: PortraitProps) {
  return (
    <LazyImage
      src={src ?? NOBODY}
      alt={`Portrait of ${name}`}
      width={320}
      height={320}
      eager={eager}
      className={className}
    />
  );
}
