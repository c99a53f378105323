import "@testing-library/jest-dom";

// As vite.config.ts defines it.
Object.assign(globalThis, { SITE_LANGUAGE: "en" });
