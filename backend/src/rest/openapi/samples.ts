import type { JsonSchema } from "./json-schema.js";

const ID = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";

/** Example values by field name, for all required fields and some others. Together they form a consistent example. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  name: "Segfault Squad",
  email: "asha.rao@example.org",
  newEmail: "asha@example.net",
  phone: "9876543210",
  password: "correct horse battery",
  newPassword: "staple battery horse",
  currentPassword: "correct horse battery",
  role: "User",
  grants: ["treasurer"],
  college: "National Institute of Technology",
  universityRollNo: "22CS1042",
  otp: "271828",
  emailToken: "the token that verifying the address answered",
  resetToken: "the token that verifying the reset code answered",
  ticket: "the ticket that logging in answered",
  upTo: ID,
  on: false,
  teamId: ID,
  memberId: ID,
  invitationId: ID,
  userId: ID,
  leaderId: ID,
  codeforcesHandle: "asha_rao",
  token: "Zm9yIHRoZSBleGFtcGxlLg",
  codeforceHandle: "asha_rao",
  paymentStatus: "pending",
  transactionId: "UTR 4213 8899 1020",
  decision: "accepted",
  reason: "The amount does not match.",
  firstName: "Asha",
  lastName: "Rao",
  message: "Hello, may a team come from two colleges?",
  website: "",
  ranking: 1,
  members: [{ name: "Ravi Kumar", universityRollNo: "22CS1043", email: "ravi@example.org" }],
};

/**
 * Returns an example of a request body with its required fields. If there are none, returns all fields that have an
 * example.
 * @throws Error for a required field without an example
 */
export function sampleOf(schema: JsonSchema, where: string): Record<string, unknown> {
  const fields = schema.required ?? Object.keys(schema.properties ?? {}).filter((field) => field in SAMPLES);
  return Object.fromEntries(
    fields.map((field) => {
      if (!(field in SAMPLES)) {
        throw new Error(`${where}: no example for the field "${field}"; add it to rest/openapi/samples.ts`);
      }
      return [field, SAMPLES[field]];
    }),
  );
}
