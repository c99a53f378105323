/** Every fixed wait of the product, in milliseconds. The club ordered them, unless said otherwise. */
export const TIMINGS = {
  /** Sign-up and forgotten password go to /login after this. */
  redirect: 2_000,
  /** Success and error banners clear after this. */
  banner: 3_000,
  /** "Copied" stays this long. */
  copied: 2_000,
  /** The members page's first loader and its delay on changing tabs. */
  membersLoader: 2_000,
  /** Testimonials and Glimpses advance this often. */
  carouselInterval: 6_000,
  carouselSlide: 500,
  lazyImageScrollDelay: 300,
  /** Ours: a decision can be undone from its message for as long. */
  undo: 10_000,
  /** Ours: a token this close to its end is renewed before it is used. */
  renewBefore: 60_000,
  /** Ours: how often a user without a team checks whether a leader has added them. */
  teamPoll: 30_000,
} as const;

/** Widths below which the layout changes, in CSS pixels. Tailwind's `sm`, `md` and `lg` in theme.css are the same. */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024 } as const;

/** How near to the visible part of the page a picture is fetched, in CSS pixels; ordered by the club. */
export const LAZY_MARGIN_PX = 100;
