import { textIn } from "../../kernel/languages/message.js";
import { mailIn, MailSealer } from "../../kernel/mail/sealed-mail.js";
import { mailText } from "../../kernel/mail/mail-body.js";
import type { AudiencePerson, AudienceTeam } from "../teams/contract/audience.js";
import { mailsOf } from "./mailing-mails.js";

const BAIT = "open www.evil.example";
const EVENT = {
  title: "Event",
  teamPage: "https://club.example/team",
  minTeamSize: 3,
  maxTeamSize: 3,
  qualifyingRank: 1,
  feePaise: 0,
};

function person(name: string, hasAccount: boolean): AudiencePerson & { readonly email: string } {
  const email = `${name.charAt(0)}@example.org`;
  return { name, email, hasAccount, confirmed: hasAccount, isLeader: hasAccount, hasHandle: false };
}

test("a mail says which language it is written in, whatever its reader's is", () => {
  const leader = person("Asha", true);
  const team: AudienceTeam = {
    ...{ id: "team", name: "Team", reference: "SS-7K3QX9", ranking: null, qualified: false },
    ...{ paymentStatus: "incomplete", people: [leader] },
  };
  const sealer = new MailSealer("a secret for tests");
  const opened = (text: string) => {
    const [mail] = mailsOf(EVENT, [{ team, person: leader }], { subject: "{team}", text }, "");
    const subject = textIn("en", mail!.subject);
    return sealer.open({ subject, sealedBody: sealer.seal(mail!) }, "bn");
  };
  expect(opened("नमस्ते {name}")).toMatchObject({ language: "hi", subject: "Team", text: "नमस्ते Asha\n" });
  expect(opened("Hello {name}").language).toBeUndefined();
});

test("a typed-in person reads names that are no links; a person with an account reads them unchanged", () => {
  const [leader, typed] = [person(`Asha ${BAIT}`, true), person(`Typed ${BAIT}`, false)];
  const team: AudienceTeam = {
    id: "team",
    name: `Team ${BAIT}`,
    reference: "SS-7K3QX9",
    ranking: null,
    qualified: false,
    paymentStatus: "incomplete",
    people: [leader, typed],
  };
  const written = { subject: "{team}", text: "{name}: {members}, {missing}" };
  const [hers, theirs] = mailsOf(
    EVENT,
    [leader, typed].map((one) => ({ team, person: one })),
    written,
    "",
  );
  const read = mailIn("en", theirs!);
  expect(`${read.subject}\n${mailText(read.body)}`).not.toMatch(/www\.|evil\.example/);
  expect(read.subject).toBe("Team open www evil example");
  expect(mailText(read.body)).toContain("Typed open www evil example");
  expect(hers!.subject).toBe(`Team ${BAIT}`);
});
