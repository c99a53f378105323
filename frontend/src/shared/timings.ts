/** All fixed waits of the product, in milliseconds. The club specified them, unless marked "Ours". */
export const TIMINGS = {
  /** The time after which sign-up and forgotten password go to /login. */
  redirect: 2_000,
  /** The time after which success and error banners disappear. */
  banner: 3_000,
  /** The time for which "Copied" is shown. */
  copied: 2_000,
  /** The time of the members page's first loader, and of its loader on changing tabs. */
  membersLoader: 2_000,
  /** The interval in which Testimonials and Glimpses advance. */
  carouselInterval: 6_000,
  carouselSlide: 500,
  lazyImageScrollDelay: 300,
  /** Ours: the time for which a decision can be undone from its message. */
  undo: 10_000,
  /** Ours: a token with less than this time left is renewed before it is used. */
  renewBefore: 60_000,
  /** Ours: the interval in which a user without a team checks whether a leader has added them. */
  teamPoll: 30_000,
} as const;

/**
 * The widths below which the layout changes, in CSS pixels. Tailwind's `sm`, `md` and `lg` in theme.css are the same.
 */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024 } as const;

/** The distance to the visible part of the page at which a picture is fetched, in CSS pixels. The club specified it. */
export const LAZY_MARGIN_PX = 100;
