import { randomUUID } from "node:crypto";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { GraphQLReply, TestClient } from "../../../app/testing/test-client.js";
import { newId } from "../../../kernel/db/ids.js";
import type { Logger } from "../../../kernel/log/logger.js";
import type { MailClub } from "../../../kernel/mail/mail-colours.js";
import { smtpTransport } from "../../../kernel/mail/mail-transport.js";
import { OutboxWorker } from "../../../kernel/mail/outbox-worker.js";
import { OutboxRepository } from "../../../kernel/mail/outbox.repository.js";
import { SmtpSink } from "../../../kernel/testing/smtp-sink.js";
import { Team } from "../../teams/team.entity.js";
import { TeamMember } from "../../teams/team-member.entity.js";
import { addTeams } from "../../teams/testing/many-teams.js";

const quiet = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), debug: jest.fn() } as unknown as Logger;

const CLUB: MailClub = {
  name: "CDC",
  accent: null,
  hasOwnMark: false,
  siteUrl: "http://localhost:4000",
  email: "club@club.example",
};

export const FIELDS = "id recipients queued sent failed withdrawn audience subject text actorName";

export interface Sent {
  readonly id: string;
  readonly recipients: number;
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
  readonly withdrawn: number;
}

interface Audience {
  readonly key: string;
  readonly recipients: number;
  readonly withoutAddress: number;
  readonly optedOut: number;
  readonly teams: readonly { readonly name: string }[];
}

/** A site with three teams, a mail server, and a second worker on the same outbox. */
export class MailingFixture {
  private constructor(
    readonly app: TestApp,
    readonly admin: TestClient,
    readonly sink: SmtpSink,
    private readonly second: OutboxWorker,
    readonly teamIds: readonly string[],
  ) {}

  static async start(): Promise<MailingFixture> {
    const sink = await SmtpSink.start();
    const app = {
      ...(await startTestApp({ SMTP_URL: sink.url, CLUB_EMAIL: "club@club.example" })),
      mailedCode: (to: string) => sink.codeTo(to),
    };
    const { db, outbox } = app.application.services;
    // The two workers use the same transport, so that their mails look the same.
    const transport = smtpTransport(sink.server, { name: "", address: CLUB.email }, { club: () => CLUB });
    const second = new OutboxWorker(db, outbox, new OutboxRepository(db), transport, quiet, {
      name: "second",
      messageIdDomain: "club.example",
    });
    // On SQLite, a starting worker takes over mails that another worker is sending. So this worker starts before any
    // mail is sent.
    second.start();
    const admin = app.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    await sink.waitForMail(TEST_ADMIN.email); // waits for the login mail, because the tests count only later mails
    const teamIds = await addTeams(db, "syntaxsiege", [
      { name: "First", leader: "Asha", handle: "asha", ranking: 1 },
      {
        name: "Second",
        leader: "Ravi",
        handle: "Asha",
        handleTaken: true,
        ranking: 2,
        paymentStatus: "pending",
      },
      { name: "Third", leader: "Meera", handle: "meera", paymentStatus: "rejected" },
    ]);
    await addRecord(app, teamIds[2] ?? "", "Typed", "typed@example.org");
    await addRecord(app, teamIds[2] ?? "", "Unreachable", null);
    return new MailingFixture(app, admin, sink, second, teamIds);
  }

  async close(): Promise<void> {
    await this.second.stop();
    await this.app.close();
    await this.sink.close();
  }

  async look(input: object = {}): Promise<Audience> {
    const { data, errors } = await this.admin.graphql(
      `query ($input: MailingAudienceInput!) {
        mailingAudience(input: $input) { key recipients withoutAddress optedOut teams { name } }
      }`,
      { input },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data["mailingAudience"] as Audience;
  }

  /** Sends a mailing. By default, the `audienceKey` is that of the current recipients. */
  async send(input: Record<string, unknown> = {}, client = this.admin): Promise<GraphQLReply> {
    const audience = input["audience"] ?? {};
    const audienceKey = input["audienceKey"] ?? (await this.look(audience)).key;
    const mail = { subject: "Hello {name}", text: "Team {team}", sendKey: randomUUID() };
    return client.graphql(
      `mutation ($input: SendMailingInput!) { sendMailing(input: $input) { message mailing { ${FIELDS} } } }`,
      { input: { ...mail, ...input, audience, audienceKey } },
    );
  }

  async retry(mailingId: string): Promise<GraphQLReply> {
    return this.admin.graphql(
      `mutation ($input: RetryMailingInput!) { retryMailing(input: $input) { message mailing { ${FIELDS} } } }`,
      { input: { mailingId } },
    );
  }

  async details(id: string) {
    const { data } = await this.admin.graphql(
      `query ($id: ID!) {
        sentMailing(id: $id) { mailing { ${FIELDS} } problems { email name teamName reason givenUp } }
      }`,
      { id },
    );
    return data?.["sentMailing"] as { mailing: Sent; problems: Record<string, unknown>[] };
  }

  /** Waits until none of a mailing's mails is queued. Returns the mailing. */
  async delivered(id: string): Promise<Sent> {
    for (;;) {
      const { mailing } = await this.details(id);
      if (mailing.queued === 0) return mailing;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Sends a mailing, waits until each of its mails was sent or failed, and returns the mailing's id. */
  async sendOut(input: Record<string, unknown>): Promise<string> {
    const { id } = mailingOf(await this.send(input));
    await this.delivered(id);
    return id;
  }

  subjects(pattern: RegExp): string[] {
    const all = this.sink.mails.map(({ subject }) => subject);
    return all.filter((subject) => pattern.test(subject)).sort();
  }
}

export function mailingOf({ data }: GraphQLReply): Sent {
  return (data?.["sendMailing"] as { mailing: Sent }).mailing;
}

/** Adds a member without an account, as if the leader had entered the member's data. */
async function addRecord(app: TestApp, teamId: string, name: string, email: string | null): Promise<void> {
  const { db } = app.application.services;
  const [team] = await db.query<{ eventId: string }>("SELECT eventId FROM teams WHERE id = ?", [teamId]);
  const now = new Date();
  const record = {
    id: newId(),
    teamId,
    eventId: team?.eventId ?? "",
    userId: null,
    isLeader: 0,
    name,
    email,
  };
  await db.inTransaction(async (tx) => {
    await tx.insert(TeamMember, { ...record, createdAt: now, updatedAt: now });
    await tx.increment(Team, { id: teamId }, "memberCount", 1);
  });
}
