/** Waiting times of the site, in milliseconds. The club specified them, except those marked "Ours". */
export const TIMINGS = {
  /** The delay before the page changes to /login after signing up or resetting a password. */
  redirect: 2_000,
  /** How long a banner that disappears by itself is shown. */
  banner: 3_000,
  /** How long "Copied" is shown. */
  copied: 2_000,
  /** How long the members page shows its loader, at first and when the tab changes. */
  membersLoader: 2_000,
  /** The interval at which Testimonials and Glimpses advance. */
  carouselInterval: 6_000,
  carouselSlide: 500,
  lazyImageScrollDelay: 300,
  /** Ours: how long a message with an undo button is shown, after a change of cells or a decision about a payment. */
  undo: 10_000,
  /** Ours: a token with less time left than this is renewed before it is used. */
  renewBefore: 60_000,
  /** Ours: the interval at which a user without a team checks whether a leader has added or invited them. */
  teamPoll: 30_000,
} as const;

/**
 * The widths below which the layout changes, in CSS pixels. The same as Tailwind's `sm`, `md` and `lg` in theme.css.
 */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024 } as const;

/**
 * The distance from the visible part of the page at which a picture is fetched, in CSS pixels. Specified by the club.
 */
export const LAZY_MARGIN_PX = 100;
