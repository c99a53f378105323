import { DevCopy } from "../testing/dev-copy.js";

/** A backend that answers every request with a word from its source code and a word from the content. */
const BACKEND = `
  import { readFileSync } from "node:fs";
  import { createServer } from "node:http";
  import { word } from "./word.js";
  const content = readFileSync("frontend/content/word.txt", "utf8");
  createServer((request, response) => response.end(word + " " + content)).listen(Number(process.env["PORT"]));`;

const dev = new DevCopy([
  "backend/package.json",
  "backend/swc-register.mjs",
  "frontend/package.json",
  "frontend/vite.config.ts",
  "frontend/chunk-groups.mjs",
  "frontend/enumerations.mjs",
  "frontend/oldest-browsers.mjs",
  "frontend/used-texts.mjs",
  "frontend/index.html",
  "frontend/languages",
]);
beforeAll(async () => {
  dev.write("backend/src/main.ts", BACKEND);
  dev.write("backend/src/word.ts", 'export const word: string = "first";');
  dev.write("frontend/content/word.txt", "content");
  dev.write("backend/languages/hi/pages.json", '{ "Hello": "नमस्ते" }');
  dev.write("frontend/src/app/main.tsx", 'document.title = "Hello";\nexport const page = <p>Hello</p>;\n');
  await dev.start();
});
afterAll(() => dev.remove());

const says = (text: string) => ({ status: 200, text: expect.stringContaining(text) as string });

test("a saved change is live, of the website, the backend and the content", async () => {
  await dev.eventually("/api/word", says("first content"));
  dev.change("backend/src/word.ts", (source) => source.replace("first", "second"));
  await dev.eventually("/api/word", says("second content"));
  dev.write("frontend/content/word.txt", "news");
  await dev.eventually("/api/word", says("second news"));
  await dev.eventually("/src/app/main.tsx", says('"Hello"'));
  dev.change("frontend/src/app/main.tsx", (source) => source.replace("<p>", '<p id="saved">'));
  await dev.eventually("/src/app/main.tsx", says("saved"));
});

test("a translation is live too, and so is a changed one", async () => {
  await dev.eventually("/hi/src/app/main.tsx", says("नमस्ते"));
  dev.write("backend/languages/hi/pages.json", "{ half a file");
  dev.write("backend/languages/hi/pages.json", '{ "Hello": "नमस्कार" }');
  await dev.eventually("/hi/src/app/main.tsx", says("नमस्कार"));
  await dev.eventually("/src/app/main.tsx", says('"Hello"'));
});

test.each(["", "/hi"])(
  "a syntax error names file and line to the browser and the terminal, at %s/",
  async (prefix) => {
    const undo = dev.change("frontend/src/app/main.tsx", (source) => source.replace("<p", "<p {"));
    const place = "frontend/src/app/main.tsx:2:";
    await dev.eventually(`${prefix}/src/app/main.tsx`, { status: 500 });
    expect(dev.output).toContain(place);
    undo();
    await dev.eventually(`${prefix}/src/app/main.tsx`, { status: 200 });
  },
);

test("a backend file that cannot be compiled is named to who asks, and mending it is enough", async () => {
  const undo = dev.change("backend/src/word.ts", (source) => `${source}\nconst broken: = 1;\n`);
  await dev.eventually("/api/word", { status: 503, text: expect.stringContaining("backend/src/word.ts") });
  undo();
  await dev.eventually("/api/word", { status: 200 });
  // Requests during the restarts had to wait, but none was refused.
  expect(dev.output).not.toContain("ECONNREFUSED");
});

test("killed without a word, it takes the backend along", async () => {
  const backend = await dev.backend();
  expect((await fetch(`${backend}/healthz`)).status).toBe(200);
  await dev.kill();
  for (let isUp = true; isUp;) {
    isUp = await fetch(`${backend}/healthz`).then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
