// The catalogue of what a person can run into: a code, and the ids of two texts: why it is so, and what to do (G-09).

export const DOMAIN_ERROR_CODES = [
  // Sign-in and company
  'EXPIRED',
  'CONCURRENT',
  'LOOKUP_FAILED',
  'OTP_REQUIRED',
  'ADDRESS_LIST_MISSING',
  'ADDRESS_DENIED',
  'NO_MENU_RIGHT',
  'NO_COMPANY',
  'COMPANY_CHANGED',
  'UNKNOWN_COMPANY',
  'UNKNOWN_SESSION',
  'UNKNOWN_TOKEN',
  'TOKEN_NAME_IN_USE',
  'TOKEN_DAYS_OUTSIDE',
  'TOO_MANY_TOKENS',
  /** Of an answer, not of an error: `NeedsPlan`. */
  'NEEDS_PLAN',
  // Choices and data
  'NO_DATA_COLLECTED',
  'FORECAST_TOO_FEW_DAYS',
  'FORECAST_TOO_FEW_MONTHS',
  'FORECAST_NO_RECENT_DATA',
  'NO_VENDOR',
  'VENDOR_TWICE',
  'VENDOR_NOT_AVAILABLE',
  'UNSUPPORTED_VENDOR',
  'VIEW_NOT_OF_VENDOR',
  /** Of a file: screens have `InsightNotIssued`. */
  'INSIGHT_NOT_ISSUED',
  /** Who resells keeps what the vendor billed to those who administer the company. */
  'VENDOR_COST_CLOSED',
  'UNKNOWN_CURRENCY',
  'END_BEFORE_START',
  'OVER_12_MONTHS',
  'DAILY_OVER_93_DAYS',
  'CUSTOM_WITHOUT_DATES',
  'DATES_WITHOUT_CUSTOM',
  'CUSTOM_WITHOUT_ITEMS',
  'ITEMS_WITHOUT_CUSTOM',
  'END_DATE_WITH_MONTHLY',
  'FILTER_ITEMS',
  'TOO_MANY_GROUPINGS',
  'NAMES_OF_VENDORS',
  'TOO_MANY_NAMES',
  'TAG_KEY_MISSING',
  'SERVICE_GROUP_SET_MISSING',
  'UNKNOWN_SERVICE_GROUP_SET',
  'TOP',
  'PAGE',
  'ITEMS_PER_PAGE',
  /** Months of commitments: turned round, or over three years. */
  'INVALID_RANGE',
  'UNKNOWN_MENU',
  'UNKNOWN_NOTICE',
  'UNKNOWN_ALERT',
  'UNKNOWN_NOTE',
  /** The store is full, or may only be read. */
  'NOT_SAVED',
  // Data
  'UNKNOWN_DATA_CHANGE',
  'DATA_CHANGED_SINCE',
  'DATA_NOT_KEPT',
  'NOTHING_TO_REMOVE',
  'UPLOAD_IN_USE',
  'UPLOAD_TOO_LARGE',
  'CONFIRMATION_WRONG',
  'UNKNOWN_SOURCE',
  'TOO_MANY_SOURCES',
  'SOURCE_FIELD_MISSING',
  'SOURCE_FIELD_INVALID',
  'SOURCE_WAY_CLOSED',
  'SOURCE_OF_FILE',
  // What is typed
  'NAME_MISSING',
  'TEXT_MISSING',
  'TEXT_TOO_LONG',
  'EMAIL_INVALID',
  'ANSWER_MISSING',
  'ALREADY_SUBMITTED',
  // Saved filters
  'FILTER_NAME_MISSING',
  'FILTER_NAME_IN_USE',
  'TOO_MANY_FILTERS',
  'UNKNOWN_FILTER',
  'FILTERS_WITH_SAVED_FILTER',
  // Saved views
  'VIEW_NAME_MISSING',
  'VIEW_NAME_IN_USE',
  'TOO_MANY_VIEWS',
  'UNKNOWN_VIEW',
  // Dashboards
  'DASHBOARD_NAME_REQUIRED',
  'DASHBOARD_NAME_IN_USE',
  'TOO_MANY_DASHBOARDS',
  'LAST_DASHBOARD',
  'UNKNOWN_DASHBOARD',
  'TOO_MANY_WIDGETS',
  'WIDGET_LAYOUT',
  'WIDGET_SETTING',
  'THRESHOLD_TOO_LOW',
  'ALERT_BAND_INVALID',
  'TITLE_CHARACTERS',
  // Anomalies
  'UNKNOWN_ANOMALY',
  'ANOMALY_WITHDRAWN',
  'ANOMALY_DATES_MISSING',
  'SNOOZE_PAST',
  'NOT_REPLAYED',
  'UNKNOWN_ANOMALY_RULE',
  'TOO_MANY_ANOMALY_RULES',
  // Plans
  'PLAN_APPLICATION_OPEN',
  'PLAN_INCLUDED',
  'UNKNOWN_PLAN_APPLICATION',
  'PLAN_START_OUTSIDE',
  'RECEIVER_WITHOUT_RIGHT',
  'QUIET_HOURS_INVALID',
  'UNKNOWN_WEBHOOK',
  'TOO_MANY_WEBHOOKS',
  'WEBHOOK_ADDRESS_INVALID',
  'WEBHOOK_ADDRESS_PRIVATE',
  'NUMBERS_INVALID',
  'UNKNOWN_DELIVERY',
  'DELIVERY_NOT_FAILED',
  // Advice
  'DECISION_UNTIL_MISSING',
  'DECISION_UNTIL_PAST',
  'DECISION_REASON_MISSING',
  'ADVICE_NOT_ACCEPTED',
  'UNKNOWN_COMMITMENT',
  // Operation status
  'UNKNOWN_OPERATION_STATUS',
  'UNKNOWN_STATUS_CODE',
  'STATUS_CODE_MISSING',
  'STATUS_NOT_REPAIRABLE',
  'REPAIR_FILES_GONE',
  'REPAIR_RUNNING',
  'UNKNOWN_MIGRATION_ROI',
  'TOO_MANY_MIGRATION_ROIS',
  'ROI_AMOUNT_INVALID',
  'ROI_MONTH_INVALID',
  // Administration
  'CHANGED_MEANWHILE',
  'LAST_OWNER',
  'MENU_TWICE',
  'ALREADY_MEMBER',
  'UNKNOWN_MEMBER',
  'TOOL_MEMBER',
  'NOT_INVITED',
  'PERSON_OF_ANOTHER_COMPANY',
  'MEMBER_OF_OTHER_COMPANIES',
  'NETWORK_INVALID',
  'OWN_ADDRESS_LEFT_OUT',
  // Mail
  'CONTROL_CHARACTERS',
  'RECIPIENT_MISSING',
  'TOO_MANY_RECIPIENTS',
  'RECIPIENT_TWICE',
  'RECIPIENT_UNREGISTERED',
  'MAIL_TOO_LARGE',
  'SUPPORT_UNAVAILABLE',
  'UNKNOWN_RESERVATION',
  'TOO_MANY_RESERVATIONS',
  'UNKNOWN_SCHEDULE',
  'TOO_MANY_SCHEDULES',
  'TOO_MANY_EXPORTS',
  // Links to dashboards
  'SHARE_MALFORMED',
  'UNKNOWN_SHARE',
  'SHARED_DASHBOARD_DELETED',
  'SHARE_EXPIRED',
  'SHARE_REVOKED',
  'SHARE_DENIED',
  'SHARE_OTHER_COMPANY',
  'TOO_MANY_SHARES',
  'SHARE_EXPIRY_PAST',
  'TOO_MANY_LOOKUPS',
] as const;

export type DomainErrorCode = (typeof DOMAIN_ERROR_CODES)[number];

const KNOWN: ReadonlySet<string> = new Set(DOMAIN_ERROR_CODES);

export function isDomainErrorCode(text: string): text is DomainErrorCode {
  return KNOWN.has(text);
}

type CamelCase<Code extends string> = Code extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Code>;

/** Ids in the catalogues of texts, which end in the code in camel case. */
export function domainErrorTexts<Code extends DomainErrorCode>(code: Code) {
  const words = code.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const name = words as CamelCase<Code>;
  return { cause: `platform.errorCause.${name}`, nextStep: `platform.errorStep.${name}` } as const;
}
