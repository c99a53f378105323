import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CallSpacing } from "./call-spacing.js";
import { CodeforcesApi } from "./codeforces-api.js";
import { HandleLookUp } from "./handle-look-up.service.js";

const TOURIST = {
  status: "OK",
  result: [{ handle: "tourist", rating: 3800, titlePhoto: "https://x.example/t.jpg" }],
};

let server: Server;
let requestedPaths: string[];
let reply: { status: number; body: string } | null;
let clock: number;
let lookUp: HandleLookUp;

beforeEach(async () => {
  [requestedPaths, clock] = [[], 1_000];
  answers(TOURIST);
  server = createServer((request, response) => {
    requestedPaths.push(request.url ?? "");
    if (reply === null) request.socket.destroy();
    else response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const api = new CodeforcesApi(`http://127.0.0.1:${String(port)}/api/`, new CallSpacing(0));
  lookUp = new HandleLookUp(api, () => clock);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function answers(body: object, status = 200): void {
  reply = { status, body: JSON.stringify(body) };
}

test("a handle is found in Codeforces' spelling, with its rating", async () => {
  expect(await lookUp.find("TOURIST")).toEqual({ outcome: "found", handle: "tourist", rating: 3800 });
  expect(requestedPaths).toEqual(["/api/user.info?handles=TOURIST"]);
  answers({ status: "OK", result: [{ handle: "fresh" }] });
  expect(await lookUp.find("fresh")).toEqual({ outcome: "found", handle: "fresh", rating: null });
});

test("a handle that Codeforces does not know is unknown", async () => {
  answers({ status: "FAILED", comment: "handles: User with handle nobody_1 not found" }, 400);
  expect(await lookUp.find("nobody_1")).toEqual({ outcome: "unknown" });
});

test("the same question is asked once an hour, also when it comes twice at once", async () => {
  await Promise.all([lookUp.find("tourist"), lookUp.find("Tourist")]);
  clock += 3_599_999;
  await lookUp.find("tourist");
  expect(requestedPaths).toHaveLength(1);
  clock += 1;
  await lookUp.find("tourist");
  expect(requestedPaths).toHaveLength(2);
});

test.each([
  ["a dropped connection", () => (reply = null)],
  ["a page instead of an answer", () => (reply = { status: 502, body: "<html>" })],
  ["too many requests", () => answers({ status: "FAILED", comment: "Call limit exceeded" }, 400)],
])("%s is silence; after three in a row there is no call for a minute", async (_what, fail) => {
  fail();
  for (let index = 0; index < 5; index++) expect(await lookUp.find("tourist")).toEqual({ outcome: "silent" });
  expect(requestedPaths).toHaveLength(3);
  answers(TOURIST);
  clock += 60_000;
  expect(await lookUp.find("tourist")).toMatchObject({ outcome: "found" });
});

test("without an address there is no call", async () => {
  expect(await new HandleLookUp(new CodeforcesApi("")).find("tourist")).toEqual({ outcome: "off" });
});
