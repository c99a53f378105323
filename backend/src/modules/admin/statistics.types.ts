import { Field, Int, ObjectType } from "type-graphql";

/** The figures of the Superadmin's dashboard. */
@ObjectType({ simpleResolvers: true, description: "The club in figures, counted at this moment." })
export class Statistics {
  @Field(() => Int, { description: "All events." })
  totalEvents!: number;

  @Field(() => Int, { description: "Events that are not over: the current one and those announced." })
  upcomingEvents!: number;

  @Field(() => Int, { description: "Events that are over." })
  completedEvents!: number;

  @Field(() => Int, { description: "Accounts." })
  users!: number;

  @Field(() => Int, { description: "Teams of all events." })
  teams!: number;

  @Field(() => Int, { description: "Payments that wait for a decision." })
  pendingPayments!: number;
}
