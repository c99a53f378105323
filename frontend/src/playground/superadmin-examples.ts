import type { Example } from "./examples";
import { SUPERADMIN_LIST_EXAMPLES } from "./superadmin-list-examples";

/** Examples that need a Superadmin's token. */
export const SUPERADMIN_EXAMPLES: readonly Example[] = [
  {
    title: "Teams of the current event",
    document: `query Teams {
  teams {
    id
    name
    ranking
    paymentStatus
    leader {
      id
      name
      email
      phone
    }
    members {
      id
      name
      email
    }
  }
}
`,
  },
  {
    title: "Payments waiting for a decision",
    document: `query PendingPayments {
  reportedPayments(status: pending) {
    id
    teamName
    reference
    amount
    transactionId
    reporterName
    reportedAt
    disputedBy
  }
}
`,
  },
  {
    title: "Decide about a payment",
    document: `mutation DecidePayment($input: DecidePaymentInput!) {
  decidePayment(input: $input) {
    message
    payment {
      id
      status
      reason
    }
  }
}
`,
    variables: { input: { paymentId: "", decision: "rejected", reason: "No such transfer arrived" } },
  },
  {
    title: "Follow the payment queue",
    document: `# Stays open until you stop it. Null means: read the list again.
subscription PaymentQueue {
  paymentQueueChanged {
    id
    teamName
    status
    transactionId
  }
}
`,
  },
  {
    title: "The club in figures",
    document: `query Statistics {
  statistics {
    totalEvents
    upcomingEvents
    completedEvents
    users
    teams
    pendingPayments
  }
}
`,
  },
  ...SUPERADMIN_LIST_EXAMPLES,
];
