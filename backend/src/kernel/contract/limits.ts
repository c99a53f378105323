/**
 * The fields that people fill in about themselves and may leave empty, each with its greatest length. Storing, reading, changing,
 * exporting and withholding them all follow this list; a column, an input, an answer or a form that lacks one does not compile.
 */
export const PERSONAL_LIMITS = {
  phone: 10,
  college: 160,
  universityRollNo: 40,
  codeforcesHandle: 40,
} as const;

/** Numbers that both sides of the wire enforce. Lengths are in characters (UTF-16 code units, as the browser counts). */
export const LIMITS = {
  /** The part before the first space; specified by the club. */
  firstNameMin: 2,
  nameMax: 120,
  /** RFC 5321 section 4.5.3.1.3: the longest path an SMTP server has to take. */
  emailMax: 254,
  /** A number in India without its country code. */
  phoneDigits: 10,
  /** The minimum is specified by the club; the maximum is enough for a sentence, and short enough to hash. */
  passwordMin: 8,
  passwordMax: 256,
  otpDigits: 6,
  /** What fits into a table and a mail. */
  teamNameMin: 2,
  teamNameMax: 50,
  teamNoteMax: 200,
  /** One leader plus at most two members. */
  teamSize: 3,
  addedMembers: 2,
  /** Invitations of one team that have no answer yet. */
  openInvitations: 10,
  /** The text by which a person who looks for a team, or a team that looks for people, introduces itself. */
  listingLineMin: 3,
  listingLineMax: 140,
  /** Requests to join teams of one event that one person has open. */
  openRequests: 5,
  /** What may be pasted as a handle: the address of a profile as well. */
  handleInputMax: 200,
  /** Deletions by one admin that need no confirmation, within the time that one holds. */
  freeDeletions: 3,
  /** Deletions in one request; one entry of the audit log can name that many. */
  deletedAtOnce: 200,
  /** Entries of the bin in its list, the newest. */
  listedInBin: 2000,
  /** What a session of an event is called: "Round 2, morning". */
  deskSessionNameMax: 60,
  /** People that a Superadmin ticks for one act. */
  peopleAtOnce: 500,
  /** Rows of a list that "Select all" selects: an event of 5,000 teams has 15,000 people. */
  selectedAtOnce: 20_000,
  /** A list of people as CSV. A request of an admin may have 2 MB. */
  peopleCsvMax: 1_500_000,
  /** Cells of a list that one request changes, and the characters of each; the rules of its column may allow fewer. */
  cellChanges: 2000,
  cellText: 1000,
  /** A list of teams as CSV, and its lines: each is several statements of one transaction. */
  teamsCsvMax: 200_000,
  teamsCsvLines: 600,
  rankingMax: 100_000,
  /** Teams in the results of a past year, and characters of their list. */
  pastResultsRows: 5000,
  pastResultsCsvMax: 1_000_000,
  /** Thirty days to answer the offer of a place. */
  replyHoursMax: 720,
  /** Teams that one ranking lists. */
  rankingRows: 1000,
  /** A pasted list of 1000 long names; a request may have 100 kB. */
  rankingCsvMax: 90_000,
  /** As wide as the columns of an event. */
  eventTitleMax: 120,
  eventSummaryMax: 300,
  venueMax: 200,
  imagePathMax: 255,
  linkMax: 500,
  /** A few pages; 10,000 characters are at most 40 kB in a column of 64 kB. */
  eventTextMax: 10_000,
  /** Rupees 100,000; far above any fee of a student club, far below what 32 bits hold. */
  feeMaxPaise: 10_000_000,
  eventTeamSizeMax: 10,
  notices: 20,
  reasonMax: 500,
  /** Why a Superadmin sees the site as a student: a few words. */
  viewReasonMax: 200,
  /** Why an item of a season's checklist is not needed. */
  seasonReasonMax: 200,
  /** People who become Superadmins, or are none any more, at once. */
  handedOver: 20,
  /** Years that accounts of people who do not come back, and lines of bank statements, are kept at least and at most. */
  cleanUpYearsMin: 1,
  cleanUpYearsMax: 10,
  /** Contact form: the phone number is free text; a message of a few pages. */
  contactPhoneMax: 40,
  contactMessageMax: 5000,
  /** A mail to teams: a subject that phones show in one piece, a text of a page or two. */
  mailSubjectMax: 150,
  mailTextMax: 5000,
  /** With its placeholders filled in; the subject's column, and a quarter of what the sealed text's column holds. */
  mailFilledSubjectMax: 200,
  mailFilledTextMax: 10_000,
  /** Teams named one by one in one mailing. */
  mailTeams: 500,
  mailUsers: 500,
  /** Wordings that the club keeps for mails. */
  mailTemplates: 50,
  /** Views of tables that one person keeps, and what one of them holds. */
  savedViews: 50,
  viewNameMax: 40,
  viewQueryMax: 1000,
  mailTemplateNameMax: 60,
  /** Endpoints that are notified of changes. The limit exists because each gets a row of its own for every change. */
  webhooks: 10,
  webhookDescriptionMax: 120,
  feeds: 50,
  feedNameMax: 60,
  mailRecipients: 5000,
  resentAtOnce: 500,
  tokenMax: 2048,
  /** A browser's answer for a passkey, as JSON: a credential's id of 1023 bytes, and an attestation with certificates. */
  passkeyJsonMax: 16_000,
  passkeyNameMax: 60,
  passkeys: 10,
} as const;

/** Spans of time that both sides show or enforce, in seconds. */
export const SECONDS = {
  accessToken: 15 * 60,
  otpLifetime: 10 * 60,
  otpResend: 60,
  /** How long a verified code may wait for the form to be sent. */
  proofToken: 30 * 60,
  /** How long the second step of a log-in may take, and setting one up. */
  logInTicket: 5 * 60,
  factorSetup: 10 * 60,
  /** How long something may be submitted that proves a handle, and how long Codeforces may be asked about it (ADR 69). */
  handleSubmission: 5 * 60,
  handleChallenge: 30 * 60,
  /** How long a browser stays known after a log-in (ADR 34). */
  knownDevice: 365 * 24 * 3600,
  refreshIdle: 24 * 3600,
  refreshAbsolute: 7 * 24 * 3600,
  /** Sessions of people with access to the admin area are shorter (docs/rules.md, "Sessions and limits"). */
  adminRefreshIdle: 30 * 60,
  adminRefreshAbsolute: 8 * 3600,
  /** How long "Confirm it is you" is valid; OWASP ASVS 5 requires it before sensitive acts (7.5). */
  confirmation: 10 * 60,
  /** How long "See as this student" lasts; nothing prolongs it (ADR 83). */
  studentView: 15 * 60,
} as const;
