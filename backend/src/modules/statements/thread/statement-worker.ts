// The thread in which a statement is read and matched: statement-threads.ts starts one for each.
import { parentPort } from "node:worker_threads";
import { answerStatement } from "./statement-matcher.js";

if (parentPort) answerStatement(parentPort);
