// The registry of migrations of the documents store; a landed one is never changed, only followed. A folder has twenty numbers.
import type { Migration } from 'kysely';
import { up as platform } from './001-019/001-platform.ts';
import { up as factsCatalogue } from './001-019/002-facts-catalogue.ts';
import { up as factParts } from './001-019/003-fact-parts.ts';
import { up as loadRuns } from './001-019/004-load-runs.ts';
import { up as reference } from './001-019/005-reference.ts';
import { up as storeIdentity } from './001-019/006-store-identity.ts';
import { up as identity } from './001-019/007-identity.ts';
import { up as recommendations } from './001-019/008-recommendations.ts';
import { up as platformServices } from './001-019/009-platform.ts';
import { up as savedFilters } from './001-019/010-saved-filters.ts';
import { up as costNotes } from './001-019/011-cost-notes.ts';
import { up as exportJobs } from './001-019/012-export-jobs.ts';
import { up as mail } from './001-019/013-mail.ts';
import { up as dashboards } from './001-019/014-dashboards.ts';
import { up as figures } from './001-019/015-figures.ts';
import { up as budgetAlerts } from './001-019/016-budget-alerts.ts';
import { up as dashboardShares } from './001-019/018-dashboard-shares.ts';
import { up as mailSchedules } from './001-019/019-mail-schedules.ts';
import { up as apiRight } from './020-039/020-api-right.ts';
import { up as dataChanges } from './020-039/021-data-changes.ts';
import { up as rateSources } from './020-039/022-rate-sources.ts';
import { up as providerNames } from './020-039/030-provider-names.ts';
import { up as invoiceDetails } from './020-039/032-invoice-details.ts';
import { up as billingDatasets } from './020-039/033-billing-datasets.ts';
import { up as anomalyEvents } from './020-039/034-anomaly-events.ts';
import { up as anomalyJudgements } from './020-039/035-anomaly-judgements.ts';
import { up as anomalyFences } from './020-039/036-anomaly-fences.ts';
import { up as anomalyHandling } from './020-039/037-anomaly-handling.ts';
import { up as anomalyRules } from './020-039/038-anomaly-rules.ts';
import { up as anomalyNotifications } from './020-039/039-anomaly-notifications.ts';
import { up as anomalyDeliveries } from './040-059/040-anomaly-deliveries.ts';
import { up as alertFeed } from './040-059/042-alert-feed.ts';
import { up as anomalyMonths } from './040-059/043-anomaly-months.ts';
import { up as commitmentInventories } from './040-059/044-commitment-inventories.ts';
import { up as commitmentReminders } from './040-059/045-commitment-reminders.ts';
import { up as savingsPlansRight } from './040-059/048-savings-plans-right.ts';
import { up as advice } from './040-059/049-advice.ts';
import { up as reservationRights } from './040-059/050-reservation-rights.ts';
import { up as recommendationsRight } from './040-059/051-recommendations-right.ts';
import { up as adviceDecisions } from './040-059/052-advice-decisions.ts';
import { up as commitmentUsesTold } from './040-059/053-commitment-uses-told.ts';
import { up as listChanges } from './040-059/054-list-changes.ts';
import { up as operationsRight } from './060-079/060-operations-right.ts';
import { up as operationStatus } from './060-079/061-operation-status.ts';
import { up as loadRunFiles } from './060-079/062-load-run-files.ts';
import { up as googleAdvice } from './060-079/063-google-advice.ts';
import { up as connectedSources } from './060-079/064-connected-sources.ts';
import { up as dataRetention } from './060-079/065-data-retention.ts';
import { up as savedViews } from './060-079/070-saved-views.ts';
import { up as timeZone } from './060-079/071-time-zone.ts';
import { up as starredDashboards } from './060-079/072-starred-dashboards.ts';
import { up as rollupPacks } from './060-079/073-rollup-packs.ts';
import { up as accessTokens } from './060-079/074-access-tokens.ts';
import { up as savedViewStars } from './060-079/075-saved-view-stars.ts';

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
  '063-google-advice': { up: googleAdvice },
  '064-connected-sources': { up: connectedSources },
  '065-data-retention': { up: dataRetention },
  '070-saved-views': { up: savedViews },
  '071-time-zone': { up: timeZone },
  '072-starred-dashboards': { up: starredDashboards },
  '073-rollup-packs': { up: rollupPacks },
  '074-access-tokens': { up: accessTokens },
  '075-saved-view-stars': { up: savedViewStars },
};
