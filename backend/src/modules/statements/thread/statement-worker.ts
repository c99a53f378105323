// The thread that reads and matches a statement. statement-threads.ts starts one for each statement.
import { parentPort } from "node:worker_threads";
import { answerStatement } from "./statement-matcher.js";

if (parentPort) answerStatement(parentPort);
