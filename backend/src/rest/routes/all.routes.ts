import type { Route } from "../route.js";
import { adminProfileRoutes, type AdminProfileServices } from "./admin-profile.routes.js";
import { adminRoutes, type AdminServices } from "./admin.routes.js";
import { adminTeamRoutes, type AdminTeamServices } from "./admin-team.routes.js";
import { authRoutes, type AuthServices } from "./auth.routes.js";
import { contactRoutes, type ContactServices } from "./contact.routes.js";
import { eventTeamRoutes, type TeamServices } from "./event-team.routes.js";
import { eventRoutes, type EventServices } from "./event.routes.js";
import { paymentRoutes, type PaymentServices } from "./payment.routes.js";
import { teamRoutes, type TeamRecordServices } from "./teams.routes.js";

/** The services behind the REST facade. */
export type RestServices = AuthServices &
  EventServices &
  TeamServices &
  PaymentServices &
  TeamRecordServices &
  ContactServices &
  AdminServices &
  AdminProfileServices &
  AdminTeamServices;

/** The whole route table of /api. */
export function restRoutes(services: RestServices): Route[] {
  return [
    ...authRoutes(services),
    ...eventRoutes(services),
    ...eventTeamRoutes(services),
    ...teamRoutes(services),
    ...paymentRoutes(services),
    ...contactRoutes(services),
    ...adminRoutes(services),
    ...adminProfileRoutes(services),
    ...adminTeamRoutes(services),
  ];
}
