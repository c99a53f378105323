import { ADMIN_SCENARIOS } from "./parity-admin-scenarios.js";
import { INVITATION_SCENARIOS } from "./parity-invitation-scenarios.js";
import { alike, NO_ID, type ParityIds, reported, type Scenario, UTR } from "./parity-scenario.js";

const payment = (transactionId: string) => ({
  input: ({ teamId }: ParityIds) => ({ teamId, transactionId }),
  body: ({ teamId }: ParityIds) => ({ teamId, transactionId, paymentStatus: "pending" }),
});

const email = "fresh@example.org";
const account = { name: "Asha Rao", email, password: "a long enough password", role: "User" };
const CONTACT = { firstName: "A", lastName: "B", email, phone: "1", message: "Hello" };

/** All scenarios. Each must have the same outcome, code and text over REST and over GraphQL. */
export const SCENARIOS: readonly Scenario[] = [
  ...[email, "not an address"].map((to) =>
    alike(`code for ${to}`, "anonymous", "requestEmailCode", "POST /auth/verify-email", () => ({
      email: to,
    })),
  ),
  ...["000000", "12"].map((otp) =>
    alike(`code ${otp}`, "anonymous", "verifyEmailCode", "POST /auth/verify-email-otp", () => ({
      email,
      otp,
    })),
  ),
  ...[{}, { name: "A" }, { password: "short" }, { phone: "12" }, { email: "x" }].map((invalidFields) => ({
    ...alike(`sign-up with ${JSON.stringify(invalidFields)}`, "anonymous", "signUp", "POST /auth/signup"),
    input: () => ({ ...account, role: "USER", ...invalidFields }),
    body: () => ({ ...account, ...invalidFields }),
  })),
  ...["a long enough password", "wrong"].map((password) =>
    alike(`log in with ${password}`, "anonymous", "logIn", "POST /auth/login", () => ({
      email: "member@example.org",
      password,
    })),
  ),
  alike("log in without a password", "anonymous", "logIn", "POST /auth/login", () => ({
    email,
    password: "",
  })),
  ...(["member", "anonymous"] as const).flatMap((as) =>
    [
      { code: "123456" },
      { code: "12" },
      { code: "" },
      { passkey: "{}" },
      { password: "a long enough password", code: "123456" },
      { password: "a long enough password" },
      { password: "wrong" },
      { password: "" },
      {},
    ].map((proof) =>
      alike(
        `confirm with ${JSON.stringify(proof)} as ${as}`,
        as,
        "confirmIdentity",
        "POST /auth/confirm",
        () => proof,
      ),
    ),
  ),
  ...[{ code: "123456" }, { code: "12" }, {}, { recoveryCode: "x" }].map((proof) =>
    alike(
      `second step with ${JSON.stringify(proof)}`,
      "anonymous",
      "completeLogIn",
      "POST /auth/login/second-factor",
      () => ({ ticket: "no ticket", ...proof }),
    ),
  ),
  alike("no ticket", "anonymous", "passkeyLogInOptions", "POST /auth/login/passkey-options", () => ({
    ticket: "no ticket",
  })),
  alike("log out", "member", "logOut", "POST /auth/logout"),
  alike("log out without a session", "anonymous", "logOut", "POST /auth/logout"),
  ...["member@example.org", "unknown@example.org", "x"].map((to) =>
    alike(`reset of ${to}`, "anonymous", "requestPasswordReset", "POST /auth/forget-pass", () => ({
      email: to,
    })),
  ),
  alike("wrong reset code", "anonymous", "verifyResetCode", "POST /auth/forget-pass-verify-otp", () => ({
    email,
    otp: "000000",
  })),
  ...["a long enough password", "short"].map((newPassword) =>
    alike(`${newPassword} unproved`, "anonymous", "setNewPassword", "POST /auth/set-new-password", () => ({
      email,
      newPassword,
    })),
  ),
  alike("contact", "anonymous", "sendContactMessage", "POST /contact", () => CONTACT),
  alike("contact, empty", "anonymous", "sendContactMessage", "POST /contact", () => ({
    ...CONTACT,
    phone: "",
  })),

  alike("events", "anonymous", "events", "GET /events"),
  {
    ...alike("an event", "anonymous", "event", "GET /events/:slug", () => ({ slug: "syntaxsiege" })),
    params: () => ({ slug: "syntaxsiege" }),
  },

  ...(["leader", "teamless", "revoked"] as const).flatMap((as) => [
    alike(`my team as ${as}`, as, "myTeam", "GET /teams"),
    alike(`the registration page's team as ${as}`, as, "myTeam", "POST /eventTeam/get-team"),
  ]),
  ...["POST /teams", "POST /eventTeam/create-team"].flatMap((route) => [
    alike("a new team", "teamless", "createTeam", route, () => ({ name: "Heap of trouble" })),
    alike("a name too short", "teamless", "createTeam", route, () => ({ name: " x " })),
    alike("a name that is taken", "teamless", "createTeam", route, () => ({ name: "SEGFAULT" })),
    alike("a second team", "leader", "createTeam", route, () => ({ name: "Another" })),
    alike("a team without a leader", "anonymous", "createTeam", route, () => ({ name: "Another" })),
  ]),
  ...(["leader", "member", "otherLeader", "superadmin", "badToken"] as const).flatMap((as) =>
    ["teamless@example.org", "unknown@example.org", "other@example.org", "x"].map((to) =>
      alike(`add ${to} as ${as}`, as, "addMember", "POST /eventTeam/add-member", ({ teamId }) => ({
        teamId,
        email: to,
      })),
    ),
  ),
  alike(
    "add to a locked roster",
    "leader",
    "addMember",
    "POST /eventTeam/add-member",
    ({ teamId }) => ({ teamId, email: "teamless@example.org" }),
    reported,
  ),
  alike("add to no team", "leader", "addMember", "POST /eventTeam/add-member", () => ({
    teamId: NO_ID,
    email,
  })),
  alike("add to nonsense", "leader", "addMember", "POST /eventTeam/add-member", () => ({
    teamId: "x",
    email,
  })),
  ...(["leader", "member", "teamless"] as const).flatMap((as) =>
    ["tourist", "x".repeat(41)].map((codeforcesHandle) => ({
      ...alike(`handle ${codeforcesHandle} as ${as}`, as, "updateHandle", "POST /eventTeam/update-team"),
      input: ({ teamId, memberId }: ParityIds) => ({ teamId, memberId, codeforcesHandle }),
      body: ({ teamId }: ParityIds) => ({ teamId, email: "member@example.org", codeforcesHandle }),
    })),
  ),
  ...(["leader", "member", "teamless", "superadmin"] as const).flatMap((as) => [
    {
      ...alike(`remove as ${as}`, as, "removeMember", "DELETE /eventTeam/members/:id"),
      input: ({ memberId }: ParityIds) => ({ memberId }),
      params: ({ memberId }: ParityIds) => ({ id: memberId }),
    },
    alike(`leave as ${as}`, as, "leaveTeam", "POST /eventTeam/leave", ({ teamId }) => ({ teamId })),
    alike(`link as ${as}`, as, "renewInvitationLink", "POST /eventTeam/invitation-link", ({ teamId }) => ({
      teamId,
    })),
    {
      ...alike(`its link as ${as}`, as, "invitationLink", "GET /eventTeam/invitation-link/:teamId"),
      input: ({ teamId }: ParityIds) => ({ teamId }),
      params: ({ teamId }: ParityIds) => ({ teamId }),
    },
    {
      ...alike(`calendar as ${as}`, as, "teamCalendar", "GET /eventTeam/calendar/:teamId"),
      input: ({ teamId }: ParityIds) => ({ teamId }),
      params: ({ teamId }: ParityIds) => ({ teamId }),
    },
    {
      ...alike(`no link as ${as}`, as, "endInvitationLink", "DELETE /eventTeam/invitation-link/:teamId"),
      input: ({ teamId }: ParityIds) => ({ teamId }),
      params: ({ teamId }: ParityIds) => ({ teamId }),
    },
    alike(`notifications of ${as}`, as, "notifications", "GET /notifications"),
    ...[NO_ID, "x"].map((upTo) =>
      alike(`read up to ${upTo} as ${as}`, as, "markNotificationsRead", "POST /notifications/read", () => ({
        upTo,
      })),
    ),
    alike(`reminders of ${as}`, as, "reminders", "GET /notifications/reminders"),
    alike(`mailings of ${as}`, as, "wantsMailings", "GET /notifications/mailings"),
    alike(`no mailings as ${as}`, as, "setMailings", "PUT /notifications/mailings", () => ({ on: false })),
    alike(`no reminders as ${as}`, as, "setReminders", "PUT /notifications/reminders", () => ({ on: false })),
    ...["A".repeat(22), "too short"].map((token) =>
      alike(`join by ${token} as ${as}`, as, "joinTeam", "POST /eventTeam/join", () => ({ token })),
    ),
    {
      ...alike(`receipt as ${as}`, as, "receipt", "GET /receipts/:number.pdf"),
      input: () => ({ number: 1 }),
      params: () => ({ number: "1" }),
    },
    alike(`accept as ${as}`, as, "acceptMembership", "POST /eventTeam/accept", ({ teamId }) => ({ teamId })),
    alike(`transfer as ${as}`, as, "transferTeam", "POST /eventTeam/transfer", ({ teamId, memberId }) => ({
      teamId,
      memberId,
    })),
    ...["R-99", ""].map((universityRollNo) => ({
      ...alike(`record "${universityRollNo}" as ${as}`, as, "addMemberRecord", "POST /teams/addMembers"),
      input: ({ teamId }: ParityIds) => ({ teamId, name: "Ravi", universityRollNo }),
      body: ({ teamId }: ParityIds) => ({ teamId, members: [{ name: "Ravi", universityRollNo }] }),
    })),
    ...["9876543210", "12", "1111111111"].map((phone) => ({
      ...alike(`phone ${phone} as ${as}`, as, "updateMemberRecord", "PUT /teams/members/:id"),
      input: ({ memberId }: ParityIds) => ({ memberId, phone }),
      params: ({ memberId }: ParityIds) => ({ id: memberId }),
      body: () => ({ phone }),
    })),
    { ...alike(`report as ${as}`, as, "reportPayment", "POST /teams/paymentStatus"), ...payment(UTR) },
    { ...alike(`bad id as ${as}`, as, "reportPayment", "POST /teams/paymentStatus"), ...payment("?") },
    {
      ...alike(`again as ${as}`, as, "reportPayment", "POST /teams/paymentStatus"),
      ...payment("UTR999999"),
      before: reported,
    },
    ...[undefined, reported].flatMap((before) => [
      alike(
        `correct as ${as}${before ? " what was reported" : ""}`,
        as,
        "correctPayment",
        "POST /teams/correctPayment",
        ({ teamId }) => ({ teamId, transactionId: "UTR99999999" }),
        before,
      ),
      alike(
        `withdraw as ${as}${before ? " what was reported" : ""}`,
        as,
        "withdrawPayment",
        "POST /teams/withdrawPayment",
        ({ teamId }) => ({ teamId }),
        before,
      ),
    ]),
  ]),
  ...INVITATION_SCENARIOS,
  ...ADMIN_SCENARIOS,
];
