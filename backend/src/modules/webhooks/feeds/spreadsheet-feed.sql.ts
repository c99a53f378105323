/** What an account may do now. Its parameter is the account. */
export const RIGHTS = "SELECT u.role, u.grants FROM users u WHERE u.id = ?";
