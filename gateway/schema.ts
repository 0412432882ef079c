// The executable graph: SDL of the domains, their resolvers, scalars, and the guard of menus.
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { administrationResolvers } from './domains/administration/resolvers.ts';
import { anomalyResolvers } from './domains/anomaly/resolvers.ts';
import { invoiceMailResolvers } from './domains/billing/invoice-mail/resolvers.ts';
import { billingResolvers } from './domains/billing/resolvers.ts';
import { budgetsResolvers } from './domains/budgets/resolvers.ts';
import { savedFilterResolvers } from './domains/cost-analytics/filters/saved-filters-resolvers.ts';
import { costAnalyticsResolvers } from './domains/cost-analytics/resolvers.ts';
import { savedViewResolvers } from './domains/cost-analytics/views/resolvers.ts';
import { dashboardsResolvers } from './domains/dashboard/board/resolvers.ts';
import { dashboardSummaryResolvers } from './domains/dashboard/board/summary.ts';
import { dashboardMailResolvers } from './domains/dashboard/mail/resolvers.ts';
import { dashboardResolvers } from './domains/dashboard/resolvers.ts';
import { dashboardShareResolvers } from './domains/dashboard/shares/resolvers.ts';
import { prioritizeVisible } from './domains/dashboard/widgets/visible-first.ts';
import { widgetFigureResolvers } from './domains/dashboard/widgets/widget-figures.ts';
import { loadsResolvers } from './domains/data/resolvers.ts';
import { operationsResolvers } from './domains/operations/resolvers.ts';
import { recommendationResolvers } from './domains/optimization/recommendations/resolvers.ts';
import { reservationResolvers } from './domains/optimization/reservations/resolvers.ts';
import { savingsPlansResolvers } from './domains/optimization/savings-plans/resolvers.ts';
import { reminderResolvers } from './domains/optimization/shared/reminders.ts';
import { mailsResolvers } from './domains/platform/mails/resolvers.ts';
import { platformResolvers } from './domains/platform/resolvers.ts';
import { guardFields } from './graph/field-guard.ts';
import { graphResolvers } from './graph/resolvers.ts';
import { DateScalar, DateTimeScalar } from './graph/scalars.ts';
import { readTypeDefs } from './schema-sdl.ts';

export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: readTypeDefs(),
    resolvers: [
      { Date: DateScalar, DateTime: DateTimeScalar },
      graphResolvers,
      platformResolvers,
      administrationResolvers,
      costAnalyticsResolvers,
      billingResolvers,
      savedFilterResolvers,
      savedViewResolvers,
      dashboardResolvers,
      budgetsResolvers,
      anomalyResolvers,
      dashboardsResolvers,
      dashboardSummaryResolvers,
      dashboardMailResolvers,
      dashboardShareResolvers,
      widgetFigureResolvers,
      loadsResolvers,
      operationsResolvers,
      recommendationResolvers,
      savingsPlansResolvers,
      reservationResolvers,
      reminderResolvers,
      mailsResolvers,
      invoiceMailResolvers,
    ],
    // A resolver of a field that the SDL does not have is a mistake, never a no-op.
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return guardFields(prioritizeVisible(schema));
}

let shared: GraphQLSchema | null = null;

/** One for all gateways of a process: nothing of a gateway is in it, and to make one takes a fifth of a second. */
export function sharedSchema(): GraphQLSchema {
  shared ??= createSchema();
  return shared;
}
