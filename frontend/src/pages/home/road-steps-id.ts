/** Id of the list that stays as the server sent it until the page is used. */
export const ROAD_STEPS_ID = "road-steps";
