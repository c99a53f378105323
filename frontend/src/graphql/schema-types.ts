/** The team whose invitation the caller accepts, and the caller's handle. */
export type AcceptInvitationInput = {
  /** The caller's Codeforces handle. Empty or absent does not change the handle. */
  codeforcesHandle?: string | null | undefined;
  /** The team. */
  teamId: string;
};

/** The effect of deleting an account on a team. */
export type AccountDeletionOutcome =
  /** The account cannot be deleted, because it leads a team with a reported payment. */
  | "BLOCKED"
  /** The team gets another leader. */
  | "LEADER_CHANGED"
  /** The team continues with one person fewer. */
  | "MEMBER_REMOVED"
  /** The team is deleted, because no other person with an account agreed to be in it. */
  | "TEAM_DELETED";

/** The account for fees. Missing details are empty. */
export type AccountSettingsInput = {
  /** The account's holder, as the bank shows it. */
  bankAccountName: string;
  /** The account's number. */
  bankAccountNumber: string;
  /** The branch's IFSC. */
  bankIfsc: string;
  /** The UPI address, for example club@bank. */
  upiId: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** The kind of a line of recent activity. */
export type ActivityKind =
  /** Attempts, correct or not, to confirm that a signed-in person is the account's owner. */
  | "CONFIRMATION"
  /** A list of other people's data that the account's owner read. */
  | "LIST_READ"
  /** Log-ins to the account, including failed ones. */
  | "LOG_IN"
  /** An operation that the account's owner has no right to. */
  | "REFUSED";

/** A session of an event. */
export type AddDeskSessionInput = {
  /** The session's day in India, YYYY-MM-DD. */
  day: string;
  /** The event. */
  eventId: string;
  /** What it is called, such as "Round 2, morning". */
  name: string;
};

/** A member to add, by the e-mail address of their account. */
export type AddMemberInput = {
  /** The e-mail of the account to add. */
  email: string;
  /** The team. */
  teamId: string;
};

/** A member to add as a full record, with or without an account. */
export type AddMemberRecordInput = {
  /** The Codeforces handle. In an edit, empty clears the handle and absent does not change it. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name. The default of a new record is the leader's college. */
  college?: string | null | undefined;
  /** The e-mail address. A record whose e-mail belongs to an account is linked to the account. */
  email?: string | null | undefined;
  /** First and last name. */
  name: string;
  /** Phone number with ten digits, optional. A leading +91, 0091 or 0 is removed. */
  phone?: string | null | undefined;
  /** The team. */
  teamId: string;
  /** The university roll number. */
  universityRollNo: string;
};

/** A new passkey. */
export type AddPasskeyInput = {
  /** The name that its owner gave it. */
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
  /** The teams. No team may occur twice. */
  parts: Array<AllocatedPartInput>;
};

/** A team's part of a bank line. */
export type AllocatedPartInput = {
  /** The team's part, in paise. */
  amount: number;
  /** The team's payment is already accepted, and this money is a surplus. */
  asSurplus?: boolean | null | undefined;
  /** The team. */
  teamId: string;
};

/** A list of people from a spreadsheet, with headings. */
export type BatchPeopleInput = {
  /** Columns whose content differs from their heading. */
  columns?: Array<ListColumnInput>;
  /** CSV with a column Name. The columns Role, Placement, Email, Instagram and LinkedIn are optional. */
  csv: string;
};

/** A list that is about to be saved as a file. */
export type BeginExportInput = {
  /** The list. */
  kind: ExportKind;
  /** The number of rows in the file. */
  rowCount: number;
};

/** The kind of an entry of the bin. */
export type BinnedKind =
  /** A team. */
  | "TEAM"
  /** An account. */
  | "USER";

/** A team's fee that was paid in cash. */
export type BookCashInput = {
  /** The amount handed over, in paise. */
  amount: number;
  /** The person who took the cash, the place and the time. */
  note: string;
  /** The team. */
  teamId: string;
};

/** A refund to cancel. */
export type CancelRefundInput = {
  /** The reason, which the leader reads. */
  reason: string;
  /** The refund. */
  refundId: string;
};

/** The state of a cash slip. */
export type CashSlipState =
  /** A treasurer has confirmed the cash, and the payment is accepted. */
  | "confirmed"
  /** The slip was a mistake, and no money was booked. */
  | "discarded"
  /** A treasurer has not confirmed the cash. */
  | "waiting";

/** The recipients of certificates: people who were checked in, the people of the event's teams, or a list. */
export type CertificateChoiceInput = {
  /** Columns whose content differs from their heading. */
  columns?: Array<ListColumnInput>;
  /** For a list: CSV with headings for name, e-mail, team and rank. */
  csv?: string | null | undefined;
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** The purpose. */
  kind: CertificateKind;
  /** For ranks: the last place that gets a certificate. */
  placeTo?: number | null | undefined;
  /** The recipients. */
  source?: CertificateSource;
  /** The keys of people of the preview who get no certificate. */
  without?: Array<string>;
};

/** The purpose of a certificate. */
export type CertificateKind =
  /** Taking part in the event. */
  | "participation"
  /** A place in the ranking. */
  | "rank";

/** The language of a certificate. */
export type CertificateLanguage =
  /** Bengali. */
  | "bn"
  /** English. */
  | "en"
  /** Hindi. */
  | "hi";

/** The layout of one kind of certificates, with placeholders such as {name}. */
export type CertificateLayoutInput = {
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** The kind of certificates that have this layout. */
  kind: CertificateKind;
  /** The language of the certificates. The default is English. */
  language?: CertificateLanguage | null | undefined;
  /** The line above the name. */
  lead: string;
  /** The people who sign, from the left. */
  signatures: Array<CertificateSignatureInput>;
  /** The text below the name. Words in [brackets] are left out when a placeholder in them is empty. */
  text: string;
  /** The headline. */
  title: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** A person who signs a certificate. */
export type CertificateSignatureInput = {
  /** The person's name. */
  name: string;
  /** The person's office, or empty. */
  office: string;
  /** The signature as a picture: a PNG in base64. */
  picture?: string | null | undefined;
};

/** The source of the recipients of certificates. */
export type CertificateSource =
  /** Everyone who was checked in to one of the event's sessions, including walk-ins. */
  | "checkedIn"
  /** The people of `csv`. */
  | "list"
  /** Everyone who agreed to be in a team that paid or was ranked, for an event without a desk. */
  | "teams";

/** The new address with its code, and the account's password. */
export type ChangeEmailInput = {
  /** The new e-mail address, which receives the code. */
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

/** Changes of people. Either all are made or none. */
export type ChangePeopleInput = {
  /** Between 1 and 2,000 changes. */
  changes: Array<PersonChangeInput>;
  /** True for a preview: nothing is saved, and the reply shows the result. */
  preview?: boolean;
};

/** Another crop or alternative text of a picture. */
export type ChangePictureInput = {
  /** A description for people who cannot see the picture. */
  alternativeText: string;
  /** The focus of the picture, in hundredths of the width from the left. */
  focusX: number;
  /** The focus of the picture, in hundredths of the height from the top. */
  focusY: number;
  /** The picture's id. */
  id: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** Changes of teams. Either all are made or none. */
export type ChangeTeamsInput = {
  /** Between 1 and 2,000 changes. */
  changes: Array<TeamChangeInput>;
  /** True for a preview: nothing is saved, and the reply shows the result. */
  preview?: boolean;
};

/** The method that the caller used on Codeforces. */
export type CheckHandleProofInput = {
  /** The method to check. */
  way: HandleProofWay;
};

/** A person at the desk: by their pass, by the list, or typed in as a walk-in. */
export type CheckInEntry = {
  /** The time of the check-in by the phone's clock. */
  at: string;
  /** An id from the phone, so that sending the check-in again changes nothing. */
  id: string;
  /** The person's membership, when found by name. */
  memberId?: string | null | undefined;
  /** The way in which the person was found. */
  method: CheckInMethod;
  /** The name of a walk-in without a team. */
  name?: string | null | undefined;
  /** The reason why a walk-in is let in. Required for a walk-in. */
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
  /** The present time of the phone's clock, which reveals a wrong clock. */
  sentAt: string;
  /** The session. */
  sessionId: string;
};

/** The way in which a person was found at the desk. */
export type CheckInMethod =
  /** The helper found the person's name in the list. */
  | "NAME"
  /** The helper scanned the QR code of the pass. */
  | "SCAN"
  /** The person is a walk-in who is not on the list. The note has the reason. */
  | "WALK_IN";

/** The outcome of a check-in. */
export type CheckInOutcome =
  /** The person was already checked in. The check-in in the reply counts. */
  | "ALREADY"
  /** The person is checked in by this check-in. */
  | "IN"
  /** The person has not agreed to be in the team. */
  | "NOT_CONFIRMED"
  /** The payment of the person's team is not accepted. */
  | "NOT_PAID"
  /** The person's team did not qualify. */
  | "NOT_QUALIFIED"
  /** The session is on another day. */
  | "OTHER_DAY"
  /** The pass is for another event. */
  | "OTHER_EVENT"
  /** The check-in was taken back after it was made, so it does not count. */
  | "REVERTED"
  /** The pass is unknown or no longer valid. */
  | "UNKNOWN";

/** A line of the preview to confirm. */
export type ChosenLineInput = {
  /** The line. */
  line: number;
  /** The line's `matchKey` in the preview. */
  matchKey: string;
  /** The team in the preview. */
  teamId: string;
};

/** The rules for automatic deletion. */
export type CleanUpRulesInput = {
  /** Years without use after which accounts are deleted, or null for never. */
  accountYears?: number | null | undefined;
  /** The last audited day of the club's books, YYYY-MM-DD. Later lines stay. */
  auditedUntil?: string | null | undefined;
  /** Years after which lines of bank statements are deleted, or null for never. */
  lineYears?: number | null | undefined;
};

/** The previewed statement, with the lines to confirm. */
export type CommitStatementInput = {
  /** The file as text, with values separated by commas, semicolons, tabs or bars. */
  csv: string;
  /** The event's address. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** The file's name, shown later. */
  fileName?: string | null | undefined;
  /** The meanings of the columns. */
  mapping: StatementMappingInput;
  /** The lines to confirm, each as shown in the preview. Empty to store a statement with only open lines. */
  rows: Array<ChosenLineInput>;
};

/** The second step of a log-in: the ticket of the first step, and exactly one proof. */
export type CompleteLogInInput = {
  /** The authenticator app's six digits. */
  code?: string | null | undefined;
  /** The browser's answer to the options of a passkey (PublicKeyCredential.toJSON()), as JSON. */
  passkey?: string | null | undefined;
  /** A recovery code. */
  recoveryCode?: string | null | undefined;
  /** The ticket from the error SECOND_FACTOR_NEEDED. */
  ticket: string;
};

/** A cash slip to confirm. */
export type ConfirmCashSlipInput = {
  /** The slip. */
  slipId: string;
};

/** Exactly one proof of identity. With two-step login, a code or a passkey is required. */
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
  /** The ticket from beginTotp. */
  setup: string;
};

/** The draft to discard. */
export type ContentDraftInput = {
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** A topic that is published together with others. */
export type ContentPartInput = {
  /** The content, as JSON. */
  body: string;
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** A new event. */
export type CreateEventInput = {
  /** The contact for questions: an e-mail address, an https address, or text. */
  contact?: string | null | undefined;
  /** The event that this event is a copy of. The new event gets its published translations. Ignored if that event no longer exists. */
  copyOf?: string | null | undefined;
  /** The whole text. An empty line ends a paragraph. */
  description: string;
  /** Questions and answers: a line with the question, then the answer. An empty line ends an answer. */
  faq?: string | null | undefined;
  /** The fee of a qualified team. 0 is free. Reported payments keep their amount. */
  fee: number;
  /** The first day in India's calendar, YYYY-MM-DD. */
  firstDay: string;
  /** The hours of a day, such as "5 PM to 8 PM". */
  hours?: string | null | undefined;
  /** The picture's path under the media base address. */
  image: string;
  /** The last day in India's calendar, YYYY-MM-DD. */
  lastDay: string;
  /** People a team may have, the leader included. */
  maxTeamSize: number;
  /** The number of people of a complete team, including the leader. Null means `maxTeamSize`. */
  minTeamSize?: number | null | undefined;
  /** Notices for the event's teams, at most 20. */
  notices: Array<NoticeInput>;
  /** The prizes, one per line: the reason, a colon, the prize. */
  prizes?: string | null | undefined;
  /** The last rank that qualifies for the round that costs the fee. */
  qualifyingRank: number;
  /** The rule that decides whether teams may register. */
  registration: RegistrationMode;
  /** When registration closes, or null when not announced. */
  registrationClosesAt?: string | null | undefined;
  /** When registration opens, or null when not announced. */
  registrationOpensAt?: string | null | undefined;
  /** The room or lab. */
  room?: string | null | undefined;
  /** The rules, one per line. */
  rules?: string | null | undefined;
  /** The schedule, one step per line. */
  schedule: string;
  /** The event's address under /events: lowercase letters, digits, hyphens. It can never change. */
  slug: string;
  /** The state of the event. `current` replaces the previous current event. */
  state: EventState;
  /** One or two sentences for a card. */
  summary: string;
  /** The syllabus, one step per line: the time, a colon, the topic. */
  syllabus?: string | null | undefined;
  /** The event's name. */
  title: string;
  /** Where it takes place. */
  venue: string;
};

/** A feed for a spreadsheet. */
export type CreateSpreadsheetFeedInput = {
  /** The content of the feed. */
  content: FeedContent;
  /** The event of the feed. */
  eventId: string;
  /** The feed's purpose. */
  name: string;
  /** Whether the feed also has phone, college and roll number, for callers who may see them. */
  withContact: boolean;
};

/** A new team for the current event. */
export type CreateTeamInput = {
  /** The leader's Codeforces handle. Empty or absent does not change the handle. */
  codeforcesHandle?: string | null | undefined;
  /** The address of the event that the client shows. If another event is current: EVENT_NOT_CURRENT. */
  eventSlug?: string | null | undefined;
  /** The team's name, 2 to 50 characters, unique in the event. */
  name: string;
};

/** A webhook: another program that the site notifies of events. */
export type CreateWebhookInput = {
  /** The webhook's purpose. */
  description: string;
  /** The events that it is notified of, for example `team.created`. */
  types: Array<string>;
  /** The https address that receives the messages. */
  url: string;
};

/** How the teams that go on are counted. */
export type CutOffKind =
  /** Places: the best teams, up to the number of places. */
  | "places"
  /** Ranks: all teams up to the event's qualifying rank. */
  | "rank";

/** The decision about a reported payment. */
export type DecidePaymentInput = {
  /** accepted or rejected. */
  decision: PaymentDecision;
  /** The payment. */
  paymentId: string;
  /** The reason for a rejection. Required when rejecting. */
  reason?: string | null | undefined;
  /** The transaction id that the client last read. If the team has since reported another transaction id, the decision is refused and nothing changes. */
  transactionId?: string | null | undefined;
};

/** The password that confirms the deletion. */
export type DeleteAccountInput = {
  /** The account's password. */
  password: string;
};

/** The event to delete. It must not have any teams or other records. */
export type DeleteEventInput = {
  /** The event. */
  eventId: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** The entries to delete. */
export type DeleteManyInput = {
  /** Between 1 and 200 ids. An id that is given twice counts once. */
  ids: Array<string>;
};

/** A view to delete. */
export type DeleteViewInput = {
  /** The view. */
  id: string;
};

/** A mistaken cash slip. */
export type DiscardCashSlipInput = {
  /** The reason for discarding the slip. */
  reason: string;
  /** The slip. */
  slipId: string;
};

/** A team's new place in the draft. */
export type DraftPlaceInput = {
  /** The team's place in the draft. Null removes the ranking. */
  rank?: number | null | undefined;
  /** The team. */
  teamId: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** Places of the draft to change. The other places stay. */
export type DraftRankingsInput = {
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** Whether these places come from the contest platform. The next fetch then recognises later edits. */
  isFetched?: boolean | null | undefined;
  /** 1 to 1000 teams with their places. */
  places: Array<DraftPlaceInput>;
};

/** A session to end. */
export type EndSessionInput = {
  /** The session. */
  id: string;
};

/** The feed to end. */
export type EndSpreadsheetFeedInput = {
  /** The feed's id. */
  id: string;
};

/** The view to end. */
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
  /** The event for which teams register. */
  | "current"
  /** The event is over. */
  | "past"
  /** The event is announced. */
  | "upcoming";

/** A list that can be saved as a file. */
export type ExportKind =
  /** Reported payments. */
  | "PAYMENTS"
  /** Teams with their people. */
  | "TEAMS"
  /** Accounts. */
  | "USERS";

/** The content of a spreadsheet feed, for one event. */
export type FeedContent =
  /** A line for each payment. */
  | "payments"
  /** A line for each person in a team. */
  | "people"
  /** A line for each team. */
  | "teams";

/** The contest on Codeforces whose standings are fetched. */
export type FetchStandingsInput = {
  /** The API key of an account that may see a private contest. The default is the stored key. */
  apiKey?: string | null | undefined;
  /** The secret of the key. It is stored sealed and never sent. */
  apiSecret?: string | null | undefined;
  /** The contest's number, as in its address. */
  contestId: number;
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** True deletes the stored key and secret. */
  forgetKey?: boolean | null | undefined;
};

/** A limited right that a Superadmin gives to another person. */
export type Grant =
  /** Writes the texts of events, notices and pages. Cannot change dates, fees or team sizes. */
  | "CONTENT"
  /** Drafts, publishes and takes back rankings. Gives out certificates. */
  | "CONTEST"
  /** Checks people in and records cash. Sees people and teams with their phone and roll numbers. */
  | "DESK"
  /** Reads the lists of people, teams and payments, but sees no phone or roll numbers. */
  | "READER"
  /** Accepts or rejects payments, and imports bank statements. */
  | "TREASURER";

/** The new and the former Superadmins. All changes are made, or none. */
export type HandOverInput = {
  /** Superadmins who lose the role. At least one Superadmin must stay. */
  leavingIds: Array<string>;
  /** Accounts that become Superadmins. */
  newIds: Array<string>;
};

/** The result of checking a handle on Codeforces. */
export type HandleOutcome =
  /** The handle exists. */
  | "found"
  /** The handle exists under another name or spelling. */
  | "renamed"
  /** Codeforces did not answer in time. */
  | "silent"
  /** The handle does not exist. */
  | "unknown";

/** A way to prove a Codeforces handle. */
export type HandleProofWay =
  /** The code is the organization of the Codeforces profile. */
  | "PROFILE"
  /** A submission that does not compile was sent to the named problem. */
  | "SUBMISSION";

/** Teams of a list, registered together or not at all. */
export type ImportTeamsInput = {
  /** Columns whose content differs from their heading. */
  columns?: Array<ListColumnInput>;
  /** The text of the file: team, name, e-mail, college, roll number, handle, phone. A line without a team belongs to the team above. */
  csv: string;
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** The people agreed in person. People with accounts are in the team immediately. */
  inPerson?: boolean;
  /** The chosen teams. */
  teams: Array<ImportedTeamInput>;
};

/** A team of the list, as in its preview. */
export type ImportedTeamInput = {
  /** The team's name. */
  name: string;
  /** The team to which people are added, or null for a new team. If the team has changed since, nothing is saved. */
  teamId?: string | null | undefined;
};

/** The text of a bank statement. */
export type InspectStatementInput = {
  /** The file as text, with values separated by commas, semicolons, tabs or bars. */
  csv: string;
};

/** Whether people can join by an invitation now. */
export type InvitationState =
  /** Registration is closed. */
  | "closed"
  /** The team has no place left. */
  | "full"
  /** A reported or accepted payment locks the roster. */
  | "locked"
  /** People can join. */
  | "open";

/** A person to invite to a team, by e-mail address. */
export type InviteInput = {
  /** The address. An account is not required. */
  email: string;
  /** The team. */
  teamId: string;
};

/** A person who looks for a team, to invite. */
export type InviteListedInput = {
  /** The person's listing. */
  listingId: string;
  /** The team. */
  teamId: string;
};

/** Gives out the certificates of a preview. */
export type IssueCertificatesInput = {
  /** The recipients. */
  choice: CertificateChoiceInput;
  /** The `key` of the preview. If the people who would get certificates have changed, the request is refused. */
  previewKey: string;
};

/** A person's request to join the team. */
export type JoinRequestInput = {
  /** The request. */
  requestId: string;
  /** The team. */
  teamId: string;
};

/** An invitation link's token, and the caller's handle. */
export type JoinTeamInput = {
  /** The caller's Codeforces handle. Empty or absent does not change the handle. */
  codeforcesHandle?: string | null | undefined;
  /** The last part of the link's address. */
  token: string;
};

/** The meaning of a column of a list, for a heading that does not show the meaning. */
export type ListColumnInput = {
  /** The column, counted from 0. */
  column: number;
  /** The meaning of the column. Null ignores the column. */
  field?: ListField | null | undefined;
};

/** A list from a spreadsheet, and the meanings of its columns. */
export type ListColumnsInput = {
  /** Columns whose content differs from their heading. */
  columns?: Array<ListColumnInput>;
  /** The text of the file. */
  csv: string;
  /** The kind of the list. */
  kind: ListKind;
};

/** The meaning of a column of a list. */
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

/** The line of a person who looks for a team. */
export type ListMyselfInput = {
  /** One line, without links, addresses and phone numbers. */
  line: string;
};

/** The line of a team that looks for people. */
export type ListTeamInput = {
  /** One line, without links, addresses and phone numbers. */
  line: string;
  /** The team. */
  teamId: string;
};

/** A listing. */
export type ListingInput = {
  /** The listing. */
  listingId: string;
};

/** The contest with public live standings. */
export type LiveBoardInput = {
  /** The contest's number on Codeforces. A different number starts new standings. */
  contestId: number;
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** When the standings freeze. New places are then hidden until the standings are unfrozen. */
  freezesAt?: string | null | undefined;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** The event whose live standings are changed. */
export type LiveBoardStepInput = {
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
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
  /** A session began, or the confirmation was correct. */
  | "DONE"
  /** The attempt was not checked, because it came too late or after too many attempts. */
  | "REFUSED"
  /** The password was correct, and the second step was required. */
  | "STEP_ASKED"
  /** Password, code or passkey was wrong. */
  | "WRONG";

/** The ticket that a login returned between its two steps. */
export type LogInTicketInput = {
  /** The ticket from the error SECOND_FACTOR_NEEDED. */
  ticket: string;
};

/** The template or scheduled mail. */
export type MailPlanIdInput = {
  /** The scheduled mailing's id. */
  id: string;
};

/** How the connection to a mail server is kept private. */
export type MailSecurity =
  /** TLS only if the server offers it, for a relay in the same network. */
  | "plain"
  /** TLS once the server has greeted, usually on port 587. */
  | "startTls"
  /** TLS from the first byte, usually on port 465. */
  | "tls";

/** How the site sends mail. */
export type MailSettingsInput = {
  /** The recipient of mail to the club. Empty for all Superadmins. */
  clubEmail: string;
  /** The mail server's name, for example smtp.example.org. */
  host: string;
  /** The password. The default is the stored password. */
  password?: string | null | undefined;
  /** The mail server's port, usually 465 or 587. */
  port: number;
  /** The encryption of the connection. */
  security: MailSecurity;
  /** The sender's address. */
  senderEmail: string;
  /** The sender's name, for example Coding Club. */
  senderName: string;
  /** The user name. Empty for a server without a log-in. */
  user: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** The recipients of a mail: people of teams that match all conditions, and of listed teams. */
export type MailingAudienceInput = {
  /** The event's address. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** True: teams that match the conditions below. False: only the teams in `teamIds`. */
  fitting?: boolean;
  /** Only teams with this gap. */
  missing?: TeamGap | null | undefined;
  /** Only teams whose payment is in this state. */
  paymentStatus?: PaymentStatus | null | undefined;
  /** Only teams ranked this or later. */
  rankFrom?: number | null | undefined;
  /** Only teams ranked this or better. */
  rankTo?: number | null | undefined;
  /** Only teams that qualified or only teams that did not, or null for both. */
  standing?: MailingStanding | null | undefined;
  /** Teams of the event that get the mail even when they do not match. */
  teamIds?: Array<string>;
  /** Accounts that get the mail individually, with or without a team. */
  userIds?: Array<string>;
  /** The people of these teams who get the mail. */
  whom?: MailingWhom;
};

/** Whether a team qualified for the round that costs the fee. */
export type MailingStanding =
  /** The team's ranking did not qualify, or the team has no ranking. */
  | "NOT_QUALIFIED"
  /** The team's ranking qualified. */
  | "QUALIFIED";

/** The people of a team who get a mail. */
export type MailingWhom =
  /** Everyone with an account who agreed to be in the team. */
  | "ACCOUNTS"
  /** Everyone with an account who agreed, and typed-in records with an address. */
  | "EVERYONE"
  /** The leader alone. */
  | "LEADERS";

/** Whether the caller gets the club's mailings. */
export type MailingsInput = {
  /** False switches the mailings off. */
  on: boolean;
};

/** The newest seen notification. All earlier ones count as seen too. */
export type MarkNotificationsReadInput = {
  /** The notification's id. */
  upTo: string;
};

/** An item of an event's checklist, and the reason why it is not needed. */
export type MarkSeasonItemInput = {
  /** The event. */
  eventId: string;
  /** The item. */
  item: SeasonItemKey;
  /** Why the item is not needed. Null marks the item as needed again. */
  reason?: string | null | undefined;
};

/** How the next team for a free place is chosen. */
export type MovingUp =
  /** Automatically. */
  | "automatic"
  /** When an organiser presses a button. */
  | "byHand"
  /** The place stays free. */
  | "never";

/** Cash that a helper received at the desk. */
export type NoteCashInput = {
  /** The amount handed over, in paise. */
  amount: number;
  /** A note for the treasurer. */
  note?: string | null | undefined;
  /** The slip's id, made by the sender. A repeated request notes the same slip only once. */
  slipId: string;
  /** The team. */
  teamId: string;
};

/** Teams that get the same note. */
export type NoteTeamsInput = {
  /** Between 1 and 200 ids. An id that is given twice counts once. */
  ids: Array<string>;
  /** The note. Empty clears the note. */
  note?: string | null | undefined;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
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

/** The kind of event. More kinds may be added. */
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

/** Offers places as in the shown plan. */
export type OfferPlacesInput = {
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** Whether to offer places to teams within the cut-off, to the next in line, or to take back the latest offers (undo). */
  step: PlaceStepKind;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** Confirms the owner: one existing factor, or the password of an account without two-step login. */
export type OwnerProofInput = {
  /** The authenticator app's six digits. */
  code?: string | null | undefined;
  /** The browser's answer to passkeyProofOptions, as JSON. */
  passkey?: string | null | undefined;
  /** The account's password. Not accepted with two-step login. */
  password?: string | null | undefined;
  /** A recovery code, for an owner who lost the app and all passkeys. */
  recoveryCode?: string | null | undefined;
};

/** Why a line of a list of results cannot be saved. */
export type PastLineProblem =
  /** The college has more than 160 characters. */
  | "college"
  /** A handle is not valid, or the line has too many handles. */
  | "handles"
  /** The line has no rank from 1 to 100000. */
  | "rank"
  /** The line has no team, or the team has more than 80 characters. */
  | "team"
  /** The team is already in the list. */
  | "twice";

/** The basis of a step of a payment. */
export type PaymentBasis =
  /** A line of a bank statement. */
  | "bankLine"
  /** Cash. The reason names the person who received it. */
  | "cash"
  /** A refund. */
  | "refund"
  /** The leader's report, compared with the account by hand. */
  | "report"
  /** A revert of the previous decision. */
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
  /** No payment was reported. */
  | "incomplete"
  /** Reported by the leader, not decided yet. */
  | "pending"
  /** The club returned the money. The team can pay again. */
  | "refunded"
  /** The club did not find the money. The leader can report again. */
  | "rejected";

/** A change of one field of a person. */
export type PersonChangeInput = {
  /** The field. */
  column: PersonColumn;
  /** The cell's value as the client last read it. If the stored value is different now, nothing is saved. */
  from?: string | null | undefined;
  /** The new value. An empty value clears the cell. */
  to?: string | null | undefined;
  /** The account. */
  userId: string;
};

/** The fields of people that a file or a cell can change. */
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
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** The deadline of the first teams. It replaces `replyHours` for these teams. For teams that move up, `replyHours` always applies. */
  firstDeadline?: string | null | undefined;
  /** Whether ranks or places are counted. */
  kind: CutOffKind;
  /** The last day for moving up in India's calendar, YYYY-MM-DD. */
  lastMoveDay?: string | null | undefined;
  /** How the next team for a free place is chosen. */
  movingUp: MovingUp;
  /** The number of places, when places are counted. When ranks are counted, the event's qualifying rank applies. */
  placeCount: number;
  /** The hours that a team has for its reply. */
  replyHours: number;
  /** The rule for teams that share the last rank. */
  ties: TiesAtCutOff;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** The state of a team's place in the round that costs the fee. */
export type PlaceState =
  /** The team reported its payment in time, or accepted a place without a fee. */
  | "accepted"
  /** The team gave the place up. */
  | "declined"
  /** The team did not reply before the deadline. */
  | "lapsed"
  /** The team can accept the place until its deadline. */
  | "offered"
  /** A later ranking withdrew the place, or the offer was taken back. */
  | "withdrawn";

/** The steps for an event's places. */
export type PlaceStepKind =
  /** Offering free places to the next in line. */
  | "moveUp"
  /** Offering places to teams within the cut-off that have none. */
  | "offer"
  /** Publishing the draft of the ranking. */
  | "publish"
  /** Taking the latest ranking back. */
  | "revert"
  /** Taking back the latest offers that were not made by a ranking. */
  | "undo";

/** A list of people as CSV, with headings, by id or e-mail address. */
export type PreviewPeopleInput = {
  /** Columns whose content differs from their heading. */
  columns?: Array<ListColumnInput>;
  /** The text of the file. */
  csv: string;
};

/** A bank statement, and the meanings of its columns. */
export type PreviewStatementInput = {
  /** The file as text, with values separated by commas, semicolons, tabs or bars. */
  csv: string;
  /** The event's address. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** The meanings of the columns. */
  mapping: StatementMappingInput;
};

/** A list of teams as CSV with headings, one person on each line. */
export type PreviewTeamsInput = {
  /** Columns whose content differs from their heading. */
  columns?: Array<ListColumnInput>;
  /** The text of the file: team, name, e-mail, college, roll number, handle, phone. A line without a team belongs to the team above. */
  csv: string;
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** The people agreed in person. People with accounts are in the team immediately. */
  inPerson?: boolean;
};

/** The draft to publish. */
export type PublishContentInput = {
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** Topics to publish together. An event's texts are published separately. */
export type PublishContentsInput = {
  /** The topics. No topic may occur twice. */
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
  /** As a copied page of standings, with cells of several lines. */
  | "page"
  /** As a table with columns. */
  | "table";

/** How a line's team was recognised. */
export type RankingMatch =
  /** By the handles of its people. */
  | "handles"
  /** By the team's id. */
  | "id"
  /** By its name. */
  | "name"
  /** By its reference. */
  | "reference";

/** The effect of a line of a list on the draft. */
export type RankingPreviewKind =
  /** The team had no place and gets a place. */
  | "added"
  /** The rank is not valid. */
  | "badRank"
  /** The team gets another place. */
  | "changed"
  /** The team loses its place. */
  | "cleared"
  /** The line matches two teams, listed in the suggestions. */
  | "conflict"
  /** The team would get another place, but its place was edited by hand since the last fetch. */
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

/** Publishes or discards the draft that the client last read. */
export type RankingStepInput = {
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** The `version` of the shown plan of places. If the plan has changed since, nothing is saved (VERSION_CHANGED). */
  plan?: string | null | undefined;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** How a refund was paid out. */
export type RecordRefundInput = {
  /** The day, for example 2025-03-01. */
  paidOn: string;
  /** The refund. */
  refundId: string;
  /** The transfer's number. Empty for cash. */
  transactionId?: string | null | undefined;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
  /** How the refund was paid out. */
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
  /** We asked the leader for an account. */
  | "accountNeeded"
  /** The refund was cancelled. */
  | "cancelled"
  /** The money was returned. */
  | "paid"
  /** The refund was recorded as paid, but the record was a mistake. */
  | "reverted"
  /** The leader named an account, and the club has not paid yet. */
  | "toPay";

/** How money is returned. */
export type RefundWay =
  /** To a bank account. */
  | "bank"
  /** In cash. */
  | "cash"
  /** To a UPI address. */
  | "upi";

/** The rule that decides whether teams may register. */
export type RegistrationMode =
  /** Teams may register between the two dates. */
  | "auto"
  /** Teams may not register, regardless of the dates. */
  | "closed"
  /** Teams may register, regardless of the dates. */
  | "open";

/** Replaces a certificate with one that has another name. */
export type ReissueCertificateInput = {
  /** The certificate. */
  id: string;
  /** The name on the new certificate. */
  name: string;
  /** The reason, shown to everyone who opens the certificate's page. */
  reason: string;
};

/** Whether the caller gets reminders about their incomplete team before registration closes. */
export type RemindersInput = {
  /** False switches the reminders off. */
  on: boolean;
};

/** The topic to take off the site. Its versions stay. */
export type RemoveContentInput = {
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
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

/** A passkey to remove, and the owner's confirmation. */
export type RemovePasskeyInput = {
  /** The authenticator app's six digits. */
  code?: string | null | undefined;
  /** The passkey's id. */
  id: string;
  /** The browser's answer to passkeyProofOptions, as JSON. */
  passkey?: string | null | undefined;
  /** The account's password. Not accepted with two-step login. */
  password?: string | null | undefined;
  /** A recovery code, for an owner who lost the app and all passkeys. */
  recoveryCode?: string | null | undefined;
};

/** A new name for a passkey. */
export type RenamePasskeyInput = {
  /** The passkey's id. */
  id: string;
  /** The name that its owner gave it. */
  name: string;
};

/** Another name for a view. */
export type RenameViewInput = {
  /** The view. */
  id: string;
  /** The view's new name, 1 to 40 characters. */
  name: string;
};

/** A pass to renew. */
export type RenewPassInput = {
  /** The membership of a person without an account. The default is the caller's own. */
  memberId?: string | null | undefined;
  /** The team. */
  teamId: string;
};

/** The new person. With an account, the e-mail is enough. Other people need name and roll number. */
export type ReplaceMemberInput = {
  /** The Codeforces handle. In an edit, empty clears the handle and absent does not change it. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name. The default of a new record is the leader's college. */
  college?: string | null | undefined;
  /** The e-mail address. A record whose e-mail belongs to an account is linked to the account. */
  email?: string | null | undefined;
  /** The member to replace, who is not the leader. */
  memberId: string;
  /** The name, which cannot be empty or changed. */
  name?: string | null | undefined;
  /** Phone number with ten digits, optional. A leading +91, 0091 or 0 is removed. */
  phone?: string | null | undefined;
  /** The reason, which the leader and the replaced member read. */
  reason: string;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
};

/** The failed messages of a webhook to send again. */
export type ReplayFailedWebhooksInput = {
  /** The webhook's id. */
  id: string;
  /** Only messages that were written since this time. */
  since: string;
};

/** The message to send again. */
export type ReplayWebhookInput = {
  /** The message's id. */
  deliveryId: string;
};

/** The transfer that paid a team's fee. */
export type ReportPaymentInput = {
  /** The team the fee was paid for. */
  teamId: string;
  /** The bank's transaction id or UTR: 8 to 64 letters and digits, 6 of them digits. Spaces, case, leading zeros and labels such as UTR do not matter. */
  transactionId: string;
};

/** The new e-mail address of the account. */
export type RequestEmailChangeInput = {
  /** The new e-mail address, which receives the code. */
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

/** An accepted payment or a surplus to return. */
export type RequestRefundInput = {
  /** The payment. */
  paymentId: string;
  /** The reason, which the team reads. */
  reason: string;
  /** The surplus to return instead of the payment. */
  surplusId?: string | null | undefined;
};

/** The failed mails to send again. */
export type ResendMailsInput = {
  /** Only these mails. The default is all. */
  mailIds?: Array<string> | null | undefined;
};

/** The version to publish again. */
export type RestoreContentInput = {
  /** The version to publish again. 0 is the version of the files. */
  number: number;
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** The entries to restore from the bin. */
export type RestoreInput = {
  /** Between 1 and 200 entries, by the ids of the deleted accounts and teams. */
  ids: Array<string>;
  /** Whether to restore entries that can be restored only in part. */
  partly?: boolean;
};

/** Whether results show the caller's name. */
export type ResultNameInput = {
  /** True agrees. False withdraws the agreement. */
  on: boolean;
};

/** Where an event's results come from. */
export type ResultsKind =
  /** The standings of a contest that runs. */
  | "live"
  /** There are no results yet. */
  | "none"
  /** Results of a past year, entered from a list. */
  | "past"
  /** The club's published ranking. */
  | "published";

/** The mail whose failed copies are sent again. */
export type RetryMailingInput = {
  /** The mail. */
  mailingId: string;
};

/** A mistaken check-in. */
export type RevertCheckInInput = {
  /** The check-in. */
  checkInId: string;
  /** The reason, which is recorded. */
  reason: string;
};

/** The decision about a payment to take back. */
export type RevertPaymentInput = {
  /** The payment. */
  paymentId: string;
  /** The reason, which the team reads. Optional in the first two minutes. */
  reason?: string | null | undefined;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** The role of a person on the site. */
export type Role =
  /** Runs users, teams, payments and rankings. */
  | "SUPERADMIN"
  /** A student who leads a team or wants to. */
  | "TEAM_LEADER"
  /** A student. */
  | "USER";

/** The new rules for automatic deletion. */
export type SaveCleanUpRulesInput = {
  /** Years without use after which accounts are deleted, or null for never. */
  accountYears?: number | null | undefined;
  /** The last audited day of the club's books, YYYY-MM-DD. Later lines stay. */
  auditedUntil?: string | null | undefined;
  /** Years after which lines of bank statements are deleted, or null for never. */
  lineYears?: number | null | undefined;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** The draft of a topic. It may have mistakes, because only editors see it. */
export type SaveContentDraftInput = {
  /** The number of the published version on which the draft is based. The default is the draft's present base, or the published version for a new draft. */
  baseNumber?: number | null | undefined;
  /** The topic as JSON, with the fields that docs/content.md names. */
  body: string;
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali. */
  topic: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** A mail template. It replaces a template with the same name. */
export type SaveMailTemplateInput = {
  /** The name of the template. */
  name: string;
  /** The intended recipients, or null for all. */
  standing?: MailingStanding | null | undefined;
  /** The subject. It may have placeholders such as {team}. */
  subject: string;
  /** The plain text. It may have placeholders such as {name}. */
  text: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** Saves the results of a year before the site was used. */
export type SavePastResultsInput = {
  /** Columns whose content differs from their heading. */
  columns?: Array<ListColumnInput>;
  /** Comma-separated values with the headings rank and team, and optionally handles and college. */
  csv: string;
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
  /** The year in which the event was held. */
  year: number;
};

/** A saved view of a table. It replaces a view with the same name. */
export type SaveViewInput = {
  /** The view's name, 1 to 40 characters. */
  name: string;
  /** Search, filters, sort and columns, as in the address of the page. */
  query: string;
  /** The table's name in the admin area. */
  table: string;
};

/** A scheduled mail. Its recipients are chosen when it is sent. */
export type ScheduleMailingInput = {
  /** The mailing's recipients. */
  audience: MailingAudienceInput;
  /** A UUID of the sender's choice. The id of a scheduled mail changes that mail. */
  id: string;
  /** The time at which the mailing is sent, within the next year. */
  sendAt: string;
  /** The subject. It may have placeholders such as {team}. */
  subject: string;
  /** The plain text. It may have placeholders such as {name}. */
  text: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** An item of the checklist at the end of a season. */
export type SeasonItemKey =
  /** Money of bank statements is placed or set aside. */
  | "BANK_MONEY"
  /** Batches that had their last exams are alumni. */
  | "BATCHES"
  /** Certificates are given out. */
  | "CERTIFICATES"
  /** The rules for automatic deletion are decided. */
  | "CLEAN_UP"
  /** The event is past. */
  | "EVENT_OVER"
  /** The next event exists. */
  | "NEXT_EVENT"
  /** All people with rights have logged in this season. */
  | "OLD_RIGHTS"
  /** Every reported payment is decided. */
  | "PAYMENTS"
  /** The ranking is published, and no draft is waiting. */
  | "RANKING"
  /** All refunds are paid out. */
  | "REFUNDS"
  /** Registration is closed. */
  | "REGISTRATION"
  /** The results stay on the site. */
  | "RESULTS"
  /** There are at least two Superadmins, all with two-step login. */
  | "SUPERADMINS"
  /** Every team has a place. */
  | "UNRANKED_TEAMS";

/** The state of an item of the checklist. */
export type SeasonItemState =
  /** The item is done. */
  | "DONE"
  /** A person noted why the item is not needed. */
  | "NOT_NEEDED"
  /** The item is not done yet. */
  | "TO_DO";

/** A mail to the people of teams, each filled in for its reader. */
export type SendMailingInput = {
  /** The mailing's recipients. */
  audience: MailingAudienceInput;
  /** The `key` of the previewed audience. If the recipients have changed, the mail is refused. */
  audienceKey: string;
  /** A UUID of the sender's choice, the same at each attempt. The mail is sent only once. */
  sendKey: string;
  /** The subject. It may have placeholders such as {team}. */
  subject: string;
  /** The plain text. It may have placeholders such as {name}. */
  text: string;
};

/** A test mail to the caller, filled in for one of its recipients. */
export type SendTestMailInput = {
  /** The recipient whose copy is used. The default is the first recipient. */
  as?: string | null | undefined;
  /** The recipients of the mail. */
  audience: MailingAudienceInput;
  /** The subject. It may have placeholders such as {team}. */
  subject: string;
  /** The plain text. It may have placeholders such as {name}. */
  text: string;
};

/** A bank line to set aside or reopen. */
export type SetAsideLineInput = {
  /** The statement. */
  batchId: string;
  /** The line. */
  lineNumber: number;
  /** The label, for example “not ours”. Null reopens the line. */
  reason?: string | null | undefined;
};

/** The event to make current. */
export type SetCurrentEventInput = {
  /** The event. */
  eventId: string;
};

/** The grants of a person after the change. */
export type SetGrantsInput = {
  /** All grants of the person after the change. An empty list removes all grants. */
  grants: Array<Grant>;
  /** The account. */
  userId: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** A new password for the account whose reset code was verified. */
export type SetNewPasswordInput = {
  /** The account's e-mail address. */
  email: string;
  /** The new password, at least eight characters. */
  newPassword: string;
  /** The token from verifying the reset code. The cookie of the same reply also works. */
  resetToken?: string | null | undefined;
};

/** The first Superadmin of a new site, and the code that the server printed at its start. */
export type SetUpInput = {
  /** The code. Spaces, hyphens and case do not matter. */
  code: string;
  /** The address to log in with. */
  email: string;
  /** First and last name. */
  name: string;
  /** The password, at least eight characters. */
  password: string;
};

/** A topic of the settings that the club changes on the site. */
export type SettingsTopicName =
  /** The account for fees. */
  | "account"
  /** How the site sends mail. */
  | "mail";

/** The method of a log-in or a confirmation. */
export type SignInMethod =
  /** A passkey. */
  | "PASSKEY"
  /** The password. */
  | "PASSWORD"
  /** A recovery code. */
  | "RECOVERY_CODE"
  /** A code of an authenticator app. */
  | "TOTP";

/** A new account. Its address must already be verified. */
export type SignUpInput = {
  /** The college's name. */
  college?: string | null | undefined;
  /** The verified e-mail address. */
  email: string;
  /** The token from verifying the e-mail address. The cookie of the same reply also works. */
  emailToken?: string | null | undefined;
  /** First and last name, joined by a space. */
  name: string;
  /** The password, at least eight characters. */
  password: string;
  /** Phone number with ten digits, optional. A leading +91, 0091 or 0 is removed. */
  phone?: string | null | undefined;
  /** USER or TEAM_LEADER. SUPERADMIN is refused. */
  role: Role;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
};

/** The sort direction of a list. */
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

/** The student whose screens a Superadmin wants to see, and the reason. */
export type StartStudentViewInput = {
  /** The reason, in 3 to 200 characters. It is kept in the audit log and in the student's download. */
  reason: string;
  /** The student's account. */
  userId: string;
};

/** The effect of a line of a committed bank statement. */
export type StatementEffect =
  /** The team's reported payment was accepted. */
  | "confirmed"
  /** The statement was taken back, but this payment was changed before and stays. */
  | "kept"
  /** The line changed nothing. */
  | "nothing"
  /** The payment was recorded and accepted without a report of the team. */
  | "recorded"
  /** The money became a surplus of a team that had paid. */
  | "surplus"
  /** The confirmation was taken back with the statement. */
  | "takenBack";

/** The columns of a bank statement by their meaning, counted from 0. A missing column is null. */
export type StatementMappingInput = {
  /** The column of all amounts, if incoming and outgoing money share one. */
  amount?: number | null | undefined;
  /** The column of incoming money, if it is separate. */
  credit?: number | null | undefined;
  /** The day of the transfer. */
  date?: number | null | undefined;
  /** The column of outgoing money, if it is separate. */
  debit?: number | null | undefined;
  /** The bank's narration. */
  description?: number | null | undefined;
  /** The column with Cr or Dr for the amount. */
  direction?: number | null | undefined;
  /** The transaction id / UTR. */
  reference?: number | null | undefined;
  /** Whether the transfer went through. */
  status?: number | null | undefined;
  /** Other columns with amounts or states, such as a second balance. */
  unused?: Array<number> | null | undefined;
};

/** The outcome of a line of a bank statement. */
export type StatementOutcome =
  /** The line contradicts itself or another line. It cannot be confirmed here. */
  | "conflict"
  /** The team is certain. The line is confirmed unless a person unticks it. */
  | "exact"
  /** Not incoming money. The line cannot confirm a payment. */
  | "ignored"
  /** The team is likely. A person must check and tick the line. */
  | "probable"
  /** The line was confirmed before. */
  | "seen"
  /** Money that matches no team. */
  | "unclaimed";

/** The reason for the result of a line of a bank statement. `StatementReasonText.text` says the same in words. */
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
  /** The cell's value as the client last read it. If the stored value is different now, nothing is saved. */
  from?: string | null | undefined;
  /** The team. */
  teamId: string;
  /** The new value. An empty value clears the cell. */
  to?: string | null | undefined;
};

/** The fields of teams that a cell can change. */
export type TeamColumn =
  /** The team's name, unique in its event. */
  | "NAME"
  /** The organisers' note. */
  | "NOTE";

/** The kinds of gaps of a team. */
export type TeamGap =
  /** The members, the handles or both. */
  | "DATA"
  /** The handles: at least one of the team's people has no Codeforces handle. */
  | "HANDLES"
  /** The members: the team has fewer people than the event requires. */
  | "MEMBERS"
  /** The payment: the fee is due, and no payment is pending or accepted. */
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

/** The effect of a line of a list of teams on its person. */
export type TeamLineOutcome =
  /** The person agreed in person and is in the team immediately. */
  | "AGREED"
  /** The account is added, and its owner must accept. */
  | "ASKED"
  /** The person leads the new team and has an account. */
  | "LEADS"
  /** The person has no account and is added as a record. */
  | "RECORDED"
  /** In this team already. */
  | "UNCHANGED";

/** The sort key of the list of teams. */
export type TeamSort =
  /** When the team was registered. */
  | "CREATED_AT"
  /** The leader's name, ignoring case. */
  | "LEADER"
  /** The name. */
  | "NAME"
  /** The state of its payment. */
  | "PAYMENT"
  /** How many people it has. */
  | "PEOPLE"
  /** The ranking, then the name. Unranked teams come last in both directions, by name. */
  | "RANKING";

/** The rule for teams that share the last rank when there are too few places. */
export type TiesAtCutOff =
  /** All of these teams go on. */
  | "all"
  /** None of these teams goes on. */
  | "none";

/** The member who becomes the team's leader. */
export type TransferTeamInput = {
  /** The new leader, who needs an account. */
  memberId: string;
  /** The team. */
  teamId: string;
};

/** The people who must log in with two steps. */
export type TwoStepDuty =
  /** Superadmins and everyone with a limited right. */
  | "RIGHTS"
  /** Everyone with the rights of a treasurer. This is the default. */
  | "TREASURERS"
  /** No account needs two-step login. */
  | "VOLUNTARY";

/** Takes the latest publication back. */
export type UndoRankingsInput = {
  /** The event's address under /events. The default is the current event. */
  eventSlug?: string | null | undefined;
  /** The `version` of the shown plan of places. If the plan has changed since, nothing is saved (VERSION_CHANGED). */
  plan?: string | null | undefined;
  /** The publication, which must be the event's latest. */
  publicationId: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). */
  version: string;
};

/** The batch to take back. */
export type UndoStatementBatchInput = {
  /** The batch. */
  batchId: string;
  /** Whether payments that changed since are skipped. Otherwise they stop the whole revert. */
  exceptChanged?: boolean | null | undefined;
  /** The number of valid payments that the caller saw. If the number has changed, nothing is taken back (CONFLICT). */
  inForce?: number | null | undefined;
};

/** Changes to a Superadmin's own data. Absent fields do not change, and empty fields are cleared. */
export type UpdateAdminProfileInput = {
  /** The Codeforces handle. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name. */
  college?: string | null | undefined;
  /** The e-mail address. A change notifies the old address. */
  email?: string | null | undefined;
  /** First and last name, joined by a space. */
  name?: string | null | undefined;
  /** A new password of at least eight characters. Absent or blank does not change the password. */
  password?: string | null | undefined;
  /** Phone number with ten digits, optional. A leading +91, 0091 or 0 is removed. */
  phone?: string | null | undefined;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
};

/** An event with all its data after the change. The address cannot change. */
export type UpdateEventInput = {
  /** The contact for questions: an e-mail address, an https address, or text. */
  contact?: string | null | undefined;
  /** The whole text. An empty line ends a paragraph. */
  description: string;
  /** The event. */
  eventId: string;
  /** Questions and answers: a line with the question, then the answer. An empty line ends an answer. */
  faq?: string | null | undefined;
  /** The fee of a qualified team. 0 is free. Reported payments keep their amount. */
  fee: number;
  /** The first day in India's calendar, YYYY-MM-DD. */
  firstDay: string;
  /** The hours of a day, such as "5 PM to 8 PM". */
  hours?: string | null | undefined;
  /** The picture's path under the media base address. */
  image: string;
  /** The last day in India's calendar, YYYY-MM-DD. */
  lastDay: string;
  /** People a team may have, the leader included. */
  maxTeamSize: number;
  /** The number of people of a complete team, including the leader. Null means `maxTeamSize`. */
  minTeamSize?: number | null | undefined;
  /** Notices for the event's teams, at most 20. */
  notices: Array<NoticeInput>;
  /** The prizes, one per line: the reason, a colon, the prize. */
  prizes?: string | null | undefined;
  /** The last rank that qualifies for the round that costs the fee. */
  qualifyingRank: number;
  /** The rule that decides whether teams may register. */
  registration: RegistrationMode;
  /** When registration closes, or null when not announced. */
  registrationClosesAt?: string | null | undefined;
  /** When registration opens, or null when not announced. */
  registrationOpensAt?: string | null | undefined;
  /** The room or lab. */
  room?: string | null | undefined;
  /** The rules, one per line. */
  rules?: string | null | undefined;
  /** The schedule, one step per line. */
  schedule: string;
  /** The event's address under /events: lowercase letters, digits, hyphens. It can never change. */
  slug: string;
  /** The state of the event. `current` replaces the previous current event. */
  state: EventState;
  /** One or two sentences for a card. */
  summary: string;
  /** The syllabus, one step per line: the time, a colon, the topic. */
  syllabus?: string | null | undefined;
  /** The event's name. */
  title: string;
  /** Where it takes place. */
  venue: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** A Codeforces handle for one person of a team. */
export type UpdateHandleInput = {
  /** The Codeforces handle. Empty clears the handle. */
  codeforcesHandle: string;
  /** The member or leader with this handle. */
  memberId: string;
  /** The team. */
  teamId: string;
};

/** Data to fill in for a member. Only empty fields and the handle can be changed. */
export type UpdateMemberRecordInput = {
  /** The Codeforces handle. In an edit, empty clears the handle and absent does not change it. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name. The default of a new record is the leader's college. */
  college?: string | null | undefined;
  /** The e-mail address. A record whose e-mail belongs to an account is linked to the account. */
  email?: string | null | undefined;
  /** The member (or leader). */
  memberId: string;
  /** The name, which cannot be empty or changed. */
  name?: string | null | undefined;
  /** Phone number with ten digits, optional. A leading +91, 0091 or 0 is removed. */
  phone?: string | null | undefined;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
};

/** Changes to the caller's own data. Absent fields do not change, and empty fields are cleared. */
export type UpdateProfileInput = {
  /** The Codeforces handle. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name. */
  college?: string | null | undefined;
  /** First and last name, joined by a space. */
  name?: string | null | undefined;
  /** Phone number with ten digits, optional. A leading +91, 0091 or 0 is removed. */
  phone?: string | null | undefined;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
};

/** Settings of the site. */
export type UpdateSiteSettingsInput = {
  /** The people who must log in with two steps. */
  twoStepDuty: TwoStepDuty;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** A change to a team, by a Superadmin. */
export type UpdateTeamInput = {
  /** The value that the client last read in the changed field. May be empty. If the stored value is different now, nothing is saved (CONFLICT). Allowed only when one field changes. */
  expected?: string | null | undefined;
  /** The team's name, 2 to 50 characters, unique in its event. Empty does not change the name. */
  name?: string | null | undefined;
  /** The organisers' note, at most 200 characters. Empty clears the note. */
  note?: string | null | undefined;
  /** Place in the contest, 1 is best. Null removes the place. */
  ranking?: number | null | undefined;
  /** The team. */
  teamId: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** A change to a person's account. */
export type UpdateUserInput = {
  /** The Codeforces handle. */
  codeforcesHandle?: string | null | undefined;
  /** The college's name. */
  college?: string | null | undefined;
  /** The e-mail address. A change notifies the old address. Empty does not change the address. */
  email?: string | null | undefined;
  /** The value that the client last read in the changed field. May be empty. If the stored value is different now, nothing is saved (CONFLICT). Allowed only when one field changes. */
  expected?: string | null | undefined;
  /** First and last name. Empty does not change the name. */
  name?: string | null | undefined;
  /** Phone number with ten digits, optional. A leading +91, 0091 or 0 is removed. */
  phone?: string | null | undefined;
  /** The role. A change ends the person's tokens. */
  role?: Role | null | undefined;
  /** The team to move to. Null or empty removes the person from their team. */
  teamId?: string | null | undefined;
  /** The university roll number. */
  universityRollNo?: string | null | undefined;
  /** The account. */
  userId: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** A webhook after the change. */
export type UpdateWebhookInput = {
  /** The webhook's purpose. */
  description: string;
  /** The webhook's id. */
  id: string;
  /** Whether it is notified. */
  isOn: boolean;
  /** The events that it is notified of, for example `team.created`. */
  types: Array<string>;
  /** The https address that receives the messages. */
  url: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** The sort key of the list of users. */
export type UserSort =
  /** The college. */
  | "COLLEGE"
  /** The time at which the account was created. */
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
  /** The team's name. With this and the other keys, people without a value come last. */
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

/** The state of a message. */
export type WebhookDeliveryState =
  /** The message could not be delivered. */
  | "failed"
  /** The message waits for its first or next attempt. */
  | "queued"
  /** The message was delivered. */
  | "sent";

/** The webhook. */
export type WebhookIdInput = {
  /** The webhook's id. */
  id: string;
  /** The `version` that the client last read. If the stored data has changed since, nothing is saved (VERSION_CHANGED). Without a version, the stored data is replaced. */
  version: string;
};

/** Whether a webhook is notified. */
export type WebhookState =
  /** The site switched it off after five days without a delivery. */
  | "failing"
  /** The site switched it off after a reply 410 Gone. */
  | "gone"
  /** A Superadmin switched it off. */
  | "off"
  /** The webhook is notified. */
  | "on";

/** A certificate to withdraw, and the reason. */
export type WithdrawCertificateInput = {
  /** The certificate. */
  id: string;
  /** The reason, shown to everyone who opens the certificate's page. */
  reason: string;
};

/** Takes saved results off the site or publishes them again. */
export type WithdrawPastResultsInput = {
  /** The saved results. */
  id: string;
  /** True takes the results off the site. False publishes them again. */
  withdrawn: boolean;
};
