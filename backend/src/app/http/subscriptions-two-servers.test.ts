import { HAS_REDIS, RedisServer } from "../../kernel/testing/redis-server.js";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { Follower } from "../testing/follower.js";
import { signUpStudent } from "../testing/students.js";
import { startTestApp, type TestApp } from "../testing/test-app.js";
import type { TestClient } from "../testing/test-client.js";

const TEAM = "subscription ($teamId: ID!) { teamChanged(teamId: $teamId) { leader { codeforcesHandle } } }";

(HAS_REDIS ? describe : describe.skip)("two servers on one database, with Redis between them", () => {
  let redis: RedisServer;
  let here: TestApp;
  let there: TestApp;
  const endings: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    redis = await RedisServer.start();
    endings.unshift(() => redis.down());
    const database = await createMigratedDatabase();
    endings.unshift(() => database.dispose());
    const start = async (): Promise<TestApp> => {
      const app = await startTestApp({ DATABASE_URL: database.url, REDIS_URL: redis.url });
      endings.unshift(() => app.close());
      return app;
    };
    here = await start();
    there = await start();
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });

  test("a change on one reaches the other; without Redis each works alone, and catches up afterwards", async () => {
    const { client } = await signUpStudent(here, "two@example.org");
    const made = await client.graphql(
      'mutation { createTeam(input: {name: "Two servers"}) { team { id leader { id } } session { token } } }',
    );
    const { team, session } = (
      made.data as {
        createTeam: { team: { id: string; leader: { id: string } }; session: { token: string } };
      }
    ).createTeam;
    client.token = session.token;
    const away = there.client();
    away.token = client.token;

    const [near, far] = [
      new Follower(client, TEAM, { teamId: team.id }),
      new Follower(away, TEAM, { teamId: team.id }),
    ];
    await near.next();
    await far.next();
    await setHandle(client, team, "with_redis");
    expect((await near.next()).data).toEqual(shown("with_redis"));
    expect((await far.next()).data).toEqual(shown("with_redis"));
    expect(near.waiting).toEqual([]); // not delivered twice, by the server itself and by Redis

    await redis.down();
    const before = Date.now();
    await setHandle(client, team, "without_redis");
    expect(Date.now() - before).toBeLessThan(2000);
    expect((await near.next()).data).toEqual(shown("without_redis"));
    expect(far.waiting).toEqual([]);

    await redis.up();
    expect((await far.next(10_000)).data).toEqual(shown("without_redis"));
    near.stop();
    far.stop();
  });

  test("a notification reaches the bar of a page that is open on the other server", async () => {
    const leader = await signUpStudent(here, "leader@example.org");
    const mate = await signUpStudent(there, "mate@example.org");
    const bar = new Follower(mate.client, "subscription { notificationsChanged { unread items { title } } }");
    const nothing = { notificationsChanged: { unread: 0, items: [] } };
    expect((await bar.next()).data).toEqual(nothing);
    const made = await leader.client.graphql(
      'mutation { createTeam(input: {name: "Two bars"}) { team { id } session { token } } }',
    );
    const { createTeam } = made.data as {
      createTeam: { team: { id: string }; session: { token: string } };
    };
    leader.client.token = createTeam.session.token;
    await leader.client.graphql(
      "mutation ($input: AddMemberInput!) { addMember(input: $input) { message } }",
      {
        input: { teamId: createTeam.team.id, email: "mate@example.org" },
      },
    );
    // The test above stops and restarts Redis. Once a server has reconnected, its streams send their current state
    // again, so the empty state may arrive more than once.
    let { data } = await bar.next();
    while (JSON.stringify(data) === JSON.stringify(nothing)) ({ data } = await bar.next());
    expect(data).toMatchObject({
      notificationsChanged: {
        unread: 1,
        items: [{ title: "You were added to a team for Syntax Siege 2025" }],
      },
    });
    bar.stop();
  });
});

const shown = (codeforcesHandle: string) => ({ teamChanged: { leader: { codeforcesHandle } } });

async function setHandle(
  client: TestClient,
  team: { id: string; leader: { id: string } },
  handle: string,
): Promise<void> {
  const reply = await client.graphql(
    "mutation ($input: UpdateHandleInput!) { updateHandle(input: $input) { message } }",
    { input: { teamId: team.id, memberId: team.leader.id, codeforcesHandle: handle } },
  );
  expect(reply.errors).toBeUndefined();
}
