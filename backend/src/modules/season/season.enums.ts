import { registerEnumType } from "type-graphql";
import { SeasonItemKey, SeasonItemState } from "./contract/season-item.js";

registerEnumType(SeasonItemKey, {
  name: "SeasonItemKey",
  description: "What is to be done before a season is over.",
  valuesConfig: {
    REGISTRATION: { description: "Registration is closed." },
    RANKING: { description: "The ranking is published and has no waiting draft." },
    UNRANKED_TEAMS: { description: "Every team has a place." },
    PAYMENTS: { description: "Every reported payment is decided." },
    REFUNDS: { description: "What the club owes is paid out." },
    BANK_MONEY: { description: "Money of bank statements is placed or set aside." },
    CERTIFICATES: { description: "Certificates are given out." },
    RESULTS: { description: "The results stay to be read." },
    NEXT_EVENT: { description: "The next event is there." },
    EVENT_OVER: { description: "The event is past." },
    BATCHES: { description: "Batches that had their last exams are alumni." },
    SUPERADMINS: { description: "At least two Superadmins, each with two steps." },
    OLD_RIGHTS: { description: "Only people who were here this season hold rights." },
    CLEAN_UP: { description: "What is cleaned up by itself is decided." },
  },
});

registerEnumType(SeasonItemState, {
  name: "SeasonItemState",
  description: "How far an item of the checklist is.",
  valuesConfig: {
    DONE: { description: "It is done." },
    TO_DO: { description: "It is to be done." },
    NOT_NEEDED: { description: "A person said why it is not needed." },
  },
});

export { SeasonItemKey, SeasonItemState };
