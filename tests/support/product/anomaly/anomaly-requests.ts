// One request within the contract for each endpoint of anomalies, for the company "sunflower".

const days = { startDate: '2024-06-01', endDate: '2024-06-30' };
const anomalyRule = {
  title: 'Sample',
  filters: { aws: [{ field: 'region', values: ['us-east-1'] }] },
  comparison: 'last_7_days',
  minAlert: 100,
  maxAlert: 1000,
};

export const ANOMALY_REQUESTS: Record<string, Record<string, unknown>> = {
  detectedList: { ...days, page: 1, itemsPerPage: 10 },
  totalAlerts: days,
  detectedTime: {},
  userAlertTop5: days,
  aiChangeTop5: days,
  aiSettings: {},
  // Of the anomaly that is there: see prepared-requests.ts.
  aiModelAnalysis: { alertId: 'none' },
  aiPossibleCause: { alertId: 'none' },
  flagAlert: { alertId: 'none', starred: true },
  setAlertState: { alertId: 'none', version: 0, state: 'ACKNOWLEDGED' },
  assignAlert: { alertId: 'none', version: 0, assigneeId: null },
  alertHistory: { alertId: 'none' },
  replayAlert: { alertId: 'none' },
  notificationSettings: {},
  saveNotificationSetting: { vendor: null, isAbnormalNotiOn: false, version: 0 },
  deleteNotificationSetting: { vendor: null, version: 0 },
  // A name of this machine: it is looked up, and never posted to.
  saveWebhook: { name: 'Sample', template: 'GENERIC', language: 'en', url: 'https://localhost/hook' },
  deleteWebhook: { webhookId: 'none', version: 1 },
  testWebhook: { webhookId: 'none' },
  deliveryLog: {},
  retryDelivery: { deliveryId: 'none' },
  acknowledgement: { token: 'none' },
  acknowledge: { token: 'none' },
  anomalyRules: {},
  saveAnomalyRule: anomalyRule,
  deleteAnomalyRule: { ruleId: 'none', version: 1 },
  tryAnomalyRule: anomalyRule,
};
