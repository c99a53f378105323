import type { Grant, Holder } from "./grants.js";
import { Role } from "./roles.js";

/**
 * Who may do what in the admin area: operation → the grants that allow it; an empty list means Superadmins only, who may do
 * everything. The guards of the resolvers (app/graphql/schema.ts), the routes' `access`, the services' `requirePermission`, the admin area's tabs and
 * buttons and app/testing/policy.ts are derived from it. Operations are named as in GraphQL, for their routes too (ADR 38).
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
  // Helpers at the desk note cash, and see of teams only what they need for it. The treasurer confirms.
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

  // Rankings. Unpublished ones are for those who prepare them; published ones are in the list of teams.
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
  // A payment that was reported after the deadline is the treasurer's question.
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

  // Teams and people. The pages search and sort only by what their reader sees.
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

  // Closing a season: what is left to do, handing over, and what is cleaned up by itself.
  seasonChecklist: [],
  markSeasonItem: [],
  seasonPeople: [],
  handOver: [],
  cleanUpRules: [],
  cleanUpPreview: [],
  saveCleanUpRules: [],

  // One's own views of the admin area's tables.
  savedViews: ["treasurer", "contest", "desk", "content", "reader"],
  saveView: ["treasurer", "contest", "desk", "content", "reader"],
  renameView: ["treasurer", "contest", "desk", "content", "reader"],
  deleteView: ["treasurer", "contest", "desk", "content", "reader"],

  // Which columns of a list from a spreadsheet are used, before it is compared with anything.
  listColumns: ["contest", "content"],

  // The desk of an event. Phones keep the list of its people; treasurers see who was let in without having paid.
  checkInDesk: ["desk", "treasurer", "reader"],
  checkInsChanged: ["desk", "treasurer", "reader"],
  walkIns: ["desk", "treasurer", "reader"],
  checkInList: ["desk"],
  checkInChanges: ["desk"],
  checkIn: ["desk"],
  revertCheckIn: ["desk"],
  addDeskSession: ["desk"],
  removeDeskSession: ["desk"],

  // Events and their notices. Everybody may look at them. The grant content rewrites their texts, and no fact (ADR 76): a fee
  // of one rupee, or a registration that closes now, does the harm of a wrong bank account.
  createEvent: [],
  updateEvent: ["content"],
  decideEventFacts: [],
  setCurrentEvent: [],
  deleteEvent: [],

  // What the public pages say.
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

  // Before a whole list is saved as a file: needs a confirmation and is recorded; for everybody who may read a list.
  beginExport: ["treasurer", "desk", "reader"],

  // The first screen: everyone with access sees an event in figures, and what waits in the lists that they may read.
  adminOverview: ["treasurer", "contest", "desk", "content", "reader"],

  // Mail to many, the club's figures and the log.
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

  // Programs that are notified, and lists that spreadsheets read. Both have only what their creator may see.
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

  // What lists show of other people: e-mail addresses in full; phone, college and roll number.
  readEmails: ["treasurer", "desk"],
  readPersonalData: ["desk"],
} as const satisfies Record<string, readonly Grant[]>;

/** The name of an operation or of a part of personal data that not everybody may use. */
export type Permission = keyof typeof ACCESS;

/** True for the name of a permission. */
export function isPermission(name: string): name is Permission {
  return Object.hasOwn(ACCESS, name);
}

/** True when they are allowed to, by a grant or as a Superadmin. */
export function isPermitted({ role, grants }: Holder, permission: Permission): boolean {
  const givenBy: readonly Grant[] = ACCESS[permission];
  return role === Role.Superadmin || givenBy.some((grant) => grants.includes(grant));
}

/** The admin area's tabs in their order, each with the permission that opens it; null is for Superadmins only. */
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

/** Returns whether a user sees this tab in their admin area. */
export function mayOpenTab(holder: Holder, tab: AdminTab): boolean {
  const permission = ADMIN_TABS[tab];
  return permission === null ? holder.role === Role.Superadmin : isPermitted(holder, permission);
}
