import { LEADER_EXAMPLES, STUDENT_EXAMPLES } from "./student-examples";
import { SUPERADMIN_EXAMPLES } from "./superadmin-examples";
import { VISITOR_EXAMPLES } from "./visitor-examples";

interface ExampleGroup {
  readonly role: "visitor" | "student" | "leader" | "superadmin";
  readonly title: string;
  readonly examples: readonly Example[];
}

export const EXAMPLES: readonly ExampleGroup[] = [
  { role: "visitor", title: "Visitor", examples: VISITOR_EXAMPLES },
  { role: "student", title: "Student", examples: STUDENT_EXAMPLES },
  { role: "leader", title: "Team Leader", examples: LEADER_EXAMPLES },
  { role: "superadmin", title: "Superadmin", examples: SUPERADMIN_EXAMPLES },
];

/** A sample operation for developers to start with. */
export interface Example {
  readonly title: string;
  readonly document: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}
