import "@testing-library/jest-dom";
import * as react from "react";

// vite.config.ts defines this name in builds.
Object.assign(globalThis, { SITE_LANGUAGE: "en" });

/** The property in which React counts the elements that it created with a stack. */
const COUNTER = "recentlyCreatedOwnerStacks";
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

// React records a stack for each of the first 10,000 elements created in a second, in case it must warn about one of
// them. If the counter always exceeds the limit, React records no stacks. React's warnings still name the components.
const internals: unknown = Reflect.get(react, INTERNALS);
if (internals instanceof Object)
  Object.defineProperty(internals, COUNTER, {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  });
