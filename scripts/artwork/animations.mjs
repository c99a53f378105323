/**
 * The animated drawings: the three About cards, the contact page and the members' loader. `node scripts/artwork/animations.mjs`.
 *
 * CSS keyframes inside the file, loops of 4 to 6 s. What is drawn without any animation is the still frame for those who asked for reduced motion,
 * so every keyframe starts somewhere else and ends there.
 */
import { C, blocks, circle, grid, group, line, n, path, poly, rect, save } from "./draw.mjs";

/** @import { Part, Point } from "./draw.mjs" */

/**
 * Writes one animation with its rules. It stands still for reduced motion, and as file.svg#still: not every browser tells
 * a picture of its reader's wish, so a page offers #still to those readers by <picture>.
 * @param {string} name @param {number} width @param {number} height @param {readonly string[]} rules @param {Part[]} parts
 */
const animate = (name, width, height, rules, ...parts) =>
  save(
    `animations/${name}.svg`,
    width,
    height,
    `<view id="still"/>\n<style>\n${rules.join("\n")}\n#still:target~*,#still:target~* *{animation:none!important}\n@media (prefers-reduced-motion:reduce){*{animation:none!important}}\n</style>`,
    ...parts,
  );

/** Aim: an arrow into the middle of the target. */
function aim() {
  const arrow = [
    line("120,132 212,40", C.ink, 8),
    poly("112,140 120,112 140,132", C.ink),
    poly("196,38 218,16 218,34 236,34 214,56 196,56", C.amber),
  ];
  animate(
    "about/aim",
    240,
    240,
    [
      ".a{animation:a 5s cubic-bezier(.2,.8,.3,1) infinite}",
      "@keyframes a{0%{transform:translate(130px,-130px)}14%,88%{transform:none}100%{transform:translate(130px,-130px)}}",
      ".t{transform-origin:112px 140px;animation:t 5s linear infinite}",
      "@keyframes t{0%,10%,30%,100%{transform:none}14%{transform:translate(-5px,5px)}19%{transform:translate(3px,-3px)}24%{transform:translate(-2px,2px)}}",
      ".r{opacity:0;transform-origin:112px 140px;animation:r 5s ease-out infinite}",
      "@keyframes r{0%,13%{opacity:0;transform:scale(.3)}14%{opacity:1}50%,100%{opacity:0;transform:scale(1.35)}}",
    ],
    rect(0, 0, 240, 240, C.accent),
    grid(240, 240, 30, "#2d49dd"),
    group(
      { class: "t" },
      circle(112, 140, 84, C.paper),
      circle(112, 140, 63, C.sky),
      circle(112, 140, 42, C.paper),
      circle(112, 140, 21, C.red),
    ),
    circle(112, 140, 84, "none", { stroke: C.amber, "stroke-width": 6, class: "r" }),
    group({ class: "a" }, arrow),
  );
}

/** Mission: step by step, from the floor to the flag. */
function mission() {
  /** @type {[number, number][]} */
  const treads = [
    [18, 192],
    [72, 156],
    [126, 120],
    [180, 84],
  ];
  const hops = ["0%{transform:translate(-162px,108px)}"];
  [1, 2, 3].forEach((i) => {
    const from = 8 + i * 13;
    const x = (i - 3) * 54;
    const y = (3 - i) * 36;
    hops.push(
      `${from}%{transform:translate(${x - 54}px,${y + 36}px)}`,
      `${from + 4}%{transform:translate(${x - 22}px,${y - 26}px)}`,
      `${from + 8}%{transform:translate(${x}px,${y}px)}`,
    );
  });
  animate(
    "about/mission",
    240,
    240,
    [
      `.b{animation:b 6s linear infinite}`,
      `@keyframes b{${hops.join("")}90%{transform:none;opacity:1}94%{transform:none;opacity:0}95%{transform:translate(-162px,108px);opacity:0}100%{transform:translate(-162px,108px);opacity:1}}`,
      ".f{transform-origin:222px 34px;animation:f 6s ease-out infinite}",
      "@keyframes f{0%,55%{transform:scaleY(0)}62%,92%{transform:none}97%,100%{transform:scaleY(0)}}",
    ],
    rect(0, 0, 240, 240, C.amber),
    grid(240, 240, 30, "#f2b548"),
    treads.map(([x, y], i) => rect(x, y, 54, 240 - y, i === 3 ? C.accent : C.ink)),
    blocks(
      treads.map(([x, y]) => [x, y, 54, 9]),
      C.paper,
    ),
    line("222,84 222,6", C.ink, 6),
    group({ class: "f" }, poly("222,6 168,20 222,34", C.red)),
    group({ class: "b" }, path("M184 84L192 58H200L208 84Z", C.accent), circle(196, 52, 11, C.accent)),
  );
}

/** Vision: an eye that reads a problem; its iris is three people and what joins them. */
function vision() {
  const spokes = [-90, 30, 150].map((angle) => (angle * Math.PI) / 180);
  const tip = spokes.map((a) => /** @type {Point} */ ([120 + 27 * Math.cos(a), 120 + 27 * Math.sin(a)]));
  const lid = "M12 120L72 66H168L228 120L168 174H72Z";
  animate(
    "about/vision",
    240,
    240,
    [
      ".i{animation:i 6s ease-in-out infinite}",
      "@keyframes i{0%,12%{transform:translate(-36px)}30%,36%{transform:translate(36px)}50%,100%{transform:none}}",
      ".e{transform-origin:120px 120px;animation:e 6s linear infinite}",
      "@keyframes e{0%,42%,48%,92%,100%{transform:none}45%{transform:scaleY(.06)}96%{transform:scaleY(.06)}}",
      ".l{stroke-dasharray:150;animation:l 6s linear infinite}",
      "@keyframes l{0%,52%{stroke-dashoffset:150}70%,100%{stroke-dashoffset:0}}",
    ],
    rect(0, 0, 240, 240, C.ink),
    grid(240, 240, 30, "#242932"),
    path("M30 30H102M30 48H72M138 192H210M168 210H210", "none", { stroke: C.soft, "stroke-width": 9 }),
    group(
      { class: "e" },
      path(lid, C.paper),
      group(
        { class: "i" },
        circle(120, 120, 48, C.accent),
        path(`M${tip.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, "none", {
          stroke: C.amber,
          "stroke-width": 6,
          class: "l",
        }),
        tip.map(([x, y]) => circle(x, y, 10, C.white)),
      ),
      path(lid, "none", { stroke: C.sky, "stroke-width": 8 }),
    ),
  );
}

/** Contact: a question, a moment's typing, an answer. */
function contact() {
  animate(
    "contact",
    480,
    360,
    [
      ".y{animation:y 6s ease-out infinite}",
      "@keyframes y{0%,16%{opacity:0;transform:translateY(18px)}22%,92%{opacity:1;transform:none}97%,100%{opacity:0;transform:none}}",
      ".d{opacity:0;animation:d 6s linear infinite}",
      "@keyframes d{0%,21%{opacity:0}22%,54%{opacity:1}55%,100%{opacity:0}}",
      ".d circle{animation:o 1s ease-in-out infinite}.d circle:nth-child(2){animation-delay:.15s}.d circle:nth-child(3){animation-delay:.3s}",
      "@keyframes o{0%,60%,100%{transform:none}30%{transform:translateY(-12px)}}",
      ".w{animation:w 6s linear infinite}",
      "@keyframes w{0%,54%{opacity:0}55%,100%{opacity:1}}",
      ".k{stroke-dasharray:90;animation:k 6s ease-out infinite}",
      "@keyframes k{0%,60%{stroke-dashoffset:90}68%,100%{stroke-dashoffset:0}}",
    ],
    rect(0, 0, 480, 360, C.wash),
    grid(480, 360, 30, "#d3daff"),
    path("M60 48H330V156H120L84 192V156H60Z", C.accent),
    path("M90 84H270M90 117H222", "none", { stroke: C.white, "stroke-width": 15 }),
    group(
      { class: "y" },
      path("M150 198H420V300H396V336L360 300H150Z", C.ink),
      group(
        { class: "d" },
        [225, 270, 315].map((x) => circle(x, 252, 13, C.white)),
      ),
      group(
        { class: "w" },
        path("M180 234H306M180 264H270", "none", { stroke: C.white, "stroke-width": 15 }),
        rect(342, 219, 54, 54, C.leaf),
        path("M354 246L365 258L385 234", "none", { stroke: C.green, "stroke-width": 8, class: "k" }),
      ),
    ),
  );
}

/** Loading: five bars being sorted, with the true swaps of bubble sort; sorted after 2 s, the time the loader is on screen. */
function loading() {
  const slots = [2, 4, 0, 3, 1];
  const places = slots.map((_, bar) => [slots.indexOf(bar)]);
  const order = [...slots];
  for (let end = order.length - 1; end > 0; end -= 1) {
    for (let i = 0; i < end; i += 1) {
      const [left = 0, right = 0] = order.slice(i, i + 2);
      if (left > right) {
        order.splice(i, 2, right, left);
        places.forEach((list, bar) => list.push(order.indexOf(bar)));
      }
    }
  }
  const step = 24;
  const frames = places.map((list, bar) => {
    const shift = (/** @type {number} */ slot) => `{transform:translate(${(slot - bar) * step}px)}`;
    const stops = list.map((slot, turn) => `${n(turn * 8)}%,${n(turn * 8 + 2)}%${shift(slot)}`).join("");
    return `@keyframes s${bar}{${stops}90%{transform:none}100%${shift(slots.indexOf(bar))}}.s${bar}{animation:s${bar} 4s ease-in-out infinite}`;
  });
  const heights = [24, 42, 60, 78, 96];
  animate(
    "loading",
    160,
    160,
    frames,
    rect(0, 0, 160, 160, C.accent),
    grid(160, 160, 20, "#2d49dd", { weight: 1 }),
    heights.map((h, bar) =>
      rect(22 + bar * step, 128 - h, 20, h, bar === 4 ? C.amber : C.white, { class: `s${bar}` }),
    ),
  );
}

aim();
mission();
vision();
contact();
loading();
