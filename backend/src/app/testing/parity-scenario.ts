import type { PolicyActor } from "./policy-rows.js";
import type { PolicyFixture } from "./policy-fixture.js";

/** What a scenario asks with; filled in from the fixture. */
export interface ParityIds {
  readonly teamId: string;
  readonly memberId: string;
  readonly memberUserId: string;
  /** The payment that `before` reported, if it did. */
  readonly paymentId: string;
}

/** One question, put over GraphQL and over REST. */
export interface Scenario {
  readonly name: string;
  readonly as: PolicyActor;
  /** The mutation or query, and its input (or arguments). */
  readonly operation: string;
  readonly input?: (ids: ParityIds) => object;
  /** The route as in the route table, its path's parameters and its body. */
  readonly route: string;
  readonly params?: (ids: ParityIds) => Record<string, string>;
  readonly body?: (ids: ParityIds) => object;
  /** What to do first, over REST; undone afterwards like everything. */
  readonly before?: (fixture: PolicyFixture) => Promise<unknown>;
}

/** An id that nothing has. */
export const NO_ID = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";
/** The transaction id of the payment that `reported` reports. */
export const UTR = "UTR12345678";

/** A question whose two inputs are alike. */
export function alike(
  name: string,
  as: PolicyActor,
  operation: string,
  route: string,
  input: (ids: ParityIds) => object = () => ({}),
  before?: Scenario["before"],
): Scenario {
  return { name, as, operation, route, input, body: input, ...(before ? { before } : {}) };
}

export const reported = (fixture: PolicyFixture): Promise<unknown> =>
  fixture.as("leader").post("/api/teams/paymentStatus", {
    teamId: fixture.teamId,
    paymentStatus: "pending",
    transactionId: UTR,
  });

/** The leader invites the person without a team. */
export const invited = (fixture: PolicyFixture): Promise<unknown> =>
  fixture.as("leader").post("/api/eventTeam/invitations", {
    teamId: fixture.teamId,
    email: "teamless@example.org",
  });
