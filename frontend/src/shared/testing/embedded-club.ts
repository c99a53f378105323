import { clubData } from "../club-data";
import { SITE_CONTENT } from "./site-content";

// Before each file of tests (jest.config.ts): as in every page that the server sends.
if (typeof document !== "undefined") document.head.insertAdjacentHTML("beforeend", clubData(SITE_CONTENT));
