import type { Route } from "../route.js";
import { authRoutes, type AuthServices } from "./auth.routes.js";

/** The services behind the REST facade. */
export type RestServices = AuthServices;

/** The whole route table of /api. */
export function restRoutes(services: RestServices): Route[] {
  return [...authRoutes(services)];
}
