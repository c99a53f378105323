/** The team whose invitation the caller accepts, and with what handle. */
export type AcceptInvitationInput = {
  /** The caller's Codeforces handle; empty or left out, it is unchanged. */
  codeforcesHandle?: string | null | undefined;
  /** The team. */
  teamId: string;
};

/** The effect on a team of deleting the account of one of its people. */
export type AccountDeletionOutcome =
  /** The account cannot be deleted: it leads a team with a reported payment. */
  | "BLOCKED"
  /** The team gets another leader. */
  | "LEADER_CHANGED"
  /** The team goes on with one person fewer. */
  | "MEMBER_REMOVED"
  /** The team is deleted: no other person in it has an account and agreed to be in it. */
  | "TEAM_DELETED";

/** The account that fees are paid to. Empty texts for what there is not. */
export type AccountSettingsInput = {
  /** The account's holder, as the bank shows it. */
  bankAccountName: string;
  /** The account's number. */
  bankAccountNumber: string;
  /** The branch's IFSC. */
  bankIfsc: string;
  /** The UPI address, for example club@bank. */
  upiId: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** What a line of recent activity is about. */
export type ActivityKind =
  /** Proofs, right or not, that a signed-in person is the account's owner. */
  | "CONFIRMATION"
  /** A list of other people's data that the account's owner read. */
  | "LIST_READ"
  /** Log-ins to the account, or tries. */
  | "LOG_IN"
  /** An operation that the account's owner has no right to. */
  | "REFUSED";

/** A session of an event. */
export type AddDeskSessionInput = {
  /** Its day in India, YYYY-MM-DD. */
  day: string;
  /** The event. */
  eventId: string;
  /** What it is called, such as "Round 2, morning". */
  name: string;
};

/** A member to add, by the e-mail of their account. */
export type AddMemberInput = {
  /** The e-mail of the account to add. */
  email: string;
  /** The team. */
  teamId: string;
};

/** A member to add as a full record, with or without an account. */
export type AddMemberRecordInput = {
  /** The Codeforces handle; in an edit, empty clears it and absent changes nothing. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name; a new record without one is of the leader's college. */
  college?: string | null | undefined;
  /** The e-mail address; a record whose e-mail belongs to an account is tied to it. */
  email?: string | null | undefined;
  /** First and last name. */
  name: string;
  /** Phone number, ten digits, if given; +91, 0091 or 0 before them is left out. */
  phone?: string | null | undefined;
  /** The team. */
  teamId: string;
  /** The university roll number. */
  universityRollNo: string;
};

/** A new passkey. */
export type AddPasskeyInput = {
  /** What its owner calls it. */
  name: string;
  /** The browser's answer to passkeyRegistrationOptions (PublicKeyCredential.toJSON()), as JSON. */
  passkey: string;
};

/** Money of a bank line, given to one team or to several. */
export type AllocateLineInput = {
  /** The statement. */
  batchId: string;
  /** The line. */
  lineNumber: number;
  /** The teams, each once. */
  parts: Array<AllocatedPartInput>;
};

/** What a team gets of a line. */
export type AllocatedPartInput = {
  /** How much, in paise. */
  amount: number;
  /** The team's payment is accepted already, and this money is a surplus. */
  asSurplus?: boolean | null | undefined;
  /** The team. */
  teamId: string;
};

/** A list of people with headings, as spreadsheets save it. */
export type BatchPeopleInput = {
  /** Columns that hold something else than their headings say. */
  columns?: Array<ListColumnInput>;
  /** CSV with a column Name; Role, Placement, Email, Instagram and LinkedIn are read where there are any. */
  csv: string;
};

/** What is about to be saved as a file. */
export type BeginExportInput = {
  /** The list. */
  kind: ExportKind;
  /** How many rows the file will have. */
  rowCount: number;
};

/** What an entry of the bin was. */
export type BinnedKind =
  /** A team. */
  | "TEAM"
  /** An account. */
  | "USER";

/** A team's fee that was paid in cash. */
export type BookCashInput = {
  /** What was handed over, in paise. */
  amount: number;
  /** Who took it, where and when. */
  note: string;
  /** The team. */
  teamId: string;
};

/** A refund that is not made after all. */
export type CancelRefundInput = {
  /** Why; the leader reads it. */
  reason: string;
  /** The refund. */
  refundId: string;
};

/** What became of cash that a helper took. */
export type CashSlipState =
  /** A treasurer has the cash: the payment is accepted. */
  | "confirmed"
  /** The slip was a mistake: nothing was booked. */
  | "discarded"
  /** A treasurer has not confirmed the cash. */
  | "waiting";

/** Who gets certificates: who was checked in to the event, the people of its teams, or a list. */
export type CertificateChoiceInput = {
  /** Columns that hold something else than their headings say. */
  columns?: Array<ListColumnInput>;
  /** For a list: CSV with headings, name, e-mail, team and rank. */
  csv?: string | null | undefined;
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** For what. */
  kind: CertificateKind;
  /** For ranks: the last place that gets one. */
  placeTo?: number | null | undefined;
  /** To whom. */
  source?: CertificateSource;
  /** Keys of people of the preview who get none. */
  without?: Array<string>;
};

/** What a certificate is for. */
export type CertificateKind =
  /** Having taken part. */
  | "participation"
  /** A place in the ranking. */
  | "rank";

/** What a certificate is written in. */
export type CertificateLanguage =
  /** Bengali. */
  | "bn"
  /** English. */
  | "en"
  /** Hindi. */
  | "hi";

/** What the certificates of one kind say, with placeholders such as {name}. */
export type CertificateLayoutInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** For which certificates. */
  kind: CertificateKind;
  /** What they are written in; English if left out. */
  language?: CertificateLanguage | null | undefined;
  /** The line above the name. */
  lead: string;
  /** Who signs, from the left. */
  signatures: Array<CertificateSignatureInput>;
  /** The text below the name. Words in [brackets] are left out where a placeholder in them is empty. */
  text: string;
  /** The headline. */
  title: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** A person who signs a certificate. */
export type CertificateSignatureInput = {
  /** Their name. */
  name: string;
  /** Their office; may be empty. */
  office: string;
  /** The signature as a picture: a PNG in base64. */
  picture?: string | null | undefined;
};

/** Whom certificates are given out to. */
export type CertificateSource =
  /** Everybody who was checked in to one of the event's sessions, walk-ins as well. */
  | "checkedIn"
  /** The people of `csv`. */
  | "list"
  /** Everybody who agreed to be in a team that paid or was ranked, for an event without a desk. */
  | "teams";

/** The new address with its code, and the account's password. */
export type ChangeEmailInput = {
  /** The new e-mail address; the code goes there. */
  newEmail: string;
  /** The six digits of the mailed code. */
  otp: string;
  /** The account's password. */
  password: string;
};

/** The current and the new password. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: string;
  /** The new password, at least eight characters. */
  newPassword: string;
};

/** Changes of people, made together or not at all. */
export type ChangePeopleInput = {
  /** Between 1 and 2,000 of them. */
  changes: Array<PersonChangeInput>;
  /** Whether nothing is saved, and the reply says what would become of it. */
  preview?: boolean;
};

/** Another crop or alternative text of a picture. */
export type ChangePictureInput = {
  /** What is to be seen, for those who do not see it. */
  alternativeText: string;
  /** What must stay in sight: hundredths of the width, from the left. */
  focusX: number;
  /** The same in hundredths of the height, from the top. */
  focusY: number;
  /** The picture's id. */
  id: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** Changes of teams, made together or not at all. */
export type ChangeTeamsInput = {
  /** Between 1 and 2,000 of them. */
  changes: Array<TeamChangeInput>;
  /** Whether nothing is saved, and the reply says what would become of it. */
  preview?: boolean;
};

/** What the caller did on Codeforces. */
export type CheckHandleProofInput = {
  /** Where to look. */
  way: HandleProofWay;
};

/** A person at the desk: by their pass, by the list, or typed in as a walk-in. */
export type CheckInEntry = {
  /** When it was, by the phone's clock. */
  at: string;
  /** Made by the phone, so that sending it again changes nothing. */
  id: string;
  /** The person's membership, when found by name. */
  memberId?: string | null | undefined;
  /** How they were found. */
  method: CheckInMethod;
  /** Of a walk-in who is in no team: the name. */
  name?: string | null | undefined;
  /** Why a walk-in is let in; required for one. */
  note?: string | null | undefined;
  /** The token of the pass that was scanned. */
  token?: string | null | undefined;
};

/** People who came to a session. */
export type CheckInInput = {
  /** At most 50. */
  entries: Array<CheckInEntry>;
  /** The event. */
  eventId: string;
  /** What the phone's clock shows now, to correct a wrong clock. */
  sentAt: string;
  /** The session. */
  sessionId: string;
};

/** How a person was found at the desk. */
export type CheckInMethod =
  /** By name, in the list. */
  | "NAME"
  /** By the QR code of their pass. */
  | "SCAN"
  /** Let in although the list does not: the note says why. */
  | "WALK_IN";

/** What became of a check-in. */
export type CheckInOutcome =
  /** They were in already; the check-in in the reply is the one that counts. */
  | "ALREADY"
  /** They are in, by this check-in. */
  | "IN"
  /** They have not agreed to be in the team. */
  | "NOT_CONFIRMED"
  /** Their team's payment is not accepted. */
  | "NOT_PAID"
  /** Their team did not qualify. */
  | "NOT_QUALIFIED"
  /** The session is on another day. */
  | "OTHER_DAY"
  /** The pass is for another event. */
  | "OTHER_EVENT"
  /** The check-in was reverted after it was made, so it does not count. */
  | "REVERTED"
  /** The pass is unknown, or no longer valid. */
  | "UNKNOWN";

/** A line of the preview that is to be confirmed. */
export type ChosenLineInput = {
  /** The line. */
  line: number;
  /** What the preview said about it (`matchKey`). */
  matchKey: string;
  /** The team it was shown for. */
  teamId: string;
};

/** What is cleaned up by itself; null changes nothing. */
export type CleanUpRulesInput = {
  /** Years after which accounts are forgotten; null never. */
  accountYears?: number | null | undefined;
  /** The day until which the club's books were audited, YYYY-MM-DD: later lines stay. */
  auditedUntil?: string | null | undefined;
  /** Years after which lines of bank statements are deleted; null never. */
  lineYears?: number | null | undefined;
};

/** The previewed statement once more, with the lines that are to be confirmed. */
export type CommitStatementInput = {
  /** The file as text: comma-separated values, or with semicolons, tabs or bars. */
  csv: string;
  /** The event's address; without one the current event. */
  eventSlug?: string | null | undefined;
  /** The file's name, to know it again by. */
  fileName?: string | null | undefined;
  /** Which column holds what. */
  mapping: StatementMappingInput;
  /** The lines to confirm, each as it was shown; none to keep a statement whose lines are open. */
  rows: Array<ChosenLineInput>;
};

/** The second step of a log-in: the ticket of the first, and exactly one proof. */
export type CompleteLogInInput = {
  /** The authenticator app's six digits. */
  code?: string | null | undefined;
  /** The browser's answer to the options of a passkey (PublicKeyCredential.toJSON()), as JSON. */
  passkey?: string | null | undefined;
  /** A recovery code. */
  recoveryCode?: string | null | undefined;
  /** What came with SECOND_FACTOR_NEEDED. */
  ticket: string;
};

/** A cash slip whose cash the treasurer has. */
export type ConfirmCashSlipInput = {
  /** The slip. */
  slipId: string;
};

/** Exactly one proof that it is you. An account with two-step login needs a code or a passkey. */
export type ConfirmIdentityInput = {
  /** The authenticator app's six digits. */
  code?: string | null | undefined;
  /** The browser's answer to passkeyProofOptions, as JSON. */
  passkey?: string | null | undefined;
  /** The account's password. */
  password?: string | null | undefined;
};

/** The first code of a new authenticator app. */
export type ConfirmTotpInput = {
  /** The six digits that the app shows. */
  code: string;
  /** What beginTotp returned. */
  setup: string;
};

/** The draft that is thrown away. */
export type ContentDraftInput = {
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** A part that is published with others. */
export type ContentPartInput = {
  /** What it says, as JSON. */
  body: string;
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** A new event. */
export type CreateEventInput = {
  /** Who answers questions: an e-mail address, an https address, or text. */
  contact?: string | null | undefined;
  /** The whole text; an empty line ends a paragraph. */
  description: string;
  /** Questions and answers: a line with the question, below it the answer; an empty line ends it. */
  faq?: string | null | undefined;
  /** What a qualified team pays; 0 is free. Payments reported before keep their amount. */
  fee: number;
  /** The first day in India's calendar, YYYY-MM-DD. */
  firstDay: string;
  /** When on a day it takes place, such as "5 PM to 8 PM". */
  hours?: string | null | undefined;
  /** The picture's path under the media base address. */
  image: string;
  /** The last day in India's calendar, YYYY-MM-DD. */
  lastDay: string;
  /** People a team may have, the leader included. */
  maxTeamSize: number;
  /** People from whom on a team is complete, the leader included; null is `maxTeamSize`. */
  minTeamSize?: number | null | undefined;
  /** Notices for the event's teams, at most 20. */
  notices: Array<NoticeInput>;
  /** The prizes, one per line: what for, a colon, what. */
  prizes?: string | null | undefined;
  /** A team ranked at most this qualifies for the round that costs the fee. */
  qualifyingRank: number;
  /** How it is decided whether teams may register. */
  registration: RegistrationMode;
  /** When registration closes; null is not announced. */
  registrationClosesAt?: string | null | undefined;
  /** When registration opens; null is not announced. */
  registrationOpensAt?: string | null | undefined;
  /** The room or lab. */
  room?: string | null | undefined;
  /** The rules, one per line. */
  rules?: string | null | undefined;
  /** The schedule, one step per line. */
  schedule: string;
  /** The event's address under /events: lowercase letters, digits, hyphens. It stays for good. */
  slug: string;
  /** The event's state; `current` replaces the event that was current. */
  state: EventState;
  /** One or two sentences for a card. */
  summary: string;
  /** What is taught, one step per line: when, a colon, what. */
  syllabus?: string | null | undefined;
  /** The event's name. */
  title: string;
  /** Where it takes place. */
  venue: string;
};

/** A feed for a spreadsheet. */
export type CreateSpreadsheetFeedInput = {
  /** What it has. */
  content: FeedContent;
  /** Of which event. */
  eventId: string;
  /** What it is for. */
  name: string;
  /** Whether it has people's phone, college and roll number too; for those who may see them. */
  withContact: boolean;
};

/** A new team for the current event. */
export type CreateTeamInput = {
  /** The leader's Codeforces handle; empty or left out, it is unchanged. */
  codeforcesHandle?: string | null | undefined;
  /** The team's name, 2 to 50 characters, unique in the event. */
  name: string;
};

/** A webhook: another program to notify of what happens here. */
export type CreateWebhookInput = {
  /** What it is for. */
  description: string;
  /** The types of its messages, for example `team.created`. */
  types: Array<string>;
  /** The address that messages are sent to; https. */
  url: string;
};

/** What is counted to say who goes on. */
export type CutOffKind =
  /** Places: the best teams, as many as there are places. */
  | "places"
  /** Ranks: everybody up to the event's qualifying rank. */
  | "rank";

/** The decision about a reported payment. */
export type DecidePaymentInput = {
  /** accepted or rejected. */
  decision: PaymentDecision;
  /** The payment. */
  paymentId: string;
  /** Why it was rejected; required then. */
  reason?: string | null | undefined;
  /** The transaction id that was shown. If the team has since reported another one, the decision is refused and nothing happens. */
  transactionId?: string | null | undefined;
};

/** The password that confirms the deletion. */
export type DeleteAccountInput = {
  /** The account's password. */
  password: string;
};

/** The event to delete; it must be empty. */
export type DeleteEventInput = {
  /** The event. */
  eventId: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** What is to be deleted. */
export type DeleteManyInput = {
  /** Between 1 and 200 of them; one that is named twice counts once. */
  ids: Array<string>;
};

/** A view to delete. */
export type DeleteViewInput = {
  /** The view. */
  id: string;
};

/** A cash slip that was a mistake. */
export type DiscardCashSlipInput = {
  /** Why. */
  reason: string;
  /** The slip. */
  slipId: string;
};

/** A team's new place in the draft. */
export type DraftPlaceInput = {
  /** Its place in the draft; null takes the ranking away. */
  rank?: number | null | undefined;
  /** The team. */
  teamId: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** Places of the draft to change; the others stay. */
export type DraftRankingsInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** Whether the contest platform gave these places: then the next fetch knows which were edited since. */
  isFetched?: boolean | null | undefined;
  /** 1 to 1000 teams with their places. */
  places: Array<DraftPlaceInput>;
};

/** A session to end. */
export type EndSessionInput = {
  /** The session. */
  id: string;
};

/** The feed that ends. */
export type EndSpreadsheetFeedInput = {
  /** Its id. */
  id: string;
};

/** Which view ends. */
export type EndStudentViewInput = {
  /** The view. */
  viewId: string;
};

/** An account whose sessions end. */
export type EndUserSessionsInput = {
  /** The account. */
  userId: string;
};

/** The state of an event in the club's year. */
export type EventState =
  /** The one that teams are formed for. */
  | "current"
  /** It is over. */
  | "past"
  /** It is announced. */
  | "upcoming";

/** A list that can be saved as a file. */
export type ExportKind =
  /** Reported payments. */
  | "PAYMENTS"
  /** Teams with their people. */
  | "TEAMS"
  /** Accounts. */
  | "USERS";

/** What a feed for spreadsheets has, of one event. */
export type FeedContent =
  /** A line for each payment. */
  | "payments"
  /** A line for each person in a team. */
  | "people"
  /** A line for each team. */
  | "teams";

/** The contest on Codeforces whose standings are fetched. */
export type FetchStandingsInput = {
  /** The key of a user who may see a private contest. Without one the stored pair is used, if any. */
  apiKey?: string | null | undefined;
  /** The secret of the key. It is stored sealed and never sent. */
  apiSecret?: string | null | undefined;
  /** The contest's number, as in its address. */
  contestId: number;
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** Forgets the stored key and secret. */
  forgetKey?: boolean | null | undefined;
};

/** A right that a Superadmin gives to a user who is not a Superadmin. */
export type Grant =
  /** Writes the texts of events, notices and pages; changes no date, fee or team size. */
  | "CONTENT"
  /** Drafts, publishes and takes back rankings; gives out certificates. */
  | "CONTEST"
  /** Looks up people and teams, with phone and roll numbers. */
  | "DESK"
  /** Reads people, teams and payments, without phone and roll numbers. */
  | "READER"
  /** Decides payments and imports bank statements. */
  | "TREASURER";

/** Who becomes a Superadmin and who is none any more, all or nothing. */
export type HandOverInput = {
  /** Superadmins who are none any more. One has to stay. */
  leavingIds: Array<string>;
  /** Accounts that become a Superadmin's. */
  newIds: Array<string>;
};

/** What Codeforces says of a handle. */
export type HandleOutcome =
  /** A Codeforces user has this handle. */
  | "found"
  /** A Codeforces user has it under another name or spelling. */
  | "renamed"
  /** Codeforces did not answer in time. */
  | "silent"
  /** No Codeforces user has this handle. */
  | "unknown";

/** A way to prove a Codeforces handle. */
export type HandleProofWay =
  /** The code is in the profile on Codeforces, as the organization. */
  | "PROFILE"
  /** Something that does not compile was submitted to the named problem. */
  | "SUBMISSION";

/** Teams of a list, registered together or not at all. */
export type ImportTeamsInput = {
  /** Columns that hold something else than their headings say. */
  columns?: Array<ListColumnInput>;
  /** The text of the file: team, name, e-mail, college, roll number, handle, phone. Without a team, the line above's. */
  csv: string;
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** Whether the people agreed in person: owners of accounts are confirmed at once. */
  inPerson?: boolean;
  /** Which of its teams. */
  teams: Array<ImportedTeamInput>;
};

/** A team of the list, as its preview showed it. */
export type ImportedTeamInput = {
  /** Its name. */
  name: string;
  /** The team to which people are added; null for a new one. If it is another by now, nothing is written. */
  teamId?: string | null | undefined;
};

/** The text of a bank statement. */
export type InspectStatementInput = {
  /** The file as text: comma-separated values, or with semicolons, tabs or bars. */
  csv: string;
};

/** Whether people can join by an invitation now. */
export type InvitationState =
  /** Registration is closed. */
  | "closed"
  /** The team has no place left. */
  | "full"
  /** A reported or accepted payment keeps the team's people as they are. */
  | "locked"
  /** They can. */
  | "open";

/** An e-mail address to invite to a team, with or without an account. */
export type InviteInput = {
  /** The address; it needs no account yet. */
  email: string;
  /** The team. */
  teamId: string;
};

/** A person who looks for a team, to be invited to one. */
export type InviteListedInput = {
  /** The person's listing. */
  listingId: string;
  /** The team. */
  teamId: string;
};

/** Gives out the certificates of a preview. */
export type IssueCertificatesInput = {
  /** Who gets one. */
  choice: CertificateChoiceInput;
  /** The `key` of the preview that was shown. Refused when other people would get certificates by now. */
  previewKey: string;
};

/** A person's request to join the team. */
export type JoinRequestInput = {
  /** The request. */
  requestId: string;
  /** The team. */
  teamId: string;
};

/** An invitation link's token, and with what handle to join. */
export type JoinTeamInput = {
  /** The caller's Codeforces handle; empty or left out, it is unchanged. */
  codeforcesHandle?: string | null | undefined;
  /** The last part of the link's address. */
  token: string;
};

/** What a column of a list holds, where its heading does not say it. */
export type ListColumnInput = {
  /** The column, counted from 0. */
  column: number;
  /** What it holds; null leaves it out. */
  field?: ListField | null | undefined;
};

/** A list as a spreadsheet saves it, and what the sender says of its columns. */
export type ListColumnsInput = {
  /** Columns that hold something else than their headings say. */
  columns?: Array<ListColumnInput>;
  /** The text of the file. */
  csv: string;
  /** What kind of list. */
  kind: ListKind;
};

/** What a column of a list holds. */
export type ListField =
  /** One or several Codeforces handles. */
  | "codeforcesHandle"
  /** A college. */
  | "college"
  /** An e-mail address. */
  | "email"
  /** The id of an account or a team. */
  | "id"
  /** An address on Instagram. */
  | "instagram"
  /** An address on LinkedIn. */
  | "linkedin"
  /** A person's name. */
  | "name"
  /** Names of several people. */
  | "names"
  /** A phone number. */
  | "phone"
  /** A place of work. */
  | "placement"
  /** A rank. */
  | "rank"
  /** A team's reference. */
  | "reference"
  /** A role in the club. */
  | "role"
  /** A team's name. */
  | "team"
  /** A university roll number. */
  | "universityRollNo";

/** A list that people bring from a spreadsheet. */
export type ListKind =
  /** People of a batch on the members page. */
  | "batch"
  /** People who get certificates. */
  | "certificates"
  /** Results of a past year. */
  | "pastResults"
  /** Changes of accounts. */
  | "people"
  /** Ranks of an event's teams. */
  | "ranking"
  /** Teams with their people. */
  | "teams";

/** The caller's line in the list of people who look for a team. */
export type ListMyselfInput = {
  /** One line, without links, addresses and telephone numbers. */
  line: string;
};

/** What a team that looks for people says about itself. */
export type ListTeamInput = {
  /** One line, without links, addresses and telephone numbers. */
  line: string;
  /** The team. */
  teamId: string;
};

/** A listing. */
export type ListingInput = {
  /** The listing. */
  listingId: string;
};

/** The contest whose standings everybody sees while it runs. */
export type LiveBoardInput = {
  /** The contest's number on Codeforces. Another number starts a new board. */
  contestId: number;
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** From when on nothing new is shown until the standings are unfrozen. */
  freezesAt?: string | null | undefined;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** The event whose live standings are changed. */
export type LiveBoardStepInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** Credentials of an account. */
export type LogInInput = {
  /** The account's e-mail address. */
  email: string;
  /** The account's password. */
  password: string;
};

/** How a log-in or a confirmation ended. */
export type LogInOutcome =
  /** A session began; for a confirmation, it was right. */
  | "DONE"
  /** It was not checked: there were too many tries, or it came too late. */
  | "REFUSED"
  /** The password was right, and the second step was asked for. */
  | "STEP_ASKED"
  /** Password, code or passkey was wrong. */
  | "WRONG";

/** The ticket that a login returned between its two steps. */
export type LogInTicketInput = {
  /** What came with SECOND_FACTOR_NEEDED. */
  ticket: string;
};

/** The template or scheduled mail. */
export type MailPlanIdInput = {
  /** Its id. */
  id: string;
};

/** How the connection to a mail server is kept private. */
export type MailSecurity =
  /** TLS only where the server offers it: for a relay in one's own network. */
  | "plain"
  /** TLS once the server has greeted, usually on port 587. */
  | "startTls"
  /** TLS from the first byte, usually on port 465. */
  | "tls";

/** How the site sends mail. */
export type MailSettingsInput = {
  /** Where mail to the club goes; empty for all Superadmins. */
  clubEmail: string;
  /** The mail server's name, for example smtp.example.org. */
  host: string;
  /** The password; left out, the one that is kept stays. */
  password?: string | null | undefined;
  /** Its port, usually 465 or 587. */
  port: number;
  /** How the connection is kept private. */
  security: MailSecurity;
  /** The address mails are from. */
  senderEmail: string;
  /** Whom mails are from, for example Coding Club. */
  senderName: string;
  /** The name to log in with; empty for a server that needs none. */
  user: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** Whom a mail goes to: people of teams that match everything given, and of teams named. */
export type MailingAudienceInput = {
  /** The event's address; without one the current event. */
  eventSlug?: string | null | undefined;
  /** True: teams that match what follows; false: only those named in `teamIds`. */
  fitting?: boolean;
  /** Only teams that lack this. */
  missing?: TeamGap | null | undefined;
  /** Only teams whose payment is in this state. */
  paymentStatus?: PaymentStatus | null | undefined;
  /** Only teams ranked this or later. */
  rankFrom?: number | null | undefined;
  /** Only teams ranked this or better. */
  rankTo?: number | null | undefined;
  /** Only teams that qualified, or did not. */
  standing?: MailingStanding | null | undefined;
  /** Teams of the event that get it whether they fit or not. */
  teamIds?: Array<string>;
  /** Accounts that get it by themselves, in a team of the event or not. */
  userIds?: Array<string>;
  /** Which people of these teams. */
  whom?: MailingWhom;
};

/** Whether a team qualified for the round that costs the fee. */
export type MailingStanding =
  /** Its ranking did not, or it has none. */
  | "NOT_QUALIFIED"
  /** Its ranking qualified. */
  | "QUALIFIED";

/** Which people of a team get a mail. */
export type MailingWhom =
  /** Everybody with an account who agreed to be in the team. */
  | "ACCOUNTS"
  /** These, and typed-in records that have an address. */
  | "EVERYONE"
  /** The leader alone. */
  | "LEADERS";

/** Whether the caller gets the club's mailings. */
export type MailingsInput = {
  /** False switches the mailings off. */
  on: boolean;
};

/** The newest notification that was seen; all before it were, too. */
export type MarkNotificationsReadInput = {
  /** Its id. */
  upTo: string;
};

/** An item of an event's checklist, and why it is not needed. */
export type MarkSeasonItemInput = {
  /** The event. */
  eventId: string;
  /** The item. */
  item: SeasonItemKey;
  /** Why it is not needed; null where it is after all. */
  reason?: string | null | undefined;
};

/** How a place that became free gets its next team. */
export type MovingUp =
  /** By itself. */
  | "automatic"
  /** When an organiser presses a button. */
  | "byHand"
  /** It stays free. */
  | "never";

/** Cash that a helper at the desk was handed. */
export type NoteCashInput = {
  /** What was handed over, in paise. */
  amount: number;
  /** What the treasurer should know. */
  note?: string | null | undefined;
  /** The slip's id, made by the sender: the same slip is noted once, however often it is sent. */
  slipId: string;
  /** The team. */
  teamId: string;
};

/** Teams that get the same note. */
export type NoteTeamsInput = {
  /** Between 1 and 200 of them; one that is named twice counts once. */
  ids: Array<string>;
  /** The note; empty clears what is there. */
  note?: string | null | undefined;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** Something an event's teams should know. */
export type NoticeInput = {
  /** The text. */
  description: string;
  /** A path of this site, or an https address. */
  link?: string | null | undefined;
  /** The headline. */
  title: string;
};

/** What happened. More kinds may come. */
export type NotificationKind =
  | "ACCOUNT_UNUSED"
  | "ADDED_BY_ADDRESS"
  | "ADDED_TO_TEAM"
  | "CERTIFICATE_ISSUED"
  | "CERTIFICATE_REVOKED"
  | "EMAIL_CHANGED"
  | "FORMER_LEADER"
  | "HANDLE_TAKEN"
  | "INVITATION_ACCEPTED"
  | "INVITATION_DECLINED"
  | "INVITED"
  | "INVITED_BY_ADDRESS"
  | "JOIN_REQUESTED"
  | "MEMBER_ACCEPTED"
  | "MEMBER_DECLINED"
  | "MEMBER_JOINED"
  | "MEMBER_LEFT"
  | "MEMBER_REPLACED"
  | "NEW_LEADER"
  | "NEW_LOGIN"
  | "NO_LONGER_QUALIFIED"
  | "PASSWORD_CHANGED"
  | "PAYMENT_ACCEPTED"
  | "PAYMENT_CHECKED_AGAIN"
  | "PAYMENT_NOT_REFUNDED"
  | "PAYMENT_REFUNDED"
  | "PAYMENT_REJECTED"
  | "PAYMENT_REMOVED"
  | "PAYMENT_REPORTED"
  | "PLACE_DECLINED"
  | "PLACE_ENDS_SOON"
  | "PLACE_GIVEN_BACK"
  | "PLACE_LAPSED"
  | "PLACE_OFFERED"
  | "QUALIFIED"
  | "REFUND_CANCELLED"
  | "REFUND_DUE"
  | "REMOVED_FROM_TEAM"
  | "REPLACED_IN_TEAM"
  | "REQUEST_ACCEPTED"
  | "REQUEST_DECLINED"
  | "RIGHTS_CHANGED"
  | "ROLE_CHANGED"
  | "SEEN_AS"
  | "SESSIONS_ENDED"
  | "SOMETHING_MISSING"
  | "TEAM_DELETED"
  | "TEAM_REGISTERED"
  | "TEAM_RESTORED"
  | "TWO_STEP_CHANGED";

/** Offers places to the teams that are due for one, as the shown plan says. */
export type OfferPlacesInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** To teams within the cut-off, or to the next in line; or undo, which takes the latest offers back. */
  step: PlaceStepKind;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** Shows that the owner asks: one existing factor, or the password of an account without two-step login. */
export type OwnerProofInput = {
  /** The authenticator app's six digits. */
  code?: string | null | undefined;
  /** The browser's answer to passkeyProofOptions, as JSON. */
  passkey?: string | null | undefined;
  /** The account's password; not accepted where two-step login is set up. */
  password?: string | null | undefined;
  /** A recovery code, for an owner who lost app and passkeys. */
  recoveryCode?: string | null | undefined;
};

/** Why a line of a list of results cannot be saved. */
export type PastLineProblem =
  /** The college has more than 160 characters. */
  | "college"
  /** One of its handles cannot be one, or they are too many. */
  | "handles"
  /** It has no rank from 1 to 100000. */
  | "rank"
  /** It has no team, or one with more than 80 characters. */
  | "team"
  /** Its team is already in the list. */
  | "twice";

/** What a step of a payment rests on. */
export type PaymentBasis =
  /** A line of a bank statement. */
  | "bankLine"
  /** Cash; the reason says who was handed it. */
  | "cash"
  /** Money that was returned. */
  | "refund"
  /** The leader's report, compared with the account by hand. */
  | "report"
  /** The decision before it was taken back. */
  | "revert";

/** A Superadmin's decision about a reported payment. */
export type PaymentDecision =
  /** The money arrived. */
  | "accepted"
  /** The money was not found. */
  | "rejected";

/** The status of a team's payment. */
export type PaymentStatus =
  /** The club found the money. */
  | "accepted"
  /** Nothing was reported. */
  | "incomplete"
  /** Reported by the leader, not decided yet. */
  | "pending"
  /** The club returned the money; the team may pay again. */
  | "refunded"
  /** The club did not find the money; the leader may report again. */
  | "rejected";

/** A change of one field of a person. */
export type PersonChangeInput = {
  /** The field. */
  column: PersonColumn;
  /** What the cell was when it was read. If it is something else now, nothing is saved. */
  from?: string | null | undefined;
  /** What it is to be; empty clears it. */
  to?: string | null | undefined;
  /** The account. */
  userId: string;
};

/** What a file or a cell may change of people. */
export type PersonColumn =
  /** The college's name. */
  | "COLLEGE"
  /** The Codeforces handle. */
  | "HANDLE"
  /** First and last name. */
  | "NAME"
  /** The phone number. */
  | "PHONE"
  /** The university roll number. */
  | "ROLL_NO";

/** The team whose place is changed. */
export type PlaceOfTeamInput = {
  /** The team. */
  teamId: string;
};

/** How an event gives places in the round that costs the fee. */
export type PlaceSettingsInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** Until when the first teams answer instead; those who move up always have the hours. */
  firstDeadline?: string | null | undefined;
  /** Whether ranks or places are counted. */
  kind: CutOffKind;
  /** The last day in India's calendar, YYYY-MM-DD, on which anybody moves up. */
  lastMoveDay?: string | null | undefined;
  /** How a place that became free gets its next team. */
  movingUp: MovingUp;
  /** How many go on, where places are counted. Where ranks are, the event's qualifying rank says it. */
  placeCount: number;
  /** Hours that a team has to answer. */
  replyHours: number;
  /** What happens to teams that share the last rank. */
  ties: TiesAtCutOff;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** The state of a team's place in the round that costs the fee. */
export type PlaceState =
  /** The team reported its payment in time, or accepted a place that costs nothing. */
  | "accepted"
  /** The team gave it up. */
  | "declined"
  /** Nothing arrived before the deadline. */
  | "lapsed"
  /** The team may accept it until its deadline. */
  | "offered"
  /** A later ranking does not give it to the team, or its offer was taken back. */
  | "withdrawn";

/** What can be done with an event's places. */
export type PlaceStepKind =
  /** Offering free places to the next in line. */
  | "moveUp"
  /** Offering places to teams within the cut-off that have none. */
  | "offer"
  /** Publishing the draft of the ranking. */
  | "publish"
  /** Taking the latest ranking back. */
  | "revert"
  /** Taking the latest offers back that no ranking made. */
  | "undo";

/** A list of people as CSV, with headings, by id or e-mail address. */
export type PreviewPeopleInput = {
  /** Columns that hold something else than their headings say. */
  columns?: Array<ListColumnInput>;
  /** The text of the file. */
  csv: string;
};

/** A bank statement, and which of its columns holds what. */
export type PreviewStatementInput = {
  /** The file as text: comma-separated values, or with semicolons, tabs or bars. */
  csv: string;
  /** The event's address; without one the current event. */
  eventSlug?: string | null | undefined;
  /** Which column holds what. */
  mapping: StatementMappingInput;
};

/** A list of teams as CSV with headings, one person a line. */
export type PreviewTeamsInput = {
  /** Columns that hold something else than their headings say. */
  columns?: Array<ListColumnInput>;
  /** The text of the file: team, name, e-mail, college, roll number, handle, phone. Without a team, the line above's. */
  csv: string;
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** Whether the people agreed in person: owners of accounts are confirmed at once. */
  inPerson?: boolean;
};

/** The draft that everybody is to see. */
export type PublishContentInput = {
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** Parts that everybody is to see together; an event's texts are published by themselves. */
export type PublishContentsInput = {
  /** The parts, each once. */
  contents: Array<ContentPartInput>;
};

/** Teams by their place in the contest. */
export type RankingFilter =
  /** Ranked well enough for the event's next round. */
  | "QUALIFIED"
  /** With a ranking. */
  | "RANKED"
  /** Without a ranking. */
  | "UNRANKED";

/** How a list was read. */
export type RankingLayout =
  /** From the contest platform. */
  | "contest"
  /** As a page of standings that was copied, with cells of several lines. */
  | "page"
  /** As a table with columns. */
  | "table";

/** By what a line's team was recognised. */
export type RankingMatch =
  /** By the handles of its people. */
  | "handles"
  /** By the team's id. */
  | "id"
  /** By its name. */
  | "name"
  /** By its reference. */
  | "reference";

/** What a line of a list would do to the draft. */
export type RankingPreviewKind =
  /** The team had no place, and gets one. */
  | "added"
  /** What should be a rank is not one. */
  | "badRank"
  /** The team gets another place. */
  | "changed"
  /** The team loses its place. */
  | "cleared"
  /** It points to two teams: the suggestions. */
  | "conflict"
  /** The team would get another place, but an admin changed it by hand since the last fetch. */
  | "edited"
  /** The team took part out of competition, or after the contest. */
  | "outside"
  /** Another line names the same team. */
  | "twice"
  /** The team has this place already. */
  | "unchanged"
  /** No team of the event has this name. */
  | "unmatched";

/** How a ranking was published. */
export type RankingPublicationKind =
  /** The draft was published. */
  | "draft"
  /** Places were set directly, without a draft. */
  | "set"
  /** The publication before it was taken back. */
  | "undo";

/** Publishes or discards the draft that was shown. */
export type RankingStepInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** The `version` of the plan of places that was shown. If it would do something else by now, nothing is saved (VERSION_CHANGED). */
  plan?: string | null | undefined;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** How a refund was paid out. */
export type RecordRefundInput = {
  /** The day, for example 2025-03-01. */
  paidOn: string;
  /** The refund. */
  refundId: string;
  /** The transfer's number; none for cash. */
  transactionId?: string | null | undefined;
  /** How. */
  way: RefundWay;
};

/** Where the leader wants the returned money. */
export type RefundAccountInput = {
  /** The UPI address, for example name@bank, or the account's number. */
  account: string;
  /** The account's holder. */
  accountName?: string | null | undefined;
  /** The branch's IFSC. */
  ifsc?: string | null | undefined;
  /** The team. */
  teamId: string;
  /** To a UPI address, or to a bank account. */
  way: RefundWay;
};

/** The state of a refund. */
export type RefundState =
  /** The leader was asked where the money should go. */
  | "accountNeeded"
  /** Nothing is returned after all. */
  | "cancelled"
  /** The money was returned. */
  | "paid"
  /** It had been recorded as paid by mistake. */
  | "reverted"
  /** The club knows where it should go, and has not paid yet. */
  | "toPay";

/** How money is returned. */
export type RefundWay =
  /** To a bank account. */
  | "bank"
  /** In cash. */
  | "cash"
  /** To a UPI address. */
  | "upi";

/** How it is decided whether teams may register. */
export type RegistrationMode =
  /** By the two dates. */
  | "auto"
  /** Closed, whatever the dates say. */
  | "closed"
  /** Open, whatever the dates say. */
  | "open";

/** Replaces a certificate by one with another name. */
export type ReissueCertificateInput = {
  /** The certificate. */
  id: string;
  /** The name that the new one has. */
  name: string;
  /** Why, for everybody who looks it up. */
  reason: string;
};

/** Whether the caller is reminded of what their team lacks before registration closes. */
export type RemindersInput = {
  /** False switches the reminders off. */
  on: boolean;
};

/** The part that leaves the site; its versions stay. */
export type RemoveContentInput = {
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** A session that was set up. */
export type RemoveDeskSessionInput = {
  /** The session. */
  sessionId: string;
};

/** A member to remove. */
export type RemoveMemberInput = {
  /** The member. */
  memberId: string;
};

/** A passkey to remove, and the proof that it is the owner who asks. */
export type RemovePasskeyInput = {
  /** The authenticator app's six digits. */
  code?: string | null | undefined;
  /** The passkey's id. */
  id: string;
  /** The browser's answer to passkeyProofOptions, as JSON. */
  passkey?: string | null | undefined;
  /** The account's password; not accepted where two-step login is set up. */
  password?: string | null | undefined;
  /** A recovery code, for an owner who lost app and passkeys. */
  recoveryCode?: string | null | undefined;
};

/** A new name for a passkey. */
export type RenamePasskeyInput = {
  /** The passkey's id. */
  id: string;
  /** What its owner calls it. */
  name: string;
};

/** Another name for a view. */
export type RenameViewInput = {
  /** The view. */
  id: string;
  /** Its new name, 1 to 40 characters. */
  name: string;
};

/** Whose pass of a team is renewed. */
export type RenewPassInput = {
  /** The membership of a person without an account; else one's own. */
  memberId?: string | null | undefined;
  /** The team. */
  teamId: string;
};

/** Who comes for whom. The e-mail of an account is enough; anybody else needs name and roll number. */
export type ReplaceMemberInput = {
  /** The Codeforces handle; in an edit, empty clears it and absent changes nothing. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name; a new record without one is of the leader's college. */
  college?: string | null | undefined;
  /** The e-mail address; a record whose e-mail belongs to an account is tied to it. */
  email?: string | null | undefined;
  /** The member who goes; not the leader. */
  memberId: string;
  /** The name; never empty, so never changeable. */
  name?: string | null | undefined;
  /** Phone number, ten digits, if given; +91, 0091 or 0 before them is left out. */
  phone?: string | null | undefined;
  /** Why; the leader and the person who goes read it. */
  reason: string;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
};

/** The failed messages of a webhook that are sent again. */
export type ReplayFailedWebhooksInput = {
  /** Its id. */
  id: string;
  /** Those that were written since. */
  since: string;
};

/** The message that is sent again. */
export type ReplayWebhookInput = {
  /** Its id. */
  deliveryId: string;
};

/** The transfer that paid a team's fee. */
export type ReportPaymentInput = {
  /** The team the fee was paid for. */
  teamId: string;
  /** The bank's transaction id or UTR: 8 to 64 letters and digits, 6 of them digits. Spaces, case, leading zeros and labels such as UTR do not matter. */
  transactionId: string;
};

/** The address the account is to have. */
export type RequestEmailChangeInput = {
  /** The new e-mail address; the code goes there. */
  newEmail: string;
};

/** The address to verify before signing up. */
export type RequestEmailCodeInput = {
  /** The e-mail address the code is sent to. */
  email: string;
};

/** The address of the account whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The account's e-mail address. */
  email: string;
};

/** An accepted payment, or a team's surplus, to be returned. */
export type RequestRefundInput = {
  /** The payment. */
  paymentId: string;
  /** Why; the team reads it. */
  reason: string;
  /** The surplus to return instead of the payment. */
  surplusId?: string | null | undefined;
};

/** Which failed mails are sent again. */
export type ResendMailsInput = {
  /** These; without it all. */
  mailIds?: Array<string> | null | undefined;
};

/** The version that everybody is to see again. */
export type RestoreContentInput = {
  /** The version that comes back; 0 is that of the files. */
  number: number;
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** What is to come back from the bin. */
export type RestoreInput = {
  /** Between 1 and 200 entries, by the ids of what was deleted. */
  ids: Array<string>;
  /** Whether to restore also what can come back only in part. */
  partly?: boolean;
};

/** Whether results show the caller's name. */
export type ResultNameInput = {
  /** True agrees, false withdraws it. */
  on: boolean;
};

/** The mail whose failed copies are to be tried again. */
export type RetryMailingInput = {
  /** The mail. */
  mailingId: string;
};

/** A check-in that was a mistake. */
export type RevertCheckInInput = {
  /** The check-in. */
  checkInId: string;
  /** Why; it is recorded. */
  reason: string;
};

/** The decision about a payment that is to be taken back. */
export type RevertPaymentInput = {
  /** The payment. */
  paymentId: string;
  /** The reason, which the team is shown. Not needed in the first two minutes. */
  reason?: string | null | undefined;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** What a person may do on the site. */
export type Role =
  /** Runs users, teams, payments and rankings. */
  | "SUPERADMIN"
  /** A student who leads a team or wants to. */
  | "TEAM_LEADER"
  /** A student. */
  | "USER";

/** What is to be cleaned up by itself from now on. */
export type SaveCleanUpRulesInput = {
  /** Years after which accounts are forgotten; null never. */
  accountYears?: number | null | undefined;
  /** The day until which the club's books were audited, YYYY-MM-DD: later lines stay. */
  auditedUntil?: string | null | undefined;
  /** Years after which lines of bank statements are deleted; null never. */
  lineYears?: number | null | undefined;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** The new content of a topic. It may have mistakes: it is a draft that is not published. */
export type SaveContentDraftInput = {
  /** The number of the published version that it goes on from; without it the draft's own stays, and a new draft is begun on the version in force. */
  baseNumber?: number | null | undefined;
  /** The topic as JSON, with the fields that docs/content.md names. */
  body: string;
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** A wording to keep for mails; one of the same name is replaced. */
export type SaveMailTemplateInput = {
  /** What it is called. */
  name: string;
  /** Whom it is for; null for all. */
  standing?: MailingStanding | null | undefined;
  /** The subject; may have placeholders such as {team}. */
  subject: string;
  /** The text, plain; may have placeholders such as {name}. */
  text: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** Saves the results of a year that the site did not run itself. */
export type SavePastResultsInput = {
  /** Columns that hold something else than their headings say. */
  columns?: Array<ListColumnInput>;
  /** Comma-separated values with the headings rank and team, also handles and college. */
  csv: string;
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
  /** The year in which the event was held. */
  year: number;
};

/** A saved view of a table; replaces the view of the same name. */
export type SaveViewInput = {
  /** The view's name, 1 to 40 characters. */
  name: string;
  /** Search, filters, sort and columns, as the address has them. */
  query: string;
  /** The table, as the admin area calls it. */
  table: string;
};

/** A mail to be sent at a time, to everybody who matches the choice then. */
export type ScheduleMailingInput = {
  /** Whom it goes to. */
  audience: MailingAudienceInput;
  /** A UUID of the sender's choice; the one of a scheduled mail changes that mail. */
  id: string;
  /** When, within the next year. */
  sendAt: string;
  /** The subject; may have placeholders such as {team}. */
  subject: string;
  /** The text, plain; may have placeholders such as {name}. */
  text: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** What is to be done before a season is over. */
export type SeasonItemKey =
  /** Money of bank statements is placed or set aside. */
  | "BANK_MONEY"
  /** Batches that had their last exams are alumni. */
  | "BATCHES"
  /** Certificates are given out. */
  | "CERTIFICATES"
  /** What is cleaned up by itself is decided. */
  | "CLEAN_UP"
  /** The event is past. */
  | "EVENT_OVER"
  /** The next event is there. */
  | "NEXT_EVENT"
  /** Only people who were here this season hold rights. */
  | "OLD_RIGHTS"
  /** Every reported payment is decided. */
  | "PAYMENTS"
  /** The ranking is published and has no waiting draft. */
  | "RANKING"
  /** What the club owes is paid out. */
  | "REFUNDS"
  /** Registration is closed. */
  | "REGISTRATION"
  /** The results stay to be read. */
  | "RESULTS"
  /** At least two Superadmins, each with two steps. */
  | "SUPERADMINS"
  /** Every team has a place. */
  | "UNRANKED_TEAMS";

/** How far an item of the checklist is. */
export type SeasonItemState =
  /** It is done. */
  | "DONE"
  /** A person said why it is not needed. */
  | "NOT_NEEDED"
  /** It is to be done. */
  | "TO_DO";

/** A mail to the people of teams, each filled in for its reader. */
export type SendMailingInput = {
  /** Whom it goes to. */
  audience: MailingAudienceInput;
  /** The `key` of the audience that was shown. The mail is refused when other people match by now. */
  audienceKey: string;
  /** A UUID of the sender's choice, the same at each try: the mail is sent once, however often it is asked for. */
  sendKey: string;
  /** The subject; may have placeholders such as {team}. */
  subject: string;
  /** The text, plain; may have placeholders such as {name}. */
  text: string;
};

/** A mail as one of its recipients would read it, sent to the caller. */
export type SendTestMailInput = {
  /** Whose copy; without it the first one's. */
  as?: string | null | undefined;
  /** Whom the mail would go to. */
  audience: MailingAudienceInput;
  /** The subject; may have placeholders such as {team}. */
  subject: string;
  /** The text, plain; may have placeholders such as {name}. */
  text: string;
};

/** A bank line that is set aside, or taken up again. */
export type SetAsideLineInput = {
  /** The statement. */
  batchId: string;
  /** The line. */
  lineNumber: number;
  /** What it is, for example “not ours”; null takes it up again. */
  reason?: string | null | undefined;
};

/** The event that teams are to be formed for. */
export type SetCurrentEventInput = {
  /** The event. */
  eventId: string;
};

/** The grants that a person is to hold from now on. */
export type SetGrantsInput = {
  /** All grants that the person is to hold; an empty list removes all. */
  grants: Array<Grant>;
  /** The account. */
  userId: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** A new password for the account whose reset code was verified. */
export type SetNewPasswordInput = {
  /** The account's e-mail address. */
  email: string;
  /** The new password, at least eight characters. */
  newPassword: string;
  /** The token that verifying the reset code returned; the cookie set by it serves as well. */
  resetToken?: string | null | undefined;
};

/** The first Superadmin of a new site, and the code that the server printed at its start. */
export type SetUpInput = {
  /** The code; spaces, hyphens and case do not count. */
  code: string;
  /** The address to log in with. */
  email: string;
  /** First and last name. */
  name: string;
  /** The password, at least eight characters. */
  password: string;
};

/** What a club sets for itself while the site runs. */
export type SettingsTopicName =
  /** The account that fees are paid to. */
  | "account"
  /** How the site sends mail. */
  | "mail";

/** What a log-in or a confirmation was tried with. */
export type SignInMethod =
  /** A passkey. */
  | "PASSKEY"
  /** The password. */
  | "PASSWORD"
  /** A recovery code. */
  | "RECOVERY_CODE"
  /** A code of an authenticator app. */
  | "TOTP";

/** A new account; the address must have been verified before. */
export type SignUpInput = {
  /** The college's name. */
  college?: string | null | undefined;
  /** The verified e-mail address. */
  email: string;
  /** The token that verifying the e-mail returned; the cookie set by it serves as well. */
  emailToken?: string | null | undefined;
  /** First and last name, joined by a space. */
  name: string;
  /** The password, at least eight characters. */
  password: string;
  /** Phone number, ten digits, if given; +91, 0091 or 0 before them is left out. */
  phone?: string | null | undefined;
  /** USER or TEAM_LEADER; SUPERADMIN is refused. */
  role: Role;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
};

/** Which end of a list comes first. */
export type SortDirection =
  /** Smallest first. */
  | "ASC"
  /** Largest first. */
  | "DESC";

/** The handle that the caller wants to prove. */
export type StartHandleProofInput = {
  /** A Codeforces handle. */
  codeforcesHandle: string;
};

/** Whose screens a Superadmin wants to see, and why. */
export type StartStudentViewInput = {
  /** Why, in 3 to 200 characters; kept in the audit log, and in what the student can download. */
  reason: string;
  /** The student's account. */
  userId: string;
};

/** What a line of a committed bank statement did. */
export type StatementEffect =
  /** The payment that the team had reported was accepted. */
  | "confirmed"
  /** The statement was taken back, but this payment was changed before and stays. */
  | "kept"
  /** Nothing. */
  | "nothing"
  /** The team had reported nothing: the payment was recorded and accepted. */
  | "recorded"
  /** The money was given to a team that had paid, in addition to its payment. */
  | "surplus"
  /** Its confirmation was taken back with the statement. */
  | "takenBack";

/** Which column of a bank statement holds what, counted from 0; null for what it lacks. */
export type StatementMappingInput = {
  /** The amount, where one column holds money in and out. */
  amount?: number | null | undefined;
  /** Money in, where it has a column of its own. */
  credit?: number | null | undefined;
  /** The day of the transfer. */
  date?: number | null | undefined;
  /** Money out, where it has a column of its own. */
  debit?: number | null | undefined;
  /** The bank's narration. */
  description?: number | null | undefined;
  /** Cr or Dr, next to that amount. */
  direction?: number | null | undefined;
  /** The transaction id / UTR. */
  reference?: number | null | undefined;
  /** Whether the transfer went through. */
  status?: number | null | undefined;
  /** Columns with amounts or states that are none of these, such as a second balance. */
  unused?: Array<number> | null | undefined;
};

/** What became of a line of a bank statement. */
export type StatementOutcome =
  /** What it says contradicts itself or another line; it cannot be confirmed here. */
  | "conflict"
  /** Certainly this team's: confirmed unless a treasurer unticks it. */
  | "exact"
  /** No money that came in: it can never confirm anything. */
  | "ignored"
  /** Most likely this team's; a treasurer has to check and tick it. */
  | "probable"
  /** Confirmed before. */
  | "seen"
  /** Money that matches no team. */
  | "unclaimed";

/** Why a line of a bank statement got its result; the text next to it gives the reason in words. */
export type StatementReason =
  | "accepted"
  | "acceptedWentBack"
  | "amount"
  | "amountDiffers"
  | "blank"
  | "commonId"
  | "disputed"
  | "earlierId"
  | "failed"
  | "idAgainstReference"
  | "idBeside"
  | "idDiffers"
  | "inBatch"
  | "mentionsReturn"
  | "moneyOut"
  | "nearReference"
  | "nearlyId"
  | "nearlyReference"
  | "noId"
  | "nobody"
  | "notDone"
  | "notReported"
  | "otherEvent"
  | "paidAlready"
  | "payer"
  | "reference"
  | "refunded"
  | "rejected"
  | "repeatedId"
  | "returned"
  | "severalIds"
  | "severalPayers"
  | "severalReferences"
  | "shortId"
  | "skippedDebit"
  | "spent"
  | "takesBack"
  | "tooLarge"
  | "transactionId"
  | "twoLines"
  | "unnamedColumn"
  | "unreadable"
  | "wentBack"
  | "zero";

/** Money that a team paid in addition to its fee. */
export type SurplusInput = {
  /** The surplus. */
  surplusId: string;
};

/** A change of one field of a team. */
export type TeamChangeInput = {
  /** The field. */
  column: TeamColumn;
  /** What the cell was when it was read. If it is something else now, nothing is saved. */
  from?: string | null | undefined;
  /** The team. */
  teamId: string;
  /** What it is to be; empty clears it. */
  to?: string | null | undefined;
};

/** What a cell may change of teams. */
export type TeamColumn =
  /** The team's name, unique in its event. */
  | "NAME"
  /** The organisers' note. */
  | "NOTE";

/** What a team may still lack. */
export type TeamGap =
  /** The Codeforces handle of at least one of its people. */
  | "HANDLES"
  /** People: fewer than the event takes in a team. */
  | "MEMBERS"
  /** A payment that is pending or accepted, though its ranking makes the fee due. */
  | "PAYMENT";

/** A team. */
export type TeamIdInput = {
  /** The team. */
  teamId: string;
};

/** One of a team's invitations. */
export type TeamInvitationInput = {
  /** The invitation. */
  invitationId: string;
  /** The team. */
  teamId: string;
};

/** What a line of a list of teams does with its person. */
export type TeamLineOutcome =
  /** Their account is in the team at once: they stand before the organiser. */
  | "AGREED"
  /** Their account is added and its owner asked whether they agree. */
  | "ASKED"
  /** Leads the new team; they have an account. */
  | "LEADS"
  /** Without an account: typed in as a record. */
  | "RECORDED"
  /** In this team already. */
  | "UNCHANGED";

/** What the list of teams is sorted by. */
export type TeamSort =
  /** When the team was registered. */
  | "CREATED_AT"
  /** The leader's name, ignoring case. */
  | "LEADER"
  /** The name. */
  | "NAME"
  /** The status of its payment. */
  | "PAYMENT"
  /** How many people it has. */
  | "PEOPLE"
  /** The ranking, equal ones by name; unranked teams come last either way, by name. */
  | "RANKING";

/** What happens to teams that share a rank which not all of them fit in. */
export type TiesAtCutOff =
  /** All of them go on. */
  | "all"
  /** None of them does. */
  | "none";

/** The member who becomes the team's leader. */
export type TransferTeamInput = {
  /** The member who takes over; they need an account. */
  memberId: string;
  /** The team. */
  teamId: string;
};

/** Who has to log in with two steps. */
export type TwoStepDuty =
  /** Superadmins and everybody who holds a right. */
  | "RIGHTS"
  /** Everybody with the right treasurer; the default. */
  | "TREASURERS"
  /** No account has to. */
  | "VOLUNTARY";

/** Takes the latest publication back. */
export type UndoRankingsInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** The `version` of the plan of places that was shown. If it would do something else by now, nothing is saved (VERSION_CHANGED). */
  plan?: string | null | undefined;
  /** The publication; it must be the event's latest. */
  publicationId: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** The batch to take back. */
export type UndoStatementBatchInput = {
  /** The batch. */
  batchId: string;
  /** Whether payments that were changed since are left as they are, instead of stopping everything. */
  exceptChanged?: boolean | null | undefined;
  /** How many payments the caller saw in force; if it is another number now, nothing changes (CONFLICT). */
  inForce?: number | null | undefined;
};

/** Changes to a Superadmin's own data; absent fields stay, empty ones are cleared. */
export type UpdateAdminProfileInput = {
  /** The Codeforces handle. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name. */
  college?: string | null | undefined;
  /** The e-mail address; when it changes, the old one is notified. */
  email: string;
  /** First and last name, joined by a space. */
  name: string;
  /** A new password of at least eight characters; absent or blank leaves it. */
  password?: string | null | undefined;
  /** Phone number, ten digits, if given; +91, 0091 or 0 before them is left out. */
  phone?: string | null | undefined;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
};

/** All data of an event, unchanged ones too; the address cannot change. */
export type UpdateEventInput = {
  /** Who answers questions: an e-mail address, an https address, or text. */
  contact?: string | null | undefined;
  /** The whole text; an empty line ends a paragraph. */
  description: string;
  /** The event. */
  eventId: string;
  /** Questions and answers: a line with the question, below it the answer; an empty line ends it. */
  faq?: string | null | undefined;
  /** What a qualified team pays; 0 is free. Payments reported before keep their amount. */
  fee: number;
  /** The first day in India's calendar, YYYY-MM-DD. */
  firstDay: string;
  /** When on a day it takes place, such as "5 PM to 8 PM". */
  hours?: string | null | undefined;
  /** The picture's path under the media base address. */
  image: string;
  /** The last day in India's calendar, YYYY-MM-DD. */
  lastDay: string;
  /** People a team may have, the leader included. */
  maxTeamSize: number;
  /** People from whom on a team is complete, the leader included; null is `maxTeamSize`. */
  minTeamSize?: number | null | undefined;
  /** Notices for the event's teams, at most 20. */
  notices: Array<NoticeInput>;
  /** The prizes, one per line: what for, a colon, what. */
  prizes?: string | null | undefined;
  /** A team ranked at most this qualifies for the round that costs the fee. */
  qualifyingRank: number;
  /** How it is decided whether teams may register. */
  registration: RegistrationMode;
  /** When registration closes; null is not announced. */
  registrationClosesAt?: string | null | undefined;
  /** When registration opens; null is not announced. */
  registrationOpensAt?: string | null | undefined;
  /** The room or lab. */
  room?: string | null | undefined;
  /** The rules, one per line. */
  rules?: string | null | undefined;
  /** The schedule, one step per line. */
  schedule: string;
  /** The event's address under /events: lowercase letters, digits, hyphens. It stays for good. */
  slug: string;
  /** The event's state; `current` replaces the event that was current. */
  state: EventState;
  /** One or two sentences for a card. */
  summary: string;
  /** What is taught, one step per line: when, a colon, what. */
  syllabus?: string | null | undefined;
  /** The event's name. */
  title: string;
  /** Where it takes place. */
  venue: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** A Codeforces handle for one person of a team. */
export type UpdateHandleInput = {
  /** The Codeforces handle; empty clears it. */
  codeforcesHandle: string;
  /** The member (or leader) whose handle it is. */
  memberId: string;
  /** The team. */
  teamId: string;
};

/** What to fill in of a member. Only empty fields and the handle can be changed. */
export type UpdateMemberRecordInput = {
  /** The Codeforces handle; in an edit, empty clears it and absent changes nothing. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name; a new record without one is of the leader's college. */
  college?: string | null | undefined;
  /** The e-mail address; a record whose e-mail belongs to an account is tied to it. */
  email?: string | null | undefined;
  /** The member (or leader). */
  memberId: string;
  /** The name; never empty, so never changeable. */
  name?: string | null | undefined;
  /** Phone number, ten digits, if given; +91, 0091 or 0 before them is left out. */
  phone?: string | null | undefined;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
};

/** Changes to one's own data; absent fields stay, empty ones are cleared. */
export type UpdateProfileInput = {
  /** The Codeforces handle. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name. */
  college?: string | null | undefined;
  /** First and last name, joined by a space. */
  name: string;
  /** Phone number, ten digits, if given; +91, 0091 or 0 before them is left out. */
  phone?: string | null | undefined;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
};

/** Settings of the site. */
export type UpdateSiteSettingsInput = {
  /** Who has to log in with two steps. */
  twoStepDuty: TwoStepDuty;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** A change to a team, by a Superadmin. */
export type UpdateTeamInput = {
  /** What the changed field was when it was read, empty for nothing; if it is something else now, nothing changes (CONFLICT). Only with a change of one field. */
  expected?: string | null | undefined;
  /** The team's name, 2 to 50 characters, unique in its event; empty leaves it. */
  name?: string | null | undefined;
  /** The organisers' note, at most 200 characters; empty clears it. */
  note?: string | null | undefined;
  /** Place in the contest, 1 is best; null takes it away. */
  ranking?: number | null | undefined;
  /** The team. */
  teamId: string;
};

/** A change to a person's account. */
export type UpdateUserInput = {
  /** The Codeforces handle. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name. */
  college?: string | null | undefined;
  /** The e-mail address; the old one is notified. Empty leaves it. */
  email?: string | null | undefined;
  /** What the changed field was when it was read, empty for nothing; if it is something else now, nothing changes (CONFLICT). Only with a change of one field. */
  expected?: string | null | undefined;
  /** First and last name; empty leaves it. */
  name?: string | null | undefined;
  /** Phone number, ten digits, if given; +91, 0091 or 0 before them is left out. */
  phone?: string | null | undefined;
  /** The role; a change ends the person's tokens. */
  role?: Role | null | undefined;
  /** The team to move to; null or empty takes them out of theirs. */
  teamId?: string | null | undefined;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
  /** The account. */
  userId: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** The new data of a webhook. */
export type UpdateWebhookInput = {
  /** What it is for. */
  description: string;
  /** Which webhook. */
  id: string;
  /** Whether it gets messages. */
  isOn: boolean;
  /** The types of its messages, for example `team.created`. */
  types: Array<string>;
  /** The address that messages are sent to; https. */
  url: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** What the list of users is sorted by. */
export type UserSort =
  /** The college. */
  | "COLLEGE"
  /** When the account was made. */
  | "CREATED_AT"
  /** The e-mail address. */
  | "EMAIL"
  /** The Codeforces handle. */
  | "HANDLE"
  /** The name, ignoring case. */
  | "NAME"
  /** The role. */
  | "ROLE"
  /** The university roll number. */
  | "ROLL_NO"
  /** The team's name; people without one come last, as do those without what follows. */
  | "TEAM";

/** The mailed code that proves an address. */
export type VerifyEmailCodeInput = {
  /** The e-mail address the code was sent to. */
  email: string;
  /** The six digits of the mailed code. */
  otp: string;
};

/** The mailed code that allows a new password. */
export type VerifyResetCodeInput = {
  /** The e-mail address the code was sent to. */
  email: string;
  /** The six digits of the mailed code. */
  otp: string;
};

/** How far a message is. */
export type WebhookDeliveryState =
  /** It was given up. */
  | "failed"
  /** It waits for its first or its next attempt. */
  | "queued"
  /** It arrived. */
  | "sent";

/** The webhook. */
export type WebhookIdInput = {
  /** Its id. */
  id: string;
  /** The `version` that was shown. If something else is stored by now, nothing is saved (VERSION_CHANGED). Without it whatever is stored is replaced. */
  version: string;
};

/** Whether a webhook gets messages. */
export type WebhookState =
  /** The site switched it off: nothing arrived for five days. */
  | "failing"
  /** The site switched it off: it replied 410 Gone. */
  | "gone"
  /** A Superadmin switched it off. */
  | "off"
  /** It is. */
  | "on";

/** A certificate that is no longer good, and why. */
export type WithdrawCertificateInput = {
  /** The certificate. */
  id: string;
  /** Why, for everybody who looks it up. */
  reason: string;
};

/** Takes saved results off the site, or puts them back. */
export type WithdrawPastResultsInput = {
  /** The saved results. */
  id: string;
  /** True takes them off, false puts them back. */
  withdrawn: boolean;
};
