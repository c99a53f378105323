import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { pause } from "./product.js";

/** The states of the mail server: "well", or a way to fail. */
type Mood = "well" | "silent" | "refuses login" | "refuses the sender" | "greets with 554";

/** A mail that the server accepted. */
interface Taken {
  readonly to: string;
  readonly at: number;
}

/** A mail server that can fail, be slow, or be down. */
export class MailServer {
  readonly taken: Taken[] = [];
  mood: Mood = "well";
  /** Returns the delay in milliseconds before each reply to MAIL, RCPT and DATA. For MAIL, the recipient is "". */
  delayOf: (to: string) => number = () => 0;
  #server: SMTPServer | null = null;
  #port = 0;

  /** The value of SMTP_URL. */
  get url(): string {
    return `smtp://club:password@127.0.0.1:${String(this.#port)}`;
  }

  /** Starts the server. A restarted server has the same port as before. */
  async up(): Promise<this> {
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      closeTimeout: 50,
      onConnect: (_session, done) => {
        if (this.mood === "greets with 554") done(refusal(554, "No service"));
        else if (this.mood !== "silent") done();
      },
      onAuth: (_auth, _session, done) => {
        if (this.mood === "refuses login") done(refusal(535, "Authentication failed"));
        else done(null, { user: "club" });
      },
      onMailFrom: (_address, _session, done) => {
        if (this.mood === "refuses the sender") done(refusal(550, "Sender is blocked"));
        else this.#after("", done);
      },
      onRcptTo: ({ address }, _session, done) => {
        this.#after(address, done);
      },
      onData: (stream, session, done) => {
        stream.resume();
        stream.once(
          "end",
          () =>
            void this.#take(session).then(() => {
              done();
            }),
        );
      },
    });
    server.on("error", () => undefined); // ignore clients that were killed while connected
    server.listen(this.#port, "127.0.0.1");
    await once(server.server, "listening");
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  /** Stops the server and closes its connections. */
  async down(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  #after(to: string, done: () => void): void {
    void pause(this.delayOf(to)).then(() => {
      done();
    });
  }

  async #take({ envelope }: SMTPServerSession): Promise<void> {
    const to = envelope.rcptTo[0]?.address ?? "";
    await pause(this.delayOf(to));
    this.taken.push({ to, at: performance.now() });
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
