/**
 * The optional fields that people fill in about themselves, each with its maximum length. Storing, reading, changing,
 * exporting and withholding these fields all follow this list. A column, an input, an answer or a form that lacks a
 * field does not compile.
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
  /** The length of the part before the first space, as specified by the club. */
  firstNameMin: 2,
  nameMax: 120,
  /** The longest path that an SMTP server must accept (RFC 5321, section 4.5.3.1.3). */
  emailMax: 254,
  /** The digits of a phone number in India without its country code. */
  phoneDigits: 10,
  /** The club specified the minimum. The maximum allows a sentence, and is short enough to hash. */
  passwordMin: 8,
  passwordMax: 256,
  otpDigits: 6,
  /** Lengths that fit into a table and a mail. */
  teamNameMin: 2,
  teamNameMax: 50,
  teamNoteMax: 200,
  /** People in a team: one leader and at most two added members. */
  teamSize: 3,
  addedMembers: 2,
  /** Unanswered invitations of one team. */
  openInvitations: 10,
  /** The length of the text with which a person or a team introduces itself in a listing. */
  listingLineMin: 3,
  listingLineMax: 140,
  /** Open requests of one person to join teams of one event. */
  openRequests: 5,
  /** The length of a pasted handle, which may be the address of a profile. */
  handleInputMax: 200,
  /** Deletions that an admin may make without a confirmation, within the time for which a confirmation is valid. */
  freeDeletions: 3,
  /** Deletions in one request. One entry of the audit log can name this many. */
  deletedAtOnce: 200,
  /** Entries in the list of the bin. The list shows the newest. */
  listedInBin: 2000,
  /** The length of the name of an event's session, such as "Round 2, morning". */
  deskSessionNameMax: 60,
  /** People that a Superadmin can select for one act. */
  peopleAtOnce: 500,
  /** Rows that "Select all" selects. An event of 5,000 teams has 15,000 people. */
  selectedAtOnce: 20_000,
  /** Characters of a list of people as CSV. An admin's request may have 2 MB. */
  peopleCsvMax: 1_500_000,
  /**
   * Cells of a list that one request can change, and the characters of a cell. A column's own rule may allow fewer
   * characters.
   */
  cellChanges: 2000,
  cellText: 1000,
  /** Characters and lines of a list of teams as CSV. Each line takes several statements of one transaction. */
  teamsCsvMax: 200_000,
  teamsCsvLines: 600,
  rankingMax: 100_000,
  /** Teams in the results of a past year, and characters of their list. */
  pastResultsRows: 5000,
  pastResultsCsvMax: 1_000_000,
  /** Hours for answering the offer of a place: 30 days. */
  replyHoursMax: 720,
  /** Teams in one ranking. */
  rankingRows: 1000,
  /** Characters of a pasted ranking, enough for 1000 long names. A request may have 100 kB. */
  rankingCsvMax: 90_000,
  /** The lengths of the columns of an event. */
  eventTitleMax: 120,
  eventSummaryMax: 300,
  venueMax: 200,
  imagePathMax: 255,
  linkMax: 500,
  /** The length of a text of a few pages. 10,000 characters take at most 40 kB of a column's 64 kB. */
  eventTextMax: 10_000,
  /** The highest fee: ₹100,000. A student club's fee is far lower, and 32 bits hold far more. */
  feeMaxPaise: 10_000_000,
  eventTeamSizeMax: 10,
  notices: 20,
  reasonMax: 500,
  /** The length of a Superadmin's reason for a student view. */
  viewReasonMax: 200,
  /** The length of the reason why an item of a season's checklist is not needed. */
  seasonReasonMax: 200,
  /** People who can become Superadmins, or lose this role, in one request. */
  handedOver: 20,
  /**
   * Minimum and maximum years for which accounts of people who do not come back, and lines of bank statements, are
   * kept.
   */
  cleanUpYearsMin: 1,
  cleanUpYearsMax: 10,
  /** Lengths in the contact form: a phone number as free text, and a message of a few pages. */
  contactPhoneMax: 40,
  contactMessageMax: 5000,
  /** Lengths of a mail to teams: a subject that phones show in full, and a text of a page or two. */
  mailSubjectMax: 150,
  mailTextMax: 5000,
  /**
   * Lengths of a mail with its placeholders filled in: the size of the subject's column, and a quarter of the size of
   * the sealed text's column.
   */
  mailFilledSubjectMax: 200,
  mailFilledTextMax: 10_000,
  /** Teams, or users, that one mailing can name individually. */
  mailTeams: 500,
  mailUsers: 500,
  /** Mail templates of the club. */
  mailTemplates: 50,
  /** Saved views of tables per person, and the lengths of a view's name and query. */
  savedViews: 50,
  viewNameMax: 40,
  viewQueryMax: 1000,
  mailTemplateNameMax: 60,
  /** Webhook endpoints. The limit exists because every change stores a row for each endpoint. */
  webhooks: 10,
  webhookDescriptionMax: 120,
  feeds: 50,
  feedNameMax: 60,
  mailRecipients: 5000,
  resentAtOnce: 500,
  tokenMax: 2048,
  /**
   * The length of a browser's answer for a passkey, as JSON: a credential's id of 1023 bytes, and an attestation with
   * certificates.
   */
  passkeyJsonMax: 16_000,
  passkeyNameMax: 60,
  passkeys: 10,
} as const;

/** Durations in seconds that the server and the browser show or enforce. */
export const SECONDS = {
  accessToken: 15 * 60,
  otpLifetime: 10 * 60,
  otpResend: 60,
  /** The time from verifying a code until the form must be sent. */
  proofToken: 30 * 60,
  /** The time for the second step of a log-in, and for setting up a second factor. */
  logInTicket: 5 * 60,
  factorSetup: 10 * 60,
  /** The time for submitting a handle's proof, and for asking Codeforces about the proof (ADR 69). */
  handleSubmission: 5 * 60,
  handleChallenge: 30 * 60,
  /** The time for which a browser stays known after a log-in (ADR 34). */
  knownDevice: 365 * 24 * 3600,
  refreshIdle: 24 * 3600,
  refreshAbsolute: 7 * 24 * 3600,
  /** Shorter lifetimes for sessions of people with access to the admin area (docs/rules.md, "Sessions and limits"). */
  adminRefreshIdle: 30 * 60,
  adminRefreshAbsolute: 8 * 3600,
  /**
   * The time for which "Confirm it is you" is valid. OWASP ASVS 5 requires a confirmation before sensitive acts (7.5).
   */
  confirmation: 10 * 60,
  /** The duration of a student view, which nothing prolongs (ADR 83). */
  studentView: 15 * 60,
} as const;
