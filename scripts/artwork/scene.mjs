import { grid, rect, save } from "./draw.mjs";

/**
 * An event's poster, 3:2: one idea and one ground colour, on a grid of 60.
 * @param {string} name
 * @param {string} ground
 * @param {string} rule
 * @param {import("./draw.mjs").Part[]} parts
 */
export const poster = (name, ground, rule, ...parts) =>
  save(`media/events/${name}.svg`, 900, 600, rect(0, 0, 900, 600, ground), grid(900, 600, 60, rule), parts);

/**
 * A glimpse, 16:10. It shows what its alternative text in frontend/content/glimpses.json says.
 * @param {string} name
 * @param {string} ground
 * @param {string} rule
 * @param {import("./draw.mjs").Part[]} parts
 */
export const scene = (name, ground, rule, ...parts) =>
  save(`media/glimpses/${name}.svg`, 960, 600, rect(0, 0, 960, 600, ground), grid(960, 600, 60, rule), parts);
