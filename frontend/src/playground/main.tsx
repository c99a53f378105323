import "graphiql/setup-workers/vite";
// graphiql/style.css is not imported, because it would load the editor's 600 kB of styles and fonts a second time.
import "@graphiql/react/style.css";
import "@graphiql/plugin-doc-explorer/style.css";
import "@graphiql/plugin-history/style.css";
import "graphiql/graphiql.css";
import "./playground.css";
import { createRoot } from "react-dom/client";
import { Playground } from "./playground";

const root = document.getElementById("playground");
if (!root) throw new Error("the page has no #playground");
createRoot(root).render(<Playground />);
