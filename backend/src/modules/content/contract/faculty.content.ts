import { Field, ObjectType } from "type-graphql";
import { Flag, MailAddress, PictureFile, Text, WebAddress } from "./content-rules.js";

@ObjectType("Faculty", { simpleResolvers: true, description: "The teacher who supports the club." })
export class FacultyContent {
  @Flag()
  @Field(() => Boolean, { description: "Whether this is still the sample that the product ships." })
  sample!: boolean;

  @Text(80)
  @Field(() => String, { description: "The teacher's name." })
  name!: string;

  @Text(80)
  @Field(() => String, { description: "The teacher's role in the club." })
  role!: string;

  @Text(120)
  @Field(() => String, { description: "The teacher's position at the university." })
  position!: string;

  @Text(400, { optional: true })
  @Field(() => String, { nullable: true, description: "A short message to students." })
  message!: string | null;

  @MailAddress()
  @Field(() => String, { description: "The e-mail address, public on purpose as a mail link." })
  email!: string;

  @WebAddress({ optional: true })
  @Field(() => String, { nullable: true, description: "The person's page on LinkedIn." })
  linkedin!: string | null;

  @PictureFile({ optional: true })
  @Field(() => String, { nullable: true, description: "The portrait's address, or null." })
  profileImage!: string | null;
}
