/**
 * Mutations without a `version`, grouped by the reason. Mutations that every signed-in user may call are not listed and
 * not checked. The remaining mutations take a `version`, so that a user cannot overwrite another user's change without
 * having seen it.
 */
export const WITHOUT_VERSION: Readonly<Record<string, readonly string[]>> = {
  "adds something and replaces nothing": [
    "acceptRequest addDeskSession addMember addMemberRecord beginExport bookCashPayment createEvent",
    "createSpreadsheetFeed createWebhook importTeams inviteListed inviteToTeam issueCertificates noteCash reportPayment",
    "requestRefund resendInvitation resendMails replayFailedWebhooks replayWebhook retryMailing sendMailing sendTestMail",
    "startStudentView",
  ],
  "moves from one state to the next, and is refused or does nothing once another person has": [
    "acceptMembership acceptPlace cancelMailing cancelRefund checkIn confirmCashSlip declinePlace declineRequest",
    "discardCashSlip endInvitationLink endPlace endSpreadsheetFeed endStudentView endUserSessions givePlaceBack leaveTeam markSeasonItem reissueCertificate",
    "renewInvitationLink renewPass replaceMember restoreFromBin revertCheckIn setCurrentEvent transferTeam",
    "handOver revertSurplus undoStatementBatch withdrawCertificate withdrawInvitation withdrawPastResults withdrawPayment",
  ],
  "deletes, and what is deleted is in the bin or in the audit log": [
    "deleteFromBin deleteMailTemplate deleteTeam deleteTeams deleteUser deleteUsers removeDeskSession removeListing",
    "removeMember removeSamples unlistTeam",
  ],
  "compares each field, payment or line with what was shown, as several are saved together": [
    "changePeople changeTeams commitStatement correctPayment decidePayment",
  ],
  "is refused where the money is no longer there; the log has what each said": ["allocateLine setLineAside"],
  "fills in what is empty, or sets the one field that it is for": [
    "listTeam setRefundAccount updateHandle updateMemberRecord",
  ],
  "is one person's own": ["deleteView renameView saveView updateAdminProfile"],
  "writes nothing that is shown": ["fetchStandings"],
};
