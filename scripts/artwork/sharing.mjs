/**
 * Draws the pictures that stand for pages where they are shared (frontend/public/media/sharing) and the site's icons
 * as files of pixels: `node scripts/artwork/sharing.mjs`. What the pictures say is in frontend/content/sharing.json.
 * It needs the system's Chromium, so it is no part of all.mjs; another version of it may set a letter's edge differently.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "../lib/chromium.mjs";
import { C, grid, group, rect } from "./draw.mjs";
import { icon, palettePng } from "./sharing/raster.mjs";
import { MIDDLE, SCENES, WINDOWS, inside } from "./sharing/scenes.mjs";

/**
 * @typedef {object} Picture
 * @property {string} id the file's name, without ending
 * @property {string} kicker
 * @property {string} title
 * @property {string} text
 * @property {string} drawing a file below frontend/public/media, or the name of one of scenes.mjs
 */

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** @param {string} path @returns {unknown} */
const json = (path) => JSON.parse(readFileSync(at(path), "utf8"));
/** @param {string} name */
const font = (name) =>
  `url("data:font/woff2;base64,${readFileSync(at(`node_modules/@fontsource-variable/${name}`)).toString("base64")}")`;

const OUT = "frontend/public";
const club = /** @type {{ name: string, university: string }} */ (json("frontend/content/club.json"));
const { pictures } = /** @type {{ pictures: Picture[] }} */ (json("frontend/content/sharing.json"));

const STYLE = `
@font-face { font-family: Archivo; font-weight: 100 900; src: ${font("archivo/files/archivo-latin-wght-normal.woff2")} }
@font-face { font-family: Mono; font-weight: 100 800; src: ${font("jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2")} }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; display: flex; background: ${C.paper}; color: ${C.ink}; font-family: Archivo; word-spacing: .04em }
main { width: 480px; padding: 48px 36px 48px 48px; display: flex; flex-direction: column; border-right: 6px solid ${C.ink} }
header { display: flex; align-items: center; gap: 16px; font-size: 28px; font-weight: 700 }
.kicker { margin-top: auto; font: 700 24px Mono; color: ${C.accent} }
h1 { margin-top: 14px; font-weight: 800; line-height: .98; letter-spacing: -.01em }
p { margin-top: 24px; font-size: 34px; line-height: 1.25; font-weight: 500; color: ${C.soft}; text-wrap: balance }`;

/** @param {string} text */
const words = (text) =>
  text
    .replaceAll("{club}", club.name)
    .replaceAll("{university}", club.university)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");

/** @param {Picture} picture */
function drawing({ drawing: name }) {
  const scene = SCENES[name];
  if (scene) return group({}, scene);
  const [x, y, width] = WINDOWS[name] ?? MIDDLE;
  const poster = inside(name);
  const fill = /fill="([^"]+)"/.exec(poster)?.[1] ?? C.paper;
  const rule = /stroke="([^"]+)"/.exec(poster)?.[1] ?? C.rule;
  // The poster's ground goes on where the window is larger than the poster.
  const more = [rect(-300, -300, 1500, 1200, fill), grid(1500, 1200, 60, rule, { x: -300, y: -300 })];
  return `<svg width="720" height="630" viewBox="${x} ${y} ${width} ${(width * 630) / 720}">${group({}, more)}${poster}</svg>`;
}

/** @param {Picture} picture */
const page = (picture) => `<!doctype html><style>${STYLE}</style>
<main>
  <header><svg width="56" height="56" viewBox="0 0 32 32"><rect width="32" height="32" fill="${C.accent}"/><path fill="#fff" d="M5 13h6v14H5zM13 6h6v21h-6zM21 17h6v10h-6z"/></svg>${words("{club}")}</header>
  <div class="kicker">${words(picture.kicker)}</div>
  <h1>${words(picture.title)}</h1>
  <p>${words(picture.text)}</p>
</main>
<svg width="720" height="630" viewBox="0 0 720 630" stroke-linejoin="miter">${drawing(picture)}</svg>`;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--force-color-profile=srgb", "--disable-lcd-text"],
});

/** @param {string} html @param {number} width @param {number} height */
async function render(html, width, height) {
  const tab = await browser.newPage({ viewport: { width, height } });
  await tab.setContent(html);
  await tab.evaluate(async () => {
    await document.fonts.ready;
    const title = document.querySelector("h1");
    // As large as it fits: long words decide, and at most three lines.
    for (let size = 92; title && size > 40; size -= 2) {
      title.style.fontSize = `${size}px`;
      if (title.scrollWidth <= title.clientWidth && title.clientHeight <= size * 3) break;
    }
  });
  const shot = (await tab.screenshot()).toString("base64");
  const pixels = await tab.evaluate(async ([png, w, h]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(w, h);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, w, h) ?? { data: [] };
    let text = "";
    for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.slice(i, i + 8192));
    return btoa(text);
  }, /** @type {const} */ ([shot, width, height]));
  await tab.close();
  return palettePng(Buffer.from(pixels, "base64"), width, height);
}

/** @param {string} file @param {Buffer} bytes */
function save(file, bytes) {
  writeFileSync(at(`${OUT}/${file}`), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}

mkdirSync(at(`${OUT}/media/sharing`), { recursive: true });
for (const picture of pictures) {
  save(`media/sharing/${picture.id}.png`, await render(page(picture), 1200, 630));
}

/** @param {string} svg @param {number} size */
const iconPage = (svg, size) =>
  `<style>* { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${readFileSync(at(`${OUT}/${svg}`), "utf8")}`;
for (const [file, svg, size] of /** @type {const} */ ([
  ["apple-touch-icon.png", "favicon.svg", 180],
  ["media/icons/icon-192.png", "favicon.svg", 192],
  ["media/icons/icon-512.png", "favicon.svg", 512],
  // Everything that counts lies within the circle that a launcher may cut out.
  ["media/icons/maskable-512.png", "media/icon.svg", 512],
])) {
  mkdirSync(at(`${OUT}/media/icons`), { recursive: true });
  save(file, await render(iconPage(svg, size), size, size));
}
save("favicon.ico", icon(await render(iconPage("favicon.svg", 32), 32, 32), 32));
await browser.close();
