import { registerEnumType } from "type-graphql";
import { SeasonItemKey, SeasonItemState } from "./contract/season-item.js";

registerEnumType(SeasonItemKey, {
  name: "SeasonItemKey",
  description: "An item of the checklist at the end of a season.",
  valuesConfig: {
    REGISTRATION: { description: "Registration is closed." },
    RANKING: { description: "The ranking is published, and no draft is waiting." },
    UNRANKED_TEAMS: { description: "Every team has a place." },
    PAYMENTS: { description: "Every reported payment is decided." },
    REFUNDS: { description: "All refunds are paid out." },
    BANK_MONEY: { description: "Money of bank statements is placed or set aside." },
    CERTIFICATES: { description: "Certificates are given out." },
    RESULTS: { description: "The results stay on the site." },
    NEXT_EVENT: { description: "The next event exists." },
    EVENT_OVER: { description: "The event is past." },
    BATCHES: { description: "Batches that had their last exams are alumni." },
    SUPERADMINS: { description: "At least two Superadmins have two-step login." },
    OLD_RIGHTS: { description: "All people with rights logged in this season." },
    CLEAN_UP: { description: "The rules for automatic deletion are decided." },
  },
});

registerEnumType(SeasonItemState, {
  name: "SeasonItemState",
  description: "The state of an item of the checklist.",
  valuesConfig: {
    DONE: { description: "The item is done." },
    TO_DO: { description: "The item is not done yet." },
    NOT_NEEDED: { description: "A person noted why the item is not needed." },
  },
});

export { SeasonItemKey, SeasonItemState };
