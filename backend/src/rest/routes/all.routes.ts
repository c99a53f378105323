import type { RestServices } from "../rest-services.js";
import type { Route } from "../route.js";
import { adminRoutes, certificateRoutes } from "./admin.routes.js";
import { authRoutes } from "./auth.routes.js";
import { contactRoutes } from "./contact.routes.js";
import { eventTeamRoutes } from "./event-team.routes.js";
import { invitationRoutes } from "./invitation.routes.js";
import { notificationRoutes } from "./notification.routes.js";
import { eventRoutes } from "./event.routes.js";
import { personalInvitationRoutes } from "./personal-invitation.routes.js";
import { pictureRoutes } from "./picture.routes.js";
import { paymentRoutes } from "./payment.routes.js";
import { teamRoutes } from "./teams.routes.js";

/** Returns the whole route table of /api. */
export function restRoutes(services: RestServices): Route[] {
  const parts = [
    authRoutes,
    eventRoutes,
    eventTeamRoutes,
    invitationRoutes,
    notificationRoutes,
    personalInvitationRoutes,
    teamRoutes,
    paymentRoutes,
    contactRoutes,
    certificateRoutes,
    pictureRoutes,
    adminRoutes,
  ];
  return parts.flatMap((routesOf) => routesOf(services));
}
