// Resolvers of anomalies: one call each.
import type { AnomalyResolvers } from '../../__generated__/resolvers/anomaly.ts';
import { anomalyFile } from './anomaly-file.ts';

export const anomalyResolvers: AnomalyResolvers = {
  Viewer: {
    anomalyWatch: (_viewer, _arguments, { anomalies }) => anomalies.watch(),
    anomalies: (_viewer, asked, { anomalies }) => anomalies.list(asked),
    anomalyCounts: (_viewer, { filter }, { anomalies }) => anomalies.counts(filter),
    anomalyTop: (_viewer, asked, { anomalies }) => anomalies.top(asked),
    anomaly: (_viewer, { id }, { anomalies }) => anomalies.anomaly(id),
    anomalyFile: async (_viewer, asked, { anomalies, language, publicUrl, viewer }) => {
      const [company, user] = await Promise.all([viewer.companyName(), viewer.user()]);
      const { curCmpnId: companyId, curCmpnDataNumber: dataVersion } = user;
      return anomalyFile(anomalies, asked, language, { company, companyId, dataVersion, publicUrl });
    },
    anomalyRules: (_viewer, _arguments, { anomalyRules }) => anomalyRules.list(),
    anomalyNotifications: (_viewer, _arguments, { anomalyNotifications }) => anomalyNotifications.all(),
    anomalyDeliveries: (_viewer, asked, { anomalyNotifications }) => anomalyNotifications.deliveries(asked),
    anomalyRuleTrial: (_viewer, { rule }, { anomalyRules }) => anomalyRules.trial(rule),
  },
  Anomaly: {
    causes: ({ alertId }, _arguments, { anomalies }) => anomalies.causes(alertId),
    days: ({ alertId }, _arguments, { anomalies }) => anomalies.days(alertId),
    history: ({ alertId }, _arguments, { anomalies }) => anomalies.history(alertId),
    replay: ({ alertId, detectType }, _arguments, { anomalies }) =>
      detectType === 'AI' ? anomalies.replay(alertId) : null,
  },
  Mutation: {
    flagAnomaly: (_mutation, { input }, { anomalies }) => anomalies.flag(input),
    setAnomalyState: (_mutation, { input }, { anomalies }) => anomalies.setState(input),
    assignAnomaly: (_mutation, { input }, { anomalies }) => anomalies.assign(input),
    saveAnomalyRule: (_mutation, { input }, { anomalyRules }) => anomalyRules.save(input),
    deleteAnomalyRule: (_mutation, { input }, { anomalyRules }) => anomalyRules.remove(input),
    saveAnomalyNotification: (_mutation, { input }, { anomalyNotifications }) =>
      anomalyNotifications.save(input),
    deleteAnomalyNotification: (_mutation, { input }, { anomalyNotifications }) =>
      anomalyNotifications.remove(input),
    saveWebhook: (_mutation, { input }, { anomalyNotifications }) => anomalyNotifications.saveWebhook(input),
    deleteWebhook: (_mutation, { input }, { anomalyNotifications }) =>
      anomalyNotifications.removeWebhook(input),
    testWebhook: (_mutation, { input }, { anomalyNotifications }) => anomalyNotifications.testWebhook(input),
    retryAnomalyDelivery: (_mutation, { input }, { anomalyNotifications }) =>
      anomalyNotifications.retry(input),
  },
};
