import type { ReactNode } from "react";

/**
 * Returns an icon of square-capped lines on a 24-unit grid. Icons are decorative, because the word next to an icon
 * carries the meaning. An icon is 1.25 rem wide if its class names set no other size. Every page loads this file, so an
 * icon for only a few screens is defined next to its screen.
 */
export function icon(paths: ReactNode) {
  return function Icon({ className = "" }: { readonly className?: string }) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        aria-hidden="true"
        focusable="false"
        className={`shrink-0 ${/\bsize-/.test(className) ? "" : "size-5"} ${className}`}
      >
        {paths}
      </svg>
    );
  };
}

export const CheckIcon = icon(<path d="m4 12.5 5.5 5.5L20 6.5" />);
export const CrossIcon = icon(<path d="m5 5 14 14M19 5 5 19" />);
export const AlertIcon = icon(<path d="M12 3 2.5 20.5h19ZM12 9.5v5m0 1.8v2" />);
export const InfoIcon = icon(<path d="M3 3h18v18H3zM12 10.5V17m0-10v2" />);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.5V12l4 2.5" />
  </>,
);
export const DashIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M8 12h8" />
  </>,
);
export const MenuIcon = icon(<path d="M3 6h18M3 12h18M3 18h18" />);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M19 5l-2 2M7 17l-2 2" />
  </>,
);
export const MoonIcon = icon(<path d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z" />);
export const ArrowIcon = icon(<path d="M4 12h15m-6-6 6 6-6 6" />);
export const ChevronIcon = icon(<path d="m6 9 6 6 6-6" />);
export const LockIcon = icon(<path d="M5 11h14v10H5zM8 11V7.500a4 4 0 0 1 8 0V11" />);
