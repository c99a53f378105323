const MEMBER = "id userId name email codeforcesHandle";

/** R1: my team with name, leader, members, handles and payment status. */
export const R1_QUERY = `query MyTeam { myTeam { id name ranking paymentStatus leader { ${MEMBER} } members { ${MEMBER} } } }`;

/** R2: every team of the current event with leader, members and payment, by ranking. */
export const R2_QUERY = `query Teams { teams { id name ranking paymentStatus leader { ${MEMBER} } members { ${MEMBER} } } }`;

/** R3: fifty users by name, with their team of the current event. */
export const R3_QUERY =
  "query Users { users(first: 50, sort: NAME) { edges { node { id name email role teamId college universityRollNo codeforcesHandle } } pageInfo { hasNextPage endCursor } } }";

/** W1: create a team. */
export const W1_MUTATION =
  "mutation CreateTeam($input: CreateTeamInput!) { createTeam(input: $input) { message team { id name leader { id name email } } } }";
