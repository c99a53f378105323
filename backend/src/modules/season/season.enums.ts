import { enumeration } from "../../kernel/contract/enumeration.js";
import { SeasonItemKey, SeasonItemState } from "./contract/season-item.js";

enumeration(
  "SeasonItemKey",
  "An item of the checklist at the end of a season.",
  {
    REGISTRATION: "Registration is closed.",
    RANKING: "The ranking is published, and no draft is waiting.",
    UNRANKED_TEAMS: "Every team has a place.",
    PAYMENTS: "Every reported payment is decided.",
    REFUNDS: "All refunds are paid out.",
    BANK_MONEY: "Money of bank statements is placed or set aside.",
    CERTIFICATES: "Certificates are given out.",
    RESULTS: "The results stay on the site.",
    NEXT_EVENT: "The next event exists.",
    EVENT_OVER: "The event is past.",
    BATCHES: "Batches that had their last exams are alumni.",
    SUPERADMINS: "There are at least two Superadmins, all with two-step login.",
    OLD_RIGHTS: "All people with rights have logged in this season.",
    CLEAN_UP: "The rules for automatic deletion are decided.",
  },
  SeasonItemKey,
);

enumeration(
  "SeasonItemState",
  "The state of an item of the checklist.",
  {
    DONE: "The item is done.",
    TO_DO: "The item is not done yet.",
    NOT_NEEDED: "A person noted why the item is not needed.",
  },
  SeasonItemState,
);

export { SeasonItemKey, SeasonItemState };
