/** The database is not in a state to work with, and waiting does not help; the message is one line that says what to do. */
export class SchemaError extends Error {}
