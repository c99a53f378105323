// The fastest possible server, for comparison: node:http, one SQL statement for each read and two for a new team,
// JSON.stringify of the same fields, no checks. With TOKEN_KEY (hex), the server also checks the access token's
// signature and reads the team of the token's user.
//
// Usage: node bare.mjs DATABASE_URL PART PARTS PAGE-FILE
import jwt from "jsonwebtoken";
import { createSecretKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { openStatements } from "./statements.mjs";

const [url = "", part = "0", parts = "1", pageFile = ""] = process.argv.slice(2);
const statements = await openStatements(url, Number(part), Number(parts));
const page = readFileSync(pageFile);
const secret = process.env["TOKEN_KEY"];
const key = secret === undefined ? null : createSecretKey(Buffer.from(secret, "hex"));

/** @param {import("node:http").IncomingMessage} request */
function userOf({ headers: { authorization = "" } }) {
  if (!key) return undefined;
  const claims = jwt.verify(authorization.slice("Bearer ".length), key, { algorithms: ["HS256"] });
  return typeof claims === "string" ? undefined : claims.sub;
}

/** @type {Record<string, (body: string, userId?: string) => Promise<unknown>>} */
const answers = {
  "/my-team": async (_body, userId) => ({ data: { myTeam: await statements.myTeam(userId) } }),
  "/teams": async () => ({ data: { teams: await statements.teams() } }),
  "/users": async () => ({ data: { users: await statements.users() } }),
  "/create-team": async (body) => {
    /** @type {{ name: string }} */
    const { name } = JSON.parse(body);
    return { data: { createTeam: await statements.createTeam(name) } };
  },
};

/** @param {string} path @param {string} body @param {string} [userId] */
async function answer(path, body, userId) {
  return JSON.stringify(await answers[path]?.(body, userId));
}

const server = createServer((request, response) => {
  if (request.url === "/") {
    response.writeHead(200, {
      "content-type": "text/html",
      "content-encoding": "br",
      "content-length": page.length,
    });
    response.end(page);
    return;
  }
  let body = "";
  request.on("data", (/** @type {Buffer} */ chunk) => (body += chunk.toString()));
  request.on("end", () => {
    void answer(request.url ?? "", body, userOf(request)).then((json) => {
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(json),
      });
      response.end(json);
    });
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`READY http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});
