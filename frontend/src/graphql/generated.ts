/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { OperationVariables } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
/** The team whose invitation the caller accepts, and with what handle. */
export type AcceptInvitationInput = {
  /** The caller's Codeforces handle; empty or left out, it stays as it is. */
  codeforcesHandle?: string | null | undefined;
  /** The team. */
  teamId: string;
};

/** What becomes of a team when an account of it is deleted. */
export type AccountDeletionOutcome =
  /** The account cannot be deleted: it leads a team with a reported payment. */
  | "BLOCKED"
  /** The team gets another leader. */
  | "LEADER_CHANGED"
  /** The team goes on with one person fewer. */
  | "MEMBER_REMOVED"
  /** The team is deleted: nobody else in it has an account and agreed to be in it. */
  | "TEAM_DELETED";

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
  /** The Codeforces handle; in an edit, empty clears it and absent leaves it as it is. */
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
  /** The team. */
  teamId: string;
};

/** A list of people with headings, as spreadsheets save it. */
export type BatchPeopleInput = {
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

/** Who gets certificates: who was checked in to the event, the people of its teams, or a list. */
export type CertificateChoiceInput = {
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

/** What the certificates of one kind say, with placeholders such as {name}. */
export type CertificateLayoutInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** For which certificates. */
  kind: CertificateKind;
  /** The line above the name. */
  lead: string;
  /** Who signs, from the left. */
  signatures: Array<CertificateSignatureInput>;
  /** What stands below the name. Words in [brackets] are left out where a placeholder in them is empty. */
  text: string;
  /** The headline. */
  title: string;
};

/** Somebody who signs a certificate. */
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
};

/** What the caller did on Codeforces. */
export type CheckHandleProofInput = {
  /** Where to look. */
  way: HandleProofWay;
};

/** Somebody at the desk: by their pass, by the list, or typed in as a walk-in. */
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
  /** What the phone's clock shows now: a wrong one is told by it. */
  sentAt: string;
  /** The session. */
  sessionId: string;
};

/** How somebody was found at the desk. */
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
  /** Somebody took the check-in back after it was made, so it does not count. */
  | "REVERTED"
  /** Nobody has this pass, or not any more. */
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

/** Exactly one proof that it is you. Whoever has two-step login gives a code or a passkey. */
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
  /** The draft's revision that was looked at; 0 where there was none. */
  revision: number;
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`. */
  topic: string;
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
  /** Where the event stands; `current` replaces the event that was current. */
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

/** A new team for the current event. */
export type CreateTeamInput = {
  /** The leader's Codeforces handle; empty or left out, it stays as it is. */
  codeforcesHandle?: string | null | undefined;
  /** The team's name, 2 to 50 characters, unique in the event. */
  name: string;
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
  /** The transaction id that was looked at. If the team has since reported another one, the decision is refused and nothing happens. */
  transactionId?: string | null | undefined;
};

/** The password that confirms the deletion. */
export type DeleteAccountInput = {
  /** The account's password. */
  password: string;
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

/** A team's new place in the draft. */
export type DraftPlaceInput = {
  /** Its place in the draft; null takes the ranking away. */
  rank?: number | null | undefined;
  /** The place in the draft that was looked at. If it has changed by now, nothing is written. */
  seen?: number | null | undefined;
  /** The team. */
  teamId: string;
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

/** Where an event stands in the club's year. */
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

/** The contest on Codeforces whose standings are fetched. */
export type FetchStandingsInput = {
  /** The key of somebody who may see a private contest. Without one the stored pair is used, if any. */
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

/** A right that a Superadmin gives to somebody who is not one. */
export type Grant =
  /** Writes events and notices; cannot make another event current. */
  | "CONTENT"
  /** Drafts, publishes and takes back rankings; gives out certificates. */
  | "CONTEST"
  /** Looks up people and teams, with phone and roll numbers. */
  | "DESK"
  /** Reads people, teams and payments, without phone and roll numbers. */
  | "READER"
  /** Decides payments and imports bank statements. */
  | "TREASURER";

/** What Codeforces says of a handle. */
export type HandleOutcome =
  /** Somebody has it. */
  | "found"
  /** Somebody has it under another name or spelling. */
  | "renamed"
  /** Codeforces did not answer in time. */
  | "silent"
  /** Nobody has it. */
  | "unknown";

/** A way to prove a Codeforces handle. */
export type HandleProofWay =
  /** The code stands in the profile on Codeforces, as the organization. */
  | "PROFILE"
  /** Something that does not compile was submitted to the named problem. */
  | "SUBMISSION";

/** Teams of a list, registered together or not at all. */
export type ImportTeamsInput = {
  /** The text of the file: team, name, e-mail, college, roll number, handle, phone. Without a team, the line above's. */
  csv: string;
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** The people stand before whoever sends this: owners of accounts agree at once. */
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

/** Somebody to invite to a team, by an e-mail address. */
export type InviteInput = {
  /** The address; it needs no account yet. */
  email: string;
  /** The team. */
  teamId: string;
};

/** Somebody who looks for a team, to be invited to one. */
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
  /** The `key` of the preview that was looked at; if others would get one by now, it is refused. */
  previewKey: string;
};

/** A request of somebody who wants to join the team. */
export type JoinRequestInput = {
  /** The request. */
  requestId: string;
  /** The team. */
  teamId: string;
};

/** An invitation link's token, and with what handle to join. */
export type JoinTeamInput = {
  /** The caller's Codeforces handle; empty or left out, it stays as it is. */
  codeforcesHandle?: string | null | undefined;
  /** The last part of the link's address. */
  token: string;
};

/** What somebody who looks for a team says about themselves. */
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
  /** The contest's number on Codeforces. Another one begins anew. */
  contestId: number;
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** From when on nothing new is shown until the standings are unfrozen. */
  freezesAt?: string | null | undefined;
};

/** The event whose live standings are changed. */
export type LiveBoardStepInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
};

/** Credentials of an account. */
export type LogInInput = {
  /** The account's e-mail address. */
  email: string;
  /** The account's password. */
  password: string;
};

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

/** The newest notification that was seen; all before it were, too. */
export type MarkNotificationsReadInput = {
  /** Its id. */
  upTo: string;
};

/** How a place that became free gets its next team. */
export type MovingUp =
  /** By itself. */
  | "automatic"
  /** When an organiser presses a button. */
  | "byHand"
  /** It stays free. */
  | "never";

/** Teams that get the same note. */
export type NoteTeamsInput = {
  /** Between 1 and 200 of them; one that is named twice counts once. */
  ids: Array<string>;
  /** The note; empty clears what is there. */
  note?: string | null | undefined;
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
  | "SOMETHING_MISSING"
  | "TEAM_DELETED"
  | "TEAM_REGISTERED"
  | "TEAM_RESTORED"
  | "TWO_STEP_CHANGED";

/** Offers places to those who are due for one, as the plan that was looked at says. */
export type OfferPlacesInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** The plan's stamp. When it would now do something else, nothing happens. */
  plan: string;
  /** To teams within the cut-off, or to the next in line; or undo, which takes the latest offers back. */
  step: PlaceStepKind;
};

/** Shows that it is the owner who asks: the password, or one existing factor. */
export type OwnerProofInput = {
  /** The authenticator app's six digits. */
  code?: string | null | undefined;
  /** The browser's answer to passkeyProofOptions, as JSON. */
  passkey?: string | null | undefined;
  /** The account's password. */
  password?: string | null | undefined;
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
  /** What the leader reported, as somebody compared it with the account. */
  | "report"
  /** The decision before it was taken back. */
  | "revert";

/** A Superadmin's decision about a reported payment. */
export type PaymentDecision =
  /** The money arrived. */
  | "accepted"
  /** The money was not found. */
  | "rejected";

/** Where a team's payment stands. */
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
  /** What it was when it was looked at. If it is something else now, nothing is written. */
  from?: string | null | undefined;
  /** What it is to be; empty clears it. */
  to?: string | null | undefined;
  /** The account. */
  userId: string;
};

/** What a file may change of people. */
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
};

/** Where a team's place in the round that costs the fee stands. */
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
  /** The text of the file: team, name, e-mail, college, roll number, handle, phone. Without a team, the line above's. */
  csv: string;
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** The people stand before whoever sends this: owners of accounts agree at once. */
  inPerson?: boolean;
};

/** The draft that everybody is to see. */
export type PublishContentInput = {
  /** The number of the published version that was looked at; 0 for that of the files. */
  over: number;
  /** The draft's revision that was looked at; 0 where there was none. */
  revision: number;
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`. */
  topic: string;
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
  /** The team would get another place, but somebody changed it by hand since the last fetch. */
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

/** Publishes or discards the draft that was looked at. */
export type RankingStepInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** The stamp of the plan of places that was looked at. When it would now do something else, nothing happens. */
  plan?: string | null | undefined;
  /** The board's stamp. When a place or the draft changed since, nothing happens. */
  stamp: string;
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

/** Where a refund stands. */
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

/** The batch that leaves the site; its versions stay. */
export type RemoveContentInput = {
  /** The number of the published version that was looked at; 0 for that of the files. */
  over: number;
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`. */
  topic: string;
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
  /** The account's password. */
  password?: string | null | undefined;
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
  /** The membership of somebody without an account; else one's own. */
  memberId?: string | null | undefined;
  /** The team. */
  teamId: string;
};

/** Who comes for whom. The e-mail of an account is enough; anybody else needs name and roll number. */
export type ReplaceMemberInput = {
  /** The Codeforces handle; in an edit, empty clears it and absent leaves it as it is. */
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

/** The transfer that paid a team's fee. */
export type ReportPaymentInput = {
  /** The team the fee was paid for. */
  teamId: string;
  /** The bank's transaction id or UTR: 8 to 64 letters and digits, 6 of them digits. Spaces and case do not matter. */
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

/** An accepted payment that is to be returned. */
export type RequestRefundInput = {
  /** The payment. */
  paymentId: string;
  /** Why; the team reads it. */
  reason: string;
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
  /** The number of the published version that was looked at; 0 for that of the files. */
  over: number;
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`. */
  topic: string;
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
  /** When the decision was made that is meant (`decidedAt`). */
  decidedAt: string;
  /** The payment. */
  paymentId: string;
  /** Why; the team is told. Not needed in the first two minutes. */
  reason?: string | null | undefined;
};

/** What a person may do on the site. */
export type Role =
  /** Runs users, teams, payments and rankings. */
  | "SUPERADMIN"
  /** A student who leads a team or wants to. */
  | "TEAM_LEADER"
  /** A student. */
  | "USER";

/** What a topic is to say. It may have mistakes: it is kept, and nobody else sees it. */
export type SaveContentDraftInput = {
  /** The topic as JSON, with the fields that docs/content.md names. */
  body: string;
  /** The draft's revision that was looked at; 0 where there was none. */
  revision: number;
  /** The topic, named as its file: `club`, `testimonials`, `members/2022-26`. */
  topic: string;
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
};

/** Saves the results of a year that the site did not run itself. */
export type SavePastResultsInput = {
  /** Comma-separated values with the headings rank and team, also handles and college. */
  csv: string;
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** The year in which the event was held. */
  year: number;
};

/** How a table is looked at, under a name; replaces the view of this name. */
export type SaveViewInput = {
  /** The view's name, 1 to 40 characters. */
  name: string;
  /** Search, filters, sort and columns, as the address has them. */
  query: string;
  /** The table, as the admin area calls it. */
  table: string;
};

/** A mail to be sent at a time, to whoever matches the choice then. */
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
};

/** A mail to the people of teams, each filled in for its reader. */
export type SendMailingInput = {
  /** Whom it goes to. */
  audience: MailingAudienceInput;
  /** The `key` of the audience that was looked at; if other people match by now, the mail is refused. */
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
  /** Cr or Dr, beside that amount. */
  direction?: number | null | undefined;
  /** The transaction id / UTR. */
  reference?: number | null | undefined;
  /** Whether the transfer went through. */
  status?: number | null | undefined;
};

/** What became of a line of a bank statement. */
export type StatementOutcome =
  /** What it says contradicts itself or another line; it cannot be confirmed here. */
  | "conflict"
  /** There is no doubt whose it is: confirmed unless somebody unticks it. */
  | "exact"
  /** No money that came in: it can never confirm anything. */
  | "ignored"
  /** Most likely this team's; somebody has to look and tick it. */
  | "probable"
  /** Confirmed before. */
  | "seen"
  /** Money that matches no team. */
  | "unclaimed";

/** Why a line of a bank statement got its result; the text beside it says so in words. */
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
  | "notReported"
  | "otherEvent"
  | "paidAlready"
  | "payer"
  | "reference"
  | "rejected"
  | "repeatedId"
  | "returned"
  | "severalIds"
  | "severalPayers"
  | "severalReferences"
  | "shortId"
  | "skippedDebit"
  | "takesBack"
  | "tooLarge"
  | "transactionId"
  | "twoLines"
  | "unreadable"
  | "wentBack"
  | "zero";

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
  /** Nobody has this account: typed in as a record. */
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
  /** Where its payment stands. */
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

/** Takes the latest publication back. */
export type UndoRankingsInput = {
  /** The event's address under /events; without one the current event. */
  eventSlug?: string | null | undefined;
  /** The stamp of the plan of places that was looked at. When it would now do something else, nothing happens. */
  plan?: string | null | undefined;
  /** The publication; it must be the event's latest. */
  publicationId: string;
  /** The board's stamp. When a place or the draft changed since, nothing happens. */
  stamp: string;
};

/** The batch to take back. */
export type UndoStatementBatchInput = {
  /** The batch. */
  batchId: string;
  /** Whether payments that were changed since are left as they are, instead of stopping everything. */
  exceptChanged?: boolean | null | undefined;
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

/** An event with all its data as they are to be; the address cannot change. */
export type UpdateEventInput = {
  /** Who answers questions: an e-mail address, an https address, or text. */
  contact?: string | null | undefined;
  /** The whole text; an empty line ends a paragraph. */
  description: string;
  /** The event. */
  eventId: string;
  /** The `updatedAt` that was looked at; an event that changed since then is refused with CONFLICT. */
  expectedUpdatedAt?: string | null | undefined;
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
  /** Where the event stands; `current` replaces the event that was current. */
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
  /** The Codeforces handle; in an edit, empty clears it and absent leaves it as it is. */
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
  /** Whether Superadmins have to log in with two steps. */
  secondFactorCompulsory: boolean;
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

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;

export type ChangeEmailMutation = {
  changeEmail: {
    message: string;
    session: {
      message: string;
      token: string;
      id: string;
      userId: string;
      roleName: string;
      grants: Array<Grant>;
      name: string;
      email: string;
    };
  };
};

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;

export type ChangePasswordMutation = {
  changePassword: {
    message: string;
    session: {
      message: string;
      token: string;
      id: string;
      userId: string;
      roleName: string;
      grants: Array<Grant>;
      name: string;
      email: string;
    };
  };
};

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;

export type DeleteAccountMutation = { deleteAccount: { message: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never }>;

export type EndOtherSessionsMutation = { endOtherSessions: { message: string } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;

export type EndSessionMutation = { endSession: { message: string } };

export type ExportMyDataQueryVariables = Exact<{ [key: string]: never }>;

export type ExportMyDataQuery = { exportMyData: string };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;

export type LogInMutation = {
  logIn: {
    message: string;
    token: string;
    id: string;
    userId: string;
    roleName: string;
    grants: Array<Grant>;
    name: string;
    email: string;
  };
};

export type RequestEmailChangeMutationVariables = Exact<{
  input: RequestEmailChangeInput;
}>;

export type RequestEmailChangeMutation = { requestEmailChange: { message: string } };

export type RequestEmailCodeMutationVariables = Exact<{
  input: RequestEmailCodeInput;
}>;

export type RequestEmailCodeMutation = { requestEmailCode: { message: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;

export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type SessionsQueryVariables = Exact<{ [key: string]: never }>;

export type SessionsQuery = {
  sessions: Array<{ id: string; userAgent: string; createdAt: string; lastSeenAt: string; current: boolean }>;
};

export type SetNewPasswordMutationVariables = Exact<{
  input: SetNewPasswordInput;
}>;

export type SetNewPasswordMutation = { setNewPassword: { message: string } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;

export type SignUpMutation = {
  signUp: {
    message: string;
    token: string;
    id: string;
    userId: string;
    roleName: string;
    grants: Array<Grant>;
    name: string;
    email: string;
  };
};

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;

export type UpdateProfileMutation = {
  updateProfile: {
    message: string;
    viewer: {
      id: string;
      name: string;
      email: string;
      phone: string | null;
      role: Role;
      grants: Array<Grant>;
      college: string | null;
      universityRollNo: string | null;
      codeforcesHandle: string | null;
    };
  };
};

export type VerifyEmailCodeMutationVariables = Exact<{
  input: VerifyEmailCodeInput;
}>;

export type VerifyEmailCodeMutation = {
  verifyEmailCode: { message: string; emailToken: string; hasAccount: boolean };
};

export type VerifyResetCodeMutationVariables = Exact<{
  input: VerifyResetCodeInput;
}>;

export type VerifyResetCodeMutation = { verifyResetCode: { message: string; resetToken: string } };

export type ViewerFieldsFragment = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  grants: Array<Grant>;
  college: string | null;
  universityRollNo: string | null;
  codeforcesHandle: string | null;
};

export type ViewerQueryVariables = Exact<{ [key: string]: never }>;

export type ViewerQuery = {
  viewer: {
    id: string;
    name: string;
    email: string;
    phone: string | null;
    role: Role;
    grants: Array<Grant>;
    college: string | null;
    universityRollNo: string | null;
    codeforcesHandle: string | null;
  } | null;
};

export type CheckHandleProofMutationVariables = Exact<{
  input: CheckHandleProofInput;
}>;

export type CheckHandleProofMutation = {
  checkHandleProof: {
    message: string;
    codeforcesHandle: string | null;
    handleProof: {
      offered: boolean;
      provedAt: string | null;
      challenge: {
        handle: string;
        code: string;
        problem: string;
        problemUrl: string;
        secondsToSubmit: number;
      } | null;
    };
  };
};

export type HandleProofFieldsFragment = {
  offered: boolean;
  provedAt: string | null;
  challenge: {
    handle: string;
    code: string;
    problem: string;
    problemUrl: string;
    secondsToSubmit: number;
  } | null;
};

export type HandleProofQueryVariables = Exact<{ [key: string]: never }>;

export type HandleProofQuery = {
  handleProof: {
    offered: boolean;
    provedAt: string | null;
    challenge: {
      handle: string;
      code: string;
      problem: string;
      problemUrl: string;
      secondsToSubmit: number;
    } | null;
  };
};

export type StartHandleProofMutationVariables = Exact<{
  input: StartHandleProofInput;
}>;

export type StartHandleProofMutation = {
  startHandleProof: {
    message: string;
    handleProof: {
      offered: boolean;
      provedAt: string | null;
      challenge: {
        handle: string;
        code: string;
        problem: string;
        problemUrl: string;
        secondsToSubmit: number;
      } | null;
    };
  };
};

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;

export type AddPasskeyMutation = { addPasskey: { message: string; recoveryCodes: Array<string> | null } };

export type BeginTotpMutationVariables = Exact<{
  input: OwnerProofInput;
}>;

export type BeginTotpMutation = { beginTotp: { setup: string; secret: string; uri: string; qrSvg: string } };

export type CompleteLogInMutationVariables = Exact<{
  input: CompleteLogInInput;
}>;

export type CompleteLogInMutation = {
  completeLogIn: {
    message: string;
    token: string;
    id: string;
    userId: string;
    roleName: string;
    grants: Array<Grant>;
    name: string;
    email: string;
  };
};

export type ConfirmTotpMutationVariables = Exact<{
  input: ConfirmTotpInput;
}>;

export type ConfirmTotpMutation = { confirmTotp: { message: string; recoveryCodes: Array<string> | null } };

export type NewRecoveryCodesMutationVariables = Exact<{
  input: OwnerProofInput;
}>;

export type NewRecoveryCodesMutation = {
  newRecoveryCodes: { message: string; recoveryCodes: Array<string> | null };
};

export type PasskeyLogInOptionsMutationVariables = Exact<{
  input: LogInTicketInput;
}>;

export type PasskeyLogInOptionsMutation = { passkeyLogInOptions: { options: string } };

export type PasskeyRegistrationOptionsMutationVariables = Exact<{
  input: OwnerProofInput;
}>;

export type PasskeyRegistrationOptionsMutation = { passkeyRegistrationOptions: { options: string } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;

export type RemovePasskeyMutation = {
  removePasskey: { message: string; recoveryCodes: Array<string> | null };
};

export type RemoveTotpMutationVariables = Exact<{
  input: OwnerProofInput;
}>;

export type RemoveTotpMutation = { removeTotp: { message: string; recoveryCodes: Array<string> | null } };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;

export type RenamePasskeyMutation = {
  renamePasskey: { message: string; recoveryCodes: Array<string> | null };
};

export type SecondFactorOutcomeFragment = { message: string; recoveryCodes: Array<string> | null };

export type SecondFactorsQueryVariables = Exact<{ [key: string]: never }>;

export type SecondFactorsQuery = {
  secondFactors: {
    recoveryCodesLeft: number;
    compulsory: boolean;
    app: { createdAt: string; lastUsedAt: string | null } | null;
    passkeys: Array<{ id: string; name: string; createdAt: string; lastUsedAt: string | null }>;
  };
};

export type AdminViewerQueryVariables = Exact<{ [key: string]: never }>;

export type AdminViewerQuery = { viewer: { id: string; role: Role; grants: Array<Grant> } | null };

export type LandingQueryVariables = Exact<{ [key: string]: never }>;

export type LandingQuery = { myTeam: { id: string } | null };

export type AuditActorsQueryVariables = Exact<{ [key: string]: never }>;

export type AuditActorsQuery = { auditActors: Array<{ id: string; name: string }> };

export type AuditEntriesQueryVariables = Exact<{
  search?: string | null | undefined;
  action?: string | null | undefined;
  actorId?: string | null | undefined;
  targetId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  after?: string | null | undefined;
  first: number;
}>;

export type AuditEntriesQuery = {
  auditEntries: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        at: string;
        actorId: string | null;
        actorName: string;
        action: string;
        targetType: string;
        targetId: string;
        targetName: string;
        details: string;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type BinEntriesQueryVariables = Exact<{ [key: string]: never }>;

export type BinEntriesQuery = {
  binEntries: Array<{
    id: string;
    kind: BinnedKind;
    name: string;
    about: string;
    partOfId: string | null;
    deletedByName: string;
    deletedAt: string;
    purgedAt: string;
  }>;
};

export type DeleteFromBinMutationVariables = Exact<{
  input: DeleteManyInput;
}>;

export type DeleteFromBinMutation = {
  deleteFromBin: { deleted: Array<string>; refused: Array<{ id: string; message: string }> };
};

export type CertificateBoardFieldsFragment = {
  id: string;
  eventSlug: string;
  isOver: boolean;
  layouts: Array<{
    kind: CertificateKind;
    title: string;
    lead: string;
    text: string;
    isSaved: boolean;
    signatures: Array<{ name: string; office: string; picture: string | null }>;
  }>;
  batches: Array<{
    id: string;
    kind: CertificateKind;
    issuedAt: string;
    issuedByName: string;
    issued: number;
    revoked: number;
    mailsWaiting: number;
    mailsSent: number;
    mailsFailed: number;
  }>;
  certificates: Array<{
    id: string;
    publicId: string;
    kind: CertificateKind;
    name: string;
    email: string | null;
    teamName: string | null;
    place: number | null;
    issuedAt: string;
    revokedAt: string | null;
    withdrawReason: string | null;
  }>;
};

export type CertificateBoardQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type CertificateBoardQuery = {
  certificateBoard: {
    id: string;
    eventSlug: string;
    isOver: boolean;
    layouts: Array<{
      kind: CertificateKind;
      title: string;
      lead: string;
      text: string;
      isSaved: boolean;
      signatures: Array<{ name: string; office: string; picture: string | null }>;
    }>;
    batches: Array<{
      id: string;
      kind: CertificateKind;
      issuedAt: string;
      issuedByName: string;
      issued: number;
      revoked: number;
      mailsWaiting: number;
      mailsSent: number;
      mailsFailed: number;
    }>;
    certificates: Array<{
      id: string;
      publicId: string;
      kind: CertificateKind;
      name: string;
      email: string | null;
      teamName: string | null;
      place: number | null;
      issuedAt: string;
      revokedAt: string | null;
      withdrawReason: string | null;
    }>;
  };
};

export type CertificateLayoutFieldsFragment = {
  kind: CertificateKind;
  title: string;
  lead: string;
  text: string;
  isSaved: boolean;
  signatures: Array<{ name: string; office: string; picture: string | null }>;
};

export type CertificatePictureQueryVariables = Exact<{
  input: CertificateLayoutInput;
}>;

export type CertificatePictureQuery = { certificatePicture: string };

export type CertificateProgressQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type CertificateProgressQuery = {
  certificateBoard: {
    id: string;
    batches: Array<{ id: string; mailsWaiting: number; mailsSent: number; mailsFailed: number }>;
  };
};

export type IssueCertificatesMutationVariables = Exact<{
  input: IssueCertificatesInput;
}>;

export type IssueCertificatesMutation = {
  issueCertificates: {
    message: string;
    board: {
      id: string;
      eventSlug: string;
      isOver: boolean;
      layouts: Array<{
        kind: CertificateKind;
        title: string;
        lead: string;
        text: string;
        isSaved: boolean;
        signatures: Array<{ name: string; office: string; picture: string | null }>;
      }>;
      batches: Array<{
        id: string;
        kind: CertificateKind;
        issuedAt: string;
        issuedByName: string;
        issued: number;
        revoked: number;
        mailsWaiting: number;
        mailsSent: number;
        mailsFailed: number;
      }>;
      certificates: Array<{
        id: string;
        publicId: string;
        kind: CertificateKind;
        name: string;
        email: string | null;
        teamName: string | null;
        place: number | null;
        issuedAt: string;
        revokedAt: string | null;
        withdrawReason: string | null;
      }>;
    };
  };
};

export type PreviewCertificatesQueryVariables = Exact<{
  input: CertificateChoiceInput;
}>;

export type PreviewCertificatesQuery = {
  previewCertificates: {
    key: string;
    count: number;
    people: Array<{
      key: string;
      name: string;
      email: string | null;
      teamName: string | null;
      place: number | null;
      isHeld: boolean;
      problem: string | null;
    }>;
  };
};

export type ReissueCertificateMutationVariables = Exact<{
  input: ReissueCertificateInput;
}>;

export type ReissueCertificateMutation = {
  reissueCertificate: {
    message: string;
    board: {
      id: string;
      eventSlug: string;
      isOver: boolean;
      layouts: Array<{
        kind: CertificateKind;
        title: string;
        lead: string;
        text: string;
        isSaved: boolean;
        signatures: Array<{ name: string; office: string; picture: string | null }>;
      }>;
      batches: Array<{
        id: string;
        kind: CertificateKind;
        issuedAt: string;
        issuedByName: string;
        issued: number;
        revoked: number;
        mailsWaiting: number;
        mailsSent: number;
        mailsFailed: number;
      }>;
      certificates: Array<{
        id: string;
        publicId: string;
        kind: CertificateKind;
        name: string;
        email: string | null;
        teamName: string | null;
        place: number | null;
        issuedAt: string;
        revokedAt: string | null;
        withdrawReason: string | null;
      }>;
    };
  };
};

export type SaveCertificateLayoutMutationVariables = Exact<{
  input: CertificateLayoutInput;
}>;

export type SaveCertificateLayoutMutation = { saveCertificateLayout: { message: string } };

export type WithdrawCertificateMutationVariables = Exact<{
  input: WithdrawCertificateInput;
}>;

export type WithdrawCertificateMutation = {
  withdrawCertificate: {
    message: string;
    board: {
      id: string;
      eventSlug: string;
      isOver: boolean;
      layouts: Array<{
        kind: CertificateKind;
        title: string;
        lead: string;
        text: string;
        isSaved: boolean;
        signatures: Array<{ name: string; office: string; picture: string | null }>;
      }>;
      batches: Array<{
        id: string;
        kind: CertificateKind;
        issuedAt: string;
        issuedByName: string;
        issued: number;
        revoked: number;
        mailsWaiting: number;
        mailsSent: number;
        mailsFailed: number;
      }>;
      certificates: Array<{
        id: string;
        publicId: string;
        kind: CertificateKind;
        name: string;
        email: string | null;
        teamName: string | null;
        place: number | null;
        issuedAt: string;
        revokedAt: string | null;
        withdrawReason: string | null;
      }>;
    };
  };
};

export type AddDeskSessionMutationVariables = Exact<{
  input: AddDeskSessionInput;
}>;

export type AddDeskSessionMutation = {
  addDeskSession: {
    message: string;
    desk: {
      eventId: string;
      eventTitle: string;
      expected: number;
      sessions: Array<{ id: string; day: string; name: string; checkedIn: number }>;
    };
  };
};

export type CheckInChangesQueryVariables = Exact<{
  eventId: string;
  since: string;
}>;

export type CheckInChangesQuery = {
  checkInChanges: {
    readAt: string;
    checkIns: Array<{
      id: string;
      sessionId: string;
      memberId: string | null;
      name: string | null;
      method: CheckInMethod;
      note: string | null;
      at: string;
      byName: string;
      revertedAt: string | null;
    }>;
  };
};

export type CheckInDeskQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type CheckInDeskQuery = {
  checkInDesk: {
    eventId: string;
    eventTitle: string;
    expected: number;
    sessions: Array<{ id: string; day: string; name: string; checkedIn: number }>;
  };
};

export type CheckInFieldsFragment = {
  id: string;
  sessionId: string;
  memberId: string | null;
  name: string | null;
  method: CheckInMethod;
  note: string | null;
  at: string;
  byName: string;
  revertedAt: string | null;
};

export type CheckInListQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type CheckInListQuery = {
  checkInList: {
    key: string;
    readAt: string;
    desk: {
      eventId: string;
      eventTitle: string;
      expected: number;
      sessions: Array<{ id: string; day: string; name: string; checkedIn: number }>;
    };
    people: Array<{
      id: string;
      name: string;
      teamName: string;
      handle: string | null;
      refusal: CheckInOutcome | null;
      passHash: string;
    }>;
    checkIns: Array<{
      id: string;
      sessionId: string;
      memberId: string | null;
      name: string | null;
      method: CheckInMethod;
      note: string | null;
      at: string;
      byName: string;
      revertedAt: string | null;
    }>;
  };
};

export type CheckInMutationVariables = Exact<{
  input: CheckInInput;
}>;

export type CheckInMutation = {
  checkIn: {
    results: Array<{
      entryId: string;
      outcome: CheckInOutcome;
      personName: string | null;
      teamName: string | null;
      checkIn: {
        id: string;
        sessionId: string;
        memberId: string | null;
        name: string | null;
        method: CheckInMethod;
        note: string | null;
        at: string;
        byName: string;
        revertedAt: string | null;
      } | null;
    }>;
    desk: {
      eventId: string;
      eventTitle: string;
      expected: number;
      sessions: Array<{ id: string; day: string; name: string; checkedIn: number }>;
    };
  };
};

export type CheckInsChangedSubscriptionVariables = Exact<{
  eventId: string;
}>;

export type CheckInsChangedSubscription = {
  checkInsChanged: {
    eventId: string;
    eventTitle: string;
    expected: number;
    sessions: Array<{ id: string; day: string; name: string; checkedIn: number }>;
  };
};

export type DeskFieldsFragment = {
  eventId: string;
  eventTitle: string;
  expected: number;
  sessions: Array<{ id: string; day: string; name: string; checkedIn: number }>;
};

export type RemoveDeskSessionMutationVariables = Exact<{
  input: RemoveDeskSessionInput;
}>;

export type RemoveDeskSessionMutation = {
  removeDeskSession: {
    message: string;
    desk: {
      eventId: string;
      eventTitle: string;
      expected: number;
      sessions: Array<{ id: string; day: string; name: string; checkedIn: number }>;
    };
  };
};

export type RevertCheckInMutationVariables = Exact<{
  input: RevertCheckInInput;
}>;

export type RevertCheckInMutation = {
  revertCheckIn: {
    message: string;
    desk: {
      eventId: string;
      eventTitle: string;
      expected: number;
      sessions: Array<{ id: string; day: string; name: string; checkedIn: number }>;
    };
  };
};

export type WalkInsQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type WalkInsQuery = {
  walkIns: Array<{
    id: string;
    personName: string;
    teamName: string | null;
    note: string | null;
    session: string;
    at: string;
    byName: string;
  }>;
};

export type BatchPeopleQueryVariables = Exact<{
  input: BatchPeopleInput;
}>;

export type BatchPeopleQuery = {
  batchPeople: Array<{
    name: string;
    email: string;
    role: string | null;
    placement: string | null;
    instagram: string | null;
    linkedin: string | null;
  }>;
};

export type ContentDetailFragment = {
  id: string;
  number: number;
  isPublished: boolean;
  isSample: boolean;
  publishedAt: string | null;
  publishedBy: string | null;
  draftedAt: string | null;
  draftedBy: string | null;
  published: string | null;
  draft: {
    body: string;
    revision: number;
    by: string;
    at: string;
    mistakes: Array<{ place: string; complaint: string }>;
  } | null;
  versions: Array<{ number: number; body: string | null; by: string | null; at: string | null }>;
};

export type ContentPreviewQueryVariables = Exact<{
  topic: string;
}>;

export type ContentPreviewQuery = { contentPreview: string };

export type ContentSummaryFragment = {
  id: string;
  number: number;
  isPublished: boolean;
  isSample: boolean;
  publishedAt: string | null;
  publishedBy: string | null;
  draftedAt: string | null;
  draftedBy: string | null;
};

export type ContentTopicQueryVariables = Exact<{
  topic: string;
}>;

export type ContentTopicQuery = {
  contentTopic: {
    id: string;
    number: number;
    isPublished: boolean;
    isSample: boolean;
    publishedAt: string | null;
    publishedBy: string | null;
    draftedAt: string | null;
    draftedBy: string | null;
    published: string | null;
    draft: {
      body: string;
      revision: number;
      by: string;
      at: string;
      mistakes: Array<{ place: string; complaint: string }>;
    } | null;
    versions: Array<{ number: number; body: string | null; by: string | null; at: string | null }>;
  };
};

export type ContentTopicsQueryVariables = Exact<{ [key: string]: never }>;

export type ContentTopicsQuery = {
  contentTopics: Array<{
    id: string;
    number: number;
    isPublished: boolean;
    isSample: boolean;
    publishedAt: string | null;
    publishedBy: string | null;
    draftedAt: string | null;
    draftedBy: string | null;
  }>;
};

export type DiscardContentDraftMutationVariables = Exact<{
  input: ContentDraftInput;
}>;

export type DiscardContentDraftMutation = {
  discardContentDraft: {
    message: string;
    topic: {
      id: string;
      number: number;
      isPublished: boolean;
      isSample: boolean;
      publishedAt: string | null;
      publishedBy: string | null;
      draftedAt: string | null;
      draftedBy: string | null;
      published: string | null;
      draft: {
        body: string;
        revision: number;
        by: string;
        at: string;
        mistakes: Array<{ place: string; complaint: string }>;
      } | null;
      versions: Array<{ number: number; body: string | null; by: string | null; at: string | null }>;
    };
  };
};

export type PublishContentMutationVariables = Exact<{
  input: PublishContentInput;
}>;

export type PublishContentMutation = {
  publishContent: {
    message: string;
    topic: {
      id: string;
      number: number;
      isPublished: boolean;
      isSample: boolean;
      publishedAt: string | null;
      publishedBy: string | null;
      draftedAt: string | null;
      draftedBy: string | null;
      published: string | null;
      draft: {
        body: string;
        revision: number;
        by: string;
        at: string;
        mistakes: Array<{ place: string; complaint: string }>;
      } | null;
      versions: Array<{ number: number; body: string | null; by: string | null; at: string | null }>;
    };
  };
};

export type RemoveContentMutationVariables = Exact<{
  input: RemoveContentInput;
}>;

export type RemoveContentMutation = {
  removeContent: {
    message: string;
    topic: {
      id: string;
      number: number;
      isPublished: boolean;
      isSample: boolean;
      publishedAt: string | null;
      publishedBy: string | null;
      draftedAt: string | null;
      draftedBy: string | null;
      published: string | null;
      draft: {
        body: string;
        revision: number;
        by: string;
        at: string;
        mistakes: Array<{ place: string; complaint: string }>;
      } | null;
      versions: Array<{ number: number; body: string | null; by: string | null; at: string | null }>;
    };
  };
};

export type RestoreContentMutationVariables = Exact<{
  input: RestoreContentInput;
}>;

export type RestoreContentMutation = {
  restoreContent: {
    message: string;
    topic: {
      id: string;
      number: number;
      isPublished: boolean;
      isSample: boolean;
      publishedAt: string | null;
      publishedBy: string | null;
      draftedAt: string | null;
      draftedBy: string | null;
      published: string | null;
      draft: {
        body: string;
        revision: number;
        by: string;
        at: string;
        mistakes: Array<{ place: string; complaint: string }>;
      } | null;
      versions: Array<{ number: number; body: string | null; by: string | null; at: string | null }>;
    };
  };
};

export type SaveContentDraftMutationVariables = Exact<{
  input: SaveContentDraftInput;
}>;

export type SaveContentDraftMutation = {
  saveContentDraft: {
    message: string;
    topic: {
      id: string;
      number: number;
      isPublished: boolean;
      isSample: boolean;
      publishedAt: string | null;
      publishedBy: string | null;
      draftedAt: string | null;
      draftedBy: string | null;
      published: string | null;
      draft: {
        body: string;
        revision: number;
        by: string;
        at: string;
        mistakes: Array<{ place: string; complaint: string }>;
      } | null;
      versions: Array<{ number: number; body: string | null; by: string | null; at: string | null }>;
    };
  };
};

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;

export type CreateEventMutation = {
  createEvent: {
    message: string;
    event: {
      id: string;
      slug: string;
      title: string;
      summary: string;
      description: string;
      image: string;
      picture: string | null;
      schedule: string;
      venue: string;
      hours: string | null;
      room: string | null;
      contact: string | null;
      rules: string | null;
      prizes: string | null;
      syllabus: string | null;
      faq: string | null;
      fee: number;
      maxTeamSize: number;
      firstDay: string;
      lastDay: string;
      registrationOpensAt: string | null;
      registrationClosesAt: string | null;
      registration: RegistrationMode;
      registrationOpen: boolean;
      state: EventState;
      qualifyingRank: number;
      updatedAt: string;
      notices: Array<{ title: string; description: string; link: string | null }>;
    };
  };
};

export type EventTeamsQueryVariables = Exact<{ [key: string]: never }>;

export type EventTeamsQuery = {
  teams: Array<{ id: string; ranking: number | null; paymentStatus: PaymentStatus }>;
};

export type SetCurrentEventMutationVariables = Exact<{
  input: SetCurrentEventInput;
}>;

export type SetCurrentEventMutation = {
  setCurrentEvent: {
    message: string;
    event: {
      id: string;
      slug: string;
      title: string;
      summary: string;
      description: string;
      image: string;
      picture: string | null;
      schedule: string;
      venue: string;
      hours: string | null;
      room: string | null;
      contact: string | null;
      rules: string | null;
      prizes: string | null;
      syllabus: string | null;
      faq: string | null;
      fee: number;
      maxTeamSize: number;
      firstDay: string;
      lastDay: string;
      registrationOpensAt: string | null;
      registrationClosesAt: string | null;
      registration: RegistrationMode;
      registrationOpen: boolean;
      state: EventState;
      qualifyingRank: number;
      updatedAt: string;
      notices: Array<{ title: string; description: string; link: string | null }>;
    };
  };
};

export type UpdateEventMutationVariables = Exact<{
  input: UpdateEventInput;
}>;

export type UpdateEventMutation = {
  updateEvent: {
    message: string;
    event: {
      id: string;
      slug: string;
      title: string;
      summary: string;
      description: string;
      image: string;
      picture: string | null;
      schedule: string;
      venue: string;
      hours: string | null;
      room: string | null;
      contact: string | null;
      rules: string | null;
      prizes: string | null;
      syllabus: string | null;
      faq: string | null;
      fee: number;
      maxTeamSize: number;
      firstDay: string;
      lastDay: string;
      registrationOpensAt: string | null;
      registrationClosesAt: string | null;
      registration: RegistrationMode;
      registrationOpen: boolean;
      state: EventState;
      qualifyingRank: number;
      updatedAt: string;
      notices: Array<{ title: string; description: string; link: string | null }>;
    };
  };
};

export type CancelMailingMutationVariables = Exact<{
  input: MailPlanIdInput;
}>;

export type CancelMailingMutation = { cancelMailing: { message: string } };

export type DeleteMailTemplateMutationVariables = Exact<{
  input: MailPlanIdInput;
}>;

export type DeleteMailTemplateMutation = { deleteMailTemplate: { message: string } };

export type FailedMailsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

export type FailedMailsQuery = {
  failedMails: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        recipient: string | null;
        subject: string;
        reason: string;
        attempts: number;
        failedAt: string;
        canResend: boolean;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type MailTemplatesQueryVariables = Exact<{ [key: string]: never }>;

export type MailTemplatesQuery = {
  mailTemplates: Array<{
    id: string;
    name: string;
    subject: string;
    text: string;
    standing: MailingStanding | null;
  }>;
};

export type MailingAudienceQueryVariables = Exact<{
  input: MailingAudienceInput;
}>;

export type MailingAudienceQuery = {
  mailingAudience: {
    key: string;
    recipients: number;
    withoutAddress: number;
    words: string;
    event: {
      slug: string;
      title: string;
      fee: number;
      maxTeamSize: number;
      qualifyingRank: number;
      teamPage: string;
    };
    teams: Array<{
      id: string;
      name: string;
      reference: string;
      ranking: number | null;
      qualified: boolean;
      paymentStatus: PaymentStatus;
      only: string | null;
      people: Array<{
        name: string;
        email: string | null;
        hasAccount: boolean;
        confirmed: boolean;
        isLeader: boolean;
        hasHandle: boolean;
      }>;
    }>;
  };
};

export type MailingFieldsFragment = {
  id: string;
  eventTitle: string;
  actorName: string;
  subject: string;
  text: string;
  audience: string;
  recipients: number;
  queued: number;
  sent: number;
  failed: number;
  withdrawn: number;
  createdAt: string;
};

export type ResendMailsMutationVariables = Exact<{
  input: ResendMailsInput;
}>;

export type ResendMailsMutation = { resendMails: { message: string; resent: number; unreadable: number } };

export type RetryMailingMutationVariables = Exact<{
  input: RetryMailingInput;
}>;

export type RetryMailingMutation = {
  retryMailing: {
    message: string;
    mailing: {
      id: string;
      eventTitle: string;
      actorName: string;
      subject: string;
      text: string;
      audience: string;
      recipients: number;
      queued: number;
      sent: number;
      failed: number;
      withdrawn: number;
      createdAt: string;
    };
  };
};

export type SaveMailTemplateMutationVariables = Exact<{
  input: SaveMailTemplateInput;
}>;

export type SaveMailTemplateMutation = { saveMailTemplate: { message: string } };

export type ScheduleMailingMutationVariables = Exact<{
  input: ScheduleMailingInput;
}>;

export type ScheduleMailingMutation = { scheduleMailing: { message: string } };

export type ScheduledMailingsQueryVariables = Exact<{ [key: string]: never }>;

export type ScheduledMailingsQuery = {
  scheduledMailings: Array<{
    id: string;
    subject: string;
    text: string;
    words: string;
    sendAt: string;
    actorName: string;
    problem: string | null;
    audience: {
      eventSlug: string;
      fitting: boolean;
      missing: TeamGap | null;
      paymentStatus: PaymentStatus | null;
      standing: MailingStanding | null;
      rankFrom: number | null;
      rankTo: number | null;
      teamIds: Array<string>;
      userIds: Array<string>;
      whom: MailingWhom;
    };
  }>;
};

export type SendMailingMutationVariables = Exact<{
  input: SendMailingInput;
}>;

export type SendMailingMutation = {
  sendMailing: {
    message: string;
    mailing: {
      id: string;
      eventTitle: string;
      actorName: string;
      subject: string;
      text: string;
      audience: string;
      recipients: number;
      queued: number;
      sent: number;
      failed: number;
      withdrawn: number;
      createdAt: string;
    };
  };
};

export type SendTestMailMutationVariables = Exact<{
  input: SendTestMailInput;
}>;

export type SendTestMailMutation = { sendTestMail: { message: string } };

export type SentMailingQueryVariables = Exact<{
  id: string;
}>;

export type SentMailingQuery = {
  sentMailing: {
    mailing: {
      id: string;
      eventTitle: string;
      actorName: string;
      subject: string;
      text: string;
      audience: string;
      recipients: number;
      queued: number;
      sent: number;
      failed: number;
      withdrawn: number;
      createdAt: string;
    };
    problems: Array<{
      id: string;
      email: string;
      name: string | null;
      teamName: string | null;
      reason: string;
      givenUp: boolean;
    }>;
  };
};

export type SentMailingsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

export type SentMailingsQuery = {
  sentMailings: {
    edges: Array<{
      node: {
        id: string;
        eventTitle: string;
        actorName: string;
        subject: string;
        text: string;
        audience: string;
        recipients: number;
        queued: number;
        sent: number;
        failed: number;
        withdrawn: number;
        createdAt: string;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type AdminOverviewQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type AdminOverviewQuery = {
  adminOverview: {
    eventSlug: string | null;
    waiting: {
      payments: number | null;
      oldestReportAt: string | null;
      unclaimedLines: number | null;
      unclaimedAmount: number | null;
      failedMails: number | null;
    };
    gaps: { members: number; handles: number; payment: number } | null;
    figures: {
      teams: number;
      complete: number;
      paid: number;
      funnel: { accounts: number; inTeams: number; inCompleteTeams: number; inPaidTeams: number };
      days: Array<{ name: string | null; signUps: number; teams: number; complete: number; paid: number }>;
      colleges: Array<{
        name: string | null;
        signUps: number;
        teams: number;
        complete: number;
        paid: number;
      }>;
    } | null;
  };
};

export type OverviewRowFieldsFragment = {
  name: string | null;
  signUps: number;
  teams: number;
  complete: number;
  paid: number;
};

export type PaymentsWaitingQueryVariables = Exact<{ [key: string]: never }>;

export type PaymentsWaitingQuery = { adminOverview: { waiting: { payments: number | null } } };

export type StatementWarningsQueryVariables = Exact<{ [key: string]: never }>;

export type StatementWarningsQuery = {
  statementWarnings: Array<{
    paymentId: string;
    teamName: string;
    teamReference: string;
    date: string | null;
    amount: number;
  }>;
};

export type BookCashPaymentMutationVariables = Exact<{
  input: BookCashInput;
}>;

export type BookCashPaymentMutation = {
  bookCashPayment: {
    message: string;
    payment: {
      id: string;
      teamId: string | null;
      teamName: string;
      reference: string | null;
      eventSlug: string;
      amount: number;
      fee: number;
      status: PaymentStatus;
      transactionId: string | null;
      reporterName: string;
      reportedAt: string;
      decidedAt: string | null;
      decidedBy: string | null;
      reason: string | null;
      openRefund: RefundState | null;
      receiptNumber: number | null;
      placeLost: boolean;
      disputedBy: Array<string>;
    };
  };
};

export type CancelRefundMutationVariables = Exact<{
  input: CancelRefundInput;
}>;

export type CancelRefundMutation = {
  cancelRefund: {
    message: string;
    refund: {
      id: string;
      paymentId: string;
      teamName: string;
      reference: string;
      eventSlug: string;
      state: RefundState;
      amount: number;
      reason: string;
      requestedAt: string;
      requestedBy: string;
      way: RefundWay | null;
      paidOn: string | null;
      transactionId: string | null;
      closedAt: string | null;
      closedBy: string | null;
      account: { way: RefundWay; account: string; accountName: string | null; ifsc: string | null } | null;
    };
  };
};

export type DecidePaymentMutationVariables = Exact<{
  input: DecidePaymentInput;
}>;

export type DecidePaymentMutation = {
  decidePayment: {
    message: string;
    payment: {
      id: string;
      teamId: string | null;
      teamName: string;
      reference: string | null;
      eventSlug: string;
      amount: number;
      fee: number;
      status: PaymentStatus;
      transactionId: string | null;
      reporterName: string;
      reportedAt: string;
      decidedAt: string | null;
      decidedBy: string | null;
      reason: string | null;
      openRefund: RefundState | null;
      receiptNumber: number | null;
      placeLost: boolean;
      disputedBy: Array<string>;
    };
  };
};

export type GivePlaceBackMutationVariables = Exact<{
  input: PlaceOfTeamInput;
}>;

export type GivePlaceBackMutation = { givePlaceBack: { message: string } };

export type LedgerQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type LedgerQuery = {
  ledger: Array<{
    id: string;
    day: string;
    number: string;
    note: string | null;
    open: number;
    bank: number | null;
    bankTotal: number;
    cash: number | null;
    cashTotal: number;
    unseen: number | null;
    parts: Array<{ teamName: string; amount: number }>;
  }>;
};

export type MoneyTallyFieldsFragment = { count: number; amount: number };

export type PaymentFiguresQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type PaymentFiguresQuery = {
  paymentFigures: {
    eventTitle: string;
    fee: number;
    payUntil: string | null;
    due: { count: number; amount: number };
    reported: { count: number; amount: number };
    accepted: { count: number; amount: number };
    cash: { count: number; amount: number };
    refunded: { count: number; amount: number };
    toReturn: { count: number; amount: number };
    open: { count: number; amount: number };
    days: Array<{
      day: string;
      reported: number;
      accepted: { count: number; amount: number };
      ended: { count: number; amount: number };
    }>;
    owing: Array<{
      teamId: string;
      name: string;
      reference: string | null;
      ranking: number | null;
      status: PaymentStatus;
    }>;
  };
};

export type PaymentQueueChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type PaymentQueueChangedSubscription = {
  paymentQueueChanged: {
    id: string;
    teamId: string | null;
    teamName: string;
    reference: string | null;
    eventSlug: string;
    amount: number;
    fee: number;
    status: PaymentStatus;
    transactionId: string | null;
    reporterName: string;
    reportedAt: string;
    decidedAt: string | null;
    decidedBy: string | null;
    reason: string | null;
    openRefund: RefundState | null;
    receiptNumber: number | null;
    placeLost: boolean;
    disputedBy: Array<string>;
  } | null;
};

export type PlaceOfTeamQueryVariables = Exact<{
  teamId: string;
}>;

export type PlaceOfTeamQuery = {
  placeOfTeam: {
    teamId: string;
    state: PlaceState | null;
    deadline: string | null;
    changedAt: string | null;
    isFree: boolean;
    movedUpSince: Array<string>;
  } | null;
};

export type RecordRefundMutationVariables = Exact<{
  input: RecordRefundInput;
}>;

export type RecordRefundMutation = {
  recordRefund: {
    message: string;
    refund: {
      id: string;
      paymentId: string;
      teamName: string;
      reference: string;
      eventSlug: string;
      state: RefundState;
      amount: number;
      reason: string;
      requestedAt: string;
      requestedBy: string;
      way: RefundWay | null;
      paidOn: string | null;
      transactionId: string | null;
      closedAt: string | null;
      closedBy: string | null;
      account: { way: RefundWay; account: string; accountName: string | null; ifsc: string | null } | null;
    };
  };
};

export type RefundFieldsFragment = {
  id: string;
  paymentId: string;
  teamName: string;
  reference: string;
  eventSlug: string;
  state: RefundState;
  amount: number;
  reason: string;
  requestedAt: string;
  requestedBy: string;
  way: RefundWay | null;
  paidOn: string | null;
  transactionId: string | null;
  closedAt: string | null;
  closedBy: string | null;
  account: { way: RefundWay; account: string; accountName: string | null; ifsc: string | null } | null;
};

export type RefundsQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type RefundsQuery = {
  refunds: Array<{
    id: string;
    paymentId: string;
    teamName: string;
    reference: string;
    eventSlug: string;
    state: RefundState;
    amount: number;
    reason: string;
    requestedAt: string;
    requestedBy: string;
    way: RefundWay | null;
    paidOn: string | null;
    transactionId: string | null;
    closedAt: string | null;
    closedBy: string | null;
    account: { way: RefundWay; account: string; accountName: string | null; ifsc: string | null } | null;
  }>;
};

export type ReportedPaymentFieldsFragment = {
  id: string;
  teamId: string | null;
  teamName: string;
  reference: string | null;
  eventSlug: string;
  amount: number;
  fee: number;
  status: PaymentStatus;
  transactionId: string | null;
  reporterName: string;
  reportedAt: string;
  decidedAt: string | null;
  decidedBy: string | null;
  reason: string | null;
  openRefund: RefundState | null;
  receiptNumber: number | null;
  placeLost: boolean;
  disputedBy: Array<string>;
};

export type ReportedPaymentQueryVariables = Exact<{
  paymentId: string;
}>;

export type ReportedPaymentQuery = {
  reportedPayment: {
    payment: {
      id: string;
      teamId: string | null;
      teamName: string;
      reference: string | null;
      eventSlug: string;
      amount: number;
      fee: number;
      status: PaymentStatus;
      transactionId: string | null;
      reporterName: string;
      reportedAt: string;
      decidedAt: string | null;
      decidedBy: string | null;
      reason: string | null;
      openRefund: RefundState | null;
      receiptNumber: number | null;
      placeLost: boolean;
      disputedBy: Array<string>;
    };
    steps: Array<{
      id: string;
      from: PaymentStatus;
      to: PaymentStatus;
      at: string;
      by: string;
      reason: string | null;
      transactionId: string | null;
      basis: PaymentBasis | null;
    }>;
  };
};

export type ReportedPaymentsQueryVariables = Exact<{
  status?: PaymentStatus | null | undefined;
}>;

export type ReportedPaymentsQuery = {
  reportedPayments: Array<{
    id: string;
    teamId: string | null;
    teamName: string;
    reference: string | null;
    eventSlug: string;
    amount: number;
    fee: number;
    status: PaymentStatus;
    transactionId: string | null;
    reporterName: string;
    reportedAt: string;
    decidedAt: string | null;
    decidedBy: string | null;
    reason: string | null;
    openRefund: RefundState | null;
    receiptNumber: number | null;
    placeLost: boolean;
    disputedBy: Array<string>;
  }>;
};

export type RequestRefundMutationVariables = Exact<{
  input: RequestRefundInput;
}>;

export type RequestRefundMutation = {
  requestRefund: {
    message: string;
    refund: {
      id: string;
      paymentId: string;
      teamName: string;
      reference: string;
      eventSlug: string;
      state: RefundState;
      amount: number;
      reason: string;
      requestedAt: string;
      requestedBy: string;
      way: RefundWay | null;
      paidOn: string | null;
      transactionId: string | null;
      closedAt: string | null;
      closedBy: string | null;
      account: { way: RefundWay; account: string; accountName: string | null; ifsc: string | null } | null;
    };
  };
};

export type RevertPaymentMutationVariables = Exact<{
  input: RevertPaymentInput;
}>;

export type RevertPaymentMutation = {
  revertPayment: {
    message: string;
    payment: {
      id: string;
      teamId: string | null;
      teamName: string;
      reference: string | null;
      eventSlug: string;
      amount: number;
      fee: number;
      status: PaymentStatus;
      transactionId: string | null;
      reporterName: string;
      reportedAt: string;
      decidedAt: string | null;
      decidedBy: string | null;
      reason: string | null;
      openRefund: RefundState | null;
      receiptNumber: number | null;
      placeLost: boolean;
      disputedBy: Array<string>;
    };
  };
};

export type AdminProfileFieldsFragment = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  college: string | null;
  universityRollNo: string | null;
};

export type AdminProfileQueryVariables = Exact<{ [key: string]: never }>;

export type AdminProfileQuery = {
  adminProfile: {
    id: string;
    name: string;
    email: string;
    phone: string | null;
    college: string | null;
    universityRollNo: string | null;
  };
};

export type StatisticsQueryVariables = Exact<{ [key: string]: never }>;

export type StatisticsQuery = {
  statistics: {
    totalEvents: number;
    upcomingEvents: number;
    completedEvents: number;
    users: number;
    teams: number;
    pendingPayments: number;
  };
};

export type UpdateAdminProfileMutationVariables = Exact<{
  input: UpdateAdminProfileInput;
}>;

export type UpdateAdminProfileMutation = {
  updateAdminProfile: {
    message: string;
    profile: {
      id: string;
      name: string;
      email: string;
      phone: string | null;
      college: string | null;
      universityRollNo: string | null;
    };
    session: {
      message: string;
      token: string;
      id: string;
      userId: string;
      roleName: string;
      grants: Array<Grant>;
      name: string;
      email: string;
    } | null;
  };
};

export type ContestSourceFieldsFragment = {
  id: string;
  isAvailable: boolean;
  contestId: number | null;
  hasKey: boolean;
  fetchedAt: string | null;
};

export type ContestSourceQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type ContestSourceQuery = {
  contestSource: {
    id: string;
    isAvailable: boolean;
    contestId: number | null;
    hasKey: boolean;
    fetchedAt: string | null;
  };
};

export type DiscardRankingDraftMutationVariables = Exact<{
  input: RankingStepInput;
}>;

export type DiscardRankingDraftMutation = {
  discardRankingDraft: {
    message: string;
    board: {
      id: string;
      stamp: string;
      savedAt: string | null;
      savedBy: string | null;
      teams: Array<{
        id: string;
        name: string;
        reference: string;
        paymentStatus: PaymentStatus;
        ranking: number | null;
        draft: number | null;
        before: number | null;
      }>;
      publications: Array<{
        id: string;
        number: number;
        kind: RankingPublicationKind;
        undoes: number | null;
        at: string;
        publishedBy: string;
        ranked: number;
        changed: number;
      }>;
    };
  };
};

export type DraftRankingsMutationVariables = Exact<{
  input: DraftRankingsInput;
}>;

export type DraftRankingsMutation = {
  draftRankings: {
    message: string;
    teams: Array<{
      id: string;
      name: string;
      reference: string;
      paymentStatus: PaymentStatus;
      ranking: number | null;
      draft: number | null;
      before: number | null;
    }>;
    board: { id: string; stamp: string; savedAt: string | null; savedBy: string | null };
  };
};

export type EndLiveBoardMutationVariables = Exact<{
  input: LiveBoardStepInput;
}>;

export type EndLiveBoardMutation = {
  endLiveBoard: {
    message: string;
    board: {
      id: string;
      isAvailable: boolean;
      isRunning: boolean;
      isFrozen: boolean;
      isAsked: boolean;
      contestId: number | null;
      phase: string | null;
      endedAt: string | null;
      freezesAt: string | null;
      unfrozenAt: string | null;
      shownAt: string | null;
      heldAt: string | null;
      shownTeams: number;
      heldTeams: number;
      failure: string | null;
    };
  };
};

export type EndPlaceMutationVariables = Exact<{
  input: PlaceOfTeamInput;
}>;

export type EndPlaceMutation = {
  endPlace: {
    message: string;
    board: {
      id: string;
      free: number;
      waiting: number;
      undoable: number;
      mayMoveUp: boolean;
      settings: {
        kind: CutOffKind;
        placeCount: number;
        ties: TiesAtCutOff;
        replyHours: number;
        firstDeadline: string | null;
        movingUp: MovingUp;
        lastMoveDay: string | null;
      } | null;
      teams: Array<{
        teamId: string;
        teamName: string;
        reference: string;
        ranking: number | null;
        paymentStatus: PaymentStatus;
        state: PlaceState | null;
        deadline: string | null;
        changedAt: string | null;
        movedUp: boolean;
      }>;
      nextInLine: Array<{
        teamId: string;
        teamName: string;
        reference: string;
        ranking: number | null;
        paymentStatus: PaymentStatus;
        state: PlaceState | null;
        deadline: string | null;
        changedAt: string | null;
        movedUp: boolean;
      }>;
    };
  };
};

export type EventHandlesQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type EventHandlesQuery = {
  eventHandles: Array<{
    teamId: string;
    teamName: string;
    handle: string;
    outcome: HandleOutcome;
    spelling: string | null;
    rating: number | null;
  }>;
};

export type FetchStandingsMutationVariables = Exact<{
  input: FetchStandingsInput;
}>;

export type FetchStandingsMutation = {
  fetchStandings: {
    message: string;
    contest: { id: number; name: string; phase: string; others: number };
    source: {
      id: string;
      isAvailable: boolean;
      contestId: number | null;
      hasKey: boolean;
      fetchedAt: string | null;
    };
    preview: {
      layout: RankingLayout;
      headings: boolean;
      teamColumns: Array<number>;
      rankColumn: number | null;
      rows: Array<{
        line: number;
        kind: RankingPreviewKind;
        team: string;
        given: string;
        teamId: string | null;
        teamName: string | null;
        seen: number | null;
        rank: number | null;
        by: RankingMatch | null;
        handles: Array<string>;
        other: number | null;
        suggestions: Array<{ teamId: string; teamName: string; seen: number | null }>;
      }>;
      unlisted: Array<{ teamId: string; teamName: string; seen: number | null }>;
    };
  };
};

export type LiveBoardFieldsFragment = {
  id: string;
  isAvailable: boolean;
  isRunning: boolean;
  isFrozen: boolean;
  isAsked: boolean;
  contestId: number | null;
  phase: string | null;
  endedAt: string | null;
  freezesAt: string | null;
  unfrozenAt: string | null;
  shownAt: string | null;
  heldAt: string | null;
  shownTeams: number;
  heldTeams: number;
  failure: string | null;
};

export type LiveBoardQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type LiveBoardQuery = {
  liveBoard: {
    id: string;
    isAvailable: boolean;
    isRunning: boolean;
    isFrozen: boolean;
    isAsked: boolean;
    contestId: number | null;
    phase: string | null;
    endedAt: string | null;
    freezesAt: string | null;
    unfrozenAt: string | null;
    shownAt: string | null;
    heldAt: string | null;
    shownTeams: number;
    heldTeams: number;
    failure: string | null;
  };
};

export type OfferPlacesMutationVariables = Exact<{
  input: OfferPlacesInput;
}>;

export type OfferPlacesMutation = {
  offerPlaces: {
    message: string;
    board: {
      id: string;
      free: number;
      waiting: number;
      undoable: number;
      mayMoveUp: boolean;
      settings: {
        kind: CutOffKind;
        placeCount: number;
        ties: TiesAtCutOff;
        replyHours: number;
        firstDeadline: string | null;
        movingUp: MovingUp;
        lastMoveDay: string | null;
      } | null;
      teams: Array<{
        teamId: string;
        teamName: string;
        reference: string;
        ranking: number | null;
        paymentStatus: PaymentStatus;
        state: PlaceState | null;
        deadline: string | null;
        changedAt: string | null;
        movedUp: boolean;
      }>;
      nextInLine: Array<{
        teamId: string;
        teamName: string;
        reference: string;
        ranking: number | null;
        paymentStatus: PaymentStatus;
        state: PlaceState | null;
        deadline: string | null;
        changedAt: string | null;
        movedUp: boolean;
      }>;
    };
  };
};

export type PastResultsFieldsFragment = {
  id: string;
  year: number;
  number: number;
  teams: number;
  savedByName: string;
  savedAt: string;
  takenOffAt: string | null;
  isShown: boolean;
};

export type PastResultsQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type PastResultsQuery = {
  pastResults: Array<{
    id: string;
    year: number;
    number: number;
    teams: number;
    savedByName: string;
    savedAt: string;
    takenOffAt: string | null;
    isShown: boolean;
  }>;
};

export type PlaceBoardFieldsFragment = {
  id: string;
  free: number;
  waiting: number;
  undoable: number;
  mayMoveUp: boolean;
  settings: {
    kind: CutOffKind;
    placeCount: number;
    ties: TiesAtCutOff;
    replyHours: number;
    firstDeadline: string | null;
    movingUp: MovingUp;
    lastMoveDay: string | null;
  } | null;
  teams: Array<{
    teamId: string;
    teamName: string;
    reference: string;
    ranking: number | null;
    paymentStatus: PaymentStatus;
    state: PlaceState | null;
    deadline: string | null;
    changedAt: string | null;
    movedUp: boolean;
  }>;
  nextInLine: Array<{
    teamId: string;
    teamName: string;
    reference: string;
    ranking: number | null;
    paymentStatus: PaymentStatus;
    state: PlaceState | null;
    deadline: string | null;
    changedAt: string | null;
    movedUp: boolean;
  }>;
};

export type PlaceBoardQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type PlaceBoardQuery = {
  placeBoard: {
    id: string;
    free: number;
    waiting: number;
    undoable: number;
    mayMoveUp: boolean;
    settings: {
      kind: CutOffKind;
      placeCount: number;
      ties: TiesAtCutOff;
      replyHours: number;
      firstDeadline: string | null;
      movingUp: MovingUp;
      lastMoveDay: string | null;
    } | null;
    teams: Array<{
      teamId: string;
      teamName: string;
      reference: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      state: PlaceState | null;
      deadline: string | null;
      changedAt: string | null;
      movedUp: boolean;
    }>;
    nextInLine: Array<{
      teamId: string;
      teamName: string;
      reference: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      state: PlaceState | null;
      deadline: string | null;
      changedAt: string | null;
      movedUp: boolean;
    }>;
  };
};

export type PlacePlanQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
  step: PlaceStepKind;
}>;

export type PlacePlanQuery = {
  placePlan: {
    stamp: string;
    changes: Array<{
      teamId: string;
      teamName: string;
      reference: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      state: PlaceState | null;
      deadline: string | null;
      movedUp: boolean;
      next: PlaceState;
      feeDue: boolean;
    }>;
    kept: Array<{
      teamId: string;
      teamName: string;
      reference: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      state: PlaceState | null;
      deadline: string | null;
      changedAt: string | null;
      movedUp: boolean;
    }>;
    differing: Array<{
      teamId: string;
      teamName: string;
      reference: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      state: PlaceState | null;
      deadline: string | null;
      changedAt: string | null;
      movedUp: boolean;
    }>;
  } | null;
};

export type PlacesChangedSubscriptionVariables = Exact<{
  eventId: string;
}>;

export type PlacesChangedSubscription = { placesChanged: string };

export type PreviewPastResultsQueryVariables = Exact<{
  csv: string;
}>;

export type PreviewPastResultsQuery = {
  previewPastResults: {
    teams: number;
    problems: number;
    leavesNamesOut: boolean;
    lines: Array<{
      line: number;
      place: number | null;
      teamName: string;
      handles: Array<string>;
      college: string | null;
      problem: PastLineProblem | null;
    }>;
  };
};

export type PublishRankingsMutationVariables = Exact<{
  input: RankingStepInput;
}>;

export type PublishRankingsMutation = {
  publishRankings: {
    message: string;
    board: {
      id: string;
      stamp: string;
      savedAt: string | null;
      savedBy: string | null;
      teams: Array<{
        id: string;
        name: string;
        reference: string;
        paymentStatus: PaymentStatus;
        ranking: number | null;
        draft: number | null;
        before: number | null;
      }>;
      publications: Array<{
        id: string;
        number: number;
        kind: RankingPublicationKind;
        undoes: number | null;
        at: string;
        publishedBy: string;
        ranked: number;
        changed: number;
      }>;
    };
  };
};

export type RankingBoardChangedSubscriptionVariables = Exact<{
  eventId: string;
}>;

export type RankingBoardChangedSubscription = { rankingBoardChanged: string };

export type RankingBoardQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type RankingBoardQuery = {
  rankingBoard: {
    id: string;
    stamp: string;
    savedAt: string | null;
    savedBy: string | null;
    event: { id: string; slug: string; title: string; fee: number; qualifyingRank: number };
    teams: Array<{
      id: string;
      name: string;
      reference: string;
      paymentStatus: PaymentStatus;
      ranking: number | null;
      draft: number | null;
      before: number | null;
    }>;
    publications: Array<{
      id: string;
      number: number;
      kind: RankingPublicationKind;
      undoes: number | null;
      at: string;
      publishedBy: string;
      ranked: number;
      changed: number;
    }>;
  };
};

export type RankingPreviewFieldsFragment = {
  layout: RankingLayout;
  headings: boolean;
  teamColumns: Array<number>;
  rankColumn: number | null;
  rows: Array<{
    line: number;
    kind: RankingPreviewKind;
    team: string;
    given: string;
    teamId: string | null;
    teamName: string | null;
    seen: number | null;
    rank: number | null;
    by: RankingMatch | null;
    handles: Array<string>;
    other: number | null;
    suggestions: Array<{ teamId: string; teamName: string; seen: number | null }>;
  }>;
  unlisted: Array<{ teamId: string; teamName: string; seen: number | null }>;
};

export type RankingPreviewQueryVariables = Exact<{
  csv: string;
  eventSlug?: string | null | undefined;
}>;

export type RankingPreviewQuery = {
  rankingPreview: {
    layout: RankingLayout;
    headings: boolean;
    teamColumns: Array<number>;
    rankColumn: number | null;
    rows: Array<{
      line: number;
      kind: RankingPreviewKind;
      team: string;
      given: string;
      teamId: string | null;
      teamName: string | null;
      seen: number | null;
      rank: number | null;
      by: RankingMatch | null;
      handles: Array<string>;
      other: number | null;
      suggestions: Array<{ teamId: string; teamName: string; seen: number | null }>;
    }>;
    unlisted: Array<{ teamId: string; teamName: string; seen: number | null }>;
  };
};

export type RankingPublicationFieldsFragment = {
  id: string;
  number: number;
  kind: RankingPublicationKind;
  undoes: number | null;
  at: string;
  publishedBy: string;
  ranked: number;
  changed: number;
};

export type RankingPublicationQueryVariables = Exact<{
  publicationId: string;
}>;

export type RankingPublicationQuery = {
  rankingPublication: {
    publication: {
      id: string;
      number: number;
      kind: RankingPublicationKind;
      undoes: number | null;
      at: string;
      publishedBy: string;
      ranked: number;
      changed: number;
    };
    places: Array<{ teamId: string; teamName: string; previous: number | null; rank: number | null }>;
  };
};

export type RankingTeamFieldsFragment = {
  id: string;
  name: string;
  reference: string;
  paymentStatus: PaymentStatus;
  ranking: number | null;
  draft: number | null;
  before: number | null;
};

export type RankingUndoQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type RankingUndoQuery = {
  rankingBoard: {
    id: string;
    stamp: string;
    undo: {
      publication: {
        id: string;
        number: number;
        kind: RankingPublicationKind;
        undoes: number | null;
        at: string;
        publishedBy: string;
        ranked: number;
        changed: number;
      };
      changes: Array<{ teamId: string; teamName: string; previous: number | null; rank: number | null }>;
      differing: Array<{
        teamId: string;
        teamName: string;
        published: number | null;
        current: number | null;
        restored: number | null;
        gone: boolean;
      }>;
    } | null;
  };
};

export type SaveLiveBoardMutationVariables = Exact<{
  input: LiveBoardInput;
}>;

export type SaveLiveBoardMutation = {
  saveLiveBoard: {
    message: string;
    board: {
      id: string;
      isAvailable: boolean;
      isRunning: boolean;
      isFrozen: boolean;
      isAsked: boolean;
      contestId: number | null;
      phase: string | null;
      endedAt: string | null;
      freezesAt: string | null;
      unfrozenAt: string | null;
      shownAt: string | null;
      heldAt: string | null;
      shownTeams: number;
      heldTeams: number;
      failure: string | null;
    };
  };
};

export type SavePastResultsMutationVariables = Exact<{
  input: SavePastResultsInput;
}>;

export type SavePastResultsMutation = {
  savePastResults: {
    message: string;
    pastResults: Array<{
      id: string;
      year: number;
      number: number;
      teams: number;
      savedByName: string;
      savedAt: string;
      takenOffAt: string | null;
      isShown: boolean;
    }>;
  };
};

export type SavePlaceSettingsMutationVariables = Exact<{
  input: PlaceSettingsInput;
}>;

export type SavePlaceSettingsMutation = {
  savePlaceSettings: {
    message: string;
    board: {
      id: string;
      free: number;
      waiting: number;
      undoable: number;
      mayMoveUp: boolean;
      settings: {
        kind: CutOffKind;
        placeCount: number;
        ties: TiesAtCutOff;
        replyHours: number;
        firstDeadline: string | null;
        movingUp: MovingUp;
        lastMoveDay: string | null;
      } | null;
      teams: Array<{
        teamId: string;
        teamName: string;
        reference: string;
        ranking: number | null;
        paymentStatus: PaymentStatus;
        state: PlaceState | null;
        deadline: string | null;
        changedAt: string | null;
        movedUp: boolean;
      }>;
      nextInLine: Array<{
        teamId: string;
        teamName: string;
        reference: string;
        ranking: number | null;
        paymentStatus: PaymentStatus;
        state: PlaceState | null;
        deadline: string | null;
        changedAt: string | null;
        movedUp: boolean;
      }>;
    };
  };
};

export type TeamOnPlaceFieldsFragment = {
  teamId: string;
  teamName: string;
  reference: string;
  ranking: number | null;
  paymentStatus: PaymentStatus;
  state: PlaceState | null;
  deadline: string | null;
  changedAt: string | null;
  movedUp: boolean;
};

export type UndoRankingsMutationVariables = Exact<{
  input: UndoRankingsInput;
}>;

export type UndoRankingsMutation = {
  undoRankings: {
    message: string;
    board: {
      id: string;
      stamp: string;
      savedAt: string | null;
      savedBy: string | null;
      teams: Array<{
        id: string;
        name: string;
        reference: string;
        paymentStatus: PaymentStatus;
        ranking: number | null;
        draft: number | null;
        before: number | null;
      }>;
      publications: Array<{
        id: string;
        number: number;
        kind: RankingPublicationKind;
        undoes: number | null;
        at: string;
        publishedBy: string;
        ranked: number;
        changed: number;
      }>;
    };
  };
};

export type UnfreezeLiveBoardMutationVariables = Exact<{
  input: LiveBoardStepInput;
}>;

export type UnfreezeLiveBoardMutation = {
  unfreezeLiveBoard: {
    message: string;
    board: {
      id: string;
      isAvailable: boolean;
      isRunning: boolean;
      isFrozen: boolean;
      isAsked: boolean;
      contestId: number | null;
      phase: string | null;
      endedAt: string | null;
      freezesAt: string | null;
      unfrozenAt: string | null;
      shownAt: string | null;
      heldAt: string | null;
      shownTeams: number;
      heldTeams: number;
      failure: string | null;
    };
  };
};

export type WithdrawPastResultsMutationVariables = Exact<{
  input: WithdrawPastResultsInput;
}>;

export type WithdrawPastResultsMutation = {
  withdrawPastResults: {
    message: string;
    pastResults: Array<{
      id: string;
      year: number;
      number: number;
      teams: number;
      savedByName: string;
      savedAt: string;
      takenOffAt: string | null;
      isShown: boolean;
    }>;
  };
};

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never }>;

export type SiteSettingsQuery = { siteSettings: { secondFactorCompulsory: boolean } };

export type UpdateSiteSettingsMutationVariables = Exact<{
  input: UpdateSiteSettingsInput;
}>;

export type UpdateSiteSettingsMutation = {
  updateSiteSettings: { message: string; settings: { secondFactorCompulsory: boolean } };
};

export type AllocateLineMutationVariables = Exact<{
  input: AllocateLineInput;
}>;

export type AllocateLineMutation = {
  allocateLine: {
    message: string;
    bankLine: {
      batchId: string;
      line: number;
      fileName: string;
      eventSlug: string;
      date: string | null;
      reference: string;
      narration: string | null;
      amount: number;
      left: number;
      outcome: StatementOutcome;
      teamName: string | null;
      setAside: string | null;
      setAsideBy: string | null;
      setAsideAt: string | null;
    } | null;
  };
};

export type BankLineFieldsFragment = {
  batchId: string;
  line: number;
  fileName: string;
  eventSlug: string;
  date: string | null;
  reference: string;
  narration: string | null;
  amount: number;
  left: number;
  outcome: StatementOutcome;
  teamName: string | null;
  setAside: string | null;
  setAsideBy: string | null;
  setAsideAt: string | null;
};

export type BankLinesQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type BankLinesQuery = {
  bankLines: Array<{
    batchId: string;
    line: number;
    fileName: string;
    eventSlug: string;
    date: string | null;
    reference: string;
    narration: string | null;
    amount: number;
    left: number;
    outcome: StatementOutcome;
    teamName: string | null;
    setAside: string | null;
    setAsideBy: string | null;
    setAsideAt: string | null;
  }>;
};

export type CommitStatementMutationVariables = Exact<{
  input: CommitStatementInput;
}>;

export type CommitStatementMutation = {
  commitStatement: {
    message: string;
    batch: {
      id: string;
      eventTitle: string;
      fileName: string;
      lines: number;
      confirmed: number;
      probable: number;
      amount: number;
      committedAt: string;
      committedBy: string;
      undoneAt: string | null;
      undoneBy: string | null;
      leftAsIs: number;
      openLines: number;
      openAmount: number;
    };
  };
};

export type InspectStatementQueryVariables = Exact<{
  input: InspectStatementInput;
}>;

export type InspectStatementQuery = {
  inspectStatement: {
    lines: number;
    preset: string | null;
    remembered: boolean;
    columns: Array<{ index: number; heading: string; samples: Array<string> }>;
    mapping: {
      date: number | null;
      description: number | null;
      reference: number | null;
      amount: number | null;
      direction: number | null;
      debit: number | null;
      credit: number | null;
      status: number | null;
    };
  };
};

export type PreviewStatementQueryVariables = Exact<{
  input: PreviewStatementInput;
}>;

export type PreviewStatementQuery = {
  previewStatement: {
    eventTitle: string;
    totals: {
      amount: number;
      creditLines: number;
      results: Array<{ outcome: StatementOutcome; lines: number; creditLines: number; amount: number }>;
    };
    warnings: Array<{
      paymentId: string;
      teamName: string;
      teamReference: string;
      line: number;
      date: string | null;
      amount: number;
    }>;
    lines: Array<{
      line: number;
      date: string | null;
      description: string;
      reference: string;
      amount: number | null;
      amountText: string;
      outcome: StatementOutcome;
      reasons: Array<{ code: StatementReason; text: string }>;
      match: {
        teamId: string;
        teamName: string;
        reference: string;
        status: PaymentStatus;
        amount: number;
        transactionId: string | null;
        matchKey: string;
      } | null;
      seen: {
        at: string;
        seenBy: string;
        teamName: string;
        teamReference: string | null;
        batchId: string | null;
        fileName: string | null;
        line: number | null;
      } | null;
    }>;
  };
};

export type SetLineAsideMutationVariables = Exact<{
  input: SetAsideLineInput;
}>;

export type SetLineAsideMutation = {
  setLineAside: {
    message: string;
    bankLine: {
      batchId: string;
      line: number;
      fileName: string;
      eventSlug: string;
      date: string | null;
      reference: string;
      narration: string | null;
      amount: number;
      left: number;
      outcome: StatementOutcome;
      teamName: string | null;
      setAside: string | null;
      setAsideBy: string | null;
      setAsideAt: string | null;
    } | null;
  };
};

export type StatementBatchFieldsFragment = {
  id: string;
  eventTitle: string;
  fileName: string;
  lines: number;
  confirmed: number;
  probable: number;
  amount: number;
  committedAt: string;
  committedBy: string;
  undoneAt: string | null;
  undoneBy: string | null;
  leftAsIs: number;
  openLines: number;
  openAmount: number;
};

export type StatementBatchLineFieldsFragment = {
  line: number;
  date: string | null;
  reference: string;
  amount: number | null;
  amountText: string;
  outcome: StatementOutcome;
  effect: StatementEffect;
  teamName: string | null;
  teamReference: string | null;
};

export type StatementBatchQueryVariables = Exact<{
  id: string;
}>;

export type StatementBatchQuery = {
  statementBatch: {
    batch: {
      id: string;
      eventTitle: string;
      fileName: string;
      lines: number;
      confirmed: number;
      probable: number;
      amount: number;
      committedAt: string;
      committedBy: string;
      undoneAt: string | null;
      undoneBy: string | null;
      leftAsIs: number;
      openLines: number;
      openAmount: number;
    };
    totals: {
      amount: number;
      creditLines: number;
      results: Array<{ outcome: StatementOutcome; lines: number; creditLines: number; amount: number }>;
    };
    lines: Array<{
      line: number;
      date: string | null;
      reference: string;
      amount: number | null;
      amountText: string;
      outcome: StatementOutcome;
      effect: StatementEffect;
      teamName: string | null;
      teamReference: string | null;
    }>;
  };
};

export type StatementBatchesQueryVariables = Exact<{ [key: string]: never }>;

export type StatementBatchesQuery = {
  statementBatches: Array<{
    id: string;
    eventTitle: string;
    fileName: string;
    lines: number;
    confirmed: number;
    probable: number;
    amount: number;
    committedAt: string;
    committedBy: string;
    undoneAt: string | null;
    undoneBy: string | null;
    leftAsIs: number;
    openLines: number;
    openAmount: number;
  }>;
};

export type StatementEventsQueryVariables = Exact<{ [key: string]: never }>;

export type StatementEventsQuery = {
  events: Array<{ id: string; slug: string; title: string; state: EventState }>;
};

export type StatementLineFieldsFragment = {
  line: number;
  date: string | null;
  description: string;
  reference: string;
  amount: number | null;
  amountText: string;
  outcome: StatementOutcome;
  reasons: Array<{ code: StatementReason; text: string }>;
  match: {
    teamId: string;
    teamName: string;
    reference: string;
    status: PaymentStatus;
    amount: number;
    transactionId: string | null;
    matchKey: string;
  } | null;
  seen: {
    at: string;
    seenBy: string;
    teamName: string;
    teamReference: string | null;
    batchId: string | null;
    fileName: string | null;
    line: number | null;
  } | null;
};

export type StatementMappingFieldsFragment = {
  date: number | null;
  description: number | null;
  reference: number | null;
  amount: number | null;
  direction: number | null;
  debit: number | null;
  credit: number | null;
  status: number | null;
};

export type StatementTotalsFieldsFragment = {
  amount: number;
  creditLines: number;
  results: Array<{ outcome: StatementOutcome; lines: number; creditLines: number; amount: number }>;
};

export type UndoStatementBatchMutationVariables = Exact<{
  input: UndoStatementBatchInput;
}>;

export type UndoStatementBatchMutation = {
  undoStatementBatch: {
    message: string;
    batch: {
      id: string;
      eventTitle: string;
      fileName: string;
      lines: number;
      confirmed: number;
      probable: number;
      amount: number;
      committedAt: string;
      committedBy: string;
      undoneAt: string | null;
      undoneBy: string | null;
      leftAsIs: number;
      openLines: number;
      openAmount: number;
    };
  };
};

export type AdminTeamFieldsFragment = {
  reference: string | null;
  note: string | null;
  id: string;
  name: string;
  ranking: number | null;
  paymentStatus: PaymentStatus;
  qualified: boolean;
  place: { state: PlaceState; deadline: string } | null;
  event: {
    id: string;
    slug: string;
    title: string;
    fee: number;
    maxTeamSize: number;
    qualifyingRank: number;
  };
  leader: {
    id: string;
    userId: string | null;
    name: string;
    email: string | null;
    phone: string | null;
    college: string | null;
    universityRollNo: string | null;
    codeforcesHandle: string | null;
    isLeader: boolean;
    confirmed: boolean;
    handleVerified: boolean;
    handleTaken: boolean;
  };
  members: Array<{
    id: string;
    userId: string | null;
    name: string;
    email: string | null;
    phone: string | null;
    college: string | null;
    universityRollNo: string | null;
    codeforcesHandle: string | null;
    isLeader: boolean;
    confirmed: boolean;
    handleVerified: boolean;
    handleTaken: boolean;
  }>;
};

export type DeleteTeamsMutationVariables = Exact<{
  input: DeleteManyInput;
}>;

export type DeleteTeamsMutation = {
  deleteTeams: { deleted: Array<string>; refused: Array<{ id: string; code: string; message: string }> };
};

export type ImportTeamsMutationVariables = Exact<{
  input: ImportTeamsInput;
}>;

export type ImportTeamsMutation = { importTeams: { message: string; createdIds: Array<string> } };

export type NoteTeamsMutationVariables = Exact<{
  input: NoteTeamsInput;
}>;

export type NoteTeamsMutation = { noteTeams: { message: string } };

export type PreviewTeamsQueryVariables = Exact<{
  input: PreviewTeamsInput;
}>;

export type PreviewTeamsQuery = {
  previewTeams: Array<{
    name: string;
    teamId: string | null;
    lines: Array<{
      line: number;
      name: string;
      outcome: TeamLineOutcome;
      problem: string | null;
      doubleHandle: string | null;
    }>;
  }>;
};

export type ReplaceMemberMutationVariables = Exact<{
  input: ReplaceMemberInput;
}>;

export type ReplaceMemberMutation = {
  replaceMember: {
    message: string;
    team: {
      reference: string | null;
      note: string | null;
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type TeamIdsQueryVariables = Exact<{
  search?: string | null | undefined;
  missing?: TeamGap | null | undefined;
  complete?: boolean | null | undefined;
  paymentStatus?: PaymentStatus | null | undefined;
  ranked?: RankingFilter | null | undefined;
  eventSlug?: string | null | undefined;
  sort?: TeamSort;
  direction?: SortDirection;
}>;

export type TeamIdsQuery = { teamsPage: { ids: Array<string> } };

export type TeamsByIdsQueryVariables = Exact<{
  ids: Array<string> | string;
  eventSlug?: string | null | undefined;
}>;

export type TeamsByIdsQuery = {
  teamsPage: {
    edges: Array<{
      node: {
        reference: string | null;
        note: string | null;
        id: string;
        name: string;
        ranking: number | null;
        paymentStatus: PaymentStatus;
        qualified: boolean;
        place: { state: PlaceState; deadline: string } | null;
        event: {
          id: string;
          slug: string;
          title: string;
          fee: number;
          maxTeamSize: number;
          qualifyingRank: number;
        };
        leader: {
          id: string;
          userId: string | null;
          name: string;
          email: string | null;
          phone: string | null;
          college: string | null;
          universityRollNo: string | null;
          codeforcesHandle: string | null;
          isLeader: boolean;
          confirmed: boolean;
          handleVerified: boolean;
          handleTaken: boolean;
        };
        members: Array<{
          id: string;
          userId: string | null;
          name: string;
          email: string | null;
          phone: string | null;
          college: string | null;
          universityRollNo: string | null;
          codeforcesHandle: string | null;
          isLeader: boolean;
          confirmed: boolean;
          handleVerified: boolean;
          handleTaken: boolean;
        }>;
      };
    }>;
  };
};

export type TeamsPartQueryVariables = Exact<{
  first: number;
  offset?: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  missing?: TeamGap | null | undefined;
  complete?: boolean | null | undefined;
  paymentStatus?: PaymentStatus | null | undefined;
  ranked?: RankingFilter | null | undefined;
  eventSlug?: string | null | undefined;
  sort?: TeamSort;
  direction?: SortDirection;
  counted: boolean;
}>;

export type TeamsPartQuery = {
  teamsPage: {
    totalCount?: number;
    edges: Array<{
      node: {
        reference: string | null;
        note: string | null;
        id: string;
        name: string;
        ranking: number | null;
        paymentStatus: PaymentStatus;
        qualified: boolean;
        place: { state: PlaceState; deadline: string } | null;
        event: {
          id: string;
          slug: string;
          title: string;
          fee: number;
          maxTeamSize: number;
          qualifyingRank: number;
        };
        leader: {
          id: string;
          userId: string | null;
          name: string;
          email: string | null;
          phone: string | null;
          college: string | null;
          universityRollNo: string | null;
          codeforcesHandle: string | null;
          isLeader: boolean;
          confirmed: boolean;
          handleVerified: boolean;
          handleTaken: boolean;
        };
        members: Array<{
          id: string;
          userId: string | null;
          name: string;
          email: string | null;
          phone: string | null;
          college: string | null;
          universityRollNo: string | null;
          codeforcesHandle: string | null;
          isLeader: boolean;
          confirmed: boolean;
          handleVerified: boolean;
          handleTaken: boolean;
        }>;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  everyTeam?: { totalCount: number };
};

export type UpdateTeamMutationVariables = Exact<{
  input: UpdateTeamInput;
}>;

export type UpdateTeamMutation = {
  updateTeam: {
    message: string;
    team: {
      reference: string | null;
      note: string | null;
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type AccountDeletionImpactsQueryVariables = Exact<{
  userIds: Array<string> | string;
}>;

export type AccountDeletionImpactsQuery = {
  accountDeletionImpacts: Array<{
    userId: string;
    teamId: string;
    teamName: string;
    eventTitle: string;
    outcome: AccountDeletionOutcome;
    nextLeaderName: string | null;
    others: number;
  }>;
};

export type AdminUserFieldsFragment = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  grants: Array<Grant>;
  college: string | null;
  universityRollNo: string | null;
  codeforcesHandle: string | null;
  handleVerified: boolean;
  teamId: string | null;
  teamName: string | null;
  createdAt: string;
};

export type ChangePeopleMutationVariables = Exact<{
  input: ChangePeopleInput;
}>;

export type ChangePeopleMutation = { changePeople: { message: string } };

export type DeleteUsersMutationVariables = Exact<{
  input: DeleteManyInput;
}>;

export type DeleteUsersMutation = {
  deleteUsers: { deleted: Array<string>; refused: Array<{ id: string; code: string; message: string }> };
};

export type PreviewPeopleQueryVariables = Exact<{
  input: PreviewPeopleInput;
}>;

export type PreviewPeopleQuery = {
  previewPeople: {
    unchanged: number;
    lines: Array<{
      line: number;
      userId: string | null;
      name: string;
      problem: string | null;
      changes: Array<{ column: PersonColumn; from: string | null; to: string }>;
    }>;
  };
};

export type SetGrantsMutationVariables = Exact<{
  input: SetGrantsInput;
}>;

export type SetGrantsMutation = {
  setGrants: {
    message: string;
    user: {
      id: string;
      name: string;
      email: string;
      phone: string | null;
      role: Role;
      grants: Array<Grant>;
      college: string | null;
      universityRollNo: string | null;
      codeforcesHandle: string | null;
      handleVerified: boolean;
      teamId: string | null;
      teamName: string | null;
      createdAt: string;
    };
  };
};

export type TeamsNamedQueryVariables = Exact<{
  search: string;
}>;

export type TeamsNamedQuery = { teamsPage: { edges: Array<{ node: { id: string; name: string } }> } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;

export type UpdateUserMutation = {
  updateUser: {
    message: string;
    user: {
      id: string;
      name: string;
      email: string;
      phone: string | null;
      role: Role;
      grants: Array<Grant>;
      college: string | null;
      universityRollNo: string | null;
      codeforcesHandle: string | null;
      handleVerified: boolean;
      teamId: string | null;
      teamName: string | null;
      createdAt: string;
    };
  };
};

export type UserIdsQueryVariables = Exact<{
  search?: string | null | undefined;
  role?: Role | null | undefined;
  grant?: Grant | null | undefined;
  granted?: boolean | null | undefined;
  teamless?: boolean | null | undefined;
  eventSlug?: string | null | undefined;
  sort?: UserSort;
  direction?: SortDirection;
}>;

export type UserIdsQuery = { users: { ids: Array<string> } };

export type UsersByIdsQueryVariables = Exact<{
  ids: Array<string> | string;
  eventSlug?: string | null | undefined;
}>;

export type UsersByIdsQuery = {
  users: {
    edges: Array<{
      node: {
        id: string;
        name: string;
        email: string;
        phone: string | null;
        role: Role;
        grants: Array<Grant>;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        handleVerified: boolean;
        teamId: string | null;
        teamName: string | null;
        createdAt: string;
      };
    }>;
  };
};

export type UsersPartQueryVariables = Exact<{
  first: number;
  offset?: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  role?: Role | null | undefined;
  grant?: Grant | null | undefined;
  granted?: boolean | null | undefined;
  teamless?: boolean | null | undefined;
  eventSlug?: string | null | undefined;
  sort?: UserSort;
  direction?: SortDirection;
  counted: boolean;
}>;

export type UsersPartQuery = {
  users: {
    totalCount?: number;
    edges: Array<{
      node: {
        id: string;
        name: string;
        email: string;
        phone: string | null;
        role: Role;
        grants: Array<Grant>;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        handleVerified: boolean;
        teamId: string | null;
        teamName: string | null;
        createdAt: string;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  everybody?: { totalCount: number };
};

export type GiveUpCertificateMutationVariables = Exact<{
  id: string;
}>;

export type GiveUpCertificateMutation = { giveUpCertificate: { message: string } };

export type MyCertificatesQueryVariables = Exact<{ [key: string]: never }>;

export type MyCertificatesQuery = {
  myCertificates: Array<{
    id: string;
    publicId: string;
    kind: CertificateKind;
    place: number | null;
    eventTitle: string;
    issuedAt: string;
    revokedAt: string | null;
  }>;
};

export type OwnCertificateFieldsFragment = {
  id: string;
  publicId: string;
  kind: CertificateKind;
  place: number | null;
  eventTitle: string;
  issuedAt: string;
  revokedAt: string | null;
};

export type DeskPassFieldsFragment = {
  memberId: string;
  personName: string;
  isOwn: boolean;
  url: string | null;
  qrSvg: string | null;
  refusal: CheckInOutcome | null;
  visits: Array<{ session: string; at: string }>;
};

export type DeskPassQueryVariables = Exact<{
  token: string;
}>;

export type DeskPassQuery = { deskPass: { eventTitle: string; qrSvg: string } | null };

export type RenewPassMutationVariables = Exact<{
  input: RenewPassInput;
}>;

export type RenewPassMutation = {
  renewPass: {
    message: string;
    pass: {
      memberId: string;
      personName: string;
      isOwn: boolean;
      url: string | null;
      qrSvg: string | null;
      refusal: CheckInOutcome | null;
      visits: Array<{ session: string; at: string }>;
    };
  };
};

export type TeamPassesQueryVariables = Exact<{
  teamId: string;
}>;

export type TeamPassesQuery = {
  teamPasses: Array<{
    memberId: string;
    personName: string;
    isOwn: boolean;
    url: string | null;
    qrSvg: string | null;
    refusal: CheckInOutcome | null;
    visits: Array<{ session: string; at: string }>;
  }>;
};

export type MarkNotificationsReadMutationVariables = Exact<{
  input: MarkNotificationsReadInput;
}>;

export type MarkNotificationsReadMutation = {
  markNotificationsRead: {
    unread: number;
    items: Array<{
      id: string;
      kind: NotificationKind;
      title: string;
      text: string;
      path: string;
      label: string;
      teamId: string | null;
      createdAt: string;
      readAt: string | null;
    }>;
  };
};

export type NotificationFieldsFragment = {
  id: string;
  kind: NotificationKind;
  title: string;
  text: string;
  path: string;
  label: string;
  teamId: string | null;
  createdAt: string;
  readAt: string | null;
};

export type NotificationsChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type NotificationsChangedSubscription = {
  notificationsChanged: {
    unread: number;
    items: Array<{
      id: string;
      kind: NotificationKind;
      title: string;
      text: string;
      path: string;
      label: string;
      teamId: string | null;
      createdAt: string;
      readAt: string | null;
    }>;
  };
};

export type NotificationsQueryVariables = Exact<{ [key: string]: never }>;

export type NotificationsQuery = {
  notifications: {
    unread: number;
    items: Array<{
      id: string;
      kind: NotificationKind;
      title: string;
      text: string;
      path: string;
      label: string;
      teamId: string | null;
      createdAt: string;
      readAt: string | null;
    }>;
  };
};

export type RemindersQueryVariables = Exact<{ [key: string]: never }>;

export type RemindersQuery = { reminders: boolean };

export type SetRemindersMutationVariables = Exact<{
  input: RemindersInput;
}>;

export type SetRemindersMutation = { setReminders: boolean };

export type CorrectPaymentMutationVariables = Exact<{
  input: ReportPaymentInput;
}>;

export type CorrectPaymentMutation = {
  correctPayment: {
    message: string;
    payment: {
      teamId: string;
      teamName: string;
      status: PaymentStatus;
      transactionId: string | null;
      reason: string | null;
      steps: Array<{
        id: string;
        from: PaymentStatus;
        to: PaymentStatus;
        at: string;
        by: string;
        reason: string | null;
        transactionId: string | null;
        basis: PaymentBasis | null;
      }>;
      refund: {
        state: RefundState;
        amount: number;
        reason: string;
        way: RefundWay | null;
        paidOn: string | null;
        transactionId: string | null;
      } | null;
      receipts: Array<{ number: number; amount: number; issuedAt: string; cancelledAt: string | null }>;
      instructions: {
        amount: number;
        reference: string;
        payeeName: string | null;
        upiId: string | null;
        accountNumber: string | null;
        ifsc: string | null;
        upiLink: string | null;
        qrSvg: string | null;
        configured: boolean;
      };
    };
  };
};

export type PaymentFieldsFragment = {
  teamId: string;
  teamName: string;
  status: PaymentStatus;
  transactionId: string | null;
  reason: string | null;
  steps: Array<{
    id: string;
    from: PaymentStatus;
    to: PaymentStatus;
    at: string;
    by: string;
    reason: string | null;
    transactionId: string | null;
    basis: PaymentBasis | null;
  }>;
  refund: {
    state: RefundState;
    amount: number;
    reason: string;
    way: RefundWay | null;
    paidOn: string | null;
    transactionId: string | null;
  } | null;
  receipts: Array<{ number: number; amount: number; issuedAt: string; cancelledAt: string | null }>;
  instructions: {
    amount: number;
    reference: string;
    payeeName: string | null;
    upiId: string | null;
    accountNumber: string | null;
    ifsc: string | null;
    upiLink: string | null;
    qrSvg: string | null;
    configured: boolean;
  };
};

export type ReceiptQueryVariables = Exact<{
  number: number;
}>;

export type ReceiptQuery = {
  receipt: {
    number: number;
    amount: number;
    issuedAt: string;
    cancelledAt: string | null;
    cancelReason: string | null;
    teamName: string;
    reference: string;
    eventTitle: string;
    spelledAmount: string;
    transactionId: string | null;
    acceptedBy: string | null;
  };
};

export type ReportPaymentMutationVariables = Exact<{
  input: ReportPaymentInput;
}>;

export type ReportPaymentMutation = {
  reportPayment: {
    message: string;
    payment: {
      teamId: string;
      teamName: string;
      status: PaymentStatus;
      transactionId: string | null;
      reason: string | null;
      steps: Array<{
        id: string;
        from: PaymentStatus;
        to: PaymentStatus;
        at: string;
        by: string;
        reason: string | null;
        transactionId: string | null;
        basis: PaymentBasis | null;
      }>;
      refund: {
        state: RefundState;
        amount: number;
        reason: string;
        way: RefundWay | null;
        paidOn: string | null;
        transactionId: string | null;
      } | null;
      receipts: Array<{ number: number; amount: number; issuedAt: string; cancelledAt: string | null }>;
      instructions: {
        amount: number;
        reference: string;
        payeeName: string | null;
        upiId: string | null;
        accountNumber: string | null;
        ifsc: string | null;
        upiLink: string | null;
        qrSvg: string | null;
        configured: boolean;
      };
    };
  };
};

export type SetRefundAccountMutationVariables = Exact<{
  input: RefundAccountInput;
}>;

export type SetRefundAccountMutation = {
  setRefundAccount: {
    message: string;
    payment: {
      teamId: string;
      teamName: string;
      status: PaymentStatus;
      transactionId: string | null;
      reason: string | null;
      steps: Array<{
        id: string;
        from: PaymentStatus;
        to: PaymentStatus;
        at: string;
        by: string;
        reason: string | null;
        transactionId: string | null;
        basis: PaymentBasis | null;
      }>;
      refund: {
        state: RefundState;
        amount: number;
        reason: string;
        way: RefundWay | null;
        paidOn: string | null;
        transactionId: string | null;
      } | null;
      receipts: Array<{ number: number; amount: number; issuedAt: string; cancelledAt: string | null }>;
      instructions: {
        amount: number;
        reference: string;
        payeeName: string | null;
        upiId: string | null;
        accountNumber: string | null;
        ifsc: string | null;
        upiLink: string | null;
        qrSvg: string | null;
        configured: boolean;
      };
    };
  };
};

export type TeamPaymentChangedSubscriptionVariables = Exact<{
  teamId: string;
}>;

export type TeamPaymentChangedSubscription = {
  teamChanged: {
    id: string;
    name: string;
    ranking: number | null;
    paymentStatus: PaymentStatus;
    leader: { id: string; userId: string | null; name: string };
  };
};

export type TeamPaymentQueryVariables = Exact<{
  teamId: string;
}>;

export type TeamPaymentQuery = {
  teamPayment: {
    teamId: string;
    teamName: string;
    status: PaymentStatus;
    transactionId: string | null;
    reason: string | null;
    steps: Array<{
      id: string;
      from: PaymentStatus;
      to: PaymentStatus;
      at: string;
      by: string;
      reason: string | null;
      transactionId: string | null;
      basis: PaymentBasis | null;
    }>;
    refund: {
      state: RefundState;
      amount: number;
      reason: string;
      way: RefundWay | null;
      paidOn: string | null;
      transactionId: string | null;
    } | null;
    receipts: Array<{ number: number; amount: number; issuedAt: string; cancelledAt: string | null }>;
    instructions: {
      amount: number;
      reference: string;
      payeeName: string | null;
      upiId: string | null;
      accountNumber: string | null;
      ifsc: string | null;
      upiLink: string | null;
      qrSvg: string | null;
      configured: boolean;
    };
  };
};

export type TeamToPayQueryVariables = Exact<{ [key: string]: never }>;

export type TeamToPayQuery = {
  myTeam: {
    id: string;
    name: string;
    qualified: boolean;
    place: { state: PlaceState; deadline: string } | null;
    leader: { id: string; userId: string | null; name: string };
    event: { id: string; title: string };
  } | null;
};

export type WithdrawPaymentMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type WithdrawPaymentMutation = {
  withdrawPayment: {
    message: string;
    payment: {
      teamId: string;
      teamName: string;
      status: PaymentStatus;
      transactionId: string | null;
      reason: string | null;
      steps: Array<{
        id: string;
        from: PaymentStatus;
        to: PaymentStatus;
        at: string;
        by: string;
        reason: string | null;
        transactionId: string | null;
        basis: PaymentBasis | null;
      }>;
      refund: {
        state: RefundState;
        amount: number;
        reason: string;
        way: RefundWay | null;
        paidOn: string | null;
        transactionId: string | null;
      } | null;
      receipts: Array<{ number: number; amount: number; issuedAt: string; cancelledAt: string | null }>;
      instructions: {
        amount: number;
        reference: string;
        payeeName: string | null;
        upiId: string | null;
        accountNumber: string | null;
        ifsc: string | null;
        upiLink: string | null;
        qrSvg: string | null;
        configured: boolean;
      };
    };
  };
};

export type NameInResultsQueryVariables = Exact<{ [key: string]: never }>;

export type NameInResultsQuery = { nameInResults: boolean };

export type SetNameInResultsMutationVariables = Exact<{
  input: ResultNameInput;
}>;

export type SetNameInResultsMutation = { setNameInResults: boolean };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;

export type AcceptInvitationMutation = {
  acceptInvitation: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type AcceptMembershipMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type AcceptMembershipMutation = {
  acceptMembership: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type AcceptPlaceMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type AcceptPlaceMutation = {
  acceptPlace: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type AcceptRequestMutationVariables = Exact<{
  input: JoinRequestInput;
}>;

export type AcceptRequestMutation = {
  acceptRequest: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type AddMemberRecordMutationVariables = Exact<{
  input: AddMemberRecordInput;
}>;

export type AddMemberRecordMutation = {
  addMemberRecord: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type AddMemberMutationVariables = Exact<{
  input: AddMemberInput;
}>;

export type AddMemberMutation = {
  addMember: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type CreateTeamMutationVariables = Exact<{
  input: CreateTeamInput;
}>;

export type CreateTeamMutation = {
  createTeam: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
    session: {
      message: string;
      token: string;
      id: string;
      userId: string;
      roleName: string;
      grants: Array<Grant>;
      name: string;
      email: string;
    } | null;
  };
};

export type DeclineInvitationMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type DeclineInvitationMutation = { declineInvitation: { message: string } };

export type DeclinePlaceMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type DeclinePlaceMutation = {
  declinePlace: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type DeclineRequestMutationVariables = Exact<{
  input: JoinRequestInput;
}>;

export type DeclineRequestMutation = { declineRequest: { message: string } };

export type DeleteTeamMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type DeleteTeamMutation = { deleteTeam: { message: string } };

export type EndInvitationLinkMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type EndInvitationLinkMutation = { endInvitationLink: { message: string } };

export type InvitationLinkFieldsFragment = { url: string; qrSvg: string; createdAt: string };

export type InviteListedMutationVariables = Exact<{
  input: InviteListedInput;
}>;

export type InviteListedMutation = { inviteListed: { message: string } };

export type InviteToTeamMutationVariables = Exact<{
  input: InviteInput;
}>;

export type InviteToTeamMutation = {
  inviteToTeam: {
    message: string;
    invitations: Array<{
      id: string;
      email: string | null;
      name: string | null;
      sentAt: string | null;
      createdAt: string;
    }>;
  };
};

export type JoinRequestsQueryVariables = Exact<{
  teamId: string;
}>;

export type JoinRequestsQuery = {
  joinRequests: Array<{
    id: string;
    name: string;
    college: string | null;
    codeforcesHandle: string | null;
    line: string | null;
  }>;
};

export type JoinTeamMutationVariables = Exact<{
  input: JoinTeamInput;
}>;

export type JoinTeamMutation = {
  joinTeam: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type LeaveTeamMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type LeaveTeamMutation = { leaveTeam: { message: string } };

export type ListMyselfMutationVariables = Exact<{
  input: ListMyselfInput;
}>;

export type ListMyselfMutation = {
  listMyself: { message: string; listings: { open: boolean; person: string | null; team: string | null } };
};

export type ListTeamMutationVariables = Exact<{
  input: ListTeamInput;
}>;

export type ListTeamMutation = {
  listTeam: { message: string; listings: { open: boolean; person: string | null; team: string | null } };
};

export type ListedPeopleQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;

export type ListedPeopleQuery = {
  listedPeople: {
    totalCount: number;
    edges: Array<{
      node: {
        id: string;
        name: string;
        college: string | null;
        codeforcesHandle: string | null;
        line: string;
        isOwn: boolean;
        invited: boolean;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type ListedTeamsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;

export type ListedTeamsQuery = {
  listedTeams: {
    totalCount: number;
    edges: Array<{
      node: {
        teamId: string;
        teamName: string;
        leaderName: string;
        college: string | null;
        placesLeft: number;
        line: string;
        requested: boolean;
      };
    }>;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

export type ListingFieldsFragment = { open: boolean; person: string | null; team: string | null };

export type MyInvitationsQueryVariables = Exact<{ [key: string]: never }>;

export type MyInvitationsQuery = {
  myInvitations: Array<{
    teamId: string;
    teamName: string;
    leaderName: string;
    placesLeft: number;
    state: InvitationState;
    registrationClosesAt: string | null;
    event: { id: string; title: string };
  }>;
};

export type MyListingsQueryVariables = Exact<{ [key: string]: never }>;

export type MyListingsQuery = { myListings: { open: boolean; person: string | null; team: string | null } };

export type PersonFieldsFragment = {
  id: string;
  userId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  college: string | null;
  universityRollNo: string | null;
  codeforcesHandle: string | null;
  isLeader: boolean;
  confirmed: boolean;
  handleVerified: boolean;
  handleTaken: boolean;
};

export type RemoveListingMutationVariables = Exact<{
  input: ListingInput;
}>;

export type RemoveListingMutation = { removeListing: { message: string } };

export type RemoveMemberMutationVariables = Exact<{
  input: RemoveMemberInput;
}>;

export type RemoveMemberMutation = {
  removeMember: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type RenewInvitationLinkMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type RenewInvitationLinkMutation = {
  renewInvitationLink: { message: string; link: { url: string; qrSvg: string; createdAt: string } | null };
};

export type RequestToJoinMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type RequestToJoinMutation = { requestToJoin: { message: string } };

export type ResendInvitationMutationVariables = Exact<{
  input: TeamInvitationInput;
}>;

export type ResendInvitationMutation = {
  resendInvitation: {
    message: string;
    invitations: Array<{
      id: string;
      email: string | null;
      name: string | null;
      sentAt: string | null;
      createdAt: string;
    }>;
  };
};

export type TeamCalendarQueryVariables = Exact<{
  teamId: string;
}>;

export type TeamCalendarQuery = { teamCalendar: { url: string; webcalUrl: string } };

export type TeamChangedSubscriptionVariables = Exact<{
  teamId: string;
}>;

export type TeamChangedSubscription = {
  teamChanged: {
    id: string;
    name: string;
    ranking: number | null;
    paymentStatus: PaymentStatus;
    qualified: boolean;
    place: { state: PlaceState; deadline: string } | null;
    event: {
      id: string;
      slug: string;
      title: string;
      fee: number;
      maxTeamSize: number;
      qualifyingRank: number;
    };
    leader: {
      id: string;
      userId: string | null;
      name: string;
      email: string | null;
      phone: string | null;
      college: string | null;
      universityRollNo: string | null;
      codeforcesHandle: string | null;
      isLeader: boolean;
      confirmed: boolean;
      handleVerified: boolean;
      handleTaken: boolean;
    };
    members: Array<{
      id: string;
      userId: string | null;
      name: string;
      email: string | null;
      phone: string | null;
      college: string | null;
      universityRollNo: string | null;
      codeforcesHandle: string | null;
      isLeader: boolean;
      confirmed: boolean;
      handleVerified: boolean;
      handleTaken: boolean;
    }>;
  };
};

export type TeamFieldsFragment = {
  id: string;
  name: string;
  ranking: number | null;
  paymentStatus: PaymentStatus;
  qualified: boolean;
  place: { state: PlaceState; deadline: string } | null;
  event: {
    id: string;
    slug: string;
    title: string;
    fee: number;
    maxTeamSize: number;
    qualifyingRank: number;
  };
  leader: {
    id: string;
    userId: string | null;
    name: string;
    email: string | null;
    phone: string | null;
    college: string | null;
    universityRollNo: string | null;
    codeforcesHandle: string | null;
    isLeader: boolean;
    confirmed: boolean;
    handleVerified: boolean;
    handleTaken: boolean;
  };
  members: Array<{
    id: string;
    userId: string | null;
    name: string;
    email: string | null;
    phone: string | null;
    college: string | null;
    universityRollNo: string | null;
    codeforcesHandle: string | null;
    isLeader: boolean;
    confirmed: boolean;
    handleVerified: boolean;
    handleTaken: boolean;
  }>;
};

export type TeamInvitationFieldsFragment = {
  id: string;
  email: string | null;
  name: string | null;
  sentAt: string | null;
  createdAt: string;
};

export type TeamInvitationLinkQueryVariables = Exact<{
  teamId: string;
}>;

export type TeamInvitationLinkQuery = {
  invitationLink: { url: string; qrSvg: string; createdAt: string } | null;
};

export type TeamInvitationsQueryVariables = Exact<{
  teamId: string;
}>;

export type TeamInvitationsQuery = {
  teamInvitations: Array<{
    id: string;
    email: string | null;
    name: string | null;
    sentAt: string | null;
    createdAt: string;
  }>;
};

export type TeamStatusQueryVariables = Exact<{ [key: string]: never }>;

export type TeamStatusQuery = {
  currentEvent: {
    id: string;
    slug: string;
    title: string;
    maxTeamSize: number;
    registrationOpen: boolean;
    openPastDeadline: boolean;
    firstDay: string;
    lastDay: string;
    hours: string | null;
    venue: string;
    room: string | null;
    notices: Array<{ title: string; description: string; link: string | null }>;
  } | null;
  myTeam: {
    id: string;
    name: string;
    ranking: number | null;
    paymentStatus: PaymentStatus;
    qualified: boolean;
    place: { state: PlaceState; deadline: string } | null;
    event: {
      id: string;
      slug: string;
      title: string;
      fee: number;
      maxTeamSize: number;
      qualifyingRank: number;
    };
    leader: {
      id: string;
      userId: string | null;
      name: string;
      email: string | null;
      phone: string | null;
      college: string | null;
      universityRollNo: string | null;
      codeforcesHandle: string | null;
      isLeader: boolean;
      confirmed: boolean;
      handleVerified: boolean;
      handleTaken: boolean;
    };
    members: Array<{
      id: string;
      userId: string | null;
      name: string;
      email: string | null;
      phone: string | null;
      college: string | null;
      universityRollNo: string | null;
      codeforcesHandle: string | null;
      isLeader: boolean;
      confirmed: boolean;
      handleVerified: boolean;
      handleTaken: boolean;
    }>;
  } | null;
};

export type TransferTeamMutationVariables = Exact<{
  input: TransferTeamInput;
}>;

export type TransferTeamMutation = {
  transferTeam: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
    session: {
      message: string;
      token: string;
      id: string;
      userId: string;
      roleName: string;
      grants: Array<Grant>;
      name: string;
      email: string;
    } | null;
  };
};

export type UnlistMyselfMutationVariables = Exact<{ [key: string]: never }>;

export type UnlistMyselfMutation = {
  unlistMyself: { message: string; listings: { open: boolean; person: string | null; team: string | null } };
};

export type UnlistTeamMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type UnlistTeamMutation = {
  unlistTeam: { message: string; listings: { open: boolean; person: string | null; team: string | null } };
};

export type UpdateHandleMutationVariables = Exact<{
  input: UpdateHandleInput;
}>;

export type UpdateHandleMutation = {
  updateHandle: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type UpdateMemberRecordMutationVariables = Exact<{
  input: UpdateMemberRecordInput;
}>;

export type UpdateMemberRecordMutation = {
  updateMemberRecord: {
    message: string;
    team: {
      id: string;
      name: string;
      ranking: number | null;
      paymentStatus: PaymentStatus;
      qualified: boolean;
      place: { state: PlaceState; deadline: string } | null;
      event: {
        id: string;
        slug: string;
        title: string;
        fee: number;
        maxTeamSize: number;
        qualifyingRank: number;
      };
      leader: {
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      };
      members: Array<{
        id: string;
        userId: string | null;
        name: string;
        email: string | null;
        phone: string | null;
        college: string | null;
        universityRollNo: string | null;
        codeforcesHandle: string | null;
        isLeader: boolean;
        confirmed: boolean;
        handleVerified: boolean;
        handleTaken: boolean;
      }>;
    };
  };
};

export type WithdrawInvitationMutationVariables = Exact<{
  input: TeamInvitationInput;
}>;

export type WithdrawInvitationMutation = {
  withdrawInvitation: {
    message: string;
    invitations: Array<{
      id: string;
      email: string | null;
      name: string | null;
      sentAt: string | null;
      createdAt: string;
    }>;
  };
};

export type WithdrawRequestMutationVariables = Exact<{
  input: TeamIdInput;
}>;

export type WithdrawRequestMutation = { withdrawRequest: { message: string } };

export type RestoreFromBinMutationVariables = Exact<{
  input: RestoreInput;
}>;

export type RestoreFromBinMutation = {
  restoreFromBin: {
    restored: Array<string>;
    blocked: Array<{ id: string; name: string; obstacles: Array<string>; mayPartly: boolean }>;
  };
};

export type ConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;

export type ConfirmIdentityMutation = { confirmIdentity: { message: string; confirmedUntil: string } };

export type ConfirmedUntilQueryVariables = Exact<{ [key: string]: never }>;

export type ConfirmedUntilQuery = { confirmedUntil: string | null };

export type PasskeyProofOptionsMutationVariables = Exact<{ [key: string]: never }>;

export type PasskeyProofOptionsMutation = { passkeyProofOptions: { options: string } };

export type AdminEventFieldsFragment = {
  id: string;
  slug: string;
  title: string;
  summary: string;
  description: string;
  image: string;
  picture: string | null;
  schedule: string;
  venue: string;
  hours: string | null;
  room: string | null;
  contact: string | null;
  rules: string | null;
  prizes: string | null;
  syllabus: string | null;
  faq: string | null;
  fee: number;
  maxTeamSize: number;
  firstDay: string;
  lastDay: string;
  registrationOpensAt: string | null;
  registrationClosesAt: string | null;
  registration: RegistrationMode;
  registrationOpen: boolean;
  state: EventState;
  qualifyingRank: number;
  updatedAt: string;
  notices: Array<{ title: string; description: string; link: string | null }>;
};

export type AdminEventsQueryVariables = Exact<{ [key: string]: never }>;

export type AdminEventsQuery = {
  events: Array<{
    id: string;
    slug: string;
    title: string;
    summary: string;
    description: string;
    image: string;
    picture: string | null;
    schedule: string;
    venue: string;
    hours: string | null;
    room: string | null;
    contact: string | null;
    rules: string | null;
    prizes: string | null;
    syllabus: string | null;
    faq: string | null;
    fee: number;
    maxTeamSize: number;
    firstDay: string;
    lastDay: string;
    registrationOpensAt: string | null;
    registrationClosesAt: string | null;
    registration: RegistrationMode;
    registrationOpen: boolean;
    state: EventState;
    qualifyingRank: number;
    updatedAt: string;
    notices: Array<{ title: string; description: string; link: string | null }>;
  }>;
};

export type PayableTeamsQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
  search?: string | null | undefined;
  batchId?: string | null | undefined;
  line?: number | null | undefined;
}>;

export type PayableTeamsQuery = {
  payableTeams: Array<{
    teamId: string;
    teamName: string;
    reference: string;
    people: Array<string>;
    status: PaymentStatus;
    amount: number;
    transactionId: string | null;
    hint: string | null;
  }>;
};

export type ChangePictureMutationVariables = Exact<{
  input: ChangePictureInput;
}>;

export type ChangePictureMutation = {
  changePicture: {
    message: string;
    picture: {
      id: string;
      place: string;
      path: string;
      alternativeText: string;
      focusX: number;
      focusY: number;
    };
  };
};

export type PictureFactsFragment = {
  id: string;
  place: string;
  path: string;
  alternativeText: string;
  focusX: number;
  focusY: number;
};

export type UploadedPictureQueryVariables = Exact<{
  id: string;
}>;

export type UploadedPictureQuery = {
  uploadedPicture: {
    id: string;
    place: string;
    path: string;
    alternativeText: string;
    focusX: number;
    focusY: number;
  } | null;
};

export type SessionFieldsFragment = {
  message: string;
  token: string;
  id: string;
  userId: string;
  roleName: string;
  grants: Array<Grant>;
  name: string;
  email: string;
};

export type BeginExportMutationVariables = Exact<{
  input: BeginExportInput;
}>;

export type BeginExportMutation = { beginExport: { message: string } };

export type DeleteViewMutationVariables = Exact<{
  input: DeleteViewInput;
}>;

export type DeleteViewMutation = { deleteView: { message: string } };

export type RenameViewMutationVariables = Exact<{
  input: RenameViewInput;
}>;

export type RenameViewMutation = { renameView: { message: string } };

export type SaveViewMutationVariables = Exact<{
  input: SaveViewInput;
}>;

export type SaveViewMutation = { saveView: { message: string } };

export type SavedViewsQueryVariables = Exact<{
  table: string;
}>;

export type SavedViewsQuery = { savedViews: Array<{ id: string; name: string; query: string }> };

export const ViewerFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ViewerFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Viewer" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "role" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ViewerFieldsFragment, unknown>;
export const HandleProofFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "HandleProofFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "HandleProof" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "offered" } },
          { kind: "Field", name: { kind: "Name", value: "provedAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "challenge" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "handle" } },
                { kind: "Field", name: { kind: "Name", value: "code" } },
                { kind: "Field", name: { kind: "Name", value: "problem" } },
                { kind: "Field", name: { kind: "Name", value: "problemUrl" } },
                { kind: "Field", name: { kind: "Name", value: "secondsToSubmit" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HandleProofFieldsFragment, unknown>;
export const SecondFactorOutcomeFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SecondFactorOutcome" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SecondFactorPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "recoveryCodes" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SecondFactorOutcomeFragment, unknown>;
export const CertificateLayoutFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CertificateLayoutFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CertificateLayoutView" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "lead" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "isSaved" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "signatures" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "office" } },
                { kind: "Field", name: { kind: "Name", value: "picture" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CertificateLayoutFieldsFragment, unknown>;
export const CertificateBoardFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CertificateBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CertificateBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "isOver" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "layouts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "CertificateLayoutFields" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "batches" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "issuedByName" } },
                { kind: "Field", name: { kind: "Name", value: "issued" } },
                { kind: "Field", name: { kind: "Name", value: "revoked" } },
                { kind: "Field", name: { kind: "Name", value: "mailsWaiting" } },
                { kind: "Field", name: { kind: "Name", value: "mailsSent" } },
                { kind: "Field", name: { kind: "Name", value: "mailsFailed" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "certificates" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "publicId" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "place" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "revokedAt" } },
                { kind: "Field", name: { kind: "Name", value: "withdrawReason" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CertificateLayoutFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CertificateLayoutView" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "lead" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "isSaved" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "signatures" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "office" } },
                { kind: "Field", name: { kind: "Name", value: "picture" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CertificateBoardFieldsFragment, unknown>;
export const CheckInFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CheckInFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckIn" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "sessionId" } },
          { kind: "Field", name: { kind: "Name", value: "memberId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "method" } },
          { kind: "Field", name: { kind: "Name", value: "note" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "byName" } },
          { kind: "Field", name: { kind: "Name", value: "revertedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CheckInFieldsFragment, unknown>;
export const DeskFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "DeskFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckInDesk" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "eventId" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "expected" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "sessions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "day" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "checkedIn" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeskFieldsFragment, unknown>;
export const ContentDetailFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContentDetail" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContentTopicDetail" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "isPublished" } },
          { kind: "Field", name: { kind: "Name", value: "isSample" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "draftedAt" } },
          { kind: "Field", name: { kind: "Name", value: "draftedBy" } },
          { kind: "Field", name: { kind: "Name", value: "published" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "draft" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "revision" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "mistakes" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "place" } },
                      { kind: "Field", name: { kind: "Name", value: "complaint" } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ContentDetailFragment, unknown>;
export const ContentSummaryFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContentSummary" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContentTopic" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "isPublished" } },
          { kind: "Field", name: { kind: "Name", value: "isSample" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "draftedAt" } },
          { kind: "Field", name: { kind: "Name", value: "draftedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ContentSummaryFragment, unknown>;
export const MailingFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "MailingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Mailing" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "actorName" } },
          { kind: "Field", name: { kind: "Name", value: "subject" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "audience" } },
          { kind: "Field", name: { kind: "Name", value: "recipients" } },
          { kind: "Field", name: { kind: "Name", value: "queued" } },
          { kind: "Field", name: { kind: "Name", value: "sent" } },
          { kind: "Field", name: { kind: "Name", value: "failed" } },
          { kind: "Field", name: { kind: "Name", value: "withdrawn" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MailingFieldsFragment, unknown>;
export const OverviewRowFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "OverviewRowFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "OverviewRow" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "signUps" } },
          { kind: "Field", name: { kind: "Name", value: "teams" } },
          { kind: "Field", name: { kind: "Name", value: "complete" } },
          { kind: "Field", name: { kind: "Name", value: "paid" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OverviewRowFieldsFragment, unknown>;
export const MoneyTallyFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "MoneyTallyFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MoneyTally" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "count" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MoneyTallyFieldsFragment, unknown>;
export const RefundFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RefundFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Refund" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "paymentId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "requestedAt" } },
          { kind: "Field", name: { kind: "Name", value: "requestedBy" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "account" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "way" } },
                { kind: "Field", name: { kind: "Name", value: "account" } },
                { kind: "Field", name: { kind: "Name", value: "accountName" } },
                { kind: "Field", name: { kind: "Name", value: "ifsc" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "way" } },
          { kind: "Field", name: { kind: "Name", value: "paidOn" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "closedAt" } },
          { kind: "Field", name: { kind: "Name", value: "closedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RefundFieldsFragment, unknown>;
export const ReportedPaymentFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ReportedPaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ReportedPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reporterName" } },
          { kind: "Field", name: { kind: "Name", value: "reportedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedBy" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "openRefund" } },
          { kind: "Field", name: { kind: "Name", value: "receiptNumber" } },
          { kind: "Field", name: { kind: "Name", value: "placeLost" } },
          { kind: "Field", name: { kind: "Name", value: "disputedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReportedPaymentFieldsFragment, unknown>;
export const AdminProfileFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminProfileFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AdminProfile" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminProfileFieldsFragment, unknown>;
export const ContestSourceFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContestSourceFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContestSourceView" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "isAvailable" } },
          { kind: "Field", name: { kind: "Name", value: "contestId" } },
          { kind: "Field", name: { kind: "Name", value: "hasKey" } },
          { kind: "Field", name: { kind: "Name", value: "fetchedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ContestSourceFieldsFragment, unknown>;
export const LiveBoardFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "LiveBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LiveBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "isAvailable" } },
          { kind: "Field", name: { kind: "Name", value: "isRunning" } },
          { kind: "Field", name: { kind: "Name", value: "isFrozen" } },
          { kind: "Field", name: { kind: "Name", value: "isAsked" } },
          { kind: "Field", name: { kind: "Name", value: "contestId" } },
          { kind: "Field", name: { kind: "Name", value: "phase" } },
          { kind: "Field", name: { kind: "Name", value: "endedAt" } },
          { kind: "Field", name: { kind: "Name", value: "freezesAt" } },
          { kind: "Field", name: { kind: "Name", value: "unfrozenAt" } },
          { kind: "Field", name: { kind: "Name", value: "shownAt" } },
          { kind: "Field", name: { kind: "Name", value: "heldAt" } },
          { kind: "Field", name: { kind: "Name", value: "shownTeams" } },
          { kind: "Field", name: { kind: "Name", value: "heldTeams" } },
          { kind: "Field", name: { kind: "Name", value: "failure" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LiveBoardFieldsFragment, unknown>;
export const PastResultsFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PastResultsFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PastResults" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "year" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "teams" } },
          { kind: "Field", name: { kind: "Name", value: "savedByName" } },
          { kind: "Field", name: { kind: "Name", value: "savedAt" } },
          { kind: "Field", name: { kind: "Name", value: "takenOffAt" } },
          { kind: "Field", name: { kind: "Name", value: "isShown" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PastResultsFieldsFragment, unknown>;
export const TeamOnPlaceFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamOnPlaceFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamOnPlace" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "deadline" } },
          { kind: "Field", name: { kind: "Name", value: "changedAt" } },
          { kind: "Field", name: { kind: "Name", value: "movedUp" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamOnPlaceFieldsFragment, unknown>;
export const PlaceBoardFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PlaceBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PlaceBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "settings" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "placeCount" } },
                { kind: "Field", name: { kind: "Name", value: "ties" } },
                { kind: "Field", name: { kind: "Name", value: "replyHours" } },
                { kind: "Field", name: { kind: "Name", value: "firstDeadline" } },
                { kind: "Field", name: { kind: "Name", value: "movingUp" } },
                { kind: "Field", name: { kind: "Name", value: "lastMoveDay" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "teams" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "nextInLine" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } }],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "free" } },
          { kind: "Field", name: { kind: "Name", value: "waiting" } },
          { kind: "Field", name: { kind: "Name", value: "undoable" } },
          { kind: "Field", name: { kind: "Name", value: "mayMoveUp" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamOnPlaceFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamOnPlace" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "deadline" } },
          { kind: "Field", name: { kind: "Name", value: "changedAt" } },
          { kind: "Field", name: { kind: "Name", value: "movedUp" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlaceBoardFieldsFragment, unknown>;
export const RankingPreviewFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingPreviewFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingPreview" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "layout" } },
          { kind: "Field", name: { kind: "Name", value: "headings" } },
          { kind: "Field", name: { kind: "Name", value: "teamColumns" } },
          { kind: "Field", name: { kind: "Name", value: "rankColumn" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "rows" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "line" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "team" } },
                { kind: "Field", name: { kind: "Name", value: "given" } },
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "seen" } },
                { kind: "Field", name: { kind: "Name", value: "rank" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "handles" } },
                { kind: "Field", name: { kind: "Name", value: "other" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "suggestions" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "teamId" } },
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      { kind: "Field", name: { kind: "Name", value: "seen" } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "unlisted" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "seen" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RankingPreviewFieldsFragment, unknown>;
export const RankingPublicationFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingPublicationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingPublication" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "undoes" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "ranked" } },
          { kind: "Field", name: { kind: "Name", value: "changed" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RankingPublicationFieldsFragment, unknown>;
export const RankingTeamFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingTeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingTeam" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "draft" } },
          { kind: "Field", name: { kind: "Name", value: "before" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RankingTeamFieldsFragment, unknown>;
export const BankLineFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "BankLineFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "BankLine" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "batchId" } },
          { kind: "Field", name: { kind: "Name", value: "line" } },
          { kind: "Field", name: { kind: "Name", value: "fileName" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "date" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "narration" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "left" } },
          { kind: "Field", name: { kind: "Name", value: "outcome" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "setAside" } },
          { kind: "Field", name: { kind: "Name", value: "setAsideBy" } },
          { kind: "Field", name: { kind: "Name", value: "setAsideAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BankLineFieldsFragment, unknown>;
export const StatementBatchFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementBatchFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementBatch" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "fileName" } },
          { kind: "Field", name: { kind: "Name", value: "lines" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "probable" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "committedAt" } },
          { kind: "Field", name: { kind: "Name", value: "committedBy" } },
          { kind: "Field", name: { kind: "Name", value: "undoneAt" } },
          { kind: "Field", name: { kind: "Name", value: "undoneBy" } },
          { kind: "Field", name: { kind: "Name", value: "leftAsIs" } },
          { kind: "Field", name: { kind: "Name", value: "openLines" } },
          { kind: "Field", name: { kind: "Name", value: "openAmount" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StatementBatchFieldsFragment, unknown>;
export const StatementBatchLineFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementBatchLineFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementBatchLine" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "line" } },
          { kind: "Field", name: { kind: "Name", value: "date" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "amountText" } },
          { kind: "Field", name: { kind: "Name", value: "outcome" } },
          { kind: "Field", name: { kind: "Name", value: "effect" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "teamReference" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StatementBatchLineFieldsFragment, unknown>;
export const StatementLineFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementLineFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementLineView" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "line" } },
          { kind: "Field", name: { kind: "Name", value: "date" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "amountText" } },
          { kind: "Field", name: { kind: "Name", value: "outcome" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "reasons" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "code" } },
                { kind: "Field", name: { kind: "Name", value: "text" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "match" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "reference" } },
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
                { kind: "Field", name: { kind: "Name", value: "matchKey" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "seen" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "seenBy" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "teamReference" } },
                { kind: "Field", name: { kind: "Name", value: "batchId" } },
                { kind: "Field", name: { kind: "Name", value: "fileName" } },
                { kind: "Field", name: { kind: "Name", value: "line" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StatementLineFieldsFragment, unknown>;
export const StatementMappingFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementMappingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementMapping" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "date" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "direction" } },
          { kind: "Field", name: { kind: "Name", value: "debit" } },
          { kind: "Field", name: { kind: "Name", value: "credit" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StatementMappingFieldsFragment, unknown>;
export const StatementTotalsFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementTotalsFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementTotals" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "creditLines" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "results" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "outcome" } },
                { kind: "Field", name: { kind: "Name", value: "lines" } },
                { kind: "Field", name: { kind: "Name", value: "creditLines" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StatementTotalsFieldsFragment, unknown>;
export const PersonFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PersonFieldsFragment, unknown>;
export const TeamFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamFieldsFragment, unknown>;
export const AdminTeamFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminTeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "note" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminTeamFieldsFragment, unknown>;
export const AdminUserFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminUserFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "User" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "role" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminUserFieldsFragment, unknown>;
export const OwnCertificateFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "OwnCertificateFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "OwnCertificate" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "publicId" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "place" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
          { kind: "Field", name: { kind: "Name", value: "revokedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnCertificateFieldsFragment, unknown>;
export const DeskPassFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "DeskPassFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "DeskPass" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "memberId" } },
          { kind: "Field", name: { kind: "Name", value: "personName" } },
          { kind: "Field", name: { kind: "Name", value: "isOwn" } },
          { kind: "Field", name: { kind: "Name", value: "url" } },
          { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
          { kind: "Field", name: { kind: "Name", value: "refusal" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "visits" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "session" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeskPassFieldsFragment, unknown>;
export const NotificationFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "NotificationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Notification" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "path" } },
          { kind: "Field", name: { kind: "Name", value: "label" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "readAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NotificationFieldsFragment, unknown>;
export const PaymentFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "steps" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "from" } },
                { kind: "Field", name: { kind: "Name", value: "to" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
                { kind: "Field", name: { kind: "Name", value: "basis" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "refund" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "way" } },
                { kind: "Field", name: { kind: "Name", value: "paidOn" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "receipts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "cancelledAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "instructions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reference" } },
                { kind: "Field", name: { kind: "Name", value: "payeeName" } },
                { kind: "Field", name: { kind: "Name", value: "upiId" } },
                { kind: "Field", name: { kind: "Name", value: "accountNumber" } },
                { kind: "Field", name: { kind: "Name", value: "ifsc" } },
                { kind: "Field", name: { kind: "Name", value: "upiLink" } },
                { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
                { kind: "Field", name: { kind: "Name", value: "configured" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentFieldsFragment, unknown>;
export const InvitationLinkFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "InvitationLinkFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "InvitationLink" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "url" } },
          { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<InvitationLinkFieldsFragment, unknown>;
export const ListingFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ListingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MyListings" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "open" } },
          { kind: "Field", name: { kind: "Name", value: "person" } },
          { kind: "Field", name: { kind: "Name", value: "team" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListingFieldsFragment, unknown>;
export const TeamInvitationFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamInvitationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamInvitation" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamInvitationFieldsFragment, unknown>;
export const AdminEventFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminEventFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Event" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "summary" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "image" } },
          { kind: "Field", name: { kind: "Name", value: "picture" } },
          { kind: "Field", name: { kind: "Name", value: "schedule" } },
          { kind: "Field", name: { kind: "Name", value: "venue" } },
          { kind: "Field", name: { kind: "Name", value: "hours" } },
          { kind: "Field", name: { kind: "Name", value: "room" } },
          { kind: "Field", name: { kind: "Name", value: "contact" } },
          { kind: "Field", name: { kind: "Name", value: "rules" } },
          { kind: "Field", name: { kind: "Name", value: "prizes" } },
          { kind: "Field", name: { kind: "Name", value: "syllabus" } },
          { kind: "Field", name: { kind: "Name", value: "faq" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
          { kind: "Field", name: { kind: "Name", value: "firstDay" } },
          { kind: "Field", name: { kind: "Name", value: "lastDay" } },
          { kind: "Field", name: { kind: "Name", value: "registrationOpensAt" } },
          { kind: "Field", name: { kind: "Name", value: "registrationClosesAt" } },
          { kind: "Field", name: { kind: "Name", value: "registration" } },
          { kind: "Field", name: { kind: "Name", value: "registrationOpen" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "notices" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "description" } },
                { kind: "Field", name: { kind: "Name", value: "link" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "updatedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminEventFieldsFragment, unknown>;
export const PictureFactsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PictureFacts" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UploadedPicture" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "place" } },
          { kind: "Field", name: { kind: "Name", value: "path" } },
          { kind: "Field", name: { kind: "Name", value: "alternativeText" } },
          { kind: "Field", name: { kind: "Name", value: "focusX" } },
          { kind: "Field", name: { kind: "Name", value: "focusY" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PictureFactsFragment, unknown>;
export const SessionFieldsFragmentDoc = {
  kind: "Document",
  definitions: [
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SessionFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LoginPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "token" } },
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "roleName" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SessionFieldsFragment, unknown>;
export const ChangeEmailDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ChangeEmail" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ChangeEmailInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "changeEmail" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "session" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SessionFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SessionFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LoginPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "token" } },
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "roleName" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ChangePasswordDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ChangePassword" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ChangePasswordInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "changePassword" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "session" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SessionFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SessionFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LoginPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "token" } },
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "roleName" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const DeleteAccountDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DeleteAccount" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "DeleteAccountInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "deleteAccount" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const EndOtherSessionsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "EndOtherSessions" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "endOtherSessions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const EndSessionDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "EndSession" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "EndSessionInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "endSession" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const ExportMyDataDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ExportMyData" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [{ kind: "Field", name: { kind: "Name", value: "exportMyData" } }],
      },
    },
  ],
} as unknown as DocumentNode<ExportMyDataQuery, ExportMyDataQueryVariables>;
export const LogInDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "LogIn" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "LogInInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "logIn" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SessionFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SessionFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LoginPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "token" } },
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "roleName" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const RequestEmailChangeDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RequestEmailChange" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RequestEmailChangeInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "requestEmailChange" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const RequestEmailCodeDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RequestEmailCode" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RequestEmailCodeInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "requestEmailCode" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RequestEmailCodeMutation, RequestEmailCodeMutationVariables>;
export const RequestPasswordResetDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RequestPasswordReset" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RequestPasswordResetInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "requestPasswordReset" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const SessionsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Sessions" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "sessions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "userAgent" } },
                { kind: "Field", name: { kind: "Name", value: "createdAt" } },
                { kind: "Field", name: { kind: "Name", value: "lastSeenAt" } },
                { kind: "Field", name: { kind: "Name", value: "current" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const SetNewPasswordDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SetNewPassword" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SetNewPasswordInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "setNewPassword" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetNewPasswordMutation, SetNewPasswordMutationVariables>;
export const SignUpDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SignUp" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SignUpInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "signUp" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SessionFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SessionFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LoginPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "token" } },
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "roleName" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const UpdateProfileDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UpdateProfile" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UpdateProfileInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateProfile" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "viewer" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ViewerFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ViewerFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Viewer" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "role" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const VerifyEmailCodeDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "VerifyEmailCode" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "VerifyEmailCodeInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "verifyEmailCode" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                { kind: "Field", name: { kind: "Name", value: "emailToken" } },
                { kind: "Field", name: { kind: "Name", value: "hasAccount" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<VerifyEmailCodeMutation, VerifyEmailCodeMutationVariables>;
export const VerifyResetCodeDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "VerifyResetCode" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "VerifyResetCodeInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "verifyResetCode" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                { kind: "Field", name: { kind: "Name", value: "resetToken" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<VerifyResetCodeMutation, VerifyResetCodeMutationVariables>;
export const ViewerDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Viewer" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "viewer" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ViewerFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ViewerFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Viewer" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "role" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const CheckHandleProofDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CheckHandleProof" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "CheckHandleProofInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "checkHandleProof" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "handleProof" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "HandleProofFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "HandleProofFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "HandleProof" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "offered" } },
          { kind: "Field", name: { kind: "Name", value: "provedAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "challenge" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "handle" } },
                { kind: "Field", name: { kind: "Name", value: "code" } },
                { kind: "Field", name: { kind: "Name", value: "problem" } },
                { kind: "Field", name: { kind: "Name", value: "problemUrl" } },
                { kind: "Field", name: { kind: "Name", value: "secondsToSubmit" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CheckHandleProofMutation, CheckHandleProofMutationVariables>;
export const HandleProofDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "HandleProof" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "handleProof" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "HandleProofFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "HandleProofFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "HandleProof" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "offered" } },
          { kind: "Field", name: { kind: "Name", value: "provedAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "challenge" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "handle" } },
                { kind: "Field", name: { kind: "Name", value: "code" } },
                { kind: "Field", name: { kind: "Name", value: "problem" } },
                { kind: "Field", name: { kind: "Name", value: "problemUrl" } },
                { kind: "Field", name: { kind: "Name", value: "secondsToSubmit" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HandleProofQuery, HandleProofQueryVariables>;
export const StartHandleProofDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "StartHandleProof" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "StartHandleProofInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "startHandleProof" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "handleProof" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "HandleProofFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "HandleProofFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "HandleProof" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "offered" } },
          { kind: "Field", name: { kind: "Name", value: "provedAt" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "challenge" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "handle" } },
                { kind: "Field", name: { kind: "Name", value: "code" } },
                { kind: "Field", name: { kind: "Name", value: "problem" } },
                { kind: "Field", name: { kind: "Name", value: "problemUrl" } },
                { kind: "Field", name: { kind: "Name", value: "secondsToSubmit" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StartHandleProofMutation, StartHandleProofMutationVariables>;
export const AddPasskeyDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "AddPasskey" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "AddPasskeyInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "addPasskey" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SecondFactorOutcome" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SecondFactorOutcome" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SecondFactorPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "recoveryCodes" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const BeginTotpDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "BeginTotp" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "OwnerProofInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "beginTotp" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "setup" } },
                { kind: "Field", name: { kind: "Name", value: "secret" } },
                { kind: "Field", name: { kind: "Name", value: "uri" } },
                { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BeginTotpMutation, BeginTotpMutationVariables>;
export const CompleteLogInDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CompleteLogIn" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "CompleteLogInInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "completeLogIn" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SessionFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SessionFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LoginPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "token" } },
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "roleName" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CompleteLogInMutation, CompleteLogInMutationVariables>;
export const ConfirmTotpDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ConfirmTotp" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ConfirmTotpInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "confirmTotp" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SecondFactorOutcome" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SecondFactorOutcome" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SecondFactorPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "recoveryCodes" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const NewRecoveryCodesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "NewRecoveryCodes" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "OwnerProofInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "newRecoveryCodes" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SecondFactorOutcome" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SecondFactorOutcome" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SecondFactorPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "recoveryCodes" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NewRecoveryCodesMutation, NewRecoveryCodesMutationVariables>;
export const PasskeyLogInOptionsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "PasskeyLogInOptions" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "LogInTicketInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "passkeyLogInOptions" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "options" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PasskeyLogInOptionsMutation, PasskeyLogInOptionsMutationVariables>;
export const PasskeyRegistrationOptionsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "PasskeyRegistrationOptions" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "OwnerProofInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "passkeyRegistrationOptions" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "options" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PasskeyRegistrationOptionsMutation, PasskeyRegistrationOptionsMutationVariables>;
export const RemovePasskeyDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RemovePasskey" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RemovePasskeyInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "removePasskey" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SecondFactorOutcome" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SecondFactorOutcome" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SecondFactorPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "recoveryCodes" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const RemoveTotpDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RemoveTotp" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "OwnerProofInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "removeTotp" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SecondFactorOutcome" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SecondFactorOutcome" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SecondFactorPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "recoveryCodes" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const RenamePasskeyDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RenamePasskey" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RenamePasskeyInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "renamePasskey" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SecondFactorOutcome" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SecondFactorOutcome" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "SecondFactorPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "recoveryCodes" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const SecondFactorsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "SecondFactors" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "secondFactors" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "app" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "createdAt" } },
                      { kind: "Field", name: { kind: "Name", value: "lastUsedAt" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "passkeys" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "createdAt" } },
                      { kind: "Field", name: { kind: "Name", value: "lastUsedAt" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "recoveryCodesLeft" } },
                { kind: "Field", name: { kind: "Name", value: "compulsory" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SecondFactorsQuery, SecondFactorsQueryVariables>;
export const AdminViewerDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "AdminViewer" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "viewer" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "grants" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminViewerQuery, AdminViewerQueryVariables>;
export const LandingDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Landing" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "myTeam" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LandingQuery, LandingQueryVariables>;
export const AuditActorsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "AuditActors" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "auditActors" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuditActorsQuery, AuditActorsQueryVariables>;
export const AuditEntriesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "AuditEntries" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "search" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "action" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "actorId" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ID" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "targetId" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ID" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "from" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "to" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "first" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "auditEntries" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "search" },
                value: { kind: "Variable", name: { kind: "Name", value: "search" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "action" },
                value: { kind: "Variable", name: { kind: "Name", value: "action" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "actorId" },
                value: { kind: "Variable", name: { kind: "Name", value: "actorId" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "targetId" },
                value: { kind: "Variable", name: { kind: "Name", value: "targetId" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "from" },
                value: { kind: "Variable", name: { kind: "Name", value: "from" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "to" },
                value: { kind: "Variable", name: { kind: "Name", value: "to" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "after" },
                value: { kind: "Variable", name: { kind: "Name", value: "after" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "Variable", name: { kind: "Name", value: "first" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "edges" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "node" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "id" } },
                            { kind: "Field", name: { kind: "Name", value: "at" } },
                            { kind: "Field", name: { kind: "Name", value: "actorId" } },
                            { kind: "Field", name: { kind: "Name", value: "actorName" } },
                            { kind: "Field", name: { kind: "Name", value: "action" } },
                            { kind: "Field", name: { kind: "Name", value: "targetType" } },
                            { kind: "Field", name: { kind: "Name", value: "targetId" } },
                            { kind: "Field", name: { kind: "Name", value: "targetName" } },
                            { kind: "Field", name: { kind: "Name", value: "details" } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "pageInfo" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "hasNextPage" } },
                      { kind: "Field", name: { kind: "Name", value: "endCursor" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "totalCount" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const BinEntriesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "BinEntries" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "binEntries" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "about" } },
                { kind: "Field", name: { kind: "Name", value: "partOfId" } },
                { kind: "Field", name: { kind: "Name", value: "deletedByName" } },
                { kind: "Field", name: { kind: "Name", value: "deletedAt" } },
                { kind: "Field", name: { kind: "Name", value: "purgedAt" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BinEntriesQuery, BinEntriesQueryVariables>;
export const DeleteFromBinDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DeleteFromBin" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "DeleteManyInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "deleteFromBin" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "deleted" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "refused" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "message" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteFromBinMutation, DeleteFromBinMutationVariables>;
export const CertificateBoardDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "CertificateBoard" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "certificateBoard" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "CertificateBoardFields" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CertificateLayoutFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CertificateLayoutView" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "lead" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "isSaved" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "signatures" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "office" } },
                { kind: "Field", name: { kind: "Name", value: "picture" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CertificateBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CertificateBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "isOver" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "layouts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "CertificateLayoutFields" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "batches" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "issuedByName" } },
                { kind: "Field", name: { kind: "Name", value: "issued" } },
                { kind: "Field", name: { kind: "Name", value: "revoked" } },
                { kind: "Field", name: { kind: "Name", value: "mailsWaiting" } },
                { kind: "Field", name: { kind: "Name", value: "mailsSent" } },
                { kind: "Field", name: { kind: "Name", value: "mailsFailed" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "certificates" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "publicId" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "place" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "revokedAt" } },
                { kind: "Field", name: { kind: "Name", value: "withdrawReason" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CertificateBoardQuery, CertificateBoardQueryVariables>;
export const CertificatePictureDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "CertificatePicture" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "CertificateLayoutInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "certificatePicture" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CertificatePictureQuery, CertificatePictureQueryVariables>;
export const CertificateProgressDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "CertificateProgress" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "certificateBoard" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "batches" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "mailsWaiting" } },
                      { kind: "Field", name: { kind: "Name", value: "mailsSent" } },
                      { kind: "Field", name: { kind: "Name", value: "mailsFailed" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CertificateProgressQuery, CertificateProgressQueryVariables>;
export const IssueCertificatesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "IssueCertificates" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "IssueCertificatesInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "issueCertificates" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "CertificateBoardFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CertificateLayoutFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CertificateLayoutView" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "lead" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "isSaved" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "signatures" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "office" } },
                { kind: "Field", name: { kind: "Name", value: "picture" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CertificateBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CertificateBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "isOver" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "layouts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "CertificateLayoutFields" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "batches" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "issuedByName" } },
                { kind: "Field", name: { kind: "Name", value: "issued" } },
                { kind: "Field", name: { kind: "Name", value: "revoked" } },
                { kind: "Field", name: { kind: "Name", value: "mailsWaiting" } },
                { kind: "Field", name: { kind: "Name", value: "mailsSent" } },
                { kind: "Field", name: { kind: "Name", value: "mailsFailed" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "certificates" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "publicId" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "place" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "revokedAt" } },
                { kind: "Field", name: { kind: "Name", value: "withdrawReason" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<IssueCertificatesMutation, IssueCertificatesMutationVariables>;
export const PreviewCertificatesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PreviewCertificates" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "CertificateChoiceInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "previewCertificates" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "key" } },
                { kind: "Field", name: { kind: "Name", value: "count" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "people" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "key" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "email" } },
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      { kind: "Field", name: { kind: "Name", value: "place" } },
                      { kind: "Field", name: { kind: "Name", value: "isHeld" } },
                      { kind: "Field", name: { kind: "Name", value: "problem" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PreviewCertificatesQuery, PreviewCertificatesQueryVariables>;
export const ReissueCertificateDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ReissueCertificate" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ReissueCertificateInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "reissueCertificate" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "CertificateBoardFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CertificateLayoutFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CertificateLayoutView" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "lead" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "isSaved" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "signatures" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "office" } },
                { kind: "Field", name: { kind: "Name", value: "picture" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CertificateBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CertificateBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "isOver" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "layouts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "CertificateLayoutFields" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "batches" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "issuedByName" } },
                { kind: "Field", name: { kind: "Name", value: "issued" } },
                { kind: "Field", name: { kind: "Name", value: "revoked" } },
                { kind: "Field", name: { kind: "Name", value: "mailsWaiting" } },
                { kind: "Field", name: { kind: "Name", value: "mailsSent" } },
                { kind: "Field", name: { kind: "Name", value: "mailsFailed" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "certificates" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "publicId" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "place" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "revokedAt" } },
                { kind: "Field", name: { kind: "Name", value: "withdrawReason" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReissueCertificateMutation, ReissueCertificateMutationVariables>;
export const SaveCertificateLayoutDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SaveCertificateLayout" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "CertificateLayoutInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "saveCertificateLayout" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveCertificateLayoutMutation, SaveCertificateLayoutMutationVariables>;
export const WithdrawCertificateDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "WithdrawCertificate" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "WithdrawCertificateInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "withdrawCertificate" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "CertificateBoardFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CertificateLayoutFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CertificateLayoutView" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "lead" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "isSaved" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "signatures" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "office" } },
                { kind: "Field", name: { kind: "Name", value: "picture" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CertificateBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CertificateBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "isOver" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "layouts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "CertificateLayoutFields" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "batches" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "issuedByName" } },
                { kind: "Field", name: { kind: "Name", value: "issued" } },
                { kind: "Field", name: { kind: "Name", value: "revoked" } },
                { kind: "Field", name: { kind: "Name", value: "mailsWaiting" } },
                { kind: "Field", name: { kind: "Name", value: "mailsSent" } },
                { kind: "Field", name: { kind: "Name", value: "mailsFailed" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "certificates" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "publicId" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "place" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "revokedAt" } },
                { kind: "Field", name: { kind: "Name", value: "withdrawReason" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WithdrawCertificateMutation, WithdrawCertificateMutationVariables>;
export const AddDeskSessionDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "AddDeskSession" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "AddDeskSessionInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "addDeskSession" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "desk" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "DeskFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "DeskFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckInDesk" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "eventId" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "expected" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "sessions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "day" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "checkedIn" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddDeskSessionMutation, AddDeskSessionMutationVariables>;
export const CheckInChangesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "CheckInChanges" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "since" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "DateTime" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "checkInChanges" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventId" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventId" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "since" },
                value: { kind: "Variable", name: { kind: "Name", value: "since" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "readAt" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "checkIns" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "CheckInFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CheckInFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckIn" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "sessionId" } },
          { kind: "Field", name: { kind: "Name", value: "memberId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "method" } },
          { kind: "Field", name: { kind: "Name", value: "note" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "byName" } },
          { kind: "Field", name: { kind: "Name", value: "revertedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CheckInChangesQuery, CheckInChangesQueryVariables>;
export const CheckInDeskDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "CheckInDesk" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "checkInDesk" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "DeskFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "DeskFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckInDesk" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "eventId" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "expected" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "sessions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "day" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "checkedIn" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CheckInDeskQuery, CheckInDeskQueryVariables>;
export const CheckInListDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "CheckInList" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "checkInList" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "key" } },
                { kind: "Field", name: { kind: "Name", value: "readAt" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "desk" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "DeskFields" } }],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "people" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      { kind: "Field", name: { kind: "Name", value: "handle" } },
                      { kind: "Field", name: { kind: "Name", value: "refusal" } },
                      { kind: "Field", name: { kind: "Name", value: "passHash" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "checkIns" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "CheckInFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "DeskFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckInDesk" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "eventId" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "expected" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "sessions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "day" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "checkedIn" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CheckInFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckIn" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "sessionId" } },
          { kind: "Field", name: { kind: "Name", value: "memberId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "method" } },
          { kind: "Field", name: { kind: "Name", value: "note" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "byName" } },
          { kind: "Field", name: { kind: "Name", value: "revertedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CheckInListQuery, CheckInListQueryVariables>;
export const CheckInDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CheckIn" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "CheckInInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "checkIn" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "results" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "entryId" } },
                      { kind: "Field", name: { kind: "Name", value: "outcome" } },
                      { kind: "Field", name: { kind: "Name", value: "personName" } },
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "checkIn" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "CheckInFields" } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "desk" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "DeskFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "CheckInFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckIn" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "sessionId" } },
          { kind: "Field", name: { kind: "Name", value: "memberId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "method" } },
          { kind: "Field", name: { kind: "Name", value: "note" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "byName" } },
          { kind: "Field", name: { kind: "Name", value: "revertedAt" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "DeskFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckInDesk" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "eventId" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "expected" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "sessions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "day" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "checkedIn" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CheckInMutation, CheckInMutationVariables>;
export const CheckInsChangedDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "subscription",
      name: { kind: "Name", value: "CheckInsChanged" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "checkInsChanged" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventId" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "DeskFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "DeskFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckInDesk" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "eventId" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "expected" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "sessions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "day" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "checkedIn" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CheckInsChangedSubscription, CheckInsChangedSubscriptionVariables>;
export const RemoveDeskSessionDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RemoveDeskSession" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RemoveDeskSessionInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "removeDeskSession" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "desk" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "DeskFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "DeskFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckInDesk" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "eventId" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "expected" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "sessions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "day" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "checkedIn" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveDeskSessionMutation, RemoveDeskSessionMutationVariables>;
export const RevertCheckInDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RevertCheckIn" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RevertCheckInInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "revertCheckIn" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "desk" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "DeskFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "DeskFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckInDesk" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "eventId" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "expected" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "sessions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "day" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "checkedIn" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RevertCheckInMutation, RevertCheckInMutationVariables>;
export const WalkInsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "WalkIns" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "walkIns" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "personName" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "note" } },
                { kind: "Field", name: { kind: "Name", value: "session" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "byName" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WalkInsQuery, WalkInsQueryVariables>;
export const BatchPeopleDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "BatchPeople" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "BatchPeopleInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "batchPeople" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "email" } },
                { kind: "Field", name: { kind: "Name", value: "role" } },
                { kind: "Field", name: { kind: "Name", value: "placement" } },
                { kind: "Field", name: { kind: "Name", value: "instagram" } },
                { kind: "Field", name: { kind: "Name", value: "linkedin" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BatchPeopleQuery, BatchPeopleQueryVariables>;
export const ContentPreviewDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ContentPreview" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "topic" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "contentPreview" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "topic" },
                value: { kind: "Variable", name: { kind: "Name", value: "topic" } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ContentPreviewQuery, ContentPreviewQueryVariables>;
export const ContentTopicDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ContentTopic" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "topic" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "contentTopic" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "topic" },
                value: { kind: "Variable", name: { kind: "Name", value: "topic" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ContentDetail" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContentDetail" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContentTopicDetail" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "isPublished" } },
          { kind: "Field", name: { kind: "Name", value: "isSample" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "draftedAt" } },
          { kind: "Field", name: { kind: "Name", value: "draftedBy" } },
          { kind: "Field", name: { kind: "Name", value: "published" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "draft" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "revision" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "mistakes" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "place" } },
                      { kind: "Field", name: { kind: "Name", value: "complaint" } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ContentTopicQuery, ContentTopicQueryVariables>;
export const ContentTopicsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ContentTopics" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "contentTopics" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ContentSummary" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContentSummary" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContentTopic" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "isPublished" } },
          { kind: "Field", name: { kind: "Name", value: "isSample" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "draftedAt" } },
          { kind: "Field", name: { kind: "Name", value: "draftedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ContentTopicsQuery, ContentTopicsQueryVariables>;
export const DiscardContentDraftDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DiscardContentDraft" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ContentDraftInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "discardContentDraft" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "topic" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ContentDetail" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContentDetail" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContentTopicDetail" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "isPublished" } },
          { kind: "Field", name: { kind: "Name", value: "isSample" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "draftedAt" } },
          { kind: "Field", name: { kind: "Name", value: "draftedBy" } },
          { kind: "Field", name: { kind: "Name", value: "published" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "draft" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "revision" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "mistakes" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "place" } },
                      { kind: "Field", name: { kind: "Name", value: "complaint" } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DiscardContentDraftMutation, DiscardContentDraftMutationVariables>;
export const PublishContentDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "PublishContent" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "PublishContentInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "publishContent" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "topic" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ContentDetail" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContentDetail" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContentTopicDetail" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "isPublished" } },
          { kind: "Field", name: { kind: "Name", value: "isSample" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "draftedAt" } },
          { kind: "Field", name: { kind: "Name", value: "draftedBy" } },
          { kind: "Field", name: { kind: "Name", value: "published" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "draft" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "revision" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "mistakes" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "place" } },
                      { kind: "Field", name: { kind: "Name", value: "complaint" } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PublishContentMutation, PublishContentMutationVariables>;
export const RemoveContentDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RemoveContent" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RemoveContentInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "removeContent" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "topic" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ContentDetail" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContentDetail" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContentTopicDetail" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "isPublished" } },
          { kind: "Field", name: { kind: "Name", value: "isSample" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "draftedAt" } },
          { kind: "Field", name: { kind: "Name", value: "draftedBy" } },
          { kind: "Field", name: { kind: "Name", value: "published" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "draft" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "revision" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "mistakes" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "place" } },
                      { kind: "Field", name: { kind: "Name", value: "complaint" } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveContentMutation, RemoveContentMutationVariables>;
export const RestoreContentDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RestoreContent" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RestoreContentInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "restoreContent" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "topic" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ContentDetail" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContentDetail" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContentTopicDetail" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "isPublished" } },
          { kind: "Field", name: { kind: "Name", value: "isSample" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "draftedAt" } },
          { kind: "Field", name: { kind: "Name", value: "draftedBy" } },
          { kind: "Field", name: { kind: "Name", value: "published" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "draft" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "revision" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "mistakes" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "place" } },
                      { kind: "Field", name: { kind: "Name", value: "complaint" } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RestoreContentMutation, RestoreContentMutationVariables>;
export const SaveContentDraftDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SaveContentDraft" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SaveContentDraftInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "saveContentDraft" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "topic" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ContentDetail" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContentDetail" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContentTopicDetail" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "isPublished" } },
          { kind: "Field", name: { kind: "Name", value: "isSample" } },
          { kind: "Field", name: { kind: "Name", value: "publishedAt" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "draftedAt" } },
          { kind: "Field", name: { kind: "Name", value: "draftedBy" } },
          { kind: "Field", name: { kind: "Name", value: "published" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "draft" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "revision" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "mistakes" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "place" } },
                      { kind: "Field", name: { kind: "Name", value: "complaint" } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "versions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "body" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveContentDraftMutation, SaveContentDraftMutationVariables>;
export const CreateEventDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CreateEvent" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "CreateEventInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "createEvent" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "event" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "AdminEventFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminEventFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Event" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "summary" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "image" } },
          { kind: "Field", name: { kind: "Name", value: "picture" } },
          { kind: "Field", name: { kind: "Name", value: "schedule" } },
          { kind: "Field", name: { kind: "Name", value: "venue" } },
          { kind: "Field", name: { kind: "Name", value: "hours" } },
          { kind: "Field", name: { kind: "Name", value: "room" } },
          { kind: "Field", name: { kind: "Name", value: "contact" } },
          { kind: "Field", name: { kind: "Name", value: "rules" } },
          { kind: "Field", name: { kind: "Name", value: "prizes" } },
          { kind: "Field", name: { kind: "Name", value: "syllabus" } },
          { kind: "Field", name: { kind: "Name", value: "faq" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
          { kind: "Field", name: { kind: "Name", value: "firstDay" } },
          { kind: "Field", name: { kind: "Name", value: "lastDay" } },
          { kind: "Field", name: { kind: "Name", value: "registrationOpensAt" } },
          { kind: "Field", name: { kind: "Name", value: "registrationClosesAt" } },
          { kind: "Field", name: { kind: "Name", value: "registration" } },
          { kind: "Field", name: { kind: "Name", value: "registrationOpen" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "notices" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "description" } },
                { kind: "Field", name: { kind: "Name", value: "link" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "updatedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateEventMutation, CreateEventMutationVariables>;
export const EventTeamsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "EventTeams" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "teams" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "ranking" } },
                { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EventTeamsQuery, EventTeamsQueryVariables>;
export const SetCurrentEventDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SetCurrentEvent" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SetCurrentEventInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "setCurrentEvent" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "event" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "AdminEventFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminEventFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Event" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "summary" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "image" } },
          { kind: "Field", name: { kind: "Name", value: "picture" } },
          { kind: "Field", name: { kind: "Name", value: "schedule" } },
          { kind: "Field", name: { kind: "Name", value: "venue" } },
          { kind: "Field", name: { kind: "Name", value: "hours" } },
          { kind: "Field", name: { kind: "Name", value: "room" } },
          { kind: "Field", name: { kind: "Name", value: "contact" } },
          { kind: "Field", name: { kind: "Name", value: "rules" } },
          { kind: "Field", name: { kind: "Name", value: "prizes" } },
          { kind: "Field", name: { kind: "Name", value: "syllabus" } },
          { kind: "Field", name: { kind: "Name", value: "faq" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
          { kind: "Field", name: { kind: "Name", value: "firstDay" } },
          { kind: "Field", name: { kind: "Name", value: "lastDay" } },
          { kind: "Field", name: { kind: "Name", value: "registrationOpensAt" } },
          { kind: "Field", name: { kind: "Name", value: "registrationClosesAt" } },
          { kind: "Field", name: { kind: "Name", value: "registration" } },
          { kind: "Field", name: { kind: "Name", value: "registrationOpen" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "notices" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "description" } },
                { kind: "Field", name: { kind: "Name", value: "link" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "updatedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetCurrentEventMutation, SetCurrentEventMutationVariables>;
export const UpdateEventDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UpdateEvent" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UpdateEventInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateEvent" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "event" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "AdminEventFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminEventFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Event" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "summary" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "image" } },
          { kind: "Field", name: { kind: "Name", value: "picture" } },
          { kind: "Field", name: { kind: "Name", value: "schedule" } },
          { kind: "Field", name: { kind: "Name", value: "venue" } },
          { kind: "Field", name: { kind: "Name", value: "hours" } },
          { kind: "Field", name: { kind: "Name", value: "room" } },
          { kind: "Field", name: { kind: "Name", value: "contact" } },
          { kind: "Field", name: { kind: "Name", value: "rules" } },
          { kind: "Field", name: { kind: "Name", value: "prizes" } },
          { kind: "Field", name: { kind: "Name", value: "syllabus" } },
          { kind: "Field", name: { kind: "Name", value: "faq" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
          { kind: "Field", name: { kind: "Name", value: "firstDay" } },
          { kind: "Field", name: { kind: "Name", value: "lastDay" } },
          { kind: "Field", name: { kind: "Name", value: "registrationOpensAt" } },
          { kind: "Field", name: { kind: "Name", value: "registrationClosesAt" } },
          { kind: "Field", name: { kind: "Name", value: "registration" } },
          { kind: "Field", name: { kind: "Name", value: "registrationOpen" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "notices" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "description" } },
                { kind: "Field", name: { kind: "Name", value: "link" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "updatedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateEventMutation, UpdateEventMutationVariables>;
export const CancelMailingDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CancelMailing" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "MailPlanIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "cancelMailing" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CancelMailingMutation, CancelMailingMutationVariables>;
export const DeleteMailTemplateDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DeleteMailTemplate" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "MailPlanIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "deleteMailTemplate" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteMailTemplateMutation, DeleteMailTemplateMutationVariables>;
export const FailedMailsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "FailedMails" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "first" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "failedMails" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "Variable", name: { kind: "Name", value: "first" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "after" },
                value: { kind: "Variable", name: { kind: "Name", value: "after" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "edges" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "node" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "id" } },
                            { kind: "Field", name: { kind: "Name", value: "recipient" } },
                            { kind: "Field", name: { kind: "Name", value: "subject" } },
                            { kind: "Field", name: { kind: "Name", value: "reason" } },
                            { kind: "Field", name: { kind: "Name", value: "attempts" } },
                            { kind: "Field", name: { kind: "Name", value: "failedAt" } },
                            { kind: "Field", name: { kind: "Name", value: "canResend" } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "pageInfo" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "hasNextPage" } },
                      { kind: "Field", name: { kind: "Name", value: "endCursor" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "totalCount" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FailedMailsQuery, FailedMailsQueryVariables>;
export const MailTemplatesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "MailTemplates" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "mailTemplates" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "subject" } },
                { kind: "Field", name: { kind: "Name", value: "text" } },
                { kind: "Field", name: { kind: "Name", value: "standing" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MailTemplatesQuery, MailTemplatesQueryVariables>;
export const MailingAudienceDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "MailingAudience" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "MailingAudienceInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "mailingAudience" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "key" } },
                { kind: "Field", name: { kind: "Name", value: "recipients" } },
                { kind: "Field", name: { kind: "Name", value: "withoutAddress" } },
                { kind: "Field", name: { kind: "Name", value: "words" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "event" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "slug" } },
                      { kind: "Field", name: { kind: "Name", value: "title" } },
                      { kind: "Field", name: { kind: "Name", value: "fee" } },
                      { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                      { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
                      { kind: "Field", name: { kind: "Name", value: "teamPage" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "teams" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "reference" } },
                      { kind: "Field", name: { kind: "Name", value: "ranking" } },
                      { kind: "Field", name: { kind: "Name", value: "qualified" } },
                      { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
                      { kind: "Field", name: { kind: "Name", value: "only" } },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "people" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "name" } },
                            { kind: "Field", name: { kind: "Name", value: "email" } },
                            { kind: "Field", name: { kind: "Name", value: "hasAccount" } },
                            { kind: "Field", name: { kind: "Name", value: "confirmed" } },
                            { kind: "Field", name: { kind: "Name", value: "isLeader" } },
                            { kind: "Field", name: { kind: "Name", value: "hasHandle" } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MailingAudienceQuery, MailingAudienceQueryVariables>;
export const ResendMailsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ResendMails" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ResendMailsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "resendMails" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                { kind: "Field", name: { kind: "Name", value: "resent" } },
                { kind: "Field", name: { kind: "Name", value: "unreadable" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResendMailsMutation, ResendMailsMutationVariables>;
export const RetryMailingDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RetryMailing" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RetryMailingInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "retryMailing" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "mailing" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "MailingFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "MailingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Mailing" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "actorName" } },
          { kind: "Field", name: { kind: "Name", value: "subject" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "audience" } },
          { kind: "Field", name: { kind: "Name", value: "recipients" } },
          { kind: "Field", name: { kind: "Name", value: "queued" } },
          { kind: "Field", name: { kind: "Name", value: "sent" } },
          { kind: "Field", name: { kind: "Name", value: "failed" } },
          { kind: "Field", name: { kind: "Name", value: "withdrawn" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RetryMailingMutation, RetryMailingMutationVariables>;
export const SaveMailTemplateDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SaveMailTemplate" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SaveMailTemplateInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "saveMailTemplate" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveMailTemplateMutation, SaveMailTemplateMutationVariables>;
export const ScheduleMailingDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ScheduleMailing" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ScheduleMailingInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "scheduleMailing" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ScheduleMailingMutation, ScheduleMailingMutationVariables>;
export const ScheduledMailingsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ScheduledMailings" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "scheduledMailings" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "subject" } },
                { kind: "Field", name: { kind: "Name", value: "text" } },
                { kind: "Field", name: { kind: "Name", value: "words" } },
                { kind: "Field", name: { kind: "Name", value: "sendAt" } },
                { kind: "Field", name: { kind: "Name", value: "actorName" } },
                { kind: "Field", name: { kind: "Name", value: "problem" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "audience" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
                      { kind: "Field", name: { kind: "Name", value: "fitting" } },
                      { kind: "Field", name: { kind: "Name", value: "missing" } },
                      { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
                      { kind: "Field", name: { kind: "Name", value: "standing" } },
                      { kind: "Field", name: { kind: "Name", value: "rankFrom" } },
                      { kind: "Field", name: { kind: "Name", value: "rankTo" } },
                      { kind: "Field", name: { kind: "Name", value: "teamIds" } },
                      { kind: "Field", name: { kind: "Name", value: "userIds" } },
                      { kind: "Field", name: { kind: "Name", value: "whom" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ScheduledMailingsQuery, ScheduledMailingsQueryVariables>;
export const SendMailingDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SendMailing" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SendMailingInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "sendMailing" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "mailing" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "MailingFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "MailingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Mailing" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "actorName" } },
          { kind: "Field", name: { kind: "Name", value: "subject" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "audience" } },
          { kind: "Field", name: { kind: "Name", value: "recipients" } },
          { kind: "Field", name: { kind: "Name", value: "queued" } },
          { kind: "Field", name: { kind: "Name", value: "sent" } },
          { kind: "Field", name: { kind: "Name", value: "failed" } },
          { kind: "Field", name: { kind: "Name", value: "withdrawn" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SendMailingMutation, SendMailingMutationVariables>;
export const SendTestMailDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SendTestMail" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SendTestMailInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "sendTestMail" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SendTestMailMutation, SendTestMailMutationVariables>;
export const SentMailingDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "SentMailing" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "sentMailing" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "mailing" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "MailingFields" } }],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "problems" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "email" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      { kind: "Field", name: { kind: "Name", value: "reason" } },
                      { kind: "Field", name: { kind: "Name", value: "givenUp" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "MailingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Mailing" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "actorName" } },
          { kind: "Field", name: { kind: "Name", value: "subject" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "audience" } },
          { kind: "Field", name: { kind: "Name", value: "recipients" } },
          { kind: "Field", name: { kind: "Name", value: "queued" } },
          { kind: "Field", name: { kind: "Name", value: "sent" } },
          { kind: "Field", name: { kind: "Name", value: "failed" } },
          { kind: "Field", name: { kind: "Name", value: "withdrawn" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SentMailingQuery, SentMailingQueryVariables>;
export const SentMailingsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "SentMailings" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "first" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "sentMailings" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "Variable", name: { kind: "Name", value: "first" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "after" },
                value: { kind: "Variable", name: { kind: "Name", value: "after" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "edges" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "node" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "MailingFields" } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "pageInfo" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "hasNextPage" } },
                      { kind: "Field", name: { kind: "Name", value: "endCursor" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "MailingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Mailing" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "actorName" } },
          { kind: "Field", name: { kind: "Name", value: "subject" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "audience" } },
          { kind: "Field", name: { kind: "Name", value: "recipients" } },
          { kind: "Field", name: { kind: "Name", value: "queued" } },
          { kind: "Field", name: { kind: "Name", value: "sent" } },
          { kind: "Field", name: { kind: "Name", value: "failed" } },
          { kind: "Field", name: { kind: "Name", value: "withdrawn" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SentMailingsQuery, SentMailingsQueryVariables>;
export const AdminOverviewDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "AdminOverview" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "adminOverview" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "waiting" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "payments" } },
                      { kind: "Field", name: { kind: "Name", value: "oldestReportAt" } },
                      { kind: "Field", name: { kind: "Name", value: "unclaimedLines" } },
                      { kind: "Field", name: { kind: "Name", value: "unclaimedAmount" } },
                      { kind: "Field", name: { kind: "Name", value: "failedMails" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "gaps" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "members" } },
                      { kind: "Field", name: { kind: "Name", value: "handles" } },
                      { kind: "Field", name: { kind: "Name", value: "payment" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "figures" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "teams" } },
                      { kind: "Field", name: { kind: "Name", value: "complete" } },
                      { kind: "Field", name: { kind: "Name", value: "paid" } },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "funnel" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "accounts" } },
                            { kind: "Field", name: { kind: "Name", value: "inTeams" } },
                            { kind: "Field", name: { kind: "Name", value: "inCompleteTeams" } },
                            { kind: "Field", name: { kind: "Name", value: "inPaidTeams" } },
                          ],
                        },
                      },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "days" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "OverviewRowFields" } },
                          ],
                        },
                      },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "colleges" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "OverviewRowFields" } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "OverviewRowFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "OverviewRow" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "signUps" } },
          { kind: "Field", name: { kind: "Name", value: "teams" } },
          { kind: "Field", name: { kind: "Name", value: "complete" } },
          { kind: "Field", name: { kind: "Name", value: "paid" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminOverviewQuery, AdminOverviewQueryVariables>;
export const PaymentsWaitingDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PaymentsWaiting" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "adminOverview" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "waiting" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "Field", name: { kind: "Name", value: "payments" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentsWaitingQuery, PaymentsWaitingQueryVariables>;
export const StatementWarningsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "StatementWarnings" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "statementWarnings" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "paymentId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "teamReference" } },
                { kind: "Field", name: { kind: "Name", value: "date" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StatementWarningsQuery, StatementWarningsQueryVariables>;
export const BookCashPaymentDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "BookCashPayment" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "BookCashInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "bookCashPayment" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "payment" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "ReportedPaymentFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ReportedPaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ReportedPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reporterName" } },
          { kind: "Field", name: { kind: "Name", value: "reportedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedBy" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "openRefund" } },
          { kind: "Field", name: { kind: "Name", value: "receiptNumber" } },
          { kind: "Field", name: { kind: "Name", value: "placeLost" } },
          { kind: "Field", name: { kind: "Name", value: "disputedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BookCashPaymentMutation, BookCashPaymentMutationVariables>;
export const CancelRefundDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CancelRefund" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "CancelRefundInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "cancelRefund" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "refund" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "RefundFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RefundFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Refund" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "paymentId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "requestedAt" } },
          { kind: "Field", name: { kind: "Name", value: "requestedBy" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "account" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "way" } },
                { kind: "Field", name: { kind: "Name", value: "account" } },
                { kind: "Field", name: { kind: "Name", value: "accountName" } },
                { kind: "Field", name: { kind: "Name", value: "ifsc" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "way" } },
          { kind: "Field", name: { kind: "Name", value: "paidOn" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "closedAt" } },
          { kind: "Field", name: { kind: "Name", value: "closedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CancelRefundMutation, CancelRefundMutationVariables>;
export const DecidePaymentDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DecidePayment" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "DecidePaymentInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "decidePayment" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "payment" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "ReportedPaymentFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ReportedPaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ReportedPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reporterName" } },
          { kind: "Field", name: { kind: "Name", value: "reportedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedBy" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "openRefund" } },
          { kind: "Field", name: { kind: "Name", value: "receiptNumber" } },
          { kind: "Field", name: { kind: "Name", value: "placeLost" } },
          { kind: "Field", name: { kind: "Name", value: "disputedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DecidePaymentMutation, DecidePaymentMutationVariables>;
export const GivePlaceBackDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "GivePlaceBack" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "PlaceOfTeamInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "givePlaceBack" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<GivePlaceBackMutation, GivePlaceBackMutationVariables>;
export const LedgerDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Ledger" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "ledger" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "day" } },
                { kind: "Field", name: { kind: "Name", value: "number" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "parts" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      { kind: "Field", name: { kind: "Name", value: "amount" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "note" } },
                { kind: "Field", name: { kind: "Name", value: "open" } },
                { kind: "Field", name: { kind: "Name", value: "bank" } },
                { kind: "Field", name: { kind: "Name", value: "bankTotal" } },
                { kind: "Field", name: { kind: "Name", value: "cash" } },
                { kind: "Field", name: { kind: "Name", value: "cashTotal" } },
                { kind: "Field", name: { kind: "Name", value: "unseen" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LedgerQuery, LedgerQueryVariables>;
export const PaymentFiguresDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PaymentFigures" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "paymentFigures" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "due" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "MoneyTallyFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "reported" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "MoneyTallyFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "accepted" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "MoneyTallyFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "cash" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "MoneyTallyFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "refunded" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "MoneyTallyFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "toReturn" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "MoneyTallyFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "open" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "MoneyTallyFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "days" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "day" } },
                      { kind: "Field", name: { kind: "Name", value: "reported" } },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "accepted" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "MoneyTallyFields" } },
                          ],
                        },
                      },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "ended" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "MoneyTallyFields" } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "owing" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "teamId" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "reference" } },
                      { kind: "Field", name: { kind: "Name", value: "ranking" } },
                      { kind: "Field", name: { kind: "Name", value: "status" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "payUntil" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "MoneyTallyFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MoneyTally" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "count" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentFiguresQuery, PaymentFiguresQueryVariables>;
export const PaymentQueueChangedDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "subscription",
      name: { kind: "Name", value: "PaymentQueueChanged" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "paymentQueueChanged" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "ReportedPaymentFields" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ReportedPaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ReportedPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reporterName" } },
          { kind: "Field", name: { kind: "Name", value: "reportedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedBy" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "openRefund" } },
          { kind: "Field", name: { kind: "Name", value: "receiptNumber" } },
          { kind: "Field", name: { kind: "Name", value: "placeLost" } },
          { kind: "Field", name: { kind: "Name", value: "disputedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentQueueChangedSubscription, PaymentQueueChangedSubscriptionVariables>;
export const PlaceOfTeamDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PlaceOfTeam" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "placeOfTeam" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "teamId" },
                value: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
                { kind: "Field", name: { kind: "Name", value: "changedAt" } },
                { kind: "Field", name: { kind: "Name", value: "isFree" } },
                { kind: "Field", name: { kind: "Name", value: "movedUpSince" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlaceOfTeamQuery, PlaceOfTeamQueryVariables>;
export const RecordRefundDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RecordRefund" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RecordRefundInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "recordRefund" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "refund" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "RefundFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RefundFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Refund" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "paymentId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "requestedAt" } },
          { kind: "Field", name: { kind: "Name", value: "requestedBy" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "account" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "way" } },
                { kind: "Field", name: { kind: "Name", value: "account" } },
                { kind: "Field", name: { kind: "Name", value: "accountName" } },
                { kind: "Field", name: { kind: "Name", value: "ifsc" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "way" } },
          { kind: "Field", name: { kind: "Name", value: "paidOn" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "closedAt" } },
          { kind: "Field", name: { kind: "Name", value: "closedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RecordRefundMutation, RecordRefundMutationVariables>;
export const RefundsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Refunds" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "refunds" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "RefundFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RefundFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Refund" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "paymentId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "requestedAt" } },
          { kind: "Field", name: { kind: "Name", value: "requestedBy" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "account" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "way" } },
                { kind: "Field", name: { kind: "Name", value: "account" } },
                { kind: "Field", name: { kind: "Name", value: "accountName" } },
                { kind: "Field", name: { kind: "Name", value: "ifsc" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "way" } },
          { kind: "Field", name: { kind: "Name", value: "paidOn" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "closedAt" } },
          { kind: "Field", name: { kind: "Name", value: "closedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RefundsQuery, RefundsQueryVariables>;
export const ReportedPaymentDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ReportedPayment" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "paymentId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "reportedPayment" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "paymentId" },
                value: { kind: "Variable", name: { kind: "Name", value: "paymentId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "payment" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "ReportedPaymentFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "steps" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "from" } },
                      { kind: "Field", name: { kind: "Name", value: "to" } },
                      { kind: "Field", name: { kind: "Name", value: "at" } },
                      { kind: "Field", name: { kind: "Name", value: "by" } },
                      { kind: "Field", name: { kind: "Name", value: "reason" } },
                      { kind: "Field", name: { kind: "Name", value: "transactionId" } },
                      { kind: "Field", name: { kind: "Name", value: "basis" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ReportedPaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ReportedPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reporterName" } },
          { kind: "Field", name: { kind: "Name", value: "reportedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedBy" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "openRefund" } },
          { kind: "Field", name: { kind: "Name", value: "receiptNumber" } },
          { kind: "Field", name: { kind: "Name", value: "placeLost" } },
          { kind: "Field", name: { kind: "Name", value: "disputedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReportedPaymentQuery, ReportedPaymentQueryVariables>;
export const ReportedPaymentsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ReportedPayments" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "status" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "PaymentStatus" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "reportedPayments" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "status" },
                value: { kind: "Variable", name: { kind: "Name", value: "status" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "FragmentSpread", name: { kind: "Name", value: "ReportedPaymentFields" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ReportedPaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ReportedPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reporterName" } },
          { kind: "Field", name: { kind: "Name", value: "reportedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedBy" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "openRefund" } },
          { kind: "Field", name: { kind: "Name", value: "receiptNumber" } },
          { kind: "Field", name: { kind: "Name", value: "placeLost" } },
          { kind: "Field", name: { kind: "Name", value: "disputedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReportedPaymentsQuery, ReportedPaymentsQueryVariables>;
export const RequestRefundDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RequestRefund" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RequestRefundInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "requestRefund" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "refund" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "RefundFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RefundFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Refund" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "paymentId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "requestedAt" } },
          { kind: "Field", name: { kind: "Name", value: "requestedBy" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "account" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "way" } },
                { kind: "Field", name: { kind: "Name", value: "account" } },
                { kind: "Field", name: { kind: "Name", value: "accountName" } },
                { kind: "Field", name: { kind: "Name", value: "ifsc" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "way" } },
          { kind: "Field", name: { kind: "Name", value: "paidOn" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "closedAt" } },
          { kind: "Field", name: { kind: "Name", value: "closedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RequestRefundMutation, RequestRefundMutationVariables>;
export const RevertPaymentDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RevertPayment" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RevertPaymentInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "revertPayment" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "payment" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "ReportedPaymentFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ReportedPaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ReportedPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reporterName" } },
          { kind: "Field", name: { kind: "Name", value: "reportedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedAt" } },
          { kind: "Field", name: { kind: "Name", value: "decidedBy" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          { kind: "Field", name: { kind: "Name", value: "openRefund" } },
          { kind: "Field", name: { kind: "Name", value: "receiptNumber" } },
          { kind: "Field", name: { kind: "Name", value: "placeLost" } },
          { kind: "Field", name: { kind: "Name", value: "disputedBy" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RevertPaymentMutation, RevertPaymentMutationVariables>;
export const AdminProfileDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "AdminProfile" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "adminProfile" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "AdminProfileFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminProfileFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AdminProfile" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminProfileQuery, AdminProfileQueryVariables>;
export const StatisticsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Statistics" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "statistics" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "totalEvents" } },
                { kind: "Field", name: { kind: "Name", value: "upcomingEvents" } },
                { kind: "Field", name: { kind: "Name", value: "completedEvents" } },
                { kind: "Field", name: { kind: "Name", value: "users" } },
                { kind: "Field", name: { kind: "Name", value: "teams" } },
                { kind: "Field", name: { kind: "Name", value: "pendingPayments" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StatisticsQuery, StatisticsQueryVariables>;
export const UpdateAdminProfileDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UpdateAdminProfile" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UpdateAdminProfileInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateAdminProfile" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "profile" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "AdminProfileFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "session" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SessionFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminProfileFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AdminProfile" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SessionFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LoginPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "token" } },
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "roleName" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateAdminProfileMutation, UpdateAdminProfileMutationVariables>;
export const ContestSourceDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ContestSource" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "contestSource" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ContestSourceFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContestSourceFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContestSourceView" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "isAvailable" } },
          { kind: "Field", name: { kind: "Name", value: "contestId" } },
          { kind: "Field", name: { kind: "Name", value: "hasKey" } },
          { kind: "Field", name: { kind: "Name", value: "fetchedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ContestSourceQuery, ContestSourceQueryVariables>;
export const DiscardRankingDraftDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DiscardRankingDraft" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RankingStepInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "discardRankingDraft" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "stamp" } },
                      { kind: "Field", name: { kind: "Name", value: "savedAt" } },
                      { kind: "Field", name: { kind: "Name", value: "savedBy" } },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "teams" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "RankingTeamFields" } },
                          ],
                        },
                      },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "publications" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            {
                              kind: "FragmentSpread",
                              name: { kind: "Name", value: "RankingPublicationFields" },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingTeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingTeam" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "draft" } },
          { kind: "Field", name: { kind: "Name", value: "before" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingPublicationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingPublication" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "undoes" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "ranked" } },
          { kind: "Field", name: { kind: "Name", value: "changed" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DiscardRankingDraftMutation, DiscardRankingDraftMutationVariables>;
export const DraftRankingsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DraftRankings" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "DraftRankingsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "draftRankings" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "teams" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "RankingTeamFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "stamp" } },
                      { kind: "Field", name: { kind: "Name", value: "savedAt" } },
                      { kind: "Field", name: { kind: "Name", value: "savedBy" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingTeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingTeam" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "draft" } },
          { kind: "Field", name: { kind: "Name", value: "before" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DraftRankingsMutation, DraftRankingsMutationVariables>;
export const EndLiveBoardDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "EndLiveBoard" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "LiveBoardStepInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "endLiveBoard" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "LiveBoardFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "LiveBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LiveBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "isAvailable" } },
          { kind: "Field", name: { kind: "Name", value: "isRunning" } },
          { kind: "Field", name: { kind: "Name", value: "isFrozen" } },
          { kind: "Field", name: { kind: "Name", value: "isAsked" } },
          { kind: "Field", name: { kind: "Name", value: "contestId" } },
          { kind: "Field", name: { kind: "Name", value: "phase" } },
          { kind: "Field", name: { kind: "Name", value: "endedAt" } },
          { kind: "Field", name: { kind: "Name", value: "freezesAt" } },
          { kind: "Field", name: { kind: "Name", value: "unfrozenAt" } },
          { kind: "Field", name: { kind: "Name", value: "shownAt" } },
          { kind: "Field", name: { kind: "Name", value: "heldAt" } },
          { kind: "Field", name: { kind: "Name", value: "shownTeams" } },
          { kind: "Field", name: { kind: "Name", value: "heldTeams" } },
          { kind: "Field", name: { kind: "Name", value: "failure" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EndLiveBoardMutation, EndLiveBoardMutationVariables>;
export const EndPlaceDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "EndPlace" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "PlaceOfTeamInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "endPlace" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "PlaceBoardFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamOnPlaceFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamOnPlace" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "deadline" } },
          { kind: "Field", name: { kind: "Name", value: "changedAt" } },
          { kind: "Field", name: { kind: "Name", value: "movedUp" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PlaceBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PlaceBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "settings" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "placeCount" } },
                { kind: "Field", name: { kind: "Name", value: "ties" } },
                { kind: "Field", name: { kind: "Name", value: "replyHours" } },
                { kind: "Field", name: { kind: "Name", value: "firstDeadline" } },
                { kind: "Field", name: { kind: "Name", value: "movingUp" } },
                { kind: "Field", name: { kind: "Name", value: "lastMoveDay" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "teams" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "nextInLine" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } }],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "free" } },
          { kind: "Field", name: { kind: "Name", value: "waiting" } },
          { kind: "Field", name: { kind: "Name", value: "undoable" } },
          { kind: "Field", name: { kind: "Name", value: "mayMoveUp" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EndPlaceMutation, EndPlaceMutationVariables>;
export const EventHandlesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "EventHandles" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "eventHandles" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "handle" } },
                { kind: "Field", name: { kind: "Name", value: "outcome" } },
                { kind: "Field", name: { kind: "Name", value: "spelling" } },
                { kind: "Field", name: { kind: "Name", value: "rating" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EventHandlesQuery, EventHandlesQueryVariables>;
export const FetchStandingsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "FetchStandings" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "FetchStandingsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "fetchStandings" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "contest" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "phase" } },
                      { kind: "Field", name: { kind: "Name", value: "others" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "source" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "ContestSourceFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "preview" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "RankingPreviewFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ContestSourceFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ContestSourceView" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "isAvailable" } },
          { kind: "Field", name: { kind: "Name", value: "contestId" } },
          { kind: "Field", name: { kind: "Name", value: "hasKey" } },
          { kind: "Field", name: { kind: "Name", value: "fetchedAt" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingPreviewFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingPreview" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "layout" } },
          { kind: "Field", name: { kind: "Name", value: "headings" } },
          { kind: "Field", name: { kind: "Name", value: "teamColumns" } },
          { kind: "Field", name: { kind: "Name", value: "rankColumn" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "rows" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "line" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "team" } },
                { kind: "Field", name: { kind: "Name", value: "given" } },
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "seen" } },
                { kind: "Field", name: { kind: "Name", value: "rank" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "handles" } },
                { kind: "Field", name: { kind: "Name", value: "other" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "suggestions" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "teamId" } },
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      { kind: "Field", name: { kind: "Name", value: "seen" } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "unlisted" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "seen" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FetchStandingsMutation, FetchStandingsMutationVariables>;
export const LiveBoardDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "LiveBoard" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "liveBoard" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "LiveBoardFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "LiveBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LiveBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "isAvailable" } },
          { kind: "Field", name: { kind: "Name", value: "isRunning" } },
          { kind: "Field", name: { kind: "Name", value: "isFrozen" } },
          { kind: "Field", name: { kind: "Name", value: "isAsked" } },
          { kind: "Field", name: { kind: "Name", value: "contestId" } },
          { kind: "Field", name: { kind: "Name", value: "phase" } },
          { kind: "Field", name: { kind: "Name", value: "endedAt" } },
          { kind: "Field", name: { kind: "Name", value: "freezesAt" } },
          { kind: "Field", name: { kind: "Name", value: "unfrozenAt" } },
          { kind: "Field", name: { kind: "Name", value: "shownAt" } },
          { kind: "Field", name: { kind: "Name", value: "heldAt" } },
          { kind: "Field", name: { kind: "Name", value: "shownTeams" } },
          { kind: "Field", name: { kind: "Name", value: "heldTeams" } },
          { kind: "Field", name: { kind: "Name", value: "failure" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LiveBoardQuery, LiveBoardQueryVariables>;
export const OfferPlacesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "OfferPlaces" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "OfferPlacesInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "offerPlaces" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "PlaceBoardFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamOnPlaceFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamOnPlace" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "deadline" } },
          { kind: "Field", name: { kind: "Name", value: "changedAt" } },
          { kind: "Field", name: { kind: "Name", value: "movedUp" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PlaceBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PlaceBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "settings" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "placeCount" } },
                { kind: "Field", name: { kind: "Name", value: "ties" } },
                { kind: "Field", name: { kind: "Name", value: "replyHours" } },
                { kind: "Field", name: { kind: "Name", value: "firstDeadline" } },
                { kind: "Field", name: { kind: "Name", value: "movingUp" } },
                { kind: "Field", name: { kind: "Name", value: "lastMoveDay" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "teams" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "nextInLine" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } }],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "free" } },
          { kind: "Field", name: { kind: "Name", value: "waiting" } },
          { kind: "Field", name: { kind: "Name", value: "undoable" } },
          { kind: "Field", name: { kind: "Name", value: "mayMoveUp" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OfferPlacesMutation, OfferPlacesMutationVariables>;
export const PastResultsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PastResults" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "pastResults" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PastResultsFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PastResultsFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PastResults" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "year" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "teams" } },
          { kind: "Field", name: { kind: "Name", value: "savedByName" } },
          { kind: "Field", name: { kind: "Name", value: "savedAt" } },
          { kind: "Field", name: { kind: "Name", value: "takenOffAt" } },
          { kind: "Field", name: { kind: "Name", value: "isShown" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PastResultsQuery, PastResultsQueryVariables>;
export const PlaceBoardDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PlaceBoard" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "placeBoard" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PlaceBoardFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamOnPlaceFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamOnPlace" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "deadline" } },
          { kind: "Field", name: { kind: "Name", value: "changedAt" } },
          { kind: "Field", name: { kind: "Name", value: "movedUp" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PlaceBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PlaceBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "settings" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "placeCount" } },
                { kind: "Field", name: { kind: "Name", value: "ties" } },
                { kind: "Field", name: { kind: "Name", value: "replyHours" } },
                { kind: "Field", name: { kind: "Name", value: "firstDeadline" } },
                { kind: "Field", name: { kind: "Name", value: "movingUp" } },
                { kind: "Field", name: { kind: "Name", value: "lastMoveDay" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "teams" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "nextInLine" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } }],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "free" } },
          { kind: "Field", name: { kind: "Name", value: "waiting" } },
          { kind: "Field", name: { kind: "Name", value: "undoable" } },
          { kind: "Field", name: { kind: "Name", value: "mayMoveUp" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlaceBoardQuery, PlaceBoardQueryVariables>;
export const PlacePlanDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PlacePlan" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "step" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "PlaceStepKind" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "placePlan" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "step" },
                value: { kind: "Variable", name: { kind: "Name", value: "step" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "stamp" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "changes" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "teamId" } },
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      { kind: "Field", name: { kind: "Name", value: "reference" } },
                      { kind: "Field", name: { kind: "Name", value: "ranking" } },
                      { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
                      { kind: "Field", name: { kind: "Name", value: "state" } },
                      { kind: "Field", name: { kind: "Name", value: "deadline" } },
                      { kind: "Field", name: { kind: "Name", value: "movedUp" } },
                      { kind: "Field", name: { kind: "Name", value: "next" } },
                      { kind: "Field", name: { kind: "Name", value: "feeDue" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "kept" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "differing" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamOnPlaceFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamOnPlace" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "deadline" } },
          { kind: "Field", name: { kind: "Name", value: "changedAt" } },
          { kind: "Field", name: { kind: "Name", value: "movedUp" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlacePlanQuery, PlacePlanQueryVariables>;
export const PlacesChangedDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "subscription",
      name: { kind: "Name", value: "PlacesChanged" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "placesChanged" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventId" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventId" } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlacesChangedSubscription, PlacesChangedSubscriptionVariables>;
export const PreviewPastResultsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PreviewPastResults" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "csv" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "previewPastResults" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "csv" },
                value: { kind: "Variable", name: { kind: "Name", value: "csv" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "lines" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "line" } },
                      { kind: "Field", name: { kind: "Name", value: "place" } },
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      { kind: "Field", name: { kind: "Name", value: "handles" } },
                      { kind: "Field", name: { kind: "Name", value: "college" } },
                      { kind: "Field", name: { kind: "Name", value: "problem" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "teams" } },
                { kind: "Field", name: { kind: "Name", value: "problems" } },
                { kind: "Field", name: { kind: "Name", value: "leavesNamesOut" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PreviewPastResultsQuery, PreviewPastResultsQueryVariables>;
export const PublishRankingsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "PublishRankings" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RankingStepInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "publishRankings" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "stamp" } },
                      { kind: "Field", name: { kind: "Name", value: "savedAt" } },
                      { kind: "Field", name: { kind: "Name", value: "savedBy" } },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "teams" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "RankingTeamFields" } },
                          ],
                        },
                      },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "publications" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            {
                              kind: "FragmentSpread",
                              name: { kind: "Name", value: "RankingPublicationFields" },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingTeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingTeam" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "draft" } },
          { kind: "Field", name: { kind: "Name", value: "before" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingPublicationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingPublication" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "undoes" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "ranked" } },
          { kind: "Field", name: { kind: "Name", value: "changed" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PublishRankingsMutation, PublishRankingsMutationVariables>;
export const RankingBoardChangedDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "subscription",
      name: { kind: "Name", value: "RankingBoardChanged" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "rankingBoardChanged" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventId" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventId" } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RankingBoardChangedSubscription, RankingBoardChangedSubscriptionVariables>;
export const RankingBoardDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "RankingBoard" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "rankingBoard" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "event" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "slug" } },
                      { kind: "Field", name: { kind: "Name", value: "title" } },
                      { kind: "Field", name: { kind: "Name", value: "fee" } },
                      { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "stamp" } },
                { kind: "Field", name: { kind: "Name", value: "savedAt" } },
                { kind: "Field", name: { kind: "Name", value: "savedBy" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "teams" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "RankingTeamFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "publications" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "RankingPublicationFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingTeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingTeam" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "draft" } },
          { kind: "Field", name: { kind: "Name", value: "before" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingPublicationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingPublication" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "undoes" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "ranked" } },
          { kind: "Field", name: { kind: "Name", value: "changed" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RankingBoardQuery, RankingBoardQueryVariables>;
export const RankingPreviewDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "RankingPreview" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "csv" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "rankingPreview" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "csv" },
                value: { kind: "Variable", name: { kind: "Name", value: "csv" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "RankingPreviewFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingPreviewFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingPreview" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "layout" } },
          { kind: "Field", name: { kind: "Name", value: "headings" } },
          { kind: "Field", name: { kind: "Name", value: "teamColumns" } },
          { kind: "Field", name: { kind: "Name", value: "rankColumn" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "rows" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "line" } },
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "team" } },
                { kind: "Field", name: { kind: "Name", value: "given" } },
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "seen" } },
                { kind: "Field", name: { kind: "Name", value: "rank" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "handles" } },
                { kind: "Field", name: { kind: "Name", value: "other" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "suggestions" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "teamId" } },
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      { kind: "Field", name: { kind: "Name", value: "seen" } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "unlisted" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "seen" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RankingPreviewQuery, RankingPreviewQueryVariables>;
export const RankingPublicationDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "RankingPublication" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "publicationId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "rankingPublication" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "publicationId" },
                value: { kind: "Variable", name: { kind: "Name", value: "publicationId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "publication" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "RankingPublicationFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "places" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "teamId" } },
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      { kind: "Field", name: { kind: "Name", value: "previous" } },
                      { kind: "Field", name: { kind: "Name", value: "rank" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingPublicationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingPublication" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "undoes" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "ranked" } },
          { kind: "Field", name: { kind: "Name", value: "changed" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RankingPublicationQuery, RankingPublicationQueryVariables>;
export const RankingUndoDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "RankingUndo" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "rankingBoard" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "stamp" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "undo" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "publication" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            {
                              kind: "FragmentSpread",
                              name: { kind: "Name", value: "RankingPublicationFields" },
                            },
                          ],
                        },
                      },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "changes" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "teamId" } },
                            { kind: "Field", name: { kind: "Name", value: "teamName" } },
                            { kind: "Field", name: { kind: "Name", value: "previous" } },
                            { kind: "Field", name: { kind: "Name", value: "rank" } },
                          ],
                        },
                      },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "differing" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "teamId" } },
                            { kind: "Field", name: { kind: "Name", value: "teamName" } },
                            { kind: "Field", name: { kind: "Name", value: "published" } },
                            { kind: "Field", name: { kind: "Name", value: "current" } },
                            { kind: "Field", name: { kind: "Name", value: "restored" } },
                            { kind: "Field", name: { kind: "Name", value: "gone" } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingPublicationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingPublication" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "undoes" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "ranked" } },
          { kind: "Field", name: { kind: "Name", value: "changed" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RankingUndoQuery, RankingUndoQueryVariables>;
export const SaveLiveBoardDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SaveLiveBoard" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "LiveBoardInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "saveLiveBoard" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "LiveBoardFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "LiveBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LiveBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "isAvailable" } },
          { kind: "Field", name: { kind: "Name", value: "isRunning" } },
          { kind: "Field", name: { kind: "Name", value: "isFrozen" } },
          { kind: "Field", name: { kind: "Name", value: "isAsked" } },
          { kind: "Field", name: { kind: "Name", value: "contestId" } },
          { kind: "Field", name: { kind: "Name", value: "phase" } },
          { kind: "Field", name: { kind: "Name", value: "endedAt" } },
          { kind: "Field", name: { kind: "Name", value: "freezesAt" } },
          { kind: "Field", name: { kind: "Name", value: "unfrozenAt" } },
          { kind: "Field", name: { kind: "Name", value: "shownAt" } },
          { kind: "Field", name: { kind: "Name", value: "heldAt" } },
          { kind: "Field", name: { kind: "Name", value: "shownTeams" } },
          { kind: "Field", name: { kind: "Name", value: "heldTeams" } },
          { kind: "Field", name: { kind: "Name", value: "failure" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveLiveBoardMutation, SaveLiveBoardMutationVariables>;
export const SavePastResultsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SavePastResults" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SavePastResultsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "savePastResults" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "pastResults" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "PastResultsFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PastResultsFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PastResults" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "year" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "teams" } },
          { kind: "Field", name: { kind: "Name", value: "savedByName" } },
          { kind: "Field", name: { kind: "Name", value: "savedAt" } },
          { kind: "Field", name: { kind: "Name", value: "takenOffAt" } },
          { kind: "Field", name: { kind: "Name", value: "isShown" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SavePastResultsMutation, SavePastResultsMutationVariables>;
export const SavePlaceSettingsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SavePlaceSettings" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "PlaceSettingsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "savePlaceSettings" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "PlaceBoardFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamOnPlaceFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamOnPlace" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "deadline" } },
          { kind: "Field", name: { kind: "Name", value: "changedAt" } },
          { kind: "Field", name: { kind: "Name", value: "movedUp" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PlaceBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PlaceBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "settings" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "kind" } },
                { kind: "Field", name: { kind: "Name", value: "placeCount" } },
                { kind: "Field", name: { kind: "Name", value: "ties" } },
                { kind: "Field", name: { kind: "Name", value: "replyHours" } },
                { kind: "Field", name: { kind: "Name", value: "firstDeadline" } },
                { kind: "Field", name: { kind: "Name", value: "movingUp" } },
                { kind: "Field", name: { kind: "Name", value: "lastMoveDay" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "teams" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "nextInLine" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamOnPlaceFields" } }],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "free" } },
          { kind: "Field", name: { kind: "Name", value: "waiting" } },
          { kind: "Field", name: { kind: "Name", value: "undoable" } },
          { kind: "Field", name: { kind: "Name", value: "mayMoveUp" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SavePlaceSettingsMutation, SavePlaceSettingsMutationVariables>;
export const UndoRankingsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UndoRankings" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UndoRankingsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "undoRankings" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "stamp" } },
                      { kind: "Field", name: { kind: "Name", value: "savedAt" } },
                      { kind: "Field", name: { kind: "Name", value: "savedBy" } },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "teams" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "RankingTeamFields" } },
                          ],
                        },
                      },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "publications" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            {
                              kind: "FragmentSpread",
                              name: { kind: "Name", value: "RankingPublicationFields" },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingTeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingTeam" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "draft" } },
          { kind: "Field", name: { kind: "Name", value: "before" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "RankingPublicationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RankingPublication" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "undoes" } },
          { kind: "Field", name: { kind: "Name", value: "at" } },
          { kind: "Field", name: { kind: "Name", value: "publishedBy" } },
          { kind: "Field", name: { kind: "Name", value: "ranked" } },
          { kind: "Field", name: { kind: "Name", value: "changed" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UndoRankingsMutation, UndoRankingsMutationVariables>;
export const UnfreezeLiveBoardDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UnfreezeLiveBoard" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "LiveBoardStepInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "unfreezeLiveBoard" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "board" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "LiveBoardFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "LiveBoardFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LiveBoard" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "isAvailable" } },
          { kind: "Field", name: { kind: "Name", value: "isRunning" } },
          { kind: "Field", name: { kind: "Name", value: "isFrozen" } },
          { kind: "Field", name: { kind: "Name", value: "isAsked" } },
          { kind: "Field", name: { kind: "Name", value: "contestId" } },
          { kind: "Field", name: { kind: "Name", value: "phase" } },
          { kind: "Field", name: { kind: "Name", value: "endedAt" } },
          { kind: "Field", name: { kind: "Name", value: "freezesAt" } },
          { kind: "Field", name: { kind: "Name", value: "unfrozenAt" } },
          { kind: "Field", name: { kind: "Name", value: "shownAt" } },
          { kind: "Field", name: { kind: "Name", value: "heldAt" } },
          { kind: "Field", name: { kind: "Name", value: "shownTeams" } },
          { kind: "Field", name: { kind: "Name", value: "heldTeams" } },
          { kind: "Field", name: { kind: "Name", value: "failure" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UnfreezeLiveBoardMutation, UnfreezeLiveBoardMutationVariables>;
export const WithdrawPastResultsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "WithdrawPastResults" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "WithdrawPastResultsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "withdrawPastResults" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "pastResults" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "PastResultsFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PastResultsFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PastResults" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "year" } },
          { kind: "Field", name: { kind: "Name", value: "number" } },
          { kind: "Field", name: { kind: "Name", value: "teams" } },
          { kind: "Field", name: { kind: "Name", value: "savedByName" } },
          { kind: "Field", name: { kind: "Name", value: "savedAt" } },
          { kind: "Field", name: { kind: "Name", value: "takenOffAt" } },
          { kind: "Field", name: { kind: "Name", value: "isShown" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WithdrawPastResultsMutation, WithdrawPastResultsMutationVariables>;
export const SiteSettingsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "SiteSettings" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "siteSettings" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "secondFactorCompulsory" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const UpdateSiteSettingsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UpdateSiteSettings" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UpdateSiteSettingsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateSiteSettings" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "settings" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "Field", name: { kind: "Name", value: "secondFactorCompulsory" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateSiteSettingsMutation, UpdateSiteSettingsMutationVariables>;
export const AllocateLineDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "AllocateLine" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "AllocateLineInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "allocateLine" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "bankLine" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "BankLineFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "BankLineFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "BankLine" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "batchId" } },
          { kind: "Field", name: { kind: "Name", value: "line" } },
          { kind: "Field", name: { kind: "Name", value: "fileName" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "date" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "narration" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "left" } },
          { kind: "Field", name: { kind: "Name", value: "outcome" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "setAside" } },
          { kind: "Field", name: { kind: "Name", value: "setAsideBy" } },
          { kind: "Field", name: { kind: "Name", value: "setAsideAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AllocateLineMutation, AllocateLineMutationVariables>;
export const BankLinesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "BankLines" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "bankLines" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "BankLineFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "BankLineFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "BankLine" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "batchId" } },
          { kind: "Field", name: { kind: "Name", value: "line" } },
          { kind: "Field", name: { kind: "Name", value: "fileName" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "date" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "narration" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "left" } },
          { kind: "Field", name: { kind: "Name", value: "outcome" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "setAside" } },
          { kind: "Field", name: { kind: "Name", value: "setAsideBy" } },
          { kind: "Field", name: { kind: "Name", value: "setAsideAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BankLinesQuery, BankLinesQueryVariables>;
export const CommitStatementDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CommitStatement" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "CommitStatementInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "commitStatement" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "batch" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "StatementBatchFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementBatchFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementBatch" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "fileName" } },
          { kind: "Field", name: { kind: "Name", value: "lines" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "probable" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "committedAt" } },
          { kind: "Field", name: { kind: "Name", value: "committedBy" } },
          { kind: "Field", name: { kind: "Name", value: "undoneAt" } },
          { kind: "Field", name: { kind: "Name", value: "undoneBy" } },
          { kind: "Field", name: { kind: "Name", value: "leftAsIs" } },
          { kind: "Field", name: { kind: "Name", value: "openLines" } },
          { kind: "Field", name: { kind: "Name", value: "openAmount" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CommitStatementMutation, CommitStatementMutationVariables>;
export const InspectStatementDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "InspectStatement" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "InspectStatementInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "inspectStatement" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "lines" } },
                { kind: "Field", name: { kind: "Name", value: "preset" } },
                { kind: "Field", name: { kind: "Name", value: "remembered" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "columns" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "index" } },
                      { kind: "Field", name: { kind: "Name", value: "heading" } },
                      { kind: "Field", name: { kind: "Name", value: "samples" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "mapping" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "StatementMappingFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementMappingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementMapping" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "date" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "direction" } },
          { kind: "Field", name: { kind: "Name", value: "debit" } },
          { kind: "Field", name: { kind: "Name", value: "credit" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<InspectStatementQuery, InspectStatementQueryVariables>;
export const PreviewStatementDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PreviewStatement" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "PreviewStatementInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "previewStatement" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "totals" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "StatementTotalsFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "warnings" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "paymentId" } },
                      { kind: "Field", name: { kind: "Name", value: "teamName" } },
                      { kind: "Field", name: { kind: "Name", value: "teamReference" } },
                      { kind: "Field", name: { kind: "Name", value: "line" } },
                      { kind: "Field", name: { kind: "Name", value: "date" } },
                      { kind: "Field", name: { kind: "Name", value: "amount" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "lines" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "StatementLineFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementTotalsFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementTotals" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "creditLines" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "results" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "outcome" } },
                { kind: "Field", name: { kind: "Name", value: "lines" } },
                { kind: "Field", name: { kind: "Name", value: "creditLines" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementLineFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementLineView" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "line" } },
          { kind: "Field", name: { kind: "Name", value: "date" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "amountText" } },
          { kind: "Field", name: { kind: "Name", value: "outcome" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "reasons" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "code" } },
                { kind: "Field", name: { kind: "Name", value: "text" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "match" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "reference" } },
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
                { kind: "Field", name: { kind: "Name", value: "matchKey" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "seen" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "seenBy" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "teamReference" } },
                { kind: "Field", name: { kind: "Name", value: "batchId" } },
                { kind: "Field", name: { kind: "Name", value: "fileName" } },
                { kind: "Field", name: { kind: "Name", value: "line" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PreviewStatementQuery, PreviewStatementQueryVariables>;
export const SetLineAsideDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SetLineAside" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SetAsideLineInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "setLineAside" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "bankLine" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "BankLineFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "BankLineFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "BankLine" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "batchId" } },
          { kind: "Field", name: { kind: "Name", value: "line" } },
          { kind: "Field", name: { kind: "Name", value: "fileName" } },
          { kind: "Field", name: { kind: "Name", value: "eventSlug" } },
          { kind: "Field", name: { kind: "Name", value: "date" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "narration" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "left" } },
          { kind: "Field", name: { kind: "Name", value: "outcome" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "setAside" } },
          { kind: "Field", name: { kind: "Name", value: "setAsideBy" } },
          { kind: "Field", name: { kind: "Name", value: "setAsideAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetLineAsideMutation, SetLineAsideMutationVariables>;
export const StatementBatchDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "StatementBatch" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "statementBatch" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "batch" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "StatementBatchFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "totals" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "StatementTotalsFields" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "lines" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "StatementBatchLineFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementBatchFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementBatch" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "fileName" } },
          { kind: "Field", name: { kind: "Name", value: "lines" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "probable" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "committedAt" } },
          { kind: "Field", name: { kind: "Name", value: "committedBy" } },
          { kind: "Field", name: { kind: "Name", value: "undoneAt" } },
          { kind: "Field", name: { kind: "Name", value: "undoneBy" } },
          { kind: "Field", name: { kind: "Name", value: "leftAsIs" } },
          { kind: "Field", name: { kind: "Name", value: "openLines" } },
          { kind: "Field", name: { kind: "Name", value: "openAmount" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementTotalsFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementTotals" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "creditLines" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "results" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "outcome" } },
                { kind: "Field", name: { kind: "Name", value: "lines" } },
                { kind: "Field", name: { kind: "Name", value: "creditLines" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementBatchLineFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementBatchLine" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "line" } },
          { kind: "Field", name: { kind: "Name", value: "date" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "amountText" } },
          { kind: "Field", name: { kind: "Name", value: "outcome" } },
          { kind: "Field", name: { kind: "Name", value: "effect" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "teamReference" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StatementBatchQuery, StatementBatchQueryVariables>;
export const StatementBatchesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "StatementBatches" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "statementBatches" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "StatementBatchFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementBatchFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementBatch" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "fileName" } },
          { kind: "Field", name: { kind: "Name", value: "lines" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "probable" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "committedAt" } },
          { kind: "Field", name: { kind: "Name", value: "committedBy" } },
          { kind: "Field", name: { kind: "Name", value: "undoneAt" } },
          { kind: "Field", name: { kind: "Name", value: "undoneBy" } },
          { kind: "Field", name: { kind: "Name", value: "leftAsIs" } },
          { kind: "Field", name: { kind: "Name", value: "openLines" } },
          { kind: "Field", name: { kind: "Name", value: "openAmount" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StatementBatchesQuery, StatementBatchesQueryVariables>;
export const StatementEventsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "StatementEvents" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "events" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "state" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StatementEventsQuery, StatementEventsQueryVariables>;
export const UndoStatementBatchDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UndoStatementBatch" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UndoStatementBatchInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "undoStatementBatch" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "batch" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "StatementBatchFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "StatementBatchFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "StatementBatch" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "fileName" } },
          { kind: "Field", name: { kind: "Name", value: "lines" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "probable" } },
          { kind: "Field", name: { kind: "Name", value: "amount" } },
          { kind: "Field", name: { kind: "Name", value: "committedAt" } },
          { kind: "Field", name: { kind: "Name", value: "committedBy" } },
          { kind: "Field", name: { kind: "Name", value: "undoneAt" } },
          { kind: "Field", name: { kind: "Name", value: "undoneBy" } },
          { kind: "Field", name: { kind: "Name", value: "leftAsIs" } },
          { kind: "Field", name: { kind: "Name", value: "openLines" } },
          { kind: "Field", name: { kind: "Name", value: "openAmount" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UndoStatementBatchMutation, UndoStatementBatchMutationVariables>;
export const DeleteTeamsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DeleteTeams" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "DeleteManyInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "deleteTeams" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "deleted" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "refused" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "code" } },
                      { kind: "Field", name: { kind: "Name", value: "message" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteTeamsMutation, DeleteTeamsMutationVariables>;
export const ImportTeamsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ImportTeams" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ImportTeamsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "importTeams" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                { kind: "Field", name: { kind: "Name", value: "createdIds" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportTeamsMutation, ImportTeamsMutationVariables>;
export const NoteTeamsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "NoteTeams" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "NoteTeamsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "noteTeams" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NoteTeamsMutation, NoteTeamsMutationVariables>;
export const PreviewTeamsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PreviewTeams" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "PreviewTeamsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "previewTeams" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "lines" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "line" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "outcome" } },
                      { kind: "Field", name: { kind: "Name", value: "problem" } },
                      { kind: "Field", name: { kind: "Name", value: "doubleHandle" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PreviewTeamsQuery, PreviewTeamsQueryVariables>;
export const ReplaceMemberDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ReplaceMember" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ReplaceMemberInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "replaceMember" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "AdminTeamFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminTeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "note" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReplaceMemberMutation, ReplaceMemberMutationVariables>;
export const TeamIdsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TeamIds" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "search" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "missing" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "TeamGap" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "complete" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "paymentStatus" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "PaymentStatus" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "ranked" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "RankingFilter" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "sort" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamSort" } },
          },
          defaultValue: { kind: "EnumValue", value: "RANKING" },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "direction" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SortDirection" } },
          },
          defaultValue: { kind: "EnumValue", value: "ASC" },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "teamsPage" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "IntValue", value: "1" },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "search" },
                value: { kind: "Variable", name: { kind: "Name", value: "search" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "missing" },
                value: { kind: "Variable", name: { kind: "Name", value: "missing" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "complete" },
                value: { kind: "Variable", name: { kind: "Name", value: "complete" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "paymentStatus" },
                value: { kind: "Variable", name: { kind: "Name", value: "paymentStatus" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "ranked" },
                value: { kind: "Variable", name: { kind: "Name", value: "ranked" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "sort" },
                value: { kind: "Variable", name: { kind: "Name", value: "sort" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "direction" },
                value: { kind: "Variable", name: { kind: "Name", value: "direction" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "ids" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamIdsQuery, TeamIdsQueryVariables>;
export const TeamsByIdsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TeamsByIds" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "ids" } },
          type: {
            kind: "NonNullType",
            type: {
              kind: "ListType",
              type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
            },
          },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "teamsPage" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "IntValue", value: "100" },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "ids" },
                value: { kind: "Variable", name: { kind: "Name", value: "ids" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "edges" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "node" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "AdminTeamFields" } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminTeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "note" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamsByIdsQuery, TeamsByIdsQueryVariables>;
export const TeamsPartDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TeamsPart" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "first" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "offset" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
          defaultValue: { kind: "IntValue", value: "0" },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "search" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "missing" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "TeamGap" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "complete" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "paymentStatus" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "PaymentStatus" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "ranked" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "RankingFilter" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "sort" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamSort" } },
          },
          defaultValue: { kind: "EnumValue", value: "RANKING" },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "direction" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SortDirection" } },
          },
          defaultValue: { kind: "EnumValue", value: "ASC" },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "counted" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "teamsPage" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "Variable", name: { kind: "Name", value: "first" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "offset" },
                value: { kind: "Variable", name: { kind: "Name", value: "offset" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "after" },
                value: { kind: "Variable", name: { kind: "Name", value: "after" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "search" },
                value: { kind: "Variable", name: { kind: "Name", value: "search" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "missing" },
                value: { kind: "Variable", name: { kind: "Name", value: "missing" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "complete" },
                value: { kind: "Variable", name: { kind: "Name", value: "complete" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "paymentStatus" },
                value: { kind: "Variable", name: { kind: "Name", value: "paymentStatus" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "ranked" },
                value: { kind: "Variable", name: { kind: "Name", value: "ranked" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "sort" },
                value: { kind: "Variable", name: { kind: "Name", value: "sort" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "direction" },
                value: { kind: "Variable", name: { kind: "Name", value: "direction" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "edges" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "node" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "AdminTeamFields" } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "pageInfo" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "hasNextPage" } },
                      { kind: "Field", name: { kind: "Name", value: "endCursor" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "totalCount" },
                  directives: [
                    {
                      kind: "Directive",
                      name: { kind: "Name", value: "include" },
                      arguments: [
                        {
                          kind: "Argument",
                          name: { kind: "Name", value: "if" },
                          value: { kind: "Variable", name: { kind: "Name", value: "counted" } },
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          },
          {
            kind: "Field",
            alias: { kind: "Name", value: "everyTeam" },
            name: { kind: "Name", value: "teamsPage" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "IntValue", value: "1" },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            directives: [
              {
                kind: "Directive",
                name: { kind: "Name", value: "include" },
                arguments: [
                  {
                    kind: "Argument",
                    name: { kind: "Name", value: "if" },
                    value: { kind: "Variable", name: { kind: "Name", value: "counted" } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "totalCount" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminTeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "note" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamsPartQuery, TeamsPartQueryVariables>;
export const UpdateTeamDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UpdateTeam" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UpdateTeamInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateTeam" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "AdminTeamFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminTeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } },
          { kind: "Field", name: { kind: "Name", value: "reference" } },
          { kind: "Field", name: { kind: "Name", value: "note" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateTeamMutation, UpdateTeamMutationVariables>;
export const AccountDeletionImpactsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "AccountDeletionImpacts" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "userIds" } },
          type: {
            kind: "NonNullType",
            type: {
              kind: "ListType",
              type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "accountDeletionImpacts" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "userIds" },
                value: { kind: "Variable", name: { kind: "Name", value: "userIds" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "userId" } },
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
                { kind: "Field", name: { kind: "Name", value: "outcome" } },
                { kind: "Field", name: { kind: "Name", value: "nextLeaderName" } },
                { kind: "Field", name: { kind: "Name", value: "others" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AccountDeletionImpactsQuery, AccountDeletionImpactsQueryVariables>;
export const ChangePeopleDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ChangePeople" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ChangePeopleInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "changePeople" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangePeopleMutation, ChangePeopleMutationVariables>;
export const DeleteUsersDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DeleteUsers" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "DeleteManyInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "deleteUsers" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "deleted" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "refused" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "code" } },
                      { kind: "Field", name: { kind: "Name", value: "message" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteUsersMutation, DeleteUsersMutationVariables>;
export const PreviewPeopleDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PreviewPeople" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "PreviewPeopleInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "previewPeople" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "lines" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "line" } },
                      { kind: "Field", name: { kind: "Name", value: "userId" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "changes" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "column" } },
                            { kind: "Field", name: { kind: "Name", value: "from" } },
                            { kind: "Field", name: { kind: "Name", value: "to" } },
                          ],
                        },
                      },
                      { kind: "Field", name: { kind: "Name", value: "problem" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "unchanged" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PreviewPeopleQuery, PreviewPeopleQueryVariables>;
export const SetGrantsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SetGrants" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SetGrantsInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "setGrants" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "user" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "AdminUserFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminUserFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "User" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "role" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetGrantsMutation, SetGrantsMutationVariables>;
export const TeamsNamedDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TeamsNamed" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "search" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "teamsPage" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "IntValue", value: "50" },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "search" },
                value: { kind: "Variable", name: { kind: "Name", value: "search" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "sort" },
                value: { kind: "EnumValue", value: "NAME" },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "edges" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "node" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "id" } },
                            { kind: "Field", name: { kind: "Name", value: "name" } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamsNamedQuery, TeamsNamedQueryVariables>;
export const UpdateUserDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UpdateUser" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UpdateUserInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateUser" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "user" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "AdminUserFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminUserFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "User" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "role" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const UserIdsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "UserIds" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "search" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "role" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Role" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "grant" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Grant" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "granted" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "teamless" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "sort" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UserSort" } },
          },
          defaultValue: { kind: "EnumValue", value: "NAME" },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "direction" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SortDirection" } },
          },
          defaultValue: { kind: "EnumValue", value: "ASC" },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "users" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "IntValue", value: "1" },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "search" },
                value: { kind: "Variable", name: { kind: "Name", value: "search" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "role" },
                value: { kind: "Variable", name: { kind: "Name", value: "role" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "grant" },
                value: { kind: "Variable", name: { kind: "Name", value: "grant" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "granted" },
                value: { kind: "Variable", name: { kind: "Name", value: "granted" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "teamless" },
                value: { kind: "Variable", name: { kind: "Name", value: "teamless" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "sort" },
                value: { kind: "Variable", name: { kind: "Name", value: "sort" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "direction" },
                value: { kind: "Variable", name: { kind: "Name", value: "direction" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "ids" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UserIdsQuery, UserIdsQueryVariables>;
export const UsersByIdsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "UsersByIds" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "ids" } },
          type: {
            kind: "NonNullType",
            type: {
              kind: "ListType",
              type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
            },
          },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "users" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "IntValue", value: "100" },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "ids" },
                value: { kind: "Variable", name: { kind: "Name", value: "ids" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "edges" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "node" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "AdminUserFields" } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminUserFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "User" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "role" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UsersByIdsQuery, UsersByIdsQueryVariables>;
export const UsersPartDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "UsersPart" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "first" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "offset" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
          defaultValue: { kind: "IntValue", value: "0" },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "search" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "role" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Role" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "grant" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Grant" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "granted" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "teamless" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "sort" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UserSort" } },
          },
          defaultValue: { kind: "EnumValue", value: "NAME" },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "direction" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SortDirection" } },
          },
          defaultValue: { kind: "EnumValue", value: "ASC" },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "counted" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "users" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "Variable", name: { kind: "Name", value: "first" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "offset" },
                value: { kind: "Variable", name: { kind: "Name", value: "offset" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "after" },
                value: { kind: "Variable", name: { kind: "Name", value: "after" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "search" },
                value: { kind: "Variable", name: { kind: "Name", value: "search" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "role" },
                value: { kind: "Variable", name: { kind: "Name", value: "role" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "grant" },
                value: { kind: "Variable", name: { kind: "Name", value: "grant" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "granted" },
                value: { kind: "Variable", name: { kind: "Name", value: "granted" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "teamless" },
                value: { kind: "Variable", name: { kind: "Name", value: "teamless" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "sort" },
                value: { kind: "Variable", name: { kind: "Name", value: "sort" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "direction" },
                value: { kind: "Variable", name: { kind: "Name", value: "direction" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "edges" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "node" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "FragmentSpread", name: { kind: "Name", value: "AdminUserFields" } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "pageInfo" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "hasNextPage" } },
                      { kind: "Field", name: { kind: "Name", value: "endCursor" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "totalCount" },
                  directives: [
                    {
                      kind: "Directive",
                      name: { kind: "Name", value: "include" },
                      arguments: [
                        {
                          kind: "Argument",
                          name: { kind: "Name", value: "if" },
                          value: { kind: "Variable", name: { kind: "Name", value: "counted" } },
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          },
          {
            kind: "Field",
            alias: { kind: "Name", value: "everybody" },
            name: { kind: "Name", value: "users" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "IntValue", value: "1" },
              },
            ],
            directives: [
              {
                kind: "Directive",
                name: { kind: "Name", value: "include" },
                arguments: [
                  {
                    kind: "Argument",
                    name: { kind: "Name", value: "if" },
                    value: { kind: "Variable", name: { kind: "Name", value: "counted" } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "totalCount" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminUserFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "User" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "role" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UsersPartQuery, UsersPartQueryVariables>;
export const GiveUpCertificateDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "GiveUpCertificate" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "giveUpCertificate" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<GiveUpCertificateMutation, GiveUpCertificateMutationVariables>;
export const MyCertificatesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "MyCertificates" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "myCertificates" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "OwnCertificateFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "OwnCertificateFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "OwnCertificate" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "publicId" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "place" } },
          { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
          { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
          { kind: "Field", name: { kind: "Name", value: "revokedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyCertificatesQuery, MyCertificatesQueryVariables>;
export const DeskPassDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "DeskPass" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "token" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "deskPass" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "token" },
                value: { kind: "Variable", name: { kind: "Name", value: "token" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
                { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeskPassQuery, DeskPassQueryVariables>;
export const RenewPassDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RenewPass" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RenewPassInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "renewPass" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "pass" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "DeskPassFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "DeskPassFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "DeskPass" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "memberId" } },
          { kind: "Field", name: { kind: "Name", value: "personName" } },
          { kind: "Field", name: { kind: "Name", value: "isOwn" } },
          { kind: "Field", name: { kind: "Name", value: "url" } },
          { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
          { kind: "Field", name: { kind: "Name", value: "refusal" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "visits" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "session" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RenewPassMutation, RenewPassMutationVariables>;
export const TeamPassesDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TeamPasses" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "teamPasses" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "teamId" },
                value: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "DeskPassFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "DeskPassFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "DeskPass" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "memberId" } },
          { kind: "Field", name: { kind: "Name", value: "personName" } },
          { kind: "Field", name: { kind: "Name", value: "isOwn" } },
          { kind: "Field", name: { kind: "Name", value: "url" } },
          { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
          { kind: "Field", name: { kind: "Name", value: "refusal" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "visits" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "session" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamPassesQuery, TeamPassesQueryVariables>;
export const MarkNotificationsReadDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "MarkNotificationsRead" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "MarkNotificationsReadInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "markNotificationsRead" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "unread" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "items" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "NotificationFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "NotificationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Notification" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "path" } },
          { kind: "Field", name: { kind: "Name", value: "label" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "readAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const NotificationsChangedDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "subscription",
      name: { kind: "Name", value: "NotificationsChanged" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "notificationsChanged" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "unread" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "items" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "NotificationFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "NotificationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Notification" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "path" } },
          { kind: "Field", name: { kind: "Name", value: "label" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "readAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NotificationsChangedSubscription, NotificationsChangedSubscriptionVariables>;
export const NotificationsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Notifications" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "notifications" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "unread" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "items" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "NotificationFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "NotificationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Notification" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "kind" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "text" } },
          { kind: "Field", name: { kind: "Name", value: "path" } },
          { kind: "Field", name: { kind: "Name", value: "label" } },
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
          { kind: "Field", name: { kind: "Name", value: "readAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const RemindersDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Reminders" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [{ kind: "Field", name: { kind: "Name", value: "reminders" } }],
      },
    },
  ],
} as unknown as DocumentNode<RemindersQuery, RemindersQueryVariables>;
export const SetRemindersDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SetReminders" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RemindersInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "setReminders" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetRemindersMutation, SetRemindersMutationVariables>;
export const CorrectPaymentDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CorrectPayment" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ReportPaymentInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "correctPayment" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "payment" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PaymentFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "steps" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "from" } },
                { kind: "Field", name: { kind: "Name", value: "to" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
                { kind: "Field", name: { kind: "Name", value: "basis" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "refund" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "way" } },
                { kind: "Field", name: { kind: "Name", value: "paidOn" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "receipts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "cancelledAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "instructions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reference" } },
                { kind: "Field", name: { kind: "Name", value: "payeeName" } },
                { kind: "Field", name: { kind: "Name", value: "upiId" } },
                { kind: "Field", name: { kind: "Name", value: "accountNumber" } },
                { kind: "Field", name: { kind: "Name", value: "ifsc" } },
                { kind: "Field", name: { kind: "Name", value: "upiLink" } },
                { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
                { kind: "Field", name: { kind: "Name", value: "configured" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CorrectPaymentMutation, CorrectPaymentMutationVariables>;
export const ReceiptDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Receipt" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "number" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "receipt" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "number" },
                value: { kind: "Variable", name: { kind: "Name", value: "number" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "cancelledAt" } },
                { kind: "Field", name: { kind: "Name", value: "cancelReason" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "reference" } },
                { kind: "Field", name: { kind: "Name", value: "eventTitle" } },
                { kind: "Field", name: { kind: "Name", value: "spelledAmount" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
                { kind: "Field", name: { kind: "Name", value: "acceptedBy" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReceiptQuery, ReceiptQueryVariables>;
export const ReportPaymentDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ReportPayment" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ReportPaymentInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "reportPayment" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "payment" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PaymentFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "steps" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "from" } },
                { kind: "Field", name: { kind: "Name", value: "to" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
                { kind: "Field", name: { kind: "Name", value: "basis" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "refund" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "way" } },
                { kind: "Field", name: { kind: "Name", value: "paidOn" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "receipts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "cancelledAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "instructions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reference" } },
                { kind: "Field", name: { kind: "Name", value: "payeeName" } },
                { kind: "Field", name: { kind: "Name", value: "upiId" } },
                { kind: "Field", name: { kind: "Name", value: "accountNumber" } },
                { kind: "Field", name: { kind: "Name", value: "ifsc" } },
                { kind: "Field", name: { kind: "Name", value: "upiLink" } },
                { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
                { kind: "Field", name: { kind: "Name", value: "configured" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReportPaymentMutation, ReportPaymentMutationVariables>;
export const SetRefundAccountDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SetRefundAccount" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RefundAccountInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "setRefundAccount" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "payment" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PaymentFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "steps" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "from" } },
                { kind: "Field", name: { kind: "Name", value: "to" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
                { kind: "Field", name: { kind: "Name", value: "basis" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "refund" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "way" } },
                { kind: "Field", name: { kind: "Name", value: "paidOn" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "receipts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "cancelledAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "instructions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reference" } },
                { kind: "Field", name: { kind: "Name", value: "payeeName" } },
                { kind: "Field", name: { kind: "Name", value: "upiId" } },
                { kind: "Field", name: { kind: "Name", value: "accountNumber" } },
                { kind: "Field", name: { kind: "Name", value: "ifsc" } },
                { kind: "Field", name: { kind: "Name", value: "upiLink" } },
                { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
                { kind: "Field", name: { kind: "Name", value: "configured" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetRefundAccountMutation, SetRefundAccountMutationVariables>;
export const TeamPaymentChangedDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "subscription",
      name: { kind: "Name", value: "TeamPaymentChanged" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "teamChanged" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "teamId" },
                value: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "ranking" } },
                { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "leader" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "userId" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamPaymentChangedSubscription, TeamPaymentChangedSubscriptionVariables>;
export const TeamPaymentDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TeamPayment" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "teamPayment" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "teamId" },
                value: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PaymentFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "steps" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "from" } },
                { kind: "Field", name: { kind: "Name", value: "to" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
                { kind: "Field", name: { kind: "Name", value: "basis" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "refund" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "way" } },
                { kind: "Field", name: { kind: "Name", value: "paidOn" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "receipts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "cancelledAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "instructions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reference" } },
                { kind: "Field", name: { kind: "Name", value: "payeeName" } },
                { kind: "Field", name: { kind: "Name", value: "upiId" } },
                { kind: "Field", name: { kind: "Name", value: "accountNumber" } },
                { kind: "Field", name: { kind: "Name", value: "ifsc" } },
                { kind: "Field", name: { kind: "Name", value: "upiLink" } },
                { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
                { kind: "Field", name: { kind: "Name", value: "configured" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamPaymentQuery, TeamPaymentQueryVariables>;
export const TeamToPayDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TeamToPay" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "myTeam" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "qualified" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "place" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "state" } },
                      { kind: "Field", name: { kind: "Name", value: "deadline" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "leader" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "userId" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "event" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "title" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamToPayQuery, TeamToPayQueryVariables>;
export const WithdrawPaymentDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "WithdrawPayment" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "withdrawPayment" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "payment" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PaymentFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PaymentFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamPayment" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "teamId" } },
          { kind: "Field", name: { kind: "Name", value: "teamName" } },
          { kind: "Field", name: { kind: "Name", value: "status" } },
          { kind: "Field", name: { kind: "Name", value: "transactionId" } },
          { kind: "Field", name: { kind: "Name", value: "reason" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "steps" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "from" } },
                { kind: "Field", name: { kind: "Name", value: "to" } },
                { kind: "Field", name: { kind: "Name", value: "at" } },
                { kind: "Field", name: { kind: "Name", value: "by" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
                { kind: "Field", name: { kind: "Name", value: "basis" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "refund" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reason" } },
                { kind: "Field", name: { kind: "Name", value: "way" } },
                { kind: "Field", name: { kind: "Name", value: "paidOn" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "receipts" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "number" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "issuedAt" } },
                { kind: "Field", name: { kind: "Name", value: "cancelledAt" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "instructions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "reference" } },
                { kind: "Field", name: { kind: "Name", value: "payeeName" } },
                { kind: "Field", name: { kind: "Name", value: "upiId" } },
                { kind: "Field", name: { kind: "Name", value: "accountNumber" } },
                { kind: "Field", name: { kind: "Name", value: "ifsc" } },
                { kind: "Field", name: { kind: "Name", value: "upiLink" } },
                { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
                { kind: "Field", name: { kind: "Name", value: "configured" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WithdrawPaymentMutation, WithdrawPaymentMutationVariables>;
export const NameInResultsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "NameInResults" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [{ kind: "Field", name: { kind: "Name", value: "nameInResults" } }],
      },
    },
  ],
} as unknown as DocumentNode<NameInResultsQuery, NameInResultsQueryVariables>;
export const SetNameInResultsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SetNameInResults" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ResultNameInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "setNameInResults" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetNameInResultsMutation, SetNameInResultsMutationVariables>;
export const AcceptInvitationDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "AcceptInvitation" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "AcceptInvitationInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "acceptInvitation" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const AcceptMembershipDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "AcceptMembership" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "acceptMembership" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AcceptMembershipMutation, AcceptMembershipMutationVariables>;
export const AcceptPlaceDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "AcceptPlace" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "acceptPlace" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AcceptPlaceMutation, AcceptPlaceMutationVariables>;
export const AcceptRequestDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "AcceptRequest" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "JoinRequestInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "acceptRequest" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AcceptRequestMutation, AcceptRequestMutationVariables>;
export const AddMemberRecordDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "AddMemberRecord" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "AddMemberRecordInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "addMemberRecord" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddMemberRecordMutation, AddMemberRecordMutationVariables>;
export const AddMemberDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "AddMember" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "AddMemberInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "addMember" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddMemberMutation, AddMemberMutationVariables>;
export const CreateTeamDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "CreateTeam" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "CreateTeamInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "createTeam" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "session" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SessionFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SessionFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LoginPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "token" } },
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "roleName" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateTeamMutation, CreateTeamMutationVariables>;
export const DeclineInvitationDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DeclineInvitation" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "declineInvitation" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeclineInvitationMutation, DeclineInvitationMutationVariables>;
export const DeclinePlaceDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DeclinePlace" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "declinePlace" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeclinePlaceMutation, DeclinePlaceMutationVariables>;
export const DeclineRequestDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DeclineRequest" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "JoinRequestInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "declineRequest" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeclineRequestMutation, DeclineRequestMutationVariables>;
export const DeleteTeamDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DeleteTeam" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "deleteTeam" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteTeamMutation, DeleteTeamMutationVariables>;
export const EndInvitationLinkDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "EndInvitationLink" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "endInvitationLink" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EndInvitationLinkMutation, EndInvitationLinkMutationVariables>;
export const InviteListedDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "InviteListed" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "InviteListedInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "inviteListed" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<InviteListedMutation, InviteListedMutationVariables>;
export const InviteToTeamDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "InviteToTeam" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "InviteInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "inviteToTeam" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "invitations" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "TeamInvitationFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamInvitationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamInvitation" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<InviteToTeamMutation, InviteToTeamMutationVariables>;
export const JoinRequestsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "JoinRequests" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "joinRequests" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "teamId" },
                value: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "college" } },
                { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
                { kind: "Field", name: { kind: "Name", value: "line" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<JoinRequestsQuery, JoinRequestsQueryVariables>;
export const JoinTeamDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "JoinTeam" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "JoinTeamInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "joinTeam" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<JoinTeamMutation, JoinTeamMutationVariables>;
export const LeaveTeamDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "LeaveTeam" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "leaveTeam" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LeaveTeamMutation, LeaveTeamMutationVariables>;
export const ListMyselfDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ListMyself" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ListMyselfInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "listMyself" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "listings" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ListingFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ListingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MyListings" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "open" } },
          { kind: "Field", name: { kind: "Name", value: "person" } },
          { kind: "Field", name: { kind: "Name", value: "team" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListMyselfMutation, ListMyselfMutationVariables>;
export const ListTeamDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ListTeam" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ListTeamInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "listTeam" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "listings" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ListingFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ListingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MyListings" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "open" } },
          { kind: "Field", name: { kind: "Name", value: "person" } },
          { kind: "Field", name: { kind: "Name", value: "team" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListTeamMutation, ListTeamMutationVariables>;
export const ListedPeopleDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ListedPeople" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "first" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "search" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "listedPeople" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "Variable", name: { kind: "Name", value: "first" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "after" },
                value: { kind: "Variable", name: { kind: "Name", value: "after" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "search" },
                value: { kind: "Variable", name: { kind: "Name", value: "search" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "edges" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "node" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "id" } },
                            { kind: "Field", name: { kind: "Name", value: "name" } },
                            { kind: "Field", name: { kind: "Name", value: "college" } },
                            { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
                            { kind: "Field", name: { kind: "Name", value: "line" } },
                            { kind: "Field", name: { kind: "Name", value: "isOwn" } },
                            { kind: "Field", name: { kind: "Name", value: "invited" } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "pageInfo" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "hasNextPage" } },
                      { kind: "Field", name: { kind: "Name", value: "endCursor" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "totalCount" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListedPeopleQuery, ListedPeopleQueryVariables>;
export const ListedTeamsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ListedTeams" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "first" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "search" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "listedTeams" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "first" },
                value: { kind: "Variable", name: { kind: "Name", value: "first" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "after" },
                value: { kind: "Variable", name: { kind: "Name", value: "after" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "search" },
                value: { kind: "Variable", name: { kind: "Name", value: "search" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "edges" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "node" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "teamId" } },
                            { kind: "Field", name: { kind: "Name", value: "teamName" } },
                            { kind: "Field", name: { kind: "Name", value: "leaderName" } },
                            { kind: "Field", name: { kind: "Name", value: "college" } },
                            { kind: "Field", name: { kind: "Name", value: "placesLeft" } },
                            { kind: "Field", name: { kind: "Name", value: "line" } },
                            { kind: "Field", name: { kind: "Name", value: "requested" } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "pageInfo" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "hasNextPage" } },
                      { kind: "Field", name: { kind: "Name", value: "endCursor" } },
                    ],
                  },
                },
                { kind: "Field", name: { kind: "Name", value: "totalCount" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListedTeamsQuery, ListedTeamsQueryVariables>;
export const MyInvitationsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "MyInvitations" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "myInvitations" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "leaderName" } },
                { kind: "Field", name: { kind: "Name", value: "placesLeft" } },
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "registrationClosesAt" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "event" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "title" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyInvitationsQuery, MyInvitationsQueryVariables>;
export const MyListingsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "MyListings" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "myListings" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ListingFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ListingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MyListings" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "open" } },
          { kind: "Field", name: { kind: "Name", value: "person" } },
          { kind: "Field", name: { kind: "Name", value: "team" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyListingsQuery, MyListingsQueryVariables>;
export const RemoveListingDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RemoveListing" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ListingInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "removeListing" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveListingMutation, RemoveListingMutationVariables>;
export const RemoveMemberDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RemoveMember" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RemoveMemberInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "removeMember" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const RenewInvitationLinkDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RenewInvitationLink" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "renewInvitationLink" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "link" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "InvitationLinkFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "InvitationLinkFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "InvitationLink" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "url" } },
          { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RenewInvitationLinkMutation, RenewInvitationLinkMutationVariables>;
export const RequestToJoinDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RequestToJoin" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "requestToJoin" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RequestToJoinMutation, RequestToJoinMutationVariables>;
export const ResendInvitationDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ResendInvitation" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamInvitationInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "resendInvitation" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "invitations" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "TeamInvitationFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamInvitationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamInvitation" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const TeamCalendarDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TeamCalendar" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "teamCalendar" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "teamId" },
                value: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "url" } },
                { kind: "Field", name: { kind: "Name", value: "webcalUrl" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamCalendarQuery, TeamCalendarQueryVariables>;
export const TeamChangedDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "subscription",
      name: { kind: "Name", value: "TeamChanged" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "teamChanged" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "teamId" },
                value: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamChangedSubscription, TeamChangedSubscriptionVariables>;
export const TeamInvitationLinkDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TeamInvitationLink" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "invitationLink" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "teamId" },
                value: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "InvitationLinkFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "InvitationLinkFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "InvitationLink" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "url" } },
          { kind: "Field", name: { kind: "Name", value: "qrSvg" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamInvitationLinkQuery, TeamInvitationLinkQueryVariables>;
export const TeamInvitationsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TeamInvitations" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "teamInvitations" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "teamId" },
                value: { kind: "Variable", name: { kind: "Name", value: "teamId" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamInvitationFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamInvitationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamInvitation" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamInvitationsQuery, TeamInvitationsQueryVariables>;
export const TeamStatusDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "TeamStatus" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "currentEvent" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "registrationOpen" } },
                { kind: "Field", name: { kind: "Name", value: "openPastDeadline" } },
                { kind: "Field", name: { kind: "Name", value: "firstDay" } },
                { kind: "Field", name: { kind: "Name", value: "lastDay" } },
                { kind: "Field", name: { kind: "Name", value: "hours" } },
                { kind: "Field", name: { kind: "Name", value: "venue" } },
                { kind: "Field", name: { kind: "Name", value: "room" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "notices" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "title" } },
                      { kind: "Field", name: { kind: "Name", value: "description" } },
                      { kind: "Field", name: { kind: "Name", value: "link" } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "myTeam" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TeamStatusQuery, TeamStatusQueryVariables>;
export const TransferTeamDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "TransferTeam" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TransferTeamInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "transferTeam" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "session" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "SessionFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "SessionFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "LoginPayload" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "message" } },
          { kind: "Field", name: { kind: "Name", value: "token" } },
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "roleName" } },
          { kind: "Field", name: { kind: "Name", value: "grants" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TransferTeamMutation, TransferTeamMutationVariables>;
export const UnlistMyselfDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UnlistMyself" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "unlistMyself" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "listings" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ListingFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ListingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MyListings" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "open" } },
          { kind: "Field", name: { kind: "Name", value: "person" } },
          { kind: "Field", name: { kind: "Name", value: "team" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UnlistMyselfMutation, UnlistMyselfMutationVariables>;
export const UnlistTeamDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UnlistTeam" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "unlistTeam" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "listings" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "ListingFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "ListingFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "MyListings" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "open" } },
          { kind: "Field", name: { kind: "Name", value: "person" } },
          { kind: "Field", name: { kind: "Name", value: "team" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UnlistTeamMutation, UnlistTeamMutationVariables>;
export const UpdateHandleDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UpdateHandle" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UpdateHandleInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateHandle" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateHandleMutation, UpdateHandleMutationVariables>;
export const UpdateMemberRecordDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "UpdateMemberRecord" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "UpdateMemberRecordInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "updateMemberRecord" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "team" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "TeamFields" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PersonFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamMember" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "userId" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "phone" } },
          { kind: "Field", name: { kind: "Name", value: "college" } },
          { kind: "Field", name: { kind: "Name", value: "universityRollNo" } },
          { kind: "Field", name: { kind: "Name", value: "codeforcesHandle" } },
          { kind: "Field", name: { kind: "Name", value: "isLeader" } },
          { kind: "Field", name: { kind: "Name", value: "confirmed" } },
          { kind: "Field", name: { kind: "Name", value: "handleVerified" } },
          { kind: "Field", name: { kind: "Name", value: "handleTaken" } },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Team" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "ranking" } },
          { kind: "Field", name: { kind: "Name", value: "paymentStatus" } },
          { kind: "Field", name: { kind: "Name", value: "qualified" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "place" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "state" } },
                { kind: "Field", name: { kind: "Name", value: "deadline" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "event" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "slug" } },
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "fee" } },
                { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
                { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
              ],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "leader" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
          {
            kind: "Field",
            name: { kind: "Name", value: "members" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PersonFields" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateMemberRecordMutation, UpdateMemberRecordMutationVariables>;
export const WithdrawInvitationDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "WithdrawInvitation" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamInvitationInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "withdrawInvitation" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "invitations" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "FragmentSpread", name: { kind: "Name", value: "TeamInvitationFields" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "TeamInvitationFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TeamInvitation" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "email" } },
          { kind: "Field", name: { kind: "Name", value: "name" } },
          { kind: "Field", name: { kind: "Name", value: "sentAt" } },
          { kind: "Field", name: { kind: "Name", value: "createdAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const WithdrawRequestDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "WithdrawRequest" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "TeamIdInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "withdrawRequest" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WithdrawRequestMutation, WithdrawRequestMutationVariables>;
export const RestoreFromBinDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RestoreFromBin" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RestoreInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "restoreFromBin" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "restored" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "blocked" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "id" } },
                      { kind: "Field", name: { kind: "Name", value: "name" } },
                      { kind: "Field", name: { kind: "Name", value: "obstacles" } },
                      { kind: "Field", name: { kind: "Name", value: "mayPartly" } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RestoreFromBinMutation, RestoreFromBinMutationVariables>;
export const ConfirmIdentityDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ConfirmIdentity" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ConfirmIdentityInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "confirmIdentity" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                { kind: "Field", name: { kind: "Name", value: "confirmedUntil" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
export const ConfirmedUntilDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "ConfirmedUntil" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [{ kind: "Field", name: { kind: "Name", value: "confirmedUntil" } }],
      },
    },
  ],
} as unknown as DocumentNode<ConfirmedUntilQuery, ConfirmedUntilQueryVariables>;
export const PasskeyProofOptionsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "PasskeyProofOptions" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "passkeyProofOptions" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "options" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PasskeyProofOptionsMutation, PasskeyProofOptionsMutationVariables>;
export const AdminEventsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "AdminEvents" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "events" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "AdminEventFields" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "AdminEventFields" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Event" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "slug" } },
          { kind: "Field", name: { kind: "Name", value: "title" } },
          { kind: "Field", name: { kind: "Name", value: "summary" } },
          { kind: "Field", name: { kind: "Name", value: "description" } },
          { kind: "Field", name: { kind: "Name", value: "image" } },
          { kind: "Field", name: { kind: "Name", value: "picture" } },
          { kind: "Field", name: { kind: "Name", value: "schedule" } },
          { kind: "Field", name: { kind: "Name", value: "venue" } },
          { kind: "Field", name: { kind: "Name", value: "hours" } },
          { kind: "Field", name: { kind: "Name", value: "room" } },
          { kind: "Field", name: { kind: "Name", value: "contact" } },
          { kind: "Field", name: { kind: "Name", value: "rules" } },
          { kind: "Field", name: { kind: "Name", value: "prizes" } },
          { kind: "Field", name: { kind: "Name", value: "syllabus" } },
          { kind: "Field", name: { kind: "Name", value: "faq" } },
          { kind: "Field", name: { kind: "Name", value: "fee" } },
          { kind: "Field", name: { kind: "Name", value: "maxTeamSize" } },
          { kind: "Field", name: { kind: "Name", value: "firstDay" } },
          { kind: "Field", name: { kind: "Name", value: "lastDay" } },
          { kind: "Field", name: { kind: "Name", value: "registrationOpensAt" } },
          { kind: "Field", name: { kind: "Name", value: "registrationClosesAt" } },
          { kind: "Field", name: { kind: "Name", value: "registration" } },
          { kind: "Field", name: { kind: "Name", value: "registrationOpen" } },
          { kind: "Field", name: { kind: "Name", value: "state" } },
          { kind: "Field", name: { kind: "Name", value: "qualifyingRank" } },
          {
            kind: "Field",
            name: { kind: "Name", value: "notices" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "title" } },
                { kind: "Field", name: { kind: "Name", value: "description" } },
                { kind: "Field", name: { kind: "Name", value: "link" } },
              ],
            },
          },
          { kind: "Field", name: { kind: "Name", value: "updatedAt" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminEventsQuery, AdminEventsQueryVariables>;
export const PayableTeamsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "PayableTeams" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "search" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "String" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "batchId" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "ID" } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "line" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Int" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "payableTeams" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "eventSlug" },
                value: { kind: "Variable", name: { kind: "Name", value: "eventSlug" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "search" },
                value: { kind: "Variable", name: { kind: "Name", value: "search" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "batchId" },
                value: { kind: "Variable", name: { kind: "Name", value: "batchId" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "line" },
                value: { kind: "Variable", name: { kind: "Name", value: "line" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "teamId" } },
                { kind: "Field", name: { kind: "Name", value: "teamName" } },
                { kind: "Field", name: { kind: "Name", value: "reference" } },
                { kind: "Field", name: { kind: "Name", value: "people" } },
                { kind: "Field", name: { kind: "Name", value: "status" } },
                { kind: "Field", name: { kind: "Name", value: "amount" } },
                { kind: "Field", name: { kind: "Name", value: "transactionId" } },
                { kind: "Field", name: { kind: "Name", value: "hint" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PayableTeamsQuery, PayableTeamsQueryVariables>;
export const ChangePictureDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "ChangePicture" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "ChangePictureInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "changePicture" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "message" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "picture" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PictureFacts" } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PictureFacts" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UploadedPicture" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "place" } },
          { kind: "Field", name: { kind: "Name", value: "path" } },
          { kind: "Field", name: { kind: "Name", value: "alternativeText" } },
          { kind: "Field", name: { kind: "Name", value: "focusX" } },
          { kind: "Field", name: { kind: "Name", value: "focusY" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ChangePictureMutation, ChangePictureMutationVariables>;
export const UploadedPictureDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "UploadedPicture" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "uploadedPicture" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "id" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "FragmentSpread", name: { kind: "Name", value: "PictureFacts" } }],
            },
          },
        ],
      },
    },
    {
      kind: "FragmentDefinition",
      name: { kind: "Name", value: "PictureFacts" },
      typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UploadedPicture" } },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          { kind: "Field", name: { kind: "Name", value: "id" } },
          { kind: "Field", name: { kind: "Name", value: "place" } },
          { kind: "Field", name: { kind: "Name", value: "path" } },
          { kind: "Field", name: { kind: "Name", value: "alternativeText" } },
          { kind: "Field", name: { kind: "Name", value: "focusX" } },
          { kind: "Field", name: { kind: "Name", value: "focusY" } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UploadedPictureQuery, UploadedPictureQueryVariables>;
export const BeginExportDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "BeginExport" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "BeginExportInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "beginExport" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BeginExportMutation, BeginExportMutationVariables>;
export const DeleteViewDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "DeleteView" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "DeleteViewInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "deleteView" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteViewMutation, DeleteViewMutationVariables>;
export const RenameViewDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "RenameView" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "RenameViewInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "renameView" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RenameViewMutation, RenameViewMutationVariables>;
export const SaveViewDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "SaveView" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: {
            kind: "NonNullType",
            type: { kind: "NamedType", name: { kind: "Name", value: "SaveViewInput" } },
          },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "saveView" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveViewMutation, SaveViewMutationVariables>;
export const SavedViewsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "SavedViews" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "table" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "savedViews" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "table" },
                value: { kind: "Variable", name: { kind: "Name", value: "table" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "id" } },
                { kind: "Field", name: { kind: "Name", value: "name" } },
                { kind: "Field", name: { kind: "Name", value: "query" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;

type Variables<V> = Record<never, never> extends V ? { variables?: V } : { variables: V };
type Arguments<V, Options> = Record<never, never> extends V ? [options?: Options] : [options: Options];
type QueryOptions<D, V extends OperationVariables> =
  | Apollo.SkipToken
  | (Omit<Apollo.useQuery.Base.Options<D, V>, "returnPartialData" | "variables"> & Variables<V>);
type QueryResult<D, V extends OperationVariables> = Apollo.useQuery.Result<
  D,
  V,
  "complete" | "streaming" | "empty",
  Partial<V>
>;
// Only the call of a mutation takes variables, so that missing or wrong ones fail to type-check.
type MutationOptions<D, V extends OperationVariables> = Omit<Apollo.useMutation.Options<D, V>, "variables">;

export function useChangeEmailMutation(
  options?: MutationOptions<ChangeEmailMutation, ChangeEmailMutationVariables>,
) {
  return Apollo.useMutation(ChangeEmailDocument, options);
}

export function useChangePasswordMutation(
  options?: MutationOptions<ChangePasswordMutation, ChangePasswordMutationVariables>,
) {
  return Apollo.useMutation(ChangePasswordDocument, options);
}

export function useDeleteAccountMutation(
  options?: MutationOptions<DeleteAccountMutation, DeleteAccountMutationVariables>,
) {
  return Apollo.useMutation(DeleteAccountDocument, options);
}

export function useEndOtherSessionsMutation(
  options?: MutationOptions<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>,
) {
  return Apollo.useMutation(EndOtherSessionsDocument, options);
}

export function useEndSessionMutation(
  options?: MutationOptions<EndSessionMutation, EndSessionMutationVariables>,
) {
  return Apollo.useMutation(EndSessionDocument, options);
}

export function useRequestEmailChangeMutation(
  options?: MutationOptions<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>,
) {
  return Apollo.useMutation(RequestEmailChangeDocument, options);
}

export function useSessionsQuery(
  ...[options]: Arguments<SessionsQueryVariables, QueryOptions<SessionsQuery, SessionsQueryVariables>>
): QueryResult<SessionsQuery, SessionsQueryVariables> {
  return Apollo.useQuery(SessionsDocument, options);
}

export function useUpdateProfileMutation(
  options?: MutationOptions<UpdateProfileMutation, UpdateProfileMutationVariables>,
) {
  return Apollo.useMutation(UpdateProfileDocument, options);
}

export function useViewerQuery(
  ...[options]: Arguments<ViewerQueryVariables, QueryOptions<ViewerQuery, ViewerQueryVariables>>
): QueryResult<ViewerQuery, ViewerQueryVariables> {
  return Apollo.useQuery(ViewerDocument, options);
}

export function useCheckHandleProofMutation(
  options?: MutationOptions<CheckHandleProofMutation, CheckHandleProofMutationVariables>,
) {
  return Apollo.useMutation(CheckHandleProofDocument, options);
}

export function useHandleProofQuery(
  ...[options]: Arguments<
    HandleProofQueryVariables,
    QueryOptions<HandleProofQuery, HandleProofQueryVariables>
  >
): QueryResult<HandleProofQuery, HandleProofQueryVariables> {
  return Apollo.useQuery(HandleProofDocument, options);
}

export function useStartHandleProofMutation(
  options?: MutationOptions<StartHandleProofMutation, StartHandleProofMutationVariables>,
) {
  return Apollo.useMutation(StartHandleProofDocument, options);
}

export function useAddPasskeyMutation(
  options?: MutationOptions<AddPasskeyMutation, AddPasskeyMutationVariables>,
) {
  return Apollo.useMutation(AddPasskeyDocument, options);
}

export function useBeginTotpMutation(
  options?: MutationOptions<BeginTotpMutation, BeginTotpMutationVariables>,
) {
  return Apollo.useMutation(BeginTotpDocument, options);
}

export function useConfirmTotpMutation(
  options?: MutationOptions<ConfirmTotpMutation, ConfirmTotpMutationVariables>,
) {
  return Apollo.useMutation(ConfirmTotpDocument, options);
}

export function useNewRecoveryCodesMutation(
  options?: MutationOptions<NewRecoveryCodesMutation, NewRecoveryCodesMutationVariables>,
) {
  return Apollo.useMutation(NewRecoveryCodesDocument, options);
}

export function usePasskeyRegistrationOptionsMutation(
  options?: MutationOptions<PasskeyRegistrationOptionsMutation, PasskeyRegistrationOptionsMutationVariables>,
) {
  return Apollo.useMutation(PasskeyRegistrationOptionsDocument, options);
}

export function useRemovePasskeyMutation(
  options?: MutationOptions<RemovePasskeyMutation, RemovePasskeyMutationVariables>,
) {
  return Apollo.useMutation(RemovePasskeyDocument, options);
}

export function useRemoveTotpMutation(
  options?: MutationOptions<RemoveTotpMutation, RemoveTotpMutationVariables>,
) {
  return Apollo.useMutation(RemoveTotpDocument, options);
}

export function useRenamePasskeyMutation(
  options?: MutationOptions<RenamePasskeyMutation, RenamePasskeyMutationVariables>,
) {
  return Apollo.useMutation(RenamePasskeyDocument, options);
}

export function useSecondFactorsQuery(
  ...[options]: Arguments<
    SecondFactorsQueryVariables,
    QueryOptions<SecondFactorsQuery, SecondFactorsQueryVariables>
  >
): QueryResult<SecondFactorsQuery, SecondFactorsQueryVariables> {
  return Apollo.useQuery(SecondFactorsDocument, options);
}

export function useAdminViewerQuery(
  ...[options]: Arguments<
    AdminViewerQueryVariables,
    QueryOptions<AdminViewerQuery, AdminViewerQueryVariables>
  >
): QueryResult<AdminViewerQuery, AdminViewerQueryVariables> {
  return Apollo.useQuery(AdminViewerDocument, options);
}

export function useAuditActorsQuery(
  ...[options]: Arguments<
    AuditActorsQueryVariables,
    QueryOptions<AuditActorsQuery, AuditActorsQueryVariables>
  >
): QueryResult<AuditActorsQuery, AuditActorsQueryVariables> {
  return Apollo.useQuery(AuditActorsDocument, options);
}

export function useAuditEntriesQuery(
  ...[options]: Arguments<
    AuditEntriesQueryVariables,
    QueryOptions<AuditEntriesQuery, AuditEntriesQueryVariables>
  >
): QueryResult<AuditEntriesQuery, AuditEntriesQueryVariables> {
  return Apollo.useQuery(AuditEntriesDocument, options);
}

export function useBinEntriesQuery(
  ...[options]: Arguments<BinEntriesQueryVariables, QueryOptions<BinEntriesQuery, BinEntriesQueryVariables>>
): QueryResult<BinEntriesQuery, BinEntriesQueryVariables> {
  return Apollo.useQuery(BinEntriesDocument, options);
}

export function useDeleteFromBinMutation(
  options?: MutationOptions<DeleteFromBinMutation, DeleteFromBinMutationVariables>,
) {
  return Apollo.useMutation(DeleteFromBinDocument, options);
}

export function useCertificateBoardQuery(
  ...[options]: Arguments<
    CertificateBoardQueryVariables,
    QueryOptions<CertificateBoardQuery, CertificateBoardQueryVariables>
  >
): QueryResult<CertificateBoardQuery, CertificateBoardQueryVariables> {
  return Apollo.useQuery(CertificateBoardDocument, options);
}

export function useCertificateProgressQuery(
  ...[options]: Arguments<
    CertificateProgressQueryVariables,
    QueryOptions<CertificateProgressQuery, CertificateProgressQueryVariables>
  >
): QueryResult<CertificateProgressQuery, CertificateProgressQueryVariables> {
  return Apollo.useQuery(CertificateProgressDocument, options);
}

export function useIssueCertificatesMutation(
  options?: MutationOptions<IssueCertificatesMutation, IssueCertificatesMutationVariables>,
) {
  return Apollo.useMutation(IssueCertificatesDocument, options);
}

export function useReissueCertificateMutation(
  options?: MutationOptions<ReissueCertificateMutation, ReissueCertificateMutationVariables>,
) {
  return Apollo.useMutation(ReissueCertificateDocument, options);
}

export function useSaveCertificateLayoutMutation(
  options?: MutationOptions<SaveCertificateLayoutMutation, SaveCertificateLayoutMutationVariables>,
) {
  return Apollo.useMutation(SaveCertificateLayoutDocument, options);
}

export function useWithdrawCertificateMutation(
  options?: MutationOptions<WithdrawCertificateMutation, WithdrawCertificateMutationVariables>,
) {
  return Apollo.useMutation(WithdrawCertificateDocument, options);
}

export function useAddDeskSessionMutation(
  options?: MutationOptions<AddDeskSessionMutation, AddDeskSessionMutationVariables>,
) {
  return Apollo.useMutation(AddDeskSessionDocument, options);
}

export function useCheckInDeskQuery(
  ...[options]: Arguments<
    CheckInDeskQueryVariables,
    QueryOptions<CheckInDeskQuery, CheckInDeskQueryVariables>
  >
): QueryResult<CheckInDeskQuery, CheckInDeskQueryVariables> {
  return Apollo.useQuery(CheckInDeskDocument, options);
}

export function useCheckInsChangedSubscription(
  ...[options]: Arguments<
    CheckInsChangedSubscriptionVariables,
    | (Apollo.useSubscription.Options<CheckInsChangedSubscription, CheckInsChangedSubscriptionVariables> &
        Variables<CheckInsChangedSubscriptionVariables>)
    | Apollo.SkipToken
  >
) {
  return Apollo.useSubscription(
    CheckInsChangedDocument,
    options as
      | Apollo.useSubscription.Options<CheckInsChangedSubscription, CheckInsChangedSubscriptionVariables>
      | Apollo.SkipToken,
  );
}

export function useRemoveDeskSessionMutation(
  options?: MutationOptions<RemoveDeskSessionMutation, RemoveDeskSessionMutationVariables>,
) {
  return Apollo.useMutation(RemoveDeskSessionDocument, options);
}

export function useWalkInsQuery(
  ...[options]: Arguments<WalkInsQueryVariables, QueryOptions<WalkInsQuery, WalkInsQueryVariables>>
): QueryResult<WalkInsQuery, WalkInsQueryVariables> {
  return Apollo.useQuery(WalkInsDocument, options);
}

export function useContentTopicQuery(
  ...[options]: Arguments<
    ContentTopicQueryVariables,
    QueryOptions<ContentTopicQuery, ContentTopicQueryVariables>
  >
): QueryResult<ContentTopicQuery, ContentTopicQueryVariables> {
  return Apollo.useQuery(ContentTopicDocument, options);
}

export function useContentTopicsQuery(
  ...[options]: Arguments<
    ContentTopicsQueryVariables,
    QueryOptions<ContentTopicsQuery, ContentTopicsQueryVariables>
  >
): QueryResult<ContentTopicsQuery, ContentTopicsQueryVariables> {
  return Apollo.useQuery(ContentTopicsDocument, options);
}

export function useDiscardContentDraftMutation(
  options?: MutationOptions<DiscardContentDraftMutation, DiscardContentDraftMutationVariables>,
) {
  return Apollo.useMutation(DiscardContentDraftDocument, options);
}

export function usePublishContentMutation(
  options?: MutationOptions<PublishContentMutation, PublishContentMutationVariables>,
) {
  return Apollo.useMutation(PublishContentDocument, options);
}

export function useRemoveContentMutation(
  options?: MutationOptions<RemoveContentMutation, RemoveContentMutationVariables>,
) {
  return Apollo.useMutation(RemoveContentDocument, options);
}

export function useRestoreContentMutation(
  options?: MutationOptions<RestoreContentMutation, RestoreContentMutationVariables>,
) {
  return Apollo.useMutation(RestoreContentDocument, options);
}

export function useSaveContentDraftMutation(
  options?: MutationOptions<SaveContentDraftMutation, SaveContentDraftMutationVariables>,
) {
  return Apollo.useMutation(SaveContentDraftDocument, options);
}

export function useCreateEventMutation(
  options?: MutationOptions<CreateEventMutation, CreateEventMutationVariables>,
) {
  return Apollo.useMutation(CreateEventDocument, options);
}

export function useEventTeamsQuery(
  ...[options]: Arguments<EventTeamsQueryVariables, QueryOptions<EventTeamsQuery, EventTeamsQueryVariables>>
): QueryResult<EventTeamsQuery, EventTeamsQueryVariables> {
  return Apollo.useQuery(EventTeamsDocument, options);
}

export function useSetCurrentEventMutation(
  options?: MutationOptions<SetCurrentEventMutation, SetCurrentEventMutationVariables>,
) {
  return Apollo.useMutation(SetCurrentEventDocument, options);
}

export function useUpdateEventMutation(
  options?: MutationOptions<UpdateEventMutation, UpdateEventMutationVariables>,
) {
  return Apollo.useMutation(UpdateEventDocument, options);
}

export function useCancelMailingMutation(
  options?: MutationOptions<CancelMailingMutation, CancelMailingMutationVariables>,
) {
  return Apollo.useMutation(CancelMailingDocument, options);
}

export function useDeleteMailTemplateMutation(
  options?: MutationOptions<DeleteMailTemplateMutation, DeleteMailTemplateMutationVariables>,
) {
  return Apollo.useMutation(DeleteMailTemplateDocument, options);
}

export function useFailedMailsQuery(
  ...[options]: Arguments<
    FailedMailsQueryVariables,
    QueryOptions<FailedMailsQuery, FailedMailsQueryVariables>
  >
): QueryResult<FailedMailsQuery, FailedMailsQueryVariables> {
  return Apollo.useQuery(FailedMailsDocument, options);
}

export function useMailTemplatesQuery(
  ...[options]: Arguments<
    MailTemplatesQueryVariables,
    QueryOptions<MailTemplatesQuery, MailTemplatesQueryVariables>
  >
): QueryResult<MailTemplatesQuery, MailTemplatesQueryVariables> {
  return Apollo.useQuery(MailTemplatesDocument, options);
}

export function useMailingAudienceQuery(
  ...[options]: Arguments<
    MailingAudienceQueryVariables,
    QueryOptions<MailingAudienceQuery, MailingAudienceQueryVariables>
  >
): QueryResult<MailingAudienceQuery, MailingAudienceQueryVariables> {
  return Apollo.useQuery(MailingAudienceDocument, options);
}

export function useResendMailsMutation(
  options?: MutationOptions<ResendMailsMutation, ResendMailsMutationVariables>,
) {
  return Apollo.useMutation(ResendMailsDocument, options);
}

export function useRetryMailingMutation(
  options?: MutationOptions<RetryMailingMutation, RetryMailingMutationVariables>,
) {
  return Apollo.useMutation(RetryMailingDocument, options);
}

export function useSaveMailTemplateMutation(
  options?: MutationOptions<SaveMailTemplateMutation, SaveMailTemplateMutationVariables>,
) {
  return Apollo.useMutation(SaveMailTemplateDocument, options);
}

export function useScheduleMailingMutation(
  options?: MutationOptions<ScheduleMailingMutation, ScheduleMailingMutationVariables>,
) {
  return Apollo.useMutation(ScheduleMailingDocument, options);
}

export function useScheduledMailingsQuery(
  ...[options]: Arguments<
    ScheduledMailingsQueryVariables,
    QueryOptions<ScheduledMailingsQuery, ScheduledMailingsQueryVariables>
  >
): QueryResult<ScheduledMailingsQuery, ScheduledMailingsQueryVariables> {
  return Apollo.useQuery(ScheduledMailingsDocument, options);
}

export function useSendMailingMutation(
  options?: MutationOptions<SendMailingMutation, SendMailingMutationVariables>,
) {
  return Apollo.useMutation(SendMailingDocument, options);
}

export function useSendTestMailMutation(
  options?: MutationOptions<SendTestMailMutation, SendTestMailMutationVariables>,
) {
  return Apollo.useMutation(SendTestMailDocument, options);
}

export function useSentMailingQuery(
  ...[options]: Arguments<
    SentMailingQueryVariables,
    QueryOptions<SentMailingQuery, SentMailingQueryVariables>
  >
): QueryResult<SentMailingQuery, SentMailingQueryVariables> {
  return Apollo.useQuery(SentMailingDocument, options);
}

export function useSentMailingsQuery(
  ...[options]: Arguments<
    SentMailingsQueryVariables,
    QueryOptions<SentMailingsQuery, SentMailingsQueryVariables>
  >
): QueryResult<SentMailingsQuery, SentMailingsQueryVariables> {
  return Apollo.useQuery(SentMailingsDocument, options);
}

export function useAdminOverviewQuery(
  ...[options]: Arguments<
    AdminOverviewQueryVariables,
    QueryOptions<AdminOverviewQuery, AdminOverviewQueryVariables>
  >
): QueryResult<AdminOverviewQuery, AdminOverviewQueryVariables> {
  return Apollo.useQuery(AdminOverviewDocument, options);
}

export function usePaymentsWaitingQuery(
  ...[options]: Arguments<
    PaymentsWaitingQueryVariables,
    QueryOptions<PaymentsWaitingQuery, PaymentsWaitingQueryVariables>
  >
): QueryResult<PaymentsWaitingQuery, PaymentsWaitingQueryVariables> {
  return Apollo.useQuery(PaymentsWaitingDocument, options);
}

export function useStatementWarningsQuery(
  ...[options]: Arguments<
    StatementWarningsQueryVariables,
    QueryOptions<StatementWarningsQuery, StatementWarningsQueryVariables>
  >
): QueryResult<StatementWarningsQuery, StatementWarningsQueryVariables> {
  return Apollo.useQuery(StatementWarningsDocument, options);
}

export function useBookCashPaymentMutation(
  options?: MutationOptions<BookCashPaymentMutation, BookCashPaymentMutationVariables>,
) {
  return Apollo.useMutation(BookCashPaymentDocument, options);
}

export function useCancelRefundMutation(
  options?: MutationOptions<CancelRefundMutation, CancelRefundMutationVariables>,
) {
  return Apollo.useMutation(CancelRefundDocument, options);
}

export function useDecidePaymentMutation(
  options?: MutationOptions<DecidePaymentMutation, DecidePaymentMutationVariables>,
) {
  return Apollo.useMutation(DecidePaymentDocument, options);
}

export function useGivePlaceBackMutation(
  options?: MutationOptions<GivePlaceBackMutation, GivePlaceBackMutationVariables>,
) {
  return Apollo.useMutation(GivePlaceBackDocument, options);
}

export function useLedgerQuery(
  ...[options]: Arguments<LedgerQueryVariables, QueryOptions<LedgerQuery, LedgerQueryVariables>>
): QueryResult<LedgerQuery, LedgerQueryVariables> {
  return Apollo.useQuery(LedgerDocument, options);
}

export function usePaymentFiguresQuery(
  ...[options]: Arguments<
    PaymentFiguresQueryVariables,
    QueryOptions<PaymentFiguresQuery, PaymentFiguresQueryVariables>
  >
): QueryResult<PaymentFiguresQuery, PaymentFiguresQueryVariables> {
  return Apollo.useQuery(PaymentFiguresDocument, options);
}

export function usePaymentQueueChangedSubscription(
  ...[options]: Arguments<
    PaymentQueueChangedSubscriptionVariables,
    | (Apollo.useSubscription.Options<
        PaymentQueueChangedSubscription,
        PaymentQueueChangedSubscriptionVariables
      > &
        Variables<PaymentQueueChangedSubscriptionVariables>)
    | Apollo.SkipToken
  >
) {
  return Apollo.useSubscription(
    PaymentQueueChangedDocument,
    options as
      | Apollo.useSubscription.Options<
          PaymentQueueChangedSubscription,
          PaymentQueueChangedSubscriptionVariables
        >
      | Apollo.SkipToken,
  );
}

export function usePlaceOfTeamQuery(
  ...[options]: Arguments<
    PlaceOfTeamQueryVariables,
    QueryOptions<PlaceOfTeamQuery, PlaceOfTeamQueryVariables>
  >
): QueryResult<PlaceOfTeamQuery, PlaceOfTeamQueryVariables> {
  return Apollo.useQuery(PlaceOfTeamDocument, options);
}

export function useRecordRefundMutation(
  options?: MutationOptions<RecordRefundMutation, RecordRefundMutationVariables>,
) {
  return Apollo.useMutation(RecordRefundDocument, options);
}

export function useRefundsQuery(
  ...[options]: Arguments<RefundsQueryVariables, QueryOptions<RefundsQuery, RefundsQueryVariables>>
): QueryResult<RefundsQuery, RefundsQueryVariables> {
  return Apollo.useQuery(RefundsDocument, options);
}

export function useReportedPaymentQuery(
  ...[options]: Arguments<
    ReportedPaymentQueryVariables,
    QueryOptions<ReportedPaymentQuery, ReportedPaymentQueryVariables>
  >
): QueryResult<ReportedPaymentQuery, ReportedPaymentQueryVariables> {
  return Apollo.useQuery(ReportedPaymentDocument, options);
}

export function useReportedPaymentsQuery(
  ...[options]: Arguments<
    ReportedPaymentsQueryVariables,
    QueryOptions<ReportedPaymentsQuery, ReportedPaymentsQueryVariables>
  >
): QueryResult<ReportedPaymentsQuery, ReportedPaymentsQueryVariables> {
  return Apollo.useQuery(ReportedPaymentsDocument, options);
}

export function useRequestRefundMutation(
  options?: MutationOptions<RequestRefundMutation, RequestRefundMutationVariables>,
) {
  return Apollo.useMutation(RequestRefundDocument, options);
}

export function useRevertPaymentMutation(
  options?: MutationOptions<RevertPaymentMutation, RevertPaymentMutationVariables>,
) {
  return Apollo.useMutation(RevertPaymentDocument, options);
}

export function useAdminProfileQuery(
  ...[options]: Arguments<
    AdminProfileQueryVariables,
    QueryOptions<AdminProfileQuery, AdminProfileQueryVariables>
  >
): QueryResult<AdminProfileQuery, AdminProfileQueryVariables> {
  return Apollo.useQuery(AdminProfileDocument, options);
}

export function useStatisticsQuery(
  ...[options]: Arguments<StatisticsQueryVariables, QueryOptions<StatisticsQuery, StatisticsQueryVariables>>
): QueryResult<StatisticsQuery, StatisticsQueryVariables> {
  return Apollo.useQuery(StatisticsDocument, options);
}

export function useUpdateAdminProfileMutation(
  options?: MutationOptions<UpdateAdminProfileMutation, UpdateAdminProfileMutationVariables>,
) {
  return Apollo.useMutation(UpdateAdminProfileDocument, options);
}

export function useContestSourceQuery(
  ...[options]: Arguments<
    ContestSourceQueryVariables,
    QueryOptions<ContestSourceQuery, ContestSourceQueryVariables>
  >
): QueryResult<ContestSourceQuery, ContestSourceQueryVariables> {
  return Apollo.useQuery(ContestSourceDocument, options);
}

export function useDiscardRankingDraftMutation(
  options?: MutationOptions<DiscardRankingDraftMutation, DiscardRankingDraftMutationVariables>,
) {
  return Apollo.useMutation(DiscardRankingDraftDocument, options);
}

export function useDraftRankingsMutation(
  options?: MutationOptions<DraftRankingsMutation, DraftRankingsMutationVariables>,
) {
  return Apollo.useMutation(DraftRankingsDocument, options);
}

export function useEndLiveBoardMutation(
  options?: MutationOptions<EndLiveBoardMutation, EndLiveBoardMutationVariables>,
) {
  return Apollo.useMutation(EndLiveBoardDocument, options);
}

export function useEndPlaceMutation(options?: MutationOptions<EndPlaceMutation, EndPlaceMutationVariables>) {
  return Apollo.useMutation(EndPlaceDocument, options);
}

export function useFetchStandingsMutation(
  options?: MutationOptions<FetchStandingsMutation, FetchStandingsMutationVariables>,
) {
  return Apollo.useMutation(FetchStandingsDocument, options);
}

export function useLiveBoardQuery(
  ...[options]: Arguments<LiveBoardQueryVariables, QueryOptions<LiveBoardQuery, LiveBoardQueryVariables>>
): QueryResult<LiveBoardQuery, LiveBoardQueryVariables> {
  return Apollo.useQuery(LiveBoardDocument, options);
}

export function useOfferPlacesMutation(
  options?: MutationOptions<OfferPlacesMutation, OfferPlacesMutationVariables>,
) {
  return Apollo.useMutation(OfferPlacesDocument, options);
}

export function usePastResultsQuery(
  ...[options]: Arguments<
    PastResultsQueryVariables,
    QueryOptions<PastResultsQuery, PastResultsQueryVariables>
  >
): QueryResult<PastResultsQuery, PastResultsQueryVariables> {
  return Apollo.useQuery(PastResultsDocument, options);
}

export function usePlaceBoardQuery(
  ...[options]: Arguments<PlaceBoardQueryVariables, QueryOptions<PlaceBoardQuery, PlaceBoardQueryVariables>>
): QueryResult<PlaceBoardQuery, PlaceBoardQueryVariables> {
  return Apollo.useQuery(PlaceBoardDocument, options);
}

export function usePlacesChangedSubscription(
  ...[options]: Arguments<
    PlacesChangedSubscriptionVariables,
    | (Apollo.useSubscription.Options<PlacesChangedSubscription, PlacesChangedSubscriptionVariables> &
        Variables<PlacesChangedSubscriptionVariables>)
    | Apollo.SkipToken
  >
) {
  return Apollo.useSubscription(
    PlacesChangedDocument,
    options as
      | Apollo.useSubscription.Options<PlacesChangedSubscription, PlacesChangedSubscriptionVariables>
      | Apollo.SkipToken,
  );
}

export function usePublishRankingsMutation(
  options?: MutationOptions<PublishRankingsMutation, PublishRankingsMutationVariables>,
) {
  return Apollo.useMutation(PublishRankingsDocument, options);
}

export function useRankingBoardChangedSubscription(
  ...[options]: Arguments<
    RankingBoardChangedSubscriptionVariables,
    | (Apollo.useSubscription.Options<
        RankingBoardChangedSubscription,
        RankingBoardChangedSubscriptionVariables
      > &
        Variables<RankingBoardChangedSubscriptionVariables>)
    | Apollo.SkipToken
  >
) {
  return Apollo.useSubscription(
    RankingBoardChangedDocument,
    options as
      | Apollo.useSubscription.Options<
          RankingBoardChangedSubscription,
          RankingBoardChangedSubscriptionVariables
        >
      | Apollo.SkipToken,
  );
}

export function useRankingBoardQuery(
  ...[options]: Arguments<
    RankingBoardQueryVariables,
    QueryOptions<RankingBoardQuery, RankingBoardQueryVariables>
  >
): QueryResult<RankingBoardQuery, RankingBoardQueryVariables> {
  return Apollo.useQuery(RankingBoardDocument, options);
}

export function useRankingPublicationQuery(
  ...[options]: Arguments<
    RankingPublicationQueryVariables,
    QueryOptions<RankingPublicationQuery, RankingPublicationQueryVariables>
  >
): QueryResult<RankingPublicationQuery, RankingPublicationQueryVariables> {
  return Apollo.useQuery(RankingPublicationDocument, options);
}

export function useSaveLiveBoardMutation(
  options?: MutationOptions<SaveLiveBoardMutation, SaveLiveBoardMutationVariables>,
) {
  return Apollo.useMutation(SaveLiveBoardDocument, options);
}

export function useSavePastResultsMutation(
  options?: MutationOptions<SavePastResultsMutation, SavePastResultsMutationVariables>,
) {
  return Apollo.useMutation(SavePastResultsDocument, options);
}

export function useSavePlaceSettingsMutation(
  options?: MutationOptions<SavePlaceSettingsMutation, SavePlaceSettingsMutationVariables>,
) {
  return Apollo.useMutation(SavePlaceSettingsDocument, options);
}

export function useUndoRankingsMutation(
  options?: MutationOptions<UndoRankingsMutation, UndoRankingsMutationVariables>,
) {
  return Apollo.useMutation(UndoRankingsDocument, options);
}

export function useUnfreezeLiveBoardMutation(
  options?: MutationOptions<UnfreezeLiveBoardMutation, UnfreezeLiveBoardMutationVariables>,
) {
  return Apollo.useMutation(UnfreezeLiveBoardDocument, options);
}

export function useWithdrawPastResultsMutation(
  options?: MutationOptions<WithdrawPastResultsMutation, WithdrawPastResultsMutationVariables>,
) {
  return Apollo.useMutation(WithdrawPastResultsDocument, options);
}

export function useSiteSettingsQuery(
  ...[options]: Arguments<
    SiteSettingsQueryVariables,
    QueryOptions<SiteSettingsQuery, SiteSettingsQueryVariables>
  >
): QueryResult<SiteSettingsQuery, SiteSettingsQueryVariables> {
  return Apollo.useQuery(SiteSettingsDocument, options);
}

export function useUpdateSiteSettingsMutation(
  options?: MutationOptions<UpdateSiteSettingsMutation, UpdateSiteSettingsMutationVariables>,
) {
  return Apollo.useMutation(UpdateSiteSettingsDocument, options);
}

export function useAllocateLineMutation(
  options?: MutationOptions<AllocateLineMutation, AllocateLineMutationVariables>,
) {
  return Apollo.useMutation(AllocateLineDocument, options);
}

export function useBankLinesQuery(
  ...[options]: Arguments<BankLinesQueryVariables, QueryOptions<BankLinesQuery, BankLinesQueryVariables>>
): QueryResult<BankLinesQuery, BankLinesQueryVariables> {
  return Apollo.useQuery(BankLinesDocument, options);
}

export function useCommitStatementMutation(
  options?: MutationOptions<CommitStatementMutation, CommitStatementMutationVariables>,
) {
  return Apollo.useMutation(CommitStatementDocument, options);
}

export function useSetLineAsideMutation(
  options?: MutationOptions<SetLineAsideMutation, SetLineAsideMutationVariables>,
) {
  return Apollo.useMutation(SetLineAsideDocument, options);
}

export function useStatementBatchQuery(
  ...[options]: Arguments<
    StatementBatchQueryVariables,
    QueryOptions<StatementBatchQuery, StatementBatchQueryVariables>
  >
): QueryResult<StatementBatchQuery, StatementBatchQueryVariables> {
  return Apollo.useQuery(StatementBatchDocument, options);
}

export function useStatementBatchesQuery(
  ...[options]: Arguments<
    StatementBatchesQueryVariables,
    QueryOptions<StatementBatchesQuery, StatementBatchesQueryVariables>
  >
): QueryResult<StatementBatchesQuery, StatementBatchesQueryVariables> {
  return Apollo.useQuery(StatementBatchesDocument, options);
}

export function useStatementEventsQuery(
  ...[options]: Arguments<
    StatementEventsQueryVariables,
    QueryOptions<StatementEventsQuery, StatementEventsQueryVariables>
  >
): QueryResult<StatementEventsQuery, StatementEventsQueryVariables> {
  return Apollo.useQuery(StatementEventsDocument, options);
}

export function useUndoStatementBatchMutation(
  options?: MutationOptions<UndoStatementBatchMutation, UndoStatementBatchMutationVariables>,
) {
  return Apollo.useMutation(UndoStatementBatchDocument, options);
}

export function useDeleteTeamsMutation(
  options?: MutationOptions<DeleteTeamsMutation, DeleteTeamsMutationVariables>,
) {
  return Apollo.useMutation(DeleteTeamsDocument, options);
}

export function useImportTeamsMutation(
  options?: MutationOptions<ImportTeamsMutation, ImportTeamsMutationVariables>,
) {
  return Apollo.useMutation(ImportTeamsDocument, options);
}

export function useNoteTeamsMutation(
  options?: MutationOptions<NoteTeamsMutation, NoteTeamsMutationVariables>,
) {
  return Apollo.useMutation(NoteTeamsDocument, options);
}

export function useReplaceMemberMutation(
  options?: MutationOptions<ReplaceMemberMutation, ReplaceMemberMutationVariables>,
) {
  return Apollo.useMutation(ReplaceMemberDocument, options);
}

export function useUpdateTeamMutation(
  options?: MutationOptions<UpdateTeamMutation, UpdateTeamMutationVariables>,
) {
  return Apollo.useMutation(UpdateTeamDocument, options);
}

export function useAccountDeletionImpactsQuery(
  ...[options]: Arguments<
    AccountDeletionImpactsQueryVariables,
    QueryOptions<AccountDeletionImpactsQuery, AccountDeletionImpactsQueryVariables>
  >
): QueryResult<AccountDeletionImpactsQuery, AccountDeletionImpactsQueryVariables> {
  return Apollo.useQuery(AccountDeletionImpactsDocument, options);
}

export function useChangePeopleMutation(
  options?: MutationOptions<ChangePeopleMutation, ChangePeopleMutationVariables>,
) {
  return Apollo.useMutation(ChangePeopleDocument, options);
}

export function useDeleteUsersMutation(
  options?: MutationOptions<DeleteUsersMutation, DeleteUsersMutationVariables>,
) {
  return Apollo.useMutation(DeleteUsersDocument, options);
}

export function useSetGrantsMutation(
  options?: MutationOptions<SetGrantsMutation, SetGrantsMutationVariables>,
) {
  return Apollo.useMutation(SetGrantsDocument, options);
}

export function useUpdateUserMutation(
  options?: MutationOptions<UpdateUserMutation, UpdateUserMutationVariables>,
) {
  return Apollo.useMutation(UpdateUserDocument, options);
}

export function useGiveUpCertificateMutation(
  options?: MutationOptions<GiveUpCertificateMutation, GiveUpCertificateMutationVariables>,
) {
  return Apollo.useMutation(GiveUpCertificateDocument, options);
}

export function useMyCertificatesQuery(
  ...[options]: Arguments<
    MyCertificatesQueryVariables,
    QueryOptions<MyCertificatesQuery, MyCertificatesQueryVariables>
  >
): QueryResult<MyCertificatesQuery, MyCertificatesQueryVariables> {
  return Apollo.useQuery(MyCertificatesDocument, options);
}

export function useDeskPassQuery(
  ...[options]: Arguments<DeskPassQueryVariables, QueryOptions<DeskPassQuery, DeskPassQueryVariables>>
): QueryResult<DeskPassQuery, DeskPassQueryVariables> {
  return Apollo.useQuery(DeskPassDocument, options);
}

export function useRenewPassMutation(
  options?: MutationOptions<RenewPassMutation, RenewPassMutationVariables>,
) {
  return Apollo.useMutation(RenewPassDocument, options);
}

export function useTeamPassesQuery(
  ...[options]: Arguments<TeamPassesQueryVariables, QueryOptions<TeamPassesQuery, TeamPassesQueryVariables>>
): QueryResult<TeamPassesQuery, TeamPassesQueryVariables> {
  return Apollo.useQuery(TeamPassesDocument, options);
}

export function useMarkNotificationsReadMutation(
  options?: MutationOptions<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>,
) {
  return Apollo.useMutation(MarkNotificationsReadDocument, options);
}

export function useNotificationsChangedSubscription(
  ...[options]: Arguments<
    NotificationsChangedSubscriptionVariables,
    | (Apollo.useSubscription.Options<
        NotificationsChangedSubscription,
        NotificationsChangedSubscriptionVariables
      > &
        Variables<NotificationsChangedSubscriptionVariables>)
    | Apollo.SkipToken
  >
) {
  return Apollo.useSubscription(
    NotificationsChangedDocument,
    options as
      | Apollo.useSubscription.Options<
          NotificationsChangedSubscription,
          NotificationsChangedSubscriptionVariables
        >
      | Apollo.SkipToken,
  );
}

export function useNotificationsQuery(
  ...[options]: Arguments<
    NotificationsQueryVariables,
    QueryOptions<NotificationsQuery, NotificationsQueryVariables>
  >
): QueryResult<NotificationsQuery, NotificationsQueryVariables> {
  return Apollo.useQuery(NotificationsDocument, options);
}

export function useRemindersQuery(
  ...[options]: Arguments<RemindersQueryVariables, QueryOptions<RemindersQuery, RemindersQueryVariables>>
): QueryResult<RemindersQuery, RemindersQueryVariables> {
  return Apollo.useQuery(RemindersDocument, options);
}

export function useSetRemindersMutation(
  options?: MutationOptions<SetRemindersMutation, SetRemindersMutationVariables>,
) {
  return Apollo.useMutation(SetRemindersDocument, options);
}

export function useCorrectPaymentMutation(
  options?: MutationOptions<CorrectPaymentMutation, CorrectPaymentMutationVariables>,
) {
  return Apollo.useMutation(CorrectPaymentDocument, options);
}

export function useReceiptQuery(
  ...[options]: Arguments<ReceiptQueryVariables, QueryOptions<ReceiptQuery, ReceiptQueryVariables>>
): QueryResult<ReceiptQuery, ReceiptQueryVariables> {
  return Apollo.useQuery(ReceiptDocument, options);
}

export function useReportPaymentMutation(
  options?: MutationOptions<ReportPaymentMutation, ReportPaymentMutationVariables>,
) {
  return Apollo.useMutation(ReportPaymentDocument, options);
}

export function useSetRefundAccountMutation(
  options?: MutationOptions<SetRefundAccountMutation, SetRefundAccountMutationVariables>,
) {
  return Apollo.useMutation(SetRefundAccountDocument, options);
}

export function useTeamPaymentChangedSubscription(
  ...[options]: Arguments<
    TeamPaymentChangedSubscriptionVariables,
    | (Apollo.useSubscription.Options<
        TeamPaymentChangedSubscription,
        TeamPaymentChangedSubscriptionVariables
      > &
        Variables<TeamPaymentChangedSubscriptionVariables>)
    | Apollo.SkipToken
  >
) {
  return Apollo.useSubscription(
    TeamPaymentChangedDocument,
    options as
      | Apollo.useSubscription.Options<
          TeamPaymentChangedSubscription,
          TeamPaymentChangedSubscriptionVariables
        >
      | Apollo.SkipToken,
  );
}

export function useTeamPaymentQuery(
  ...[options]: Arguments<
    TeamPaymentQueryVariables,
    QueryOptions<TeamPaymentQuery, TeamPaymentQueryVariables>
  >
): QueryResult<TeamPaymentQuery, TeamPaymentQueryVariables> {
  return Apollo.useQuery(TeamPaymentDocument, options);
}

export function useTeamToPayQuery(
  ...[options]: Arguments<TeamToPayQueryVariables, QueryOptions<TeamToPayQuery, TeamToPayQueryVariables>>
): QueryResult<TeamToPayQuery, TeamToPayQueryVariables> {
  return Apollo.useQuery(TeamToPayDocument, options);
}

export function useWithdrawPaymentMutation(
  options?: MutationOptions<WithdrawPaymentMutation, WithdrawPaymentMutationVariables>,
) {
  return Apollo.useMutation(WithdrawPaymentDocument, options);
}

export function useNameInResultsQuery(
  ...[options]: Arguments<
    NameInResultsQueryVariables,
    QueryOptions<NameInResultsQuery, NameInResultsQueryVariables>
  >
): QueryResult<NameInResultsQuery, NameInResultsQueryVariables> {
  return Apollo.useQuery(NameInResultsDocument, options);
}

export function useSetNameInResultsMutation(
  options?: MutationOptions<SetNameInResultsMutation, SetNameInResultsMutationVariables>,
) {
  return Apollo.useMutation(SetNameInResultsDocument, options);
}

export function useAcceptInvitationMutation(
  options?: MutationOptions<AcceptInvitationMutation, AcceptInvitationMutationVariables>,
) {
  return Apollo.useMutation(AcceptInvitationDocument, options);
}

export function useAcceptMembershipMutation(
  options?: MutationOptions<AcceptMembershipMutation, AcceptMembershipMutationVariables>,
) {
  return Apollo.useMutation(AcceptMembershipDocument, options);
}

export function useAcceptPlaceMutation(
  options?: MutationOptions<AcceptPlaceMutation, AcceptPlaceMutationVariables>,
) {
  return Apollo.useMutation(AcceptPlaceDocument, options);
}

export function useAcceptRequestMutation(
  options?: MutationOptions<AcceptRequestMutation, AcceptRequestMutationVariables>,
) {
  return Apollo.useMutation(AcceptRequestDocument, options);
}

export function useAddMemberRecordMutation(
  options?: MutationOptions<AddMemberRecordMutation, AddMemberRecordMutationVariables>,
) {
  return Apollo.useMutation(AddMemberRecordDocument, options);
}

export function useAddMemberMutation(
  options?: MutationOptions<AddMemberMutation, AddMemberMutationVariables>,
) {
  return Apollo.useMutation(AddMemberDocument, options);
}

export function useCreateTeamMutation(
  options?: MutationOptions<CreateTeamMutation, CreateTeamMutationVariables>,
) {
  return Apollo.useMutation(CreateTeamDocument, options);
}

export function useDeclineInvitationMutation(
  options?: MutationOptions<DeclineInvitationMutation, DeclineInvitationMutationVariables>,
) {
  return Apollo.useMutation(DeclineInvitationDocument, options);
}

export function useDeclinePlaceMutation(
  options?: MutationOptions<DeclinePlaceMutation, DeclinePlaceMutationVariables>,
) {
  return Apollo.useMutation(DeclinePlaceDocument, options);
}

export function useDeclineRequestMutation(
  options?: MutationOptions<DeclineRequestMutation, DeclineRequestMutationVariables>,
) {
  return Apollo.useMutation(DeclineRequestDocument, options);
}

export function useDeleteTeamMutation(
  options?: MutationOptions<DeleteTeamMutation, DeleteTeamMutationVariables>,
) {
  return Apollo.useMutation(DeleteTeamDocument, options);
}

export function useEndInvitationLinkMutation(
  options?: MutationOptions<EndInvitationLinkMutation, EndInvitationLinkMutationVariables>,
) {
  return Apollo.useMutation(EndInvitationLinkDocument, options);
}

export function useInviteListedMutation(
  options?: MutationOptions<InviteListedMutation, InviteListedMutationVariables>,
) {
  return Apollo.useMutation(InviteListedDocument, options);
}

export function useInviteToTeamMutation(
  options?: MutationOptions<InviteToTeamMutation, InviteToTeamMutationVariables>,
) {
  return Apollo.useMutation(InviteToTeamDocument, options);
}

export function useJoinRequestsQuery(
  ...[options]: Arguments<
    JoinRequestsQueryVariables,
    QueryOptions<JoinRequestsQuery, JoinRequestsQueryVariables>
  >
): QueryResult<JoinRequestsQuery, JoinRequestsQueryVariables> {
  return Apollo.useQuery(JoinRequestsDocument, options);
}

export function useJoinTeamMutation(options?: MutationOptions<JoinTeamMutation, JoinTeamMutationVariables>) {
  return Apollo.useMutation(JoinTeamDocument, options);
}

export function useLeaveTeamMutation(
  options?: MutationOptions<LeaveTeamMutation, LeaveTeamMutationVariables>,
) {
  return Apollo.useMutation(LeaveTeamDocument, options);
}

export function useListMyselfMutation(
  options?: MutationOptions<ListMyselfMutation, ListMyselfMutationVariables>,
) {
  return Apollo.useMutation(ListMyselfDocument, options);
}

export function useListTeamMutation(options?: MutationOptions<ListTeamMutation, ListTeamMutationVariables>) {
  return Apollo.useMutation(ListTeamDocument, options);
}

export function useListedPeopleQuery(
  ...[options]: Arguments<
    ListedPeopleQueryVariables,
    QueryOptions<ListedPeopleQuery, ListedPeopleQueryVariables>
  >
): QueryResult<ListedPeopleQuery, ListedPeopleQueryVariables> {
  return Apollo.useQuery(ListedPeopleDocument, options);
}

export function useListedTeamsQuery(
  ...[options]: Arguments<
    ListedTeamsQueryVariables,
    QueryOptions<ListedTeamsQuery, ListedTeamsQueryVariables>
  >
): QueryResult<ListedTeamsQuery, ListedTeamsQueryVariables> {
  return Apollo.useQuery(ListedTeamsDocument, options);
}

export function useMyInvitationsQuery(
  ...[options]: Arguments<
    MyInvitationsQueryVariables,
    QueryOptions<MyInvitationsQuery, MyInvitationsQueryVariables>
  >
): QueryResult<MyInvitationsQuery, MyInvitationsQueryVariables> {
  return Apollo.useQuery(MyInvitationsDocument, options);
}

export function useMyListingsQuery(
  ...[options]: Arguments<MyListingsQueryVariables, QueryOptions<MyListingsQuery, MyListingsQueryVariables>>
): QueryResult<MyListingsQuery, MyListingsQueryVariables> {
  return Apollo.useQuery(MyListingsDocument, options);
}

export function useRemoveListingMutation(
  options?: MutationOptions<RemoveListingMutation, RemoveListingMutationVariables>,
) {
  return Apollo.useMutation(RemoveListingDocument, options);
}

export function useRemoveMemberMutation(
  options?: MutationOptions<RemoveMemberMutation, RemoveMemberMutationVariables>,
) {
  return Apollo.useMutation(RemoveMemberDocument, options);
}

export function useRenewInvitationLinkMutation(
  options?: MutationOptions<RenewInvitationLinkMutation, RenewInvitationLinkMutationVariables>,
) {
  return Apollo.useMutation(RenewInvitationLinkDocument, options);
}

export function useRequestToJoinMutation(
  options?: MutationOptions<RequestToJoinMutation, RequestToJoinMutationVariables>,
) {
  return Apollo.useMutation(RequestToJoinDocument, options);
}

export function useResendInvitationMutation(
  options?: MutationOptions<ResendInvitationMutation, ResendInvitationMutationVariables>,
) {
  return Apollo.useMutation(ResendInvitationDocument, options);
}

export function useTeamCalendarQuery(
  ...[options]: Arguments<
    TeamCalendarQueryVariables,
    QueryOptions<TeamCalendarQuery, TeamCalendarQueryVariables>
  >
): QueryResult<TeamCalendarQuery, TeamCalendarQueryVariables> {
  return Apollo.useQuery(TeamCalendarDocument, options);
}

export function useTeamChangedSubscription(
  ...[options]: Arguments<
    TeamChangedSubscriptionVariables,
    | (Apollo.useSubscription.Options<TeamChangedSubscription, TeamChangedSubscriptionVariables> &
        Variables<TeamChangedSubscriptionVariables>)
    | Apollo.SkipToken
  >
) {
  return Apollo.useSubscription(
    TeamChangedDocument,
    options as
      | Apollo.useSubscription.Options<TeamChangedSubscription, TeamChangedSubscriptionVariables>
      | Apollo.SkipToken,
  );
}

export function useTeamInvitationLinkQuery(
  ...[options]: Arguments<
    TeamInvitationLinkQueryVariables,
    QueryOptions<TeamInvitationLinkQuery, TeamInvitationLinkQueryVariables>
  >
): QueryResult<TeamInvitationLinkQuery, TeamInvitationLinkQueryVariables> {
  return Apollo.useQuery(TeamInvitationLinkDocument, options);
}

export function useTeamInvitationsQuery(
  ...[options]: Arguments<
    TeamInvitationsQueryVariables,
    QueryOptions<TeamInvitationsQuery, TeamInvitationsQueryVariables>
  >
): QueryResult<TeamInvitationsQuery, TeamInvitationsQueryVariables> {
  return Apollo.useQuery(TeamInvitationsDocument, options);
}

export function useTeamStatusQuery(
  ...[options]: Arguments<TeamStatusQueryVariables, QueryOptions<TeamStatusQuery, TeamStatusQueryVariables>>
): QueryResult<TeamStatusQuery, TeamStatusQueryVariables> {
  return Apollo.useQuery(TeamStatusDocument, options);
}

export function useTransferTeamMutation(
  options?: MutationOptions<TransferTeamMutation, TransferTeamMutationVariables>,
) {
  return Apollo.useMutation(TransferTeamDocument, options);
}

export function useUnlistMyselfMutation(
  options?: MutationOptions<UnlistMyselfMutation, UnlistMyselfMutationVariables>,
) {
  return Apollo.useMutation(UnlistMyselfDocument, options);
}

export function useUnlistTeamMutation(
  options?: MutationOptions<UnlistTeamMutation, UnlistTeamMutationVariables>,
) {
  return Apollo.useMutation(UnlistTeamDocument, options);
}

export function useUpdateHandleMutation(
  options?: MutationOptions<UpdateHandleMutation, UpdateHandleMutationVariables>,
) {
  return Apollo.useMutation(UpdateHandleDocument, options);
}

export function useUpdateMemberRecordMutation(
  options?: MutationOptions<UpdateMemberRecordMutation, UpdateMemberRecordMutationVariables>,
) {
  return Apollo.useMutation(UpdateMemberRecordDocument, options);
}

export function useWithdrawInvitationMutation(
  options?: MutationOptions<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>,
) {
  return Apollo.useMutation(WithdrawInvitationDocument, options);
}

export function useWithdrawRequestMutation(
  options?: MutationOptions<WithdrawRequestMutation, WithdrawRequestMutationVariables>,
) {
  return Apollo.useMutation(WithdrawRequestDocument, options);
}

export function useRestoreFromBinMutation(
  options?: MutationOptions<RestoreFromBinMutation, RestoreFromBinMutationVariables>,
) {
  return Apollo.useMutation(RestoreFromBinDocument, options);
}

export function useConfirmIdentityMutation(
  options?: MutationOptions<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>,
) {
  return Apollo.useMutation(ConfirmIdentityDocument, options);
}

export function usePasskeyProofOptionsMutation(
  options?: MutationOptions<PasskeyProofOptionsMutation, PasskeyProofOptionsMutationVariables>,
) {
  return Apollo.useMutation(PasskeyProofOptionsDocument, options);
}

export function useAdminEventsQuery(
  ...[options]: Arguments<
    AdminEventsQueryVariables,
    QueryOptions<AdminEventsQuery, AdminEventsQueryVariables>
  >
): QueryResult<AdminEventsQuery, AdminEventsQueryVariables> {
  return Apollo.useQuery(AdminEventsDocument, options);
}

export function usePayableTeamsQuery(
  ...[options]: Arguments<
    PayableTeamsQueryVariables,
    QueryOptions<PayableTeamsQuery, PayableTeamsQueryVariables>
  >
): QueryResult<PayableTeamsQuery, PayableTeamsQueryVariables> {
  return Apollo.useQuery(PayableTeamsDocument, options);
}

export function useChangePictureMutation(
  options?: MutationOptions<ChangePictureMutation, ChangePictureMutationVariables>,
) {
  return Apollo.useMutation(ChangePictureDocument, options);
}

export function useUploadedPictureQuery(
  ...[options]: Arguments<
    UploadedPictureQueryVariables,
    QueryOptions<UploadedPictureQuery, UploadedPictureQueryVariables>
  >
): QueryResult<UploadedPictureQuery, UploadedPictureQueryVariables> {
  return Apollo.useQuery(UploadedPictureDocument, options);
}

export function useBeginExportMutation(
  options?: MutationOptions<BeginExportMutation, BeginExportMutationVariables>,
) {
  return Apollo.useMutation(BeginExportDocument, options);
}

export function useDeleteViewMutation(
  options?: MutationOptions<DeleteViewMutation, DeleteViewMutationVariables>,
) {
  return Apollo.useMutation(DeleteViewDocument, options);
}

export function useRenameViewMutation(
  options?: MutationOptions<RenameViewMutation, RenameViewMutationVariables>,
) {
  return Apollo.useMutation(RenameViewDocument, options);
}

export function useSaveViewMutation(options?: MutationOptions<SaveViewMutation, SaveViewMutationVariables>) {
  return Apollo.useMutation(SaveViewDocument, options);
}

export function useSavedViewsQuery(
  ...[options]: Arguments<SavedViewsQueryVariables, QueryOptions<SavedViewsQuery, SavedViewsQueryVariables>>
): QueryResult<SavedViewsQuery, SavedViewsQueryVariables> {
  return Apollo.useQuery(SavedViewsDocument, options);
}
