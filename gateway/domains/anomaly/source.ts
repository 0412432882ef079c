// Calls of anomalies: the list, what is asked of one, and what people do with it.
import {
  aiChangeTop5,
  aiModelAnalysis,
  aiPossibleCause,
  aiSettings,
} from '../../../upstream/contract/anomaly/ai.ts';
import {
  detectedList,
  detectedTime,
  MAX_ALERT_IDS,
  totalAlerts,
  userAlertTop5,
} from '../../../upstream/contract/anomaly/alerts.ts';
import {
  alertHistory,
  assignAlert,
  flagAlert,
  replayAlert,
  setAlertState,
} from '../../../upstream/contract/anomaly/handling.ts';
import type { WireAlert } from '../../../upstream/contract/anomaly/shapes.ts';
import type {
  AnomalyCauses,
  AnomalyDays,
  AnomalyDetectType,
  AnomalyFilterInput,
  AnomalyHistory,
  AnomalyLevelCount,
  AnomalyReplay,
  AnomalySort,
  AnomalyTop,
  AnomalyWatch,
  AssignAnomalyInput,
  FlagAnomalyInput,
  SetAnomalyStateInput,
} from '../../__generated__/graph-types.ts';
import { inputError } from '../../errors.ts';
import { checkPage, type PageArguments, toConnection } from '../../graph/connection.ts';
import { fromGlobalId } from '../../graph/global-id.ts';
import { orUserErrors, userError } from '../../graph/user-errors.ts';
import { vendorCodeOf, vendorOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { type BatchedRead, rowOfKeys } from '../../rest/replies/batched-read.ts';
import type { ViewerContext } from '../../viewer.ts';
import { availabilityOf } from './availability.ts';
import { causesOf, daysOf, historyOf, replayOf } from './cause-shapes.ts';
import {
  type AnomalyParent,
  anomalyOf,
  itemOf,
  LEVELS,
  WIRE_DETECT_TYPES,
  WIRE_LEVELS,
  WIRE_SENSITIVITIES,
} from './shapes.ts';

const ALERTS: BatchedRead<typeof detectedList, string, WireAlert | null> = {
  endpoint: detectedList,
  maxKeys: MAX_ALERT_IDS,
  request: (alertIds) => ({ alertIds: [...alertIds], itemsPerPage: MAX_ALERT_IDS }),
  values: ({ list }, alertIds) => rowOfKeys(alertIds, list, ({ alertId }) => alertId),
};
const SORTS = { NEWEST: 'newest', OLDEST: 'oldest', LEVEL: 'level', IMPACT: 'impact' } as const;
const UNKNOWN = userError('UNKNOWN_ANOMALY', 'id', 'no id of an anomaly');
const CHANGED = [detectedList, totalAlerts, alertHistory, userAlertTop5, aiChangeTop5];
/** Members of the services' requests that stand for the id. */
const NAMES = { alertId: 'id' };

export class AnomaliesSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  async watch(): Promise<AnomalyWatch> {
    const [settings, judged] = await Promise.all([
      this.#loader.load(aiSettings, {}),
      this.#loader.load(detectedTime, {}),
    ]);
    return {
      availability: availabilityOf(settings),
      judgedAt: judged.detectedTime,
      judgedDays: judged.vendors.map(({ vendor, startDate, endDate, detectedTime: judgedAt, series }) => ({
        vendor: vendorOf(vendor),
        range: { start: startDate, end: endDate },
        judgedAt,
        series,
      })),
    };
  }

  async list(asked: PageArguments & { filter: AnomalyFilterInput; sort: AnomalySort }) {
    checkPage(asked);
    const { page, itemsPerPage, filter, sort } = asked;
    const request = { ...wireFilter(filter), page, itemsPerPage, sort: SORTS[sort] };
    const { list, totalCount } = await this.#loader.load(detectedList, request);
    return toConnection(list.map(anomalyOf), totalCount, asked);
  }

  async counts(filter: AnomalyFilterInput): Promise<AnomalyLevelCount[]> {
    const counts = await this.#loader.load(totalAlerts, wireFilter(filter));
    return (['critical', 'major', 'minor'] as const).map((level) => ({
      level: LEVELS[level],
      count: counts[level],
    }));
  }

  async top(asked: {
    detectType: AnomalyDetectType;
    start?: string | null;
    end?: string | null;
  }): Promise<AnomalyTop> {
    const endpoint = asked.detectType === 'AI' ? aiChangeTop5 : userAlertTop5;
    const { currency, items } = await this.#loader.load(endpoint, wirePeriod(asked));
    return {
      currency,
      items: items.map(({ topKey, vendor, realCost, forecastCost, alertCount, ...item }) => ({
        key: topKey,
        vendor: vendorOf(vendor),
        account: itemOf(item.account),
        product: itemOf(item.product),
        region: itemOf(item.region),
        ruleTitle: item.ruleTitle,
        impact: item.impact,
        real: realCost,
        expected: forecastCost,
        count: alertCount,
        level: LEVELS[item.level],
      })),
    };
  }

  /** Null when there is none that the viewer may see. */
  async anomaly(id: string): Promise<AnomalyParent | null> {
    const alertId = alertIdOf(id);
    const alert = alertId === null ? null : await this.#loader.loadKey(ALERTS, alertId);
    return alert && anomalyOf(alert);
  }

  /** The same as an object of the graph. */
  async node(id: string): Promise<(AnomalyParent & { __typename: 'Anomaly' }) | null> {
    if (!(await this.#viewer.hasMenu('ANOMALY', 'VIEW'))) return null;
    const anomaly = await this.anomaly(id);
    return anomaly && { __typename: 'Anomaly', ...anomaly };
  }

  async causes(alertId: string): Promise<AnomalyCauses> {
    return causesOf(await this.#loader.load(aiPossibleCause, { alertId }));
  }

  async days(alertId: string): Promise<AnomalyDays> {
    return daysOf(await this.#loader.load(aiModelAnalysis, { alertId }));
  }

  async history(alertId: string): Promise<AnomalyHistory> {
    return historyOf(await this.#loader.load(alertHistory, { alertId }));
  }

  async replay(alertId: string): Promise<AnomalyReplay> {
    return replayOf(await this.#loader.load(replayAlert, { alertId }));
  }

  flag({ id, isHidden, isStarred, receivesAlerts }: FlagAnomalyInput) {
    const flags = {
      ...(typeof isHidden === 'boolean' && { hide: isHidden }),
      ...(typeof isStarred === 'boolean' && { starred: isStarred }),
      ...(typeof receivesAlerts === 'boolean' && { receiveAlert: receivesAlerts }),
    };
    return this.#changed(id, (alertId) => this.#loader.write(flagAlert, { alertId, ...flags }, CHANGED));
  }

  setState({ id, state, version, reason, stateFrom = null, stateUntil = null }: SetAnomalyStateInput) {
    if (state === 'WITHDRAWN') throw inputError('state', 'only the portal withdraws an anomaly');
    const change = { version, state, reason, stateFrom, stateUntil };
    return this.#changed(id, (alertId) => this.#loader.write(setAlertState, { alertId, ...change }, CHANGED));
  }

  assign({ id, version, assigneeId = null }: AssignAnomalyInput) {
    return this.#changed(id, (alertId) =>
      this.#loader.write(assignAlert, { alertId, version, assigneeId }, CHANGED),
    );
  }

  async #changed(id: string, write: (alertId: string) => Promise<{ alert: WireAlert }>) {
    const alertId = alertIdOf(id);
    if (alertId === null) return { userErrors: [UNKNOWN], anomaly: null };
    const { result, userErrors } = await orUserErrors(write(alertId), NAMES);
    return { userErrors, anomaly: result && anomalyOf(result.alert) };
  }
}

function alertIdOf(id: string): string | null {
  const parsed = fromGlobalId(id);
  return parsed?.type === 'Anomaly' ? parsed.key : null;
}

function wireFilter(filter: AnomalyFilterInput) {
  const { levels, vendors, detectType, sensitivity, states, isWithHidden, isStarred, topKey } = filter;
  return {
    ...wirePeriod(filter),
    ...(levels && levels.length > 0 && { level: levels.map((level) => WIRE_LEVELS[level]) }),
    ...(vendors && vendors.length > 0 && { vendor: vendors.map(vendorCodeOf) }),
    ...(detectType && { detectType: WIRE_DETECT_TYPES[detectType] }),
    ...(sensitivity && { sensitivity: WIRE_SENSITIVITIES[sensitivity] }),
    ...(states && states.length > 0 && { states: [...states] }),
    ...(typeof isStarred === 'boolean' && { starred: isStarred }),
    ...(topKey && { topKey }),
    isWithHidden,
  };
}

/** Throws an input error for a period with one day, and for one that ends before it starts. */
function wirePeriod({ start, end }: { start?: string | null; end?: string | null }) {
  if (!start && !end) return {};
  if (!start || !end)
    throw inputError(start ? 'end' : 'start', 'a period has a first and a last day', 'CUSTOM_WITHOUT_DATES');
  if (end < start) throw inputError('end', 'the end lies before the start', 'END_BEFORE_START');
  return { startDate: start, endDate: end };
}
