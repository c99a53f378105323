import { Field, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { SettingsTopicName } from "./contract/settings-topic.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";

/** A field of a topic. */
@ObjectType({ simpleResolvers: true, description: "A field of what the club sets." })
export class SettingField {
  @Field(() => String, { description: "As the input of its mutation names it." })
  name!: string;

  @Field(() => String, { description: "What holds; empty for what is not set, and for a password." })
  value!: string;

  @Field(() => Boolean, {
    description: "Whether there is something: also for a password, which is never shown.",
  })
  isSet!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "The variable of the environment that sets it, in which case it cannot be changed here; else null.",
  })
  fixedBy!: string | null;
}

/** A field as it was set. */
@ObjectType({ simpleResolvers: true, description: "A field that a version changed." })
export class SettingChange {
  @Field(() => String, { description: "As the input of its mutation names it." })
  name!: string;

  @Field(() => String, { nullable: true, description: "What it was before; null for a password." })
  before!: string | null;

  @Field(() => String, { nullable: true, description: "What it was set to; null for a password." })
  after!: string | null;
}

/** An entry of a topic's history. */
@ObjectType({ simpleResolvers: true, description: "What was set at some moment." })
export class SettingVersionView {
  @Field(() => Int, { description: "Counted from 1." })
  number!: number;

  @Field(() => String, { description: "Who set it." })
  by!: string;

  @Field(() => DateTime, { description: "When." })
  at!: Date;

  @Field(() => [SettingChange], { description: "What differs from the version before." })
  changes!: readonly SettingChange[];
}

/** What the club set of one topic. */
@ObjectType({ simpleResolvers: true, description: "What the club sets of one topic, and its history." })
export class ClubSettings {
  @Field(() => SettingsTopicName, { description: "Which topic." })
  topic!: SettingsTopicName;

  @ShownVersion()
  version!: string;

  @Field(() => Int, { description: "The version in force; 0 where nothing was ever set here." })
  number!: number;

  @Field(() => [SettingField], { description: "The fields, in the order of the form." })
  fields!: readonly SettingField[];

  @Field(() => [SettingVersionView], { description: "What was set before, newest first." })
  versions!: readonly SettingVersionView[];
}

/** The reply to a change of settings. */
@ObjectType({ simpleResolvers: true, description: "The settings after a change." })
export class ClubSettingsPayload extends MessagePayload {
  @Field(() => ClubSettings, { description: "As they are now." })
  settings!: ClubSettings;
}
