import { newId } from "../../../kernel/db/ids.js";
import { NO_CLUB } from "../../../kernel/mail/mail-colours.js";
import { configuredSmtp, type MailSender, NO_SENDER } from "../../../kernel/mail/mail-transport.js";
import { plainBody } from "../../../kernel/mail/mail-body.js";
import { senderText } from "../../../kernel/mail/sender.js";
import { withClub, type Club } from "../club.js";
import { CommandError, UsageError, type Command, JSON_OPTION, printResult } from "../command.js";

const SUBJECT = "Test mail";

const test: Command = {
  name: "mail test",
  summary: "Sends a test mail at once, bypassing the queue.",
  details:
    "Tests the mail server and the sender of SMTP_URL and MAIL_FROM, or of the Settings. Without a mail server, the mail goes to /dev/mailbox (development only).",
  options: { to: { value: "EMAIL", required: true, help: "the recipient" }, ...JSON_OPTION },
  async run(values, shell) {
    const to = values.required("to");
    if (!/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(to)) throw new UsageError("--to must be one e-mail address.");
    await withClub(shell, async (club) => {
      const text = `This is a test of the mail settings of ${club.env.PUBLIC_URL}.\n`;
      const { server, from } = club.liveSettings.mail();
      const { result, line } = await (server === null
        ? leaveInMailbox(club, to, text)
        : sendNow(club.env, { server, from }, { to, text }));
      printResult(values, shell, result, [line]);
    });
  },
};

/** The outcome of a test mail, as JSON and as a line of text. */
interface Sent {
  readonly result: object;
  readonly line: string;
}

async function sendNow(
  env: Club["env"],
  route: Pick<MailSender, "server" | "from">,
  { to, text }: { readonly to: string; readonly text: string },
): Promise<Sent> {
  const sender = { ...route, isProduction: env.NODE_ENV === "production" };
  const transport = configuredSmtp(sender, () => NO_CLUB);
  const host = `${route.server.host}:${String(route.server.port)}`;
  const from = senderText(route.from ?? NO_SENDER);
  try {
    const messageId = `<${newId()}@${new URL(env.PUBLIC_URL).hostname}>`;
    await transport.send({ messageId, to, subject: SUBJECT, body: plainBody(text), replyTo: null });
    return { result: { to, from, host }, line: `${host} accepted a mail to ${to} from ${from}.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${host} did not accept the mail: ${reason}`);
  } finally {
    transport.close();
  }
}

async function leaveInMailbox({ env, db, outbox }: Club, to: string, text: string): Promise<Sent> {
  if (env.NODE_ENV === "production")
    throw new CommandError("No mail server is set. Set SMTP_URL, or set Mail in the tab Settings.");
  await db.inTransaction((tx) => outbox.enqueue(tx, { to, subject: SUBJECT, body: plainBody(text) }));
  const mailbox = `${env.PUBLIC_URL}/dev/mailbox`;
  return { result: { to, mailbox }, line: `No mail server is set. Read the mail at ${mailbox}` };
}

export const MAIL_COMMANDS: readonly Command[] = [test];
