import type { Example } from "./examples";

/** Examples that need the token of any account. */
export const STUDENT_EXAMPLES: readonly Example[] = [
  {
    title: "Who am I",
    document: `query Viewer {
  viewer {
    id
    name
    email
    role
    codeforcesHandle
  }
}
`,
  },
  {
    title: "My team",
    document: `# The ids for the leader's examples come from here.
query MyTeam {
  myTeam {
    id
    name
    reference
    paymentStatus
    ranking
    rosterLocked
    leader {
      id
      name
      codeforcesHandle
    }
    members {
      id
      name
      email
      codeforcesHandle
    }
  }
}
`,
  },
  {
    title: "Create a team",
    document: `# A new leader's old token stays good; session.token of the answer is a fresh one that shows the new role.
mutation CreateTeam($input: CreateTeamInput!) {
  createTeam(input: $input) {
    message
    session {
      id
      token
    }
    team {
      id
      name
    }
  }
}
`,
    variables: { input: { name: "Segfault Society" } },
  },
  {
    title: "Follow a team",
    document: `# Stays open until you stop it, and shows the team again after each change.
subscription FollowTeam($teamId: ID!) {
  teamChanged(teamId: $teamId) {
    id
    name
    paymentStatus
    members {
      id
      name
      codeforcesHandle
    }
  }
}
`,
    variables: { teamId: "" },
  },
  {
    title: "Where I am signed in",
    document: `query Sessions {
  sessions {
    id
    current
    createdAt
  }
}
`,
  },
  {
    title: "Leave my team",
    document: `mutation LeaveTeam($input: TeamIdInput!) {
  leaveTeam(input: $input) {
    message
  }
}
`,
    variables: { input: { teamId: "" } },
  },
];

/** Examples that need the token of a team's leader. */
export const LEADER_EXAMPLES: readonly Example[] = [
  {
    title: "Add a member",
    document: `mutation AddMember($input: AddMemberInput!) {
  addMember(input: $input) {
    message
    team {
      id
      members {
        id
        name
        email
      }
    }
  }
}
`,
    variables: { input: { teamId: "", email: "teammate@example.org" } },
  },
  {
    title: "Set a Codeforces handle",
    document: `mutation UpdateHandle($input: UpdateHandleInput!) {
  updateHandle(input: $input) {
    message
    team {
      id
      leader {
        id
        codeforcesHandle
      }
    }
  }
}
`,
    variables: { input: { teamId: "", memberId: "", codeforcesHandle: "tourist" } },
  },
  {
    title: "How to pay, and what happened so far",
    document: `query TeamPayment($teamId: ID!) {
  teamPayment(teamId: $teamId) {
    teamId
    status
    reason
    instructions {
      amount
      reference
      upiId
      accountNumber
      ifsc
    }
    steps {
      id
      from
      to
      at
      by
      reason
    }
  }
}
`,
    variables: { teamId: "" },
  },
  {
    title: "Report a payment",
    document: `mutation ReportPayment($input: ReportPaymentInput!) {
  reportPayment(input: $input) {
    message
    payment {
      teamId
      status
      transactionId
    }
  }
}
`,
    variables: { input: { teamId: "", transactionId: "" } },
  },
];
