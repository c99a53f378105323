import "@testing-library/jest-dom";

// Defined here as in vite.config.ts.
Object.assign(globalThis, { SITE_LANGUAGE: "en" });
