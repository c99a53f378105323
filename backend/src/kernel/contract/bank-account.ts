/** A UPI address, such as `club@bank`. */
export const UPI_ADDRESS = /^[\w.-]{2,100}@[A-Za-z][\w.-]{1,60}$/;
/** The number of an account at an Indian bank. */
export const ACCOUNT_NUMBER = /^\d{6,18}$/;
/** The code of a bank's branch, in capitals or not. */
export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/i;
