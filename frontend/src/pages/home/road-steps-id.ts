/** The id of the list of steps, which stays as the server sent it until the page is used. */
export const ROAD_STEPS_ID = "road-steps";
