import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { colouredId, uploadedName, uploadedPath } from "../contract/uploaded-pictures.js";
import { MediaAddresses } from "./media-addresses.js";

const ID = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";

let publicFolder: string;
beforeAll(() => {
  publicFolder = mkdtempSync(join(tmpdir(), "media-"));
  mkdirSync(join(publicFolder, "media"));
  const draw = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const write = (name: string, text: string) => writeFileSync(join(publicFolder, "media", name), text);
  write(
    "lab.svg",
    draw('<rect width="9" height="6" fill="#10249a"/><rect width="1" height="1" fill="#fff000"/>'),
  );
  write("line.svg", draw('<path d="M0 0h9"/>'));
  write("lab.jpg", "not read");
});
afterAll(() => rmSync(publicFolder, { recursive: true, force: true }));

const addresses = (mediaBase = "") => new MediaAddresses({ mediaBase, animationBase: "", publicFolder });

test.each([
  ["lab.svg", "/media/lab.svg#10249a"],
  ["line.svg", "/media/line.svg"],
  ["lab.jpg", "/media/lab.jpg"],
  ["none.svg", null],
  [null, null],
])("of %j a page shows %j", (path, shown) => {
  expect(addresses().shown(path)).toBe(shown);
  expect(addresses().picture(path)).toBe(shown?.replace(/#.*/, "") ?? null);
});

test("a drawing elsewhere is not read", () => {
  expect(addresses("https://media.example.org").shown("lab.svg")).toBe("https://media.example.org/lab.svg");
});

test("an uploaded picture has its colour in its id; one from before has none", () => {
  const shown = (id: string) => addresses().shown(uploadedPath(uploadedName("glimpse", id)));
  expect(shown(ID)).toBe(`/media/uploads/glimpse-${ID}/800.jpg`);
  const id = colouredId(ID, "1a38d6");
  expect(id).toBe("01951f2e-7c4a-8b1d-9a53-0c6f1e1a38d6");
  expect(shown(id)).toBe(`/media/uploads/glimpse-${id}/800.jpg#1a38d6`);
});
