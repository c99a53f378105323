import { PRODUCT_LOOK } from "../../kernel/picture/drawn-look.js";
import { PictureCache } from "./picture-cache.js";

const TEXTS = { clubName: "Coding Club", label: "Team", name: "Null Pointers", footer: "Syntax Siege" };

test("requests that come together share one drawing", async () => {
  const cache = new PictureCache(() => Promise.resolve(PRODUCT_LOOK));
  const [one, other] = await Promise.all([cache.get(TEXTS), cache.get(TEXTS)]);
  expect(other).toBe(one);
  expect(await cache.get({ ...TEXTS, name: "Segfaults" })).not.toEqual(one);
});

test("a drawing that failed is tried again", async () => {
  let accent: unknown = { toJSON: () => PRODUCT_LOOK.accent }; // no colour, but the same JSON and so the same cache key
  const cache = new PictureCache(() => Promise.resolve({ ...PRODUCT_LOOK, accent: accent as string }));
  await expect(cache.get(TEXTS)).rejects.toThrow();
  accent = PRODUCT_LOOK.accent;
  expect((await cache.get(TEXTS)).length).toBeGreaterThan(0);
});
