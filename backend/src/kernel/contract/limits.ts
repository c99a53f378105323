/**
 * The optional fields that people fill in about themselves, each with its maximum length. Everything that stores,
 * reads, changes, exports or withholds these fields uses this list. A column, input, answer or form that lacks a field
 * does not compile.
 */
export const PERSONAL_LIMITS = {
  phone: 10,
  college: 160,
  universityRollNo: 40,
  codeforcesHandle: 40,
} as const;

/**
 * Limits that the server and the browser both enforce. Lengths are in characters (UTF-16 code units, as browsers
 * count).
 */
export const LIMITS = {
  /** Minimum length of the part before the first space, as specified by the club. */
  firstNameMin: 2,
  nameMax: 120,
  /**
   * Maximum length of an address in SMTP. A path has at most 256 octets, including the angle brackets (RFC 5321,
   * section 4.5.3.1.3).
   */
  emailMax: 254,
  /** Length of a phone number in India without its country code. */
  phoneDigits: 10,
  /**
   * The club specified the minimum. The maximum is long enough for a sentence, and limits the text that the server
   * hashes.
   */
  passwordMin: 8,
  passwordMax: 256,
  otpDigits: 6,
  /** The maximum fits into a table and a mail. */
  teamNameMin: 2,
  teamNameMax: 50,
  teamNoteMax: 200,
  /**
   * The usual maximum number of people in a team: one leader and two added members. An event can set another maximum,
   * up to `eventTeamSizeMax`.
   */
  teamSize: 3,
  addedMembers: 2,
  /** Maximum number of unanswered invitations per team. */
  openInvitations: 10,
  /** Length of a person's or team's introduction in a listing. */
  listingLineMin: 3,
  listingLineMax: 140,
  /** Maximum number of a person's open requests to join teams of one event. */
  openRequests: 5,
  /** Maximum length of a pasted handle, which may be a profile's address. */
  handleInputMax: 200,
  /**
   * Number of deletions that an admin may make within ten minutes (`SECONDS.confirmation`) without confirming their
   * identity.
   */
  freeDeletions: 3,
  /** Maximum number of deletions in one request: as many as one entry of the audit log can name. */
  deletedAtOnce: 200,
  /** Maximum number of entries that the bin lists, newest first. */
  listedInBin: 2000,
  /** Maximum length of the name of an event's session, such as "Round 2, morning". */
  deskSessionNameMax: 60,
  /** Maximum number of people that a Superadmin can select for one action. */
  peopleAtOnce: 500,
  /** Maximum number of rows that "Select all" selects. An event of 5,000 teams has 15,000 people. */
  selectedAtOnce: 20_000,
  /**
   * Maximum length, in characters, of a list of people as CSV. The list takes at most 4.5 MB in UTF-8, below the 6 MB
   * of an admin's request (`ADMIN_BODY_LIMIT`).
   */
  peopleCsvMax: 1_500_000,
  /**
   * Maximum number of cells that one request can change in a list, and maximum length of a cell. A column's own rule
   * may allow fewer characters.
   */
  cellChanges: 2000,
  cellText: 1000,
  /**
   * Maximum length and number of lines of a list of teams as CSV. Keeps the transaction short, because each line takes
   * several statements.
   */
  teamsCsvMax: 200_000,
  teamsCsvLines: 600,
  rankingMax: 100_000,
  /** Maximum number of teams in a past year's results, and maximum length of their list. */
  pastResultsRows: 5000,
  pastResultsCsvMax: 1_000_000,
  /** Maximum number of hours to answer the offer of a place: 30 days. */
  replyHoursMax: 720,
  /** Maximum number of teams in a ranking. */
  rankingRows: 1000,
  /** Maximum length of a pasted ranking, enough for 1000 long names. */
  rankingCsvMax: 90_000,
  /** Maximum lengths of an event's columns. */
  eventTitleMax: 120,
  eventSummaryMax: 300,
  venueMax: 200,
  imagePathMax: 255,
  linkMax: 500,
  /** Maximum length of a text of a few pages. 10,000 characters take at most 30 kB of a column's 64 kB. */
  eventTextMax: 10_000,
  /** Maximum fee: ₹100,000. A student club's fee is far lower, and 32 bits can store far more. */
  feeMaxPaise: 10_000_000,
  eventTeamSizeMax: 10,
  notices: 20,
  reasonMax: 500,
  /** Maximum length of a Superadmin's reason for a student view. */
  viewReasonMax: 200,
  /** Maximum length of the reason why a season's checklist item is not needed. */
  seasonReasonMax: 200,
  /** Maximum number of people who can become Superadmins, or lose this role, in one request. */
  handedOver: 20,
  /** Minimum and maximum number of years for which bank statement lines and unused accounts are kept. */
  cleanUpYearsMin: 1,
  cleanUpYearsMax: 10,
  /** Maximum lengths in the contact form: a phone number as free text, and a message of a few pages. */
  contactPhoneMax: 40,
  contactMessageMax: 5000,
  /** Maximum lengths of a mail to teams: its subject, and a text of a page or two. */
  mailSubjectMax: 150,
  mailTextMax: 5000,
  /**
   * Maximum lengths of a mail with its placeholders filled in. The subject's column has 200 characters. The encrypted
   * text must fit into 64 kB.
   */
  mailFilledSubjectMax: 200,
  mailFilledTextMax: 10_000,
  /** Maximum number of teams, or of users, that one mailing can name individually. */
  mailTeams: 500,
  mailUsers: 500,
  /** Maximum number of the club's mail templates. */
  mailTemplates: 50,
  /** Maximum number of saved table views per person, and maximum lengths of a view's name and query. */
  savedViews: 50,
  viewNameMax: 40,
  viewQueryMax: 1000,
  mailTemplateNameMax: 60,
  /** Maximum number of webhook endpoints. Each reported change stores one row per endpoint. */
  webhooks: 10,
  webhookDescriptionMax: 120,
  feeds: 50,
  feedNameMax: 60,
  mailRecipients: 5000,
  resentAtOnce: 500,
  tokenMax: 2048,
  /**
   * Maximum length of a browser's passkey response, as JSON. The response contains a credential id of up to 1023 bytes
   * and an attestation with certificates.
   */
  passkeyJsonMax: 16_000,
  passkeyNameMax: 60,
  passkeys: 10,
} as const;

/** Durations in seconds that the server or the browser shows or enforces. */
export const SECONDS = {
  accessToken: 15 * 60,
  otpLifetime: 10 * 60,
  otpResend: 60,
  /** Time to send the form after verifying a code. */
  proofToken: 30 * 60,
  /** Time for the second step of a log-in, and for setting up a second factor. */
  logInTicket: 5 * 60,
  factorSetup: 10 * 60,
  /** Time from the start of a handle's challenge: to send the submission, and to have the proof checked (ADR 69). */
  handleSubmission: 5 * 60,
  handleChallenge: 30 * 60,
  /** Time for which a browser stays known after a log-in (ADR 34). */
  knownDevice: 365 * 24 * 3600,
  refreshIdle: 24 * 3600,
  refreshAbsolute: 7 * 24 * 3600,
  /** Shorter lifetimes for sessions of people with access to the admin area (docs/rules.md, "Sessions and limits"). */
  adminRefreshIdle: 30 * 60,
  adminRefreshAbsolute: 8 * 3600,
  /** Validity of "Confirm it is you". OWASP ASVS 5 requires a confirmation before sensitive actions (7.5). */
  confirmation: 10 * 60,
  /** Duration of a student view, which cannot be extended (ADR 83). */
  studentView: 15 * 60,
} as const;
