import type { Grant, Holder } from "./grants.js";
import { Role } from "./roles.js";

/**
 * The grants that allow each operation of the admin area. Superadmins may do everything, also where the list is empty.
 * The resolvers' guards (app/graphql/schema.ts), the routes' `access`, the services' `requirePermission`, the admin
 * area's screens and app/testing/policy.ts use this table. A REST route's `access` is its operation's name (ADR 38).
 */
export const ACCESS = {
  // Payments and bank statements.
  reportedPayments: ["treasurer", "reader"],
  reportedPayment: ["treasurer", "reader"],
  paymentsPage: ["treasurer", "reader"],
  paymentQueueChanged: ["treasurer", "reader"],
  decidePayment: ["treasurer"],
  bankLines: ["treasurer"],
  payableTeams: ["treasurer"],
  allocateLine: ["treasurer"],
  setLineAside: ["treasurer"],
  revertSurplus: ["treasurer"],
  // Helpers at the desk record cash, and see only the team data needed for this. The treasurer confirms the cash.
  cashTeams: ["desk"],
  noteCash: ["desk"],
  cashSlips: ["treasurer"],
  confirmCashSlip: ["treasurer"],
  discardCashSlip: ["treasurer"],
  bookCashPayment: ["treasurer"],
  revertPayment: ["treasurer"],
  refunds: ["treasurer"],
  requestRefund: ["treasurer"],
  cancelRefund: ["treasurer"],
  recordRefund: ["treasurer"],
  paymentFigures: ["treasurer", "reader"],
  ledger: ["treasurer", "reader"],
  statementBatches: ["treasurer", "reader"],
  statementBatch: ["treasurer", "reader"],
  statementWarnings: ["treasurer", "reader"],
  inspectStatement: ["treasurer"],
  previewStatement: ["treasurer"],
  commitStatement: ["treasurer"],
  undoStatementBatch: ["treasurer"],

  // Rankings. Only people who prepare rankings see unpublished rankings. The list of teams shows published rankings.
  rankingBoard: ["contest"],
  rankingPreview: ["contest"],
  rankingPublication: ["contest"],
  rankingBoardChanged: ["contest"],
  draftRankings: ["contest"],
  publishRankings: ["contest"],
  discardRankingDraft: ["contest"],
  undoRankings: ["contest"],
  contestSource: ["contest"],
  eventHandles: ["contest"],
  fetchStandings: ["contest"],
  pastResults: ["contest"],
  previewPastResults: ["contest"],
  savePastResults: ["contest"],
  withdrawPastResults: ["contest"],
  liveBoard: ["contest"],
  saveLiveBoard: ["contest"],
  unfreezeLiveBoard: ["contest"],
  endLiveBoard: ["contest"],
  placeBoard: ["contest", "treasurer"],
  placePlan: ["contest"],
  placesChanged: ["contest", "treasurer"],
  savePlaceSettings: ["contest"],
  offerPlaces: ["contest"],
  endPlace: ["contest"],
  // For treasurers too, because they decide about payments that were reported after the deadline.
  placeOfTeam: ["contest", "treasurer", "reader"],
  givePlaceBack: ["contest", "treasurer"],

  // Certificates.
  certificateBoard: ["contest"],
  certificatePicture: ["contest"],
  saveCertificateLayout: ["contest"],
  previewCertificates: ["contest"],
  issueCertificates: ["contest"],
  printCertificates: ["contest"],
  withdrawCertificate: ["contest"],
  reissueCertificate: ["contest"],

  // Teams and people. Lists search and sort only by data that the reader may see.
  teams: ["desk", "reader"],
  teamsPage: ["desk", "reader"],
  allUsers: ["desk", "reader"],
  users: ["desk", "reader"],
  updateTeam: [],
  noteTeams: [],
  teamNotes: [],
  changeTeams: [],
  replaceMember: [],
  previewTeams: [],
  importTeams: [],
  accountDeletionImpacts: [],
  updateUser: [],
  previewPeople: [],
  changePeople: [],
  setGrants: [],
  startStudentView: [],
  endStudentView: [],
  deleteUser: [],
  deleteUsers: [],
  deleteTeams: [],
  binEntries: [],
  restoreFromBin: [],
  deleteFromBin: [],

  // Closing a season: the checklist, the hand-over and the automatic clean-up.
  seasonChecklist: [],
  markSeasonItem: [],
  seasonPeople: [],
  handOver: [],
  cleanUpRules: [],
  cleanUpPreview: [],
  saveCleanUpRules: [],

  // The caller's own views of the admin area's tables.
  savedViews: ["treasurer", "contest", "desk", "content", "reader"],
  saveView: ["treasurer", "contest", "desk", "content", "reader"],
  renameView: ["treasurer", "contest", "desk", "content", "reader"],
  deleteView: ["treasurer", "contest", "desk", "content", "reader"],

  // Recognising the columns of a list from a spreadsheet.
  listColumns: ["contest", "content"],

  // An event's desk. Phones store the list of the event's people. Treasurers see who was let in without paying.
  checkInDesk: ["desk", "treasurer", "reader"],
  checkInsChanged: ["desk", "treasurer", "reader"],
  walkIns: ["desk", "treasurer", "reader"],
  checkInList: ["desk"],
  checkInChanges: ["desk"],
  checkIn: ["desk"],
  revertCheckIn: ["desk"],
  addDeskSession: ["desk"],
  removeDeskSession: ["desk"],

  // Events and their notices, which everyone may read. With the content grant, a person may change only an event's
  // texts (ADR 76). All other fields are the event's facts. Only Superadmins may change these, because a wrong fee or
  // date does as much harm as a wrong bank account.
  createEvent: [],
  updateEvent: ["content"],
  decideEventFacts: [],
  setCurrentEvent: [],
  deleteEvent: [],

  // Content of the public pages.
  contentTopics: ["content"],
  contentTopic: ["content"],
  contentPreview: ["content"],
  batchPeople: ["content"],
  saveContentDraft: ["content"],
  discardContentDraft: ["content"],
  publishContent: ["content"],
  publishContents: ["content"],
  accentShades: ["content"],
  restoreContent: ["content"],
  removeContent: ["content"],
  samples: [],
  removeSamples: [],
  uploadPicture: ["content"],
  changePicture: ["content"],
  uploadedPicture: ["content"],

  // Starting the export of a whole list, for everyone who may read it. Exports need a confirmation and are recorded.
  beginExport: ["treasurer", "desk", "reader"],

  // The first screen. All users of the admin area see an event's figures, and the open items in the lists that they may
  // read.
  adminOverview: ["treasurer", "contest", "desk", "content", "reader"],

  // Mailings, statistics and the audit log.
  mailingAudience: [],
  sentMailings: [],
  sentMailing: [],
  sendMailing: [],
  retryMailing: [],
  mailTemplates: [],
  saveMailTemplate: [],
  deleteMailTemplate: [],
  sendTestMail: [],
  scheduledMailings: [],
  scheduleMailing: [],
  cancelMailing: [],
  failedMails: [],
  resendMails: [],
  statistics: [],
  auditEntries: [],
  auditActors: [],

  // Webhooks, and feeds for spreadsheets. A feed contains only data that its creator may see.
  webhooks: [],
  webhookDeliveries: [],
  webhookDelivery: [],
  createWebhook: [],
  updateWebhook: [],
  rotateWebhookSecret: [],
  deleteWebhook: [],
  testWebhook: [],
  replayWebhook: [],
  replayFailedWebhooks: [],
  spreadsheetFeeds: ["treasurer", "reader"],
  createSpreadsheetFeed: ["treasurer", "reader"],
  endSpreadsheetFeed: ["treasurer", "reader"],

  // Personal data in lists: full e-mail addresses, and all other data (phone number, college and roll number).
  readEmails: ["treasurer", "desk"],
  readPersonalData: ["desk"],
} as const satisfies Record<string, readonly Grant[]>;

/** The name of an operation, or of a kind of personal data, that requires a permission. */
export type Permission = keyof typeof ACCESS;

export function isPermission(name: string): name is Permission {
  return Object.hasOwn(ACCESS, name);
}

/** Checks whether a user has a permission, either by a grant or as a Superadmin. */
export function isPermitted({ role, grants }: Holder, permission: Permission): boolean {
  const givenBy: readonly Grant[] = ACCESS[permission];
  return role === Role.Superadmin || givenBy.some((grant) => grants.includes(grant));
}

/** The admin area's tabs in order, each with the permission that it requires. Null means Superadmins only. */
export const ADMIN_TABS = {
  overview: "adminOverview",
  profile: null,
  users: "allUsers",
  teams: "teams",
  rankings: "rankingBoard",
  certificates: "certificateBoard",
  payments: "reportedPayments",
  statements: "statementBatches",
  checkin: "checkInDesk",
  events: "decideEventFacts",
  notices: "updateEvent",
  content: "contentTopics",
  mail: "sendMailing",
  season: "seasonChecklist",
  settings: null,
  integrations: "spreadsheetFeeds",
  bin: "binEntries",
  audit: "auditEntries",
} as const satisfies Record<string, Permission | null>;
export type AdminTab = keyof typeof ADMIN_TABS;

export function mayOpenTab(holder: Holder, tab: AdminTab): boolean {
  const permission = ADMIN_TABS[tab];
  return permission === null ? holder.role === Role.Superadmin : isPermitted(holder, permission);
}
