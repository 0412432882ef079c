// The registry of migrations of the documents store; a landed one is never changed, only followed.
import type { Migration } from 'kysely';
import { up as platform } from './001-platform.ts';
import { up as factsCatalogue } from './002-facts-catalogue.ts';
import { up as factParts } from './003-fact-parts.ts';
import { up as loadRuns } from './004-load-runs.ts';
import { up as reference } from './005-reference.ts';
import { up as storeIdentity } from './006-store-identity.ts';
import { up as identity } from './007-identity.ts';
import { up as recommendations } from './008-recommendations.ts';
import { up as platformServices } from './009-platform.ts';
import { up as savedFilters } from './010-saved-filters.ts';
import { up as costNotes } from './011-cost-notes.ts';
import { up as exportJobs } from './012-export-jobs.ts';
import { up as mail } from './013-mail.ts';
import { up as dashboards } from './014-dashboards.ts';
import { up as figures } from './015-figures.ts';
import { up as budgetAlerts } from './016-budget-alerts.ts';
import { up as dashboardShares } from './018-dashboard-shares.ts';
import { up as mailSchedules } from './019-mail-schedules.ts';
import { up as apiRight } from './020-api-right.ts';
import { up as dataChanges } from './021-data-changes.ts';
import { up as rateSources } from './022-rate-sources.ts';
import { up as providerNames } from './030-provider-names.ts';
import { up as invoiceDetails } from './032-invoice-details.ts';
import { up as billingDatasets } from './033-billing-datasets.ts';
import { up as anomalyEvents } from './034-anomaly-events.ts';
import { up as anomalyJudgements } from './035-anomaly-judgements.ts';
import { up as anomalyFences } from './036-anomaly-fences.ts';
import { up as anomalyHandling } from './037-anomaly-handling.ts';
import { up as anomalyRules } from './038-anomaly-rules.ts';
import { up as anomalyNotifications } from './039-anomaly-notifications.ts';
import { up as anomalyDeliveries } from './040-anomaly-deliveries.ts';
import { up as alertFeed } from './042-alert-feed.ts';
import { up as anomalyMonths } from './043-anomaly-months.ts';
import { up as commitmentInventories } from './044-commitment-inventories.ts';
import { up as commitmentReminders } from './045-commitment-reminders.ts';
import { up as savingsPlansRight } from './048-savings-plans-right.ts';
import { up as advice } from './049-advice.ts';
import { up as reservationRights } from './050-reservation-rights.ts';
import { up as recommendationsRight } from './051-recommendations-right.ts';
import { up as adviceDecisions } from './052-advice-decisions.ts';
import { up as commitmentUsesTold } from './053-commitment-uses-told.ts';
import { up as listChanges } from './054-list-changes.ts';
import { up as operationsRight } from './060-operations-right.ts';
import { up as operationStatus } from './061-operation-status.ts';
import { up as loadRunFiles } from './062-load-run-files.ts';

/** By the order of their names. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-platform': { up: platform },
  '002-facts-catalogue': { up: factsCatalogue },
  '003-fact-parts': { up: factParts },
  '004-load-runs': { up: loadRuns },
  '005-reference': { up: reference },
  '006-store-identity': { up: storeIdentity },
  '007-identity': { up: identity },
  '008-recommendations': { up: recommendations },
  '009-platform': { up: platformServices },
  '010-saved-filters': { up: savedFilters },
  '011-cost-notes': { up: costNotes },
  '012-export-jobs': { up: exportJobs },
  '013-mail': { up: mail },
  '014-dashboards': { up: dashboards },
  '015-figures': { up: figures },
  '016-budget-alerts': { up: budgetAlerts },
  '018-dashboard-shares': { up: dashboardShares },
  '019-mail-schedules': { up: mailSchedules },
  '020-api-right': { up: apiRight },
  '021-data-changes': { up: dataChanges },
  '022-rate-sources': { up: rateSources },
  '030-provider-names': { up: providerNames },
  '032-invoice-details': { up: invoiceDetails },
  '033-billing-datasets': { up: billingDatasets },
  '034-anomaly-events': { up: anomalyEvents },
  '035-anomaly-judgements': { up: anomalyJudgements },
  '036-anomaly-fences': { up: anomalyFences },
  '037-anomaly-handling': { up: anomalyHandling },
  '038-anomaly-rules': { up: anomalyRules },
  '039-anomaly-notifications': { up: anomalyNotifications },
  '040-anomaly-deliveries': { up: anomalyDeliveries },
  '042-alert-feed': { up: alertFeed },
  '043-anomaly-months': { up: anomalyMonths },
  '044-commitment-inventories': { up: commitmentInventories },
  '045-commitment-reminders': { up: commitmentReminders },
  '048-savings-plans-right': { up: savingsPlansRight },
  '049-advice': { up: advice },
  '050-reservation-rights': { up: reservationRights },
  '051-recommendations-right': { up: recommendationsRight },
  '052-advice-decisions': { up: adviceDecisions },
  '053-commitment-uses-told': { up: commitmentUsesTold },
  '054-list-changes': { up: listChanges },
  '060-operations-right': { up: operationsRight },
  '061-operation-status': { up: operationStatus },
  '062-load-run-files': { up: loadRunFiles },
};
