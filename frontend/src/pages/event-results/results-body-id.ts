/** Id of the results' element, so that the script finds the server's HTML. */
export const RESULTS_ID = "results";
/** Id of the element at the end of an incomplete list. */
export const RESULTS_END_ID = "results-end";
/** Distance to the list's end in CSS pixels at which more rows are loaded, before the end is visible. */
export const NEAR_END_PX = 1500;
