import { newId } from "../../../kernel/db/ids.js";
import { configuredSmtp } from "../../../kernel/mail/mail-transport.js";
import { withClub, type Club } from "../club.js";
import { CommandError, UsageError, type Command, type Shell } from "../command.js";

const SUBJECT = "Test mail";

const test: Command = {
  name: "mail test",
  summary: "Sends a test mail at once, bypassing the queue.",
  details:
    "Shows whether SMTP_URL and MAIL_FROM are right. Without SMTP_URL the mail goes to /dev/mailbox (development only).",
  options: { to: { value: "EMAIL", required: true, help: "who gets it" } },
  async run(values, shell) {
    const to = values.required("to");
    if (!/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(to)) throw new UsageError("--to must be one e-mail address.");
    await withClub(shell, async (club) => {
      const text = `This is a test of the mail settings of ${club.env.PUBLIC_URL}.\n`;
      await (club.env.SMTP_URL === ""
        ? leaveInMailbox(shell, club, to, text)
        : sendNow(shell, club, to, text));
    });
  },
};

async function sendNow(shell: Shell, { env }: Club, to: string, text: string): Promise<void> {
  const transport = configuredSmtp(env);
  const { host } = new URL(env.SMTP_URL);
  try {
    const messageId = `<${newId()}@${new URL(env.PUBLIC_URL).hostname}>`;
    await transport.send({ messageId, to, subject: SUBJECT, text, replyTo: null });
    shell.print(`${host} took a mail to ${to}, from ${env.MAIL_FROM}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${host} did not take the mail: ${reason}`);
  } finally {
    transport.close();
  }
}

async function leaveInMailbox(
  shell: Shell,
  { env, db, outbox }: Club,
  to: string,
  text: string,
): Promise<void> {
  await db.inTransaction((tx) => outbox.enqueue(tx, { to, subject: SUBJECT, text }));
  shell.print(`SMTP_URL is not set: read the mail at ${env.PUBLIC_URL}/dev/mailbox`);
}

export const MAIL_COMMANDS: readonly Command[] = [test];
