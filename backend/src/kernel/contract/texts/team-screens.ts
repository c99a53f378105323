/**
 * Fixed texts of the teams' screens, for components and their tests. The club specified them word for word. The
 * outcomes of operations are in teams.texts.ts.
 */
export const SCREEN_TEXTS = {
  dashboard: {
    noTeam: "Ask your Team Leader to Create a Team!",
    noTeamAsLeader: "You are Team Leader. Create a team to view details.",
    self: "You",
  },
  teamView: {
    noTeam: "No Team Found",
    noTeamMore: "You are not part of any team yet.",
    notices: "Important Notices",
    members: "Team Members",
    leader: "Team Leader",
  },
  registration: {
    create: "Team Registration",
    createSubtitle: "Create your team for the competition",
    manage: "Manage Team",
    manageSubtitle: "Add members and update Codeforces handles",
  },
  handleModal: {
    title: "Update Codeforces Handle",
    lead: "Updating handle for:",
    placeholder: "Enter Codeforces handle",
  },
  record: {
    proceed: "Proceed to Payment",
    confirmSmallTeam: "Your team has less than 3 members. Are you sure you want to proceed to payment?",
  },
} as const;
