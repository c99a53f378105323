import { Field, ObjectType } from "type-graphql";
import { Flag, MailAddress, PictureFile, Text, WebAddress } from "./content-rules.js";

/** `faculty.json`: the teacher in charge of the club. */
@ObjectType("Faculty", { simpleResolvers: true, description: "The teacher in charge of the club." })
export class FacultyContent {
  @Flag()
  @Field(() => Boolean, { description: "Whether this is still the sample that the product ships." })
  sample!: boolean;

  @Text(80)
  @Field(() => String, { description: "The teacher's name." })
  name!: string;

  @Text(80)
  @Field(() => String, { description: "Their part in the club." })
  role!: string;

  @Text(120)
  @Field(() => String, { description: "Their post at the university." })
  position!: string;

  @Text(400, { optional: true })
  @Field(() => String, { nullable: true, description: "A few words from them to students." })
  message!: string | null;

  @MailAddress()
  @Field(() => String, { description: "Their e-mail address, published on purpose as a mail link." })
  email!: string;

  @WebAddress({ optional: true })
  @Field(() => String, { nullable: true, description: "Their page on LinkedIn." })
  linkedin!: string | null;

  @PictureFile({ optional: true })
  @Field(() => String, { nullable: true, description: "Their portrait's address; null while there is none." })
  profileImage!: string | null;
}
