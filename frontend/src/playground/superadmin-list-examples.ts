import type { Example } from "./examples";

/**
 * Examples of paged lists, which need a Superadmin's token. To get the next page, put pageInfo.endCursor into "after".
 */
export const SUPERADMIN_LIST_EXAMPLES: readonly Example[] = [
  {
    title: "Teams that lack a member",
    document: `query TeamsPage($first: Int!, $after: String) {
  teamsPage(first: $first, after: $after, missing: MEMBERS, sort: NAME) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        reference
        leader {
          name
          email
        }
      }
    }
  }
}
`,
    variables: { first: 20, after: null },
  },
  {
    title: "Find a payment",
    document: `query PaymentsPage($search: String!) {
  paymentsPage(first: 20, search: $search) {
    edges {
      node {
        id
        teamName
        reference
        transactionId
        status
        reportedAt
      }
    }
  }
}
`,
    variables: { search: "" },
  },
  {
    title: "People, by page",
    document: `query Users($search: String, $first: Int!, $after: String) {
  users(search: $search, first: $first, after: $after, sort: NAME) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        email
        role
        teamName
      }
    }
  }
}
`,
    variables: { search: "", first: 20, after: null },
  },
  {
    title: "What admins did",
    document: `query AuditLog {
  auditEntries(first: 20) {
    edges {
      node {
        id
        at
        actorName
        action
        targetType
        targetId
        details
      }
    }
  }
}
`,
  },
];
