/** Loaded before a program: its clock runs two hours ahead. */
const AHEAD = 2 * 3_600_000;
const now = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) =>
    /** @type {object} */ (Reflect.construct(target, args.length === 0 ? [now() + AHEAD] : args, self)),
});
Date.now = () => now() + AHEAD;
