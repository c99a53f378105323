import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, type ContainerType } from "type-graphql";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { ChangeBus } from "../../kernel/pubsub/change-bus.js";
import { validateInput } from "../../kernel/validation/validate-input.js";
import { AccountResolver } from "../../modules/accounts/account.resolver.js";
import { SecondFactorResolver } from "../../modules/accounts/second-factor/second-factor.resolver.js";
import { SelfServiceResolver } from "../../modules/accounts/self-service.resolver.js";
import { AdminProfileResolver } from "../../modules/admin/admin-profile.resolver.js";
import { AdminResolver } from "../../modules/admin/admin.resolver.js";
import { SiteSettingsResolver } from "../../modules/admin/site-settings.resolver.js";
import { ContactResolver } from "../../modules/contact/contact.resolver.js";
import { ContentResolver } from "../../modules/content/content.resolver.js";
import { EventAdminResolver } from "../../modules/events/event-admin.resolver.js";
import { EventPictureResolver } from "../../modules/events/event-picture.resolver.js";
import { EventResolver } from "../../modules/events/event.resolver.js";
import { FailedMailResolver } from "../../modules/mailings/failed-mail.resolver.js";
import { MailingResolver } from "../../modules/mailings/mailing.resolver.js";
import { PaymentResolver } from "../../modules/payments/payment.resolver.js";
import { PaymentSubscriptionResolver } from "../../modules/payments/payment.subscription.js";
import { StatementResolver } from "../../modules/payments/statements/statement.resolver.js";
import { RankingResolver } from "../../modules/rankings/ranking.resolver.js";
import { RankingSubscriptionResolver } from "../../modules/rankings/ranking.subscription.js";
import { MemberRecordResolver } from "../../modules/teams/member-record.resolver.js";
import { TeamAdminResolver } from "../../modules/teams/team-admin.resolver.js";
import { TeamResolver } from "../../modules/teams/team.resolver.js";
import { TeamSubscriptionResolver } from "../../modules/teams/team.subscription.js";
import { checkAuthorized } from "./auth-checker.js";

/**
 * Builds the GraphQL schema of all modules.
 * @param container provides the resolvers with their services
 * @param changes the source of events for subscriptions; services publish there through `announce`
 */
export function buildGraphQLSchema(container: ContainerType, changes = new ChangeBus()): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      AccountResolver,
      SelfServiceResolver,
      SecondFactorResolver,
      ContactResolver,
      ContentResolver,
      EventPictureResolver,
      AdminResolver,
      AdminProfileResolver,
      SiteSettingsResolver,
      EventResolver,
      EventAdminResolver,
      TeamResolver,
      TeamAdminResolver,
      MemberRecordResolver,
      PaymentResolver,
      StatementResolver,
      RankingResolver,
      RankingSubscriptionResolver,
      FailedMailResolver,
      MailingResolver,
      TeamSubscriptionResolver,
      PaymentSubscriptionResolver,
    ],
    container,
    // Skips a check that takes a quarter of a second; Apollo Server refuses to start with an invalid schema anyway.
    skipCheck: true,
    // Contracts' inputs use Date, because they must not import the scalar's library into the browser.
    scalarsMap: [{ type: Date, scalar: DateTime }],
    authChecker: checkAuthorized,
    pubSub: {
      publish: () => undefined,
      subscribe: (topic, id) => changes.subscribe(topic, typeof id === "string" ? id : undefined),
    },
    validateFn: async (argument: unknown) => {
      if (typeof argument === "object" && argument !== null) await validateInput(argument);
    },
  });
}
