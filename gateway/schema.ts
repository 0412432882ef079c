// The executable graph: SDL of the domains, their resolvers, scalars, and the guard of menus.
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { administrationResolvers } from './domains/administration/resolvers.ts';
import { billingResolvers } from './domains/billing/resolvers.ts';
import { costAnalyticsResolvers } from './domains/cost-analytics/resolvers.ts';
import { savedFilterResolvers } from './domains/cost-analytics/saved-filters-resolvers.ts';
import { dashboardMailResolvers } from './domains/dashboard/dashboard-mail-resolvers.ts';
import { dashboardsResolvers } from './domains/dashboard/dashboards-resolvers.ts';
import { takeTurns } from './domains/dashboard/figure-turns.ts';
import { dashboardResolvers } from './domains/dashboard/resolvers.ts';
import { dashboardShareResolvers } from './domains/dashboard/shares-resolvers.ts';
import { widgetFigureResolvers } from './domains/dashboard/widget-figures.ts';
import { invoiceMailResolvers } from './domains/invoice-mail/resolvers.ts';
import { loadsResolvers } from './domains/loads/resolvers.ts';
import { mailsResolvers } from './domains/mails/resolvers.ts';
import { platformResolvers } from './domains/platform/resolvers.ts';
import { guardMenus } from './graph/menu-guard.ts';
import { DateScalar, DateTimeScalar } from './graph/scalars.ts';
import { readTypeDefs } from './schema-sdl.ts';

export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readTypeDefs(),
    resolvers: [
      { Date: DateScalar, DateTime: DateTimeScalar },
      platformResolvers,
      administrationResolvers,
      costAnalyticsResolvers,
      billingResolvers,
      savedFilterResolvers,
      dashboardResolvers,
      dashboardsResolvers,
      dashboardMailResolvers,
      dashboardShareResolvers,
      widgetFigureResolvers,
      loadsResolvers,
      mailsResolvers,
      invoiceMailResolvers,
    ],
    // A resolver of a field that the SDL does not have is a mistake, never a no-op.
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return guardMenus(takeTurns(schema));
}
