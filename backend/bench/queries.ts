const MEMBER = "id userId name email codeforcesHandle";

/** R1: my team with name, leader, members, handles and payment status. */
export const R1_QUERY = `query MyTeam { myTeam { id name ranking paymentStatus leader { ${MEMBER} } members { ${MEMBER} } } }`;

/** R2: every team of the current event with leader, members and payment, by ranking. */
export const R2_QUERY = `query Teams { teams { id name ranking paymentStatus leader { ${MEMBER} } members { ${MEMBER} } } }`;

/** W1: create a team. */
export const W1_MUTATION =
  "mutation CreateTeam($input: CreateTeamInput!) { createTeam(input: $input) { message team { id name leader { id name email } } } }";
