import type { PolicyActor } from "./policy-rows.js";
import type { PolicyFixture } from "./policy-fixture.js";

/** Ids of the fixture, for the inputs of scenarios. */
export interface ParityIds {
  readonly teamId: string;
  readonly memberId: string;
  readonly memberUserId: string;
  /** The payment that `before` reported, if any. */
  readonly paymentId: string;
}

/** One request, sent over GraphQL and over REST. */
export interface Scenario {
  readonly name: string;
  readonly as: PolicyActor;
  /** The name of the mutation or query. */
  readonly operation: string;
  readonly input?: (ids: ParityIds) => object;
  /** The method and path as in the route table. */
  readonly route: string;
  readonly params?: (ids: ParityIds) => Record<string, string>;
  readonly body?: (ids: ParityIds) => object;
  /** Prepares the scenario over REST. The test undoes the changes afterwards. */
  readonly before?: (fixture: PolicyFixture) => Promise<unknown>;
}

/** An id that no row has. */
export const NO_ID = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";
/** The transaction id that `reported` reports. */
export const UTR = "UTR12345678";

/** Returns a scenario whose GraphQL input and REST body are equal. */
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

/** Invites the person without a team, as the leader. */
export const invited = (fixture: PolicyFixture): Promise<unknown> =>
  fixture.as("leader").post("/api/eventTeam/invitations", {
    teamId: fixture.teamId,
    email: "teamless@example.org",
  });
