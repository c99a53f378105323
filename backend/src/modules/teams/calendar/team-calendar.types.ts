import { Field, ObjectType } from "type-graphql";

/** The address of a private calendar. */
@ObjectType({ simpleResolvers: true, description: "A person's own calendar of a team, to subscribe to." })
export class TeamCalendar {
  @Field(() => String, {
    description:
      "Its address. Whoever has it reads the calendar: until the person leaves the team or changes their password.",
  })
  url!: string;

  @Field(() => String, { description: "The address as a link that opens the device's calendar." })
  webcalUrl!: string;
}
