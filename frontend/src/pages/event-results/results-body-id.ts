/** The element of the results, by which the page knows that the server sent them. */
export const RESULTS_ID = "results";
/** The end of a list that goes on. */
export const RESULTS_END_ID = "results-end";
/** So near to its end the list goes on, in CSS pixels: before one sees where it ended. */
export const NEAR_END_PX = 1500;
