/** The id of the list of steps. The server's HTML of this list is kept until the visitor uses the page. */
export const ROAD_STEPS_ID = "road-steps";
