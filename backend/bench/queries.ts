const MEMBER = "id userId name email codeforcesHandle";

export const R1_QUERY = `query MyTeam { myTeam { id name ranking paymentStatus leader { ${MEMBER} } members { ${MEMBER} } } }`;

export const R2_QUERY = `query Teams { teams { id name ranking paymentStatus leader { ${MEMBER} } members { ${MEMBER} } } }`;

export const R3_QUERY =
  "query Users { users(first: 50, sort: NAME) { edges { node { id name email role teamId college universityRollNo codeforcesHandle } } pageInfo { hasNextPage endCursor } } }";

export const W1_MUTATION =
  "mutation CreateTeam($input: CreateTeamInput!) { createTeam(input: $input) { message team { id name leader { id name email } } } }";
