/**
 * Stands for every invitation link that leads nowhere, where the 404 page is told what its address was meant to be: they
 * share one page that says so.
 */
export const ENDED_INVITATION = "/join";

/** The same for the addresses that no certificate has. */
export const UNKNOWN_CERTIFICATE = "/verify";
