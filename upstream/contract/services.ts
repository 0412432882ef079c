// The REST services of the portal and the base path of each; a setting may put a service elsewhere.

/** `UPSTREAM_URL_<NAME>` replaces origin and base path of a service. */
export const SERVICES = {
  plat: { base: '/platform/v1', urlSetting: 'UPSTREAM_URL_PLAT' },
  portal: { base: '', urlSetting: 'UPSTREAM_URL_PORTAL' },
  common: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_COMMON' },
  survey: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_SURVEY' },
  users: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_USERS' },
  cloud: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_CLOUD' },
  ca: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_CA' },
  billing: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_BILLING' },
  mail: { base: '/api_v2.0', urlSetting: 'UPSTREAM_URL_MAIL' },
  widget: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_WIDGET' },
  general: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_GENERAL' },
  dashboard: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_DASHBOARD' },
  /** Alerts, their lists and counts. */
  anomaly: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_ANOMALY' },
  /** What the models say: a service of its own. */
  anomalyAi: { base: '/MAZ/v3', urlSetting: 'UPSTREAM_URL_ANOMALY_AI' },
  optimization: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_OPTIMIZATION' },
  mis: { base: '/api/v3', urlSetting: 'UPSTREAM_URL_MIS' },
} as const;

export type ServiceName = keyof typeof SERVICES;
export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];
