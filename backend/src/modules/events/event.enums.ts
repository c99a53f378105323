import { registerEnumType } from "type-graphql";
import { EventState, RegistrationMode } from "./contract/event-state.js";

registerEnumType(EventState, {
  name: "EventState",
  description: "Where an event stands in the club's year.",
  valuesConfig: {
    past: { description: "It is over." },
    current: { description: "The one that teams are formed for." },
    upcoming: { description: "It is announced." },
  },
});

registerEnumType(RegistrationMode, {
  name: "RegistrationMode",
  description: "How it is decided whether teams may register.",
  valuesConfig: {
    auto: { description: "By the two dates." },
    open: { description: "Open, whatever the dates say." },
    closed: { description: "Closed, whatever the dates say." },
  },
});

export { EventState, RegistrationMode };
