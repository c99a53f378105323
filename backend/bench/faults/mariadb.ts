import { type Connection, createConnection } from "mysql2/promise";
import { type Fault, onMariadb } from "./experiment.js";
import { fill, makeRoom } from "./disk.js";
import { MariadbServer } from "./mariadb-server.js";
import { duringOutage } from "./experiment.js";
import { userOf } from "./product.js";

const ON = ["mariadb"] as const;

/**
 * Runs statements as another database client. Returns a function that closes the client's connection, which also ends
 * the statements' locks.
 */
async function openTransaction(
  server: MariadbServer,
  ...statements: string[]
): Promise<() => Promise<unknown>> {
  const connection = await createConnection(server.urlOf("root"));
  for (const statement of statements) await connection.query(statement);
  return () => connection.end();
}

async function cutConnections(server: MariadbServer): Promise<void> {
  await server.admin("KILL CONNECTION USER 'site'@'127.0.0.1'");
}

/** Occupies every connection: the ten that the lowered limit allows, and the extra one for the administrator. */
async function takeConnections(server: MariadbServer): Promise<Connection[]> {
  const first = await createConnection(server.urlOf("root"));
  await first.query("SET GLOBAL max_connections = 10");
  const others = [first];
  while (others.length < 11) {
    await first.query("KILL CONNECTION USER 'site'@'127.0.0.1'");
    const more = Array.from({ length: 11 - others.length }, () => createConnection(server.urlOf("root")));
    const results = await Promise.allSettled(more);
    others.push(...results.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
  }
  return others;
}

/** Every 50 ms, kills one of the site's statements or connections at random. Alternates between the two kinds. */
function killAtRandom(server: MariadbServer): () => Promise<unknown> {
  let turn = 0;
  const timer = setInterval(() => {
    const what = turn++ % 2 === 0 ? "QUERY" : "CONNECTION";
    const sql = `SELECT id INTO @victim FROM information_schema.processlist WHERE user = 'site' ORDER BY
      command <> 'Query', RAND() LIMIT 1; EXECUTE IMMEDIATE CONCAT('KILL ${what} ', @victim)`;
    void server.admin(sql).catch(() => undefined); // The connection may have ended already.
  }, 50);
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}

export const MARIADB_FAULTS: readonly Fault[] = [
  {
    name: "database restarted",
    how: "SIGTERM to mariadbd, started again at once",
    databases: ON,
    run: onMariadb({
      seconds: 2,
      async begin({ place }) {
        await place.signal("SIGTERM");
        place.launch();
        return () => place.answering();
      },
    }),
  },
  {
    name: "database killed",
    how: "kill -9 of mariadbd, started again after 10 s",
    databases: ON,
    run: onMariadb({
      seconds: 10,
      async begin({ place }) {
        await place.signal("SIGKILL");
        return () => place.start();
      },
    }),
  },
  {
    name: "database hanging",
    how: "SIGSTOP of mariadbd for 15 s",
    databases: ON,
    run: onMariadb({
      seconds: 15,
      async begin({ place }) {
        await place.signal("SIGSTOP");
        return () => place.signal("SIGCONT");
      },
    }),
  },
  {
    name: "rows held",
    how: "another client holds the rows of 20 students who create their teams, for 11 s",
    databases: ON,
    run: onMariadb({
      seconds: 11,
      begin({ place, students }) {
        const ids = students.teamless.slice(-20).map((token) => `'${userOf(token)}'`);
        return openTransaction(
          place,
          "BEGIN",
          `SELECT id FROM users WHERE id IN (${ids.join(", ")}) FOR UPDATE`,
        );
      },
    }),
  },
  {
    name: "tables locked",
    how: "another client holds FLUSH TABLES WITH READ LOCK for 10 s",
    databases: ON,
    run: onMariadb({
      seconds: 10,
      begin: ({ place }) => openTransaction(place, "FLUSH TABLES WITH READ LOCK"),
    }),
  },
  {
    name: "too many connections of the user",
    how: "MAX_USER_CONNECTIONS 1 for the site's user and its connections cut, for 10 s",
    databases: ON,
    run: onMariadb({
      seconds: 10,
      async begin({ place }) {
        await place.admin("ALTER USER 'site'@'127.0.0.1' WITH MAX_USER_CONNECTIONS 1");
        await cutConnections(place);
        return () => place.admin("ALTER USER 'site'@'127.0.0.1' WITH MAX_USER_CONNECTIONS 0");
      },
    }),
  },
  {
    name: "too many connections",
    how: "max_connections 10, all taken by others, and the site's cut, for 10 s",
    databases: ON,
    run: onMariadb({
      seconds: 10,
      async begin({ place }) {
        const others = await takeConnections(place);
        return async () => {
          await others[0]?.query("SET GLOBAL max_connections = 151");
          for (const other of others) other.destroy();
        };
      },
    }),
  },
  {
    name: "password changed",
    how: "the password of the site's user changed and its connections cut; changed back after 10 s",
    databases: ON,
    run: onMariadb({
      seconds: 10,
      async begin({ place }) {
        const password = new URL(place.url).password;
        await place.admin("ALTER USER 'site'@'127.0.0.1' IDENTIFIED BY 'another'");
        await cutConnections(place);
        return () => place.admin(`ALTER USER 'site'@'127.0.0.1' IDENTIFIED BY '${password}'`);
      },
    }),
  },
  {
    name: "statements and connections killed",
    how: "KILL QUERY and KILL CONNECTION of the site by turns, 20 a second for 10 s",
    databases: ON,
    run: onMariadb({ seconds: 10, begin: ({ place }) => Promise.resolve(killAtRandom(place)) }),
  },
  {
    name: "disk full",
    how: "the data on a tmpfs of 200 MB, filled for 10 s, then emptied",
    databases: ON,
    async run(product) {
      const room = await makeRoom(200);
      try {
        const place = await (await MariadbServer.make({ data: `${room.folder}/data` })).start();
        return await duringOutage(product, place, { seconds: 10, begin: () => fill(room.folder) });
      } finally {
        await room.dispose();
      }
    },
  },
];
