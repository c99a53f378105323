import { Field, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { SettingsTopicName } from "./contract/settings-topic.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";

@ObjectType({ simpleResolvers: true, description: "A field of the club's settings." })
export class SettingField {
  @Field(() => String, { description: "The name of the field in its mutation's input." })
  name!: string;

  @Field(() => String, { description: "The present value. Empty when not set, and for a password." })
  value!: string;

  @Field(() => Boolean, {
    description: "Whether a value is set, also for a password, which is never shown.",
  })
  isSet!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "The environment variable that sets the field, or null. A field that it sets cannot be changed here.",
  })
  fixedBy!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A field that a version changed." })
export class SettingChange {
  @Field(() => String, { description: "The name of the field in its mutation's input." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The previous value, or null for a password." })
  before!: string | null;

  @Field(() => String, { nullable: true, description: "The new value, or null for a password." })
  after!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A version of the settings." })
export class SettingVersionView {
  @Field(() => Int, { description: "The number of the version, counted from 1." })
  number!: number;

  @Field(() => String, { description: "The person who made the change." })
  by!: string;

  @Field(() => DateTime, { description: "When the change was made." })
  at!: Date;

  @Field(() => [SettingChange], { description: "The changes from the previous version." })
  changes!: readonly SettingChange[];
}

@ObjectType({ simpleResolvers: true, description: "The club's settings of one topic, and their history." })
export class ClubSettings {
  @Field(() => SettingsTopicName, { description: "The topic of the settings." })
  topic!: SettingsTopicName;

  @ShownVersion()
  version!: string;

  @Field(() => Int, { description: "The present version. 0 when the topic was never set here." })
  number!: number;

  @Field(() => [SettingField], { description: "The fields, in the order of the form." })
  fields!: readonly SettingField[];

  @Field(() => [SettingVersionView], { description: "The earlier versions, newest first." })
  versions!: readonly SettingVersionView[];
}

@ObjectType({ simpleResolvers: true, description: "The settings after a change." })
export class ClubSettingsPayload extends MessagePayload {
  @Field(() => ClubSettings, { description: "The settings after the change." })
  settings!: ClubSettings;
}
