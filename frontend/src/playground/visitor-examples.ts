import type { Example } from "./examples";

/** Examples that need no token. */
export const VISITOR_EXAMPLES: readonly Example[] = [
  {
    title: "All events",
    document: `query Events {
  events {
    id
    slug
    title
    state
    fee
    firstDay
    lastDay
    registrationOpen
  }
}
`,
  },
  {
    title: "One event",
    document: `query Event($slug: String!) {
  event(slug: $slug) {
    id
    title
    description
    schedule
    venue
    notices {
      title
      description
      link
    }
  }
}
`,
    variables: { slug: "syntaxsiege" },
  },
  {
    title: "What the club says about itself",
    document: `query SiteContent {
  siteContent {
    club {
      name
      welcome
      summary
    }
    aboutCards {
      title
      description
    }
    memberBatches {
      key
      label
    }
  }
}
`,
  },
  {
    title: "Members of a batch",
    document: `query MemberBatch($key: String!) {
  memberBatch(key: $key) {
    label
    members {
      name
      placement
      email
    }
  }
}
`,
    variables: { key: "2018-22" },
  },
  {
    title: "Log in",
    document: `# Copy the token of the answer into "Another token" on the left.
mutation LogIn($input: LogInInput!) {
  logIn(input: $input) {
    id
    name
    role
    token
  }
}
`,
    variables: { input: { email: "you@example.org", password: "" } },
  },
  {
    title: "Ask for a sign-up code",
    document: `mutation RequestEmailCode($input: RequestEmailCodeInput!) {
  requestEmailCode(input: $input) {
    message
  }
}
`,
    variables: { input: { email: "you@example.org" } },
  },
  {
    title: "Write to the club",
    document: `mutation SendContactMessage($input: ContactMessageInput!) {
  sendContactMessage(input: $input) {
    message
  }
}
`,
    variables: {
      input: {
        firstName: "Asha",
        lastName: "Rao",
        email: "asha@example.org",
        phone: "9000000001",
        message: "May first-year students take part?",
      },
    },
  },
];
