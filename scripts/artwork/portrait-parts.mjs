/** What the portraits of portraits.mjs are made of, on 96 by 96. */
import { C, circle, line, path, poly } from "./draw.mjs";

/** @typedef {0 | 1 | 2 | 3 | 4 | 5} Style a place in SHORT or LONG */

/** Hair: what hangs behind the head, and what lies on it. */
export const SHORT = /** @type {const} */ ([
  ["", "M27 44V36C27 16 69 16 69 36V44H66L63 33H37L30 44Z"],
  [
    "",
    "M27 44V36C26 20 40 14 52 16C66 15 70 26 69 44H66C66 38 64 35 61 33C50 34 42 32 38 28C37 34 33 37 30 44Z",
  ],
  ["", "M28 38C26 22 36 18 48 18S70 22 68 38L64 30H32Z"],
  [
    "",
    "M28 44C22 38 24 30 28 28C28 20 36 17 41 18C46 12 55 14 58 18C66 17 71 24 69 29C74 34 72 40 68 44L65 36C61 37 58 35 57 32C53 36 46 36 43 32C40 36 36 36 33 35Z",
  ],
  ["", "M27 43C25 30 26 16 40 14H60C70 16 70 30 69 43L66 38L65 31C54 32 44 25 36 30L30 38Z"],
  ["", "M26 46V34C28 16 68 16 70 34V46L66 38L60 40L56 34L49 40L44 34L37 40L32 36Z"],
]);

export const LONG = /** @type {const} */ ([
  ["M25 38C25 10 71 10 71 38V80H25Z", "M28 48V36C28 16 68 16 68 36V48C66 38 58 30 48 25C38 30 30 38 28 48Z"],
  ["M24 40C22 10 74 10 72 40V64H24Z", "M28 40C28 16 68 16 68 40C56 38 40 37 28 40Z"],
  [
    "M48 4a10 10 0 0 1 0 21a10 10 0 0 1 0-21Z",
    "M27 46V36C27 14 69 14 69 36V46C66 34 56 32 44 27C40 32 32 36 27 46Z",
  ],
  [
    "M60 22C84 24 84 50 76 78C70 72 68 66 66 56Z",
    "M28 44C26 16 70 14 68 44C66 36 60 29 54 26C46 32 36 34 28 44Z",
  ],
  [
    "M24 34C14 38 16 50 20 54C12 62 20 76 30 76H66C76 76 84 62 76 54C80 50 82 38 72 34C70 8 26 8 24 34Z",
    "M27 44C24 30 32 18 48 18S72 30 69 44C65 42 63 38 62 34C56 35 50 32 48 29C46 32 40 35 34 34C33 38 31 42 27 44Z",
  ],
  // A plait over the shoulder, drawn last.
  [
    "M25 38C25 12 71 12 71 38V60H25Z",
    "M28 46V36C28 16 68 16 68 36V46C66 36 58 30 48 25C38 30 30 36 28 46Z",
    "M26 52c-6 4-6 9 0 12c-6 4-5 9 1 12c-5 4-4 9 2 12l2 6l4-6c6-4 5-9 1-12c5-4 4-9-1-12c5-4 3-9-2-12z",
  ],
]);

/** Brows, eyes and nose. @param {string} shade */
export const eyes = (shade) => [
  path("M37 41.500q4-3 7.500-1M51.500 40.500q3.500-2 7.500 1", "none", {
    stroke: C.ink,
    "stroke-width": 1.8,
  }),
  circle(41, 47, 2.1, C.ink),
  circle(55, 47, 2.1, C.ink),
  path("M48 47v6h-2.500", "none", { stroke: shade, "stroke-width": 1.8 }),
];

export const SMILES = /** @type {const} */ ([
  path("M42 58q6 5.500 12 0", "none", { stroke: C.ink, "stroke-width": 1.8 }),
  path("M41 57h14c0 8-14 8-14 0Z", C.white),
  path("M43 58q6 4 11-1", "none", { stroke: C.ink, "stroke-width": 1.8 }),
]);

export const GLASSES = /** @type {const} */ ([
  "M34 42h12v10h-12zM50 42h12v10h-12zM46 45h4M34 45h-5M62 45h5",
  "M41 41a6 6 0 0 1 0 12a6 6 0 0 1 0-12zM55 41a6 6 0 0 1 0 12a6 6 0 0 1 0-12zM47 46h2M35 45h-6M61 45h6",
]);

export const TORSO = "M10 96C10 80 22 74 38 71H58C74 74 86 80 86 96Z";

/** @typedef {0 | 1 | 2 | 3 | 4} Kind */

/** @param {Kind} kind @param {string} cloth @param {string} second @param {string} skin */
export function clothes(kind, cloth, second, skin) {
  const torso = path(TORSO, cloth);
  switch (kind) {
    case 0: // Round neck
      return [
        torso,
        path("M37 70H59C59 82 37 82 37 70Z", skin),
        path("M36 71C36 85 60 85 60 71", "none", { stroke: second, "stroke-width": 2.5 }),
      ];
    case 1: // Collared shirt
      return [
        torso,
        poly("39,69 57,69 48,84", skin),
        poly("38,68 48,84 38,88 31,73", second),
        poly("58,68 48,84 58,88 65,73", second),
        line("48,84 48,96", second, 2),
      ];
    case 2: // Hoodie
      return [
        torso,
        path("M32 70C32 94 64 94 64 70L58 66H38Z", second),
        path("M38 69H58C58 84 38 84 38 69Z", skin),
        path("M42 84v10M54 84v10", "none", { stroke: second, "stroke-width": 2.5 }),
      ];
    case 3: // Kurta
      return [
        torso,
        path("M37 70H59L48 86Z", skin),
        path("M36 70L48 88L60 70M48 86V96", "none", { stroke: second, "stroke-width": 3 }),
      ];
    case 4: // Dupatta or sari, over the shoulder
      return [
        torso,
        path("M37 70H59C59 83 37 83 37 70Z", skin),
        path("M58 71C66 72 78 76 83 84L60 96H34Z", second),
        path("M60 74L44 96", "none", { stroke: cloth, "stroke-width": 2 }),
      ];
  }
}
