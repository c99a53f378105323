/** Starts a program's clock at the time in CLOCK_STARTS_AT. The file is loaded before the program. */
const shift = Date.parse(process.env["CLOCK_STARTS_AT"] ?? "") - Date.now();
const now = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) =>
    /** @type {object} */ (Reflect.construct(target, args.length === 0 ? [now() + shift] : args, self)),
});
Date.now = () => now() + shift;
