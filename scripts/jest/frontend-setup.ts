import "@testing-library/jest-dom";

// vite.config.ts defines this name in builds.
Object.assign(globalThis, { SITE_LANGUAGE: "en" });
