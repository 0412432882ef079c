import type { Resolvers } from '../resolver-types.ts';

/** Resolvers of what the SDL of anomaly declares. */
export type AnomalyResolvers = {
  Anomaly?: Pick<NonNullable<Resolvers['Anomaly']>, 'account' | 'analysedAt' | 'assignee' | 'causes' | 'changeRate' | 'currency' | 'days' | 'detectType' | 'detectedAt' | 'direction' | 'endedOn' | 'expected' | 'history' | 'id' | 'impact' | 'isHidden' | 'isStarred' | 'judgedThrough' | 'kind' | 'lastSeenOn' | 'level' | 'message' | 'numberOfDays' | 'peakDay' | 'product' | 'rateDate' | 'real' | 'receivesAlerts' | 'region' | 'ruleId' | 'ruleTitle' | 'sensitivity' | 'startedOn' | 'state' | 'stateFrom' | 'stateUntil' | 'topCause' | 'vendor' | 'version' | 'withdrawnReason'>;
  AnomalyAvailability?: Pick<NonNullable<Resolvers['AnomalyAvailability']>, '__resolveType'>;
  AnomalyCause?: Pick<NonNullable<Resolvers['AnomalyCause']>, 'account' | 'changeRate' | 'difference' | 'expected' | 'influence' | 'numberOfOthers' | 'operation' | 'product' | 'purchaseOption' | 'real' | 'region' | 'usageType'>;
  AnomalyCauses?: Pick<NonNullable<Resolvers['AnomalyCauses']>, 'causes' | 'currency' | 'difference' | 'effects' | 'expected' | 'filters' | 'others' | 'owners' | 'real' | 'resources'>;
  AnomalyConnection?: Pick<NonNullable<Resolvers['AnomalyConnection']>, 'edges' | 'pageInfo' | 'totalCount'>;
  AnomalyDay?: Pick<NonNullable<Resolvers['AnomalyDay']>, 'cost' | 'costWithoutCause' | 'date' | 'expected' | 'isDetected' | 'models' | 'votes'>;
  AnomalyDays?: Pick<NonNullable<Resolvers['AnomalyDays']>, 'currency' | 'days'>;
  AnomalyEdge?: Pick<NonNullable<Resolvers['AnomalyEdge']>, 'cursor' | 'node'>;
  AnomalyEffects?: Pick<NonNullable<Resolvers['AnomalyEffects']>, 'mix' | 'price' | 'usage'>;
  AnomalyFile?: Pick<NonNullable<Resolvers['AnomalyFile']>, 'content' | 'contentType' | 'name'>;
  AnomalyHistory?: Pick<NonNullable<Resolvers['AnomalyHistory']>, 'entries' | 'people'>;
  AnomalyHistoryEntry?: Pick<NonNullable<Resolvers['AnomalyHistoryEntry']>, 'assignee' | 'author' | 'changedAt' | 'reason' | 'state' | 'stateFrom' | 'stateUntil'>;
  AnomalyItem?: Pick<NonNullable<Resolvers['AnomalyItem']>, 'key' | 'label'>;
  AnomalyJudgedDays?: Pick<NonNullable<Resolvers['AnomalyJudgedDays']>, 'judgedAt' | 'range' | 'series' | 'vendor'>;
  AnomalyLevelCount?: Pick<NonNullable<Resolvers['AnomalyLevelCount']>, 'count' | 'level'>;
  AnomalyModelDay?: Pick<NonNullable<Resolvers['AnomalyModelDay']>, 'forecast' | 'isOutside' | 'lower' | 'model' | 'upper'>;
  AnomalyOpen?: Pick<NonNullable<Resolvers['AnomalyOpen']>, 'currency' | 'maxAlert' | 'minAlert' | 'sensitivity' | 'supportedVendors'>;
  AnomalyOwner?: Pick<NonNullable<Resolvers['AnomalyOwner']>, 'difference' | 'share' | 'tagKey' | 'value'>;
  AnomalyPayload?: Pick<NonNullable<Resolvers['AnomalyPayload']>, 'anomaly' | 'userErrors'>;
  AnomalyPerson?: Pick<NonNullable<Resolvers['AnomalyPerson']>, 'id' | 'name'>;
  AnomalyResource?: Pick<NonNullable<Resolvers['AnomalyResource']>, 'difference' | 'expected' | 'key' | 'label' | 'real'>;
  AnomalyRule?: Pick<NonNullable<Resolvers['AnomalyRule']>, 'author' | 'basis' | 'changedAt' | 'comparison' | 'filters' | 'id' | 'isActive' | 'lastFiredOn' | 'maxAlert' | 'minAlert' | 'scale' | 'threshold' | 'title' | 'version'>;
  AnomalyRuleTrial?: Pick<NonNullable<Resolvers['AnomalyRuleTrial']>, 'currency' | 'days'>;
  AnomalyRules?: Pick<NonNullable<Resolvers['AnomalyRules']>, 'currency' | 'defaultMaxAlert' | 'defaultMinAlert' | 'rules'>;
  AnomalyTop?: Pick<NonNullable<Resolvers['AnomalyTop']>, 'currency' | 'items'>;
  AnomalyTopCause?: Pick<NonNullable<Resolvers['AnomalyTopCause']>, 'account' | 'difference' | 'operation' | 'owner' | 'product' | 'purchaseOption' | 'region' | 'resource' | 'share' | 'usageType'>;
  AnomalyTopItem?: Pick<NonNullable<Resolvers['AnomalyTopItem']>, 'account' | 'count' | 'expected' | 'impact' | 'key' | 'level' | 'product' | 'real' | 'region' | 'ruleTitle' | 'vendor'>;
  AnomalyTrialDay?: Pick<NonNullable<Resolvers['AnomalyTrialDay']>, 'changeRate' | 'compareCost' | 'cost' | 'dailyCost' | 'date' | 'difference' | 'hasFired' | 'level'>;
  AnomalyWatch?: Pick<NonNullable<Resolvers['AnomalyWatch']>, 'availability' | 'judgedAt' | 'judgedDays'>;
  DeleteAnomalyRulePayload?: Pick<NonNullable<Resolvers['DeleteAnomalyRulePayload']>, 'deletedId' | 'userErrors'>;
  Mutation?: Pick<NonNullable<Resolvers['Mutation']>, 'assignAnomaly' | 'deleteAnomalyRule' | 'flagAnomaly' | 'saveAnomalyRule' | 'setAnomalyState'>;
  SaveAnomalyRulePayload?: Pick<NonNullable<Resolvers['SaveAnomalyRulePayload']>, 'rule' | 'userErrors'>;
  Viewer?: Pick<NonNullable<Resolvers['Viewer']>, 'anomalies' | 'anomaly' | 'anomalyCounts' | 'anomalyFile' | 'anomalyRuleTrial' | 'anomalyRules' | 'anomalyTop' | 'anomalyWatch'>;
};
