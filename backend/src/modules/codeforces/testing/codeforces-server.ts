import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inOrder } from "../codeforces-api.js";

/** A participant in a contest of the stand-in. */
interface PartySample {
  readonly rank: number;
  readonly handles: readonly string[];
  readonly teamName?: string;
  readonly type?: string;
  /** The points for each problem; absent if no problem is solved. */
  readonly problems?: readonly number[];
  readonly penalty?: number;
  /** Whether the participant took part in a different contest and was added to this one for comparison. */
  readonly ghost?: boolean;
}

/** A contest on the stand-in; private if it has a key. */
export interface ContestSample {
  name: string;
  phase: string;
  /** The contest's type, ICPC by default. */
  type?: "CF" | "IOI" | "ICPC";
  parties: readonly PartySample[];
  key?: { readonly apiKey: string; readonly apiSecret: string };
}

interface UserSample {
  readonly handle: string;
  readonly rating?: number;
  readonly organization?: string;
}

export interface SubmissionSample {
  readonly by: readonly string[];
  /** The contest's number and the problem's letter. */
  readonly problem: string;
  readonly verdict: string;
  readonly at: Date;
}

/** How the stand-in behaves. All values except `well` are faults. */
export type Mood = "well" | "page" | "slow" | "dropped" | "huge" | "nonsense" | "redirect";

/**
 * A stand-in for codeforces.com/api over real HTTP, which imitates Codeforces' replies and refusals, and its limit of
 * calls (`limitMs`).
 */
export class CodeforcesServer {
  readonly users = new Map<string, UserSample>();
  /** Submissions, newest first. */
  readonly submissions: SubmissionSample[] = [];
  readonly contests = new Map<number, ContestSample>();
  /** The addresses of all calls, in order of arrival. */
  readonly asked: URL[] = [];
  /** When each call arrived, in milliseconds since 1970. */
  readonly arrivals: number[] = [];
  mood: Mood = "well";
  /** Delays a reply until the promise settles. The reply's content is already decided by then. */
  beforeAnswer: (() => Promise<unknown>) | null = null;
  /** Minimum milliseconds between calls; 0 for no limit. */
  limitMs = 0;
  #last = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<CodeforcesServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const standIn = new CodeforcesServer(server);
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      standIn.#take(request, response);
    });
    return standIn;
  }

  get apiUrl(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/api`;
  }

  addUsers(...handles: readonly string[]): void {
    for (const handle of handles) this.users.set(handle.toLowerCase(), { handle, rating: 1500 });
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "", this.apiUrl);
    this.asked.push(url);
    this.arrivals.push(Date.now());
    if (this.mood === "dropped") request.socket.destroy();
    else if (this.mood === "page")
      response.writeHead(503).end("<html>Codeforces is temporarily unavailable</html>");
    else if (this.mood === "redirect")
      response.writeHead(302, { location: `${this.apiUrl}/elsewhere` }).end();
    else if (this.mood === "nonsense") response.end('{"status":"OK","result":{"rows":7}}');
    else if (this.mood === "huge") response.end(`{"status":"OK","result":"${"x".repeat(17_000_000)}"}`);
    else if (this.mood === "slow") response.writeHead(200).write('{"status":');
    else this.#answer(url, response);
  }

  #answer(url: URL, response: ServerResponse): void {
    const now = Date.now();
    const isEarly = now - this.#last < this.limitMs;
    this.#last = now;
    const answer = isEarly ? failed("Call limit exceeded") : this.#resultOf(url);
    const isOk = answer["status"] === "OK";
    const send = () =>
      response
        .writeHead(isOk ? 200 : 400, { "content-type": "application/json" })
        .end(JSON.stringify(answer));
    if (this.beforeAnswer === null) send();
    else void this.beforeAnswer().then(send);
  }

  #resultOf({ pathname, searchParams }: URL): Record<string, unknown> {
    if (pathname === "/api/user.info") return this.#users((searchParams.get("handles") ?? "").split(";"));
    if (pathname === "/api/user.status") return this.#submissionsOf(searchParams);
    if (pathname !== "/api/contest.standings") return failed("Method not found");
    return this.#standings(searchParams);
  }

  #users(handles: readonly string[]): Record<string, unknown> {
    const unknown = handles.find((handle) => !this.users.has(handle.toLowerCase()));
    if (unknown !== undefined) return failed(`handles: User with handle ${unknown} not found`);
    return { status: "OK", result: handles.map((handle) => this.users.get(handle.toLowerCase())) };
  }

  #submissionsOf(parameters: URLSearchParams): Record<string, unknown> {
    const handle = parameters.get("handle") ?? "";
    if (!this.users.has(handle.toLowerCase())) return failed(`handle: User with handle ${handle} not found`);
    const own = this.submissions.filter(({ by }) =>
      by.some((one) => one.toLowerCase() === handle.toLowerCase()),
    );
    const result = own.slice(0, Number(parameters.get("count"))).map(({ by, problem, verdict, at }) => ({
      id: 1,
      creationTimeSeconds: Math.floor(at.getTime() / 1000),
      problem: { contestId: parseInt(problem, 10), index: problem.replace(/^\d+/, ""), name: "A problem" },
      author: { members: by.map((one) => ({ handle: one })), participantType: "PRACTICE", ghost: false },
      verdict,
    }));
    return { status: "OK", result };
  }

  #standings(parameters: URLSearchParams): Record<string, unknown> {
    const id = Number(parameters.get("contestId"));
    const contest = this.contests.get(id);
    const refusal = contest && refusalOf(contest, parameters);
    if (refusal) return failed(refusal);
    if (!contest) return failed(`contestId: Contest with id ${String(id)} not found`);
    if (contest.phase === "BEFORE") return failed(`contestId: Contest with id ${String(id)} has not started`);
    const rows = contest.parties.map((party) => {
      const {
        rank,
        handles,
        teamName,
        type = "CONTESTANT",
        problems = [],
        penalty = 0,
        ghost = false,
      } = party;
      return {
        party: {
          contestId: id,
          members: handles.map((handle) => ({ handle })),
          participantType: type,
          ...(teamName === undefined ? {} : { teamId: 7, teamName }),
          ghost,
        },
        rank,
        points: problems.reduce((sum, points) => sum + points, 0),
        penalty,
        problemResults: problems.map((points) => ({ points, rejectedAttemptCount: 0, type: "FINAL" })),
      };
    });
    const { name, phase, type = "ICPC" } = contest;
    return {
      status: "OK",
      result: { contest: { id, name, type, phase, frozen: false }, problems: [], rows },
    };
  }
}

function failed(comment: string): Record<string, unknown> {
  return { status: "FAILED", comment };
}

/**
 * Returns Codeforces' refusal if a call about a private contest is not signed correctly. Returns "" if the call is
 * fine.
 */
function refusalOf({ key }: ContestSample, parameters: URLSearchParams): string {
  if (!key) return "";
  const { apiSig = "", ...signed } = Object.fromEntries(parameters);
  if (apiSig === "") return `contestId: Contest with id ${signed["contestId"] ?? ""} not found`;
  if (signed["apiKey"] !== key.apiKey) return "apiKey: Incorrect API key";
  const salt = apiSig.slice(0, 6);
  const text = `${salt}/contest.standings?${inOrder(signed)}#${key.apiSecret}`;
  return apiSig.slice(6) === createHash("sha512").update(text).digest("hex")
    ? ""
    : "apiSig: Incorrect signature";
}
