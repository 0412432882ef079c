// The catalogue of what a person can run into: a code, and the ids of two texts: why it is so, and what to do (G-09).

/** Code by code, the phrase of its texts. */
const PHRASES = {
  // Sign-in and company
  EXPIRED: 'sessionExpired',
  CONCURRENT: 'concurrentLogin',
  LOOKUP_FAILED: 'lookupFailed',
  OTP_REQUIRED: 'otpRequired',
  ADDRESS_LIST_MISSING: 'addressListMissing',
  ADDRESS_DENIED: 'addressDenied',
  NO_MENU_RIGHT: 'noMenuRight',
  NO_COMPANY: 'noCompany',
  COMPANY_CHANGED: 'companyChanged',
  UNKNOWN_COMPANY: 'unknownCompany',
  UNKNOWN_SESSION: 'unknownSession',
  /** Of an answer, not of an error: `NeedsPlan`. */
  NEEDS_PLAN: 'needsPlan',
  // Choices and data
  NO_DATA_COLLECTED: 'noDataCollected',
  FORECAST_TOO_FEW_DAYS: 'forecastTooFewDays',
  FORECAST_TOO_FEW_MONTHS: 'forecastTooFewMonths',
  FORECAST_NO_RECENT_DATA: 'forecastNoRecentData',
  NO_VENDOR: 'noVendor',
  VENDOR_TWICE: 'vendorTwice',
  VENDOR_NOT_AVAILABLE: 'vendorNotAvailable',
  UNSUPPORTED_VENDOR: 'unsupportedVendor',
  VIEW_NOT_OF_VENDOR: 'viewNotOfVendor',
  /** Who resells keeps what the vendor billed to those who administer the company. */
  VENDOR_COST_CLOSED: 'vendorCostClosed',
  UNKNOWN_CURRENCY: 'unknownCurrency',
  END_BEFORE_START: 'endBeforeStart',
  OVER_12_MONTHS: 'over12Months',
  DAILY_OVER_93_DAYS: 'dailyOver93Days',
  CUSTOM_WITHOUT_DATES: 'customWithoutDates',
  DATES_WITHOUT_CUSTOM: 'datesWithoutCustom',
  CUSTOM_WITHOUT_ITEMS: 'customWithoutItems',
  ITEMS_WITHOUT_CUSTOM: 'itemsWithoutCustom',
  END_DATE_WITH_MONTHLY: 'endDateWithMonthly',
  FILTER_ITEMS: 'filterItems',
  TOO_MANY_GROUPINGS: 'tooManyGroupings',
  TAG_KEY_MISSING: 'tagKeyMissing',
  SERVICE_GROUP_SET_MISSING: 'serviceGroupSetMissing',
  UNKNOWN_SERVICE_GROUP_SET: 'unknownServiceGroupSet',
  TOP: 'top',
  PAGE: 'page',
  ITEMS_PER_PAGE: 'itemsPerPage',
  /** Months of commitments: turned round, or over three years. */
  INVALID_RANGE: 'invalidRange',
  UNKNOWN_MENU: 'unknownMenu',
  UNKNOWN_NOTICE: 'unknownNotice',
  UNKNOWN_ALERT: 'unknownAlert',
  UNKNOWN_NOTE: 'unknownNote',
  /** The store is full, or may only be read. */
  NOT_SAVED: 'notSaved',
  // Data
  UNKNOWN_DATA_CHANGE: 'unknownDataChange',
  DATA_CHANGED_SINCE: 'dataChangedSince',
  DATA_NOT_KEPT: 'dataNotKept',
  NOTHING_TO_REMOVE: 'nothingToRemove',
  UPLOAD_IN_USE: 'uploadInUse',
  UPLOAD_TOO_LARGE: 'uploadTooLarge',
  CONFIRMATION_WRONG: 'confirmationWrong',
  // What is typed
  NAME_MISSING: 'nameMissing',
  TEXT_MISSING: 'textMissing',
  TEXT_TOO_LONG: 'textTooLong',
  EMAIL_INVALID: 'emailInvalid',
  ANSWER_MISSING: 'answerMissing',
  ALREADY_SUBMITTED: 'alreadySubmitted',
  // Saved filters
  FILTER_NAME_MISSING: 'filterNameMissing',
  FILTER_NAME_IN_USE: 'filterNameInUse',
  TOO_MANY_FILTERS: 'tooManyFilters',
  UNKNOWN_FILTER: 'unknownFilter',
  FILTERS_WITH_SAVED_FILTER: 'filtersWithSavedFilter',
  // Dashboards
  DASHBOARD_NAME_REQUIRED: 'dashboardNameRequired',
  DASHBOARD_NAME_IN_USE: 'dashboardNameInUse',
  TOO_MANY_DASHBOARDS: 'tooManyDashboards',
  LAST_DASHBOARD: 'lastDashboard',
  UNKNOWN_DASHBOARD: 'unknownDashboard',
  TOO_MANY_WIDGETS: 'tooManyWidgets',
  WIDGET_LAYOUT: 'widgetLayout',
  WIDGET_SETTING: 'widgetSetting',
  THRESHOLD_TOO_LOW: 'thresholdTooLow',
  ALERT_BAND_INVALID: 'alertBandInvalid',
  TITLE_CHARACTERS: 'titleCharacters',
  // Anomalies
  UNKNOWN_ANOMALY: 'unknownAnomaly',
  ANOMALY_WITHDRAWN: 'anomalyWithdrawn',
  ANOMALY_DATES_MISSING: 'anomalyDatesMissing',
  SNOOZE_PAST: 'snoozePast',
  NOT_REPLAYED: 'notReplayed',
  UNKNOWN_ANOMALY_RULE: 'unknownAnomalyRule',
  TOO_MANY_ANOMALY_RULES: 'tooManyAnomalyRules',
  // Plans
  PLAN_APPLICATION_OPEN: 'planApplicationOpen',
  PLAN_INCLUDED: 'planIncluded',
  UNKNOWN_PLAN_APPLICATION: 'unknownPlanApplication',
  PLAN_START_OUTSIDE: 'planStartOutside',
  RECEIVER_WITHOUT_RIGHT: 'receiverWithoutRight',
  QUIET_HOURS_INVALID: 'quietHoursInvalid',
  UNKNOWN_WEBHOOK: 'unknownWebhook',
  TOO_MANY_WEBHOOKS: 'tooManyWebhooks',
  WEBHOOK_ADDRESS_INVALID: 'webhookAddressInvalid',
  WEBHOOK_ADDRESS_PRIVATE: 'webhookAddressPrivate',
  NUMBERS_INVALID: 'numbersInvalid',
  UNKNOWN_DELIVERY: 'unknownDelivery',
  DELIVERY_NOT_FAILED: 'deliveryNotFailed',
  // Advice
  DECISION_UNTIL_MISSING: 'decisionUntilMissing',
  DECISION_UNTIL_PAST: 'decisionUntilPast',
  DECISION_REASON_MISSING: 'decisionReasonMissing',
  ADVICE_NOT_ACCEPTED: 'adviceNotAccepted',
  UNKNOWN_COMMITMENT: 'unknownCommitment',
  // Operation status
  UNKNOWN_OPERATION_STATUS: 'unknownOperationStatus',
  UNKNOWN_STATUS_CODE: 'unknownStatusCode',
  STATUS_CODE_MISSING: 'statusCodeMissing',
  STATUS_NOT_REPAIRABLE: 'statusNotRepairable',
  REPAIR_FILES_GONE: 'repairFilesGone',
  REPAIR_RUNNING: 'repairRunning',
  UNKNOWN_MIGRATION_ROI: 'unknownMigrationRoi',
  TOO_MANY_MIGRATION_ROIS: 'tooManyMigrationRois',
  ROI_AMOUNT_INVALID: 'roiAmountInvalid',
  ROI_MONTH_INVALID: 'roiMonthInvalid',
  // Administration
  CHANGED_MEANWHILE: 'changedMeanwhile',
  LAST_OWNER: 'lastOwner',
  MENU_TWICE: 'menuTwice',
  ALREADY_MEMBER: 'alreadyMember',
  UNKNOWN_MEMBER: 'unknownMember',
  TOOL_MEMBER: 'toolMember',
  NOT_INVITED: 'notInvited',
  PERSON_OF_ANOTHER_COMPANY: 'personOfAnotherCompany',
  MEMBER_OF_OTHER_COMPANIES: 'memberOfOtherCompanies',
  NETWORK_INVALID: 'networkInvalid',
  OWN_ADDRESS_LEFT_OUT: 'ownAddressLeftOut',
  // Mail
  CONTROL_CHARACTERS: 'controlCharacters',
  RECIPIENT_MISSING: 'recipientMissing',
  TOO_MANY_RECIPIENTS: 'tooManyRecipients',
  RECIPIENT_TWICE: 'recipientTwice',
  RECIPIENT_UNREGISTERED: 'recipientUnregistered',
  MAIL_TOO_LARGE: 'mailTooLarge',
  SUPPORT_UNAVAILABLE: 'supportUnavailable',
  UNKNOWN_RESERVATION: 'unknownReservation',
  TOO_MANY_RESERVATIONS: 'tooManyReservations',
  UNKNOWN_SCHEDULE: 'unknownSchedule',
  TOO_MANY_SCHEDULES: 'tooManySchedules',
  TOO_MANY_EXPORTS: 'tooManyExports',
  // Links to dashboards
  SHARE_MALFORMED: 'shareMalformed',
  UNKNOWN_SHARE: 'unknownShare',
  SHARED_DASHBOARD_DELETED: 'sharedDashboardDeleted',
  SHARE_EXPIRED: 'shareExpired',
  SHARE_REVOKED: 'shareRevoked',
  SHARE_DENIED: 'shareDenied',
  SHARE_OTHER_COMPANY: 'shareOtherCompany',
  TOO_MANY_SHARES: 'tooManyShares',
  SHARE_EXPIRY_PAST: 'shareExpiryPast',
  TOO_MANY_LOOKUPS: 'tooManyLookups',
} as const;

export type DomainErrorCode = keyof typeof PHRASES;
export const DOMAIN_ERROR_CODES = Object.keys(PHRASES) as DomainErrorCode[];

export function isDomainErrorCode(text: string): text is DomainErrorCode {
  return Object.hasOwn(PHRASES, text);
}

/** Ids in the catalogues of texts. */
export function domainErrorTexts<Code extends DomainErrorCode>(code: Code) {
  const phrase = PHRASES[code];
  return { cause: `platform.errorCause.${phrase}`, nextStep: `platform.errorStep.${phrase}` } as const;
}
