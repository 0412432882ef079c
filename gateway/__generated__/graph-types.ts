export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A UTC calendar day, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601. */
  DateTime: { input: string; output: string; }
};

/** What cost is split by. */
export type ViewBy =
  /** Sub account of FOCUS: account, subscription, project or compartment. */
  | 'ACCOUNT'
  /** Service of the vendor. */
  | 'PRODUCT'
  /** Region of the vendor. */
  | 'REGION'
  /** Value of a tag. */
  | 'TAG'
  /** Group of a set of service groups. */
  | 'SERVICE_GROUP'
  /** Instance type, such as m5.large. */
  | 'INSTANCE_TYPE'
  /** Usage type: what is metered. */
  | 'USAGE_TYPE'
  /** Project of GCP; of other vendors the sub account. */
  | 'PROJECT'
  /** The vendor itself: one item each. */
  | 'PROVIDER'
  /** Charge category of FOCUS: Usage, Purchase, Tax, Credit or Adjustment. */
  | 'CHARGE_CATEGORY'
  /** On-Demand, Spot, Reserved, Savings Plans, or Commitment fee. */
  | 'PURCHASE_OPTION'
  /** Resource id. */
  | 'RESOURCE'
  /** Kind of service: the subcategory of FOCUS, or its category. */
  | 'PRODUCT_FAMILY'
  /** Service category of FOCUS, such as Compute. */
  | 'SERVICE_CATEGORY';

/** A field to filter by. */
export type FilterField =
  /** Sub account of FOCUS: account, subscription, project or compartment. */
  | 'ACCOUNT'
  /** Service of the vendor. */
  | 'PRODUCT'
  /** Region of the vendor. */
  | 'REGION'
  /** Value of a tag. */
  | 'TAG'
  /** Service group, as `set:::group`; `set:::` is what no group of the set takes. */
  | 'SERVICE_GROUP'
  /** Instance type, such as m5.large. */
  | 'INSTANCE_TYPE'
  /** Usage type: what is metered. */
  | 'USAGE_TYPE'
  /** Operation of the vendor's interface. */
  | 'API_OPERATION'
  /** Kind of charge, in the words of AWS: Usage, Tax, Credit, SavingsPlanCoveredUsage and so on. */
  | 'CHARGE_TYPE'
  /** Charge category of FOCUS: Usage, Purchase, Tax, Credit or Adjustment. */
  | 'CHARGE_CATEGORY'
  /** Availability zone. */
  | 'AVAILABILITY_ZONE'
  /** Operating system. */
  | 'PLATFORM'
  /** On-Demand, Spot, Reserved, Savings Plans, or Commitment fee. */
  | 'PURCHASE_OPTION'
  /** Engine of a database, such as PostgreSQL. */
  | 'DATABASE'
  /** Engine of a cache, such as Redis. */
  | 'CACHE_ENGINE'
  /** Family of the instance type: m5 of m5.large. */
  | 'INSTANCE_FAMILY'
  /** Resource id. */
  | 'RESOURCE'
  /** Kind of service: the subcategory of FOCUS, or its category. */
  | 'PRODUCT_FAMILY'
  /** Service category of FOCUS, such as Compute. */
  | 'SERVICE_CATEGORY'
  /** Who made what was bought; other than the vendor for goods of its marketplace. */
  | 'PUBLISHER'
  /** Invoice id. */
  | 'INVOICE'
  /** Direction of a data transfer. */
  | 'TRANSFER_TYPE';

/** Where a search of the item table looks: in a field that the table is not split by, nothing is found. */
export type CostItemSearch =
  /** In all that the table is split by. */
  | 'ALL'
  /** Sub account of FOCUS: account, subscription, project or compartment. */
  | 'ACCOUNT'
  /** Service of the vendor. */
  | 'PRODUCT'
  /** Region of the vendor. */
  | 'REGION';

/** A menu of the portal that guards fields. */
export type MenuCode =
  /** Azure reservations (MTV3114). */
  | 'AZURE_RESERVED'
  /** Administration (MTV3980): people, rights, vendors and the audit log. */
  | 'ADMINISTRATION'
  /** Anomaly detection (MTV3060). */
  | 'ANOMALY'
  /** API (MTV3970): to ask the graph by texts of one's own; tools need no right for it. */
  | 'API'
  /** Billing (MTV3040). */
  | 'BILLING'
  /** Dashboard (MTV3010). */
  | 'DASHBOARD'
  /** Cost Analytics (MTV3050). */
  | 'COST_ANALYTICS'
  /** Operation status (MTV3118): loads, data, mails and alerts of each company, and cloud migration ROI. */
  | 'OPERATIONS'
  /** Recommendations (MTV3116): what to buy; to decide needs EDIT. */
  | 'RECOMMENDATIONS'
  /** Reserved instances (MTV3112). */
  | 'RESERVED'
  /** Data (MTV3990): what was loaded, and what is missing. */
  | 'DATA'
  /** Savings Plans (MTV3110). */
  | 'SAVINGS_PLANS';

/** What a right allows; EDIT includes VIEW. */
export type MenuRightLevel =
  /** See and change. */
  | 'EDIT'
  /** See. */
  | 'VIEW'
  /** Nothing. */
  | 'NONE';

/** Anything with a global id that can be fetched again. */
export type Node = {
  /** Opaque, unique over all types. */
  id: Scalars['ID']['output'];
};

/** Where a page is in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last row of the page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether a page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether a page comes before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row of the page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A fault of the input that the user can mend. */
export type UserError = {
  __typename?: 'UserError';
  /** Stable code; the portal has a text for each. */
  code: Scalars['String']['output'];
  /** The member of the input that is at fault. */
  field?: Maybe<Scalars['String']['output']>;
  /** For developers, in English. */
  message: Scalars['String']['output'];
};

/** Days from start to end, both included, in UTC. */
export type DateRange = {
  __typename?: 'DateRange';
  /** First day. */
  start: Scalars['Date']['output'];
  /** Last day. */
  end: Scalars['Date']['output'];
};

/** A vendor: a cloud, or all that is bought elsewhere. */
export type Vendor =
  /** Amazon Web Services. */
  | 'AWS'
  /** Microsoft Azure. */
  | 'AZURE'
  /** Google Cloud. */
  | 'GCP'
  /** Oracle Cloud Infrastructure. */
  | 'OCI'
  /** NAVER Cloud. */
  | 'NCLOUD'
  /** Tencent Cloud. */
  | 'TENCENT'
  /** OpenStack. */
  | 'OPENSTACK'
  /** All providers that are none of these, e.g. Snowflake or a marketplace. */
  | 'OTHER';

/** Which cost of FOCUS is summed. */
export type CostBasis =
  /** BilledCost: what invoices are made of; purchases on the day they are charged. */
  | 'BILLED'
  /** EffectiveCost: amortised; what was prepaid counts on the days that use it. */
  | 'EFFECTIVE';

/** The step of an axis. */
export type TimeUnit =
  /** UTC days. */
  | 'DAY'
  /** Weeks that start on Sunday, cut to the range. */
  | 'WEEK'
  /** Calendar months, cut to the range. */
  | 'MONTH';

/** The order of a sorted list. */
export type SortOrder =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** One step of an axis that several series share. */
export type AxisPoint = {
  __typename?: 'AxisPoint';
  /** First day of the step that it is compared with; null when nothing is compared or that range has fewer steps. */
  compareDate?: Maybe<Scalars['Date']['output']>;
  /** Last day of that step. */
  compareEndDate?: Maybe<Scalars['Date']['output']>;
  /** First day. */
  date: Scalars['Date']['output'];
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** After the newest data: its cost is not known yet. */
  isEmpty: Scalars['Boolean']['output'];
  /** Holds a day whose cost is not complete yet. */
  isPartial: Scalars['Boolean']['output'];
};

/** How a cost changed against another. */
export type CostChange = {
  __typename?: 'CostChange';
  /** Current minus previous, in the currency of the parent. */
  difference: Scalars['Float']['output'];
  /** UP, DOWN, SAME, or NEW and GONE where one side is nothing. */
  kind: ChangeKind;
  /** Percent of the previous cost, 2 decimals; +100 from nothing, -100 to nothing, 0 below 0.05. */
  percent: Scalars['Float']['output'];
};

/** The direction of a change. */
export type ChangeKind =
  /** Costs more. */
  | 'UP'
  /** Costs less. */
  | 'DOWN'
  /** Less than 0.05 % apart. */
  | 'SAME'
  /** Cost nothing before. */
  | 'NEW'
  /** Costs nothing now. */
  | 'GONE';

/** An account, product, region or another group of charges, of one vendor unless names are joined, or all that are not shown as one, with its cost. */
export type CostItem = {
  __typename?: 'CostItem';
  /** Amounts aligned with the axis of the parent; null where there are no data. */
  amounts: Array<Maybe<Scalars['Float']['output']>>;
  /** Total over the number of days in the range that have come, up to the newest data. */
  average: Scalars['Float']['output'];
  /** Of total against compareTotal, or of average against compareAverage where averages are compared; null when nothing is. */
  change?: Maybe<CostChange>;
  /**
   * Of a line of several vendors: what of total each has, by falling cost, also those of the compared range alone; null
   * elsewhere.
   */
  byVendor?: Maybe<Array<VendorAmount>>;
  /** Amounts of the compared range, aligned with the axis; null when nothing is compared. */
  compareAmounts?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
  /** Total of the compared range over its number of days; null when nothing is compared. */
  compareAverage?: Maybe<Scalars['Float']['output']>;
  /** Percent of the total of the compared range; 0 when that is not positive, null when nothing is compared. */
  compareShare?: Maybe<Scalars['Float']['output']>;
  /** Total of the compared range; null when nothing is compared. */
  compareTotal?: Maybe<Scalars['Float']['output']>;
  /** Whether anything of it was billed in the range, be it for nothing. */
  isBilled?: Maybe<Scalars['Boolean']['output']>;
  /** The same of the compared range; null when nothing is compared. */
  isCompareBilled?: Maybe<Scalars['Boolean']['output']>;
  /** True for the group of all items that are not shown. */
  isOthers: Scalars['Boolean']['output'];
  /**
   * Tells the item from others of its vendor: account id, service, region and so on; empty where the data name none, and for
   * others. Of several groupings it is all keys, with U+001F between them.
   */
  key: Scalars['String']['output'];
  /** The key of each grouping, in the order asked for; none for others. */
  keys: Array<Scalars['String']['output']>;
  /** Name for people; equals the key where there is none. */
  label: Scalars['String']['output'];
  /** The name of each key. */
  labels: Array<Scalars['String']['output']>;
  /** Cost of each month, aligned with the months of cost analytics; null where there are no data, and elsewhere. */
  months?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
  /** How many items the group of others holds; 0 for an item. */
  othersCount: Scalars['Int']['output'];
  /** Percent of the total of all items; 0 when that is not positive. */
  share: Scalars['Float']['output'];
  /** Cost of the whole range. */
  total: Scalars['Float']['output'];
  /** Null for the group of others, and for a line of several vendors. */
  vendor?: Maybe<Vendor>;
};

/** An exchange rate that amounts were converted by. A charge is converted by the rate of its day, a bill by that of the last day of its month. */
export type AppliedRate = {
  __typename?: 'AppliedRate';
  /** The day that it holds from, until the next one; null: a default rate of the portal, which holds before any other. */
  date?: Maybe<Scalars['Date']['output']>;
  /** What was converted, ISO 4217. */
  from: Scalars['String']['output'];
  /** Units of `to` for one unit of `from`. */
  rate: Scalars['Float']['output'];
  /** The source of the rate, as it was entered with the rate; empty where it was not given. */
  source: Scalars['String']['output'];
  /** What it was converted to, ISO 4217. */
  to: Scalars['String']['output'];
};

/** An exchange rate and the day that it holds from. */
export type DatedRate = {
  __typename?: 'DatedRate';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The day that it holds from, until the next one of the currency; null: a default rate of the portal, which holds before any other. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Units of the currency for one USD. */
  rate: Scalars['Float']['output'];
  /** The source of the rate, as it was entered with the rate; empty where it was not given. */
  source: Scalars['String']['output'];
};

/** A sum in a currency for which there is no exchange rate on the days of its charges; it is part of no total. */
export type CurrencyAmount = {
  __typename?: 'CurrencyAmount';
  /** In that currency. */
  amount: Scalars['Float']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
};

/** What can be asked. Everything that depends on who asks stands under viewer. */
export type Query = {
  __typename?: 'Query';
  /** One object by its global id; null when there is none that you may see. */
  node?: Maybe<Node>;
  /** Several objects by their global ids, null for each that there is not. */
  nodes: Array<Maybe<Node>>;
  /** The signed-in user or tool, and all that it may see. */
  viewer: Viewer;
};


/** What can be asked. Everything that depends on who asks stands under viewer. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. Everything that depends on who asks stands under viewer. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** What can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Forgets the one-time password of a member, who sets up a new one at the next sign-in. Ends all sessions of the member. */
  resetOneTimePassword: ResetOneTimePasswordPayload;
  /** Sets the IP addresses and networks that a member may enter from. It holds in every company of the member. */
  setAllowedAddresses: SetAllowedAddressesPayload;
  /** Sets what the invoices of the current company say of issuer and payer. */
  setInvoiceDetails: SetInvoiceDetailsPayload;
  /** Adds a person to the current company; a new user gets a link to set a password, which the owner hands on. */
  addMember: AddMemberPayload;
  /** Takes a member out of the current company. */
  removeMember: RemoveMemberPayload;
  /** Makes a new link for a person who has set no password yet; earlier links end. */
  renewInvitation: RenewInvitationPayload;
  /** Sets the vendors that the current company sees. */
  setAuthorisedVendors: SetAuthorisedVendorsPayload;
  /** Sets rights of a member; menus that are not named stay as they are. It holds from the next request on. */
  setMemberRights: SetMemberRightsPayload;
  /** Has a delivery that failed tried again. */
  retryAnomalyDelivery: RetryAnomalyDeliveryPayload;
  /** Sets what the viewer alone marks an anomaly with. */
  flagAnomaly: AnomalyPayload;
  /** Sets what the company does about an anomaly. */
  setAnomalyState: AnomalyPayload;
  /** Assigns an anomaly to a person of the company, or removes its assignee. */
  assignAnomaly: AnomalyPayload;
  /** Saves the notification settings for anomalies of a vendor, or of all vendors. */
  saveAnomalyNotification: SaveAnomalyNotificationPayload;
  /** Removes the setting of a vendor, which then has that of all vendors, or that one. */
  deleteAnomalyNotification: DeleteAnomalyNotificationPayload;
  /** Makes a rule, or changes one. */
  saveAnomalyRule: SaveAnomalyRulePayload;
  /** Removes a rule; its anomalies stay. */
  deleteAnomalyRule: DeleteAnomalyRulePayload;
  /** Makes a webhook, or changes one. */
  saveWebhook: SaveWebhookPayload;
  /** Removes a webhook. */
  deleteWebhook: DeleteWebhookPayload;
  /** Posts one anomaly to a webhook and returns the result. */
  testWebhook: TestWebhookPayload;
  /** Ends a reservation. */
  deleteReservation: DeleteReservationPayload;
  /** Pauses a reservation, or lets it go on in the viewer's name. */
  pauseReservation: PauseReservationPayload;
  /** Saves a new reservation, or changes one; from then on it is sent in the viewer's name. */
  reserveInvoice: ReserveInvoicePayload;
  /** Sends a bill by mail now. */
  sendInvoice: SendInvoicePayload;
  /** Sets who is told of a budget; without percents or recipients no mail is sent. */
  saveBudgetAlert: SaveBudgetAlertPayload;
  /** Reads a CSV file of budgets: its amounts, or everything that is wrong with it. Nothing is saved. */
  readBudgetFile: ReadBudgetFilePayload;
  /** Sets budgets, and takes budgets away. */
  saveBudgets: SaveBudgetsPayload;
  /** Ends the writing of a file for a mail; what was mailed stays mailed. */
  cancelCostExport: CancelCostExportPayload;
  /** Writes billing rows into a file, and mails it to the viewer when it is done. The same key is the same mail. */
  mailCostExport: MailCostExportPayload;
  /** Removes one of the viewer's own filters; links to it end. */
  deleteFilter: DeleteFilterPayload;
  /** Overwrites one of the viewer's own filters. */
  saveFilter: SaveFilterPayload;
  /** Saves a new filter of the viewer. */
  saveFilterAs: SaveFilterAsPayload;
  /** Removes a note on a day. */
  deleteCostNote: DeleteCostNotePayload;
  /** Writes a note on a day, or changes one. */
  saveCostNote: SaveCostNotePayload;
  /** Removes one of the viewer's own views. */
  deleteView: DeleteViewPayload;
  /** Overwrites one of the viewer's own views. */
  saveView: SaveViewPayload;
  /** Saves a new view of the viewer. */
  saveViewAs: SaveViewPayload;
  /** Keeps a view that the viewer sees at hand, or no more: in the viewer's navigation, and nobody else's. */
  starView: SaveViewPayload;
  /** A copy of one of the viewer's dashboards, called as it with Copy(n). */
  copyDashboard: DashboardPayload;
  /** A new dashboard, of a template or without widgets. */
  createDashboard: DashboardPayload;
  /** Removes a dashboard; of a selected one the one before it is selected then. */
  deleteDashboard: DeleteDashboardPayload;
  /** Overwrites a dashboard. */
  saveDashboard: DashboardPayload;
  /** A new dashboard of these widgets. */
  saveDashboardAs: DashboardPayload;
  /** Puts one widget on a dashboard, in the place of the one of its index, and leaves the others. */
  saveWidget: DashboardPayload;
  /** Marks the dashboard that the viewer opens first, and no other. */
  selectDashboard: DashboardPayload;
  /** Marks a dashboard of the viewer with a star, or takes it away; lists begin with such. */
  starDashboard: DashboardPayload;
  /** Gives products categories for everyone of the company, or takes them back. */
  saveProductCategories: SaveProductCategoriesPayload;
  /** Ends a schedule, or forgets a mail that was sent once. */
  deleteDashboardMail: DeleteDashboardMailPayload;
  /** Takes one of the viewer's dashboards to be mailed as a PDF file, to each recipient in the own language and currency. It is made and sent beside the request: `mail` tells how it goes. */
  mailDashboard: MailDashboardPayload;
  /** Pauses a schedule, or lets it go on. */
  pauseDashboardMail: PauseDashboardMailPayload;
  /** Has one of the viewer's dashboards mailed on a schedule, each time with the figures and the rights of that moment; or changes how. */
  scheduleDashboardMail: ScheduleDashboardMailPayload;
  /** Makes a dashboard of the viewer's own from that of a link, under the same name or as its copy. */
  copySharedDashboard: CopySharedDashboardPayload;
  /** Ends a link for good. */
  revokeDashboardShare: RevokeDashboardSharePayload;
  /** Makes a link to a dashboard; of the same kind there is one. */
  shareDashboard: ShareDashboardPayload;
  /**
   * Takes billing months of the current company out of all figures: those of a month, a billing account or a vendor, or
   * all; or what a file brought to the lists beside the charges. They are kept for some days and can be restored by revertDataChange.
   */
  removeData: RemoveDataPayload;
  /** Puts what was there before a change in its place: undoes a load, restores what was removed or undone. */
  revertDataChange: RevertDataChangePayload;
  /**
   * Sets how many of its newest billing months the current company keeps. Older ones are removed at once and then every
   * hour, counted from the newest month with data; they can be restored by revertDataChange for some days.
   */
  saveDataRetention: SaveDataRetentionPayload;
  /** Removes a connected source with its history; what was loaded of it stays. */
  removeDataSource: RemoveDataSourcePayload;
  /** Asks for a run of a connected source now, or for a dry run, which changes nothing. */
  runDataSource: RunDataSourcePayload;
  /** Adds or changes a connected source. Secrets are sealed and never answered. */
  saveDataSource: SaveDataSourcePayload;
  /** Tries a connected source, saved or not, and changes nothing. */
  testDataSource: TestDataSourcePayload;
  /** Adds a part to a billing file that is uploaded; nothing is loaded. Parts come in their order. */
  addUploadPart: AddUploadPartPayload;
  /**
   * Begins a load of uploaded files into the current company, or its plan alone, which changes nothing. `loadProgress`
   * tells how it goes on; its plan is in its report.
   */
  loadUpload: LoadUploadPayload;
  /** Puts an address on the distribution list, changes its codes, or takes it off. */
  saveStatusRecipient: SaveStatusRecipientPayload;
  /** Adds and changes rows of a company, all or none of them. */
  saveMigrationRois: SaveMigrationRoisPayload;
  /** Deletes a row, or puts it back. */
  deleteMigrationRoi: DeleteMigrationRoiPayload;
  /** Reads a CSV file of migrations: all of its rows, or everything that is wrong with it. Nothing is saved. */
  readMigrationRoiFile: ReadMigrationRoiFilePayload;
  /** Loads the files of a status again, as a run of its own; the status is R while that goes on. */
  repairOperationStatus: OperationStatusPayload;
  /** Gives a status another code or a note; the code holds until another one is found. */
  updateOperationStatus: OperationStatusPayload;
  /** Takes a status off the list, or puts it back; it is listed again when another code is found. */
  deleteOperationStatus: OperationStatusPayload;
  /** Accepts, postpones or excludes a piece of advice, or opens it again (O-03). */
  decideRecommendation: RecommendationDecisionPayload;
  /** Says which commitments were bought of accepted advice. */
  linkRecommendationPurchase: RecommendationDecisionPayload;
  /** Has the promised and realised savings mailed every month; without recipients they are sent no more. */
  savePromiseLedgerMail: PromiseLedgerMailPayload;
  /** Sets who is reminded that Azure reservations end. */
  saveAzureReservationReminders: CommitmentRemindersPayload;
  /** Sets who is reminded that AWS reservations end. */
  saveReservedInstanceReminders: CommitmentRemindersPayload;
  /** Sets who is reminded that Savings Plans end. */
  saveSavingsPlanReminders: CommitmentRemindersPayload;
  /** Makes an access token of the viewer for the current company. */
  createAccessToken: CreateAccessTokenPayload;
  /** Ends an access token of the viewer. */
  revokeAccessToken: RevokeAccessTokenPayload;
  /** Marks alerts as seen by the viewer; those that are no longer active are ignored. */
  markAlertsSeen: MarkAlertsSeenPayload;
  /** Mails a request of the viewer to the support; the answer goes to the viewer's address. */
  sendServiceRequest: SendServiceRequestPayload;
  /** Marks notices as read by the viewer. */
  markNoticesRead: MarkNoticesReadPayload;
  /** Remembers that the viewer opened a menu. */
  recordMenuVisit: RecordMenuVisitPayload;
  /** Keeps the viewer's feedback, or that he or she wants to be asked later. */
  saveSurvey: SaveSurveyPayload;
  /** Applies for a paid feature; the owners of the company decide, and get a mail. */
  applyForPlan: ApplyForPlanPayload;
  /** Approves or rejects an application; the applicant gets a mail. An approved one opens the plan. */
  decidePlanApplication: DecidePlanApplicationPayload;
  /** Keeps the currency that the viewer wants to read. */
  saveCurrency: SaveCurrencyPayload;
  /** Keeps the language that the viewer reads: that of the mails to the viewer. */
  saveLanguage: SaveLanguagePayload;
  /** Keeps the name of the viewer, as members, mails and the audit log show it. */
  saveName: SaveNamePayload;
  /** Keeps the time zone that the viewer reads times in. */
  saveTimeZone: SaveTimeZonePayload;
  /** Keeps the vendors that the viewer selected. */
  saveSelectedVendors: SaveSelectedVendorsPayload;
  /** Signs the viewer out in another browser. `POST /auth/logout-everywhere` ends all sessions, that of the provider too. */
  endSession: EndSessionPayload;
  /** Makes another company of the viewer the current one. */
  switchCompany: SwitchCompanyPayload;
};


/** What can be changed. */
export type MutationResetOneTimePasswordArgs = {
  input: ResetOneTimePasswordInput;
};


/** What can be changed. */
export type MutationSetAllowedAddressesArgs = {
  input: SetAllowedAddressesInput;
};


/** What can be changed. */
export type MutationSetInvoiceDetailsArgs = {
  input: SetInvoiceDetailsInput;
};


/** What can be changed. */
export type MutationAddMemberArgs = {
  input: AddMemberInput;
};


/** What can be changed. */
export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


/** What can be changed. */
export type MutationRenewInvitationArgs = {
  input: RenewInvitationInput;
};


/** What can be changed. */
export type MutationSetAuthorisedVendorsArgs = {
  input: SetAuthorisedVendorsInput;
};


/** What can be changed. */
export type MutationSetMemberRightsArgs = {
  input: SetMemberRightsInput;
};


/** What can be changed. */
export type MutationRetryAnomalyDeliveryArgs = {
  input: RetryAnomalyDeliveryInput;
};


/** What can be changed. */
export type MutationFlagAnomalyArgs = {
  input: FlagAnomalyInput;
};


/** What can be changed. */
export type MutationSetAnomalyStateArgs = {
  input: SetAnomalyStateInput;
};


/** What can be changed. */
export type MutationAssignAnomalyArgs = {
  input: AssignAnomalyInput;
};


/** What can be changed. */
export type MutationSaveAnomalyNotificationArgs = {
  input: SaveAnomalyNotificationInput;
};


/** What can be changed. */
export type MutationDeleteAnomalyNotificationArgs = {
  input: DeleteAnomalyNotificationInput;
};


/** What can be changed. */
export type MutationSaveAnomalyRuleArgs = {
  input: SaveAnomalyRuleInput;
};


/** What can be changed. */
export type MutationDeleteAnomalyRuleArgs = {
  input: DeleteAnomalyRuleInput;
};


/** What can be changed. */
export type MutationSaveWebhookArgs = {
  input: SaveWebhookInput;
};


/** What can be changed. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** What can be changed. */
export type MutationTestWebhookArgs = {
  input: TestWebhookInput;
};


/** What can be changed. */
export type MutationDeleteReservationArgs = {
  input: DeleteReservationInput;
};


/** What can be changed. */
export type MutationPauseReservationArgs = {
  input: PauseReservationInput;
};


/** What can be changed. */
export type MutationReserveInvoiceArgs = {
  input: ReserveInvoiceInput;
};


/** What can be changed. */
export type MutationSendInvoiceArgs = {
  input: SendInvoiceInput;
};


/** What can be changed. */
export type MutationSaveBudgetAlertArgs = {
  input: SaveBudgetAlertInput;
};


/** What can be changed. */
export type MutationReadBudgetFileArgs = {
  input: ReadBudgetFileInput;
};


/** What can be changed. */
export type MutationSaveBudgetsArgs = {
  input: SaveBudgetsInput;
};


/** What can be changed. */
export type MutationCancelCostExportArgs = {
  input: CancelCostExportInput;
};


/** What can be changed. */
export type MutationMailCostExportArgs = {
  input: MailCostExportInput;
};


/** What can be changed. */
export type MutationDeleteFilterArgs = {
  input: DeleteFilterInput;
};


/** What can be changed. */
export type MutationSaveFilterArgs = {
  input: SaveFilterInput;
};


/** What can be changed. */
export type MutationSaveFilterAsArgs = {
  input: SaveFilterAsInput;
};


/** What can be changed. */
export type MutationDeleteCostNoteArgs = {
  input: DeleteCostNoteInput;
};


/** What can be changed. */
export type MutationSaveCostNoteArgs = {
  input: SaveCostNoteInput;
};


/** What can be changed. */
export type MutationDeleteViewArgs = {
  input: DeleteViewInput;
};


/** What can be changed. */
export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


/** What can be changed. */
export type MutationSaveViewAsArgs = {
  input: SaveViewAsInput;
};


/** What can be changed. */
export type MutationStarViewArgs = {
  input: StarViewInput;
};


/** What can be changed. */
export type MutationCopyDashboardArgs = {
  input: CopyDashboardInput;
};


/** What can be changed. */
export type MutationCreateDashboardArgs = {
  input: CreateDashboardInput;
};


/** What can be changed. */
export type MutationDeleteDashboardArgs = {
  input: DeleteDashboardInput;
};


/** What can be changed. */
export type MutationSaveDashboardArgs = {
  input: SaveDashboardInput;
};


/** What can be changed. */
export type MutationSaveDashboardAsArgs = {
  input: SaveDashboardAsInput;
};


/** What can be changed. */
export type MutationSaveWidgetArgs = {
  input: SaveWidgetInput;
};


/** What can be changed. */
export type MutationSelectDashboardArgs = {
  input: SelectDashboardInput;
};


/** What can be changed. */
export type MutationStarDashboardArgs = {
  input: StarDashboardInput;
};


/** What can be changed. */
export type MutationSaveProductCategoriesArgs = {
  input: SaveProductCategoriesInput;
};


/** What can be changed. */
export type MutationDeleteDashboardMailArgs = {
  input: DeleteDashboardMailInput;
};


/** What can be changed. */
export type MutationMailDashboardArgs = {
  input: MailDashboardInput;
};


/** What can be changed. */
export type MutationPauseDashboardMailArgs = {
  input: PauseDashboardMailInput;
};


/** What can be changed. */
export type MutationScheduleDashboardMailArgs = {
  input: ScheduleDashboardMailInput;
};


/** What can be changed. */
export type MutationCopySharedDashboardArgs = {
  input: CopySharedDashboardInput;
};


/** What can be changed. */
export type MutationRevokeDashboardShareArgs = {
  input: RevokeDashboardShareInput;
};


/** What can be changed. */
export type MutationShareDashboardArgs = {
  input: ShareDashboardInput;
};


/** What can be changed. */
export type MutationRemoveDataArgs = {
  input: RemoveDataInput;
};


/** What can be changed. */
export type MutationRevertDataChangeArgs = {
  input: RevertDataChangeInput;
};


/** What can be changed. */
export type MutationSaveDataRetentionArgs = {
  input: SaveDataRetentionInput;
};


/** What can be changed. */
export type MutationRemoveDataSourceArgs = {
  input: RemoveDataSourceInput;
};


/** What can be changed. */
export type MutationRunDataSourceArgs = {
  input: RunDataSourceInput;
};


/** What can be changed. */
export type MutationSaveDataSourceArgs = {
  input: SaveDataSourceInput;
};


/** What can be changed. */
export type MutationTestDataSourceArgs = {
  input: TestDataSourceInput;
};


/** What can be changed. */
export type MutationAddUploadPartArgs = {
  input: AddUploadPartInput;
};


/** What can be changed. */
export type MutationLoadUploadArgs = {
  input: LoadUploadInput;
};


/** What can be changed. */
export type MutationSaveStatusRecipientArgs = {
  input: SaveStatusRecipientInput;
};


/** What can be changed. */
export type MutationSaveMigrationRoisArgs = {
  input: SaveMigrationRoisInput;
};


/** What can be changed. */
export type MutationDeleteMigrationRoiArgs = {
  input: DeleteMigrationRoiInput;
};


/** What can be changed. */
export type MutationReadMigrationRoiFileArgs = {
  input: ReadMigrationRoiFileInput;
};


/** What can be changed. */
export type MutationRepairOperationStatusArgs = {
  input: RepairOperationStatusInput;
};


/** What can be changed. */
export type MutationUpdateOperationStatusArgs = {
  input: UpdateOperationStatusInput;
};


/** What can be changed. */
export type MutationDeleteOperationStatusArgs = {
  input: DeleteOperationStatusInput;
};


/** What can be changed. */
export type MutationDecideRecommendationArgs = {
  input: DecideRecommendationInput;
};


/** What can be changed. */
export type MutationLinkRecommendationPurchaseArgs = {
  input: LinkRecommendationPurchaseInput;
};


/** What can be changed. */
export type MutationSavePromiseLedgerMailArgs = {
  input: SavePromiseLedgerMailInput;
};


/** What can be changed. */
export type MutationSaveAzureReservationRemindersArgs = {
  input: CommitmentRemindersInput;
};


/** What can be changed. */
export type MutationSaveReservedInstanceRemindersArgs = {
  input: CommitmentRemindersInput;
};


/** What can be changed. */
export type MutationSaveSavingsPlanRemindersArgs = {
  input: CommitmentRemindersInput;
};


/** What can be changed. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What can be changed. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** What can be changed. */
export type MutationMarkAlertsSeenArgs = {
  input: MarkAlertsSeenInput;
};


/** What can be changed. */
export type MutationSendServiceRequestArgs = {
  input: SendServiceRequestInput;
};


/** What can be changed. */
export type MutationMarkNoticesReadArgs = {
  input: MarkNoticesReadInput;
};


/** What can be changed. */
export type MutationRecordMenuVisitArgs = {
  input: RecordMenuVisitInput;
};


/** What can be changed. */
export type MutationSaveSurveyArgs = {
  input: SaveSurveyInput;
};


/** What can be changed. */
export type MutationApplyForPlanArgs = {
  input: ApplyForPlanInput;
};


/** What can be changed. */
export type MutationDecidePlanApplicationArgs = {
  input: DecidePlanApplicationInput;
};


/** What can be changed. */
export type MutationSaveCurrencyArgs = {
  input: SaveCurrencyInput;
};


/** What can be changed. */
export type MutationSaveLanguageArgs = {
  input: SaveLanguageInput;
};


/** What can be changed. */
export type MutationSaveNameArgs = {
  input: SaveNameInput;
};


/** What can be changed. */
export type MutationSaveTimeZoneArgs = {
  input: SaveTimeZoneInput;
};


/** What can be changed. */
export type MutationSaveSelectedVendorsArgs = {
  input: SaveSelectedVendorsInput;
};


/** What can be changed. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** What can be changed. */
export type MutationSwitchCompanyArgs = {
  input: SwitchCompanyInput;
};

/** Whose one-time password to forget. */
export type ResetOneTimePasswordInput = {
  /** Global id. */
  memberId: Scalars['ID']['input'];
};

/** The outcome of resetOneTimePassword. */
export type ResetOneTimePasswordPayload = {
  __typename?: 'ResetOneTimePasswordPayload';
  /** The member as he or she is now. */
  member?: Maybe<CompanyMember>;
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Addresses to set. */
export type SetAllowedAddressesInput = {
  /** Addresses such as 192.0.2.7 and networks such as 192.0.2.0/24 or 2001:db8::/32, at most 50; empty: no list. */
  addresses: Array<Scalars['String']['input']>;
  /** Global id. */
  memberId: Scalars['ID']['input'];
  /** The version of the member that was read. */
  version: Scalars['String']['input'];
};

/** The outcome of setAllowedAddresses. */
export type SetAllowedAddressesPayload = {
  __typename?: 'SetAllowedAddressesPayload';
  /** The member as he or she is now, also when nothing was done. */
  member?: Maybe<CompanyMember>;
  /** What the user can mend; empty when it was done. NETWORK_INVALID names the entry by its field, such as addresses.0. */
  userErrors: Array<UserError>;
};

/** What is written to the audit log. */
export type AuditAction =
  /** A person made an access token for the own tools. */
  | 'ACCESS_TOKEN_CREATED'
  /** A person ended an own access token. */
  | 'ACCESS_TOKEN_REVOKED'
  /** The addresses that a member may enter from were changed. */
  | 'ADDRESSES_CHANGED'
  /** The notification settings for anomalies were changed. */
  | 'ANOMALY_NOTIFICATIONS_CHANGED'
  /** A rule for unusual cost was made, changed or removed. */
  | 'ANOMALY_RULES_CHANGED'
  /** A member made a dashboard of his own from another member's link, or another member did so from a member's link. */
  | 'DASHBOARD_COPIED'
  /** A link to a dashboard was made. */
  | 'DASHBOARD_SHARED'
  /** A link to a dashboard was ended. */
  | 'DASHBOARD_SHARE_REVOKED'
  /** Who is told of a budget, and when, was changed. */
  | 'BUDGET_ALERTS_CHANGED'
  /** Budgets were changed. */
  | 'BUDGETS_CHANGED'
  /** Products were given other service categories, or those of the data again. */
  | 'CATEGORIES_CHANGED'
  /** Who is reminded of commitments that end, and when, was changed. */
  | 'COMMITMENT_REMINDERS_CHANGED'
  /** Data were loaded into the company. */
  | 'DATA_LOADED'
  /** Billing months were taken out of the company. */
  | 'DATA_REMOVED'
  /** Billing months that a removal or an undo had taken out were put back. */
  | 'DATA_RESTORED'
  /** Another number of billing months is kept: older ones are removed, and can be put back for a while. */
  | 'DATA_RETENTION_CHANGED'
  /** A load was taken back: what was there before is there again. */
  | 'DATA_UNDONE'
  /** A new link to set the first password was made. */
  | 'INVITATION_RENEWED'
  /** What the invoices of the company say of issuer and payer was changed. */
  | 'INVOICE_DETAILS_CHANGED'
  /** The files of a load were loaded again from its status; the subject is the status. */
  | 'LOAD_REPAIRED'
  /** A person was added to the company. */
  | 'MEMBER_ADDED'
  /** A person was removed from the company. */
  | 'MEMBER_REMOVED'
  /** A row of cloud migration ROI was added or changed. */
  | 'MIGRATION_ROI_CHANGED'
  /** A row of cloud migration ROI was deleted. */
  | 'MIGRATION_ROI_DELETED'
  /** A deleted row of cloud migration ROI was put back. */
  | 'MIGRATION_ROI_RESTORED'
  /** An operation status was given another code or a note. */
  | 'OPERATION_STATUS_CHANGED'
  /** An operation status was taken off the list. */
  | 'OPERATION_STATUS_DELETED'
  /** An operation status that was taken off the list was put back. */
  | 'OPERATION_STATUS_RESTORED'
  /** The one-time password of a member was reset. */
  | 'OTP_RESET'
  /** An invited person set the first password. */
  | 'PASSWORD_SET'
  /** A paid feature was applied for; the subject is the feature. */
  | 'PLAN_APPLIED'
  /** An application for a paid feature was approved or rejected. */
  | 'PLAN_DECIDED'
  /** Reference data of the company were imported. */
  | 'REFERENCE_IMPORTED'
  /** Rights of a member were changed. */
  | 'RIGHTS_CHANGED'
  /** A member wrote to the support; the subject is the title of the request. */
  | 'SERVICE_REQUESTED'
  /** A member signed in to the portal. */
  | 'SIGNED_IN'
  /** A member signed out of the portal. */
  | 'SIGNED_OUT'
  /** A member signed out on all devices. */
  | 'SIGNED_OUT_EVERYWHERE'
  /** A wrong password or one-time password of a member; who it was is not known, the address is. */
  | 'SIGN_IN_FAILED'
  /** The company was moved to another site; its staff see the operation status of the company. */
  | 'SITE_CHANGED'
  /** A connected source was added, changed or removed; the subject is its name. */
  | 'SOURCES_CHANGED'
  /** Who is told of operation statuses, and of which, was changed; the subject is the address. */
  | 'STATUS_RECIPIENTS_CHANGED'
  /** The authorised vendors of the company were changed. */
  | 'VENDORS_CHANGED'
  /** A webhook was made, changed or removed. */
  | 'WEBHOOKS_CHANGED';

/** People of a company, their rights, the vendors they see, and who changed what. */
export type Administration = {
  __typename?: 'Administration';
  /** What the invoices of the company say of issuer and payer. */
  invoiceDetails?: Maybe<InvoiceDetails>;
  /** Who changed what in the company, the newest first. Entries are never changed and never removed. */
  auditLog?: Maybe<AuditEntryConnection>;
  /** Which vendors the company sees. */
  authorisedVendors?: Maybe<AuthorisedVendors>;
  /** Everybody who belongs to the company, by name: people and tools. */
  members?: Maybe<Array<CompanyMember>>;
  /** The menus that rights are given on, in the order of the sidebar. */
  menus: Array<AdministeredMenu>;
};


/** People of a company, their rights, the vendors they see, and who changed what. */
export type AdministrationAuditLogArgs = {
  actions?: InputMaybe<Array<AuditAction>>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

/** What the invoices of a company say of issuer and payer; texts are empty where nothing is set. */
export type InvoiceDetails = {
  __typename?: 'InvoiceDetails';
  /** Address of anyone who pays, in lines. */
  billToAddress: Scalars['String']['output'];
  /** Name of anyone who pays; empty: the company's. */
  billToName: Scalars['String']['output'];
  /** Tax number of anyone who pays. */
  billToTaxNumber: Scalars['String']['output'];
  /** Address of anyone who issues, in lines. */
  issuerAddress: Scalars['String']['output'];
  /** Name of anyone who issues. */
  issuerName: Scalars['String']['output'];
  /** Tax number of anyone who issues. */
  issuerTaxNumber: Scalars['String']['output'];
  /** Days from issue until payment is due; null: nothing was agreed. */
  paymentDays?: Maybe<Scalars['Int']['output']>;
  /** Names what was read: a change that is based on it is refused when another user saved first. */
  version: Scalars['String']['output'];
};

/** Details of invoices to set, all of them; each text has at most 254 characters. */
export type SetInvoiceDetailsInput = {
  /** Address of anyone who pays, in lines. */
  billToAddress: Scalars['String']['input'];
  /** Name of anyone who pays; empty: the company's. */
  billToName: Scalars['String']['input'];
  /** Tax number of anyone who pays. */
  billToTaxNumber: Scalars['String']['input'];
  /** Address of anyone who issues, in lines. */
  issuerAddress: Scalars['String']['input'];
  /** Name of anyone who issues. */
  issuerName: Scalars['String']['input'];
  /** Tax number of anyone who issues. */
  issuerTaxNumber: Scalars['String']['input'];
  /** Days from issue until payment is due: 0 to 365; null: nothing was agreed. */
  paymentDays?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was read. */
  version: Scalars['String']['input'];
};

/** The outcome of setInvoiceDetails. */
export type SetInvoiceDetailsPayload = {
  __typename?: 'SetInvoiceDetailsPayload';
  /** What is set now, also when nothing was done. */
  invoiceDetails?: Maybe<InvoiceDetails>;
  /** What the user can mend; empty when it was done. CHANGED_MEANWHILE when another user saved first. */
  userErrors: Array<UserError>;
};

/** Who is signed in, and all that he or she may see in the current company. */
export type Viewer = {
  __typename?: 'Viewer';
  /** What an owner of the current company can set; needs the right to edit on the menu Administration. */
  administration?: Maybe<Administration>;
  /** What was sent of anomalies to people and webhooks, the newest first. */
  anomalyDeliveries?: Maybe<AnomalyDeliveryConnection>;
  /** The list as a file in the viewer's language: the same columns, at most 2000 anomalies. */
  anomalyFile?: Maybe<AnomalyFile>;
  /** The notification settings of the current company for anomalies. */
  anomalyNotifications?: Maybe<AnomalyNotifications>;
  /** Rules of the company by title. */
  anomalyRules?: Maybe<AnomalyRules>;
  /** On which of the last 90 complete days a rule would have fired. Nothing is saved. */
  anomalyRuleTrial?: Maybe<AnomalyRuleTrial>;
  /** Whether AI can report unusual cost yet, and which days were judged. */
  anomalyWatch?: Maybe<AnomalyWatch>;
  /** Anomalies of the current company; those of AI only where the plan includes it. */
  anomalies?: Maybe<AnomalyConnection>;
  /** How many anomalies each level has. */
  anomalyCounts?: Maybe<Array<AnomalyLevelCount>>;
  /** The five costs with the largest impact, those of one cost together. */
  anomalyTop?: Maybe<AnomalyTop>;
  /** An anomaly by its global id; null where the company has none of it. */
  anomaly?: Maybe<Anomaly>;
  /** The bills of a month of all vendors of the company, and what they add up to. */
  billsOfMonth?: Maybe<BillsOfMonth>;
  /** Invoice mails of the company that are sent every month. */
  invoiceReservations?: Maybe<Array<InvoiceReservation>>;
  /** Exactly the mail that would be sent, with its file. */
  invoicePreview?: Maybe<InvoicePreviewAnswer>;
  /** Who can get mail of the company. */
  invoiceRecipients?: Maybe<MailRecipients>;
  /** The invoices of all of the company's vendors by number: of the newest 36 months, at most 5,000 of a vendor, newest first. */
  invoiceNumbers?: Maybe<Array<InvoiceNumber>>;
  /** A month's bill of a vendor. Fields of a month without charges fail with NOT_FOUND, reason NO_DATA_COLLECTED. */
  bill?: Maybe<Bill>;
  /** The months that a vendor billed, or all vendors of the company together: what the month selector and the trend show. */
  bills?: Maybe<BillList>;
  /** Who is told of which budget and when, and who can be told. */
  budgetAlerts?: Maybe<BudgetAlerts>;
  /** The budget of this month beside its cost. */
  budgetStatus?: Maybe<BudgetStatus>;
  /** Budgets of the company by scope and month, with what was spent. */
  budgets?: Maybe<Budgets>;
  /** Amounts for months from what the same months cost a year before; nothing is saved. */
  budgetProposal?: Maybe<BudgetProposal>;
  /** The newest files that the viewer asked for by mail in the current company, and how far they are. */
  costExports?: Maybe<Array<CostExportJob>>;
  /**
   * The values that occur in a range, to filter by, field by field. Conditions on other fields narrow the values of a field,
   * its own do not.
   */
  costFilterOptions?: Maybe<CostFilterOptions>;
  /** The values of one field, searched and paged; of TAG the keys, or the values of one key. */
  costFilterValues?: Maybe<FilterValueConnection>;
  /** The viewer's own saved filters of cost analytics in the current company, by name. Those of others open by their id. */
  savedFilters?: Maybe<Array<SavedFilter>>;
  /** The budget of exactly the cost that a question of cost analytics leaves, by month of its days and of the months ahead. */
  costBudget?: Maybe<CostBudget>;
  /** What the cost of a question of cost analytics will be: this month, day by day, and the months after it. */
  costForecast?: Maybe<CostForecast>;
  /** What was saved on the cost of a question of cost analytics, as totalSaving reckons it. */
  costSaving?: Maybe<CostSaving>;
  /** Cost of a range by item and over time, beside a compared range where one is asked for. */
  costAnalytics?: Maybe<CostAnalytics>;
  /** What the cost of one item on one day, in its month, or in a range is made of. */
  costDetail?: Maybe<CostDetail>;
  /** Saved views of cost analytics in the current company: the viewer's own, and those that others share, by name. */
  savedViews?: Maybe<Array<SavedView>>;
  /** Templates that can say something of the company's vendors, for a preview with the viewer's own figures. */
  dashboardTemplates?: Maybe<Array<DashboardTemplate>>;
  /** One of the viewer's own dashboards, the selected one when no id is given; null when there is none of the id. */
  dashboard?: Maybe<Dashboard>;
  /** The viewer's own dashboards in the current company, in the order of their making; never empty. */
  dashboards?: Maybe<Array<Dashboard>>;
  /** What a widget of these settings shows, saved or not. */
  widgetContent?: Maybe<WidgetContent>;
  /** Products with cost in the last 12 months, or with a category that the company gave: cost and service category. */
  productCategories?: Maybe<ProductCategories>;
  /** Who can get a dashboard by mail. */
  dashboardMailRecipients?: Maybe<MailRecipients>;
  /** A mail of the viewer's dashboards; null for any other. */
  dashboardMail?: Maybe<DashboardMail>;
  /** Mails of the viewer's dashboards: those on a schedule, and those sent once that are on their way or did not arrive. */
  dashboardMails?: Maybe<Array<DashboardMail>>;
  /** What a link to one of the viewer's own dashboards would show a recipient: the settings that leave, with the viewer's own figures. Null for no dashboard of the viewer. */
  dashboardSharePreview?: Maybe<SharedDashboard>;
  /** The dashboard of a link as it is now, with the viewer's own rights and figures, or why it does not open. Opening it counts once a day. */
  sharedDashboard?: Maybe<SharedDashboardAnswer>;
  /** The cost of this month to date, beside the same span of last month. */
  costMonthToDate?: Maybe<CostMonthToDate>;
  /** Cost by item over months or weeks. */
  costOverTime?: Maybe<CostOverTime>;
  /** Months side by side, aligned by day of the month. */
  costTrend?: Maybe<CostTrend>;
  /** The five items that cost most in a span. */
  topCosts?: Maybe<TopCosts>;
  /** Changes of cost that a rule calls unusual; complete days only. */
  abnormalChanges?: Maybe<AbnormalChanges>;
  /** Unusual cost that AI found. */
  aiAnomalies?: Maybe<AiAnomalies>;
  /** Unusual cost that AI found, by the user's sensitivity and band. */
  userAnomalies?: Maybe<AiAnomalies>;
  /** What this month will have cost when it ends. */
  estimatedCost?: Maybe<EstimatedCost>;
  /** Cost of AWS in the 12 months after this one. */
  yearForecast?: Maybe<YearForecast>;
  /** Products of all vendors in one portion, or the categories that they belong to. */
  integratedPortion?: Maybe<Portion>;
  /** What each item of a view-by has of the cost. */
  portionBy?: Maybe<Portion>;
  /** What each product has of the cost. */
  productPortion?: Maybe<Portion>;
  /** What each group of a set has of the cost, over all vendors. */
  serviceGroupPortion?: Maybe<Portion>;
  /** What commitments, discounts and spot saved. */
  totalSaving?: Maybe<TotalSaving>;
  /** Cost by item over months or weeks, of each vendor on its own. */
  costByVendor?: Maybe<CostByVendor>;
  /** Cost over months or weeks, each vendor as one series; its key is the code of the vendor. */
  vendorCosts?: Maybe<CostOverTime>;
  /** One change of the data of the current company; null when it has none of this id. */
  dataChange?: Maybe<DataChange>;
  /**
   * What was done to the data of the current company, the newest first: loads, undos, removals and restorings that touched
   * the scope. With a vendor, a billing account and a month it is the history of that month. Kept for ever, since changes
   * are recorded.
   */
  dataChanges?: Maybe<DataChangeConnection>;
  /** What is stored of the current company within a scope: what a removal would take out. */
  storedData?: Maybe<StoredData>;
  /** What would be removed at once if the current company kept so many of its newest billing months. */
  retentionPreview?: Maybe<RetentionPreview>;
  /** The connected sources of the current company: where its billing files come from by themselves. */
  dataSources?: Maybe<DataSources>;
  /** Runs of one connected source, the newest first; the last two hundred are kept. */
  dataSourceRuns?: Maybe<DataSourceRunConnection>;
  /** How fresh and how whole the data of the current company are; from its catalogue of loaded months. */
  dataState?: Maybe<DataState>;
  /** One load into the current company; null when it has none of this id. */
  load?: Maybe<LoadRun>;
  /** Loads of billing files into the current company, the newest first; they are kept for ever. */
  loads?: Maybe<LoadRunConnection>;
  /**
   * What operators see of the cost store: which of its tables answer, and why. Counted by the service that replies since it
   * began, of all companies. Null for those who are not of the staff of the site.
   */
  costStoreUsage?: Maybe<CostStoreUsage>;
  /** The distribution list of a company's operation statuses, and the people who can be put on it. */
  statusDistribution?: Maybe<StatusDistribution>;
  /**
   * Cloud migrations with their amounts as they were entered, by company and title. The specification gives neither fields nor
   * formulas: the fields are the portal's own, and nothing is computed of them.
   */
  migrationRois?: Maybe<MigrationRois>;
  /**
   * Operation statuses, the most urgent first. Staff of the site see all companies of their site, others their current one.
   * The specification names the calls and the codes; the other fields are the portal's own.
   */
  operationStatuses?: Maybe<OperationStatuses>;
  /** One status in full; null for one that the viewer does not see, or that is not found any more. */
  operationStatus?: Maybe<OperationStatusView>;
  /** Advice that the company has decided on, the newest change first. */
  recommendationDecisions?: Maybe<Array<RecommendationDecision>>;
  /** Advice of providers that was loaded, in the order of the files, each line checked and beside our own. */
  importedRecommendations?: Maybe<ImportedRecommendationConnection>;
  /** Savings Plans and EC2 reservations that save most together over the same hours: none of these is counted twice. */
  recommendationPortfolio?: Maybe<RecommendationPortfolio>;
  /** What all accepted advice promised, what it brought, and the best that was possible; one for each currency. */
  promiseLedgers?: Maybe<Array<PromiseLedger>>;
  /** Who gets the promised and realised savings every month, and when. */
  promiseLedgerMail?: Maybe<PromiseLedgerMail>;
  /** What advice saves a month: accepted, and still open. */
  recommendationSavings?: Maybe<RecommendationSavings>;
  /** Commitments to buy, with what each would save and how that was computed. A month has 730 hours. */
  recommendations?: Maybe<Recommendations>;
  /** Azure reservations. */
  azureReservations?: Maybe<AzureReservations>;
  /** AWS reservations (reserved instances and nodes). */
  reservedInstances?: Maybe<ReservedInstances>;
  /** The Savings Plans of the company, and what they did in some months. */
  savingsPlans?: Maybe<SavingsPlans>;
  /**
   * Access tokens that the viewer made for the own tools, of all companies, the newest first: living ones, and those that
   * ended in the last 30 days.
   */
  accessTokens?: Maybe<Array<AccessToken>>;
  /**
   * What the current company is alerted of now: unusual cost that AI or a rule found, budgets, commitments, loads that failed.
   * Each needs the right on the menu that it leads to; what the viewer hides, or is not notified of, is left out.
   */
  alertFeed?: Maybe<AlertFeed>;
  /** A mail that the viewer may see; null for any other. */
  mail?: Maybe<Mail>;
  /** Mails that the viewer sent or got; for an owner of the company all of them. The newest first. */
  mails?: Maybe<MailConnection>;
  /** Applications of the current company for paid features, the newest first. */
  planApplications?: Maybe<Array<PlanApplication>>;
  /** Browsers in which the viewer is signed in: the one that asks first, then by last use, newest first. */
  sessions?: Maybe<Array<ViewerSession>>;
  /** Vendors that the viewer may choose in the current company, as the portal host tells them. */
  availableVendors?: Maybe<Array<Vendor>>;
  /** Every vendor that the site offers, as the service of vendors tells it. */
  cloudVendors?: Maybe<Array<CloudVendor>>;
  /** Companies that the viewer belongs to, by name. */
  companies?: Maybe<Array<Company>>;
  /** The current company; null for a user without one. */
  company?: Maybe<Company>;
  /** Whether the current company has any account and any cost. */
  dataPresence?: Maybe<DataPresence>;
  /** The free trial of the current company; null when it has none. */
  freeTrial?: Maybe<FreeTrial>;
  /** How fresh the cost data of the current company are. */
  freshness?: Maybe<DataFreshness>;
  /** Rights on the menus of the portal, excluded menus left out. */
  menus?: Maybe<Array<MenuRight>>;
  /** What the provider of the portal has to tell, the newest first. */
  notices?: Maybe<Array<Notice>>;
  /** Whether a paid feature is open to the current company, or what it takes. */
  paidFeature?: Maybe<PaidFeatureAccess>;
  /** Language, vendors and currency of the viewer in the current company. */
  preferences?: Maybe<Preferences>;
  /** The menus that the viewer opened last, the newest first, at most 10; those without a right are left out. */
  recentMenus?: Maybe<Array<MenuRight>>;
  /** Short news that run across the top, in their order. */
  scrollTexts?: Maybe<Array<ScrollText>>;
  /** Service groups of the current company, by name of their set. */
  serviceGroupSets?: Maybe<Array<ServiceGroupSet>>;
  /** The site that the viewer works on. */
  site?: Maybe<Site>;
  /** Whether the viewer was asked for feedback. */
  survey?: Maybe<Survey>;
  /** The user, or the service account of a tool. */
  user: User;
  /** Vendors that the current company has cost of and is authorised for. */
  vendorsWithCost?: Maybe<Array<Vendor>>;
  /** Every vendor that the portal lists, in the order of its pickers, with what it can do for each. */
  vendorCatalogue?: Maybe<Array<CatalogueVendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerAnomalyDeliveriesArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerAnomalyFileArgs = {
  filter: AnomalyFilterInput;
  format: AnomalyFileFormat;
  sort: AnomalySort;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerAnomalyRuleTrialArgs = {
  rule: AnomalyRuleInput;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerAnomaliesArgs = {
  filter: AnomalyFilterInput;
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort: AnomalySort;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerAnomalyCountsArgs = {
  filter: AnomalyFilterInput;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerAnomalyTopArgs = {
  detectType: AnomalyDetectType;
  end?: InputMaybe<Scalars['Date']['input']>;
  start?: InputMaybe<Scalars['Date']['input']>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerAnomalyArgs = {
  id: Scalars['ID']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerBillsOfMonthArgs = {
  month: Scalars['Date']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerInvoiceReservationsArgs = {
  vendor?: InputMaybe<Vendor>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerInvoicePreviewArgs = {
  input: InvoicePreviewInput;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerInvoiceRecipientsArgs = {
  addresses: Array<Scalars['String']['input']>;
  search: Scalars['String']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerBillArgs = {
  month: Scalars['Date']['input'];
  vendor: Vendor;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerBillsArgs = {
  months: Scalars['Int']['input'];
  vendor?: InputMaybe<Vendor>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerBudgetStatusArgs = {
  basis: CostBasis;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerBudgetsArgs = {
  basis: CostBasis;
  months: Scalars['Int']['input'];
  startMonth?: InputMaybe<Scalars['Date']['input']>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerBudgetProposalArgs = {
  basis: CostBasis;
  months: Array<Scalars['Date']['input']>;
  percent: Scalars['Float']['input'];
  scopes: Array<BudgetScopeInput>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCostFilterOptionsArgs = {
  basis: CostBasis;
  fields?: InputMaybe<Array<FilterField>>;
  filters: Array<CostFilterInput>;
  range: RangeInput;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCostFilterValuesArgs = {
  basis: CostBasis;
  field: FilterField;
  filters: Array<CostFilterInput>;
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  range: RangeInput;
  search?: InputMaybe<Scalars['String']['input']>;
  tagKey?: InputMaybe<Scalars['String']['input']>;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerSavedFiltersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCostBudgetArgs = {
  query: CostAnalyticsQuery;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCostForecastArgs = {
  query: CostAnalyticsQuery;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCostSavingArgs = {
  query: CostAnalyticsQuery;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCostAnalyticsArgs = {
  query: CostAnalyticsQuery;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCostDetailArgs = {
  of: CostDetailQuery;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerDashboardArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerWidgetContentArgs = {
  scope?: InputMaybe<DashboardScopeInput>;
  settings: WidgetSettingsInput;
  type: WidgetType;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerProductCategoriesArgs = {
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerDashboardMailRecipientsArgs = {
  addresses: Array<Scalars['String']['input']>;
  search: Scalars['String']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerDashboardMailArgs = {
  id: Scalars['ID']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerDashboardMailsArgs = {
  dashboard?: InputMaybe<Scalars['ID']['input']>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerDashboardSharePreviewArgs = {
  dashboard: Scalars['ID']['input'];
  withFilters: Scalars['Boolean']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerSharedDashboardArgs = {
  company?: InputMaybe<Scalars['String']['input']>;
  uuid: Scalars['String']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCostMonthToDateArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCostOverTimeArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  frame: CostOverTimeFrame;
  items: WidgetItemsInput;
  joinSameNames: Scalars['Boolean']['input'];
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  tagKey?: InputMaybe<Scalars['String']['input']>;
  vendors?: InputMaybe<Array<Vendor>>;
  viewBy: ViewBy;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCostTrendArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  frame: TrendFrame;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerTopCostsArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  frame: TopFrame;
  joinSameNames: Scalars['Boolean']['input'];
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  tagKey?: InputMaybe<Scalars['String']['input']>;
  vendors?: InputMaybe<Array<Vendor>>;
  viewBy: ViewBy;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerAbnormalChangesArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  comparison: WidgetComparison;
  scale: AbnormalScale;
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  tagKey?: InputMaybe<Scalars['String']['input']>;
  threshold: Scalars['Float']['input'];
  vendors?: InputMaybe<Array<Vendor>>;
  viewBy: ViewBy;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerUserAnomaliesArgs = {
  maxAlert: Scalars['Float']['input'];
  minAlert: Scalars['Float']['input'];
  sensitivity: WidgetSensitivity;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerEstimatedCostArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerYearForecastArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerIntegratedPortionArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  category: WidgetCategory;
  frame: PortionFrame;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerPortionByArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  frame: PortionFrame;
  joinSameNames: Scalars['Boolean']['input'];
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  tagKey?: InputMaybe<Scalars['String']['input']>;
  vendors?: InputMaybe<Array<Vendor>>;
  viewBy: ViewBy;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerProductPortionArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  frame: PortionFrame;
  items: WidgetItemsInput;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerServiceGroupPortionArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  frame: PortionFrame;
  serviceGroupSet: Scalars['String']['input'];
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerTotalSavingArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCostByVendorArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  frame: CostOverTimeFrame;
  items: WidgetItemsInput;
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  tagKey?: InputMaybe<Scalars['String']['input']>;
  vendors?: InputMaybe<Array<Vendor>>;
  viewBy: ViewBy;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerVendorCostsArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  basis: CostBasis;
  frame: CostOverTimeFrame;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerDataChangeArgs = {
  id: Scalars['ID']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerDataChangesArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  scope?: InputMaybe<DataScopeInput>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerStoredDataArgs = {
  scope?: InputMaybe<DataScopeInput>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerRetentionPreviewArgs = {
  keptMonths: Scalars['Int']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerDataSourceRunsArgs = {
  id: Scalars['ID']['input'];
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerLoadArgs = {
  id: Scalars['ID']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerLoadsArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerStatusDistributionArgs = {
  company?: InputMaybe<Scalars['ID']['input']>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerMigrationRoisArgs = {
  company?: InputMaybe<Scalars['ID']['input']>;
  isDeleted: Scalars['Boolean']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerOperationStatusesArgs = {
  checks: Array<Scalars['String']['input']>;
  codes: Array<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['ID']['input']>;
  isDeleted: Scalars['Boolean']['input'];
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerOperationStatusArgs = {
  id: Scalars['ID']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerRecommendationDecisionsArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  states?: InputMaybe<Array<RecommendationState>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerImportedRecommendationsArgs = {
  itemsPerPage: Scalars['Int']['input'];
  kind?: InputMaybe<ImportedRecommendationKind>;
  lookBackDays: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  paymentOption: RecommendationPayment;
  termYears: Scalars['Int']['input'];
  verdict?: InputMaybe<ImportVerdict>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerRecommendationPortfolioArgs = {
  query: RecommendationPortfolioQuery;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerRecommendationsArgs = {
  query: RecommendationQuery;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerAzureReservationsArgs = {
  query: CommitmentQuery;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerReservedInstancesArgs = {
  query: CommitmentQuery;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerSavingsPlansArgs = {
  query: CommitmentQuery;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerAlertFeedArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  vendors?: InputMaybe<Array<Vendor>>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerMailArgs = {
  id: Scalars['ID']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerMailsArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerCompaniesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerPaidFeatureArgs = {
  feature: PaidFeature;
};


/** Who is signed in, and all that he or she may see in the current company. */
export type ViewerServiceGroupSetsArgs = {
  vendor?: InputMaybe<Vendor>;
};

/** A menu that rights are given on. */
export type AdministeredMenu = {
  __typename?: 'AdministeredMenu';
  /** Menu code, such as MTV3010. */
  code: Scalars['String']['output'];
  /** The menu. */
  menu: MenuCode;
  /** The least right that opens its screen. */
  needs: MenuRightLevel;
  /** Path in the portal. */
  url: Scalars['String']['output'];
};

/** A user who belongs to a company. */
export type CompanyMember = {
  __typename?: 'CompanyMember';
  /** IP addresses and networks that the member may enter from; empty when no list is registered. */
  allowedAddresses: Array<Scalars['String']['output']>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** A one-time password is asked for at the sign-in. */
  hasOneTimePassword: Scalars['Boolean']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** When the link to the first password lapses; null for users who need none. */
  invitationExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The site lets the member in from the allowed addresses only. */
  isAddressChecked: Scalars['Boolean']['output'];
  /** May administer the company; the last owner can neither be removed nor lose that right. */
  isOwner: Scalars['Boolean']['output'];
  /** The viewer himself or herself. */
  isSelf: Scalars['Boolean']['output'];
  /** A person, or the service account of a tool. */
  kind: MemberKind;
  /** Full name. */
  name: Scalars['String']['output'];
  /** The right on each menu that is administered. */
  rights: Array<MemberRight>;
  /** Whether the person can sign in. */
  state: MemberState;
  /** Names what was read: a change that is based on it is refused when another user saved first. */
  version: Scalars['String']['output'];
};

/** What a member is. */
export type MemberKind =
  /** A person who signs in. */
  | 'PERSON'
  /** The service account of a tool. */
  | 'TOOL';

/** Whether a member can sign in. */
export type MemberState =
  /** Can sign in. */
  | 'ACTIVE'
  /** Was added but has set no password yet. */
  | 'INVITED';

/** The right of a member on one menu. */
export type MemberRight = {
  __typename?: 'MemberRight';
  /** The menu. */
  menu: MenuCode;
  /** What it allows. */
  right: MenuRightLevel;
};

/** The vendors that a company sees. */
export type AuthorisedVendors = {
  __typename?: 'AuthorisedVendors';
  /** Every vendor that the company has data of is seen: nothing is set. */
  isUnlimited: Scalars['Boolean']['output'];
  /** Vendors that can be set. */
  offered: Array<Vendor>;
  /** Those that are set; empty when nothing is. */
  vendors: Array<Vendor>;
  /** Names what was read: a change that is based on it is refused when another user saved first. */
  version: Scalars['String']['output'];
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The rows of the page. */
  edges: Array<AuditEntryEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows of all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Opaque position of the row. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** Who changed what, and when. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done. */
  action: AuditAction;
  /** Name of the user who did it at that time; null for the system. */
  actor?: Maybe<Scalars['String']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What it was before and is now. */
  changes: Array<AuditChange>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Whom or what it was done to: an e-mail address, the company, a dashboard, or the name of files. */
  subject: Scalars['String']['output'];
};

/** One value that changed. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** Afterwards; null: it is gone. */
  after?: Maybe<Scalars['String']['output']>;
  /** Before; null: it was not there. */
  before?: Maybe<Scalars['String']['output']>;
  /** What it is of: a menu code, `vendors`, `invoice.` with a field of InvoiceDetails, `addresses`, `rows` (how many were loaded), `dataRows` and `billed.` with a currency (what was removed or put back), `share` (`filtered` or `plain`), `shareExpiry` (the last day of a link), `copiedFrom` (whose link), or a kind of reference data with what was done to so many of its entries, such as `accounts.added`. */
  name: Scalars['String']['output'];
};

/** A right to give. */
export type MemberRightInput = {
  /** On which menu. */
  menu: MenuCode;
  /** What it allows. */
  right: MenuRightLevel;
};

/** The person to add. */
export type AddMemberInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Full name of a new user, under 255 characters; that of a known user is not changed. */
  name: Scalars['String']['input'];
  /** Rights; NONE on every menu that is not named. */
  rights: Array<MemberRightInput>;
};

/** The outcome of addMember. */
export type AddMemberPayload = {
  __typename?: 'AddMemberPayload';
  /** The company after the change. */
  administration?: Maybe<Administration>;
  /** The link to set a password, told this once; null for a person who has one or signs in elsewhere. */
  invitationUrl?: Maybe<Scalars['String']['output']>;
  /** The new member; null when nothing was done. */
  member?: Maybe<CompanyMember>;
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
};

/** The member to remove. */
export type RemoveMemberInput = {
  /** Global id. */
  memberId: Scalars['ID']['input'];
  /** The version of the member that was read. */
  version: Scalars['String']['input'];
};

/** The outcome of removeMember. */
export type RemoveMemberPayload = {
  __typename?: 'RemoveMemberPayload';
  /** The company after the change. */
  administration?: Maybe<Administration>;
  /** The member who is gone; null when nothing was done. */
  removedId?: Maybe<Scalars['ID']['output']>;
  /** What the user can mend; empty when it was done. CHANGED_MEANWHILE when another user saved first. */
  userErrors: Array<UserError>;
};

/** Whom to make a new link for. */
export type RenewInvitationInput = {
  /** Global id. */
  memberId: Scalars['ID']['input'];
};

/** The outcome of renewInvitation. */
export type RenewInvitationPayload = {
  __typename?: 'RenewInvitationPayload';
  /** The link to set a password, told this once; null when nothing was done. */
  invitationUrl?: Maybe<Scalars['String']['output']>;
  /** The member with the new end of the link; null when nothing was done. */
  member?: Maybe<CompanyMember>;
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Rights to set. */
export type SetMemberRightsInput = {
  /** Global id. */
  memberId: Scalars['ID']['input'];
  /** What to set; each menu once. */
  rights: Array<MemberRightInput>;
  /** The version of the member that was read. */
  version: Scalars['String']['input'];
};

/** The outcome of setMemberRights. */
export type SetMemberRightsPayload = {
  __typename?: 'SetMemberRightsPayload';
  /** The member as he or she is now, also when nothing was done. */
  member?: Maybe<CompanyMember>;
  /** What the user can mend; empty when it was done. CHANGED_MEANWHILE when another user saved first. */
  userErrors: Array<UserError>;
};

/** Vendors to set. */
export type SetAuthorisedVendorsInput = {
  /** Null or empty: every vendor that the company has data of. */
  vendors?: InputMaybe<Array<Vendor>>;
  /** The version that was read. */
  version: Scalars['String']['input'];
};

/** The outcome of setAuthorisedVendors. */
export type SetAuthorisedVendorsPayload = {
  __typename?: 'SetAuthorisedVendorsPayload';
  /** What is set now, also when nothing was done. */
  authorisedVendors?: Maybe<AuthorisedVendors>;
  /** What the user can mend; empty when it was done. CHANGED_MEANWHILE when another user saved first. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** A page of deliveries. */
export type AnomalyDeliveryConnection = {
  __typename?: 'AnomalyDeliveryConnection';
  /** The deliveries of the page. */
  edges: Array<AnomalyDeliveryEdge>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A delivery in its list. */
export type AnomalyDeliveryEdge = {
  __typename?: 'AnomalyDeliveryEdge';
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: AnomalyDelivery;
};

/** By which way something is sent. */
export type DeliveryChannel =
  /** A mail to a person. */
  | 'EMAIL'
  /** A post to a webhook. */
  | 'WEBHOOK';

/** How far a delivery is. */
export type DeliveryState =
  /** Not sent yet, or to be tried again. */
  | 'WAITING'
  /** The receiving server took it. */
  | 'SENT'
  /** It was given up. */
  | 'FAILED'
  /** There was a reason not to send it. */
  | 'SKIPPED';

/** Why something was not sent. */
export type DeliveryFault =
  /** The receiver may not see anomalies (any more). */
  | 'NO_RIGHT'
  /** The company may not see the vendor (any more). */
  | 'VENDOR_NOT_AVAILABLE'
  /** The plan does not include what AI finds. */
  | 'NEEDS_PLAN'
  /** The person, or the company, switched it off. */
  | 'SWITCHED_OFF'
  /** The anomaly was over before the notification could be sent. */
  | 'SETTLED'
  /** The server answered that it does not take it. */
  | 'ANSWER'
  /** The server did not answer in time. */
  | 'TIMEOUT'
  /** The server could not be reached. */
  | 'UNREACHABLE'
  /** The address leads into a private network. */
  | 'PRIVATE_ADDRESS'
  /** The key that the secret was sealed with is another now: save the webhook anew. */
  | 'SECRET_UNREADABLE';

/** One mail or one post. */
export type AnomalyDelivery = {
  __typename?: 'AnomalyDelivery';
  /** What the receiving server said. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Global ids of the anomalies in it. */
  anomalyIds: Array<Scalars['ID']['output']>;
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** A mail, or a post. */
  channel: DeliveryChannel;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was sent or given up; null while it waits. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the last attempt, or why nothing was sent; null where all went well. */
  fault?: Maybe<DeliveryFault>;
  /** Id of the delivery. */
  id: Scalars['ID']['output'];
  /** When it is tried next; null where it is not. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address or name of the receiver, as it was then. */
  receiver: Scalars['String']['output'];
  /** How far it is. */
  state: DeliveryState;
  /** What it says first, in the language of the receiver; may be empty. */
  subject: Scalars['String']['output'];
};

/** A delivery that is tried again. */
export type RetryAnomalyDeliveryInput = {
  /** Which. */
  id: Scalars['ID']['input'];
};

/** The outcome of trying again. */
export type RetryAnomalyDeliveryPayload = {
  __typename?: 'RetryAnomalyDeliveryPayload';
  /** As it is now; null when it is not tried again. */
  delivery?: Maybe<AnomalyDelivery>;
  /** What the user can mend; empty when it is tried again. */
  userErrors: Array<UserError>;
};

/** The shortest combination that explains the difference. */
export type AnomalyTopCause = {
  __typename?: 'AnomalyTopCause';
  /** Account; null for all. */
  account?: Maybe<AnomalyItem>;
  /** Its difference. */
  difference: Scalars['Float']['output'];
  /** Operation; null for all. */
  operation?: Maybe<Scalars['String']['output']>;
  /** Who it belongs to by its tags; null where none says so. */
  owner?: Maybe<AnomalyOwner>;
  /** Service; null for all. */
  product?: Maybe<AnomalyItem>;
  /** Purchase option; null for all. */
  purchaseOption?: Maybe<Scalars['String']['output']>;
  /** Region; null for all. */
  region?: Maybe<AnomalyItem>;
  /** The resource with most of it; null where the data name none. */
  resource?: Maybe<AnomalyItem>;
  /** Percent of the difference that it explains. */
  share: Scalars['Float']['output'];
  /** Usage type; null for all. */
  usageType?: Maybe<Scalars['String']['output']>;
};

/** A value of a tag that resources of the difference have. */
export type AnomalyOwner = {
  __typename?: 'AnomalyOwner';
  /** Its difference. */
  difference: Scalars['Float']['output'];
  /** Percent of the difference of resources. */
  share: Scalars['Float']['output'];
  /** Key of the tag. */
  tagKey: Scalars['String']['output'];
  /** Value of the tag; empty: those without it. */
  value: Scalars['String']['output'];
};

/** Cost by day, or by month where the anomaly was judged by month. */
export type AnomalyDays = {
  __typename?: 'AnomalyDays';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The oldest first. */
  days: Array<AnomalyDay>;
};

/** Cost of a day, or of the month that it is the first day of, beside what was expected. */
export type AnomalyDay = {
  __typename?: 'AnomalyDay';
  /** Cost. */
  cost: Scalars['Float']['output'];
  /** Cost without that of the top cause; null where that is unknown, and before the anomaly. */
  costWithoutCause?: Maybe<Scalars['Float']['output']>;
  /** The day. */
  date: Scalars['Date']['output'];
  /** What was expected. */
  expected: Scalars['Float']['output'];
  /** The day is one of the anomaly. */
  isDetected: Scalars['Boolean']['output'];
  /** What each model says; none where a rule found it. */
  models: Array<AnomalyModelDay>;
  /** How many models call it unusual. */
  votes: Scalars['Int']['output'];
};

/** What a model says of a day. */
export type AnomalyModelDay = {
  __typename?: 'AnomalyModelDay';
  /** What it expected. */
  forecast: Scalars['Float']['output'];
  /** The cost is outside of its band. */
  isOutside: Scalars['Boolean']['output'];
  /** The lower end of its band. */
  lower: Scalars['Float']['output'];
  /** Which one. */
  model: AnomalyModel;
  /** The upper end of its band. */
  upper: Scalars['Float']['output'];
};

/** What has a band: the models, of which two call an anomaly of AI unusual, and of what is judged by month the months before. */
export type AnomalyModel =
  /** Autoregressive integrated moving average. */
  | 'ARIMA'
  /** Exponential smoothing. */
  | 'ETS'
  /** What the months before allow. */
  | 'MONTHS'
  /** Principal component regression. */
  | 'PCR';

/** What the difference of an anomaly is made of: causes and others add up to it exactly. */
export type AnomalyCauses = {
  __typename?: 'AnomalyCauses';
  /** By falling influence, up to 90 percent of it. */
  causes: Array<AnomalyCause>;
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Cost less what was expected. */
  difference: Scalars['Float']['output'];
  /** What changed usage, price and mix make of the difference; they add up to it. */
  effects: AnomalyEffects;
  /** What was expected. */
  expected: Scalars['Float']['output'];
  /** What keeps the cost of the anomaly alone. */
  filters: Array<CostFilter>;
  /** All that is not named; null where nothing is left. */
  others?: Maybe<AnomalyCause>;
  /** Who it belongs to by tags, by falling share. */
  owners: Array<AnomalyOwner>;
  /** Cost. */
  real: Scalars['Float']['output'];
  /** Those with the largest differences, at most 10. */
  resources: Array<AnomalyResource>;
};

/** A part of the difference. */
export type AnomalyCause = {
  __typename?: 'AnomalyCause';
  /** Account; null of others, and where the data name none. */
  account?: Maybe<AnomalyItem>;
  /** Percent of what was expected: 100 from nothing, -100 to nothing. */
  changeRate: Scalars['Float']['output'];
  /** Cost less what was expected. */
  difference: Scalars['Float']['output'];
  /** What was expected. */
  expected: Scalars['Float']['output'];
  /** Its part of all differences of the same sign, in percent. */
  influence: Scalars['Float']['output'];
  /** Of others: how many parts; else null. */
  numberOfOthers?: Maybe<Scalars['Int']['output']>;
  /** Operation; empty where the data name none. */
  operation: Scalars['String']['output'];
  /** Service; empty where the data name none. */
  product: Scalars['String']['output'];
  /** Purchase option; empty where the data name none. */
  purchaseOption: Scalars['String']['output'];
  /** Cost. */
  real: Scalars['Float']['output'];
  /** Region; null of others, and where the data name none. */
  region?: Maybe<AnomalyItem>;
  /** Usage type; empty where the data name none. */
  usageType: Scalars['String']['output'];
};

/** Parts of a difference that add up to it. */
export type AnomalyEffects = {
  __typename?: 'AnomalyEffects';
  /** Of other things being used than before. */
  mix: Scalars['Float']['output'];
  /** Of other prices of the same things. */
  price: Scalars['Float']['output'];
  /** Of more or less being used. */
  usage: Scalars['Float']['output'];
};

/** A resource with its difference. */
export type AnomalyResource = {
  __typename?: 'AnomalyResource';
  /** Cost less what was expected. */
  difference: Scalars['Float']['output'];
  /** What was expected. */
  expected: Scalars['Float']['output'];
  /** Its id. */
  key: Scalars['String']['output'];
  /** Its name. */
  label: Scalars['String']['output'];
  /** Cost. */
  real: Scalars['Float']['output'];
};

/** A list of anomalies as a file. */
export type AnomalyFile = {
  __typename?: 'AnomalyFile';
  /** The file in Base64. */
  content: Scalars['String']['output'];
  /** Media type. */
  contentType: Scalars['String']['output'];
  /** File name. */
  name: Scalars['String']['output'];
};

/** The kinds of files that a list of anomalies is written as. */
export type AnomalyFileFormat =
  /** Comma separated values. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

/** What was done with an anomaly. */
export type AnomalyHistory = {
  __typename?: 'AnomalyHistory';
  /** The newest first. */
  entries: Array<AnomalyHistoryEntry>;
  /** To whom it can be given. */
  people: Array<AnomalyPerson>;
};

/** A change of an anomaly. */
export type AnomalyHistoryEntry = {
  __typename?: 'AnomalyHistoryEntry';
  /** The new assignee; null: none, or the state was changed. */
  assignee?: Maybe<Scalars['String']['output']>;
  /** Name of who changed it. */
  author: Scalars['String']['output'];
  /** When. */
  changedAt: Scalars['DateTime']['output'];
  /** Why; may be empty. */
  reason: Scalars['String']['output'];
  /** What it became; null where the assignee was changed. */
  state?: Maybe<AnomalyState>;
  /** Of PLANNED: the first day. */
  stateFrom?: Maybe<Scalars['Date']['output']>;
  /** Of PLANNED and SNOOZED: the last day. What is PLANNED without one is the level from its first day on. */
  stateUntil?: Maybe<Scalars['Date']['output']>;
};

/** The viewer's own marks; what is left out stays. */
export type FlagAnomalyInput = {
  /** The anomaly. */
  id: Scalars['ID']['input'];
  /** Not to be seen. */
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Important. */
  isStarred?: InputMaybe<Scalars['Boolean']['input']>;
  /** Notify the viewer of it. */
  receivesAlerts?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A state of an anomaly. */
export type SetAnomalyStateInput = {
  /** The anomaly. */
  id: Scalars['ID']['input'];
  /** Why: up to 254 characters. */
  reason: Scalars['String']['input'];
  /** What it becomes; not WITHDRAWN. */
  state: AnomalyState;
  /** Of PLANNED: the first day. */
  stateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Of PLANNED and SNOOZED: the last day. What is PLANNED without one is the level from its first day on. */
  stateUntil?: InputMaybe<Scalars['Date']['input']>;
  /** The version that the change was made of. */
  version: Scalars['Int']['input'];
};

/** Who has an anomaly in hand. */
export type AssignAnomalyInput = {
  /** Id of a user of the company; null: no assignee. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The anomaly. */
  id: Scalars['ID']['input'];
  /** The version that the change was made of. */
  version: Scalars['Int']['input'];
};

/** The outcome of changing an anomaly. */
export type AnomalyPayload = {
  __typename?: 'AnomalyPayload';
  /** As it is now; null when it was not changed. */
  anomaly?: Maybe<Anomaly>;
  /** What the user can mend; empty when it was changed. CHANGED_MEANWHILE when another user was faster. */
  userErrors: Array<UserError>;
};

/** Which anomalies of a cost would have been reported in its last 90 days if one of them were marked as false. Nothing is saved. */
export type AnomalyReplay = {
  __typename?: 'AnomalyReplay';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** How much wider than plain the fence of the cost is now; 1 without feedback. */
  factor: Scalars['Float']['output'];
  /** Reported in both cases, the newest first. */
  kept: Array<ReplayedAnomaly>;
  /** The days that were judged again. */
  range: DateRange;
  /** Reported now, but not then, the newest first. */
  silenced: Array<ReplayedAnomaly>;
  /** How much wider the fence would be. */
  widenedFactor: Scalars['Float']['output'];
};

/** An anomaly of a replay. */
export type ReplayedAnomaly = {
  __typename?: 'ReplayedAnomaly';
  /** Global id of the anomaly that is kept of it; null where none is. */
  anomalyId?: Maybe<Scalars['ID']['output']>;
  /** Above or below. */
  direction: AnomalyDirection;
  /** Cost less what was expected, of all of its days. */
  impact: Scalars['Float']['output'];
  /** What changed. */
  kind: AnomalyKind;
  /** The newest unusual day. */
  lastSeenOn: Scalars['Date']['output'];
  /** The first unusual day. */
  startedOn: Scalars['Date']['output'];
  /** What the company did about the one that is kept; null without one. */
  state?: Maybe<AnomalyState>;
};

/** The notification settings of a company for anomalies. */
export type AnomalyNotifications = {
  __typename?: 'AnomalyNotifications';
  /** Of bands, ISO 4217. */
  currency: Scalars['String']['output'];
  /** 1000 USD in the currency: from this impact on an anomaly of AI is critical where no band is set. */
  defaultMaxAlert: Scalars['Float']['output'];
  /** 100 USD in the currency: from this impact on an anomaly of AI is major where no band is set. */
  defaultMinAlert: Scalars['Float']['output'];
  /** Who can be notified. */
  people: Array<AnomalyReceiver>;
  /** That of all vendors first; none while nothing was set. */
  settings: Array<AnomalyNotification>;
  /** Vendors that can have a setting of their own. */
  vendors: Array<Vendor>;
  /** By name. */
  webhooks: Array<Webhook>;
};

/** A person who can be notified of anomalies. */
export type AnomalyReceiver = {
  __typename?: 'AnomalyReceiver';
  /** Address. */
  email: Scalars['String']['output'];
  /** Id of the user. */
  id: Scalars['ID']['output'];
  /** May see anomalies now; judged again whenever something is sent. */
  mayReceive: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** To whom an alert goes. */
export type AnomalySendType =
  /** To all receivers. */
  | 'ALL'
  /** To the receivers of its level. */
  | 'BY_LEVEL';

/** When alerts are sent. */
export type AlertDigest =
  /** At once. */
  | 'NONE'
  /** Together, every hour. */
  | 'HOURLY'
  /** Together, every day. */
  | 'DAILY'
  /** Together, every week. */
  | 'WEEKLY';

/** A person or a webhook that is notified. */
export type LevelledReceiver = {
  __typename?: 'LevelledReceiver';
  /** By level: the one whose alerts it gets. */
  level: AlarmLevel;
  /** Id of the user, or of the webhook. */
  receiverId: Scalars['ID']['output'];
};

/** A person or a webhook that is notified. */
export type LevelledReceiverInput = {
  /** By level: the one whose alerts it gets. */
  level: AlarmLevel;
  /** Id of the user, or of the webhook. */
  receiverId: Scalars['ID']['input'];
};

/** Hours without alerts; over midnight where they end before they begin. */
export type QuietHours = {
  __typename?: 'QuietHours';
  /** HH:MM in the zone of the setting. */
  from: Scalars['String']['output'];
  /** HH:MM in the zone of the setting. */
  until: Scalars['String']['output'];
};

/** Hours without alerts; over midnight where they end before they begin. */
export type QuietHoursInput = {
  /** HH:MM in the zone of the setting. */
  from: Scalars['String']['input'];
  /** HH:MM in the zone of the setting. */
  until: Scalars['String']['input'];
};

/** From which impact on an anomaly of AI is major, and critical; in the company's currency. */
export type AlertBand = {
  __typename?: 'AlertBand';
  /** Critical from here on. */
  maxAlert: Scalars['Float']['output'];
  /** Major from here on. */
  minAlert: Scalars['Float']['output'];
};

/** From which impact on an anomaly of AI is major, and critical; in the company's currency. */
export type AlertBandInput = {
  /** Critical from here on: above minAlert. */
  maxAlert: Scalars['Float']['input'];
  /** Major from here on. */
  minAlert: Scalars['Float']['input'];
};

/** Notification settings for anomalies of a vendor, or of all vendors. */
export type AnomalyNotification = {
  __typename?: 'AnomalyNotification';
  /** Name of who changed it last. */
  author: Scalars['String']['output'];
  /** Null: the usual one. */
  band?: Maybe<AlertBand>;
  /** When it was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** When alerts are sent. */
  digest: AlertDigest;
  /** Of a weekly digest: 1 (Monday) to 7. */
  digestDay: Scalars['Int']['output'];
  /** Of a daily or weekly digest: HH:MM in the zone. */
  digestTime: Scalars['String']['output'];
  /** By level: receivers of lower levels are notified too. */
  includesLowerLevels: Scalars['Boolean']['output'];
  /** Anomalies found from then on are sent. */
  isOn: Scalars['Boolean']['output'];
  /** Null: there are none. */
  quietHours?: Maybe<QuietHours>;
  /** People, who get mail in their languages; at most 10. */
  receivers: Array<LevelledReceiver>;
  /** Days after which a lasting open anomaly is sent again; null: never. */
  remindAfterDays?: Maybe<Scalars['Int']['output']>;
  /** To whom an alert goes. */
  sendType: AnomalySendType;
  /** For anomalies found by AI: HIGH reports the most. */
  sensitivity: AnomalySensitivity;
  /** Null: all vendors that have no setting of their own. */
  vendor?: Maybe<Vendor>;
  /** Grows by each change; a change names the one that it was made of. */
  version: Scalars['Int']['output'];
  /** Webhooks that are notified. */
  webhooks: Array<LevelledReceiver>;
  /** Of digest and quiet hours. */
  zone: SendZone;
};

/** Notification settings for anomalies. */
export type AnomalyNotificationInput = {
  /** Left out: 100 and 1000 USD in the company's currency. */
  band?: InputMaybe<AlertBandInput>;
  /** When alerts are sent. */
  digest: AlertDigest;
  /** Of a weekly digest: 1 (Monday) to 7. */
  digestDay: Scalars['Int']['input'];
  /** Of a daily or weekly digest: HH:MM in the zone. */
  digestTime: Scalars['String']['input'];
  /** By level: receivers of lower levels are notified too. */
  includesLowerLevels: Scalars['Boolean']['input'];
  /** Whether notifications are sent. */
  isOn: Scalars['Boolean']['input'];
  /** Left out: there are none. */
  quietHours?: InputMaybe<QuietHoursInput>;
  /** People of the company with a right on anomalies, at most 10. */
  receivers: Array<LevelledReceiverInput>;
  /** 1 to 30 days; left out, an anomaly is sent once. */
  remindAfterDays?: InputMaybe<Scalars['Int']['input']>;
  /** To whom an alert goes. */
  sendType: AnomalySendType;
  /** Of what AI finds. */
  sensitivity: AnomalySensitivity;
  /** Webhooks of the company. */
  webhooks: Array<LevelledReceiverInput>;
  /** Of digest and quiet hours. */
  zone: SendZone;
};

/** A setting that is saved. */
export type SaveAnomalyNotificationInput = {
  /** What it says. */
  notification: AnomalyNotificationInput;
  /** Left out: all vendors that have no setting of their own. */
  vendor?: InputMaybe<Vendor>;
  /** The version that the change was made of; 0 for a new setting. */
  version: Scalars['Int']['input'];
};

/** The outcome of saving a setting. */
export type SaveAnomalyNotificationPayload = {
  __typename?: 'SaveAnomalyNotificationPayload';
  /** As it is now; null when it was not saved. */
  notification?: Maybe<AnomalyNotification>;
  /** What the user can mend; empty when it was saved. RECEIVER_WITHOUT_RIGHT, TOO_MANY_RECIPIENTS, ALERT_BAND_INVALID and others. */
  userErrors: Array<UserError>;
};

/** A setting that is removed. */
export type DeleteAnomalyNotificationInput = {
  /** Left out: that of all vendors. */
  vendor?: InputMaybe<Vendor>;
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** The outcome of removing a setting. */
export type DeleteAnomalyNotificationPayload = {
  __typename?: 'DeleteAnomalyNotificationPayload';
  /** It is removed. */
  isDeleted: Scalars['Boolean']['output'];
  /** What the user can mend; empty when it was removed. */
  userErrors: Array<UserError>;
};

/** Rules, and the band that a new one begins with. */
export type AnomalyRules = {
  __typename?: 'AnomalyRules';
  /** Of thresholds and bands, ISO 4217. */
  currency: Scalars['String']['output'];
  /** 100 to 1000 USD in the currency: the upper end. */
  defaultMaxAlert: Scalars['Float']['output'];
  /** 100 to 1000 USD in the currency: the lower end. */
  defaultMinAlert: Scalars['Float']['output'];
  /** By title. */
  rules: Array<AnomalyRule>;
};

/** What a rule looks at. */
export type AnomalyRuleBasis =
  /** What was used, at contracted price: no commitment, credit or fee moves it. */
  | 'USAGE'
  /** BilledCost of FOCUS. */
  | 'BILLED'
  /** EffectiveCost of FOCUS. */
  | 'EFFECTIVE';

/** A rule by which a user calls cost unusual. */
export type AnomalyRule = Node & {
  __typename?: 'AnomalyRule';
  /** Name of who changed it last. */
  author: Scalars['String']['output'];
  /** What it looks at. */
  basis: AnomalyRuleBasis;
  /** When it was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** Which days it lays side by side. */
  comparison: WidgetComparison;
  /** Which cost; none: all of the company. */
  filters: Array<CostFilter>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** It is used. */
  isActive: Scalars['Boolean']['output'];
  /** The last day of its newest anomaly; null where it has none. */
  lastFiredOn?: Maybe<Scalars['Date']['output']>;
  /** From this impact on its anomalies are critical. */
  maxAlert: Scalars['Float']['output'];
  /** From this impact on its anomalies are major. */
  minAlert: Scalars['Float']['output'];
  /** What the threshold is. */
  scale: AbnormalScale;
  /** Changes from this size on, up or down. */
  threshold: Scalars['Float']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** Grows by each change; a change names the one that it was made of. */
  version: Scalars['Int']['output'];
};

/** A rule. */
export type AnomalyRuleInput = {
  /** What it looks at. */
  basis: AnomalyRuleBasis;
  /** Which days it lays side by side. */
  comparison: WidgetComparison;
  /** Which cost; none: all of the company. */
  filters: Array<CostFilterInput>;
  /** It is used. */
  isActive: Scalars['Boolean']['input'];
  /** In the company's currency: above minAlert. */
  maxAlert: Scalars['Float']['input'];
  /** In the company's currency. */
  minAlert: Scalars['Float']['input'];
  /** What the threshold is. */
  scale: AbnormalScale;
  /** Changes from this size on, up or down. */
  threshold: Scalars['Float']['input'];
  /** Its title: 1 to 254 characters, none of the special ones. */
  title: Scalars['String']['input'];
};

/** A rule that is saved. */
export type SaveAnomalyRuleInput = {
  /** The rule that is changed; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What it says. */
  rule: AnomalyRuleInput;
  /** The version that the change was made of; with id only. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of saving a rule. */
export type SaveAnomalyRulePayload = {
  __typename?: 'SaveAnomalyRulePayload';
  /** As it is now; null when it was not saved. */
  rule?: Maybe<AnomalyRule>;
  /** What the user can mend; empty when it was saved. Fields are those of the rule. */
  userErrors: Array<UserError>;
};

/** A rule that is removed. */
export type DeleteAnomalyRuleInput = {
  /** The rule. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** The outcome of removing a rule. */
export type DeleteAnomalyRulePayload = {
  __typename?: 'DeleteAnomalyRulePayload';
  /** Global id of the rule; null when it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What the user can mend; empty when it was removed. */
  userErrors: Array<UserError>;
};

/** What a rule would have done. */
export type AnomalyRuleTrial = {
  __typename?: 'AnomalyRuleTrial';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The oldest first. */
  days: Array<AnomalyTrialDay>;
};

/** What a rule would have said on a day. */
export type AnomalyTrialDay = {
  __typename?: 'AnomalyTrialDay';
  /** Percent: 100 from nothing, -100 to nothing. */
  changeRate: Scalars['Float']['output'];
  /** Of the days that are compared with; a mean where one day is compared with an average. */
  compareCost: Scalars['Float']['output'];
  /** Of the days that the comparison looks at. */
  cost: Scalars['Float']['output'];
  /** Of the day alone. */
  dailyCost: Scalars['Float']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
  /** Cost less compareCost. */
  difference: Scalars['Float']['output'];
  /** It would have fired. */
  hasFired: Scalars['Boolean']['output'];
  /** What the anomaly would have had; null where it would not have fired. */
  level?: Maybe<AlarmLevel>;
};

/** Which anomalies; what is left out does not narrow them. */
export type AnomalyFilterInput = {
  /** How they were found. */
  detectType?: InputMaybe<AnomalyDetectType>;
  /** Last day; anomalies with a day in the period. */
  end?: InputMaybe<Scalars['Date']['input']>;
  /** Levels. */
  levels?: InputMaybe<Array<AlarmLevel>>;
  /** Also what the viewer hides. */
  isWithHidden: Scalars['Boolean']['input'];
  /** Those that the viewer marked as important. */
  isStarred?: InputMaybe<Scalars['Boolean']['input']>;
  /** As finely as this looks, instead of what the company set for its vendors. */
  sensitivity?: InputMaybe<AnomalySensitivity>;
  /** First day; anomalies with a day in the period. */
  start?: InputMaybe<Scalars['Date']['input']>;
  /** States; all but WITHDRAWN when left out. */
  states?: InputMaybe<Array<AnomalyState>>;
  /** Those of one bar of a top five. */
  topKey?: InputMaybe<Scalars['String']['input']>;
  /** Vendors. */
  vendors?: InputMaybe<Array<Vendor>>;
};

/** The order of a list of anomalies. */
export type AnomalySort =
  /** The last day first. */
  | 'NEWEST'
  /** The first day first. */
  | 'OLDEST'
  /** The most severe first. */
  | 'LEVEL'
  /** The largest impact first, up or down. */
  | 'IMPACT';

/** How an anomaly was found. */
export type AnomalyDetectType =
  /** By the models. */
  | 'AI'
  /** By a rule of a user. */
  | 'RULE';

/** What changed. */
export type AnomalyKind =
  /** How much was used, at contracted price. */
  | 'USAGE'
  /** What the same usage cost. */
  | 'RATE'
  /** What was credited. */
  | 'CREDIT'
  /** What was charged beside usage, as support and subscriptions, without commitments; judged by month. */
  | 'FEE'
  /** What was taxed; judged by month. */
  | 'TAX'
  /** A service, region or account is new. */
  | 'NEW'
  /** A service, region or account is gone. */
  | 'GONE';

/** What cost is judged by. */
export type AnomalyUnit =
  /** Complete days. */
  | 'DAY'
  /** Months: fees, taxes, and credits that come once a month. */
  | 'MONTH';

/** Where cost went. */
export type AnomalyDirection =
  /** Above what was expected. */
  | 'UP'
  /** Below what was expected. */
  | 'DOWN';

/** What the company does about an anomaly. */
export type AnomalyState =
  /** Nothing yet. */
  | 'OPEN'
  /** It was seen, and is looked into. */
  | 'ACKNOWLEDGED'
  /** It was expected, from one day to another. */
  | 'PLANNED'
  /** It is to be asked again after a day. */
  | 'SNOOZED'
  /** Its cause is gone. */
  | 'RESOLVED'
  /** It is none: the fence of its cost was widened. */
  | 'FALSE'
  /** The data that it was found in are not there any more. Set by the portal alone. */
  | 'WITHDRAWN';

/** Why an anomaly was withdrawn. */
export type AnomalyWithdrawal =
  /** The cost of its days is another now. */
  | 'DATA_CHANGED'
  /** There is no cost of its days any more. */
  | 'DATA_REMOVED';

/** How finely AI looks. */
export type AnomalySensitivity =
  /** Finds most. */
  | 'HIGH'
  /** Between both. */
  | 'MIDDLE'
  /** Finds the most severe only. */
  | 'LOW';

/** A value of a dimension of cost. */
export type AnomalyItem = {
  __typename?: 'AnomalyItem';
  /** Its id, to filter by. */
  key: Scalars['String']['output'];
  /** Its name. */
  label: Scalars['String']['output'];
};

/** A page of anomalies. */
export type AnomalyConnection = {
  __typename?: 'AnomalyConnection';
  /** The anomalies of the page. */
  edges: Array<AnomalyEdge>;
  /** Where the page is in the list. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** An anomaly in the list. */
export type AnomalyEdge = {
  __typename?: 'AnomalyEdge';
  /** Cursor of the row. */
  cursor: Scalars['String']['output'];
  /** The anomaly. */
  node: Anomaly;
};

/** Cost that was found unusual. Amounts are in its currency, that of the company. */
export type Anomaly = Node & {
  __typename?: 'Anomaly';
  /** Account; null for all. */
  account?: Maybe<AnomalyItem>;
  /** When it was judged last. */
  analysedAt: Scalars['DateTime']['output'];
  /** The assignee; null: none. */
  assignee?: Maybe<AnomalyPerson>;
  /** What the difference is made of. */
  causes?: Maybe<AnomalyCauses>;
  /** The percent of what was expected that the impact is; null where nothing was. */
  changeRate?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217 */
  currency: Scalars['String']['output'];
  /** Cost of its days and those before, the oldest first, with what each model allowed. */
  days?: Maybe<AnomalyDays>;
  /** How it was found. */
  detectType: AnomalyDetectType;
  /** When it was reported first. */
  detectedAt: Scalars['DateTime']['output'];
  /** Above or below. */
  direction: AnomalyDirection;
  /** The day after which it was over; null while it lasts. */
  endedOn?: Maybe<Scalars['Date']['output']>;
  /** What was expected. */
  expected: Scalars['Float']['output'];
  /** What was done with it, and to whom it can be given. */
  history?: Maybe<AnomalyHistory>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Cost less what was expected, of all of its days. */
  impact: Scalars['Float']['output'];
  /** The viewer does not want to see it. */
  isHidden: Scalars['Boolean']['output'];
  /** The viewer marked it as important. */
  isStarred: Scalars['Boolean']['output'];
  /** The newest day that was judged. */
  judgedThrough: Scalars['Date']['output'];
  /** What changed. */
  kind: AnomalyKind;
  /** The newest unusual day. */
  lastSeenOn: Scalars['Date']['output'];
  /** Its level. */
  level: AlarmLevel;
  /** One sentence in the viewer's language. */
  message: Scalars['String']['output'];
  /** How many unusual days it has. */
  numberOfDays: Scalars['Int']['output'];
  /** The worst day. */
  peakDay: Scalars['Date']['output'];
  /** Service; null for all. */
  product?: Maybe<AnomalyItem>;
  /** The newest day of the rates that amounts were converted by; null where none was. */
  rateDate?: Maybe<Scalars['Date']['output']>;
  /** Cost. */
  real: Scalars['Float']['output'];
  /** What calling it false would have changed in the last 90 days; null of a rule, which has no fence. */
  replay?: Maybe<AnomalyReplay>;
  /** The viewer is notified of it. */
  receivesAlerts: Scalars['Boolean']['output'];
  /** Region; null for all. */
  region?: Maybe<AnomalyItem>;
  /** Global id of the rule that found it; null of AI. */
  ruleId?: Maybe<Scalars['ID']['output']>;
  /** Title of the rule; null of AI, and where the rule is gone. */
  ruleTitle?: Maybe<Scalars['String']['output']>;
  /** The least fine sensitivity that finds it; null of a rule. */
  sensitivity?: Maybe<AnomalySensitivity>;
  /** The first unusual day. */
  startedOn: Scalars['Date']['output'];
  /** What the company does about it. */
  state: AnomalyState;
  /** Of PLANNED: the first day. */
  stateFrom?: Maybe<Scalars['Date']['output']>;
  /** Of PLANNED and SNOOZED: the last day. */
  stateUntil?: Maybe<Scalars['Date']['output']>;
  /** What explains most of it; null while that is not known. */
  topCause?: Maybe<AnomalyTopCause>;
  /** What it was judged by; the days of MONTH are first days of months. */
  unit: AnomalyUnit;
  /** The vendor. */
  vendor: Vendor;
  /** Grows by each change of state or assignee; a change names the one that it was made of. */
  version: Scalars['Int']['output'];
  /** Why it was withdrawn; null where it was not. */
  withdrawnReason?: Maybe<AnomalyWithdrawal>;
};

/** A user of the company. */
export type AnomalyPerson = {
  __typename?: 'AnomalyPerson';
  /** Id of the user. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** What is watched, and since when. */
export type AnomalyWatch = {
  __typename?: 'AnomalyWatch';
  /** Whether AI can report anomalies yet, and if not, why. */
  availability: AnomalyAvailability;
  /** When cost was judged last; null while nothing was. */
  judgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which days of each vendor were judged. */
  judgedDays: Array<AnomalyJudgedDays>;
};

/** Whether AI can report anomalies yet. */
export type AnomalyAvailability = AnomalyOpen | AiLearning | NeedsPlan;

/** AI judges the cost. */
export type AnomalyOpen = {
  __typename?: 'AnomalyOpen';
  /** The currency of the band, ISO 4217. */
  currency: Scalars['String']['output'];
  /** From this impact on an anomaly is critical. */
  maxAlert: Scalars['Float']['output'];
  /** From this impact on an anomaly is major. */
  minAlert: Scalars['Float']['output'];
  /** How finely AI looks. */
  sensitivity: AnomalySensitivity;
  /** The vendors that AI watches. */
  supportedVendors: Array<Vendor>;
};

/** Days of a vendor that were judged. */
export type AnomalyJudgedDays = {
  __typename?: 'AnomalyJudgedDays';
  /** When. */
  judgedAt: Scalars['DateTime']['output'];
  /** First and last day. */
  range: DateRange;
  /** How many series of cost. */
  series: Scalars['Int']['output'];
  /** The vendor. */
  vendor: Vendor;
};

/** How many anomalies a level has. */
export type AnomalyLevelCount = {
  __typename?: 'AnomalyLevelCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The level. */
  level: AlarmLevel;
};

/** The costs with the largest impact. */
export type AnomalyTop = {
  __typename?: 'AnomalyTop';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** At most five, by falling size of the impact. */
  items: Array<AnomalyTopItem>;
};

/** A cost with all of its anomalies in a period. */
export type AnomalyTopItem = {
  __typename?: 'AnomalyTopItem';
  /** Account; null for all. */
  account?: Maybe<AnomalyItem>;
  /** How many anomalies. */
  count: Scalars['Int']['output'];
  /** What was expected. */
  expected: Scalars['Float']['output'];
  /** Cost less what was expected, of all of them. */
  impact: Scalars['Float']['output'];
  /** Names the cost, to filter by. */
  key: Scalars['String']['output'];
  /** The most severe. */
  level: AlarmLevel;
  /** Service; null for all. */
  product?: Maybe<AnomalyItem>;
  /** Cost. */
  real: Scalars['Float']['output'];
  /** Region; null for all. */
  region?: Maybe<AnomalyItem>;
  /** Title of the rule that found them; null of AI. */
  ruleTitle?: Maybe<Scalars['String']['output']>;
  /** The vendor. */
  vendor: Vendor;
};

/** The payload format of a webhook. */
export type WebhookTemplate =
  /** JSON with all that is known. */
  | 'GENERIC'
  /** A message of Slack. */
  | 'SLACK'
  /** An adaptive card of Microsoft Teams. */
  | 'TEAMS'
  /** A short text and telephone numbers, for a gateway of text messages. */
  | 'SMS'
  /** An event of AlertNow; one post an anomaly. */
  | 'ALERT_NOW';

/** Where alerts are posted to. Posts are signed by the headers of Standard Webhooks: webhook-id, webhook-timestamp, webhook-signature. */
export type Webhook = {
  __typename?: 'Webhook';
  /** Name of who changed it last. */
  author: Scalars['String']['output'];
  /** When it was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** Id of the webhook. */
  id: Scalars['ID']['output'];
  /** Which events it receives. */
  language: MailLanguage;
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone numbers, of SMS. */
  numbers: Array<Scalars['String']['output']>;
  /** Of its address, such as https://hooks.example.com; the rest is never shown again. */
  origin: Scalars['String']['output'];
  /** Its payload format. */
  template: WebhookTemplate;
  /** Grows by each change; a change names the one that it was made of. */
  version: Scalars['Int']['output'];
};

/** A webhook that is saved. */
export type SaveWebhookInput = {
  /** The webhook that is changed; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Makes a new secret; the one of before ends at once. */
  isSecretRenewed: Scalars['Boolean']['input'];
  /** Which events it receives. */
  language: MailLanguage;
  /** Its name: 1 to 254 characters, none of the special ones. */
  name: Scalars['String']['input'];
  /** Of SMS: 1 to 10 international numbers. */
  numbers: Array<Scalars['String']['input']>;
  /** Its payload format. */
  template: WebhookTemplate;
  /** https address; left out of a change, it stays. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change was made of; with id only. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of saving a webhook. */
export type SaveWebhookPayload = {
  __typename?: 'SaveWebhookPayload';
  /** What posts are signed with, shown only once: `whsec_` and Base64. Null where it is unchanged. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What the user can mend; empty when it was saved. */
  userErrors: Array<UserError>;
  /** As it is now; null when it was not saved. */
  webhook?: Maybe<Webhook>;
};

/** A webhook that is removed. */
export type DeleteWebhookInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** The outcome of removing a webhook. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** Id of the webhook; null when it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What the user can mend; empty when it was removed. */
  userErrors: Array<UserError>;
};

/** A webhook that is tried. */
export type TestWebhookInput = {
  /** Which. */
  id: Scalars['ID']['input'];
};

/** How a post went. */
export type TestWebhookPayload = {
  __typename?: 'TestWebhookPayload';
  /** What the server said: status and first words; null without an answer. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Why there is no answer; null with one. */
  fault?: Maybe<DeliveryFault>;
  /** It was taken. */
  isTaken: Scalars['Boolean']['output'];
  /** How long it took. */
  milliseconds: Scalars['Int']['output'];
  /** What the user can mend. */
  userErrors: Array<UserError>;
};

/** The bills of a month of all vendors of the company. */
export type BillsOfMonth = {
  __typename?: 'BillsOfMonth';
  /** Reconciles the bills with the cost of the month in Cost Analytics, line by line in one currency: each vendor's bridge, added up. */
  costBridge?: Maybe<BillsBridge>;
  /** A bill for each vendor that the company has data of, in the order of the portal; what fails of one, fails in it alone. */
  bills: Array<Bill>;
  /** First day of the month. */
  month: Scalars['Date']['output'];
  /** What the bills add up to; each is asked for once, also where `bills` tells it too. */
  sums?: Maybe<BillSums>;
};


/** The bills of a month of all vendors of the company. */
export type BillsOfMonthCostBridgeArgs = {
  basis: CostBasis;
};

/** Reconciles the bills of all vendors with the cost of their month in Cost Analytics. */
export type BillsBridge = {
  __typename?: 'BillsBridge';
  /** Which cost Cost Analytics shows. */
  basis: CostBasis;
  /** What all amounts are in, ISO 4217: the currency that Cost Analytics answers in. */
  currency: Scalars['String']['output'];
  /** Of all bills, by the last rates of the month. */
  total: Scalars['Float']['output'];
  /** Total and lines add up to the cost; lines of 0 are left out. */
  lines: Array<BillsBridgeLine>;
  /** What Cost Analytics shows of the vendors on the days of the month, without filters. */
  cost: Scalars['Float']['output'];
  /** Whose figures they are: vendors with a bill of the month, or with charges on its days. */
  vendors: Array<BillsBridgeVendor>;
  /** Vendors whose figures could not be had: they are in no sum. */
  missing: Array<Vendor>;
  /** What bills were converted by: the last rates that are known at the end of the month. */
  rates: Array<AppliedRate>;
  /** In currencies without a rate until the end of the month: in none of the amounts. */
  withoutRate: Array<BillsBridgeRest>;
};

/** A line between bills and cost. */
export type BillsBridgeLine = {
  __typename?: 'BillsBridgeLine';
  /** What it adds to the sum so far. */
  amount: Scalars['Float']['output'];
  /** Which line it is. */
  kind: CostBridgeLineKind;
  /** What it is of each vendor that has it; they add up to the line. */
  vendors: Array<BillsBridgePart>;
};

/** The part of a line that is of one vendor. */
export type BillsBridgePart = {
  __typename?: 'BillsBridgePart';
  /** In the currency of the bridge. */
  amount: Scalars['Float']['output'];
  /** Whose it is. */
  vendor: Vendor;
};

/** What a vendor billed and what it costs in Cost Analytics, in the currency of the bridge. */
export type BillsBridgeVendor = {
  __typename?: 'BillsBridgeVendor';
  /** In Cost Analytics. */
  cost: Scalars['Float']['output'];
  /** Of its bills. */
  total: Scalars['Float']['output'];
  /** Whose they are. */
  vendor: Vendor;
};

/** What could not be converted, of all vendors. */
export type BillsBridgeRest = {
  __typename?: 'BillsBridgeRest';
  /** Of charges on the days of the month. */
  cost: Scalars['Float']['output'];
  /** ISO 4217; what both amounts are in. */
  currency: Scalars['String']['output'];
  /** Of the bills. */
  total: Scalars['Float']['output'];
};

/** What the bills of several vendors add up to. */
export type BillSums = {
  __typename?: 'BillSums';
  /** All in the company's currency, for display alone; null where one of them has no rate, and where there is no bill. */
  convertedTotal?: Maybe<Scalars['Float']['output']>;
  /** The company's currency, ISO 4217; null where there is no bill. */
  companyCurrency?: Maybe<Scalars['String']['output']>;
  /** One for each currency, what is worth most first: currencies are never added. */
  currencies: Array<BillSum>;
  /** Vendors whose bill could not be had: they are in no sum. */
  missing: Array<Vendor>;
  /** What convertedTotal was converted by: the last rates that are known at the end of the month. */
  rates: Array<AppliedRate>;
  /** Vendors without charges in the month. */
  withoutBill: Array<Vendor>;
};

/** The bills of several vendors in one currency. */
export type BillSum = {
  __typename?: 'BillSum';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Each line is the sum of that line of the bills, in the order of a bill; parts are those of all. */
  lines: Array<BillLine>;
  /** Whose bills they are. */
  vendors: Array<Vendor>;
};

/** A month's bill of a vendor; each field is asked for on its own. */
export type Bill = {
  __typename?: 'Bill';
  /** What leads from the bill to the cost of the month in Cost Analytics, line by line; VENDOR_COST_CLOSED for who may not know what the vendor billed, where a contract makes another sum of it. */
  costBridge?: Maybe<CostBridge>;
  /** One of the vendor's invoices; null where the month has none of this id. */
  invoice?: Maybe<CloudInvoice>;
  /** What other publishers sold by way of the vendor. */
  additionalServices?: Maybe<BillAdditionalServices>;
  /** Spot usage beside its on-demand price; of AWS alone. With a contract as the bill charges it, for who may not edit on the menu ADMINISTRATION. */
  autoSpot?: Maybe<BillAutoSpot>;
  /** The bill's sum, line by line, and the same by account. */
  charges?: Maybe<BillCharges>;
  /** Usage of instances; of AWS alone. With a contract as the bill charges it, for who may not edit on the menu ADMINISTRATION. */
  computingResources?: Maybe<Array<ComputingResource>>;
  /** The cost of the month by item, then service, usage type, description and resource: as the vendor billed it, or as the bill charges it for who may not edit on the menu ADMINISTRATION. */
  details?: Maybe<BillDetails>;
  /** The month beside the twelve before it; of AWS and OCI alone. With a contract as the bill charges it, for who may not edit on the menu ADMINISTRATION. */
  insight?: Maybe<InvoiceInsightResult>;
  /** The vendor's invoices. */
  invoices?: Maybe<Array<CloudInvoice>>;
  /** First day of the month. */
  month: Scalars['Date']['output'];
  /** The cost by the groups of a set; of AWS alone. With a contract as the bill charges it, for who may not edit on the menu ADMINISTRATION. */
  serviceGroups?: Maybe<BillServiceGroups>;
  /** The sets that the month can be split by. */
  serviceGroupSets?: Maybe<Array<ServiceGroupSet>>;
  /** The keys of tags in the month, by falling cost. */
  tagKeys?: Maybe<Array<Scalars['String']['output']>>;
  /** The vendor that bills. */
  vendor: Vendor;
};


/** A month's bill of a vendor; each field is asked for on its own. */
export type BillCostBridgeArgs = {
  basis: CostBasis;
};


/** A month's bill of a vendor; each field is asked for on its own. */
export type BillInvoiceArgs = {
  invoiceId: Scalars['String']['input'];
};


/** A month's bill of a vendor; each field is asked for on its own. */
export type BillDetailsArgs = {
  layers: Scalars['Int']['input'];
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  tagKey?: InputMaybe<Scalars['String']['input']>;
  under?: InputMaybe<BillDetailPlace>;
  viewBy: BillingViewBy;
};


/** A month's bill of a vendor; each field is asked for on its own. */
export type BillInsightArgs = {
  viewBy: InsightViewBy;
};


/** A month's bill of a vendor; each field is asked for on its own. */
export type BillServiceGroupsArgs = {
  set: Scalars['String']['input'];
};

/** What leads from a bill to the cost of its month in Cost Analytics. */
export type CostBridge = {
  __typename?: 'CostBridge';
  /** Which cost Cost Analytics shows. */
  basis: CostBasis;
  /** One for each currency of the bill and of the month's charges: currencies are never added. */
  bills: Array<CostBridgeBill>;
  /** What the total is in, ISO 4217: the currency that Cost Analytics answers in. */
  currency: Scalars['String']['output'];
  /** The total less the converted costs of all currencies: 0 unless something is wrong. */
  notExplained: Scalars['Float']['output'];
  /** What Cost Analytics shows of the vendor on the days of the month, without filters, in `currency`. */
  total: Scalars['Float']['output'];
};

/** The way from the bill in one currency to the cost that was billed in it. */
export type CostBridgeBill = {
  __typename?: 'CostBridgeBill';
  /** By each rate that charges were converted by; none in the currency of Cost Analytics. */
  conversions: Array<CostBridgeConversion>;
  /** Of all charges on the days of the month, in the currency of the bill. */
  cost: Scalars['Float']['output'];
  /** The same in the currency of Cost Analytics, without `unconverted`. */
  convertedCost: Scalars['Float']['output'];
  /** Of the bill, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Total and lines add up to the cost; lines of 0 are left out. */
  lines: Array<CostBridgeLine>;
  /** Total of the bill; 0 where nothing was billed in the currency. */
  total: Scalars['Float']['output'];
  /** Part of the cost on days for which there is no exchange rate: Cost Analytics has it beside its total. */
  unconverted: Scalars['Float']['output'];
};

/** A line between bill and cost, in the currency of the bill. */
export type CostBridgeLine = {
  __typename?: 'CostBridgeLine';
  /** What it adds to the sum so far. */
  amount: Scalars['Float']['output'];
  /** Of lines between both costs of some charges their BilledCost, else null. */
  billed?: Maybe<Scalars['Float']['output']>;
  /** Of lines between both costs of some charges their EffectiveCost, else null. */
  effective?: Maybe<Scalars['Float']['output']>;
  /** Which line it is. */
  kind: CostBridgeLineKind;
  /** Of lines of other months the amount of each; they add up to the line. */
  months: Array<CostBridgeMonth>;
};

/** The part of a line that is of one month. */
export type CostBridgeMonth = {
  __typename?: 'CostBridgeMonth';
  /** In the currency of the bill. */
  amount: Scalars['Float']['output'];
  /** Its first day: of the charges in OTHER_MONTHS, of the bill in OTHER_BILLS. */
  month: Scalars['Date']['output'];
};

/** Cost that was converted by one rate. */
export type CostBridgeConversion = {
  __typename?: 'CostBridgeConversion';
  /** In the currency of the bill. */
  amount: Scalars['Float']['output'];
  /** In the currency of Cost Analytics. */
  converted: Scalars['Float']['output'];
  /** The rate. */
  rate: AppliedRate;
};

/** The lines between a bill and its cost in Cost Analytics, in their order. */
export type CostBridgeLineKind =
  /** The discount of the contract with the reseller is added again: Cost Analytics has the vendor's cost. */
  | 'SALES_DISCOUNT'
  /** Support by the rate of the contract goes off, what the vendor charged for it comes in. */
  | 'SUPPORT_FEE'
  /** Tax by the rate of the contract goes off. */
  | 'VAT'
  /** Charges on the bill whose days are of other months go off. */
  | 'OTHER_MONTHS'
  /** Charges on the days of the month that are on other bills come in. */
  | 'OTHER_BILLS'
  /** Fees of commitments, which amortized cost has on the usage that they pay for. */
  | 'COMMITMENT_FEES'
  /** Usage that commitments pay for, by its share of their fees. */
  | 'COMMITMENT_USED'
  /** The share of the fees that paid for nothing. */
  | 'COMMITMENT_UNUSED'
  /** Other purchases and one-time fees, as the vendor spreads them. */
  | 'OTHER_FEES'
  /** Usage that is charged for longer than a day or across months, spread over its days, and other differences between both costs of usage. */
  | 'USAGE'
  /** Credits, where the vendor gives them another effective cost. */
  | 'CREDITS'
  /** Refunds and adjustments, where the vendor gives them another effective cost. */
  | 'ADJUSTMENTS'
  /** Tax, where the vendor gives it another effective cost. */
  | 'TAX'
  /** Of bills in another currency than the answer: they are read by the last rate of the month, Cost Analytics by the rate of each day. */
  | 'EXCHANGE_RATES'
  /** Of bills in another currency than the answer: charges on days that have no rate, which Cost Analytics has beside its total. */
  | 'WITHOUT_RATE'
  /** What no other line has: data that need a look. */
  | 'NOT_EXPLAINED';

/** What POST /exports/bill asks for, as JSON: a bill, the bills of all vendors, or one part of a bill as a file, with all of its rows. */
export type BillFileInput = {
  /** Of the bill or its details: the id of the one account; of all when left out. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** The kind of the file. */
  format: BillFileFormat;
  /** Of the charges of an invoice: its id. */
  invoice?: InputMaybe<Scalars['String']['input']>;
  /** A day of the month. */
  month: Scalars['Date']['input'];
  /** Which part. */
  part: BillFilePart;
  /** Of the details by service group, and of the service groups: the name of the set. */
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  /** Of the details by tag: its key. */
  tagKey?: InputMaybe<Scalars['String']['input']>;
  /** All of the company side by side when left out: they have no parts. */
  vendor?: InputMaybe<Vendor>;
  /** Of the details: what they are split by. */
  viewBy: BillingViewBy;
};

/** What of a bill a file has. */
export type BillFilePart =
  /** What other publishers sold by way of the vendor. */
  | 'ADDITIONAL_SERVICES'
  /** Spot usage beside its price on demand. */
  | 'AUTO_SPOT'
  /** The whole bill, as it is mailed. */
  | 'BILL'
  /** The charges by account. */
  | 'CHARGES'
  /** Usage of instances. */
  | 'COMPUTING_RESOURCES'
  /** The cost by item, service, usage type, description and resource. */
  | 'DETAILS'
  /** The vendor's invoices with their lines. */
  | 'INVOICES'
  /** The charges that one invoice is made of. */
  | 'INVOICE_CHARGES'
  /** The invoice beside those of the months before. */
  | 'INVOICE_INSIGHT'
  /** The cost by the groups of a set. */
  | 'SERVICE_GROUPS';

/** The kind of a file of a bill. */
export type BillFileFormat =
  /** A table of text, for programs and spreadsheets. */
  | 'CSV'
  /** To read, to file and to print. */
  | 'PDF'
  /** A workbook of Excel. */
  | 'XLSX';

/** What the rows of an insight are. */
export type InsightViewBy =
  /** Accounts. */
  | 'ACCOUNT'
  /** Products. */
  | 'PRODUCT'
  /** Regions. */
  | 'REGION';

/** The insight of a month, or why there is none. */
export type InvoiceInsightResult = InvoiceInsight | InsightNotIssued | BillMonthWithoutData;

/** There is no insight before the invoice is issued. */
export type InsightNotIssued = {
  __typename?: 'InsightNotIssued';
  /** The day from which there is one: the 6th of the next month. */
  availableFrom: Scalars['Date']['output'];
};

/** No cost was collected in the month (10109). */
export type BillMonthWithoutData = {
  __typename?: 'BillMonthWithoutData';
  /** The nearest month with data, of two equally near the newer; null where there is none. */
  nearestMonth?: Maybe<Scalars['Date']['output']>;
};

/** A month beside the twelve before it. */
export type InvoiceInsight = {
  __typename?: 'InvoiceInsight';
  /** One for each currency, what is worth most first. */
  currencies: Array<CurrencyInsight>;
};

/** The insight of one currency. */
export type CurrencyInsight = {
  __typename?: 'CurrencyInsight';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The rows that moved most, at most three: what the sentences are made of. */
  messages: Array<InsightRow>;
  /** All rows, by falling cost of this month within their currency. */
  rows: Array<InsightRow>;
  /** Of the whole month. */
  total: InsightFigures;
};

/** A cost beside those of the months before, in the currency of its list. */
export type InsightFigures = {
  __typename?: 'InsightFigures';
  /** Mean of the 12 months before, from the first that has a charge; a month without one counts as 0. */
  average: Scalars['Float']['output'];
  /** Percent, of last month; when that is 0: 0 for no cost, else 100. */
  changePercent: Scalars['Float']['output'];
  /** This month less last month. */
  difference: Scalars['Float']['output'];
  /** What this month is above. */
  exceeds: Array<InsightReference>;
  /** What this month is below. */
  fallsBelow: Array<InsightReference>;
  /** Last month. */
  lastMonth: Scalars['Float']['output'];
  /** Largest of the 12 months before. */
  maximum: Scalars['Float']['output'];
  /** 1 when it rose, -1 when it fell, else 0. */
  status: Scalars['Int']['output'];
  /** This month. */
  thisMonth: Scalars['Float']['output'];
};

/** What a month is measured by. */
export type InsightReference =
  /** Mean of the 12 months before. */
  | 'AVERAGE'
  /** Last month. */
  | 'LAST_MONTH'
  /** Largest of the 12 months before. */
  | 'MAXIMUM';

/** A product, account or region of an insight. */
export type InsightRow = {
  __typename?: 'InsightRow';
  /** What moved it most since last month: at most three. */
  drivers: Array<InsightDriver>;
  /** Its figures. */
  figures: InsightFigures;
  /** Its key; empty where the data name none. */
  key: Scalars['String']['output'];
  /** Its name. */
  label: Scalars['String']['output'];
};

/** What moved a cost since last month. */
export type InsightDriver = {
  __typename?: 'InsightDriver';
  /** This month less last month. */
  difference: Scalars['Float']['output'];
  /** What kind of charge. */
  kind: InsightDriverKind;
  /** Last month. */
  lastMonth: Scalars['Float']['output'];
  /** Usage type. */
  name: Scalars['String']['output'];
  /** This month. */
  thisMonth: Scalars['Float']['output'];
};

/** What kind of charge moved a cost. */
export type InsightDriverKind =
  /** Commitments: what they cover, and what they cost. */
  | 'COMMITMENT'
  /** Credits. */
  | 'CREDIT'
  /** All else. */
  | 'OTHER'
  /** Tax. */
  | 'TAX'
  /** Usage without a commitment. */
  | 'USAGE';

/** An invoice mail that is sent every month. */
export type InvoiceReservation = {
  __typename?: 'InvoiceReservation';
  /** Id of the one account whose charges are sent; null: all of them. */
  account?: Maybe<Scalars['String']['output']>;
  /** A currency that the total is told in beside its own; null: none. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Day of the month, 1 to 31; the last day of a month that is shorter. */
  day: Scalars['Int']['output'];
  /** What the sender writes into the mail. */
  description: Scalars['String']['output'];
  /** The attached file. */
  fileType: InvoiceFileType;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** The bill of the month that it is sent in, rather than of the month before. */
  isCurrentMonth: Scalars['Boolean']['output'];
  /** Language of mail and file. */
  language: MailLanguage;
  /** When it is sent next; null while it is paused. */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it is paused; null when it is not. */
  pauseReason?: Maybe<MailPauseReason>;
  /** By name. */
  recipients: Array<ScheduledRecipient>;
  /** The last times that it was due, the newest first. */
  runs: Array<MailRun>;
  /** Name of the person in whose name it is sent. */
  sender: Scalars['String']['output'];
  /** Number of the reservation. */
  seq: Scalars['Int']['output'];
  /** HH:MM in the zone. */
  time: Scalars['String']['output'];
  /** Subject; empty: made of vendor and month. */
  title: Scalars['String']['output'];
  /** The vendor that bills. */
  vendor: Vendor;
  /** Names what was read: a change that is based on it is refused when another user saved first. */
  version: Scalars['Int']['output'];
  /** The zone of day and time. */
  zone: SendZone;
};

/** An invoice mail to send every month. */
export type ReserveInvoiceInput = {
  /** Id of the one account whose charges are sent, of OpenStack the service; null: all of them. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** ISO 4217, of those that viewers may choose: mail and PDF tell the total in it too, with the rate; null: none. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Day of the month, 1 to 31; the last day of a month that is shorter. */
  day: Scalars['Int']['input'];
  /** What the sender writes into the mail, under 255 characters. */
  description: Scalars['String']['input'];
  /** The attached file. */
  fileType: InvoiceFileType;
  /** The reservation to change; null: a new one. A new one that equals another in everything is that one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of a new one, 8 to 64 letters, digits, _ or -: the same key of the same viewer is the same reservation. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The bill of the month that it is sent in, rather than of the month before. */
  isCurrentMonth: Scalars['Boolean']['input'];
  /** Language of mail and file. */
  language: MailLanguage;
  /** Addresses of 1 to 10 people of the company. */
  recipients: Array<Scalars['String']['input']>;
  /** HH:MM in the zone. */
  time: Scalars['String']['input'];
  /** Subject, under 255 characters; empty: made of vendor and month. */
  title: Scalars['String']['input'];
  /** The vendor that bills. */
  vendor: Vendor;
  /** The version of the reservation to change. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** The zone of day and time. */
  zone: SendZone;
};

/** The outcome of reserveInvoice. */
export type ReserveInvoicePayload = {
  __typename?: 'ReserveInvoicePayload';
  /** The reservation; null when nothing was done. */
  reservation?: Maybe<InvoiceReservation>;
  /** What the user can mend; empty when it was done. CHANGED_MEANWHILE when another user saved first. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** The reservation to pause, or to let go on. */
export type PauseReservationInput = {
  /** Global id. */
  id: Scalars['ID']['input'];
  /** Whether it is to be paused. */
  isPaused: Scalars['Boolean']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** The outcome of pauseReservation. */
export type PauseReservationPayload = {
  __typename?: 'PauseReservationPayload';
  /** The reservation as it is now; null for one that there is not. */
  reservation?: Maybe<InvoiceReservation>;
  /** What the user can mend; empty when it was done. CHANGED_MEANWHILE when another user saved first. */
  userErrors: Array<UserError>;
};

/** The reservation to end. */
export type DeleteReservationInput = {
  /** Global id. */
  id: Scalars['ID']['input'];
};

/** The outcome of deleteReservation. */
export type DeleteReservationPayload = {
  __typename?: 'DeleteReservationPayload';
  /** The reservation that is gone; null when nothing was done. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** Which bill to preview, and how it is to look. */
export type InvoicePreviewInput = {
  /** Id of the one account whose charges are sent, of OpenStack the service; null: all of them. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** ISO 4217, of those that viewers may choose: mail and PDF tell the total in it too, with the rate; null: none. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What the sender writes into the mail, under 255 characters. */
  description: Scalars['String']['input'];
  /** The attached file. */
  fileType: InvoiceFileType;
  /** Language of mail and file: en, ko, zh or ja. */
  language: MailLanguage;
  /** Any day of the month. */
  month: Scalars['Date']['input'];
  /** Subject, under 255 characters; empty: made of vendor and month. */
  title: Scalars['String']['input'];
  /** The vendor that bills. */
  vendor: Vendor;
};

/** The outcome of a preview. */
export type InvoicePreviewAnswer = {
  __typename?: 'InvoicePreviewAnswer';
  /** The mail; null when it could not be made. */
  mail?: Maybe<InvoicePreview>;
  /** What the user can mend, such as NO_DATA_COLLECTED; empty when there is a mail. */
  userErrors: Array<UserError>;
};

/** A mail that was not sent. */
export type InvoicePreview = {
  __typename?: 'InvoicePreview';
  /** The attached file. */
  file: InvoiceFile;
  /** The body as a whole HTML document, without scripts. */
  html: Scalars['String']['output'];
  /** Subject. */
  subject: Scalars['String']['output'];
  /** The body as text. */
  text: Scalars['String']['output'];
};

/** A file of a bill. */
export type InvoiceFile = {
  __typename?: 'InvoiceFile';
  /** The file in Base64. */
  content: Scalars['String']['output'];
  /** Media type. */
  contentType: Scalars['String']['output'];
  /** File name. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

/** The kinds of files that a bill is sent as. */
export type InvoiceFileType =
  /** A table of text, for programs and spreadsheets. */
  | 'CSV'
  /** To file and to print. */
  | 'PDF'
  /** A workbook of Excel. */
  | 'XLSX';

/** The languages of mails. */
export type MailLanguage =
  /** English. */
  | 'EN'
  /** Japanese. */
  | 'JA'
  /** Korean. */
  | 'KO'
  /** Chinese. */
  | 'ZH';

/** A bill to send now. */
export type SendInvoiceInput = {
  /** Id of the one account whose charges are sent, of OpenStack the service; null: all of them. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** ISO 4217, of those that viewers may choose: mail and PDF tell the total in it too, with the rate; null: none. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What the sender writes into the mail, under 255 characters. */
  description: Scalars['String']['input'];
  /** The attached file. */
  fileType: InvoiceFileType;
  /** 8 to 64 letters, digits, _ or -: the same key of the same viewer is the same mail, however often it is sent. */
  idempotencyKey: Scalars['String']['input'];
  /** To the viewer alone: recipients are not used. */
  isTest: Scalars['Boolean']['input'];
  /** Language of mail and file. */
  language: MailLanguage;
  /** Any day of the month. */
  month: Scalars['Date']['input'];
  /** Addresses of 1 to 10 people of the company. */
  recipients: Array<Scalars['String']['input']>;
  /** Subject, under 255 characters; empty: made of vendor and month. */
  title: Scalars['String']['input'];
  /** The vendor that bills. */
  vendor: Vendor;
};

/** The outcome of sendInvoice. */
export type SendInvoicePayload = {
  __typename?: 'SendInvoicePayload';
  /** The mail, which may still wait; null when nothing was done. */
  mail?: Maybe<Mail>;
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
};

/** An invoice as people look it up: its page tells the rest. */
export type InvoiceNumber = {
  __typename?: 'InvoiceNumber';
  /** Its id, unique in its month. */
  invoiceId: Scalars['String']['output'];
  /** Who issued it. */
  issuer: Scalars['String']['output'];
  /** First day of the billed month. */
  month: Scalars['Date']['output'];
  /** The vendor that bills. */
  vendor: Vendor;
};

/** An invoice of a vendor. */
export type CloudInvoice = {
  __typename?: 'CloudInvoice';
  /** Id of the billing account. */
  billingAccount: Scalars['String']['output'];
  /** Name of the billing account. */
  billingAccountName: Scalars['String']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The vendor's data name no invoice: the id is made of billing account, issuer, month and currency. */
  isDerived: Scalars['Boolean']['output'];
  /** Id of the invoice. */
  invoiceId: Scalars['String']['output'];
  /** What its issuer says of it (InvoiceDetail of FOCUS); null where the data say nothing. */
  issue?: Maybe<InvoiceIssue>;
  /** Who issued it. */
  issuer: Scalars['String']['output'];
  /** What it is made of; they add up to the total. */
  lines: Array<InvoiceLine>;
  /** How many charges it has. */
  rowCount: Scalars['Int']['output'];
  /** The charges behind it, by falling cost, with their sum beside the total; VENDOR_COST_CLOSED for who may not know what the vendor billed beside another bill. */
  rows?: Maybe<InvoiceRowConnection>;
  /** What the invoice says; where a contract makes another bill of it, and for who may not edit on the menu ADMINISTRATION: what the bill charges for it. */
  total: Scalars['Float']['output'];
};


/** An invoice of a vendor. */
export type CloudInvoiceRowsArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};

/** What the issuer of an invoice says of it. */
export type InvoiceIssue = {
  __typename?: 'InvoiceIssue';
  /** The day by which it is due; null where it is unknown. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** The day on which it was issued; null where it is unknown. */
  issuedOn?: Maybe<Scalars['Date']['output']>;
  /** Whether it is issued. */
  state: InvoiceIssueState;
};

/** Whether an invoice is issued. */
export type InvoiceIssueState =
  /** It may still change. */
  | 'OPEN'
  /** It is final. */
  | 'ISSUED'
  /** It counts no more. */
  | 'VOIDED';

/** A part of an invoice. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  /** In the invoice's currency. */
  amount: Scalars['Float']['output'];
  /** Which part it is. */
  kind: InvoiceLineKind;
  /** How many charges it has. */
  rowCount: Scalars['Int']['output'];
};

/** The parts of an invoice. */
export type InvoiceLineKind =
  /** Adjustments. */
  | 'ADJUSTMENT'
  /** Credits. */
  | 'CREDIT'
  /** What other publishers sold. */
  | 'MARKETPLACE'
  /** Purchases, such as fees of commitments. */
  | 'PURCHASE'
  /** Support. */
  | 'SUPPORT'
  /** Tax. */
  | 'TAX'
  /** Usage. */
  | 'USAGE';

/** A page of the charges behind an invoice. */
export type InvoiceRowConnection = {
  __typename?: 'InvoiceRowConnection';
  /** The invoice's total less the sum of its charges: 0 when it reconciles. */
  difference: Scalars['Float']['output'];
  /** The charges of the page. */
  edges: Array<InvoiceRowEdge>;
  /** What the invoice says. */
  invoiceTotal: Scalars['Float']['output'];
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Sum of all charges, added up one by one. */
  rowsTotal: Scalars['Float']['output'];
  /** How many charges there are. */
  totalCount: Scalars['Int']['output'];
};

/** A charge in its list. */
export type InvoiceRowEdge = {
  __typename?: 'InvoiceRowEdge';
  /** Place of the charge. */
  cursor: Scalars['String']['output'];
  /** The charge. */
  node: InvoiceRow;
};

/** A charge of an invoice; empty texts where the data say nothing. */
export type InvoiceRow = {
  __typename?: 'InvoiceRow';
  /** Id of the account. */
  account: Scalars['String']['output'];
  /** Name of the account. */
  accountName: Scalars['String']['output'];
  /** What kind of charge, in the words of AWS. */
  chargeType: Scalars['String']['output'];
  /** Billed, in the invoice's currency. */
  cost: Scalars['Float']['output'];
  /** First day of the charge. */
  date: Scalars['Date']['output'];
  /** In words. */
  description: Scalars['String']['output'];
  /** At list prices, in the invoice's currency. */
  listCost?: Maybe<Scalars['Float']['output']>;
  /** The service. */
  product: Scalars['String']['output'];
  /** How much was used. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Where. */
  region: Scalars['String']['output'];
  /** Which resource. */
  resourceId: Scalars['String']['output'];
  /** What the quantity is counted in. */
  unit: Scalars['String']['output'];
  /** What was used. */
  usageType: Scalars['String']['output'];
};

/** The cost of a month by item, as rows of a tree: each row stands before those below it. */
export type BillDetails = {
  __typename?: 'BillDetails';
  /** The deepest layer that is answered: fewer than asked for where there would be too many rows; ask `under` a row then. */
  layers: Scalars['Int']['output'];
  /** Siblings by falling cost; what has no tag, group or region stands last. */
  rows: Array<BillDetailRow>;
  /** One for each currency, what is worth most first: the sum of its first layer. */
  totals: Array<CurrencyAmount>;
};

/** A row of the tree of a bill. */
export type BillDetailRow = {
  __typename?: 'BillDetailRow';
  /** Billed, in the row's currency. */
  cost: Scalars['Float']['output'];
  /** ISO 4217; each currency has a tree of its own. */
  currency: Scalars['String']['output'];
  /** There are rows below it, in this answer or by asking `under` it. */
  hasChildren: Scalars['Boolean']['output'];
  /** One key a layer, its own last; empty text where the data name none. */
  keys: Array<Scalars['String']['output']>;
  /** Its name; empty where there is none. */
  label: Scalars['String']['output'];
  /** From 1. */
  layer: Scalars['Int']['output'];
  /** What stands for a missing name. */
  placeholder?: Maybe<BillDetailPlaceholder>;
};

/** What stands for the missing name of a row. */
export type BillDetailPlaceholder =
  /** Charges without a value in this layer. */
  | 'NONE'
  /** Charges without a region. */
  | 'NO_REGION'
  /** Charges without the tag. */
  | 'NON_TAG'
  /** Charges that belong to no group of the set. */
  | 'UNDEFINED_GROUP';

/** A row of the tree of a bill. */
export type BillDetailPlace = {
  /** ISO 4217. */
  currency: Scalars['String']['input'];
  /** One key a layer, from the first. */
  keys: Array<Scalars['String']['input']>;
};

/** Usage of instances that are alike. */
export type ComputingResource = {
  __typename?: 'ComputingResource';
  /** Billed. */
  cost: Scalars['Float']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Such as m5.large. */
  instanceType: Scalars['String']['output'];
  /** Empty where the data name none. */
  operatingSystem: Scalars['String']['output'];
  /** On-Demand, Spot, Reserved, Savings Plans; empty where the data name none. */
  purchaseOption: Scalars['String']['output'];
  /** Where. */
  region: Scalars['String']['output'];
  /** How many resources there are. */
  resourceCount: Scalars['Int']['output'];
  /** What `usage` is counted in: hours nearly always. */
  unit: Scalars['String']['output'];
  /** How much was used. */
  usage: Scalars['Float']['output'];
};

/** The cost of a month by the groups of a set. */
export type BillServiceGroups = {
  __typename?: 'BillServiceGroups';
  /** In the order of the set, also those without cost; what belongs to no group comes last. */
  groups: Array<BillServiceGroup>;
  /** Name of the set. */
  set: Scalars['String']['output'];
  /** One for each currency: the sum of its groups. */
  totals: Array<CurrencyAmount>;
};

/** A service group in a month. */
export type BillServiceGroup = {
  __typename?: 'BillServiceGroup';
  /** Billed. */
  cost: Scalars['Float']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** It stands for the charges that belong to no group. */
  isUndefined: Scalars['Boolean']['output'];
  /** Its name; empty for the charges that belong to none. */
  name: Scalars['String']['output'];
  /** Its products, by falling cost. */
  products: Array<BillProductCost>;
};

/** What a product cost. */
export type BillProductCost = {
  __typename?: 'BillProductCost';
  /** Billed. */
  cost: Scalars['Float']['output'];
  /** The product. */
  name: Scalars['String']['output'];
};

/** Spot usage of a month. */
export type BillAutoSpot = {
  __typename?: 'BillAutoSpot';
  /** By falling saving. */
  rows: Array<AutoSpotRow>;
  /** One for each currency. */
  totals: Array<AutoSpotFigures>;
};

/** Spot usage of an account by region and instance type. */
export type AutoSpotRow = {
  __typename?: 'AutoSpotRow';
  /** Id of the account. */
  account: Scalars['String']['output'];
  /** Name of the account. */
  accountName: Scalars['String']['output'];
  /** What it cost. */
  figures: AutoSpotFigures;
  /** Such as m5.large; empty where the data name none. */
  instanceType: Scalars['String']['output'];
  /** Where. */
  region: Scalars['String']['output'];
  /** What `usage` is counted in. */
  unit: Scalars['String']['output'];
  /** How much was used. */
  usage: Scalars['Float']['output'];
};

/** What spot usage cost beside its on-demand price. */
export type AutoSpotFigures = {
  __typename?: 'AutoSpotFigures';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** At list prices. */
  onDemandCost: Scalars['Float']['output'];
  /** On-demand cost less spot cost. */
  saving: Scalars['Float']['output'];
  /** Percent of the on-demand cost; 0 where that is not positive. */
  savingPercent: Scalars['Float']['output'];
  /** Billed. */
  spotCost: Scalars['Float']['output'];
};

/** What other publishers sold by way of the vendor in a month. */
export type BillAdditionalServices = {
  __typename?: 'BillAdditionalServices';
  /** By falling charge. */
  services: Array<BillAdditionalService>;
  /** One for each currency. */
  totals: Array<CurrencyAmount>;
};

/** What another publisher sold. */
export type BillAdditionalService = {
  __typename?: 'BillAdditionalService';
  /** Billed. */
  charge: Scalars['Float']['output'];
  /** Its code (SkuId of FOCUS); may be empty. */
  code: Scalars['String']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Who sold it. */
  publisher: Scalars['String']['output'];
};

/** The billed months of a vendor, or of all. */
export type BillList = {
  __typename?: 'BillList';
  /** Of all vendors those whose months could not be had: they are in no figure. */
  missing: Array<Vendor>;
  /** Oldest first; months that are not billed are left out. */
  months: Array<BillMonth>;
};

/** A billed month. */
export type BillMonth = {
  __typename?: 'BillMonth';
  /** The company's currency, ISO 4217. */
  companyCurrency: Scalars['String']['output'];
  /** All totals in the company's currency, for display alone; null where one of them has no rate. */
  convertedTotal?: Maybe<Scalars['Float']['output']>;
  /** The currency that most of the month is billed in, ISO 4217. */
  invoiceCurrency: Scalars['String']['output'];
  /** Some of convertedTotal was converted. */
  isConverted: Scalars['Boolean']['output'];
  /** First day of the month. */
  month: Scalars['Date']['output'];
  /** What amounts of the month are converted by: the last rates that are known at its end. */
  rates: Array<DatedRate>;
  /** How final the bill is; of all vendors, as final as the least final bill. */
  status: BillStatus;
  /** Each currency is a bill of its own; what is worth most first. */
  totals: Array<BillTotal>;
};

/** What a month costs in one currency. */
export type BillTotal = {
  __typename?: 'BillTotal';
  /** Sum of the vendor's own rows (BilledCost of FOCUS); null for who may not edit on the menu ADMINISTRATION. */
  billedCost?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The bill's total, with the terms of the contract. */
  total: Scalars['Float']['output'];
};

/** How final a bill is, why, and when that changes. */
export type BillStatus = {
  __typename?: 'BillStatus';
  /** When a person confirmed it. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who confirmed it. */
  confirmedBy?: Maybe<Scalars['String']['output']>;
  /** The day from which the state is another one, unless it is confirmed before; null when confirmed, or when data must be loaded first. */
  nextDate?: Maybe<Scalars['Date']['output']>;
  /** Why the state is so. */
  reason: BillStatusReason;
  /** The state. */
  state: BillState;
};

/** How final a bill is. */
export type BillState =
  /** Amounts are final. */
  | 'CONFIRMED'
  /** The month or its data are not complete. */
  | 'ESTIMATED'
  /** The invoice is there; corrections may still come. */
  | 'UNCONFIRMED';

/** Why a bill has its state. */
export type BillStatusReason =
  /** The month has ended; its corrections are taken until the 11th of the next one. */
  | 'BEFORE_CONFIRMATION_DAY'
  /** The invoice comes on about the 6th of the next month. */
  | 'BEFORE_INVOICE_DAY'
  /** The 11th of the next month has come. */
  | 'CONFIRMATION_DAY_PASSED'
  /** A person confirmed the bill of every billing account. */
  | 'CONFIRMED_BY_PERSON'
  /** Every charge has its invoice. */
  | 'INVOICED'
  /** The vendor has closed the month, but the data are from before that. */
  | 'LOADED_BEFORE_CLOSE'
  /** The 6th of the next month has come, but the data are from before it. */
  | 'LOADED_BEFORE_INVOICE_DAY'
  /** The month goes on. */
  | 'MONTH_NOT_ENDED'
  /** The vendor has closed the month (BillingPeriod of FOCUS). */
  | 'PERIOD_CLOSED'
  /** The vendor keeps the month open (BillingPeriod of FOCUS). */
  | 'PERIOD_OPEN';

/** The bill of a month. */
export type BillCharges = {
  __typename?: 'BillCharges';
  /** One for each currency, what is worth most first: currencies are never added. */
  bills: Array<CurrencyBill>;
  /** How final the amounts are. */
  status: BillStatus;
};

/** The bill of a month in one currency. */
export type CurrencyBill = {
  __typename?: 'CurrencyBill';
  /** By account (of OpenStack: by service), by falling total; they add up to the bill. */
  accounts: Array<AccountCharge>;
  /** The total in other currencies, for display alone. */
  conversions: Array<BillConversion>;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The sum, line by line, in the order of a bill; lines of 0 are left out, but for sums. */
  lines: Array<BillLine>;
  /** The bill beside the vendor's own sum; null for who may not edit on the menu ADMINISTRATION. */
  reconciliation?: Maybe<BillReconciliation>;
};

/** The bill of an account in one currency. */
export type AccountCharge = {
  __typename?: 'AccountCharge';
  /** Id of the account; of OpenStack the service. */
  key: Scalars['String']['output'];
  /** Its name. */
  label: Scalars['String']['output'];
  /** The sum, line by line, in the order of a bill; lines of 0 are left out, but for sums. */
  lines: Array<BillLine>;
};

/** A line of a bill's sum. */
export type BillLine = {
  __typename?: 'BillLine';
  /** In the bill's currency; discounts and credits are negative, sums stand for the lines before them. */
  amount: Scalars['Float']['output'];
  /** Which part of the bill it belongs to. */
  group: BillLineGroup;
  /** By a rate of the contract, rather than from the vendor's rows. */
  isCalculated: Scalars['Boolean']['output'];
  /** Which line it is. */
  kind: BillLineKind;
  /** What it is made of, where it has parts: each credit, each additional service. */
  parts: Array<BillLinePart>;
  /** What it does to the total. */
  sign: BillLineSign;
};

/** The parts that a bill adds up, in their order. */
export type BillLineGroup =
  /** Cost of the cloud at list prices. */
  | 'LIST_COST'
  /** Discounts of the vendor. */
  | 'VENDOR_DISCOUNTS'
  /** Cost of the cloud after the vendor's discounts: their sum with the list cost. */
  | 'CLOUD_COST'
  /** Sales discount, support fee, credits and additional services. */
  | 'ADJUSTMENTS'
  /** Tax on cloud cost and adjustments. */
  | 'TAX'
  /** Cloud cost, adjustments and tax. */
  | 'TOTAL';

/** What a line does to the total of a bill. */
export type BillLineSign =
  /** Adds to it. */
  | 'CHARGE'
  /** Takes off: its amount is negative, but for corrections. */
  | 'DISCOUNT'
  /** Repeats the sum of the lines above; adds nothing. */
  | 'SUM';

/** A part of a line. */
export type BillLinePart = {
  __typename?: 'BillLinePart';
  /** In the bill's currency. */
  amount: Scalars['Float']['output'];
  /** Type of the credit, or code of the service; may be empty. */
  code: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** The lines of a bill, in their order. */
export type BillLineKind =
  /** Cost of the cloud at list prices; commitments at what they were bought for. */
  | 'CLOUD_ORIGINAL_COST'
  /** Discount on on-demand usage. */
  | 'ON_DEMAND_DISCOUNT'
  /** Discount on CloudFront: all of it, in months up to 2022-03. */
  | 'CLOUD_FRONT_DISCOUNT'
  /** Discount on transfer out of CloudFront, from 2022-04. */
  | 'CLOUD_FRONT_TRANSFER_DISCOUNT'
  /** Discount on requests to CloudFront, from 2022-04. */
  | 'CLOUD_FRONT_REQUEST_DISCOUNT'
  /** Discount of Ncloud. */
  | 'NCP_DISCOUNT'
  /** Differences to list prices that no other line has, such as those of spot usage. */
  | 'OTHER_DISCOUNT'
  /** Cost of the cloud after the vendor's discounts: the sum of original cost and these discounts. */
  | 'CLOUD_COST'
  /** Discount of the contract with the reseller. */
  | 'SALES_DISCOUNT'
  /** Support. */
  | 'SUPPORT_FEE'
  /** Credits of the vendor. */
  | 'CREDIT'
  /** What other publishers sold. */
  | 'ADDITIONAL_SERVICES'
  /** Value-added tax. */
  | 'VAT'
  /** Cloud cost, sales discount, support fee, credits, additional services and tax. */
  | 'TOTAL';

/** The total of a bill in another currency, for display alone: by the last rate that is known at the end of its month. */
export type BillConversion = {
  __typename?: 'BillConversion';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Whose currency it is. */
  of: BillConversionOwner;
  /** Units of this currency for one of the bill's. */
  rate: Scalars['Float']['output'];
  /** The day that the rate holds from; null: a default rate of the portal. */
  rateDate?: Maybe<Scalars['Date']['output']>;
  /** The source of the rate, as it was entered with the rate; empty where it was not given. */
  rateSource: Scalars['String']['output'];
  /** The total. */
  total: Scalars['Float']['output'];
};

/** Whose currency a total is converted to. */
export type BillConversionOwner =
  /** The company's. */
  | 'COMPANY'
  /** That of the invoices of the contract. */
  | 'CONTRACT';

/** A bill beside the vendor's own sum of the month. */
export type BillReconciliation = {
  __typename?: 'BillReconciliation';
  /** Sum of the vendor's rows (BilledCost of FOCUS). */
  billedCost: Scalars['Float']['output'];
  /** Total of the bill less the vendor's sum. */
  difference: Scalars['Float']['output'];
  /** What the difference is made of, line by line; empty when it is 0. */
  explanations: Array<BillExplanation>;
  /** Total of the bill. */
  total: Scalars['Float']['output'];
};

/** A part of the difference between bill and vendor's sum. */
export type BillExplanation = {
  __typename?: 'BillExplanation';
  /** In the bill's currency. */
  amount: Scalars['Float']['output'];
  /** The line of the contract that it comes from: SALES_DISCOUNT, SUPPORT_FEE or VAT. */
  kind: BillLineKind;
};

/** Alerts of budgets: each threshold is mailed once a month to each recipient, in his language. */
export type BudgetAlerts = {
  __typename?: 'BudgetAlerts';
  /** Of the budgets that have one. */
  alerts: Array<BudgetAlert>;
  /** People of the company who may see the dashboard. */
  people: Array<BudgetPerson>;
};

/** Who is told of a budget, and when. */
export type BudgetAlert = {
  __typename?: 'BudgetAlert';
  /** Percents of the budget that what was spent must reach, rising. */
  actual: Array<Scalars['Float']['output']>;
  /** Percents of the budget that the expected month end must reach, rising. */
  expected: Array<Scalars['Float']['output']>;
  /** Tells the scope from others, as the key of its row. */
  key: Scalars['String']['output'];
  /** Their addresses. */
  recipients: Array<Scalars['String']['output']>;
  /** Grows by each change; a change names the one that it was made of, 0 where there is none. */
  version: Scalars['Int']['output'];
};

/** A user who can be a recipient. */
export type BudgetPerson = {
  __typename?: 'BudgetPerson';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Whom to tell of a budget, and when. */
export type SaveBudgetAlertInput = {
  /** Percents of the budget that what was spent must reach, at most 10. */
  actual: Array<Scalars['Float']['input']>;
  /** Percents of the budget that the expected month end must reach, at most 10. */
  expected: Array<Scalars['Float']['input']>;
  /** Addresses of people of the company, at most 10. */
  recipients: Array<Scalars['String']['input']>;
  /** The budget. */
  scope: BudgetScopeInput;
  /** The version that the change was made of; 0 for a new one. */
  version: Scalars['Int']['input'];
};

/** The outcome of setting an alert. */
export type SaveBudgetAlertPayload = {
  __typename?: 'SaveBudgetAlertPayload';
  /** As it is now; null when it was not saved. */
  alert?: Maybe<BudgetAlert>;
  /** What the user can mend; empty when it was saved. CHANGED_MEANWHILE when another user saved first. */
  userErrors: Array<UserError>;
};

/** A CSV file of budgets. */
export type ReadBudgetFileInput = {
  /** What it holds; at most 1,000,000 characters. */
  text: Scalars['String']['input'];
};

/** What a file of budgets holds. */
export type ReadBudgetFilePayload = {
  __typename?: 'ReadBudgetFilePayload';
  /** Its amounts; none when anything is wrong. */
  cells: Array<BudgetCell>;
  /** What is wrong with it, at most 50 faults. */
  faults: Array<BudgetFileFault>;
};

/** What can be wrong with a file of budgets. */
export type BudgetFileFaultCode =
  /** There is no line of amounts. */
  | 'EMPTY'
  /** A value is missing. */
  | 'MISSING'
  /** It is not CSV. */
  | 'NOT_CSV'
  /** The scope does not have the column. */
  | 'NOT_OF_SCOPE'
  /** More than 5,000 lines. */
  | 'TOO_MANY'
  /** An earlier line, named by the value, is for the same scope and month. */
  | 'TWICE'
  /** The column is not one of budgets. */
  | 'UNKNOWN_COLUMN'
  /** The value is not what the column holds. */
  | 'WRONG_VALUE';

/** Something that is wrong with a file of budgets. */
export type BudgetFileFault = {
  __typename?: 'BudgetFileFault';
  /** What is wrong. */
  code: BudgetFileFaultCode;
  /** Name of the column; null of a whole line. */
  column?: Maybe<Scalars['String']['output']>;
  /** From 1; null of the whole file. */
  line?: Maybe<Scalars['Int']['output']>;
  /** What is there. */
  value?: Maybe<Scalars['String']['output']>;
};

/** What a budget is for. */
export type BudgetScopeKind =
  /** One account of a vendor. */
  | 'ACCOUNT'
  /** The whole company. */
  | 'COMPANY'
  /** One group of a set of service groups. */
  | 'SERVICE_GROUP'
  /** One value of a tag. */
  | 'TAG'
  /** One vendor. */
  | 'VENDOR';

/** The cost that a budget is for. */
export type BudgetScope = {
  __typename?: 'BudgetScope';
  /** Id of the account; of ACCOUNT. */
  account?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  kind: BudgetScopeKind;
  /** Name of the group; of SERVICE_GROUP. */
  serviceGroup?: Maybe<Scalars['String']['output']>;
  /** Name of the set; of SERVICE_GROUP. */
  serviceGroupSet?: Maybe<Scalars['String']['output']>;
  /** Key of the tag; of TAG. */
  tagKey?: Maybe<Scalars['String']['output']>;
  /** Value of the tag; of TAG. */
  tagValue?: Maybe<Scalars['String']['output']>;
  /** The vendor; of VENDOR and ACCOUNT. */
  vendor?: Maybe<Vendor>;
};

/** The cost that a budget is for: members that its kind does not need are left out. */
export type BudgetScopeInput = {
  /** Id of the account; of ACCOUNT. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** What it is. */
  kind: BudgetScopeKind;
  /** Name of the group; of SERVICE_GROUP. */
  serviceGroup?: InputMaybe<Scalars['String']['input']>;
  /** Name of the set; of SERVICE_GROUP. */
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  /** Key of the tag; of TAG. */
  tagKey?: InputMaybe<Scalars['String']['input']>;
  /** Value of the tag; of TAG. */
  tagValue?: InputMaybe<Scalars['String']['input']>;
  /** The vendor; of VENDOR and ACCOUNT. */
  vendor?: InputMaybe<Vendor>;
};

/** A budget and its cost in one month, in the currency of the parent. */
export type BudgetFigures = {
  __typename?: 'BudgetFigures';
  /** The budget: converted, or the sum of those below it where none is set. Null without one, or on days without an exchange rate. */
  budget?: Maybe<Scalars['Float']['output']>;
  /** What the month will have cost: its cost when it is over, the estimate of this month. Null when that is refused, and of later months. */
  expected?: Maybe<Scalars['Float']['output']>;
  /** Percent of the budget; null without a budget above 0. */
  expectedRate?: Maybe<Scalars['Float']['output']>;
  /** The sum of the vendors or accounts below it that have a budget; cost is theirs, too. */
  isRolledUp: Scalars['Boolean']['output'];
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** The part of the budget for the complete days of the month; null without a budget. */
  prorated?: Maybe<Scalars['Float']['output']>;
  /** What was spent, in percent of the budget; null without a budget above 0. */
  rate?: Maybe<Scalars['Float']['output']>;
  /** As it was set; null when it was not. */
  set?: Maybe<BudgetAmount>;
  /** What was spent. */
  spent: Scalars['Float']['output'];
};

/** An amount as it was set. */
export type BudgetAmount = {
  __typename?: 'BudgetAmount';
  /** Decimal text. */
  amount: Scalars['String']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
};

/** A scope with its budgets. */
export type BudgetRow = {
  __typename?: 'BudgetRow';
  /** Tells the scope from others. */
  key: Scalars['String']['output'];
  /** In the order of the months of the parent. */
  months: Array<BudgetFigures>;
  /** Name for people; empty of the company. */
  name: Scalars['String']['output'];
  /** The cost that it is for. */
  scope: BudgetScope;
};

/** The budget of this month beside its cost. */
export type BudgetStatus = {
  __typename?: 'BudgetStatus';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Days of the month whose cost is complete. */
  daysComplete: Scalars['Int']['output'];
  /** Days of the month. */
  daysInMonth: Scalars['Int']['output'];
  /** The month. */
  range: DateRange;
  /** Every scope with a budget in this month. */
  rows: Array<BudgetRow>;
  /** Of the company when all its vendors are chosen, else the sum of the chosen ones. */
  total: BudgetFigures;
  /** Sums in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
};

/** Budgets of the company by scope and month. */
export type Budgets = {
  __typename?: 'Budgets';
  /** What budgets can be set for. */
  choices: BudgetChoices;
  /** The currency of all amounts but those that were set in another, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Days of this month whose cost is complete. */
  daysComplete: Scalars['Int']['output'];
  /** Days of this month. */
  daysInMonth: Scalars['Int']['output'];
  /** First days of the months. */
  months: Array<Scalars['Date']['output']>;
  /** The company, vendors with their accounts, service groups and tags that have a budget in any of the months. */
  rows: Array<BudgetRow>;
  /** The first day of the month of today. */
  thisMonth: Scalars['Date']['output'];
  /** Sums in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
  /** Changes with any budget; a save names the one that it was made of. */
  version: Scalars['String']['output'];
};

/** What budgets can be set for. */
export type BudgetChoices = {
  __typename?: 'BudgetChoices';
  /** Accounts with cost in the year before. */
  accounts: Array<BudgetAccount>;
  /** Sets of service groups with their groups. */
  serviceGroupSets: Array<BudgetGroupSet>;
  /** Vendors with data. */
  vendors: Array<Vendor>;
};

/** An account that a budget can be set for. */
export type BudgetAccount = {
  __typename?: 'BudgetAccount';
  /** Its id. */
  account: Scalars['String']['output'];
  /** Name for people. */
  name: Scalars['String']['output'];
  /** Its vendor. */
  vendor: Vendor;
};

/** A set of service groups that budgets can be set for. */
export type BudgetGroupSet = {
  __typename?: 'BudgetGroupSet';
  /** Its groups. */
  groups: Array<Scalars['String']['output']>;
  /** Its name. */
  set: Scalars['String']['output'];
};

/** An amount for a scope and month. */
export type BudgetCell = {
  __typename?: 'BudgetCell';
  /** Decimal text. */
  amount: Scalars['String']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** For what. */
  scope: BudgetScope;
};

/** An amount for a scope and month. */
export type BudgetCellInput = {
  /** Decimal text from 0. */
  amount: Scalars['String']['input'];
  /** ISO 4217. */
  currency: Scalars['String']['input'];
  /** The first day of the month. */
  month: Scalars['Date']['input'];
  /** For what. */
  scope: BudgetScopeInput;
};

/** A budget that is taken away. */
export type RemovedBudgetInput = {
  /** The first day of the month. */
  month: Scalars['Date']['input'];
  /** For what. */
  scope: BudgetScopeInput;
};

/** Amounts that can be saved. */
export type BudgetProposal = {
  __typename?: 'BudgetProposal';
  /** Months without cost a year before are left out. */
  cells: Array<BudgetCell>;
};

/** Changes of budgets. */
export type SaveBudgetsInput = {
  /** Budgets that are taken away. */
  removed: Array<RemovedBudgetInput>;
  /** Budgets that are set. */
  set: Array<BudgetCellInput>;
  /** The version that the changes were made of. */
  version: Scalars['String']['input'];
};

/** The outcome of saving budgets. */
export type SaveBudgetsPayload = {
  __typename?: 'SaveBudgetsPayload';
  /** What the user can mend; empty when they were saved. CHANGED_MEANWHILE when another user saved first. */
  userErrors: Array<UserError>;
  /** The version after it; null when they were not saved. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What a range is compared with. */
export type CompareMode =
  /** Nothing. */
  | 'NONE'
  /** The period before: month to date against the same days of last month, whole months against months, else as many days. */
  | 'LAST_PERIOD'
  /** The same days a year before; whole months against whole months. */
  | 'LAST_YEAR'
  /** Any other range: that of compareRange. */
  | 'CUSTOM';

/** What of an item is compared. */
export type CompareCost =
  /** Its cost in each range. */
  | 'INDIVIDUAL'
  /** What a day of each range cost on average: for ranges of different lengths. */
  | 'AVERAGE';

/** Which day of the compared range a day is held against. */
export type CompareAlign =
  /** The first against the first. */
  | 'POSITION'
  /** The nearest of the same weekday; weeks and months stand by position. */
  | 'WEEKDAY';

/**
 * Days of the compared range that no step of the axis stands against, because it is longer or days are aligned by weekday. Its
 * totals count them; lists of compared amounts do not.
 */
export type UndrawnDays = {
  __typename?: 'UndrawnDays';
  /** What they cost together. */
  amount: Scalars['Float']['output'];
  /** The days, before and behind those that are drawn. */
  ranges: Array<DateRange>;
};

/** Why a cost changed: parts that sum to the difference, exactly. */
export type CostDrivers = {
  __typename?: 'CostDrivers';
  /** What the parts sum to: the difference of the totals, or of the averages where those are compared. */
  difference: Scalars['Float']['output'];
  /** The parts, largest first regardless of their sign; the last may be the rest. */
  items: Array<CostDriver>;
};

/** One reason of a change. */
export type CostDriver = {
  __typename?: 'CostDriver';
  /** Its part of the difference. */
  amount: Scalars['Float']['output'];
  /** How many drivers the rest holds; 1 for a driver. */
  count: Scalars['Int']['output'];
  /** What it is. */
  kind: CostDriverKind;
  /** Key of the item that changed; empty for the rest, and where the data name none. */
  key: Scalars['String']['output'];
  /** Name of the item for people. */
  label: Scalars['String']['output'];
  /** The name of each of its keys, where items are split by several things. */
  labels: Array<Scalars['String']['output']>;
  /** Usage and price of the usage type that makes most of it, where usage, price or discount changed. */
  usage?: Maybe<CostDriverUsage>;
  /** The usage type that makes most of it; null where no one does, and for new and gone items. */
  usageType?: Maybe<Scalars['String']['output']>;
  /** Vendor of the item; null for the rest, and for a line of several vendors. */
  vendor?: Maybe<Vendor>;
  /** Every vendor of the item; none for the rest. */
  vendors: Array<Vendor>;
};

/** The usage type that makes most of a driver, in both ranges. */
export type CostDriverUsage = {
  __typename?: 'CostDriverUsage';
  /** Its own part of the difference. */
  amount: Scalars['Float']['output'];
  /** Percent of the list cost that was not paid in the compared range; null without a list cost. */
  compareDiscount?: Maybe<Scalars['Float']['output']>;
  /** List cost of a unit in the compared range; null without usage or list cost. */
  comparePrice?: Maybe<Scalars['Float']['output']>;
  /** Usage in the compared range, of a day where averages are compared. */
  compareQuantity: Scalars['Float']['output'];
  /** Percent of the list cost that is not paid; null without a list cost. */
  discount?: Maybe<Scalars['Float']['output']>;
  /** List cost of a unit; null without usage or list cost. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Usage, of a day where averages are compared. */
  quantity: Scalars['Float']['output'];
  /** Unit of the usage. */
  unit: Scalars['String']['output'];
  /** Usage type. */
  usageType: Scalars['String']['output'];
};

/** Why a cost changed. */
export type CostDriverKind =
  /** The item cost nothing in the compared range. */
  | 'NEW'
  /** The item costs nothing any more. */
  | 'GONE'
  /** More or less was used, at what it cost before. */
  | 'USAGE'
  /** The list price of what is used changed, or the paid one where there is no list price. */
  | 'PRICE'
  /** Another part of the list price is paid: commitments, negotiated prices, spot. */
  | 'DISCOUNT'
  /** Usage moved between purchase options, such as on demand, spot and commitments, at the part of the list price that each paid before. */
  | 'PURCHASE_OPTION'
  /** Credits and refunds. */
  | 'CREDIT'
  /** Fees of commitments, and what of them was not used. */
  | 'COMMITMENT'
  /** Other fees, taxes and adjustments. */
  | 'FEE'
  /** A usage type of the item cost nothing in the compared range; its quantity is not in the data. */
  | 'NEW_USAGE'
  /** A usage type of the item costs nothing any more; its quantity is not in the data. */
  | 'GONE_USAGE'
  /** More or less was charged at the same discount. Whether it is usage or price cannot be told: the data hold no quantity. */
  | 'UNMEASURED'
  /** What cannot be told apart: usage in several units, corrections, and parts that the service did not tell. */
  | 'MIX'
  /** All further drivers. */
  | 'REST';

/** One item on one day, in the month of that day, or from that day through another. */
export type CostDetailQuery = {
  /** Of a line of several vendors: the ones beside vendor; the cost is that of all of them. */
  alsoVendors: Array<Vendor>;
  /** Which cost. */
  basis: CostBasis;
  /** Days to set beside: the first of them, or the only one; of the whole month with isMonthly. */
  compareDate?: InputMaybe<Scalars['Date']['input']>;
  /** Last of the days to set beside. */
  compareEndDate?: InputMaybe<Scalars['Date']['input']>;
  /** The day; the first one where endDate is given. */
  date: Scalars['Date']['input'];
  /** Last day; only without isMonthly, and at most 12 months after date. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The filters of the question that the item is an answer to; only those of its vendors count. */
  filters: Array<CostFilterInput>;
  /** The whole month of the day. */
  isMonthly: Scalars['Boolean']['input'];
  /** The keys of the item, by viewBy and thenBy; keys that are left out at the end keep all, and none is every item. */
  keys: Array<Scalars['String']['input']>;
  /** Of the view-by SERVICE_GROUP: the set of groups. */
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  /** Of the view-by TAG: its key. */
  tagKey?: InputMaybe<Scalars['String']['input']>;
  /** What the item is split by further. */
  thenBy: Array<GroupingInput>;
  /** Its vendor. */
  vendor: Vendor;
  /** What the item is. */
  viewBy: ViewBy;
  /** Further conditions on its charges: the parts that were opened on the way down. */
  within: Array<FilterConditionInput>;
  /** Keeps what this saved filter keeps, as it is now; goes without filters. */
  savedFilter?: InputMaybe<Scalars['ID']['input']>;
};

/** The cost of one item on one day, in its month, or in a range. */
export type CostDetail = {
  __typename?: 'CostDetail';
  /** Its parts by falling cost, the tenth followed by others. */
  portions?: Maybe<CostPortions>;
  /** The billing rows. Only the columns that are selected are read. */
  rows?: Maybe<CostDetailRowConnection>;
};


/** The cost of one item on one day, in its month, or in a range. */
export type CostDetailPortionsArgs = {
  by?: InputMaybe<FilterField>;
};


/** The cost of one item on one day, in its month, or in a range. */
export type CostDetailRowsArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CostDetailSort>;
};

/** How billing rows are sorted; rows without a value stand last, and alike ones always in the same order. */
export type CostDetailSort = {
  /** The column. */
  by: CostDetailColumn;
  /** The direction. */
  order: SortOrder;
};

/** A column of billing rows, by its field of CostDetailRow. */
export type CostDetailColumn =
  | 'ACCOUNT'
  | 'AVAILABILITY_ZONE'
  | 'CHARGE_TYPE'
  | 'CONSUMED_QUANTITY'
  | 'CONSUMED_UNIT'
  | 'COST'
  | 'DATABASE_ENGINE'
  | 'DESCRIPTION'
  | 'INVOICE_ID'
  | 'OPERATION'
  | 'PLATFORM'
  | 'PRODUCT'
  | 'QUANTITY'
  | 'REGION'
  | 'RESOURCE_ID'
  | 'RESOURCE_NAME'
  | 'SERVICE_CATEGORY'
  | 'SERVICE_GROUP'
  | 'SKU_DESCRIPTION'
  | 'SKU_ID'
  | 'TRANSFER_TYPE'
  | 'UNIT_PRICE'
  | 'USAGE_DATE'
  | 'USAGE_TYPE'
  | 'VENDOR';

/** The parts of a cost. */
export type CostPortions = {
  __typename?: 'CostPortions';
  /** What the cost is divided by. */
  by: FilterField;
  /** Cost of the compared days; null when none are. */
  compareTotal?: Maybe<Scalars['Float']['output']>;
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The parts. */
  items: Array<CostPortion>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
  /** Their sum. */
  total: Scalars['Float']['output'];
};

/** A part of a cost. */
export type CostPortion = {
  __typename?: 'CostPortion';
  /** Its cost in the compared days; null when none are. */
  compareCost?: Maybe<Scalars['Float']['output']>;
  /** Its cost. */
  cost: Scalars['Float']['output'];
  /** True for the group of all further parts. */
  isOthers: Scalars['Boolean']['output'];
  /** The value that it is divided by; empty where the data name none. */
  key: Scalars['String']['output'];
  /** Name for people. */
  label: Scalars['String']['output'];
  /** Of the group of others: the first 1,000 parts that it holds, by falling cost. */
  members: Array<CostPortion>;
  /** How many parts it holds: 1, but for the group of others. */
  memberCount: Scalars['Int']['output'];
  /** Of a product of AWS: the usage types that it is made of, the first ten by falling cost. */
  relations: Array<CostRelation>;
  /** Percent of the total; 0 when that is not positive. */
  share: Scalars['Float']['output'];
};

/** What a part of a cost is made of. */
export type CostRelation = {
  __typename?: 'CostRelation';
  /** Its cost. */
  cost: Scalars['Float']['output'];
  /** The usage type. */
  key: Scalars['String']['output'];
};

/** A page of billing rows. */
export type CostDetailRowConnection = {
  __typename?: 'CostDetailRowConnection';
  /** Cost of the rows of the compared days that are found; null when no days are compared. */
  compareTotal?: Maybe<Scalars['Float']['output']>;
  /** The currency of all costs, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The rows of the page. */
  edges: Array<CostDetailRowEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
  /** Cost of the rows of all pages that are found. */
  total: Scalars['Float']['output'];
  /** Rows of all pages that are found. */
  totalCount: Scalars['Int']['output'];
};

/** A billing row of a page. */
export type CostDetailRowEdge = {
  __typename?: 'CostDetailRowEdge';
  /** Opaque position of the row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CostDetailRow;
};

/** A row of the billing data. A charge of several days is on each of them with its part of the effective cost. */
export type CostDetailRow = {
  __typename?: 'CostDetailRow';
  /** Sub account id. */
  account?: Maybe<Scalars['String']['output']>;
  /** The name of the sub account. */
  accountName?: Maybe<Scalars['String']['output']>;
  /** Availability zone. */
  availabilityZone?: Maybe<Scalars['String']['output']>;
  /** In which the row was charged, ISO 4217; its cost is in the currency of all costs. */
  billingCurrency?: Maybe<Scalars['String']['output']>;
  /** What the charge is, in the words of AWS, such as Usage, Tax or SavingsPlanCoveredUsage. */
  chargeType?: Maybe<Scalars['String']['output']>;
  /** Usage as it was measured. */
  consumedQuantity?: Maybe<Scalars['Float']['output']>;
  /** Unit of consumedQuantity. */
  consumedUnit?: Maybe<Scalars['String']['output']>;
  /** Cost in the basis asked for. */
  cost: Scalars['Float']['output'];
  /** Database engine. */
  databaseEngine?: Maybe<Scalars['String']['output']>;
  /** The vendor's words for the charge. */
  description?: Maybe<Scalars['String']['output']>;
  /** Invoice id. */
  invoiceId?: Maybe<Scalars['String']['output']>;
  /** The vendor's name of the operation. */
  operation?: Maybe<Scalars['String']['output']>;
  /** Operating system. */
  platform?: Maybe<Scalars['String']['output']>;
  /** Service. */
  product?: Maybe<Scalars['String']['output']>;
  /** Measured usage, else the priced amount. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Region. */
  region?: Maybe<Scalars['String']['output']>;
  /** Resource id. */
  resourceId?: Maybe<Scalars['String']['output']>;
  /** Resource name. */
  resourceName?: Maybe<Scalars['String']['output']>;
  /** Category of the service, such as Compute. */
  serviceCategory?: Maybe<Scalars['String']['output']>;
  /** The group of serviceGroupSet that the row is in; null for none. */
  serviceGroup?: Maybe<Scalars['String']['output']>;
  /** What is priced, in the vendor's words. */
  skuDescription?: Maybe<Scalars['String']['output']>;
  /** What is priced. */
  skuId?: Maybe<Scalars['String']['output']>;
  /** Kind of data transfer. */
  transferType?: Maybe<Scalars['String']['output']>;
  /** Unit of quantity. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Price of one unit after negotiated discounts, else the list price. */
  unitPrice?: Maybe<Scalars['Float']['output']>;
  /** The day. */
  usageDate: Scalars['Date']['output'];
  /** Usage type. */
  usageType?: Maybe<Scalars['String']['output']>;
  /** The vendor. */
  vendor: Vendor;
};

/** A file that is written for a mail. */
export type CostExportJob = {
  __typename?: 'CostExportJob';
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the file; null until it is begun. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** How many rows it will have; null until that is known. */
  rowCount?: Maybe<Scalars['Int']['output']>;
  /** How many rows are written. */
  rowsDone: Scalars['Int']['output'];
  /** How far it is. */
  state: CostExportState;
};

/** How far a file for a mail is. */
export type CostExportState =
  /** No program works on it yet. */
  | 'WAITING'
  /** It is being written. */
  | 'RUNNING'
  /** The mail is on its way. */
  | 'MAILED'
  /** It could not be written. */
  | 'FAILED'
  /** The viewer did not want it any more. */
  | 'CANCELLED';

/** What is written, and the key of the request. */
export type MailCostExportInput = {
  /** What the file holds: details. */
  export: CostExportInput;
  /** 8 to 100 characters that are new for each mail: the same again is the same mail. */
  key: Scalars['String']['input'];
};

/** What became of it. */
export type MailCostExportPayload = {
  __typename?: 'MailCostExportPayload';
  /** The file; null where it was refused. */
  job?: Maybe<CostExportJob>;
  /** TOO_MANY_EXPORTS. */
  userErrors: Array<UserError>;
};

/** Which file is not wanted any more. */
export type CancelCostExportInput = {
  /** Its global id. */
  id: Scalars['ID']['input'];
};

/** What became of it. */
export type CancelCostExportPayload = {
  __typename?: 'CancelCostExportPayload';
  /** The viewer's files. */
  jobs?: Maybe<Array<CostExportJob>>;
  /** None. */
  userErrors: Array<UserError>;
};

/** Which part of a cost is written into a file. */
export type CostExportPart =
  /** The items of the table, with their total. */
  | 'SUMMARY'
  /** The items of the table with their cost of each step of the axis: a column a day, week or month. */
  | 'SERIES'
  /** The billing rows behind them. */
  | 'DETAILS';

/** The kind of a file. */
export type FileFormat =
  /** Comma separated values. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX'
  /** Apache Parquet with the types of FOCUS; of raw details alone. */
  | 'PARQUET';

/** How the values of a file are written. */
export type FileAppearance =
  /** In the viewer's language and currency, with the total. Amounts have all digits, which a workbook shows rounded. */
  | 'DISPLAYED'
  /** For programs: all decimals and ISO days, items in the company's currency. Billing rows are FOCUS as it was loaded, in their own currencies, and load again to the same figures; columns of the portal begin with `x_`. */
  | 'RAW';

/** Which columns the table of items has beside a compared range; without one it has those of DEFAULT. */
export type CostTableMode =
  /** Total, share and average, then what they are compared with. */
  | 'DEFAULT'
  /** The parts of the whole, then and now. */
  | 'COMPARE_PORTION'
  /** The costs, then and now, and their difference. */
  | 'COMPARE_ABSOLUTE'
  /** The costs and their change, as a legend of the chart. */
  | 'COMPARE_LEGEND';

/** What a file of cost analytics holds; it has no limit of rows. `POST /exports/cost` answers with the file. */
export type CostExportInput = {
  /** How values are written. */
  appearance: FileAppearance;
  /** Of displayed details: the columns in their order, by their names on the wire; the fixed ones when left out. */
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The kind of the file. */
  format: FileFormat;
  /** Of a displayed summary: the columns, as in the table. */
  mode: CostTableMode;
  /** Of a summary: a further column for each month of the range; a series has its steps in their place. */
  months: Scalars['Boolean']['input'];
  /** Of details: one item alone, in place of query. */
  of?: InputMaybe<CostDetailQuery>;
  /** Which part. */
  part: CostExportPart;
  /** Whose cost. */
  query?: InputMaybe<CostAnalyticsQuery>;
  /** Of the summary: items that hold the text, as in the table. Of one item: its rows that hold it in a column. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of the summary: where to look for it. */
  searchIn: CostItemSearch;
  /** Of the summary: the order, as in the table. */
  sort: Array<CostItemSort>;
};

/** Values to filter by, of each vendor. */
export type CostFilterOptions = {
  __typename?: 'CostFilterOptions';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** By vendor. */
  vendors: Array<VendorFilterOptions>;
};

/** Values of one vendor. */
export type VendorFilterOptions = {
  __typename?: 'VendorFilterOptions';
  /** The fields that were asked for. */
  fields: Array<FilterFieldOptions>;
  /** The vendor. */
  vendor: Vendor;
};

/** Values of one field. */
export type FilterFieldOptions = {
  __typename?: 'FilterFieldOptions';
  /** The field. */
  field: FilterField;
  /** False when there are further values, which costFilterValues finds. */
  isComplete: Scalars['Boolean']['output'];
  /** By falling cost; of TAG the keys. */
  options: Array<FilterOption>;
};

/** A value to filter by. */
export type FilterOption = {
  __typename?: 'FilterOption';
  /** Its cost in the range. */
  cost: Scalars['Float']['output'];
  /** Name for people; empty for what has no value. */
  label: Scalars['String']['output'];
  /** How many billing rows have it. */
  rowCount: Scalars['Int']['output'];
  /** The value, as conditions name it; empty for what has none. */
  value: Scalars['String']['output'];
};

/** A page of values, by falling cost. */
export type FilterValueConnection = {
  __typename?: 'FilterValueConnection';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The values of the page. */
  edges: Array<FilterValueEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Values of all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A value of a page. */
export type FilterValueEdge = {
  __typename?: 'FilterValueEdge';
  /** Opaque position of the row. */
  cursor: Scalars['String']['output'];
  /** The value. */
  node: FilterOption;
  /** Its vendor. */
  vendor: Vendor;
};

/** Cost of a range by item and over time. */
export type CostAnalytics = {
  __typename?: 'CostAnalytics';
  /** Names of the accounts and regions that the filters of the question name, of those that occur in its range. */
  filterLabels?: Maybe<Array<CostFilterLabel>>;
  /** The steps that every list of amounts is aligned with. */
  axis: Array<AxisPoint>;
  /** The compared range; null when nothing is compared. */
  compareRange?: Maybe<DateRange>;
  /** How many days averages of the compared range are over; null when nothing is compared. */
  compareDays?: Maybe<Scalars['Int']['output']>;
  /** What of the compared range stands against no step of the axis; null where all of it does. */
  compareUndrawn?: Maybe<UndrawnDays>;
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** How many days averages are over: those of the range up to the newest data, at least 1. */
  days: Scalars['Int']['output'];
  /** Why the cost changed; null when nothing is compared. */
  drivers?: Maybe<CostDrivers>;
  /** What items are told apart by: each has a key and a label of every one. */
  groupings: Array<CostGrouping>;
  /** Items as rows of a table; the totals of rows left out are in total. */
  items: CostItemConnection;
  /** The months of the range, regardless of the unit; null where the service tells none. */
  months?: Maybe<Array<AxisPoint>>;
  /** Notes on the days of the range, by day. */
  notes?: Maybe<Array<CostNote>>;
  /** What part of the total each item is. */
  portions: ItemPortions;
  /** The days asked for. */
  range: DateRange;
  /** Items for a chart: those with the largest cost, then all others as one. */
  series: Array<CostItem>;
  /** All items together, as one line. */
  total: CostItem;
  /** Sums in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
};


/** Cost of a range by item and over time. */
export type CostAnalyticsDriversArgs = {
  top: Scalars['Int']['input'];
};


/** Cost of a range by item and over time. */
export type CostAnalyticsItemsArgs = {
  isNested: Scalars['Boolean']['input'];
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  searchIn: CostItemSearch;
  sort: Array<CostItemSort>;
};


/** Cost of a range by item and over time. */
export type CostAnalyticsPortionsArgs = {
  top: Scalars['Int']['input'];
};


/** Cost of a range by item and over time. */
export type CostAnalyticsSeriesArgs = {
  levels?: InputMaybe<Scalars['Int']['input']>;
  top: Scalars['Int']['input'];
};

/** What people call a value of a filter. */
export type CostFilterLabel = {
  __typename?: 'CostFilterLabel';
  /** The field of the value. */
  field: FilterField;
  /** Its name: the alias of an account, the name of a region. */
  label: Scalars['String']['output'];
  /** The value, as conditions name it. */
  value: Scalars['String']['output'];
  /** Its vendor. */
  vendor: Vendor;
};

/** What cost analytics sums. */
export type CostAnalyticsQuery = {
  /** Keeps what this saved filter keeps, as it is now; goes without filters. */
  savedFilter?: InputMaybe<Scalars['ID']['input']>;
  /** Which cost. */
  basis: CostBasis;
  /** What to compare with. */
  compare: CompareMode;
  /** Which day stands against which. */
  compareAlign: CompareAlign;
  /** What of an item is compared. */
  compareCost: CompareCost;
  /** The compared days; with compare CUSTOM only. */
  compareRange?: InputMaybe<RangeInput>;
  /** Which charges to keep, by vendor. */
  filters: Array<CostFilterInput>;
  /**
   * Items of one name are one line, whichever vendor they are of. Only where the names of every grouping mean the same with all
   * vendors: TAG, SERVICE_GROUP, SERVICE_CATEGORY, CHARGE_CATEGORY and PURCHASE_OPTION; at most 10,000 items are joined.
   */
  joinSameNames: Scalars['Boolean']['input'];
  /** The days: at most 12 months, at most 93 days by day. */
  range: RangeInput;
  /** Of the view-by SERVICE_GROUP: the set of groups. */
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  /** Of the view-by TAG: its key. */
  tagKey?: InputMaybe<Scalars['String']['input']>;
  /** What to split each item by further: at most two groupings. */
  thenBy: Array<GroupingInput>;
  /** The step of the axis. */
  unit: TimeUnit;
  /** The vendors; when left out AWS, Azure and GCP of the viewer's selection, or all of it where it has none of them. */
  vendors?: InputMaybe<Array<Vendor>>;
  /** What to split by. */
  viewBy: ViewBy;
};

/** A filter of cost analytics that a user saved under a name. Members of the company can read it; its owner can change it. */
export type SavedFilter = Node & {
  __typename?: 'SavedFilter';
  /** What it keeps and leaves out, by vendor. */
  conditions: Array<CostFilter>;
  /** When it was saved first. */
  createdAt: Scalars['DateTime']['output'];
  /** Global id; is in links. */
  id: Scalars['ID']['output'];
  /** Whether the viewer saved it, and so may change it. */
  isOwn: Scalars['Boolean']['output'];
  /** Its name, unique among the filters of its owner. */
  name: Scalars['String']['output'];
  /** Who saved it. */
  ownerName: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Where it is used in the company: dashboards first, then saved views, then dashboards that are sent by mail. */
  usedIn?: Maybe<Array<FilterUse>>;
  /** Names what was read: a change that is based on it is refused when the filter was changed since. */
  version: Scalars['Int']['output'];
};

/** A place in which a saved filter is used. */
export type FilterUse = {
  __typename?: 'FilterUse';
  /** Widgets of a dashboard that use it; 1 of anything else. */
  count: Scalars['Int']['output'];
  /** Whether it is the viewer's own. */
  isOwn: Scalars['Boolean']['output'];
  /** What it is. */
  kind: FilterUseKind;
  /** What it is called; null of what belongs to another person who does not share it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Whose it is. */
  ownerName: Scalars['String']['output'];
};

/** What uses a saved filter. */
export type FilterUseKind =
  /** Widgets of a dashboard. */
  | 'DASHBOARD'
  /** A dashboard that is sent by mail on a schedule. */
  | 'SCHEDULE'
  /** A saved view of cost analytics. */
  | 'VIEW';

/** Which filter is removed. */
export type DeleteFilterInput = {
  /** Its global id. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What became of it. */
export type DeleteFilterPayload = {
  __typename?: 'DeleteFilterPayload';
  /** The id of the filter that is gone; null where it is not. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** UNKNOWN_FILTER, CHANGED_MEANWHILE. */
  userErrors: Array<UserError>;
  /** Whose filters they are. */
  viewer: Viewer;
};

/** A filter as it shall be. */
export type SaveFilterInput = {
  /** What it keeps and leaves out, by vendor. */
  conditions: Array<CostFilterInput>;
  /** Its global id. */
  id: Scalars['ID']['input'];
  /** Its name: 1 to 254 characters, unique among the viewer's own. */
  name: Scalars['String']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What became of it. */
export type SaveFilterPayload = {
  __typename?: 'SaveFilterPayload';
  /** The filter as it is now; null where there is none. */
  savedFilter?: Maybe<SavedFilter>;
  /** FILTER_NAME_MISSING, FILTER_NAME_IN_USE, TEXT_TOO_LONG, UNKNOWN_FILTER, CHANGED_MEANWHILE. */
  userErrors: Array<UserError>;
  /** Whose filters they are. */
  viewer: Viewer;
};

/** A new filter. */
export type SaveFilterAsInput = {
  /** What it keeps and leaves out, by vendor. */
  conditions: Array<CostFilterInput>;
  /** Its name: 1 to 254 characters, unique among the viewer's own. */
  name: Scalars['String']['input'];
};

/** What became of it. */
export type SaveFilterAsPayload = {
  __typename?: 'SaveFilterAsPayload';
  /** The new filter; null where it was not saved. */
  savedFilter?: Maybe<SavedFilter>;
  /** FILTER_NAME_MISSING, FILTER_NAME_IN_USE, TEXT_TOO_LONG, TOO_MANY_FILTERS. */
  userErrors: Array<UserError>;
  /** Whose filters they are. */
  viewer: Viewer;
};

/** Which charges of one vendor are kept: those for which all conditions hold. */
export type CostFilter = {
  __typename?: 'CostFilter';
  /** The conditions. */
  conditions: Array<FilterCondition>;
  /** The vendor. */
  vendor: Vendor;
};

/** A condition on the charges of a vendor: one of the values, or a text that the value contains or starts with. */
export type FilterCondition = {
  __typename?: 'FilterCondition';
  /** A part of the value; case, blanks and dashes do not count. Null for another condition. */
  contains?: Maybe<Scalars['String']['output']>;
  /** What is looked at. */
  field: FilterField;
  /** Keeps the charges for which the condition does not hold. */
  isExcluding: Scalars['Boolean']['output'];
  /** What the value starts with; case, blanks and dashes do not count. Null for another condition. */
  startsWith?: Maybe<Scalars['String']['output']>;
  /** Of TAG: the key of the tag. */
  tagKey?: Maybe<Scalars['String']['output']>;
  /** The values, the empty text for what has none; null where a text is looked for. */
  values?: Maybe<Array<Scalars['String']['output']>>;
};

/** What cost will be. */
export type CostForecast = {
  __typename?: 'CostForecast';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Every day of this month: as it was where its cost is complete, else as it is expected. None when it is refused. */
  days: Array<ForecastDay>;
  /** This month, as estimatedCost tells it; null when it is refused. */
  month?: Maybe<ForecastMonth>;
  /** The twelve months after this one, as yearForecast tells them of the vendors asked for; none when it is refused. */
  months: Array<ForecastMonth>;
  /** Why there is no figure of this month; null when there is one. */
  refusal?: Maybe<ForecastRefusal>;
};

/** A day of the month that is not over. */
export type ForecastDay = {
  __typename?: 'ForecastDay';
  /** What it costs. */
  cost: Scalars['Float']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
  /** Whether it is not complete or not over, so that its cost is an estimate. */
  isExpected: Scalars['Boolean']['output'];
};

/** Budgets of one cost. */
export type CostBudget = {
  __typename?: 'CostBudget';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** By month; none where no budget can be for what vendors and filters leave. */
  months: Array<MonthBudget>;
};

/** The budget of a month. */
export type MonthBudget = {
  __typename?: 'MonthBudget';
  /** The budget; null where none is set, or on days without an exchange rate. */
  budget?: Maybe<Scalars['Float']['output']>;
  /** The first day of the month. */
  month: Scalars['Date']['output'];
};

/** What the people of a company want to remember of a day. */
export type CostNote = {
  __typename?: 'CostNote';
  /** Name of who wrote it last. */
  author: Scalars['String']['output'];
  /** When it was written last. */
  changedAt: Scalars['DateTime']['output'];
  /** The day that it is about. */
  date: Scalars['Date']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Written last by the viewer. */
  isOwn: Scalars['Boolean']['output'];
  /** What it says. */
  text: Scalars['String']['output'];
  /** Grows by each change; a change names the one that it was made of. */
  version: Scalars['Int']['output'];
};

/** A note, or a change of one. */
export type SaveCostNoteInput = {
  /** The day that it is about. */
  date: Scalars['Date']['input'];
  /** The note that is changed; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What it says: 1 to 254 characters. */
  text: Scalars['String']['input'];
  /** The version that the change was made of; with id only. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of saving a note. */
export type SaveCostNotePayload = {
  __typename?: 'SaveCostNotePayload';
  /** The note; null when it was not saved. */
  note?: Maybe<CostNote>;
  /** What the user can mend; empty when it was saved. CHANGED_MEANWHILE when another user saved first. */
  userErrors: Array<UserError>;
};

/** A note that is removed. */
export type DeleteCostNoteInput = {
  /** The note. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** The outcome of removing a note. */
export type DeleteCostNotePayload = {
  __typename?: 'DeleteCostNotePayload';
  /** Global id of the note; null when it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What the user can mend; empty when it was removed. CHANGED_MEANWHILE when another user saved first. */
  userErrors: Array<UserError>;
};

/**
 * A condition on the charges of a vendor: one of the values, or a text that the value contains or starts with, where case,
 * blanks and dashes do not count. Groups of one set of service groups are alternatives; groups of another set, and values of
 * another tag, are a condition of their own.
 */
export type FilterConditionInput = {
  /** A part of the value; instead of values, and not of service groups. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** What is looked at. */
  field: FilterField;
  /** Keep the charges for which the condition does not hold. */
  isExcluding: Scalars['Boolean']['input'];
  /** What the value starts with; instead of values and contains, and not of service groups. */
  startsWith?: InputMaybe<Scalars['String']['input']>;
  /** The key of the tag; needed by TAG, and only there. */
  tagKey?: InputMaybe<Scalars['String']['input']>;
  /** The values; the empty text is what has none. */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

/**
 * Which charges of one vendor to keep: those for which all conditions hold. At most 10 items a field, and a tag; charges of
 * vendors without a filter are all kept.
 */
export type CostFilterInput = {
  /** The conditions. */
  conditions: Array<FilterConditionInput>;
  /** The vendor. */
  vendor: Vendor;
};

/** What cost is split by. */
export type GroupingInput = {
  /** The set of groups; needed by SERVICE_GROUP, and only there. */
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  /** The key of the tag; needed by TAG, and only there. */
  tagKey?: InputMaybe<Scalars['String']['input']>;
  /** The kind. */
  viewBy: ViewBy;
};

/** What the items of an answer are told apart by. */
export type CostGrouping = {
  __typename?: 'CostGrouping';
  /** Of SERVICE_GROUP: the set of groups. */
  serviceGroupSet?: Maybe<Scalars['String']['output']>;
  /** Of TAG: its key. */
  tagKey?: Maybe<Scalars['String']['output']>;
  /** The kind: of GCP alone, accounts are projects. */
  viewBy: ViewBy;
};

/** What was saved on a cost. */
export type CostSaving = {
  __typename?: 'CostSaving';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Of the days of the question. */
  saving: SavingSpan;
};

/** How rows are sorted; rows that are equal stay in the order of their keys. */
export type CostItemSort = {
  /** The column. */
  by: CostItemColumn;
  /** Of MONTH, and needed there: a day of the month; a month outside of the range orders nothing. */
  month?: InputMaybe<Scalars['Date']['input']>;
  /** The direction. */
  order: SortOrder;
};

/** A column of the item table. */
export type CostItemColumn =
  /** Name. */
  | 'LABEL'
  /** Cost of the range. */
  | 'TOTAL'
  /** Mean cost of a day. */
  | 'AVERAGE'
  /** Cost of the compared range. */
  | 'COMPARE_TOTAL'
  /** Difference against the compared range. */
  | 'DIFFERENCE'
  /** Difference in percent. */
  | 'CHANGE'
  /** Cost of a month of the range. */
  | 'MONTH'
  /** Percent of the total. */
  | 'SHARE'
  /** Percent of the total of the compared range. */
  | 'COMPARE_SHARE'
  /** Difference of the two shares. */
  | 'SHARE_DIFFERENCE';

/** A page of items. */
export type CostItemConnection = {
  __typename?: 'CostItemConnection';
  /** The rows of the page. */
  edges: Array<CostItemEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** The amounts of total as tables show them. */
  shownTotal?: Maybe<ShownAmounts>;
  /** Items in the rows of all pages; those rows themselves, unless they are nested. */
  itemCount: Scalars['Int']['output'];
  /** The rows of all pages as one line: of the rows that were found, where something was looked for. */
  total: CostItem;
  /** Rows of all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page. */
export type CostItemEdge = {
  __typename?: 'CostItemEdge';
  /**
   * Of a row of an outer grouping: the rows that it is the sum of, in the order asked for, the first ten and then all others as
   * one, which has the next fifty and then all others; none of an item itself.
   */
  children: Array<CostItemEdge>;
  /** Opaque position of the row. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: CostItem;
  /** Its amounts as tables show them. */
  shown?: Maybe<ShownAmounts>;
};

/**
 * The amounts of a row as tables show them: in the currency that the viewer reads, and rounded to its last digit once over the
 * rows of all pages (largest remainder), so that every column adds up to its total, and that of the rows in a row to it. Where the viewer's currency has no rate:
 * in that of the amounts.
 */
export type ShownAmounts = {
  __typename?: 'ShownAmounts';
  /** Mean cost of a day. */
  average: Scalars['Float']['output'];
  /** Mean cost of a day of the compared range; null when nothing is compared. */
  compareAverage?: Maybe<Scalars['Float']['output']>;
  /** Cost of the compared range; null when nothing is compared. */
  compareTotal?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** What is compared, less what it is compared with, both as they are shown; null when nothing is compared. */
  difference?: Maybe<Scalars['Float']['output']>;
  /** Cost of each month, aligned with the months of the range; null where those are. */
  months?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
  /** Cost of the range. */
  total: Scalars['Float']['output'];
};

/** A time frame of cost analytics; each is resolved to UTC days and ends today. */
export type TimeFrame =
  /** From the first of this month. */
  | 'MONTH_TO_DATE'
  /** The whole of last month. */
  | 'LAST_MONTH'
  /** Today and the six days before. */
  | 'LAST_7_DAYS'
  /** Today and the 13 days before. */
  | 'LAST_14_DAYS'
  /** Today and the 59 days before. */
  | 'LAST_60_DAYS'
  /** This month and the two before. */
  | 'LAST_3_MONTHS'
  /** This month and the five before. */
  | 'LAST_6_MONTHS'
  /** This month and the eleven before. */
  | 'LAST_12_MONTHS'
  /** From the first of January. */
  | 'YEAR_TO_DATE'
  /** From start to end. */
  | 'CUSTOM';

/** A range by its relative name, or by its days. */
export type RangeInput = {
  /** Last day; with CUSTOM only. */
  end?: InputMaybe<Scalars['Date']['input']>;
  /** The name of the range. */
  frame: TimeFrame;
  /** First day; with CUSTOM only. */
  start?: InputMaybe<Scalars['Date']['input']>;
};

/**
 * The items of a total by their parts of it. What is below zero stands apart, because no pie can draw it; all costs together are
 * the total, and all shares are 100 percent where the total is above zero.
 */
export type ItemPortions = {
  __typename?: 'ItemPortions';
  /** What costs something or nothing: by falling cost, then others. */
  costs: Array<PortionItem>;
  /** What is below zero, such as credits and refunds: the largest first, then others. */
  credits: Array<PortionItem>;
  /** The currency that the viewer reads amounts in, ISO 4217: that of shown. */
  shownIn?: Maybe<Scalars['String']['output']>;
};

/** An analysis that a user saved under a name, with all that its address says. Its owner can change it. */
export type SavedView = {
  __typename?: 'SavedView';
  /** The parameters of Cost Analytics as they stand in an address, without a company. */
  address: Scalars['String']['output'];
  /** When it was saved first. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is for; empty where nothing was written. */
  description: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer saved it, and so may change it. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether everybody of the company who may see cost analytics sees it. */
  isShared: Scalars['Boolean']['output'];
  /** Whether the viewer keeps it at hand. */
  isStarred: Scalars['Boolean']['output'];
  /** Its name, unique among the views of its owner. */
  name: Scalars['String']['output'];
  /** How many other people keep it at hand. */
  otherStars: Scalars['Int']['output'];
  /** Who saved it. */
  ownerName: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Names what was read: a change that is based on it is refused when the view was changed since. */
  version: Scalars['Int']['output'];
};

/** Which view is removed. */
export type DeleteViewInput = {
  /** Its global id. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What became of it. */
export type DeleteViewPayload = {
  __typename?: 'DeleteViewPayload';
  /** The id of the view that is gone; null where it is not. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** UNKNOWN_VIEW, CHANGED_MEANWHILE. */
  userErrors: Array<UserError>;
  /** Whose views they are. */
  viewer: Viewer;
};

/** A view as it shall be. */
export type SaveViewInput = {
  /** The parameters of Cost Analytics, at most 8000 characters; what is none of them is dropped. */
  address: Scalars['String']['input'];
  /** What it is for: at most 1000 characters. */
  description: Scalars['String']['input'];
  /** Its global id. */
  id: Scalars['ID']['input'];
  /** Whether the company sees it. */
  isShared: Scalars['Boolean']['input'];
  /** Its name: 1 to 254 characters, unique among the viewer's own. */
  name: Scalars['String']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** A new view. */
export type SaveViewAsInput = {
  /** The parameters of Cost Analytics, at most 8000 characters; what is none of them is dropped. */
  address: Scalars['String']['input'];
  /** What it is for: at most 1000 characters. */
  description: Scalars['String']['input'];
  /** Whether the company sees it. */
  isShared: Scalars['Boolean']['input'];
  /** Its name: 1 to 254 characters, unique among the viewer's own. */
  name: Scalars['String']['input'];
};

/** What became of it. */
export type SaveViewPayload = {
  __typename?: 'SaveViewPayload';
  /** The view as it is now; null where it was not saved. */
  savedView?: Maybe<SavedView>;
  /** VIEW_NAME_MISSING, VIEW_NAME_IN_USE, TEXT_TOO_LONG, TOO_MANY_VIEWS, UNKNOWN_VIEW, CHANGED_MEANWHILE. */
  userErrors: Array<UserError>;
  /** Whose views they are. */
  viewer: Viewer;
};

/** Whether a view is at hand. */
export type StarViewInput = {
  /** Its global id. */
  id: Scalars['ID']['input'];
  /** Whether it is. */
  isStarred: Scalars['Boolean']['input'];
};

/** A dashboard that can be made as it stands. */
export type DashboardTemplate = {
  __typename?: 'DashboardTemplate';
  /** Its name; the portal has texts for each. */
  name: DashboardTemplateName;
  /** What it says to all of its widgets. */
  scope: DashboardScope;
  /** The only vendor that it is about; null: any. */
  vendor?: Maybe<Vendor>;
  /** What is on it. */
  widgets: Array<Widget>;
};

/** A template of dashboards. */
export type DashboardTemplateName =
  /** Of Amazon Web Services. */
  | 'AWS'
  /** Of Microsoft Azure. */
  | 'AZURE'
  /** Weeks, unusual changes and usage types. */
  | 'ENGINEERING'
  /** The year in service categories. */
  | 'EXECUTIVE'
  /** Budget, estimate and accounts. */
  | 'FINANCE'
  /** Of Google Cloud. */
  | 'GCP'
  /** Vendors side by side. */
  | 'MULTI_VENDOR'
  /** Of NAVER Cloud. */
  | 'NCLOUD'
  /** Of Oracle Cloud Infrastructure. */
  | 'OCI'
  /** Of OpenStack. */
  | 'OPENSTACK'
  /** Of providers that are none of the clouds. */
  | 'OTHER'
  /** What everybody starts with. */
  | 'OVERVIEW'
  /** Of Tencent Cloud. */
  | 'TENCENT';

/** A widget as it shall stand on a dashboard. */
export type WidgetInput = {
  /** The dashboard's number of it; no two of a dashboard are the same. */
  index: Scalars['Int']['input'];
  /** Where it stands. */
  layout: WidgetLayoutInput;
  /** Its settings; what is left out is as in a new widget of the type. */
  settings: WidgetSettingsInput;
  /** Its type. */
  type: WidgetType;
};

/** A place on the grid of 24 columns, within the sizes of the type and over no other widget. */
export type WidgetLayoutInput = {
  /** In rows. */
  height: Scalars['Int']['input'];
  /** In columns. */
  width: Scalars['Int']['input'];
  /** Column, from 0. */
  x: Scalars['Int']['input'];
  /** Row, from 0. */
  y: Scalars['Int']['input'];
};

/** What a copy is made of. */
export type CopyDashboardInput = {
  /** Global id of a dashboard of the viewer. */
  id: Scalars['ID']['input'];
};

/** A new dashboard. */
export type CreateDashboardInput = {
  /** 1 to 254 characters; the next of Dashboard, Dashboard 2 and so on when left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Without widgets when left out. */
  template?: InputMaybe<DashboardTemplateName>;
};

/** Which dashboard is removed. */
export type DeleteDashboardInput = {
  /** Its global id. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** A dashboard as it shall be. */
export type SaveDashboardInput = {
  /** Its global id. */
  id: Scalars['ID']['input'];
  /** 1 to 254 characters, unique among the viewer's own. */
  name: Scalars['String']['input'];
  /** What it says to all of its widgets. */
  scope: DashboardScopeInput;
  /** The version that was read. */
  version: Scalars['Int']['input'];
  /** All of its widgets, at most 40. */
  widgets: Array<WidgetInput>;
};

/** A new dashboard of given widgets. */
export type SaveDashboardAsInput = {
  /** 1 to 254 characters, unique among the viewer's own. */
  name: Scalars['String']['input'];
  /** What it says to all of its widgets. */
  scope: DashboardScopeInput;
  /** All of its widgets, at most 40. */
  widgets: Array<WidgetInput>;
};

/** A widget that is put on a dashboard. */
export type SaveWidgetInput = {
  /** Global id of a dashboard of the viewer. */
  dashboardId: Scalars['ID']['input'];
  /** The version of the dashboard that was read. */
  version: Scalars['Int']['input'];
  /** The widget; is in the place of the one of its index. */
  widget: WidgetInput;
};

/** Which dashboard has a star. */
export type StarDashboardInput = {
  /** Its global id. */
  id: Scalars['ID']['input'];
  /** Whether it has one. */
  isStarred: Scalars['Boolean']['input'];
};

/** Which dashboard is selected. */
export type SelectDashboardInput = {
  /** Its global id. */
  id: Scalars['ID']['input'];
};

/** What became of a dashboard. */
export type DashboardPayload = {
  __typename?: 'DashboardPayload';
  /** The dashboard as it is now, with CHANGED_MEANWHILE the newer one; null where there is none. */
  dashboard?: Maybe<Dashboard>;
  /**
   * DASHBOARD_NAME_REQUIRED, DASHBOARD_NAME_IN_USE, TEXT_TOO_LONG, TOO_MANY_DASHBOARDS, UNKNOWN_DASHBOARD,
   * CHANGED_MEANWHILE, TOO_MANY_WIDGETS, WIDGET_LAYOUT, WIDGET_SETTING and the other faults of settings. The field of a
   * widget's fault is widgets, its index and the member: widgets.3.layout, widgets.3.threshold.
   */
  userErrors: Array<UserError>;
  /** Whose dashboards they are. */
  viewer: Viewer;
};

/** What became of a dashboard that was to be removed. */
export type DeleteDashboardPayload = {
  __typename?: 'DeleteDashboardPayload';
  /** With CHANGED_MEANWHILE the newer dashboard; else null. */
  dashboard?: Maybe<Dashboard>;
  /** The id of the dashboard that is gone; null where it is not. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** LAST_DASHBOARD, UNKNOWN_DASHBOARD, CHANGED_MEANWHILE. */
  userErrors: Array<UserError>;
  /** Whose dashboards they are. */
  viewer: Viewer;
};

/** A dashboard of the viewer in the current company. */
export type Dashboard = Node & {
  __typename?: 'Dashboard';
  /** What the sentence above it says, of its vendors, basis and currency. */
  summary: DashboardSummary;
  /** Global id; is in links. */
  id: Scalars['ID']['output'];
  /** The owner's number of it. */
  index: Scalars['Int']['output'];
  /** The owner opens this one when none is named; true of exactly one. */
  isSelected: Scalars['Boolean']['output'];
  /** The owner marked it with a star; lists begin with such. */
  isStarred: Scalars['Boolean']['output'];
  /** Made from a template and not changed since. */
  isTemplate: Scalars['Boolean']['output'];
  /** Unique among the owner's. */
  name: Scalars['String']['output'];
  /** What it says to all of its widgets. */
  scope: DashboardScope;
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Names what was read: a change that is based on it is refused when the dashboard was changed since. */
  version: Scalars['Int']['output'];
  /** What is on it, at most 40. */
  widgets: Array<Widget>;
  /** Links to it that were not revoked, the newest first. */
  shares?: Maybe<Array<DashboardShare>>;
};


/** A dashboard of the viewer in the current company. */
export type DashboardSummaryArgs = {
  scope?: InputMaybe<DashboardScopeInput>;
};


/** A dashboard of the viewer in the current company. */
export type DashboardWidgetsArgs = {
  scope?: InputMaybe<DashboardScopeInput>;
};

/** A dashboard as a link shows it. */
export type SharedDashboard = {
  __typename?: 'SharedDashboard';
  /** What the sentence above it says, of its scope, with the viewer's own rights and figures. */
  summary: DashboardSummary;
  /** The last day on which the link opens; null: it never lapses, or there is no link yet. */
  expiresOn?: Maybe<Scalars['Date']['output']>;
  /** Whether the viewer is the one who shares it. */
  isOwn: Scalars['Boolean']['output'];
  /** Name of the dashboard. */
  name: Scalars['String']['output'];
  /** Who shares it. */
  ownerName: Scalars['String']['output'];
  /** What it says to all of its widgets; nothing where filters do not travel. */
  scope: DashboardScope;
  /** When its owner changed it last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Its widgets, in the order of their numbers. */
  widgets: Array<Widget>;
  /** Whether filters travel. */
  withFilters: Scalars['Boolean']['output'];
};


/** A dashboard as a link shows it. */
export type SharedDashboardWidgetsArgs = {
  scope?: InputMaybe<DashboardScopeInput>;
};

/** This month in short: where it is heading, what moved it, and which budgets it will exceed. */
export type DashboardSummary = {
  __typename?: 'DashboardSummary';
  /** What it is of; its range plays no part. */
  scope: DashboardScope;
  /** Where the month is heading. */
  estimatedCost?: Maybe<EstimatedCost>;
  /** The budgets of this month. */
  budgetStatus?: Maybe<BudgetStatus>;
  /** This month to date beside the same days of last month, by service, account and charge category. */
  costAnalytics?: Maybe<CostAnalytics>;
};

/** What a dashboard says to all of its widgets that are not pinned; null: each as it says itself. */
export type DashboardScope = {
  __typename?: 'DashboardScope';
  /** Which cost. */
  basis?: Maybe<CostBasis>;
  /** ISO 4217: amounts of the widgets are answered in it, each charge converted by the rate of its day. Null: in the viewer's. */
  currency?: Maybe<Scalars['String']['output']>;
  /** The range, for each widget whose type has such a frame; the others keep their own. */
  frame?: Maybe<DashboardFrame>;
  /** The vendors. */
  vendors?: Maybe<Array<Vendor>>;
};

/** What a dashboard says to all of its widgets that are not pinned; null: each as it says itself. */
export type DashboardScopeInput = {
  /** Which cost. */
  basis?: InputMaybe<CostBasis>;
  /** ISO 4217: amounts of the widgets are answered in it, each charge converted by the rate of its day. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** The range, for each widget whose type has such a frame. */
  frame?: InputMaybe<DashboardFrame>;
  /** The vendors, at least one. */
  vendors?: InputMaybe<Array<Vendor>>;
};

/** A range that a dashboard gives to its widgets. */
export type DashboardFrame =
  /** Today and the six days before. */
  | 'LAST_7_DAYS'
  /** Today and the 29 days before. */
  | 'LAST_30_DAYS'
  /** Today and the 59 days before. */
  | 'LAST_60_DAYS'
  /** From the first of this month. */
  | 'MONTH_TO_DATE'
  /** This month and the two before. */
  | 'LAST_3_MONTHS'
  /** This month and the five before. */
  | 'LAST_6_MONTHS'
  /** This month and the eleven before. */
  | 'LAST_12_MONTHS'
  /** From January. */
  | 'YEAR_TO_DATE';

/** A widget on a dashboard. */
export type Widget = {
  __typename?: 'Widget';
  /** What it shows under the dashboard's scope. */
  content: WidgetContent;
  /** The dashboard's number of it. */
  index: Scalars['Int']['output'];
  /** Where it stands. */
  layout: WidgetLayout;
  /** Its own settings; those of its type that were not set have their defaults. */
  settings: WidgetSettings;
  /** Its type. */
  type: WidgetType;
};

/** A place on the grid of 24 columns. */
export type WidgetLayout = {
  __typename?: 'WidgetLayout';
  /** In rows. */
  height: Scalars['Int']['output'];
  /** In columns. */
  width: Scalars['Int']['output'];
  /** Column, from 0. */
  x: Scalars['Int']['output'];
  /** Row, from 0. */
  y: Scalars['Int']['output'];
};

/** Which service category each product belongs to: that of its data, unless the company gave it another. */
export type ProductCategories = {
  __typename?: 'ProductCategories';
  /** The categories of FOCUS, which a product may be given. */
  categories: Array<Scalars['String']['output']>;
  /** Of all costs here, which are billed ones. */
  currency: Scalars['String']['output'];
  /** What is in the category Other, or in none, after the company's changes. */
  otherCost: Scalars['Float']['output'];
  /** By vendor and product. */
  products: Array<ProductCategory>;
  /** The days of the costs: the last 12 months, the unfinished one among them. */
  range: DateRange;
  /** Of all products together. */
  totalCost: Scalars['Float']['output'];
  /** Sums in currencies without a rate; part of nothing else. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
};

/** A product with its category. */
export type ProductCategory = {
  __typename?: 'ProductCategory';
  /** Given by the company; null where that of the data counts. */
  category?: Maybe<Scalars['String']['output']>;
  /** Billed cost of the range. */
  cost: Scalars['Float']['output'];
  /** Those that its data name: mostly one, none where they name none. */
  dataCategories: Array<Scalars['String']['output']>;
  /** Name of the service. */
  product: Scalars['String']['output'];
  /** Its vendor. */
  vendor: Vendor;
};

/** Categories of products that change; others stay as they are. */
export type SaveProductCategoriesInput = {
  /** At least one, at most 1,000. */
  changes: Array<ProductCategoryInput>;
};

/** A product and its category. */
export type ProductCategoryInput = {
  /** A category of FOCUS; left out: that of the data counts again. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Name of the service. */
  product: Scalars['String']['input'];
  /** Its vendor. */
  vendor: Vendor;
};

/** The outcome of saveProductCategories. */
export type SaveProductCategoriesPayload = {
  __typename?: 'SaveProductCategoriesPayload';
  /** All categories of the viewer's selected vendors after the change. */
  productCategories?: Maybe<ProductCategories>;
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A dashboard by mail: once, or on a schedule. */
export type DashboardMail = {
  __typename?: 'DashboardMail';
  /** Global id of the dashboard; null when it was deleted. */
  dashboardId?: Maybe<Scalars['ID']['output']>;
  /** How the dashboard is called, or was when it was mailed last. */
  dashboardName: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** When it is sent next; null while it is paused, and for one that was sent once. */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it is paused; null when it is not. */
  pauseReason?: Maybe<MailPauseReason>;
  /** By name. */
  recipients: Array<ScheduledRecipient>;
  /** The last times that it was due, the newest first. */
  runs: Array<MailRun>;
  /** When it is sent; null: once. */
  schedule?: Maybe<DashboardMailSchedule>;
  /** Names what was read: a change that is based on it is refused when another user saved first. */
  version: Scalars['Int']['output'];
};

/** When a dashboard is mailed. */
export type DashboardMailSchedule = {
  __typename?: 'DashboardMailSchedule';
  /** How often. */
  cycle: SendCycle;
  /** Of a month 1 to 31: the last day of one that is shorter; of a week 1 (Monday) to 7 (Sunday); of a day 1. */
  day: Scalars['Int']['output'];
  /** HH:MM in the zone. */
  time: Scalars['String']['output'];
  /** The zone of day and time. */
  zone: SendZone;
};

/** A dashboard that is mailed as it is kept. */
export type MailDashboardInput = {
  /** Global id of a dashboard of the viewer. */
  id: Scalars['ID']['input'];
  /** Of the sender's choice: the same key is the same mail, sent once however often it is asked for; at most 60 characters. */
  idempotencyKey: Scalars['ID']['input'];
  /** Addresses of 1 to 10 members of the company. */
  recipients: Array<Scalars['String']['input']>;
};

/** What became of it. */
export type MailDashboardPayload = {
  __typename?: 'MailDashboardPayload';
  /** What is on its way; null when it was refused. */
  mail?: Maybe<DashboardMail>;
  /** UNKNOWN_DASHBOARD, RECIPIENT_MISSING, TOO_MANY_RECIPIENTS, EMAIL_INVALID, RECIPIENT_TWICE, RECIPIENT_UNREGISTERED. */
  userErrors: Array<UserError>;
  /** Whose dashboard it is. */
  viewer: Viewer;
};

/** A dashboard on a schedule. */
export type ScheduleDashboardMailInput = {
  /** How often. */
  cycle: SendCycle;
  /** Global id of a dashboard of the viewer. */
  dashboard: Scalars['ID']['input'];
  /** Of a month 1 to 31: the last day of one that is shorter; of a week 1 (Monday) to 7 (Sunday); of a day 1. */
  day: Scalars['Int']['input'];
  /** The schedule to change; null: a new one. A new one that equals another in everything is that one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of a new one, of the sender's choice: the same key is the same schedule; at most 60 characters. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Addresses of 1 to 10 members of the company. */
  recipients: Array<Scalars['String']['input']>;
  /** HH:MM in the zone. */
  time: Scalars['String']['input'];
  /** The version of the schedule to change. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** The zone of day and time. */
  zone: SendZone;
};

/** What became of it. */
export type ScheduleDashboardMailPayload = {
  __typename?: 'ScheduleDashboardMailPayload';
  /** The schedule; null when nothing was done. */
  mail?: Maybe<DashboardMail>;
  /** UNKNOWN_DASHBOARD, UNKNOWN_SCHEDULE, CHANGED_MEANWHILE, TOO_MANY_SCHEDULES and those of recipients. */
  userErrors: Array<UserError>;
  /** Whose dashboard it is. */
  viewer: Viewer;
};

/** The schedule to pause, or to let go on. */
export type PauseDashboardMailInput = {
  /** Global id. */
  id: Scalars['ID']['input'];
  /** Whether it is to be paused. */
  isPaused: Scalars['Boolean']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What became of it. */
export type PauseDashboardMailPayload = {
  __typename?: 'PauseDashboardMailPayload';
  /** The schedule as it is now; null for one that there is not. */
  mail?: Maybe<DashboardMail>;
  /** UNKNOWN_SCHEDULE, CHANGED_MEANWHILE. */
  userErrors: Array<UserError>;
};

/** What to end. */
export type DeleteDashboardMailInput = {
  /** Global id. */
  id: Scalars['ID']['input'];
};

/** What became of it. */
export type DeleteDashboardMailPayload = {
  __typename?: 'DeleteDashboardMailPayload';
  /** What is gone; null when nothing was done. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** UNKNOWN_SCHEDULE. */
  userErrors: Array<UserError>;
};

/** What POST /exports/dashboard asks for, as JSON: a dashboard of the viewer as a PDF file, as its mail has it. */
export type DashboardFileInput = {
  /** The dashboard. */
  id: Scalars['ID']['input'];
};

/** A link to a dashboard. It shows settings, never figures: each viewer sees figures of the own company. */
export type DashboardShare = {
  __typename?: 'DashboardShare';
  /** Key of the company of the dashboard: a part of the link when filters travel. */
  company: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The last day on which it opens; null: it never lapses. */
  expiresOn?: Maybe<Scalars['Date']['output']>;
  /** Whether its last day is over. */
  isExpired: Scalars['Boolean']['output'];
  /** How often it was opened: each reader counts once a day, the owner does not. */
  openings: Scalars['Int']['output'];
  /** Who opened it, the last one first. */
  readers: Array<DashboardShareReader>;
  /** Stands in the link. */
  uuid: Scalars['ID']['output'];
  /** Whether vendors, accounts, items, tag keys, service group sets and the dashboard's scope travel; it then opens for members of the company alone. */
  withFilters: Scalars['Boolean']['output'];
};

/** A user who opened a link. */
export type DashboardShareReader = {
  __typename?: 'DashboardShareReader';
  /** On how many days. */
  days: Scalars['Int']['output'];
  /** The first time on the last of them. */
  lastAt: Scalars['DateTime']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** The dashboard of a link, or why it does not open. */
export type SharedDashboardAnswer = SharedDashboard | DashboardShareFault;

/** Why a link does not open. */
export type DashboardShareFault = {
  __typename?: 'DashboardShareFault';
  /** SHARE_MALFORMED, UNKNOWN_SHARE, SHARE_DENIED, SHARE_OTHER_COMPANY, SHARE_REVOKED, SHARE_EXPIRED, SHARED_DASHBOARD_DELETED, TOO_MANY_LOOKUPS. */
  code: Scalars['String']['output'];
  /** Of SHARE_OTHER_COMPANY: the company of the viewer's that it opens in. */
  company?: Maybe<Company>;
};

/** Which link is copied. */
export type CopySharedDashboardInput = {
  /** The key of the company in the link of one with filters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The id in the link. */
  uuid: Scalars['String']['input'];
};

/** What became of it. */
export type CopySharedDashboardPayload = {
  __typename?: 'CopySharedDashboardPayload';
  /** The new dashboard; null where there is none. */
  dashboard?: Maybe<Dashboard>;
  /** The codes of DashboardShareFault, and TOO_MANY_DASHBOARDS. */
  userErrors: Array<UserError>;
  /** Whose dashboards they are. */
  viewer: Viewer;
};

/** Which link is ended. */
export type RevokeDashboardShareInput = {
  /** Global id of the dashboard that it leads to. */
  dashboard: Scalars['ID']['input'];
  /** The id in the link. */
  uuid: Scalars['ID']['input'];
};

/** What became of it. */
export type RevokeDashboardSharePayload = {
  __typename?: 'RevokeDashboardSharePayload';
  /** The dashboard with the links that are left; null where it is none of the viewer's. */
  dashboard?: Maybe<Dashboard>;
  /** UNKNOWN_DASHBOARD, UNKNOWN_SHARE. */
  userErrors: Array<UserError>;
};

/** A link as it shall be. */
export type ShareDashboardInput = {
  /** Global id of the dashboard. */
  dashboard: Scalars['ID']['input'];
  /** The last day on which it opens (UTC); left out: it never lapses. */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** Whether vendors, accounts, items, tag keys, service group sets and the dashboard's scope travel. */
  withFilters: Scalars['Boolean']['input'];
};

/** What became of it. */
export type ShareDashboardPayload = {
  __typename?: 'ShareDashboardPayload';
  /** The dashboard with its links; null where it is none of the viewer's. */
  dashboard?: Maybe<Dashboard>;
  /** The link; null where none was made. */
  share?: Maybe<DashboardShare>;
  /** UNKNOWN_DASHBOARD, SHARE_EXPIRY_PAST, TOO_MANY_SHARES. */
  userErrors: Array<UserError>;
};

/** The cost of a month to date. */
export type CostMonthToDate = {
  __typename?: 'CostMonthToDate';
  /** Against the same span of last month. */
  change: CostChange;
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Cost of the same span of last month. */
  lastMonthCost: Scalars['Float']['output'];
  /** That span. */
  lastMonthRange: DateRange;
  /** Cost of the whole of last month. */
  lastMonthTotal: Scalars['Float']['output'];
  /** From the first of the month to the day of the newest data. */
  range: DateRange;
  /** Cost of each of the 30 days that end with the range, oldest first; null where there is no charge. Empty where the service tells none. */
  last30Days: Array<Maybe<Scalars['Float']['output']>>;
  /** Cost of this month to date. */
  total: Scalars['Float']['output'];
  /** Sums of this month to date in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
};

/** Months or weeks back from today, today's included. */
export type CostOverTimeFrame =
  /** This month and the two before. */
  | 'LAST_3_MONTHS'
  /** This month and the five before. */
  | 'LAST_6_MONTHS'
  /** This month and the eleven before. */
  | 'LAST_12_MONTHS'
  /** From January, by month. */
  | 'YEAR_TO_MONTH'
  /** This week and the three before. */
  | 'LAST_4_WEEKS'
  /** This week and the seven before. */
  | 'LAST_8_WEEKS'
  /** This week and the 15 before. */
  | 'LAST_16_WEEKS'
  /** This week and the 23 before. */
  | 'LAST_24_WEEKS'
  /** From the first week of the year, by week. */
  | 'YEAR_TO_WEEK';

/** Which items of a widget stand alone. */
export type WidgetItems =
  /** The ten that cost most, then others. */
  | 'TOP_10'
  /** The five that cost most, then others. */
  | 'TOP_5'
  /** The chosen ones, without others. */
  | 'CUSTOM';

/** Which items a widget shows. */
export type WidgetItemsInput = {
  /** The chosen items, with CUSTOM only; at most 10. */
  chosen: Array<WidgetItemInput>;
  /** Which items stand alone. */
  show: WidgetItems;
};

/** An item that was chosen for a widget. */
export type WidgetItemInput = {
  /** Account id, service or region. */
  key: Scalars['String']['input'];
  /** Its vendor. */
  vendor: Vendor;
};

/** Cost by item over months or weeks. */
export type CostOverTime = {
  __typename?: 'CostOverTime';
  /** The steps that every list of amounts is aligned with. */
  axis: Array<AxisPoint>;
  /** The budget of exactly this cost, by month of its days; null where a part of it is shown: chosen items, a split that some vendors alone have. */
  budget?: Maybe<CostBudget>;
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** What the running month will have cost when it ends, all items together; null where the last step is none, and where a part of the cost is shown that no estimate is of: chosen items, a saved filter, a split that some vendors alone have. */
  expectedMonthEnd?: Maybe<Scalars['Float']['output']>;
  /** The days of the frame. */
  range: DateRange;
  /** The items that stand alone, then others. */
  series: Array<CostItem>;
  /** All items together, as one line. */
  total: CostItem;
  /** Sums in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
};

/** A span of the top widget. */
export type TopFrame =
  /** Today and the six days before. */
  | 'LAST_7_DAYS'
  /** Today and the nine days before. */
  | 'LAST_10_DAYS'
  /** Today and the 13 days before. */
  | 'LAST_14_DAYS'
  /** Today and the 29 days before. */
  | 'LAST_30_DAYS'
  /** Today and the 59 days before. */
  | 'LAST_60_DAYS'
  /** From the first of this month. */
  | 'MONTH_TO_DATE';

/** The items that cost most. */
export type TopCosts = {
  __typename?: 'TopCosts';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** At most five, by falling cost. */
  items: Array<TopCost>;
  /** The days of the frame. */
  range: DateRange;
  /** Cost of all items, shown or not. */
  total: Scalars['Float']['output'];
  /** Sums in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
};

/** An item that costs much. */
export type TopCost = {
  __typename?: 'TopCost';
  /** What each vendor has of it, by falling cost, where several have it together; else null. */
  byVendor?: Maybe<Array<VendorAmount>>;
  /** Its cost. */
  cost: Scalars['Float']['output'];
  /** Account id, service or region. */
  key: Scalars['String']['output'];
  /** Name for people. */
  label: Scalars['String']['output'];
  /** Percent of the total; 0 when that is not positive. */
  share: Scalars['Float']['output'];
  /** Its vendor; null for what several vendors have. */
  vendor?: Maybe<Vendor>;
};

/** How many months a trend shows. */
export type TrendFrame =
  /** This month and the one before. */
  | 'LAST_2_MONTHS'
  /** This month and the two before. */
  | 'LAST_3_MONTHS'
  /** This month and the five before. */
  | 'LAST_6_MONTHS';

/** Months side by side. */
export type CostTrend = {
  __typename?: 'CostTrend';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Oldest first. */
  months: Array<TrendMonth>;
  /** Sums of all months in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
};

/** One month of a trend. */
export type TrendMonth = {
  __typename?: 'TrendMonth';
  /** 31 places: cost from the first of the month to that day; null where there is no such day or no data. */
  accumulated: Array<Maybe<Scalars['Float']['output']>>;
  /** 31 places: cost of that day of the month; null where there is no such day or no data. */
  amounts: Array<Maybe<Scalars['Float']['output']>>;
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** Cost of the month, to date for the newest. */
  total: Scalars['Float']['output'];
};

/** What a threshold is. */
export type AbnormalScale =
  /** Percent of change. */
  | 'PERCENTAGE'
  /** An amount of change in the company's currency. */
  | 'VALUE';

/** Changes that a rule calls unusual. */
export type AbnormalChanges = {
  __typename?: 'AbnormalChanges';
  /** Of all items, unusual or not. */
  change: CostChange;
  /** The days compared with. */
  compareRange: DateRange;
  /** Cost of all items on the days compared with; of one day where the range is one day. */
  compareTotal: Scalars['Float']['output'];
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** By falling size of the change; at most 100. */
  items: Array<AbnormalChange>;
  /**
   * The anomalies of the list that have a day in the range, of these vendors, the most severe first, at most 20: those that
   * rules of the company found, and those of AI where the plan includes it.
   */
  anomalies?: Maybe<AnomalyConnection>;
  /** The days. */
  range: DateRange;
  /** Cost of all items on the days. */
  total: Scalars['Float']['output'];
  /** How many changes are unusual, listed or not. */
  totalCount: Scalars['Int']['output'];
  /** Sums in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
};

/** An item whose cost changed unusually. */
export type AbnormalChange = {
  __typename?: 'AbnormalChange';
  /** Against the days compared with: NEW and GONE are 100 percent up and down. */
  change: CostChange;
  /** Cost on the days compared with; of one day where the range is one day. */
  compareCost: Scalars['Float']['output'];
  /** Cost on the days. */
  cost: Scalars['Float']['output'];
  /** Its value of the view-by; empty where the data name none. */
  key: Scalars['String']['output'];
  /** Name for people; equals the key where there is none. */
  label: Scalars['String']['output'];
  /** Its vendor. */
  vendor: Vendor;
};

/** What AI tells of unusual cost, or why it cannot yet. */
export type AiAnomalies = AiFindings | AiLearning | NeedsPlan;

/** AI judges the cost. */
export type AiFindings = {
  __typename?: 'AiFindings';
  /** Newest first, at most 100; no anomalies says something only of days that were judged. */
  anomalies: Array<AiAnomaly>;
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The newest day that was judged; null while none has been. */
  judgedThrough?: Maybe<Scalars['Date']['output']>;
  /** The vendors that AI watches. */
  supportedVendors: Array<Vendor>;
  /** How many anomalies there are, listed or not. */
  totalCount: Scalars['Int']['output'];
};

/** An anomaly in a widget. */
export type AiAnomaly = {
  __typename?: 'AiAnomaly';
  /** Global id of the anomaly in the list. Its level here is that of the widget's band, so it is no key of this object. */
  anomalyId: Scalars['ID']['output'];
  /** Cost of all of its days. */
  cost: Scalars['Float']['output'];
  /** Its first day. */
  date: Scalars['Date']['output'];
  /** What was expected of these days. */
  expectedCost: Scalars['Float']['output'];
  /** Account id; empty for all accounts. */
  key: Scalars['String']['output'];
  /** Name of the account. */
  label: Scalars['String']['output'];
  /** Its level. */
  level: AlarmLevel;
  /** Name of the service; empty for all services. */
  product: Scalars['String']['output'];
  /** Its vendor. */
  vendor: Vendor;
};

/** How grave an alarm is, rising. */
export type AlarmLevel =
  /** Weight 0. */
  | 'MINOR'
  /** Weight 1. */
  | 'MAJOR'
  /** Weight 2. */
  | 'CRITICAL';

/** AI has too little data yet. */
export type AiLearning = {
  __typename?: 'AiLearning';
  /** When the phase ends; null where it is unknown, as without any cost. */
  availableOn?: Maybe<Scalars['Date']['output']>;
  /** What it waits for. */
  phase: AiPhase;
  /** The vendors that AI watches. */
  supportedVendors: Array<Vendor>;
};

/** What AI waits for. */
export type AiPhase =
  /** Cost: there is less than a week of it; up to 14 days after the first charge. */
  | 'NO_COST_DATA'
  /** Patterns of use: up to 7 days after the application for the plan. */
  | 'LEARNING_PATTERNS'
  /** 14 days of cost to build its models of. */
  | 'AI_LEARNING';

/** Why there is no forecast; the portal has a text for each. */
export type ForecastRefusal =
  /** The newest data are older than last month, so nothing can be said of this one. */
  | 'FORECAST_NO_RECENT_DATA'
  /** A vendor has data of fewer than two complete weeks. */
  | 'FORECAST_TOO_FEW_DAYS'
  /** There are fewer than three whole months of data. */
  | 'FORECAST_TOO_FEW_MONTHS';

/** A range that past deviations fit into. */
export type ForecastBand = {
  __typename?: 'ForecastBand';
  /** Its upper end. */
  high: Scalars['Float']['output'];
  /** Its lower end. */
  low: Scalars['Float']['output'];
};

/**
 * What a month will have cost when it ends: usage of complete days, for each later day the mean of the last four same
 * weekdays, and all other charges as they stand.
 */
export type EstimatedCost = {
  __typename?: 'EstimatedCost';
  /** Holds the deviations of all past months told here; null with fewer than two of them, or without an estimate. */
  band?: Maybe<ForecastBand>;
  /** Of the estimate against the whole of last month; null without an estimate. */
  change?: Maybe<CostChange>;
  /** The last day whose cost is complete; the newest day is estimated like those to come. */
  completeThrough: Scalars['Date']['output'];
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Cost of the whole of last month. */
  lastMonthTotal: Scalars['Float']['output'];
  /** What the estimate is the sum of; null without one. */
  parts?: Maybe<EstimateParts>;
  /** How far the same estimate was off on the same day of past months. */
  pastError: EstimateError;
  /** The days of the month. */
  range: DateRange;
  /** Why there is no estimate; null when there is one. */
  refusal?: Maybe<ForecastRefusal>;
  /** Cost from the first of the month to the newest data. */
  toDate: Scalars['Float']['output'];
  /** The estimate; null when it is refused. */
  total?: Maybe<Scalars['Float']['output']>;
  /** Sums in currencies on days without an exchange rate, of the months that the estimate is made of. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
};

/** What an estimate is the sum of. */
export type EstimateParts = {
  __typename?: 'EstimateParts';
  /** Recurring monthly charges of last month that have not appeared yet. */
  expectedCharges: Scalars['Float']['output'];
  /** Usage of complete days, and charges that are not usage. */
  known: Scalars['Float']['output'];
  /** Usage of the days that are not complete or not over. */
  remaining: Scalars['Float']['output'];
};

/** How far estimates were off. */
export type EstimateError = {
  __typename?: 'EstimateError';
  /** Mean of the errors in percent of the actual cost, without signs; null without past months. */
  meanPercent?: Maybe<Scalars['Float']['output']>;
  /** The newest first, at most six. */
  months: Array<PastEstimate>;
};

/** The estimate of a past month, made of what was known on the same day of it. */
export type PastEstimate = {
  __typename?: 'PastEstimate';
  /** What the month cost in the end. */
  actual: Scalars['Float']['output'];
  /** Percent of the actual cost; above 0 when the estimate was too high. */
  errorPercent: Scalars['Float']['output'];
  /** What would have been told. */
  estimated: Scalars['Float']['output'];
  /** The first day of the month. */
  month: Scalars['Date']['output'];
};

/** Cost of AWS in the year ahead, from its whole months so far and the estimate of this one. */
export type YearForecast = {
  __typename?: 'YearForecast';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Whole months so far, oldest first; at most 36. */
  history: Array<MonthCost>;
  /** How it was made; null when it is refused. */
  model?: Maybe<ForecastModel>;
  /** The 12 months after this one; none when it is refused. */
  months: Array<ForecastMonth>;
  /** How far forecasts made at the end of earlier months were off. */
  pastError: ForecastError;
  /** Why there is no forecast; null when there is one. */
  refusal?: Maybe<ForecastRefusal>;
  /** This month. */
  running: RunningMonth;
  /** Sum of the 12 months; null when it is refused. */
  total?: Maybe<Scalars['Float']['output']>;
  /** Sums in currencies on days without an exchange rate, of all months so far. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
};

/** How a year is forecast. */
export type ForecastModel =
  /** The level of the last month, two ways of growth and the year before, each counting by how far it was off at the ends of earlier months; from six months on, this one among them. */
  | 'COMBINED'
  /** The last month, going on by what all of the last months agree on, flattening; with fewer than six months. */
  | 'LINEAR';

/** Cost of a month. */
export type MonthCost = {
  __typename?: 'MonthCost';
  /** Its cost. */
  cost: Scalars['Float']['output'];
  /** The first day of the month. */
  month: Scalars['Date']['output'];
};

/** A month to come. */
export type ForecastMonth = {
  __typename?: 'ForecastMonth';
  /** Holds 80 percent of past errors so many months ahead; null with too few of them. */
  band?: Maybe<ForecastBand>;
  /** What it will cost. */
  cost: Scalars['Float']['output'];
  /** The first day of the month. */
  month: Scalars['Date']['output'];
};

/** The month that is not over. */
export type RunningMonth = {
  __typename?: 'RunningMonth';
  /** Of the forecast, as estimatedCost tells it; null with fewer than two past months, or without a forecast. */
  band?: Maybe<ForecastBand>;
  /** What it will have cost when it ends, as estimatedCost tells it of AWS; null when that or the year is refused. */
  forecast?: Maybe<Scalars['Float']['output']>;
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** Its cost so far. */
  toDate: Scalars['Float']['output'];
};

/** How far forecasts were off: each made at the end of an earlier month, of what was known then. */
export type ForecastError = {
  __typename?: 'ForecastError';
  /** How many forecast months were compared. */
  comparisons: Scalars['Int']['output'];
  /** Mean of the errors in percent of the actual cost, without signs; null without comparisons. */
  meanPercent?: Maybe<Scalars['Float']['output']>;
  /** At the end of how many months. */
  origins: Scalars['Int']['output'];
};

/** A span whose cost is told apart by item; all of them include today. */
export type PortionFrame =
  /** Today and the six days before. */
  | 'LAST_7_DAYS'
  /** Today and the nine days before. */
  | 'LAST_10_DAYS'
  /** Today and the 13 days before. */
  | 'LAST_14_DAYS'
  /** Today and the 29 days before. */
  | 'LAST_30_DAYS'
  /** Today and the 59 days before. */
  | 'LAST_60_DAYS'
  /** From the first of this month. */
  | 'MONTH_TO_DATE'
  /** This month and the two before. */
  | 'LAST_3_MONTHS'
  /** This month and the five before. */
  | 'LAST_6_MONTHS'
  /** This month and the eleven before. */
  | 'LAST_12_MONTHS'
  /** From January. */
  | 'YEAR_TO_MONTH';

/** What a total is made of. */
export type Portion = {
  __typename?: 'Portion';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** By falling cost, then others; their costs add up to the total. */
  items: Array<PortionItem>;
  /** The days of the frame. */
  range: DateRange;
  /** Cost of all items, shown or not. */
  total: Scalars['Float']['output'];
  /** How many items there are, shown or not. */
  totalCount: Scalars['Int']['output'];
  /** Sums in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
};

/** An item of a total. */
export type PortionItem = {
  __typename?: 'PortionItem';
  /** What each vendor has of it, by falling cost. */
  byVendor: Array<VendorAmount>;
  /** Its cost; negative where credits outweigh it. */
  cost: Scalars['Float']['output'];
  /** Everything that is in no item of the list. */
  isOthers: Scalars['Boolean']['output'];
  /** Its value of the view-by; empty where the data name none, and of others. */
  key: Scalars['String']['output'];
  /** Name for people; equals the key where there is none. */
  label: Scalars['String']['output'];
  /** The name of each of its keys; several where it is split by several things, none of others. */
  labels: Array<Scalars['String']['output']>;
  /** Of others: what they are, by falling cost; the first 1,000, none where items were chosen. */
  others: Array<PortionPart>;
  /** Of others: how many they are. */
  othersCount: Scalars['Int']['output'];
  /** Percent of the total; 0 when that is not positive. */
  share: Scalars['Float']['output'];
  /** What the table of the same items shows of it, in the currency that the parent names; null where there is no such table. */
  shown?: Maybe<Scalars['Float']['output']>;
  /** Its vendor; null where several have a part of it. */
  vendor?: Maybe<Vendor>;
};

/** One of the others. */
export type PortionPart = {
  __typename?: 'PortionPart';
  /** Its cost. */
  cost: Scalars['Float']['output'];
  /** Its value of the view-by; empty where the data name none. */
  key: Scalars['String']['output'];
  /** Name for people; equals the key where there is none. */
  label: Scalars['String']['output'];
  /** The name of each of its keys. */
  labels: Array<Scalars['String']['output']>;
  /** Percent of the total; 0 when that is not positive. */
  share: Scalars['Float']['output'];
  /** What the table of the same items shows of it, in the currency that the parent names; null where there is no such table. */
  shown?: Maybe<Scalars['Float']['output']>;
  /** Its vendor; null where several have a part of it. */
  vendor?: Maybe<Vendor>;
};

/** An amount of a vendor. */
export type VendorAmount = {
  __typename?: 'VendorAmount';
  /** In the currency beside it. */
  amount: Scalars['Float']['output'];
  /** The vendor. */
  vendor: Vendor;
};

/** What was saved against list prices and contracted prices of FOCUS. */
export type TotalSaving = {
  __typename?: 'TotalSaving';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The whole of last month. */
  lastMonth: SavingSpan;
  /** From the first of the month to the day of the newest data. */
  monthToDate: SavingSpan;
};

/** Savings of a span; a negative one is a loss. No saving is part of two of them. */
export type SavingSpan = {
  __typename?: 'SavingSpan';
  /** What commitments saved: contracted less effective cost of what they cover, less what was paid for their unused part. */
  commitment: Scalars['Float']['output'];
  /** Credits given, part of no saving. */
  credits: Scalars['Float']['output'];
  /** What contracted prices saved against list prices, on all usage but spot. */
  discounts: Scalars['Float']['output'];
  /** The days. */
  range: DateRange;
  /** What spot prices saved against list prices. */
  spot: Scalars['Float']['output'];
  /** Commitment, discounts and spot together. */
  total: Scalars['Float']['output'];
  /** Billed cost in currencies on days without an exchange rate: what was saved on it is in no sum. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
  /** The same of each vendor. */
  vendors: Array<VendorSaving>;
};

/** What was saved on a vendor. */
export type VendorSaving = {
  __typename?: 'VendorSaving';
  /** What commitments saved. */
  commitment: Scalars['Float']['output'];
  /** Credits given, part of no saving. */
  credits: Scalars['Float']['output'];
  /** What contracted prices saved against list prices, on all usage but spot. */
  discounts: Scalars['Float']['output'];
  /** What spot prices saved against list prices. */
  spot: Scalars['Float']['output'];
  /** Commitment, discounts and spot together. */
  total: Scalars['Float']['output'];
  /** The vendor. */
  vendor: Vendor;
};

/** Cost over time, of each vendor on its own. */
export type CostByVendor = {
  __typename?: 'CostByVendor';
  /** The steps that every list of amounts is aligned with. */
  axis: Array<AxisPoint>;
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The days of the frame. */
  range: DateRange;
  /** All vendors together, as one line. */
  total: CostItem;
  /** Sums in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
  /** Those that have cost in the range, by falling cost. */
  vendors: Array<VendorCost>;
};

/** The cost of one vendor over time. */
export type VendorCost = {
  __typename?: 'VendorCost';
  /** The items that stand alone, then others; shares are of the vendor's total. */
  series: Array<CostItem>;
  /** All its items together, as one line. */
  total: CostItem;
  /** The vendor. */
  vendor: Vendor;
};

/** A type of widget. */
export type WidgetType =
  /** The cost of this month to date. */
  | 'COST_MONTH_TO_DATE'
  /** The cost of this month at its end. */
  | 'ESTIMATED_COST'
  /** The budget of this month beside its cost. */
  | 'CLOUD_BUDGET'
  /** What commitments, discounts and spot saved. */
  | 'TOTAL_SAVING'
  /** Months side by side, aligned by day of the month. */
  | 'COMPARE_COST_TREND'
  /** Cost by account over time. */
  | 'COST_BY_ACCOUNT'
  /** Cost by service over time. */
  | 'COST_BY_PRODUCT'
  /** Cost by vendor over time. */
  | 'COST_BY_VENDOR'
  /** Cost by region over time. */
  | 'COST_BY_REGION'
  /** Cost by the value of a tag over time. */
  | 'COST_BY_TAG'
  /** Cost by service group over time. */
  | 'COST_BY_SERVICE_GROUP'
  /** Cost by service or region over time. */
  | 'COST_BY_CATEGORY'
  /** Cost by project over time. */
  | 'COST_BY_PROJECT'
  /** Cost of AWS in the 12 months after this one. */
  | 'YEAR_COST_FORECAST'
  /** Shares of services. */
  | 'PRODUCT_PORTION'
  /** Shares of accounts, regions, tags or others. */
  | 'PORTION_BY'
  /** The five items that cost most. */
  | 'TOP5'
  /** Cost over time, vendor beside vendor. */
  | 'MULTI_VENDOR_COST_BY'
  /** Shares of services, alike over vendors. */
  | 'INTEGRATED_PRODUCT_PORTION'
  /** Shares of service groups over vendors. */
  | 'MULTI_VENDOR_PORTION_BY_SERVICE_GROUP'
  /** The active alerts of the company, the most severe first: the feed of the bell. */
  | 'ALERTS'
  /** Changes of cost that pass a threshold. */
  | 'ABNORMAL_CHANGE'
  /** Items that rose and fell most against the period before. */
  | 'TOP_MOVERS'
  /** Unusual cost that AI found, by the user's sensitivity and band. */
  | 'ML_ABNORMAL_USER'
  /** Unusual cost that AI found. */
  | 'ML_ABNORMAL_AI';

/**
 * What a widget shows: it follows from the id alone, which holds the type and the settings. Its figures stand in a field of
 * the concrete type, called as the field of the viewer that answers the same: fields of one name and different types could
 * not be asked for in one request.
 */
export type WidgetContent = {
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
};

/** Of COST_MONTH_TO_DATE. */
export type MonthToDateContent = Node & WidgetContent & {
  __typename?: 'MonthToDateContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** The cost of this month to date. */
  costMonthToDate?: Maybe<CostMonthToDate>;
};

/** Of ESTIMATED_COST. */
export type EstimatedCostContent = Node & WidgetContent & {
  __typename?: 'EstimatedCostContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** The cost of this month at its end. */
  estimatedCost?: Maybe<EstimatedCost>;
};

/** Of CLOUD_BUDGET. */
export type BudgetContent = Node & WidgetContent & {
  __typename?: 'BudgetContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** The budget of this month beside its cost. */
  budgetStatus?: Maybe<BudgetStatus>;
};

/** Of TOTAL_SAVING. */
export type TotalSavingContent = Node & WidgetContent & {
  __typename?: 'TotalSavingContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** What commitments, discounts and spot saved. */
  totalSaving?: Maybe<TotalSaving>;
};

/** Of COMPARE_COST_TREND. */
export type CostTrendContent = Node & WidgetContent & {
  __typename?: 'CostTrendContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Months side by side, aligned by day of the month. */
  costTrend?: Maybe<CostTrend>;
};

/** Of COST_BY_ACCOUNT, COST_BY_PRODUCT, COST_BY_VENDOR, COST_BY_REGION, COST_BY_TAG, COST_BY_SERVICE_GROUP, COST_BY_CATEGORY, COST_BY_PROJECT. */
export type CostByContent = Node & WidgetContent & {
  __typename?: 'CostByContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Cost by item over months or weeks. */
  costOverTime?: Maybe<CostOverTime>;
};

/** Of YEAR_COST_FORECAST. */
export type YearForecastContent = Node & WidgetContent & {
  __typename?: 'YearForecastContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Cost of AWS in the 12 months after this one. */
  yearForecast?: Maybe<YearForecast>;
};

/** Of PRODUCT_PORTION. */
export type ProductPortionContent = Node & WidgetContent & {
  __typename?: 'ProductPortionContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Shares of services. */
  productPortion?: Maybe<Portion>;
};

/** Of PORTION_BY. */
export type PortionByContent = Node & WidgetContent & {
  __typename?: 'PortionByContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Shares of accounts, regions, tags or others. */
  portionBy?: Maybe<Portion>;
};

/** Of TOP5. */
export type TopCostsContent = Node & WidgetContent & {
  __typename?: 'TopCostsContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** The five items that cost most. */
  topCosts?: Maybe<TopCosts>;
};

/** Of MULTI_VENDOR_COST_BY. */
export type MultiVendorCostContent = Node & WidgetContent & {
  __typename?: 'MultiVendorCostContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Cost over time, vendor beside vendor. */
  costByVendor?: Maybe<CostByVendor>;
};

/** Of INTEGRATED_PRODUCT_PORTION. */
export type IntegratedPortionContent = Node & WidgetContent & {
  __typename?: 'IntegratedPortionContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Shares of services, alike over vendors. */
  integratedPortion?: Maybe<Portion>;
};

/** Of MULTI_VENDOR_PORTION_BY_SERVICE_GROUP. */
export type ServiceGroupPortionContent = Node & WidgetContent & {
  __typename?: 'ServiceGroupPortionContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Shares of service groups over vendors. */
  serviceGroupPortion?: Maybe<Portion>;
};

/** Of ALERTS. */
export type AlertsContent = Node & WidgetContent & {
  __typename?: 'AlertsContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** The active alerts of the company, the most severe first: the feed of the bell. */
  alertFeed?: Maybe<AlertFeed>;
};

/** Of ABNORMAL_CHANGE. */
export type AbnormalChangeContent = Node & WidgetContent & {
  __typename?: 'AbnormalChangeContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Changes of cost that pass a threshold. */
  abnormalChanges?: Maybe<AbnormalChanges>;
};

/** Of TOP_MOVERS. */
export type TopMoversContent = Node & WidgetContent & {
  __typename?: 'TopMoversContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Items that rose and fell most against the period before. */
  costAnalytics?: Maybe<CostAnalytics>;
};

/** Of ML_ABNORMAL_USER. */
export type MlAbnormalUserContent = Node & WidgetContent & {
  __typename?: 'MlAbnormalUserContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Unusual cost that AI found, by the user's sensitivity and band. */
  userAnomalies?: Maybe<AiAnomalies>;
};

/** Of ML_ABNORMAL_AI. */
export type MlAbnormalAiContent = Node & WidgetContent & {
  __typename?: 'MlAbnormalAiContent';
  /** Global id; widgets of equal settings have the same. */
  id: Scalars['ID']['output'];
  /** The settings after the dashboard's scope. */
  settings: WidgetSettings;
  /** Unusual cost that AI found. */
  aiAnomalies?: Maybe<AiAnomalies>;
};

/** What a widget is told; null: its type does not take the setting, or nothing was chosen. */
export type WidgetSettings = {
  __typename?: 'WidgetSettings';
  /** Id of the only account that counts; null: all. */
  account?: Maybe<Scalars['String']['output']>;
  /** Which cost. */
  basis?: Maybe<CostBasis>;
  /** Of COST_BY_CATEGORY and INTEGRATED_PRODUCT_PORTION: what is a category. */
  category?: Maybe<WidgetCategory>;
  /** How an alarm is sent; no alarm is sent where it is empty. Kept with the widget, for the service that sends alarms. */
  channels?: Maybe<Array<WidgetChannel>>;
  /** How its amounts are drawn. */
  chartType?: Maybe<WidgetChart>;
  /** What an abnormal change is measured against. */
  comparison?: Maybe<WidgetComparison>;
  /** The days, weeks or months. */
  frame?: Maybe<WidgetFrame>;
  /** Of an alarm by level: recipients of lower levels are told too. */
  includesLowerLevels?: Maybe<Scalars['Boolean']['output']>;
  /** Keeps its own vendors, basis and frame when the dashboard names others. */
  isPinned?: Maybe<Scalars['Boolean']['output']>;
  /** Which items stand alone. */
  items?: Maybe<WidgetItemChoice>;
  /** Items of one name are one, whichever vendor they are of, where the names of the split mean the same with all vendors. */
  joinSameNames?: Maybe<Scalars['Boolean']['output']>;
  /** Upper end of the band of an alarm, in the company's currency. */
  maxAlert?: Maybe<Scalars['Float']['output']>;
  /** Lower end of the band of an alarm, in the company's currency. */
  minAlert?: Maybe<Scalars['Float']['output']>;
  /**
   * Global id of the saved filter that says which charges count, as it is when figures are asked for. Figures of a filter that
   * is gone, or that the viewer may not see, are an error (UNKNOWN_FILTER, FORBIDDEN).
   */
  savedFilter?: Maybe<Scalars['ID']['output']>;
  /** Its name; null where it is gone, or may not be seen. */
  savedFilterName?: Maybe<Scalars['String']['output']>;
  /** Amounts, or shares of the whole. */
  scale?: Maybe<WidgetScale>;
  /** Who is told of an alarm. */
  sendType?: Maybe<WidgetSendType>;
  /** How readily a change is found. */
  sensitivity?: Maybe<WidgetSensitivity>;
  /** The set of service groups. */
  serviceGroupSet?: Maybe<Scalars['String']['output']>;
  /** Of a split by tag: its key. */
  tagKey?: Maybe<Scalars['String']['output']>;
  /** The least change that is told, in percent or as an amount, by the scale. */
  threshold?: Maybe<Scalars['Float']['output']>;
  /** In the place of the type's own name. */
  title?: Maybe<Scalars['String']['output']>;
  /** Null: the viewer's selection. */
  vendors?: Maybe<Array<Vendor>>;
  /** What cost is split by. */
  viewBy?: Maybe<ViewBy>;
};

/** What a widget is told; a member that its type does not take is refused. */
export type WidgetSettingsInput = {
  /** Id of the only account that counts. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Which cost. */
  basis?: InputMaybe<CostBasis>;
  /** Of COST_BY_CATEGORY and INTEGRATED_PRODUCT_PORTION: what is a category. */
  category?: InputMaybe<WidgetCategory>;
  /** How an alarm is sent; no alarm is sent where it is empty. Kept with the widget, for the service that sends alarms. */
  channels?: InputMaybe<Array<WidgetChannel>>;
  /** How its amounts are drawn. */
  chartType?: InputMaybe<WidgetChart>;
  /** What an abnormal change is measured against. */
  comparison?: InputMaybe<WidgetComparison>;
  /** The days, weeks or months. */
  frame?: InputMaybe<WidgetFrame>;
  /** Of an alarm by level: recipients of lower levels are told too. */
  includesLowerLevels?: InputMaybe<Scalars['Boolean']['input']>;
  /** Keeps its own vendors, basis and frame when the dashboard names others. */
  isPinned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which items stand alone. */
  items?: InputMaybe<WidgetItemsInput>;
  /** Items of one name are one, whichever vendor they are of, where the names of the split mean the same with all vendors. */
  joinSameNames?: InputMaybe<Scalars['Boolean']['input']>;
  /** Upper end of the band of an alarm, in the company's currency. */
  maxAlert?: InputMaybe<Scalars['Float']['input']>;
  /** Lower end of the band of an alarm, in the company's currency. */
  minAlert?: InputMaybe<Scalars['Float']['input']>;
  /** Global id of the saved filter that says which charges count; goes without account and chosen items. */
  savedFilter?: InputMaybe<Scalars['ID']['input']>;
  /** Amounts, or shares of the whole. */
  scale?: InputMaybe<WidgetScale>;
  /** Who is told of an alarm. */
  sendType?: InputMaybe<WidgetSendType>;
  /** How readily a change is found. */
  sensitivity?: InputMaybe<WidgetSensitivity>;
  /** The set of service groups. */
  serviceGroupSet?: InputMaybe<Scalars['String']['input']>;
  /** Of a split by tag: its key. */
  tagKey?: InputMaybe<Scalars['String']['input']>;
  /** The least change that is told, at least 5: in percent or as an amount, by the scale. */
  threshold?: InputMaybe<Scalars['Float']['input']>;
  /** In the place of the type's own name; at most 254 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** At least one; the viewer's selection when left out. */
  vendors?: InputMaybe<Array<Vendor>>;
  /** What cost is split by. */
  viewBy?: InputMaybe<ViewBy>;
};

/** Which items of a widget stand alone. */
export type WidgetItemChoice = {
  __typename?: 'WidgetItemChoice';
  /** The chosen ones, with CUSTOM only. */
  chosen: Array<WidgetItem>;
  /** Which. */
  show: WidgetItems;
};

/** An item that was chosen for a widget. */
export type WidgetItem = {
  __typename?: 'WidgetItem';
  /** Account id, service or region. */
  key: Scalars['String']['output'];
  /** Its vendor. */
  vendor: Vendor;
};

/** The days, weeks or months of a widget; each type has some of them. */
export type WidgetFrame =
  /** Today and the six days before. */
  | 'LAST_7_DAYS'
  /** Today and the nine days before. */
  | 'LAST_10_DAYS'
  /** Today and the 13 days before. */
  | 'LAST_14_DAYS'
  /** Today and the 29 days before. */
  | 'LAST_30_DAYS'
  /** Today and the 59 days before. */
  | 'LAST_60_DAYS'
  /** From the first of this month. */
  | 'MONTH_TO_DATE'
  /** This month and the one before. */
  | 'LAST_2_MONTHS'
  /** This month and the two before. */
  | 'LAST_3_MONTHS'
  /** This month and the five before. */
  | 'LAST_6_MONTHS'
  /** This month and the eleven before. */
  | 'LAST_12_MONTHS'
  /** From January, by month. */
  | 'YEAR_TO_MONTH'
  /** This week and the three before. */
  | 'LAST_4_WEEKS'
  /** This week and the seven before. */
  | 'LAST_8_WEEKS'
  /** This week and the 15 before. */
  | 'LAST_16_WEEKS'
  /** This week and the 23 before. */
  | 'LAST_24_WEEKS'
  /** From the first week of the year, by week. */
  | 'YEAR_TO_WEEK';

/** What the figures of a widget are. */
export type WidgetScale =
  /** Amounts of money. */
  | 'COST'
  /** Percent. */
  | 'PERCENTAGE'
  /** Of a chart: amounts of money, written on its bars and points. Of a threshold: an amount of money. */
  | 'VALUE';

/** How a widget draws its amounts. */
export type WidgetChart =
  /** Lines. */
  | 'LINE'
  /** Shares of a circle. */
  | 'PIE'
  /** Stacked bars. */
  | 'STACK';

/** What cost of several vendors is put together by. */
export type WidgetCategory =
  /** Services, each of its vendor. */
  | 'PRODUCT'
  /** Regions, each of their vendor. */
  | 'REGION'
  /** Service categories of FOCUS, alike over vendors. */
  | 'SERVICE_CATEGORY';

/** What an abnormal change is measured against. */
export type WidgetComparison =
  /** The last 3 days against the 3 before. */
  | 'LAST_3_DAYS'
  /** The last 7 days against the 7 before. */
  | 'LAST_7_DAYS'
  /** The latest day against the day before. */
  | 'LATEST_DAY'
  /** The latest day against the average of 7 days. */
  | 'LATEST_DAY_TO_AVERAGE'
  /** The month to date against the same days of last month. */
  | 'MONTH_TO_DATE';

/** A way that an alarm is sent. */
export type WidgetChannel =
  /** By e-mail. */
  | 'EMAIL'
  /** By text message. */
  | 'SMS'
  /** By AlertNow. */
  | 'ALERT_NOW';

/** Who is told of an alarm. */
export type WidgetSendType =
  /** Everybody. */
  | 'ALL'
  /** Users who are registered for its level. */
  | 'BY_LEVEL';

/** How readily a change is found. */
export type WidgetSensitivity =
  /** Small changes too. */
  | 'HIGH'
  /** As by default. */
  | 'MIDDLE'
  /** Large changes only. */
  | 'LOW';

/** What of a company is meant, by all that is given; with nothing it is the whole company. */
export type DataScopeInput = {
  /** FOCUS BillingAccountId; empty for rows without one. */
  billingAccountId?: InputMaybe<Scalars['String']['input']>;
  /** What a file brought to the lists beside the charges, such as an inventory of commitments; given alone. */
  file?: InputMaybe<Scalars['String']['input']>;
  /** Billing month: its first day. */
  month?: InputMaybe<Scalars['Date']['input']>;
  /** The vendor. */
  vendor?: InputMaybe<Vendor>;
};

/** What is stored within a scope, and what scopes there are. */
export type StoredData = {
  __typename?: 'StoredData';
  /** Billed cost by currency. */
  amounts: Array<StoredAmount>;
  /** Billing accounts of the whole company, FOCUS BillingAccountId. */
  billingAccountIds: Array<Scalars['String']['output']>;
  /** Files of the whole company whose rows stand in lists beside the charges, by name. */
  files: Array<StoredFile>;
  /** False where the money of a month was never counted: it is not in `amounts` then. */
  isCounted: Scalars['Boolean']['output'];
  /** How many days what is replaced or removed can be put back. */
  keepDays: Scalars['Int']['output'];
  /** How many of its newest billing months the company keeps; null: all of them. */
  keptMonths?: Maybe<Scalars['Int']['output']>;
  /** Billing months of a vendor and billing account within the scope. */
  monthCount: Scalars['Int']['output'];
  /** Billing months of the whole company, by their first days. */
  months: Array<Scalars['Date']['output']>;
  /** Rows within the scope: of months, or of the lists of a file. */
  rowCount: Scalars['Float']['output'];
  /** Vendors of the whole company, without those that are kept but shown nowhere. */
  vendors: Array<Vendor>;
};

/** A file whose rows stand in lists beside the charges. */
export type StoredFile = {
  __typename?: 'StoredFile';
  /** Its name. */
  file: Scalars['String']['output'];
  /** The lists, each with its rows of the file that no later file replaced. */
  lists: Array<StoredList>;
};

/** Rows of a list that came from one file. */
export type StoredList = {
  __typename?: 'StoredList';
  /** The list. */
  list: DataList;
  /** How many. */
  rowCount: Scalars['Int']['output'];
};

/** What files bring beside the charges. */
export type DataList =
  /** Advice on commitments of the AWS command line. */
  | 'AWS_ADVICE'
  /** Savings Plans and reservations as the AWS command line describes them. */
  | 'AWS_COMMITMENTS'
  /** The export of the AWS Cost Optimization Hub. */
  | 'AWS_HUB_ADVICE'
  /** Azure's reservation recommendations. */
  | 'AZURE_ADVICE'
  /** Azure's reservation details. */
  | 'AZURE_RESERVATION_DETAILS'
  /** Azure's reservation transactions. */
  | 'AZURE_RESERVATION_TRANSACTIONS'
  /** FOCUS BillingPeriod. */
  | 'BILLING_PERIODS'
  /** Tables of rates of commitments. */
  | 'COMMITMENT_RATES'
  /** FOCUS ContractCommitment. */
  | 'CONTRACT_COMMITMENTS'
  /** Recommendations of the Recommender of Google Cloud. */
  | 'GOOGLE_ADVICE'
  /** FOCUS InvoiceDetail. */
  | 'INVOICE_DETAILS';

/** Billed cost in one currency. */
export type StoredAmount = {
  __typename?: 'StoredAmount';
  /** Sum of BilledCost, in `currency`. */
  billed: Scalars['Float']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
};

/** A page of changes. */
export type DataChangeConnection = {
  __typename?: 'DataChangeConnection';
  /** The rows of the page. */
  edges: Array<DataChangeEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows of all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page. */
export type DataChangeEdge = {
  __typename?: 'DataChangeEdge';
  /** Opaque position of the row. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: DataChange;
};

/** Something that was done to the data of a company: which months it changed, and what was there before. */
export type DataChange = Node & {
  __typename?: 'DataChange';
  /** Name of the user who did it; null where there is none. */
  actor?: Maybe<Scalars['String']['output']>;
  /** Billed cost before and now, by currency; of a list only within its scope. */
  amounts: Array<DataAmountChange>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Why it cannot be taken back; null where it can. */
  block?: Maybe<DataChangeBlock>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** False where the money of a month was never counted: it is not in `amounts` then. */
  isCounted: Scalars['Boolean']['output'];
  /** Until when what was before is kept to be put back; null where nothing was, or where it cannot be taken back. */
  keptUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What was done. */
  kind: DataChangeKind;
  /** Billing months of a vendor and billing account that it changed; of a list only within its scope. */
  monthCount: Scalars['Int']['output'];
  /** Each month before and after; asked for by another call. */
  report?: Maybe<DataChangeReport>;
  /** Global id of the change that this one took back. */
  reverts?: Maybe<Scalars['ID']['output']>;
  /** Rows before, of months and of lists beside the charges; of a list of changes only within its scope. */
  rowsBefore: Scalars['Float']['output'];
  /** Rows now, of months and of lists beside the charges; of a list of changes only within its scope. */
  rowsNow: Scalars['Float']['output'];
  /** Of a load the names of its files, of a removal what it took out; of the others that of what they took back. */
  source: Scalars['String']['output'];
};

/** What was done to the data of a company. */
export type DataChangeKind =
  /** Files were loaded. */
  | 'LOAD'
  /** Billing months, or what a file brought beside the charges, were taken out. */
  | 'REMOVAL'
  /** A removal or an undo was taken back. */
  | 'RESTORE'
  /** A load was taken back. */
  | 'UNDO';

/** Why a change cannot be taken back. */
export type DataChangeBlock =
  /** Some of what it changed was changed since; the later change is taken back first. */
  | 'DATA_CHANGED_SINCE'
  /** What was there before is not kept any more. */
  | 'DATA_NOT_KEPT';

/** What a change did, month by month and list by list. */
export type DataChangeReport = {
  __typename?: 'DataChangeReport';
  /** Lists beside the charges, in a fixed order. */
  lists: Array<ChangedList>;
  /** By month, vendor and billing account, at most 2,000. */
  months: Array<ChangedMonth>;
  /** Months that are not listed. */
  monthsLeftOut: Scalars['Int']['output'];
};

/** Rows of a list beside the charges that a change took out and put in. */
export type ChangedList = {
  __typename?: 'ChangedList';
  /** The list. */
  list: DataList;
  /** Rows that it took out or replaced. */
  rowsBefore: Scalars['Int']['output'];
  /** Rows that it put in. */
  rowsNow: Scalars['Int']['output'];
};

/** One billing month of a vendor and billing account, before and after a change. */
export type ChangedMonth = {
  __typename?: 'ChangedMonth';
  /** Billed cost before and now, by currency. */
  amounts: Array<DataAmountChange>;
  /** FOCUS BillingAccountId; empty where rows have none. */
  billingAccountId: Scalars['String']['output'];
  /** Its first day. */
  month: Scalars['Date']['output'];
  /** Rows before. */
  rowsBefore: Scalars['Float']['output'];
  /** Rows now. */
  rowsNow: Scalars['Float']['output'];
  /** The vendor; null for one that is kept but shown nowhere. */
  vendor?: Maybe<Vendor>;
};

/** Billed cost in one currency before and after a change. */
export type DataAmountChange = {
  __typename?: 'DataAmountChange';
  /** Sum of BilledCost before, in `currency`. */
  billedBefore: Scalars['Float']['output'];
  /** Sum of BilledCost now, in `currency`. */
  billedNow: Scalars['Float']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
};

/** What to take out. */
export type RemoveDataInput = {
  /** The name of the company, as it is. */
  confirmation: Scalars['String']['input'];
  /** What is meant; with nothing given it is all billing months of the company. */
  scope: DataScopeInput;
};

/** The outcome of removeData. */
export type RemoveDataPayload = {
  __typename?: 'RemoveDataPayload';
  /** The removal; null when nothing was done. */
  change?: Maybe<DataChange>;
  /** What the user can mend; empty when it was done. CONFIRMATION_WRONG, NOTHING_TO_REMOVE. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** The change to take back. */
export type RevertDataChangeInput = {
  /** The name of the company, as it is. */
  confirmation: Scalars['String']['input'];
  /** Global id. */
  id: Scalars['ID']['input'];
};

/** The outcome of revertDataChange. */
export type RevertDataChangePayload = {
  __typename?: 'RevertDataChangePayload';
  /** The undo or restoring; null when nothing was done. */
  change?: Maybe<DataChange>;
  /** What the user can mend; empty when it was done. CONFIRMATION_WRONG, UNKNOWN_DATA_CHANGE, DATA_CHANGED_SINCE, DATA_NOT_KEPT. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** A billing file held against the rules of FOCUS. */
export type FocusCheck = {
  __typename?: 'FocusCheck';
  /** Rules that it breaks: those of the header first. */
  broken: Array<BrokenFocusRule>;
  /** Rows that were checked. */
  rowCount: Scalars['Int']['output'];
  /** Rules that it was held against. */
  ruleCount: Scalars['Int']['output'];
  /** Lines that cannot be read, and were not checked. */
  unreadable: Scalars['Int']['output'];
  /** The version of FOCUS whose rules they are, such as `1.2`. */
  version: Scalars['String']['output'];
};

/** A rule of FOCUS that a file breaks. */
export type BrokenFocusRule = {
  __typename?: 'BrokenFocusRule';
  /** The column that it is about. */
  column: Scalars['String']['output'];
  /** The first five rows that break it; none where the header does. */
  first: Array<BrokenFocusRow>;
  /** The column and what is asked of it, such as `BilledCost-NOT_NULL`. */
  id: Scalars['String']['output'];
  /** Whether FOCUS requires or advises it. */
  keyword: FocusKeyword;
  /** What is asked of the column. */
  kind: FocusRuleKind;
  /** The column that it is held beside; null for none. */
  other?: Maybe<Scalars['String']['output']>;
  /** Rows that break it; null where the header does. */
  rows?: Maybe<Scalars['Float']['output']>;
  /** The condition under which it holds, over names of columns; null for always. */
  where?: Maybe<Scalars['String']['output']>;
  /** The words that are allowed, or forbidden. */
  words: Array<Scalars['String']['output']>;
};

/** A row that breaks a rule of FOCUS. */
export type BrokenFocusRow = {
  __typename?: 'BrokenFocusRow';
  /** Line of the file, from 1 (the header); of a Parquet file the number of the row. */
  line: Scalars['Float']['output'];
  /** What is there, cut to 80 characters; null for nothing. */
  value?: Maybe<Scalars['String']['output']>;
};

/** How strongly FOCUS asks for something. */
export type FocusKeyword =
  /** Required. */
  | 'MUST'
  /** Advised. */
  | 'SHOULD';

/** What a rule of FOCUS asks of a column. */
export type FocusRuleKind =
  /** It is in the header. */
  | 'PRESENT'
  /** The header spells it as FOCUS does. */
  | 'NAMED'
  /** It has a value in every row. */
  | 'NOT_NULL'
  /** It is a number. */
  | 'NUMBER'
  /** It is a time in UTC, as ISO 8601 writes it. */
  | 'TIME'
  /** It is a JSON object. */
  | 'JSON'
  /** It is a currency code of ISO 4217. */
  | 'CURRENCY'
  /** It is one of the allowed words. */
  | 'WORD'
  /** It is later than the other column. */
  | 'AFTER'
  /** It is empty under the condition. */
  | 'NULL_WHERE'
  /** It has a value under the condition. */
  | 'SET_WHERE'
  /** It is 0 under the condition. */
  | 'ZERO_WHERE'
  /** It is none of the words under the condition. */
  | 'NEVER_WHERE'
  /** It equals the other column under the condition. */
  | 'SAME_WHERE'
  /** It is the other column times PricingQuantity under the condition. */
  | 'PRODUCT';

/** What a load changes, month by month, and what speaks against it. */
export type LoadPlan = {
  __typename?: 'LoadPlan';
  /** The answers that were given with the load. */
  allowed: Array<LoadAnswer>;
  /** What speaks against it, at most 200. */
  findings: Array<LoadFinding>;
  /** Findings that are not listed. */
  findingsLeftOut: Scalars['Int']['output'];
  /** Billing months that it changes, at most 2,000. */
  months: Array<PlannedMonth>;
  /** Changed months that are not listed. */
  monthsLeftOut: Scalars['Int']['output'];
};

/** A billing month that a load changes: what is there before it, and what after. */
export type PlannedMonth = {
  __typename?: 'PlannedMonth';
  /** Billing account of the vendor. */
  billingAccountId: Scalars['String']['output'];
  /** Billed cost, by currency. */
  money: Array<PlannedMoney>;
  /** Its first day. */
  month: Scalars['Date']['output'];
  /** Rows after the load. */
  rowsAfter: Scalars['Int']['output'];
  /** Rows before; null where the month is new. */
  rowsBefore?: Maybe<Scalars['Int']['output']>;
  /** The vendor; null for one that is kept but shown nowhere. */
  vendor?: Maybe<Vendor>;
};

/** Billed cost of a month in one currency, before and after a load. */
export type PlannedMoney = {
  __typename?: 'PlannedMoney';
  /** Sum of BilledCost after, in `currency`; null where none is left. */
  after?: Maybe<Scalars['Float']['output']>;
  /** Sum of BilledCost before, in `currency`; null where there is none, or none is known. */
  before?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
};

/** Something that refuses a load until a person lets it in. */
export type LoadFinding = {
  __typename?: 'LoadFinding';
  /** Answers, each of which lets it in. */
  answers: Array<LoadAnswer>;
  /** Billing account of the vendor; null where it is of a file. */
  billingAccountId?: Maybe<Scalars['String']['output']>;
  /** What was found, in the language of the request. */
  detail: Scalars['String']['output'];
  /** Name of the file; null where it is of a month. */
  file?: Maybe<Scalars['String']['output']>;
  /** Billing month: its first day; null where it is of a file. */
  month?: Maybe<Scalars['Date']['output']>;
  /** Why the load is refused. */
  reason: LoadReason;
  /** The vendor; null for one that is kept but shown nowhere, and where it is of a file. */
  vendor?: Maybe<Vendor>;
};

/** Why a load is refused by default. */
export type LoadReason =
  /** Rows cannot be loaded. */
  | 'REJECTED'
  /** A month loses more than a tenth of its rows or its money, or other charges take the place of its charges. */
  | 'SHRINK'
  /** A few rows of a file of another month would take the place of a month. */
  | 'STRAY'
  /** Amounts are beyond reason, by themselves or beside the months around. */
  | 'OUTLIER'
  /** Charges are too far from their billing period. */
  | 'PERIOD'
  /** The same charges stand there twice. */
  | 'DOUBLED'
  /** Ids are numbers that a spreadsheet made of them. */
  | 'IDS'
  /** Tags are no JSON any more. */
  | 'TAGS'
  /** Dates may begin with the day or with the month. */
  | 'DATES'
  /** Commas may be decimal commas or group digits. */
  | 'DECIMALS';

/** What a person answers to the findings of a load: the words behind `--allow`. */
export type LoadAnswer =
  /** Load the other rows. */
  | 'REJECTED'
  /** Let the month shrink. */
  | 'SHRINK'
  /** Let stray rows replace a month. */
  | 'STRAY'
  /** Take the amounts as they are. */
  | 'OUTLIER'
  /** Take the dates as they are. */
  | 'PERIOD'
  /** Count the charges twice. */
  | 'DOUBLED'
  /** Keep the damaged ids. */
  | 'IDS'
  /** Load the rows without tags. */
  | 'TAGS'
  /** Dates begin with the day. */
  | 'DAY_FIRST'
  /** Dates begin with the month. */
  | 'MONTH_FIRST'
  /** Commas are decimal commas. */
  | 'DECIMAL_COMMA'
  /** Commas group digits. */
  | 'DECIMAL_POINT';

/** What a number of months to keep would remove. */
export type RetentionPreview = {
  __typename?: 'RetentionPreview';
  /** Billed cost by currency. */
  amounts: Array<StoredAmount>;
  /** The first billing month that would stay, by its first day; null where the company has none. */
  firstMonth?: Maybe<Scalars['Date']['output']>;
  /** False where the money of a month was never counted: it is not in `amounts` then. */
  isCounted: Scalars['Boolean']['output'];
  /** Billing months of a vendor and billing account that would go. */
  monthCount: Scalars['Int']['output'];
  /** Rows that would go. */
  rowCount: Scalars['Float']['output'];
};

/** How many billing months to keep. */
export type SaveDataRetentionInput = {
  /** The name of the company, as it is. */
  confirmation: Scalars['String']['input'];
  /** 13 to 600; null: all of them. */
  keptMonths?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of saveDataRetention. */
export type SaveDataRetentionPayload = {
  __typename?: 'SaveDataRetentionPayload';
  /** The removal of older months; null where there were none, or when nothing was done. */
  change?: Maybe<DataChange>;
  /** What the user can mend; empty when it was done. CONFIRMATION_WRONG. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** A part of where a source is and how the portal signs in there. */
export type DataSourceFieldInput = {
  /** Such as `bucket`, `prefix` or `secretAccessKey`. */
  id: Scalars['String']['input'];
  /** Its value. */
  value: Scalars['String']['input'];
};

/** A connected source. */
export type SaveDataSourceInput = {
  /** What is let in although the plan of a load speaks against it. */
  allow: Array<LoadAnswer>;
  /** How often it is looked at, in minutes: 15, 60, 360, 720 or 1440. */
  everyMinutes: Scalars['Int']['input'];
  /** A secret that is left out is kept, as long as address, bucket and key stay the same. */
  fields: Array<DataSourceFieldInput>;
  /** Id; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** It is not looked at by itself. */
  isPaused: Scalars['Boolean']['input'];
  /** The kind of storage. */
  kind: DataSourceKind;
  /** What makes its files whole. */
  layout: DataSourceLayout;
  /** Its name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** As it was read; left out for a new one. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** How the portal signs in. */
  way: DataSourceWay;
};

/** The saved source. */
export type SaveDataSourcePayload = {
  __typename?: 'SaveDataSourcePayload';
  /** The source; null when it was refused. */
  source?: Maybe<DataSource>;
  /**
   * What the user can mend; empty when it was saved. NAME_MISSING, SOURCE_FIELD_MISSING, SOURCE_FIELD_INVALID,
   * SOURCE_WAY_CLOSED, SOURCE_OF_FILE, UNKNOWN_SOURCE, TOO_MANY_SOURCES, CHANGED_MEANWHILE.
   */
  userErrors: Array<UserError>;
  /** Asked again after the change. */
  viewer?: Maybe<Viewer>;
};

/** A connected source as it would be saved. */
export type TestDataSourceInput = {
  /** A secret that is left out is the kept one, as long as address, bucket and key stay the same. */
  fields: Array<DataSourceFieldInput>;
  /** Id; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The kind of storage. */
  kind: DataSourceKind;
  /** How the portal signs in. */
  way: DataSourceWay;
};

/** What a trial saw. */
export type TestDataSourcePayload = {
  __typename?: 'TestDataSourcePayload';
  /** What was seen; null when it was not tried. */
  trial?: Maybe<DataSourceTrial>;
  /** What the user can mend; empty when it was tried. */
  userErrors: Array<UserError>;
};

/** What a trial saw of the first thousand objects. */
export type DataSourceTrial = {
  __typename?: 'DataSourceTrial';
  /** Why it cannot be read; null where it can. */
  fault?: Maybe<DataSourceFault>;
  /** Billing files. */
  fileCount: Scalars['Int']['output'];
  /** There are more than those. */
  isMore: Scalars['Boolean']['output'];
  /** The first ten names. */
  keys: Array<Scalars['String']['output']>;
  /** Manifests. */
  manifestCount: Scalars['Int']['output'];
};

/** A run of a connected source. */
export type RunDataSourceInput = {
  /** What is let in by this run alone. */
  allow: Array<LoadAnswer>;
  /** Id of the source. */
  id: Scalars['ID']['input'];
  /** Make the plans and change nothing. */
  isDry: Scalars['Boolean']['input'];
};

/** The run that was asked for. */
export type RunDataSourcePayload = {
  __typename?: 'RunDataSourcePayload';
  /** The run; null when it was refused. */
  run?: Maybe<DataSourceRun>;
  /** What the user can mend; empty when it was asked for. UNKNOWN_SOURCE. */
  userErrors: Array<UserError>;
};

/** Which source goes. */
export type RemoveDataSourceInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** As it was read. */
  version: Scalars['Int']['input'];
};

/** Whether it is gone. */
export type RemoveDataSourcePayload = {
  __typename?: 'RemoveDataSourcePayload';
  /** What the user can mend; empty when it is gone. UNKNOWN_SOURCE, SOURCE_OF_FILE, CHANGED_MEANWHILE. */
  userErrors: Array<UserError>;
  /** Asked again after the change. */
  viewer?: Maybe<Viewer>;
};

/** The connected sources of a company. */
export type DataSources = {
  __typename?: 'DataSources';
  /** What a role of AWS that trusts the portal asks for as external id: of this company alone. */
  externalId: Scalars['String']['output'];
  /** The sources, by name. */
  list: Array<DataSource>;
};

/** Where billing files come from by themselves. */
export type DataSource = {
  __typename?: 'DataSource';
  /** What is let in although the plan of a load speaks against it. */
  allow: Array<LoadAnswer>;
  /** Name of who changed it last; empty where that was a file on the server. */
  author: Scalars['String']['output'];
  /** When it was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** How often it is looked at, in minutes. */
  everyMinutes: Scalars['Int']['output'];
  /** Runs in a row that failed. */
  failures: Scalars['Int']['output'];
  /** Where it is and how the portal signs in there, without secrets. */
  fields: Array<DataSourceField>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** It is set up by a file on the server, and changed there alone. */
  isOfFile: Scalars['Boolean']['output'];
  /** It is not looked at by itself. */
  isPaused: Scalars['Boolean']['output'];
  /** A program is at it. */
  isRunning: Scalars['Boolean']['output'];
  /** The kind of storage. */
  kind: DataSourceKind;
  /** The newest run; null before the first. */
  lastRun?: Maybe<DataSourceRun>;
  /** What makes its files whole. */
  layout: DataSourceLayout;
  /** What was seen last of each month, the newest first. */
  months: Array<DataSourceSeen>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** When it is looked at next. */
  nextRunAt: Scalars['DateTime']['output'];
  /** Ids of the secrets that are kept. */
  secrets: Array<Scalars['String']['output']>;
  /** Grows with each change. */
  version: Scalars['Int']['output'];
  /** How the portal signs in. */
  way: DataSourceWay;
};

/** A part of where a source is and how the portal signs in there. */
export type DataSourceField = {
  __typename?: 'DataSourceField';
  /** Such as `bucket`, `prefix` or `accessKeyId`. */
  id: Scalars['String']['output'];
  /** Its value; never a secret. */
  value: Scalars['String']['output'];
};

/** Kinds of storage. */
export type DataSourceKind =
  /** A container of Azure Blob Storage. */
  | 'AZURE_BLOB'
  /** A folder of the server, or a network drive. */
  | 'FOLDER'
  /** A bucket of Google Cloud Storage. */
  | 'GCS'
  /** A bucket of Amazon S3 or of storage that speaks its protocol. */
  | 'S3';

/** How the portal signs in at a storage. */
export type DataSourceWay =
  /** Azure: a connection string. */
  | 'CONNECTION_STRING'
  /** Files of the server; set up by a file on the server alone. */
  | 'FILES'
  /** Google: an HMAC key. */
  | 'HMAC'
  /** S3: an access key. */
  | 'KEYS'
  /** S3: what the server may by itself; set up by a file on the server alone. */
  | 'MACHINE'
  /** S3: a profile of the server; set up by a file on the server alone. */
  | 'PROFILE'
  /** AWS: a role that trusts the portal. */
  | 'ROLE'
  /** Azure: a shared access signature. */
  | 'SAS'
  /** Google: a key of a service account. */
  | 'SERVICE_ACCOUNT';

/** What makes the files of a source whole. */
export type DataSourceLayout =
  /** All files of a month, once they stopped changing. */
  | 'FILES'
  /** What the manifests of exports list: AWS Data Exports, AWS Cost and Usage Report, Azure exports. */
  | 'MANIFESTS';

/** What became of a run, or of the files of a month. */
export type DataSourceState =
  /** Files are not whole yet; they are looked at again soon. */
  | 'ARRIVING'
  /** It could not be done; nothing was changed. */
  | 'FAILED'
  /** Files are in place. */
  | 'LOADED'
  /** A dry run: the plan is there, nothing was changed. */
  | 'PLANNED'
  /** The plan, or the manifest, speaks against it; nothing was changed. */
  | 'REFUSED'
  /** It goes on. */
  | 'RUNNING'
  /** Nothing is new. */
  | 'UNCHANGED'
  /** It was asked for and has not begun. */
  | 'WAITING';

/** Why a run brings nothing. */
export type DataSourceFaultCode =
  /** The storage refuses access. */
  | 'ACCESS_DENIED'
  /** The address is private, and the portal does not reach it. */
  | 'ADDRESS_PRIVATE'
  /** The clocks of portal and storage are apart. */
  | 'CLOCK_APART'
  /** Files that a manifest lists do not come. */
  | 'FILES_MISSING'
  /** A load failed. */
  | 'LOAD_FAILED'
  /** The plan of a load speaks against it. */
  | 'LOAD_REFUSED'
  /** A manifest is none. */
  | 'MANIFEST_UNREADABLE'
  /** A manifest contradicts the files or itself. */
  | 'MANIFEST_WRONG'
  /** Nothing to load is there. */
  | 'NOTHING_FOUND'
  /** A file was changed while it was fetched. */
  | 'OBJECT_CHANGED'
  /** Bucket, container or folder is not there. */
  | 'PLACE_GONE'
  /** The secret has ended. */
  | 'SECRET_ENDED'
  /** The secret was sealed with another key of the portal. */
  | 'SECRET_UNREADABLE'
  /** More than 100,000 objects are there. */
  | 'TOO_MANY_OBJECTS'
  /** It ended before it was done. */
  | 'UNEXPECTED'
  /** The storage does not answer. */
  | 'UNREACHABLE';

/** Why a run brings nothing, and what the storage says. */
export type DataSourceFault = {
  __typename?: 'DataSourceFault';
  /** Why. */
  code: DataSourceFaultCode;
  /** What the storage answered, or the file at fault, in English; never a secret. */
  detail: Scalars['String']['output'];
};

/** What became of the files of a month in one run. */
export type DataSourceMonth = {
  __typename?: 'DataSourceMonth';
  /** Decimal text: bytes of the files. */
  bytes: Scalars['String']['output'];
  /** Why they were not loaded; null where nothing speaks against them. */
  fault?: Maybe<DataSourceFault>;
  /** How many files. */
  fileCount: Scalars['Int']['output'];
  /** Global id of the load that it led to; null where it led to none. */
  loadId?: Maybe<Scalars['ID']['output']>;
  /** Billing month: its first day; null for files whose names tell none. */
  month?: Maybe<Scalars['Date']['output']>;
  /** What became of them. */
  state: DataSourceState;
};

/** What was seen last of the files of a month. */
export type DataSourceSeen = {
  __typename?: 'DataSourceSeen';
  /** How many files. */
  fileCount: Scalars['Int']['output'];
  /** Billing month: its first day; null for files whose names tell none. */
  month?: Maybe<Scalars['Date']['output']>;
  /** Since when it is these files in this state of theirs. */
  seenAt: Scalars['DateTime']['output'];
  /** A hash of the names, ETags and sizes of files and manifests. */
  signature: Scalars['String']['output'];
  /** What became of them. */
  state: DataSourceState;
};

/** A page of runs. */
export type DataSourceRunConnection = {
  __typename?: 'DataSourceRunConnection';
  /** The rows of the page. */
  edges: Array<DataSourceRunEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows of all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page. */
export type DataSourceRunEdge = {
  __typename?: 'DataSourceRunEdge';
  /** Opaque position of the row. */
  cursor: Scalars['String']['output'];
  /** The run. */
  node: DataSourceRun;
};

/** One run of a connected source. */
export type DataSourceRun = {
  __typename?: 'DataSourceRun';
  /** When it was asked for, or came due. */
  askedAt: Scalars['DateTime']['output'];
  /** Name of who asked for it; null where it was due. */
  askedBy?: Maybe<Scalars['String']['output']>;
  /** When it ended; null while it goes on. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first fault; null where there is none. */
  fault?: Maybe<DataSourceFault>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Only the plans were made. */
  isDry: Scalars['Boolean']['output'];
  /** By month, the earliest first. */
  months: Array<DataSourceMonth>;
  /** Billing files and manifests that are there; null until they were listed. */
  objectCount?: Maybe<Scalars['Int']['output']>;
  /** What became of it: the worst of its months. */
  state: DataSourceState;
};

/** What is told as it happens: an event stream (SSE) of one operation, asked for by POST. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Loads into the current company: first those of the last minute, then each whenever it changes. The stream of one load
   * ends with it; the other goes on until the sign-in, the right or the client ends.
   */
  loadProgress?: Maybe<LoadRun>;
};


/** What is told as it happens: an event stream (SSE) of one operation, asked for by POST. */
export type SubscriptionLoadProgressArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of loads. */
export type LoadRunConnection = {
  __typename?: 'LoadRunConnection';
  /** The rows of the page. */
  edges: Array<LoadRunEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows of all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page. */
export type LoadRunEdge = {
  __typename?: 'LoadRunEdge';
  /** Opaque position of the row. */
  cursor: Scalars['String']['output'];
  /** The load. */
  node: LoadRun;
};

/** One run of the loader: what became of some billing files. */
export type LoadRun = Node & {
  __typename?: 'LoadRun';
  /** Global id of the change that it made, by which it is taken back; null where it changed nothing. */
  changeId?: Maybe<Scalars['ID']['output']>;
  /** When it ended; of an interrupted one its last sign of life, and null while it runs. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed; null for any other. */
  fault?: Maybe<LoadFault>;
  /** Files that were read; null until it ended well. */
  fileCount?: Maybe<Scalars['Int']['output']>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Billing months that have fewer rows than before; null until it ended well. */
  monthsShrunk?: Maybe<Scalars['Int']['output']>;
  /** Who asked for it. */
  origin: LoadOrigin;
  /** The newest step; null before the first one and after a good end. */
  progress?: Maybe<LoadProgress>;
  /** What it tells about its files and its plan; null while it runs, and where it failed or was interrupted. */
  report?: Maybe<LoadReport>;
  /** Rows that were loaded; null until it ended well. */
  rowsLoaded?: Maybe<Scalars['Int']['output']>;
  /** Rows that were not loaded because something in them is wrong; null until it ended well. */
  rowsRejected?: Maybe<Scalars['Int']['output']>;
  /** The name of its file, or of the first one with the number of the others. */
  source: Scalars['String']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Name of the account that gave the command; null where there is none. */
  startedBy?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  state: LoadState;
};

/** Who asked for a load. */
export type LoadOrigin =
  /** The command `npm run ingest`. */
  | 'COMMAND'
  /** Files in the inbox folder. */
  | 'INBOX'
  /** Files that were uploaded on the page Data. */
  | 'UPLOAD'
  /** Files of a connected source. */
  | 'SOURCE'
  /** The demo company. */
  | 'DEMO';

/** What became of a load. */
export type LoadState =
  /** It goes on. */
  | 'RUNNING'
  /** Its months are in place. */
  | 'LOADED'
  /** Everything was loaded before: nothing had to change. */
  | 'UNCHANGED'
  /** Its plan was asked for, and nothing was changed. */
  | 'PLANNED'
  /** Its plan speaks against it, and no answer let it in: nothing was changed. */
  | 'REFUSED'
  /** A file could not be used, or something failed: nothing was changed. */
  | 'FAILED'
  /** It was killed: nothing was changed, and the same files may be loaded again. */
  | 'INTERRUPTED';

/** A step of a load. */
export type LoadProgress = {
  __typename?: 'LoadProgress';
  /** Files or months that are done. */
  done: Scalars['Int']['output'];
  /** The file that is made or read, or the month that is written. */
  name: Scalars['String']['output'];
  /** Such as making, reading or writing. */
  step: Scalars['String']['output'];
  /** Files or months in all. */
  total: Scalars['Int']['output'];
};

/** Why a load was refused as a whole. */
export type LoadFault = {
  __typename?: 'LoadFault';
  /** The file at fault; null when the fault is of no file. */
  file?: Maybe<Scalars['String']['output']>;
  /** What is wrong and what to do, in English. */
  message: Scalars['String']['output'];
};

/** What a load tells about its files. */
export type LoadReport = {
  __typename?: 'LoadReport';
  /** The files, at most 500. */
  files: Array<LoadedFile>;
  /** Files that are not listed. */
  filesLeftOut: Scalars['Int']['output'];
  /** What it changed, or would have changed, and what spoke against it. */
  plan: LoadPlan;
  /** Billing months that it put in the place of what was there, at most 2,000. */
  replaced: Array<ReplacedMonth>;
  /** Replaced months that are not listed. */
  replacedLeftOut: Scalars['Int']['output'];
};

/** What was found in one billing file. */
export type LoadedFile = {
  __typename?: 'LoadedFile';
  /** How it holds against the rules of FOCUS; null but for a FOCUS file whose load was only planned, the first 20 of a load. */
  check?: Maybe<FocusCheck>;
  /** How the file is written, such as CSV or Parquet. */
  format: Scalars['String']['output'];
  /** What was found in it, such as `FOCUS 1.0` or `AWS CUR`. */
  layout: Scalars['String']['output'];
  /** Name of the file. */
  name: Scalars['String']['output'];
  /** What was assumed or left out, one sentence each, in the language of the request; in English where the load is older than that. */
  notes: Array<Scalars['String']['output']>;
  /** The first hundred rows that were not loaded. */
  rejected: Array<RejectedRow>;
  /** Rows that were loaded; 0 for an unchanged file. */
  rowsLoaded: Scalars['Int']['output'];
  /** Records of the file. */
  rowsRead: Scalars['Int']['output'];
  /** Rows that were not loaded. */
  rowsRejected: Scalars['Int']['output'];
  /** Sums of the good rows, also when they were loaded before. */
  totals: Array<LoadTotal>;
  /** The same bytes were loaded before: nothing was done. */
  unchanged: Scalars['Boolean']['output'];
};

/** A row that was not loaded. */
export type RejectedRow = {
  __typename?: 'RejectedRow';
  /** The FOCUS column at fault; null when it is the whole line. */
  column?: Maybe<Scalars['String']['output']>;
  /** Line of the file, from 1 (the header); of a Parquet file the number of the row. */
  line: Scalars['Float']['output'];
  /** What is wrong, in the language of the request. */
  reason: Scalars['String']['output'];
  /** What is there, cut to 200 characters. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Sums of loaded rows of one vendor, billing month and currency. */
export type LoadTotal = {
  __typename?: 'LoadTotal';
  /** Sum of BilledCost, in `currency`. */
  billed: Scalars['Float']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Sum of EffectiveCost, in `currency`. */
  effective: Scalars['Float']['output'];
  /** Billing month: its first day. */
  month: Scalars['Date']['output'];
  /** Rows. */
  rows: Scalars['Int']['output'];
  /** The vendor; null for one that is kept but shown nowhere. */
  vendor?: Maybe<Vendor>;
};

/** A billing month that a load put in the place of what was there. */
export type ReplacedMonth = {
  __typename?: 'ReplacedMonth';
  /** Billing account of the vendor. */
  billingAccountId: Scalars['String']['output'];
  /** Whether it has fewer rows than before: perhaps a file is missing. */
  isShrunk: Scalars['Boolean']['output'];
  /** Its first day. */
  month: Scalars['Date']['output'];
  /** Rows before. */
  rowsBefore: Scalars['Int']['output'];
  /** Rows now. */
  rowsNow: Scalars['Int']['output'];
  /** The vendor; null for one that is kept but shown nowhere. */
  vendor?: Maybe<Vendor>;
};

/** How fresh and how whole the data of a company are. */
export type DataState = {
  __typename?: 'DataState';
  /** Rows of vendors that are kept but shown nowhere: unknown ones, and those that the portal does not offer. */
  unlistedRows: Scalars['Int']['output'];
  /** By vendor, in the order of the portal. */
  vendors: Array<VendorData>;
};

/** How fresh and how whole the data of one vendor are. */
export type VendorData = {
  __typename?: 'VendorData';
  /** The last day whose cost is complete; null without usage. */
  completeThrough?: Maybe<Scalars['Date']['output']>;
  /** What the rows hold and lack, by billing currency, the one of most rows first. */
  currencies: Array<CurrencyData>;
  /** End of the newest usage, exclusive; null without usage. */
  dataThrough?: Maybe<Scalars['DateTime']['output']>;
  /** The first day with a charge. */
  firstDate: Scalars['Date']['output'];
  /** False while some months were not counted yet; `currencies` then tells of the others. */
  isCounted: Scalars['Boolean']['output'];
  /** When its newest month was loaded. */
  lastLoadedAt: Scalars['DateTime']['output'];
  /** Loads that its months are of. */
  loadCount: Scalars['Int']['output'];
  /** Billing months without any row between the first and the last, by their first days. */
  missingMonths: Array<Scalars['Date']['output']>;
  /** Billing months with rows. */
  monthCount: Scalars['Int']['output'];
  /** Billing months whose publisher rounded effective cost to whole numbers, so that it says nothing, by their first days. */
  roundedMonths: Array<Scalars['Date']['output']>;
  /** Rows. */
  rowCount: Scalars['Float']['output'];
  /** The vendor. */
  vendor: Vendor;
};

/** What rows in one billing currency hold and lack. Shares are of the sum of absolute BilledCost, 0 to 1, null when that is 0. */
export type CurrencyData = {
  __typename?: 'CurrencyData';
  /** Sum of BilledCost, in `currency`. */
  billed: Scalars['Float']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Rows. */
  rowCount: Scalars['Float']['output'];
  /** Share of rows without a sub account. */
  shareWithoutAccount?: Maybe<Scalars['Float']['output']>;
  /** Share of rows without ListCost. */
  shareWithoutListPrice?: Maybe<Scalars['Float']['output']>;
  /** Share of rows without a region. */
  shareWithoutRegion?: Maybe<Scalars['Float']['output']>;
  /** Share of rows without a service. */
  shareWithoutService?: Maybe<Scalars['Float']['output']>;
  /** Share of rows without any tag. */
  shareWithoutTags?: Maybe<Scalars['Float']['output']>;
  /** Rows with a BilledCost of 0. */
  zeroCostRows: Scalars['Float']['output'];
};

/** A part of a billing file. */
export type AddUploadPartInput = {
  /** Base64 of the bytes, at most 240,000 letters. */
  data: Scalars['String']['input'];
  /** Name of the file, without folders: at most 200 characters and 255 bytes, without slashes and unseen characters, and not beginning with a dot. */
  file: Scalars['String']['input'];
  /** Bytes of the file that came before. */
  offset: Scalars['Int']['input'];
  /** 32 hexadecimal digits that the client makes; files of one upload are loaded together. They are kept for a day. */
  upload: Scalars['String']['input'];
};

/** How far the file is. */
export type AddUploadPartPayload = {
  __typename?: 'AddUploadPartPayload';
  /** Bytes of the file now; null when the part was refused. */
  size?: Maybe<Scalars['Int']['output']>;
  /** What the user can mend; empty when it was added. UPLOAD_TOO_LARGE: more than 500 MB or 200 files. */
  userErrors: Array<UserError>;
};

/** A load of uploaded files. */
export type LoadUploadInput = {
  /** Answers to what speaks against it. */
  allow: Array<LoadAnswer>;
  /** Make the plan and change nothing. */
  isPlanOnly: Scalars['Boolean']['input'];
  /** 32 hexadecimal digits: the upload. */
  upload: Scalars['String']['input'];
};

/** The load that began. */
export type LoadUploadPayload = {
  __typename?: 'LoadUploadPayload';
  /** The load; null when none began. */
  load?: Maybe<LoadRun>;
  /** What the user can mend; empty when it began. UPLOAD_IN_USE: a load of these files goes on. */
  userErrors: Array<UserError>;
};

/** Which tables of the cost store answered questions, and why. */
export type CostStoreUsage = {
  __typename?: 'CostStoreUsage';
  /** A question that reads so many charges or more counts as a large scan. */
  largeScanRows: Scalars['Int']['output'];
  /** Large scans so far: no rollup knew the answer. The log of the service names each kind once. */
  largeScans: Scalars['Int']['output'];
  /** Questions so far. */
  questions: Scalars['Int']['output'];
  /** Begin of the count. */
  since: Scalars['DateTime']['output'];
  /** The most asked first. */
  tables: Array<CostStoreTableUse>;
};

/** Questions that a table answered for one reason. */
export type CostStoreTableUse = {
  __typename?: 'CostStoreTableUse';
  /** Large scans among them. */
  largeScans: Scalars['Int']['output'];
  /** Median of the last thousand, in milliseconds. */
  p50: Scalars['Float']['output'];
  /** 95th percentile of the last thousand, in milliseconds. */
  p95: Scalars['Float']['output'];
  /** How many. */
  questions: Scalars['Int']['output'];
  /**
   * Why no smaller table answered: MONTHS, DAYS, PART_OF_MONTH, RATES, DIMENSION, FILTER, MEASURE, TAG, TAGS, COLUMN, LIST
   * or EXPORT; another service may have others.
   */
  reason: Scalars['String']['output'];
  /** Of all questions, 0 to 1. */
  share: Scalars['Float']['output'];
  /** The dimension, sum or column that the reason is about; empty where it is about none. */
  subject: Scalars['String']['output'];
  /**
   * The largest table that the questions read: rows (every charge), or a rollup: monthly, accountDaily, tagDaily,
   * commitmentDaily, computeDaily, daily or computeHourly. Another service may have others.
   */
  table: Scalars['String']['output'];
};

/** The distribution list of a company: each status with a chosen code is mailed once to each recipient. */
export type StatusDistribution = {
  __typename?: 'StatusDistribution';
  /** The company. */
  company: Company;
  /** People of the company who may see its statuses, and the staff of its site. */
  people: Array<StatusPerson>;
  /** By address. */
  recipients: Array<StatusRecipient>;
};

/** An address on the distribution list. */
export type StatusRecipient = {
  __typename?: 'StatusRecipient';
  /** When it was put on the list, or changed. */
  changedAt: Scalars['DateTime']['output'];
  /** A mail is sent when a status has one of these codes. */
  codes: Array<Scalars['String']['output']>;
  /** Address. */
  email: Scalars['String']['output'];
  /** Name; null where the address belongs to no user with the right to see the statuses: no mail is sent to it. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A person who can be put on the list. */
export type StatusPerson = {
  __typename?: 'StatusPerson';
  /** Address. */
  email: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** An address of the distribution list. */
export type SaveStatusRecipientInput = {
  /** Known codes; none takes the address off the list. */
  codes: Array<Scalars['String']['input']>;
  /** One that the viewer sees; the current one when left out. */
  company?: InputMaybe<Scalars['ID']['input']>;
  /** Address of one of the people. */
  email: Scalars['String']['input'];
};

/** The outcome of saveStatusRecipient. */
export type SaveStatusRecipientPayload = {
  __typename?: 'SaveStatusRecipientPayload';
  /** What the user can mend; empty when it was done. EMAIL_INVALID, RECIPIENT_UNREGISTERED, UNKNOWN_STATUS_CODE. */
  userErrors: Array<UserError>;
};

/** Cloud migrations. */
export type MigrationRois = {
  __typename?: 'MigrationRois';
  /** Every company that the viewer sees, by name. */
  companies: Array<Company>;
  /** By company and title. */
  rows: Array<MigrationRoi>;
};

/** A cloud migration as it was entered. Amounts are decimal text, digit by digit as entered; empty where none was. */
export type MigrationRoi = {
  __typename?: 'MigrationRoi';
  /** When it was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of who changed it last. */
  changedBy: Scalars['String']['output'];
  /** Cost in the cloud. */
  cloudCost: Scalars['String']['output'];
  /** Whose. */
  company: Company;
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Saving that is expected. */
  expectedSaving: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** It was deleted. */
  isDeleted: Scalars['Boolean']['output'];
  /** The id of the row in files. */
  key: Scalars['String']['output'];
  /** Cost of the migration itself. */
  migrationCost: Scalars['String']['output'];
  /** Up to 254 characters; may be empty. */
  note: Scalars['String']['output'];
  /** Cost before, on premises. */
  onPremiseCost: Scalars['String']['output'];
  /** YYYY-MM; may be empty. */
  startMonth: Scalars['String']['output'];
  /** What was migrated. */
  title: Scalars['String']['output'];
  /** A change names the version that it was made of. */
  version: Scalars['Int']['output'];
};

/** Rows of a company. */
export type SaveMigrationRoisInput = {
  /** One that the viewer sees; the current one when left out. */
  company?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 500 rows. */
  rows: Array<MigrationRoiInput>;
};

/** A row that is added or changed. Amounts are decimal text without separators of thousands, or empty. */
export type MigrationRoiInput = {
  /** Cost in the cloud. */
  cloudCost: Scalars['String']['input'];
  /** ISO 4217. */
  currency: Scalars['String']['input'];
  /** Saving that is expected. */
  expectedSaving: Scalars['String']['input'];
  /** The `key` of the row that is changed; left out: a new row. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Cost of the migration itself. */
  migrationCost: Scalars['String']['input'];
  /** Up to 254 characters. */
  note: Scalars['String']['input'];
  /** Cost before, on premises. */
  onPremiseCost: Scalars['String']['input'];
  /** YYYY-MM, or empty. */
  startMonth: Scalars['String']['input'];
  /** 1 to 254 characters. */
  title: Scalars['String']['input'];
  /** The version that the change was made of; 0 of a new row. */
  version: Scalars['Int']['input'];
};

/** The outcome of saveMigrationRois. */
export type SaveMigrationRoisPayload = {
  __typename?: 'SaveMigrationRoisPayload';
  /**
   * What the user can mend; empty when all rows were saved, else none was. The field names the row by its place:
   * `rows.2.cloudCost`. TEXT_MISSING, TEXT_TOO_LONG, CONTROL_CHARACTERS, ROI_AMOUNT_INVALID, ROI_MONTH_INVALID, UNKNOWN_CURRENCY,
   * UNKNOWN_MIGRATION_ROI, TOO_MANY_MIGRATION_ROIS, CHANGED_MEANWHILE.
   */
  userErrors: Array<UserError>;
};

/** A row that is deleted or put back. */
export type DeleteMigrationRoiInput = {
  /** The row. */
  id: Scalars['ID']['input'];
  /** True deletes it, false puts it back. */
  isDeleted: Scalars['Boolean']['input'];
  /** The version that the change was made of. */
  version: Scalars['Int']['input'];
};

/** The outcome of deleteMigrationRoi. */
export type DeleteMigrationRoiPayload = {
  __typename?: 'DeleteMigrationRoiPayload';
  /** What the user can mend; empty when it was done. UNKNOWN_MIGRATION_ROI, CHANGED_MEANWHILE. */
  userErrors: Array<UserError>;
};

/** A CSV file of migrations. */
export type ReadMigrationRoiFileInput = {
  /** One that the viewer sees; the current one when left out. */
  company?: InputMaybe<Scalars['ID']['input']>;
  /** What it holds; at most 900,000 characters. */
  text: Scalars['String']['input'];
};

/** What a file of migrations holds. */
export type ReadMigrationRoiFilePayload = {
  __typename?: 'ReadMigrationRoiFilePayload';
  /** Everything that is wrong with it, at most 50 faults. */
  faults: Array<MigrationRoiFileFault>;
  /** Its rows, to be saved as they are; none when anything is wrong. */
  rows: Array<ReadMigrationRoi>;
};

/** A row of a file; its members are those of MigrationRoiInput. */
export type ReadMigrationRoi = {
  __typename?: 'ReadMigrationRoi';
  /** Cost in the cloud. */
  cloudCost: Scalars['String']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Saving that is expected. */
  expectedSaving: Scalars['String']['output'];
  /** The row that it changes; null: it is new. */
  key?: Maybe<Scalars['String']['output']>;
  /** Cost of the migration itself. */
  migrationCost: Scalars['String']['output'];
  /** May be empty. */
  note: Scalars['String']['output'];
  /** Cost before, on premises. */
  onPremiseCost: Scalars['String']['output'];
  /** YYYY-MM; may be empty. */
  startMonth: Scalars['String']['output'];
  /** What was migrated. */
  title: Scalars['String']['output'];
  /** The version of the row that it changes; 0 of a new one. */
  version: Scalars['Int']['output'];
};

/** Something that is wrong with a file of migrations. */
export type MigrationRoiFileFault = {
  __typename?: 'MigrationRoiFileFault';
  /** What is wrong. */
  code: MigrationRoiFileFaultCode;
  /** Name of the column; null of a whole line. */
  column?: Maybe<Scalars['String']['output']>;
  /** From 1; null of the whole file. */
  line?: Maybe<Scalars['Int']['output']>;
  /** What is there. */
  value?: Maybe<Scalars['String']['output']>;
};

/** What can be wrong with a file of migrations. */
export type MigrationRoiFileFaultCode =
  /** There is no line of amounts. */
  | 'EMPTY'
  /** A value is missing. */
  | 'MISSING'
  /** A column is missing. */
  | 'MISSING_COLUMN'
  /** It is not CSV. */
  | 'NOT_CSV'
  /** More than 500 lines. */
  | 'TOO_MANY'
  /** A column, or an id of an earlier line, stands twice. */
  | 'TWICE'
  /** The column is not one of migrations. */
  | 'UNKNOWN_COLUMN'
  /** The company has no row of the id. */
  | 'UNKNOWN_ID'
  /** The value is not what the column holds. */
  | 'WRONG_VALUE';

/** A page of operation statuses, and how each company fares. */
export type OperationStatuses = {
  __typename?: 'OperationStatuses';
  /** Every company that the viewer sees, by name, also those that the search leaves out. */
  companies: Array<OperationCompany>;
  /** The rows of the page. */
  edges: Array<OperationStatusEdge>;
  /** The viewer is of the staff of the site. */
  isStaff: Scalars['Boolean']['output'];
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows of all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page. */
export type OperationStatusEdge = {
  __typename?: 'OperationStatusEdge';
  /** Opaque position of the row. */
  cursor: Scalars['String']['output'];
  /** The status. */
  node: OperationStatus;
};

/** How a company fares. */
export type OperationCompany = {
  __typename?: 'OperationCompany';
  /** The company. */
  company: Company;
  /** The last day that the cost of every vendor is complete for; null without data. */
  completeThrough?: Maybe<Scalars['Date']['output']>;
  /** How many statuses have each code, the most urgent code first. */
  counts: Array<OperationStatusCount>;
  /** The newest end of a load; null without one. */
  lastLoadedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** How many statuses have a code. */
export type OperationStatusCount = {
  __typename?: 'OperationStatusCount';
  /** The code, as it is. */
  code: Scalars['String']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
};

/** What the portal knows of one thing that it does for a company. All fields but the code are the portal's own. */
export type OperationStatus = {
  __typename?: 'OperationStatus';
  /** Since when, or when it was seen. */
  at: Scalars['DateTime']['output'];
  /** When a person changed it last; null when no person has. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of that person. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** LOAD, FRESHNESS, MONTH, QUALITY, MAIL, SCHEDULE or ALERT; another service may have others. */
  check: Scalars['String']['output'];
  /** F, P, R (examining), E, N, FU, FS, or any other code that the service gives: as a person set it, or as it was found. */
  code: Scalars['String']['output'];
  /** Whose. */
  company: Company;
  /** Why it has the found code, in the language of the request. */
  detail: Scalars['String']['output'];
  /** The code as it was found. */
  foundCode: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** It was taken off the list. */
  isDeleted: Scalars['Boolean']['output'];
  /** Its files can be loaded again, provided that they are still there. */
  isRepairable: Scalars['Boolean']['output'];
  /** Month of the data, the first day; null where it is of none. */
  month?: Maybe<Scalars['Date']['output']>;
  /** What a person wrote; empty where nothing is. */
  note: Scalars['String']['output'];
  /** What it is of, such as names of files or the subject of a mail; empty where vendor and month say it. */
  subject: Scalars['String']['output'];
  /** Vendor of the data; null where it is of none. */
  vendor?: Maybe<Vendor>;
  /** Of what people changed of it; a change names the one that it was made of. */
  version: Scalars['Int']['output'];
};

/** One status in full. */
export type OperationStatusView = {
  __typename?: 'OperationStatusView';
  /** Files of a load, in their order; none where they are not known. */
  files: Array<OperationFile>;
  /** What people did with it, the newest first. */
  history: Array<OperationHistoryEntry>;
  /** Of a load: the run and those that repeated it, the newest first. */
  runs: Array<OperationRun>;
  /** The status. */
  status: OperationStatus;
  /** Who was told of it by mail, the first first. */
  told: Array<OperationTold>;
};

/** A file of a load. */
export type OperationFile = {
  __typename?: 'OperationFile';
  /** It is still there as it was: the load can be repaired with it. */
  isThere: Scalars['Boolean']['output'];
  /** File name. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Float']['output'];
};

/** A run of a load. */
export type OperationRun = {
  __typename?: 'OperationRun';
  /** When it ended; null while it goes on. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id of the load. */
  id: Scalars['ID']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Name of the person who began it; null where it began by itself. */
  startedBy?: Maybe<Scalars['String']['output']>;
  /** How it went. */
  state: Scalars['String']['output'];
};

/** A mail about a status. */
export type OperationTold = {
  __typename?: 'OperationTold';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** The code that it told of. */
  code: Scalars['String']['output'];
  /** Address. */
  email: Scalars['String']['output'];
};

/** What a person did with a status. */
export type OperationHistoryEntry = {
  __typename?: 'OperationHistoryEntry';
  /** What was done: an action of the audit log. */
  action: Scalars['String']['output'];
  /** Who; null: the system. */
  actor?: Maybe<Scalars['String']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What it changed. */
  changes: Array<AuditChange>;
};

/** A status whose files are loaded again. */
export type RepairOperationStatusInput = {
  /** The status. */
  id: Scalars['ID']['input'];
};

/** A status that is given another code or a note. */
export type UpdateOperationStatusInput = {
  /** A known code; null: as it is found. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The status. */
  id: Scalars['ID']['input'];
  /** Up to 254 characters; empty takes it away. */
  note: Scalars['String']['input'];
  /** The version that the change was made of. */
  version: Scalars['Int']['input'];
};

/** A status that is taken off the list or put back. */
export type DeleteOperationStatusInput = {
  /** The status. */
  id: Scalars['ID']['input'];
  /** True takes it off, false puts it back. */
  isDeleted: Scalars['Boolean']['input'];
  /** The version that the change was made of. */
  version: Scalars['Int']['input'];
};

/** The outcome of a change of a status. */
export type OperationStatusPayload = {
  __typename?: 'OperationStatusPayload';
  /**
   * What the user can mend; empty when it was done. UNKNOWN_OPERATION_STATUS, CHANGED_MEANWHILE, UNKNOWN_STATUS_CODE,
   * STATUS_NOT_REPAIRABLE, REPAIR_FILES_GONE, REPAIR_RUNNING and the faults of texts.
   */
  userErrors: Array<UserError>;
};

/** A commitment to buy. */
export type Recommendation = {
  __typename?: 'Recommendation';
  /** What the company decided on it; null where it is open and always was. */
  decision?: Maybe<RecommendationDecision>;
  /** Id of the account, or subscription, that would buy it. */
  account: Scalars['String']['output'];
  /** Name of the account. */
  accountName: Scalars['String']['output'];
  /** Usage in its unit over the window: average, least and most of an hour. */
  averageUse?: Maybe<Scalars['Float']['output']>;
  /** The fall of usage in percent at which it saves nothing. */
  breakEvenFall?: Maybe<Scalars['Float']['output']>;
  /** Months until savings have paid what is paid at once; null where nothing is. */
  breakEvenMonths?: Maybe<Scalars['Float']['output']>;
  /** The utilization in percent at which it saves nothing. */
  breakEvenUtilization?: Maybe<Scalars['Float']['output']>;
  /** Money an hour, of a plan. */
  commitment?: Maybe<Scalars['Float']['output']>;
  /** 100 x what it covers / eligible on-demand cost. */
  coverage?: Maybe<Scalars['Float']['output']>;
  /** Single-AZ or Multi-AZ, of a database. */
  deployment?: Maybe<Scalars['String']['output']>;
  /** Saving a month if usage falls on the first day. */
  downside: Array<RecommendationDownside>;
  /** Group of sizes that it is for, of Azure. */
  flexibilityGroup?: Maybe<Scalars['String']['output']>;
  /** Instance family; null of a plan for all of them. */
  instanceFamily?: Maybe<Scalars['String']['output']>;
  /** Instance type, or size. */
  instanceType?: Maybe<Scalars['String']['output']>;
  /** Whether it is for all sizes of the family. */
  isSizeFlexible?: Maybe<Scalars['Boolean']['output']>;
  /** The same for other days: of its scope, term and payment. */
  key: Scalars['String']['output'];
  /** What it is. */
  kind: RecommendationKind;
  /** Months until what is committed for the whole term is used up; null where it never is. */
  lockInMonths?: Maybe<Scalars['Float']['output']>;
  /** Days that it was made of. */
  lookBackDays: Scalars['Int']['output'];
  /** Most usage of an hour. */
  maximumUse?: Maybe<Scalars['Float']['output']>;
  /** Least usage of an hour. */
  minimumUse?: Maybe<Scalars['Float']['output']>;
  /** Eligible on-demand cost a month. */
  monthlyOnDemand: Scalars['Float']['output'];
  /** Estimated saving a month. */
  monthlySavings: Scalars['Float']['output'];
  /** Normalised units of the quantity. */
  normalizedUnits?: Maybe<Scalars['Float']['output']>;
  /** standard or convertible, of EC2. */
  offeringClass?: Maybe<Scalars['String']['output']>;
  /** Operation, as the bill has it. */
  operation?: Maybe<Scalars['String']['output']>;
  /** When to pay. */
  paymentOption: RecommendationPayment;
  /** Compute or EC2 Instance, of a plan. */
  planType?: Maybe<Scalars['String']['output']>;
  /** Engine or operating system. */
  platform?: Maybe<Scalars['String']['output']>;
  /** Instances or nodes, of a reservation. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** The rate that it was computed with. */
  rate: RecommendationRate;
  /** What is paid a month. */
  recurringCost: Scalars['Float']['output'];
  /** Code of the region; null of a plan for all of them. */
  region?: Maybe<Scalars['String']['output']>;
  /** Name of the region. */
  regionName?: Maybe<Scalars['String']['output']>;
  /** The most that the saving can be, where it was made of days; null of hours. */
  savingsHigh?: Maybe<Scalars['Float']['output']>;
  /** The least that it can be. */
  savingsLow?: Maybe<Scalars['Float']['output']>;
  /** 100 x saving / on-demand cost. */
  savingsRate?: Maybe<Scalars['Float']['output']>;
  /** Tenancy, of EC2. */
  tenancy?: Maybe<Scalars['String']['output']>;
  /** 1 or 3. */
  termYears: Scalars['Int']['output'];
  /** What is paid at once. */
  upfrontCost: Scalars['Float']['output'];
  /** Expected utilization in percent. */
  utilization?: Maybe<Scalars['Float']['output']>;
};

/** What becomes of advice. */
export type RecommendationState =
  /** It is to be bought, or was. */
  | 'ACCEPTED'
  /** It is not to be bought. */
  | 'EXCLUDED'
  /** Nothing is decided. */
  | 'OPEN'
  /** It is decided later. */
  | 'POSTPONED';

/** A decision on a piece of advice, which is kept as it was then. */
export type RecommendationDecision = {
  __typename?: 'RecommendationDecision';
  /** Name of the account that would buy it. */
  accountName: Scalars['String']['output'];
  /** Name of who decided. */
  author: Scalars['String']['output'];
  /** When. */
  changedAt: Scalars['DateTime']['output'];
  /** Ids of the commitments that were bought of it. */
  commitmentIds: Array<Scalars['String']['output']>;
  /** Of `promised`, ISO 4217. */
  currency: Scalars['String']['output'];
  /** What was decided before, and what may have been bought. */
  history?: Maybe<RecommendationHistory>;
  /** Whether it was made of the usage of its account only. */
  isByAccount: Scalars['Boolean']['output'];
  /** The key of the piece of advice. */
  key: Scalars['String']['output'];
  /** What it is. */
  kind: RecommendationKind;
  /** The last day of the usage that it was made of. */
  knownThrough: Scalars['Date']['output'];
  /** Days that it was made of. */
  lookBackDays: Scalars['Int']['output'];
  /** Month by month what was promised, realised and possible; null where it is not accepted. */
  ledger?: Maybe<RecommendationLedger>;
  /** What would be bought, in the words of the provider. */
  name: Scalars['String']['output'];
  /** When to pay. */
  paymentOption: RecommendationPayment;
  /** Monthly saving of the quantity, as stated with the advice. */
  promised: Scalars['Float']['output'];
  /** Money an hour, or instances. */
  quantity: Scalars['Float']['output'];
  /** Why; empty where nothing was said. */
  reason: Scalars['String']['output'];
  /** Name of the region; null of all. */
  regionName?: Maybe<Scalars['String']['output']>;
  /** What was decided. */
  state: RecommendationState;
  /** 1 or 3. */
  termYears: Scalars['Int']['output'];
  /** The last day of a postponement. */
  until?: Maybe<Scalars['Date']['output']>;
  /** To be given back with a change. */
  version: Scalars['Int']['output'];
};

/** What was decided on a piece of advice. */
export type RecommendationHistory = {
  __typename?: 'RecommendationHistory';
  /** The newest first. */
  entries: Array<RecommendationHistoryEntry>;
  /** Commitments of the kind that begin after the usage that it was made of; those alike come first. */
  purchases: Array<RecommendationPurchase>;
};

/** One decision. */
export type RecommendationHistoryEntry = {
  __typename?: 'RecommendationHistoryEntry';
  /** Name of who decided. */
  author: Scalars['String']['output'];
  /** When. */
  changedAt: Scalars['DateTime']['output'];
  /** Ids of the commitments that were bought. */
  commitmentIds: Array<Scalars['String']['output']>;
  /** Money an hour, or instances. */
  quantity: Scalars['Float']['output'];
  /** Why; empty where nothing was said. */
  reason: Scalars['String']['output'];
  /** What was decided. */
  state: RecommendationState;
  /** The last day of a postponement. */
  until?: Maybe<Scalars['Date']['output']>;
};

/** A commitment that may have been bought of a piece of advice. */
export type RecommendationPurchase = {
  __typename?: 'RecommendationPurchase';
  /** Its id. */
  commitmentId: Scalars['String']['output'];
  /** Of the same family, region and type. */
  isAlike: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its start. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A decision on a piece of advice. */
export type DecideRecommendationInput = {
  /** The piece of advice. */
  key: Scalars['String']['input'];
  /** Left out: as much as is advised. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** The options of the advice: it is computed again and saved with the decision. */
  query: RecommendationQuery;
  /** Why; needed to exclude. At most 254 characters. */
  reason: Scalars['String']['input'];
  /** What is decided. */
  state: RecommendationState;
  /** The last day, to postpone. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** 0 where nothing was decided. */
  version: Scalars['Int']['input'];
};

/** A purchase that followed advice. */
export type LinkRecommendationPurchaseInput = {
  /** Ids of commitments; none takes the link away. */
  commitmentIds: Array<Scalars['String']['input']>;
  /** The piece of advice. */
  key: Scalars['String']['input'];
  /** As it was read. */
  version: Scalars['Int']['input'];
};

/** The decision as it is now. */
export type RecommendationDecisionPayload = {
  __typename?: 'RecommendationDecisionPayload';
  /** Null where it was refused. */
  decision?: Maybe<RecommendationDecision>;
  /** What the user can mend. */
  userErrors: Array<UserError>;
};

/** What accepted advice promised, and what became of it. */
export type RecommendationLedger = {
  __typename?: 'RecommendationLedger';
  /** Of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Complete months since, the oldest first. */
  months: Array<RecommendationLedgerMonth>;
};

/** A month of promised and realised savings. */
export type RecommendationLedgerMonth = {
  __typename?: 'RecommendationLedgerMonth';
  /** The most that any quantity would have saved. */
  best: Scalars['Float']['output'];
  /** True: of the charges of the linked purchase; else of the hours, as if it had been bought. */
  isCharged: Scalars['Boolean']['output'];
  /** Its first day. */
  month: Scalars['Date']['output'];
  /** What was promised for a month. */
  promised: Scalars['Float']['output'];
  /** What was saved. */
  realised: Scalars['Float']['output'];
};

/** What advice of providers can be about. */
export type ImportedRecommendationKind =
  /** Azure virtual machines. */
  | 'AZURE_VM'
  /** EC2 instances. */
  | 'EC2'
  /** ElastiCache nodes. */
  | 'ELASTICACHE'
  /** Committed use of Google Cloud, of which the portal gives no advice. */
  | 'GCP_COMMITMENT'
  /** OpenSearch instances. */
  | 'OPENSEARCH'
  /** RDS instances. */
  | 'RDS'
  /** Redshift nodes. */
  | 'REDSHIFT'
  /** Savings Plans. */
  | 'SAVINGS_PLANS';

/** What checks of a line of advice came to. */
export type ImportVerdict =
  /** No check failed. */
  | 'RIGHT'
  /** It says too little for any check. */
  | 'UNCHECKED'
  /** A check failed. */
  | 'WRONG';

/** What a line of advice is checked by. */
export type ImportCheckName =
  /** What is paid at once, by what is saved of it a month. */
  | 'BREAK_EVEN'
  /** The quantity that the company's own hours give. */
  | 'HOURS'
  /** The saving that they give. */
  | 'HOURS_SAVING'
  /** The quantity is possible beside other lines for the same usage. */
  | 'PEER_QUANTITY'
  /** The saving is possible beside other lines for the same usage. */
  | 'PEER_SAVING'
  /** The saving is what its rate says of the on-demand cost, or what it says in the currency of the account. */
  | 'SAVING'
  /** One machine costs a whole number of cents. */
  | 'UNIT_PRICE'
  /** No more is used than was in use. */
  | 'USE';

/** A page of imported advice. */
export type ImportedRecommendationConnection = {
  __typename?: 'ImportedRecommendationConnection';
  /** Lines by the outcome of their checks: of all pages and outcomes. */
  counts: ImportedRecommendationCounts;
  /** The currency of our own advice, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The lines of the page. */
  edges: Array<ImportedRecommendationEdge>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** How many lines are right, wrong, and not to be checked. */
export type ImportedRecommendationCounts = {
  __typename?: 'ImportedRecommendationCounts';
  /** No check failed. */
  right: Scalars['Int']['output'];
  /** They say too little. */
  unchecked: Scalars['Int']['output'];
  /** A check failed. */
  wrong: Scalars['Int']['output'];
};

/** A line at its place. */
export type ImportedRecommendationEdge = {
  __typename?: 'ImportedRecommendationEdge';
  /** Its place in the whole list. */
  cursor: Scalars['String']['output'];
  /** The line. */
  node: ImportedRecommendation;
};

/** A line of advice of a provider. */
export type ImportedRecommendation = {
  __typename?: 'ImportedRecommendation';
  /** Id of the account, as the file has it. */
  account: Scalars['String']['output'];
  /** What the company's hours say, in the provider's window and at its price; null where they are not there. */
  byHours?: Maybe<ImportedRecommendationHours>;
  /** What it was checked by. */
  checks: Array<ImportedRecommendationCheck>;
  /** Money an hour, of a plan. */
  commitment?: Maybe<Scalars['Float']['output']>;
  /** Of its amounts, ISO 4217; null where the file does not say. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Name of the file. */
  file: Scalars['String']['output'];
  /** What identifies it among the lines of its file. */
  key: Scalars['String']['output'];
  /** What it is about. */
  kind: ImportedRecommendationKind;
  /** In the file, from 1; null where it has no lines. */
  line?: Maybe<Scalars['Int']['output']>;
  /** Days that the provider looked at; null where it does not say. */
  lookBackDays?: Maybe<Scalars['Float']['output']>;
  /** When the provider made it, ISO 8601; null where it does not say. */
  madeAt?: Maybe<Scalars['String']['output']>;
  /** On-demand cost a month that it replaces, by its own figures. */
  monthlyOnDemand?: Maybe<Scalars['Float']['output']>;
  /** What it says to save a month. */
  monthlySavings?: Maybe<Scalars['Float']['output']>;
  /** The machine, or the type of plan. */
  name: Scalars['String']['output'];
  /** Our advice of now on the same; null where there is none. */
  ours?: Maybe<ImportedRecommendationOurs>;
  /** When to pay, in the words of the file. */
  paymentOption: Scalars['String']['output'];
  /** Engine or operating system. */
  platform?: Maybe<Scalars['String']['output']>;
  /** Instances or nodes, of a reservation. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Region, in the words of the file. */
  region: Scalars['String']['output'];
  /** What wrote the file. */
  source: Scalars['String']['output'];
  /** In years. */
  termYears?: Maybe<Scalars['Float']['output']>;
  /** What the checks came to. */
  verdict: ImportVerdict;
};

/** A check of a line. */
export type ImportedRecommendationCheck = {
  __typename?: 'ImportedRecommendationCheck';
  /** Which. */
  check: ImportCheckName;
  /** Null: the line says too little for it. */
  isOk?: Maybe<Scalars['Boolean']['output']>;
  /** What follows from its other figures, or from the hours. */
  reckoned?: Maybe<Scalars['Float']['output']>;
  /** What the line says. */
  told?: Maybe<Scalars['Float']['output']>;
};

/** A line made again from the company's hours. */
export type ImportedRecommendationHours = {
  __typename?: 'ImportedRecommendationHours';
  /** Machines in use in an hour. */
  averageUse: Scalars['Float']['output'];
  /** The newest hours of its window that the provider took for 0. */
  blankHours: Scalars['Int']['output'];
  /** The average of the window is that of the line. */
  isFitted: Scalars['Boolean']['output'];
  /** Saving a month of the best quantity. */
  monthlySavings: Scalars['Float']['output'];
  /** The best quantity. */
  quantity: Scalars['Float']['output'];
  /** Hours before the line was made that the provider did not know. */
  unknownHours: Scalars['Int']['output'];
  /** In percent, of the best quantity. */
  utilization?: Maybe<Scalars['Float']['output']>;
};

/** Our own advice beside a line. */
export type ImportedRecommendationOurs = {
  __typename?: 'ImportedRecommendationOurs';
  /** The key of the piece of advice. */
  key: Scalars['String']['output'];
  /** Estimated saving a month. */
  monthlySavings?: Maybe<Scalars['Float']['output']>;
  /** Money an hour, or instances. */
  quantity?: Maybe<Scalars['Float']['output']>;
};

/** The options of a portfolio; its goal is the saving. */
export type RecommendationPortfolioQuery = {
  /** Ids of accounts; all of them when empty. */
  accounts: Array<Scalars['String']['input']>;
  /** Usage covered by commitments that end within 30 days counts as not covered. */
  addsExpiring: Scalars['Boolean']['input'];
  /** Each account on its own usage, as if commitments were not shared. */
  isByAccount: Scalars['Boolean']['input'];
  /** Days of usage: 14, 30 or 60. */
  lookBackDays: Scalars['Int']['input'];
  /** A day of the last month to take usage from; the newest one when left out. */
  month?: InputMaybe<Scalars['Date']['input']>;
  /** When to pay. */
  paymentOption: RecommendationPayment;
  /** 1 or 3. */
  termYears: Scalars['Int']['input'];
};

/** Commitments chosen together, beside the same as if each were bought alone. */
export type RecommendationPortfolio = {
  __typename?: 'RecommendationPortfolio';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** What is missing; empty where nothing is. */
  gaps: Array<RecommendationGap>;
  /** On-demand cost a month of all that nothing covers; each hour counts once. */
  monthlyOnDemand: Scalars['Float']['output'];
  /** Estimated saving a month of the pieces together. */
  monthlySavings: Scalars['Float']['output'];
  /** Usage that two pieces of separate advice both count, by falling money. */
  overlaps: Array<RecommendationOverlap>;
  /** What to buy, by falling saving. */
  pieces: Array<Recommendation>;
  /** The rates that amounts were converted by. */
  rates: Array<AppliedRate>;
  /** What is paid a month. */
  recurringCost: Scalars['Float']['output'];
  /** 100 x saving / on-demand cost. */
  savingsRate?: Maybe<Scalars['Float']['output']>;
  /** What would be advised if each commitment were the only one. */
  separate: Array<Recommendation>;
  /** What these promise in sum: more than can be saved, as hours count in several of them. */
  separateMonthlySavings: Scalars['Float']['output'];
  /** What is paid at once. */
  upfrontCost: Scalars['Float']['output'];
  /** Null where no usage is known. */
  window?: Maybe<RecommendationWindow>;
};

/** Usage of one kind of machine of an account in a region that two pieces of separate advice both count. */
export type RecommendationOverlap = {
  __typename?: 'RecommendationOverlap';
  /** Id of the account. */
  account: Scalars['String']['output'];
  /** Name of the account. */
  accountName: Scalars['String']['output'];
  /** Instance type; empty where it is unknown. */
  instanceType: Scalars['String']['output'];
  /** On-demand money a month that both count. */
  monthlyOnDemand: Scalars['Float']['output'];
  /** One of the pieces. */
  one: Recommendation;
  /** The other one. */
  other: Recommendation;
  /** Operating system. */
  platform: Scalars['String']['output'];
  /** Code of the region. */
  region: Scalars['String']['output'];
};

/** The monthly mail of promised and realised savings. */
export type PromiseLedgerMail = {
  __typename?: 'PromiseLedgerMail';
  /** Who may read it: people of the company who may see recommendations. */
  people: Array<PromiseLedgerReader>;
  /** Null: it is not sent. */
  schedule?: Maybe<PromiseLedgerSchedule>;
};

/** A person who may get the mail. */
export type PromiseLedgerReader = {
  __typename?: 'PromiseLedgerReader';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
};

/** When the mail is sent, and to whom. */
export type PromiseLedgerSchedule = {
  __typename?: 'PromiseLedgerSchedule';
  /** Of the month, 1 to 31: the last day of one that is shorter. */
  day: Scalars['Int']['output'];
  /** When it is sent next; null while it is paused. */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it is paused; null when it is not. */
  pauseReason?: Maybe<MailPauseReason>;
  /** By name. */
  recipients: Array<ScheduledRecipient>;
  /** The last times that it was due, the newest first. */
  runs: Array<MailRun>;
  /** Names it among the schedules. */
  seq: Scalars['Int']['output'];
  /** HH:MM in the zone. */
  time: Scalars['String']['output'];
  /** Names what was read: a change that is based on it is refused when another user saved first. */
  version: Scalars['Int']['output'];
  /** The zone. */
  zone: SendZone;
};

/** When and to whom the mail is to be sent. */
export type SavePromiseLedgerMailInput = {
  /** `seq` of the schedule that was read; null: there was none. */
  basedOn?: InputMaybe<Scalars['Int']['input']>;
  /** Its version. */
  basedOnVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Of the month, 1 to 31. */
  day: Scalars['Int']['input'];
  /** Addresses of at most 10 people who may see recommendations; none ends the mail. */
  recipients: Array<Scalars['String']['input']>;
  /** HH:MM in the zone. */
  time: Scalars['String']['input'];
  /** The zone. */
  zone: SendZone;
};

/** The mail as it is now. */
export type PromiseLedgerMailPayload = {
  __typename?: 'PromiseLedgerMailPayload';
  /** Null where it was refused. */
  mail?: Maybe<PromiseLedgerMail>;
  /** What the user can mend. */
  userErrors: Array<UserError>;
};

/** Promises of accepted advice in one currency. */
export type PromiseLedger = {
  __typename?: 'PromiseLedger';
  /** The most that any quantities would have saved. */
  best: Scalars['Float']['output'];
  /** Of all amounts, ISO 4217: that of the advice when it was accepted. */
  currency: Scalars['String']['output'];
  /** Complete months, the oldest first. */
  months: Array<PromiseLedgerMonth>;
  /** What was promised. */
  promised: Scalars['Float']['output'];
  /** What was saved. */
  realised: Scalars['Float']['output'];
};

/** A month of all promises. */
export type PromiseLedgerMonth = {
  __typename?: 'PromiseLedgerMonth';
  /** The most that any quantities would have saved. */
  best: Scalars['Float']['output'];
  /** Its first day. */
  month: Scalars['Date']['output'];
  /** Accepted pieces that it is the sum of. */
  pieces: Scalars['Int']['output'];
  /** What was promised. */
  promised: Scalars['Float']['output'];
  /** What was saved. */
  realised: Scalars['Float']['output'];
};

/** Savings a month of advice. */
export type RecommendationSavings = {
  __typename?: 'RecommendationSavings';
  /** Accepted, by currency; empty where nothing was. */
  accepted: Array<CurrencyAmount>;
  /** Accepted pieces. */
  acceptedPieces: Scalars['Int']['output'];
  /** Of what is open, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Of advice that nothing was decided on; plans and reservations as one portfolio. */
  open: Scalars['Float']['output'];
  /** Open pieces. */
  openPieces: Scalars['Int']['output'];
};

/** The saving of a piece of advice when usage falls. */
export type RecommendationDownside = {
  __typename?: 'RecommendationDownside';
  /** How much it falls. */
  fallPercent: Scalars['Int']['output'];
  /** The least that is saved a month then, in whichever hours the usage is gone. */
  leastMonthlySavings: Scalars['Float']['output'];
  /** Saving a month if every hour falls by as much; below 0 it loses. */
  monthlySavings: Scalars['Float']['output'];
};

/** A rate that advice was computed with. */
export type RecommendationRate = {
  __typename?: 'RecommendationRate';
  /** Percent off the on-demand price. */
  discount?: Maybe<Scalars['Float']['output']>;
  /** The file that has it; empty where it was observed. */
  file: Scalars['String']['output'];
  /** From when it holds; null where it was observed. */
  from?: Maybe<Scalars['Date']['output']>;
  /** Observed on commitments of another term or payment. */
  isOfOtherTerms: Scalars['Boolean']['output'];
  /** Where it is from. */
  source: RecommendationRateSource;
};

/** What any quantity of one piece of advice would do, and its proof. */
export type RecommendationSimulation = {
  __typename?: 'RecommendationSimulation';
  /** What the same rule would have bought on each first of month, of what was known then; the oldest first. */
  backTest: Array<RecommendationBackTest>;
  /** 100 x realised / best possible over the back-test. */
  capture?: Maybe<Scalars['Float']['output']>;
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** What quantities save. */
  curve: SavingCurve;
  /** Uncovered, eligible on-demand cost of each hour of the window, or each day. */
  hours: RecommendationHours;
  /** What is bought for the least regret. */
  leastRegret: Scalars['Float']['output'];
  /** What is bought for the most saving. */
  mostSaving: Scalars['Float']['output'];
  /** The piece of advice. */
  piece: Recommendation;
  /** What is bought to cover the share asked for; null where it cannot be reached. */
  targetCoverage?: Maybe<Scalars['Float']['output']>;
  /** The usage that it was made of. */
  window?: Maybe<RecommendationWindow>;
  /** The lowest realised saving of a month in the back-test. */
  worstMonth?: Maybe<Scalars['Float']['output']>;
};

/** Averages of an hour by what is bought: exact at its points, straight between them. */
export type SavingCurve = {
  __typename?: 'SavingCurve';
  /** The most that the straight lines are below what the hours say: money of an hour. */
  error: Scalars['Float']['output'];
  /** On-demand cost that is paid no more, aligned with the quantities. */
  covered: Array<Scalars['Float']['output']>;
  /** False: money an hour. */
  isInstances: Scalars['Boolean']['output'];
  /** Eligible on-demand cost. */
  onDemand: Scalars['Float']['output'];
  /** What a quantity of one costs an hour. */
  price: Scalars['Float']['output'];
  /** What is bought, rising from 0. */
  quantities: Array<Scalars['Float']['output']>;
  /** What a quantity of one costs an hour beside what is paid at once. */
  recurring: Scalars['Float']['output'];
  /** Steps in which it can be bought. */
  step: Scalars['Float']['output'];
  /** Months of the term. */
  termMonths: Scalars['Int']['output'];
  /** What a quantity of one costs at once. */
  upfront: Scalars['Float']['output'];
  /** How much of the quantity is used, aligned with the quantities. */
  used: Array<Scalars['Float']['output']>;
};

/** Cost of each hour, or day. */
export type RecommendationHours = {
  __typename?: 'RecommendationHours';
  /** When each begins. */
  axis: Array<Scalars['DateTime']['output']>;
  /** Of unusual cost, and left out; aligned with the axis. */
  isLeftOut: Array<Scalars['Boolean']['output']>;
  /** On-demand cost, aligned with the axis. */
  onDemand: Array<Maybe<Scalars['Float']['output']>>;
};

/** A month of the back-test; its amounts are a month of the time that follows. */
export type RecommendationBackTest = {
  __typename?: 'RecommendationBackTest';
  /** The most that any quantity would have saved. */
  best: Scalars['Float']['output'];
  /** Its first day. */
  month: Scalars['Date']['output'];
  /** Months of history that follow, 12 at most. */
  months: Scalars['Int']['output'];
  /** What the advice would have promised. */
  promised: Scalars['Float']['output'];
  /** What would have been bought. */
  quantity: Scalars['Float']['output'];
  /** What it would have saved. */
  realised: Scalars['Float']['output'];
  /** Its utilization in percent. */
  utilization?: Maybe<Scalars['Float']['output']>;
};

/** What can be bought. */
export type RecommendationKind =
  /** Azure reservations of virtual machines. */
  | 'AZURE_VM'
  /** EC2 reserved instances. */
  | 'EC2'
  /** ElastiCache reserved nodes. */
  | 'ELASTICACHE'
  /** OpenSearch reserved instances. */
  | 'OPENSEARCH'
  /** RDS reserved instances. */
  | 'RDS'
  /** Redshift reserved nodes. */
  | 'REDSHIFT'
  /** Savings Plans. */
  | 'SAVINGS_PLANS';

/** When a commitment is paid. */
export type RecommendationPayment =
  /** Half at once, the rest by month. */
  | 'PARTIAL_UPFRONT'
  /** At once. */
  | 'ALL_UPFRONT'
  /** By month. */
  | 'NO_UPFRONT';

/** What advice is best at. */
export type RecommendationGoal =
  /** The least regret, should usage fall by up to 30 percent. */
  | 'REGRET'
  /** The most saving. */
  | 'SAVING'
  /** Covering a share of the cost. */
  | 'COVERAGE';

/** Why there is no advice, or less than there could be. */
export type RecommendationLack =
  /** No hours and no days of usage within the window. */
  | 'NO_HOURS'
  /** Usage that could be covered, without a rate of such a commitment: neither loaded nor to be seen. */
  | 'NO_RATES'
  /** Nothing that such a commitment could cover. */
  | 'NO_ELIGIBLE_USAGE'
  /** So much cannot be covered. */
  | 'TARGET_UNREACHABLE';

/** The source of the rate of a piece of advice. */
export type RecommendationRateSource =
  /** Derived from covered usage of the company. */
  | 'OBSERVED'
  /** A table of rates that was loaded. */
  | 'TABLE';

/** What recommendations are sorted by (O-02). */
export type RecommendationSortField =
  /** Name of the account. */
  | 'ACCOUNT'
  /** Estimated saving a month. */
  | 'SAVINGS';

/** An order of recommendations. */
export type RecommendationSort = {
  /** By what. */
  by: RecommendationSortField;
  /** Falling or rising. */
  order: SortOrder;
};

/** The options of advice. */
export type RecommendationQuery = {
  /** Ids of accounts or subscriptions; all of them when empty. */
  accounts: Array<Scalars['String']['input']>;
  /** Usage covered by commitments that end within 30 days counts as not covered. */
  addsExpiring: Scalars['Boolean']['input'];
  /**
   * Sizes by the usage that the term is expected to have: half of the growth of the last year goes on, for a year at most.
   * Savings, downside and all other figures stay those of the window.
   */
  expectsGrowth: Scalars['Boolean']['input'];
  /** Instance families; all of them when empty. */
  families: Array<Scalars['String']['input']>;
  /** What it optimises. */
  goal: RecommendationGoal;
  /** Each account on its own usage, as if commitments were not shared; of Azure it always is. */
  isByAccount: Scalars['Boolean']['input'];
  /** Takes the lower of two sizes: by the newest 14 days (Azure: 3) and by all days. */
  isGuarded: Scalars['Boolean']['input'];
  /** What to buy. */
  kind: RecommendationKind;
  /** Days of usage: 14, 30 or 60, of Azure 7, 30 or 60. */
  lookBackDays: Scalars['Int']['input'];
  /** A day of the last month to take usage from; the newest one when left out. */
  month?: InputMaybe<Scalars['Date']['input']>;
  /** When to pay. */
  paymentOption: RecommendationPayment;
  /** Codes of regions; all of them when empty. */
  regions: Array<Scalars['String']['input']>;
  /** Percent of the cost, for the goal COVERAGE. */
  targetCoverage: Scalars['Float']['input'];
  /** 1 or 3. */
  termYears: Scalars['Int']['input'];
  /** Includes days of unusual cost; they are left out otherwise. */
  withAnomalies: Scalars['Boolean']['input'];
};

/** Advice to buy commitments of one kind. A field that fails leaves the others. */
export type Recommendations = {
  __typename?: 'Recommendations';
  /** Advice for each account by itself, summed by account (P-06, O-01). */
  accounts?: Maybe<RecommendationAccountConnection>;
  /** Pieces of advice. */
  list?: Maybe<RecommendationConnection>;
  /** What it can be filtered by. */
  options?: Maybe<CommitmentOptions>;
  /** What any quantity would save, and the proof of the advice; null where there is none. NOT_FOUND of an unknown key. */
  simulation?: Maybe<RecommendationSimulation>;
};


/** Advice to buy commitments of one kind. A field that fails leaves the others. */
export type RecommendationsAccountsArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort: RecommendationSort;
};


/** Advice to buy commitments of one kind. A field that fails leaves the others. */
export type RecommendationsListArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort: RecommendationSort;
};


/** Advice to buy commitments of one kind. A field that fails leaves the others. */
export type RecommendationsSimulationArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
};

/** The usage that advice is based on. */
export type RecommendationWindow = {
  __typename?: 'RecommendationWindow';
  /** Its end, exclusive. */
  end: Scalars['DateTime']['output'];
  /** Its number of hours. */
  hours: Scalars['Int']['output'];
  /** True where only days are known: each is taken for 24 equal hours, which can promise too much. */
  isDaily: Scalars['Boolean']['output'];
  /** Hours of unusual cost that were left out. */
  leftOutHours: Scalars['Int']['output'];
  /** Its start. */
  start: Scalars['DateTime']['output'];
};

/** What is missing for advice. */
export type RecommendationGap = {
  __typename?: 'RecommendationGap';
  /** The most that can be covered, in percent; of TARGET_UNREACHABLE. */
  best?: Maybe<Scalars['Float']['output']>;
  /** The lack. */
  lack: RecommendationLack;
  /** The family, service or plan that lacks it; empty where all do. */
  of: Scalars['String']['output'];
};

/** Figures of several pieces of advice together, if they were bought. */
export type RecommendationTotal = {
  __typename?: 'RecommendationTotal';
  /** How many of them count: a Compute plan and the EC2 Instance plans of its account pay for the same hours, so only those that save more do. */
  countedPieces: Scalars['Int']['output'];
  /** Estimated saving a month. */
  monthlySavings: Scalars['Float']['output'];
  /** On-demand cost a month of what could be covered. */
  monthlyOnDemand: Scalars['Float']['output'];
  /** What is paid a month. */
  recurringCost: Scalars['Float']['output'];
  /** 100 x saving / on-demand cost. */
  savingsRate?: Maybe<Scalars['Float']['output']>;
  /** What is paid at once. */
  upfrontCost: Scalars['Float']['output'];
};

/** A page of advice. */
export type RecommendationConnection = {
  __typename?: 'RecommendationConnection';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The pieces of advice of the page. */
  edges: Array<RecommendationEdge>;
  /** What is missing; empty where nothing is. */
  gaps: Array<RecommendationGap>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** The rates that amounts were converted by. */
  rates: Array<AppliedRate>;
  /** Of all pieces, listed or not, as far as they can be bought together. */
  total: RecommendationTotal;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
  /** Null where no usage is known. */
  window?: Maybe<RecommendationWindow>;
};

/** A piece of advice at its place. */
export type RecommendationEdge = {
  __typename?: 'RecommendationEdge';
  /** Its place in the whole list. */
  cursor: Scalars['String']['output'];
  /** The piece of advice. */
  node: Recommendation;
};

/** A page of accounts with advice. */
export type RecommendationAccountConnection = {
  __typename?: 'RecommendationAccountConnection';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The accounts of the page. */
  edges: Array<RecommendationAccountEdge>;
  /** What is missing; empty where nothing is. */
  gaps: Array<RecommendationGap>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** The rates that amounts were converted by. */
  rates: Array<AppliedRate>;
  /** Of all accounts, listed or not. */
  total: RecommendationTotal;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
  /** Null where no usage is known. */
  window?: Maybe<RecommendationWindow>;
};

/** An account with advice at its place. */
export type RecommendationAccountEdge = {
  __typename?: 'RecommendationAccountEdge';
  /** Its place in the whole list. */
  cursor: Scalars['String']['output'];
  /** The account. */
  node: RecommendationAccount;
};

/** All advice for one account. */
export type RecommendationAccount = {
  __typename?: 'RecommendationAccount';
  /** Its id. */
  account: Scalars['String']['output'];
  /** Its name. */
  accountName: Scalars['String']['output'];
  /** Its figures. */
  figures: RecommendationTotal;
  /** Pieces of advice. */
  pieces: Scalars['Int']['output'];
};

/** What AWS reservations cover of the machine time that could be reserved, spot left out. Each field is a call of its own. */
export type ReservationCoverage = {
  __typename?: 'ReservationCoverage';
  /** What can be filtered by. */
  filterOptions?: Maybe<CommitmentOptions>;
  /** By account, product, region, instance type, platform and tenancy. */
  rows?: Maybe<ReservationCoverageConnection>;
  /** All of it together. */
  summary?: Maybe<ReservationCoverageSummary>;
  /** The same over time, all together or part by part. */
  trend?: Maybe<ReservationCoverageTrend>;
};


/** What AWS reservations cover of the machine time that could be reserved, spot left out. Each field is a call of its own. */
export type ReservationCoverageRowsArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort?: InputMaybe<ReservationCoverageSort>;
};


/** What AWS reservations cover of the machine time that could be reserved, spot left out. Each field is a call of its own. */
export type ReservationCoverageTrendArgs = {
  by: CommitmentSplit;
  unit?: InputMaybe<TimeUnit>;
};

/** What rows of coverage are sorted by; unknown values come last. */
export type ReservationCoverageSort = {
  /** The field. */
  by: ReservationCoverageField;
  /** The direction. */
  order: SortOrder;
};

/** A field of that order. */
export type ReservationCoverageField =
  /** Hours that reservations cover, in percent. */
  | 'COVERAGE'
  /** Units that reservations cover, in percent. */
  | 'COVERAGE_UNITS'
  /** On-demand cost. */
  | 'ON_DEMAND_COST'
  /** Hours on demand. */
  | 'ON_DEMAND_USAGE'
  /** Total cost. */
  | 'TOTAL_COST'
  /** Hours on demand and reserved. */
  | 'TOTAL_USAGE';

/** Costs and usage of machine time by what covers it. */
export type ReservationCoverageFigures = {
  __typename?: 'ReservationCoverageFigures';
  /** In hours. */
  hours: UsageCoverage;
  /** Billed cost of what nothing covers. */
  onDemandCost: Scalars['Float']['output'];
  /** List cost of what reservations cover. */
  reservedOnDemandCost: Scalars['Float']['output'];
  /** Effective cost of what Savings Plans cover. */
  savingsPlansCost: Scalars['Float']['output'];
  /** The three together. */
  totalCost: Scalars['Float']['output'];
  /** In normalised units: hours x the factor of the instance size. */
  units: UsageCoverage;
};

/** Usage of machines in one unit; null where the data have none, or the size of an instance has no factor. */
export type UsageCoverage = {
  __typename?: 'UsageCoverage';
  /** 100 x reserved / total. */
  coverage?: Maybe<Scalars['Float']['output']>;
  /** 100 x (reserved and plans) / total with plans. */
  coverageWithPlans?: Maybe<Scalars['Float']['output']>;
  /** On demand. */
  onDemand?: Maybe<Scalars['Float']['output']>;
  /** Under reservations. */
  reserved?: Maybe<Scalars['Float']['output']>;
  /** Under Savings Plans. */
  savingsPlans?: Maybe<Scalars['Float']['output']>;
  /** On demand and reserved. */
  total?: Maybe<Scalars['Float']['output']>;
  /** The same and what plans cover. */
  totalWithPlans?: Maybe<Scalars['Float']['output']>;
};

/** What reservations cover in the months. */
export type ReservationCoverageSummary = {
  __typename?: 'ReservationCoverageSummary';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Of all machines. */
  figures: ReservationCoverageFigures;
  /** The months that were asked about, or stood in for. */
  range: DateRange;
  /** What amounts were converted by. */
  rates: Array<AppliedRate>;
  /** 100 x hours under Savings Plans / all hours. */
  savingsPlansCoverage?: Maybe<Scalars['Float']['output']>;
  /** 100 x reserved hours / all hours, those of plans among them. */
  reservedCoverage?: Maybe<Scalars['Float']['output']>;
  /** Cost on days on which its currency has no rate; in no figure. */
  unconverted: Array<CurrencyAmount>;
};

/** Coverage over time; every list is aligned with `axis`. */
export type ReservationCoverageTrend = {
  __typename?: 'ReservationCoverageTrend';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The first day of each step. */
  axis: Array<Scalars['Date']['output']>;
  /** One for each part, the costliest first. */
  series: Array<ReservationCoverageSeries>;
  /** Of the steps. */
  unit: TimeUnit;
};

/** A line of the trend of coverage. */
export type ReservationCoverageSeries = {
  __typename?: 'ReservationCoverageSeries';
  /** Of what it is split by; empty where it is not split, or for what has none. */
  code: Scalars['String']['output'];
  /** Null in steps without machine time. */
  figures: Array<Maybe<ReservationCoverageFigures>>;
  /** Name for people. */
  name: Scalars['String']['output'];
};

/** Machines of one kind in one account and region. */
export type ReservationCoverageRow = {
  __typename?: 'ReservationCoverageRow';
  /** Id of the account. */
  account: Scalars['String']['output'];
  /** Name of the account. */
  accountName: Scalars['String']['output'];
  /** Instance family. */
  instanceFamily: Scalars['String']['output'];
  /** Its coverage. */
  figures: ReservationCoverageFigures;
  /** Such as m5.large. */
  instanceType: Scalars['String']['output'];
  /** Normalised units of an hour; null where the size has none. */
  normalizationFactor?: Maybe<Scalars['Float']['output']>;
  /** Account that pays. */
  payerAccount: Scalars['String']['output'];
  /** Operating system; empty where the data name none. */
  platform: Scalars['String']['output'];
  /** Product. */
  product: Scalars['String']['output'];
  /** Code of the region. */
  region: Scalars['String']['output'];
  /** Name of the region. */
  regionName: Scalars['String']['output'];
  /** Such as large. */
  size: Scalars['String']['output'];
  /** Shared, Dedicated …; empty where the data name none. */
  tenancy: Scalars['String']['output'];
};

/** A page of coverage. */
export type ReservationCoverageConnection = {
  __typename?: 'ReservationCoverageConnection';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The rows of the page. */
  edges: Array<ReservationCoverageEdge>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** Of all rows, on this page or not. */
  total: ReservationCoverageFigures;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** A row on its page. */
export type ReservationCoverageEdge = {
  __typename?: 'ReservationCoverageEdge';
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ReservationCoverageRow;
};

/** How well reservations were used, and what they saved. Percents are null where they are undefined, never 0. */
export type ReservationFigures = {
  __typename?: 'ReservationFigures';
  /** On-demand spend less total payment; below 0: a loss. */
  netSavings: Scalars['Float']['output'];
  /** What the covered usage would have cost on demand. */
  onDemandSpend: Scalars['Float']['output'];
  /** 100 x used payment / total payment: always of money. */
  moneyUtilization?: Maybe<Scalars['Float']['output']>;
  /** Of the quantities, such as Normalized Hours; null without them. */
  quantityUnit?: Maybe<Scalars['String']['output']>;
  /** 100 x net savings / on-demand spend; null without use. */
  savingsRate?: Maybe<Scalars['Float']['output']>;
  /** Effective cost, used and unused. */
  totalPayment: Scalars['Float']['output'];
  /** Effective cost of what was not used. */
  unusedPayment: Scalars['Float']['output'];
  /** Null where the data have no quantities, or several units. */
  unusedQuantity?: Maybe<Scalars['Float']['output']>;
  /** Effective cost of what was used. */
  usedPayment: Scalars['Float']['output'];
  /** Null where the data have no quantities, or several units. */
  usedQuantity?: Maybe<Scalars['Float']['output']>;
  /** 100 x used / (used + unused), of what `utilizationForm` says. Never of what was bought. */
  utilization?: Maybe<Scalars['Float']['output']>;
  /** Null where nothing was charged. */
  utilizationForm?: Maybe<UtilizationForm>;
};

/** What utilization is a percent of. */
export type UtilizationForm =
  /** Money: the data have no quantities for all of it. */
  | 'COST'
  /** What was reserved, in the unit of the quantities. */
  | 'QUANTITY';

/** Figures of all reservations in the months. */
export type ReservationSummary = {
  __typename?: 'ReservationSummary';
  /** ISO 4217: of every amount. */
  currency: Scalars['String']['output'];
  /** Figures of them together. */
  figures: ReservationFigures;
  /** The months that were asked about, or stood in for. */
  range: DateRange;
  /** What amounts were converted by. */
  rates: Array<AppliedRate>;
  /** Cost on days on which its currency has no rate; in no figure. */
  unconverted: Array<CurrencyAmount>;
};

/** AWS reservations: owned, used, and what they cover. */
export type ReservedInstances = {
  __typename?: 'ReservedInstances';
  /** What they cover. */
  coverage: ReservationCoverage;
  /** What they can be filtered by in the inventory. */
  filterOptions?: Maybe<CommitmentOptions>;
  /** What was bought. */
  inventory?: Maybe<ReservedInstanceConnection>;
  /** How they were used. */
  utilization: ReservationUtilization;
  /** Who is reminded that AWS reservations end, and who can be. */
  reminders?: Maybe<CommitmentReminders>;
};


/** AWS reservations: owned, used, and what they cover. */
export type ReservedInstancesInventoryArgs = {
  includeExpired: Scalars['Boolean']['input'];
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort?: InputMaybe<ReservedInstanceSort>;
};

/** Azure reservations: owned and used. */
export type AzureReservations = {
  __typename?: 'AzureReservations';
  /** What they can be filtered by in the inventory. */
  filterOptions?: Maybe<CommitmentOptions>;
  /** What was bought. */
  inventory?: Maybe<AzureReservationConnection>;
  /** How they were used. */
  utilization: ReservationUtilization;
  /** Who is reminded that Azure reservations end, and who can be. */
  reminders?: Maybe<CommitmentReminders>;
};


/** Azure reservations: owned and used. */
export type AzureReservationsInventoryArgs = {
  includeExpired: Scalars['Boolean']['input'];
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort?: InputMaybe<AzureReservationSort>;
};

/** What the inventory of AWS reservations is sorted by; unknown values come last. */
export type ReservedInstanceSort = {
  /** The field. */
  by: ReservedInstanceField;
  /** The direction. */
  order: SortOrder;
};

/** A field of that order. */
export type ReservedInstanceField =
  /** What was billed in the months. */
  | 'CHARGED'
  /** Instances bought. */
  | 'COUNT'
  /** When it ends. */
  | 'END'
  /** Its name. */
  | 'NAME'
  /** When it began. */
  | 'START';

/** What the inventory of Azure reservations is sorted by; unknown values come last. */
export type AzureReservationSort = {
  /** The field. */
  by: AzureReservationField;
  /** The direction. */
  order: SortOrder;
};

/** A field of that order. */
export type AzureReservationField =
  /** When it ends. */
  | 'END'
  /** Its name. */
  | 'NAME'
  /** When it began. */
  | 'START'
  /** What was billed in the months. */
  | 'TOTAL_PRICE'
  /** Utilization. */
  | 'UTILIZATION';

/** An AWS reservation in the inventory; null where neither charges nor an inventory say it. */
export type ReservedInstance = {
  __typename?: 'ReservedInstance';
  /** ONE_TIME, RECURRING or BOTH. */
  billingFrequency?: Maybe<BillingFrequency>;
  /** Recurring fees that were billed in the months. */
  charged: Scalars['Float']['output'];
  /** Instances bought. */
  count?: Maybe<Scalars['Float']['output']>;
  /** When it was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** ISO 4217: of `charged`. */
  currency: Scalars['String']['output'];
  /** ISO 4217: of the fees of the terms, which are as they were agreed. */
  feeCurrency: Scalars['String']['output'];
  /** Fee that was paid at once, of all its instances. */
  upfrontFee?: Maybe<Scalars['Float']['output']>;
  /** The same of one instance. */
  upfrontFeeEach?: Maybe<Scalars['Float']['output']>;
  /** Recurring fee of an hour, of all its instances. */
  hourlyFee?: Maybe<Scalars['Float']['output']>;
  /** The same of one instance. */
  hourlyFeeEach?: Maybe<Scalars['Float']['output']>;
  /** It holds in several zones. */
  isMultiZone?: Maybe<Scalars['Boolean']['output']>;
  /** Normalised units of an hour of one instance. */
  normalizationFactor?: Maybe<Scalars['Float']['output']>;
  /** Count x factor. */
  normalizedUnits?: Maybe<Scalars['Float']['output']>;
  /** standard or convertible. */
  offerClass?: Maybe<Scalars['String']['output']>;
  /** The provider's operation, such as RunInstances. */
  operation?: Maybe<Scalars['String']['output']>;
  /** Operating system or engine. */
  platform?: Maybe<Scalars['String']['output']>;
  /** Region, or an availability zone. */
  reservationScope?: Maybe<Scalars['String']['output']>;
  /** Its tags. */
  tags: Array<ReservationTag>;
  /** default or dedicated. */
  tenancy?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  terms: ReservationTerms;
};

/** A tag of a reservation. */
export type ReservationTag = {
  __typename?: 'ReservationTag';
  /** Its key. */
  key: Scalars['String']['output'];
  /** Its value. */
  value: Scalars['String']['output'];
};

/** How often a fee is charged. */
export type BillingFrequency =
  /** Part at once, part every month. */
  | 'BOTH'
  /** All at once. */
  | 'ONE_TIME'
  /** Every month. */
  | 'RECURRING';

/** An Azure reservation in the inventory; null where neither charges nor an inventory say it. */
export type AzureReservation = {
  __typename?: 'AzureReservation';
  /** Upfront or Monthly. */
  billingPlan?: Maybe<Scalars['String']['output']>;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** What the utilization was made of, and what it saved. */
  figures: ReservationFigures;
  /** What an hour of it costs, amortised; null without quantities. */
  hourlyPrice?: Maybe<Scalars['Float']['output']>;
  /** Id of the order; empty where the id has none. */
  orderId: Scalars['String']['output'];
  /** Instances bought. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Shared, Single … */
  reservationScope?: Maybe<Scalars['String']['output']>;
  /** Id of the SKU. */
  skuId?: Maybe<Scalars['String']['output']>;
  /** ISO 8601, such as P1Y. */
  term?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  terms: ReservationTerms;
  /** What was billed in the months. */
  totalPrice: Scalars['Float']['output'];
  /** Percent, of quantities where the data have them; null where it was not charged in the months. */
  utilization?: Maybe<Scalars['Float']['output']>;
};

/** Sums of the reservations that have not expired. */
export type ReservedInstanceTotals = {
  __typename?: 'ReservedInstanceTotals';
  /** What was billed in the months. */
  charged: Scalars['Float']['output'];
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** How many have expired, which are in no sum. */
  expiredCount: Scalars['Int']['output'];
  /** Instances bought; null where that of one is not known. */
  instances?: Maybe<Scalars['Float']['output']>;
  /** Instances x factor; null where that of one is not known. */
  normalizedUnits?: Maybe<Scalars['Float']['output']>;
};

/** Sums of the reservations that have not expired. */
export type AzureReservationTotals = {
  __typename?: 'AzureReservationTotals';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** How many have expired, which are in no sum. */
  expiredCount: Scalars['Int']['output'];
  /** What was billed in the months. */
  totalPrice: Scalars['Float']['output'];
};

/** A page of the inventory of AWS reservations. */
export type ReservedInstanceConnection = {
  __typename?: 'ReservedInstanceConnection';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The rows of the page. */
  edges: Array<ReservedInstanceEdge>;
  /** The ends of those that have not ended: all matches, on all pages. */
  ends: Array<CommitmentEnd>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** What amounts were converted by. */
  rates: Array<AppliedRate>;
  /** Of all that have not expired. */
  total: ReservedInstanceTotals;
  /** How many are listed on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Fees of days on which their currency has no rate; in no amount. */
  unconverted: Array<CurrencyAmount>;
};

/** A reservation on its page. */
export type ReservedInstanceEdge = {
  __typename?: 'ReservedInstanceEdge';
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The reservation. */
  node: ReservedInstance;
};

/** A page of the inventory of Azure reservations. */
export type AzureReservationConnection = {
  __typename?: 'AzureReservationConnection';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The rows of the page. */
  edges: Array<AzureReservationEdge>;
  /** The ends of those that have not ended: all matches, on all pages. */
  ends: Array<CommitmentEnd>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** What amounts were converted by. */
  rates: Array<AppliedRate>;
  /** Of all that have not expired. */
  total: AzureReservationTotals;
  /** How many are listed on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Fees of days on which their currency has no rate; in no amount. */
  unconverted: Array<CurrencyAmount>;
};

/** A reservation on its page. */
export type AzureReservationEdge = {
  __typename?: 'AzureReservationEdge';
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The reservation. */
  node: AzureReservation;
};

/** How the reservations of a vendor were used. Each field is a call of its own, and fails alone. */
export type ReservationUtilization = {
  __typename?: 'ReservationUtilization';
  /** One reservation over time; fails with NOT_FOUND where the company has none of this id. */
  agreement?: Maybe<ReservationAgreementDetail>;
  /** Reservations that were charged in the months. */
  agreements?: Maybe<ReservationAgreementConnection>;
  /** By instance family, or flexibility group of Azure. */
  families?: Maybe<ReservationGroupConnection>;
  /** What can be filtered by. */
  filterOptions?: Maybe<CommitmentOptions>;
  /** By service. */
  services?: Maybe<ReservationGroupConnection>;
  /** All of them together. */
  summary?: Maybe<ReservationSummary>;
  /** Their use over time, all together or part by part. */
  trend?: Maybe<CommitmentUseTrend>;
};


/** How the reservations of a vendor were used. Each field is a call of its own, and fails alone. */
export type ReservationUtilizationAgreementArgs = {
  id: Scalars['String']['input'];
  unit?: InputMaybe<TimeUnit>;
};


/** How the reservations of a vendor were used. Each field is a call of its own, and fails alone. */
export type ReservationUtilizationAgreementsArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort?: InputMaybe<ReservationUseSort>;
};


/** How the reservations of a vendor were used. Each field is a call of its own, and fails alone. */
export type ReservationUtilizationFamiliesArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort?: InputMaybe<ReservationUseSort>;
};


/** How the reservations of a vendor were used. Each field is a call of its own, and fails alone. */
export type ReservationUtilizationServicesArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort?: InputMaybe<ReservationUseSort>;
};


/** How the reservations of a vendor were used. Each field is a call of its own, and fails alone. */
export type ReservationUtilizationTrendArgs = {
  by: CommitmentSplit;
  unit?: InputMaybe<TimeUnit>;
};

/** What lists of the use of reservations are sorted by; unknown values come last. */
export type ReservationUseSort = {
  /** The field. */
  by: ReservationUseField;
  /** The direction. */
  order: SortOrder;
};

/** A field of that order. */
export type ReservationUseField =
  /** Its name. */
  | 'NAME'
  /** Net savings. */
  | 'NET_SAVINGS'
  /** On-demand spend. */
  | 'ON_DEMAND_SPEND'
  /** Savings rate. */
  | 'SAVINGS_RATE'
  /** Total payment. */
  | 'TOTAL_PAYMENT'
  /** Unused payment. */
  | 'UNUSED_PAYMENT'
  /** Used payment. */
  | 'USED_PAYMENT'
  /** Utilization. */
  | 'UTILIZATION';

/** What is known of a reservation; null where neither charges nor an inventory say it. */
export type ReservationTerms = {
  __typename?: 'ReservationTerms';
  /** Id of the account that bought it. */
  account: Scalars['String']['output'];
  /** Name of the account. */
  accountName: Scalars['String']['output'];
  /** When it ends. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Instance family, or flexibility group of Azure. */
  instanceFamily?: Maybe<Scalars['String']['output']>;
  /** The whole id of the provider. */
  fullId: Scalars['String']['output'];
  /** Last part of the id. */
  id: Scalars['String']['output'];
  /** Such as m5.large. */
  instanceType?: Maybe<Scalars['String']['output']>;
  /** Its end is past, or an inventory says that it is over. */
  isExpired: Scalars['Boolean']['output'];
  /** Name for people. */
  name: Scalars['String']['output'];
  /** No Upfront, Partial Upfront, All Upfront, or another word of the provider. */
  paymentOption?: Maybe<Scalars['String']['output']>;
  /** What it covers. */
  product: Scalars['String']['output'];
  /** Code of the region. */
  region?: Maybe<Scalars['String']['output']>;
  /** Name of the region. */
  regionName?: Maybe<Scalars['String']['output']>;
  /** Seconds from now until it ends; 0 when it has ended. */
  remainingSeconds?: Maybe<Scalars['Int']['output']>;
  /** When it began. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The provider's word where an inventory gives it, else active or expired. */
  status: Scalars['String']['output'];
  /** Seconds from its start to its end. */
  termSeconds?: Maybe<Scalars['Int']['output']>;
};

/** A reservation with its use. */
export type ReservationAgreement = {
  __typename?: 'ReservationAgreement';
  /** Its use in the months. */
  figures: ReservationFigures;
  /** What it is. */
  terms: ReservationTerms;
};

/** A reservation with its use over time. */
export type ReservationAgreementDetail = {
  __typename?: 'ReservationAgreementDetail';
  /** Its use in the months. */
  agreement: ReservationAgreement;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The same over time. */
  trend: CommitmentUseTrend;
};

/** Reservations of one family or one service. */
export type ReservationGroup = {
  __typename?: 'ReservationGroup';
  /** Their use in the months. */
  figures: ReservationFigures;
  /** Empty where the data name none. */
  key: Scalars['String']['output'];
  /** Name for people. */
  name: Scalars['String']['output'];
  /** How many there are. */
  reservationCount: Scalars['Int']['output'];
};

/** A page of reservations. */
export type ReservationAgreementConnection = {
  __typename?: 'ReservationAgreementConnection';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The rows of the page. */
  edges: Array<ReservationAgreementEdge>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** Figures of all, on this page or not. */
  total: ReservationFigures;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** A reservation on its page. */
export type ReservationAgreementEdge = {
  __typename?: 'ReservationAgreementEdge';
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The reservation. */
  node: ReservationAgreement;
};

/** A page of families or services. */
export type ReservationGroupConnection = {
  __typename?: 'ReservationGroupConnection';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The rows of the page. */
  edges: Array<ReservationGroupEdge>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** Figures of all, on this page or not. */
  total: ReservationFigures;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** A family or service on its page. */
export type ReservationGroupEdge = {
  __typename?: 'ReservationGroupEdge';
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The family or service. */
  node: ReservationGroup;
};

/** What rows of coverage are sorted by. */
export type CoverageSortField =
  /** Coverage. */
  | 'COVERAGE'
  /** Cost of what nothing covered. */
  | 'ON_DEMAND_COST'
  /** Cost of what plans covered. */
  | 'SAVINGS_PLANS_COST'
  /** Both. */
  | 'TOTAL_COST';

/** An order of rows of coverage; unknown values come last. */
export type CoverageSort = {
  /** Falling or rising. */
  order: SortOrder;
  /** By what. */
  by: CoverageSortField;
};

/** Coverage of one account, product, region and instance family. */
export type CoverageRow = {
  __typename?: 'CoverageRow';
  /** Id of the account. */
  account: Scalars['String']['output'];
  /** Name of the account. */
  accountName: Scalars['String']['output'];
  /** The currency of its figures, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Its figures. */
  figures: CommitmentCoverage;
  /** Instance family; empty of what has none. */
  instanceFamily: Scalars['String']['output'];
  /** Name of the product. */
  product: Scalars['String']['output'];
  /** Code of the region; empty of what has none. */
  region: Scalars['String']['output'];
  /** Name of the region. */
  regionName: Scalars['String']['output'];
};

/** A page of rows of coverage. */
export type CoverageRowConnection = {
  __typename?: 'CoverageRowConnection';
  /** The rows of the page. */
  edges: Array<CoverageRowEdge>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** A row of coverage at its place. */
export type CoverageRowEdge = {
  __typename?: 'CoverageRowEdge';
  /** Its place in the whole list. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CoverageRow;
};

/** What rows of the compute mix are grouped by. */
export type ComputeMixGrouping =
  /** The account. */
  | 'ACCOUNT'
  /** The instance family. */
  | 'FAMILY'
  /** The region. */
  | 'REGION';

/** What rows of the compute mix are sorted by. */
export type ComputeMixSortField =
  /** Machine hours. */
  | 'HOURS'
  /** On-demand cost. */
  | 'ON_DEMAND_COST'
  /** Cost under reservations. */
  | 'RESERVED_COST'
  /** Cost under Savings Plans. */
  | 'SAVINGS_PLANS_COST'
  /** Cost of spot. */
  | 'SPOT_COST'
  /** All cost. */
  | 'TOTAL_COST';

/** An order of the compute mix; unknown values come last. */
export type ComputeMixSort = {
  /** Falling or rising. */
  order: SortOrder;
  /** By what. */
  by: ComputeMixSortField;
};

/** What paid for machine time: effective cost and machine hours by purchase option; hours are null where the data have none. */
export type ComputeMix = {
  __typename?: 'ComputeMix';
  /** Cost on demand. */
  onDemandCost: Scalars['Float']['output'];
  /** Hours on demand. */
  onDemandHours?: Maybe<Scalars['Float']['output']>;
  /** Cost of what reservations covered. */
  reservedCost: Scalars['Float']['output'];
  /** Hours that reservations covered. */
  reservedHours?: Maybe<Scalars['Float']['output']>;
  /** Cost of what Savings Plans covered. */
  savingsPlansCost: Scalars['Float']['output'];
  /** Hours that Savings Plans covered. */
  savingsPlansHours?: Maybe<Scalars['Float']['output']>;
  /** Cost of spot. */
  spotCost: Scalars['Float']['output'];
  /** Hours of spot. */
  spotHours?: Maybe<Scalars['Float']['output']>;
  /** All cost. */
  totalCost: Scalars['Float']['output'];
  /** All hours. */
  totalHours?: Maybe<Scalars['Float']['output']>;
};

/** The compute mix of one account, region or family, or of one of each; members that rows are not grouped by are empty. */
export type ComputeMixRow = {
  __typename?: 'ComputeMixRow';
  /** Id of the account. */
  account: Scalars['String']['output'];
  /** Name of the account. */
  accountName: Scalars['String']['output'];
  /** Instance family. */
  instanceFamily: Scalars['String']['output'];
  /** Its figures. */
  mix: ComputeMix;
  /** Code of the region. */
  region: Scalars['String']['output'];
  /** Name of the region. */
  regionName: Scalars['String']['output'];
};

/** A page of the compute mix. */
export type ComputeMixConnection = {
  __typename?: 'ComputeMixConnection';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The rows of the page. */
  edges: Array<ComputeMixEdge>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** Of all rows, listed or not. */
  total: ComputeMix;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** A row of the compute mix at its place. */
export type ComputeMixEdge = {
  __typename?: 'ComputeMixEdge';
  /** Its place in the whole list. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ComputeMixRow;
};

/** Savings Plans of the provider AWS. Every field but `range` asks its own service and fails alone. */
export type SavingsPlans = {
  __typename?: 'SavingsPlans';
  /** One plan with its use in the months asked for; NOT_FOUND where they have none of it. */
  agreement?: Maybe<SavingsPlanAgreement>;
  /** Use of that plan over time. */
  agreementTrend?: Maybe<CommitmentUseTrend>;
  /** Plans with what was used of them. */
  agreements?: Maybe<SavingsPlanAgreementConnection>;
  /** How much of what plans can cover they covered. */
  coverage?: Maybe<CommitmentCoverageSummary>;
  /** What coverage can be filtered by. */
  coverageOptions?: Maybe<CommitmentOptions>;
  /** Coverage by account, product, region and instance family. */
  coverageRows?: Maybe<CoverageRowConnection>;
  /** Coverage over time. */
  coverageTrend?: Maybe<CommitmentCoverageTrend>;
  /** Active plans. */
  inventory?: Maybe<SavingsPlanConnection>;
  /** What active plans can be filtered by. */
  inventoryOptions?: Maybe<CommitmentOptions>;
  /** What paid for machine time: plans, reservations, spot and on demand together. */
  mix?: Maybe<ComputeMixConnection>;
  /** Plans by type, of the 200 with the largest payment. */
  types?: Maybe<Array<SavingsPlanType>>;
  /** What was used of all plans. */
  utilization?: Maybe<CommitmentUseSummary>;
  /** What utilization can be filtered by. */
  utilizationOptions?: Maybe<CommitmentOptions>;
  /** Use over time. */
  utilizationTrend?: Maybe<CommitmentUseTrend>;
  /** Who is reminded that plans end, and who can be. */
  reminders?: Maybe<CommitmentReminders>;
};


/** Savings Plans of the provider AWS. Every field but `range` asks its own service and fails alone. */
export type SavingsPlansAgreementArgs = {
  id: Scalars['String']['input'];
};


/** Savings Plans of the provider AWS. Every field but `range` asks its own service and fails alone. */
export type SavingsPlansAgreementTrendArgs = {
  id: Scalars['String']['input'];
  unit?: InputMaybe<TimeUnit>;
};


/** Savings Plans of the provider AWS. Every field but `range` asks its own service and fails alone. */
export type SavingsPlansAgreementsArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort: SavingsPlanUseSort;
};


/** Savings Plans of the provider AWS. Every field but `range` asks its own service and fails alone. */
export type SavingsPlansCoverageRowsArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort: CoverageSort;
};


/** Savings Plans of the provider AWS. Every field but `range` asks its own service and fails alone. */
export type SavingsPlansCoverageTrendArgs = {
  by: CommitmentSplit;
  unit?: InputMaybe<TimeUnit>;
};


/** Savings Plans of the provider AWS. Every field but `range` asks its own service and fails alone. */
export type SavingsPlansInventoryArgs = {
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort: SavingsPlanSort;
};


/** Savings Plans of the provider AWS. Every field but `range` asks its own service and fails alone. */
export type SavingsPlansMixArgs = {
  by: Array<ComputeMixGrouping>;
  itemsPerPage: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sort: ComputeMixSort;
};


/** Savings Plans of the provider AWS. Every field but `range` asks its own service and fails alone. */
export type SavingsPlansUtilizationTrendArgs = {
  by: CommitmentSplit;
  unit?: InputMaybe<TimeUnit>;
};

/** What plans with their use are sorted by. */
export type SavingsPlanUseSortField =
  /** The end of the plan. */
  | 'END'
  /** Net savings. */
  | 'NET_SAVINGS'
  /** On-demand spend. */
  | 'ON_DEMAND_SPEND'
  /** Savings rate. */
  | 'SAVINGS_RATE'
  /** Total payment. */
  | 'TOTAL_PAYMENT'
  /** Unused payment. */
  | 'UNUSED_PAYMENT'
  /** Used payment. */
  | 'USED_PAYMENT'
  /** Utilization. */
  | 'UTILIZATION';

/** An order of plans with their use; unknown values come last. */
export type SavingsPlanUseSort = {
  /** Falling or rising. */
  order: SortOrder;
  /** By what. */
  by: SavingsPlanUseSortField;
};

/** What plans are sorted by. */
export type SavingsPlanSortField =
  /** Name of the account. */
  | 'ACCOUNT'
  /** Commitment an hour. */
  | 'COMMITMENT'
  /** The end of the plan. */
  | 'END'
  /** The start of the plan. */
  | 'START'
  /** Type of the plan. */
  | 'TYPE';

/** An order of plans; unknown values come last. */
export type SavingsPlanSort = {
  /** Falling or rising. */
  order: SortOrder;
  /** By what. */
  by: SavingsPlanSortField;
};

/** What is known of a Savings Plan; null where neither billing rows nor an inventory file have it. */
export type SavingsPlan = {
  __typename?: 'SavingsPlan';
  /** Id of the account that bought it. */
  account: Scalars['String']['output'];
  /** Name of the account. */
  accountName: Scalars['String']['output'];
  /** Resource name. */
  arn: Scalars['String']['output'];
  /** Commitment an hour, in `currency`. */
  commitment?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217, of its amounts. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Its term, in seconds. */
  durationSeconds?: Maybe<Scalars['Int']['output']>;
  /** Its end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Instance family; Any of a plan for all of them. */
  instanceFamily?: Maybe<Scalars['String']['output']>;
  /** The last part of the resource name. */
  key: Scalars['String']['output'];
  /** No Upfront, Partial Upfront or All Upfront, as the provider says it. */
  paymentOption?: Maybe<Scalars['String']['output']>;
  /** Recurring payment an hour, in `currency`. */
  recurringPayment?: Maybe<Scalars['Float']['output']>;
  /** Region; Any of a plan for all of them. */
  region?: Maybe<Scalars['String']['output']>;
  /** Name of the region. */
  regionName?: Maybe<Scalars['String']['output']>;
  /** Whole days until its end. */
  remainingDays?: Maybe<Scalars['Int']['output']>;
  /** Its start. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** As the provider calls it, such as Compute Savings Plan. */
  type?: Maybe<Scalars['String']['output']>;
  /** Paid at once, in `currency`. */
  upfrontPayment?: Maybe<Scalars['Float']['output']>;
};

/** A page of plans. */
export type SavingsPlanConnection = {
  __typename?: 'SavingsPlanConnection';
  /** The plans of the page. */
  edges: Array<SavingsPlanEdge>;
  /** The ends of plans: all matches, on all pages. */
  ends: Array<CommitmentEnd>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** A plan at its place. */
export type SavingsPlanEdge = {
  __typename?: 'SavingsPlanEdge';
  /** Its place in the whole list. */
  cursor: Scalars['String']['output'];
  /** The plan. */
  node: SavingsPlan;
};

/** A plan and what was used of it. */
export type SavingsPlanAgreement = {
  __typename?: 'SavingsPlanAgreement';
  /** Id of the account that bought it; empty where it is unknown. */
  account: Scalars['String']['output'];
  /** Name of the account. */
  accountName: Scalars['String']['output'];
  /** Resource name. */
  arn: Scalars['String']['output'];
  /** Commitment an hour, in `commitmentCurrency`. */
  commitment?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217. */
  commitmentCurrency?: Maybe<Scalars['String']['output']>;
  /** The currency of its figures, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Its end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its figures. */
  figures: CommitmentUse;
  /** Instance family; Any of a plan for all of them. */
  instanceFamily?: Maybe<Scalars['String']['output']>;
  /** The last part of the resource name. */
  key: Scalars['String']['output'];
  /** No Upfront, Partial Upfront or All Upfront, as the provider says it. */
  paymentOption?: Maybe<Scalars['String']['output']>;
  /** Name of the region; Any of a plan for all of them. */
  regionName?: Maybe<Scalars['String']['output']>;
  /** Its start. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** As the provider calls it. */
  type?: Maybe<Scalars['String']['output']>;
};

/** A page of plans with their use. */
export type SavingsPlanAgreementConnection = {
  __typename?: 'SavingsPlanAgreementConnection';
  /** The plans of the page. */
  edges: Array<SavingsPlanAgreementEdge>;
  /** Where the page is. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** A plan with its use at its place. */
export type SavingsPlanAgreementEdge = {
  __typename?: 'SavingsPlanAgreementEdge';
  /** Its place in the whole list. */
  cursor: Scalars['String']['output'];
  /** The plan. */
  node: SavingsPlanAgreement;
};

/** All plans of one type. */
export type SavingsPlanType = {
  __typename?: 'SavingsPlanType';
  /** Hourly commitment of all of them; null where one is unknown, or they are in several currencies. */
  commitment?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217, of the commitment. */
  commitmentCurrency?: Maybe<Scalars['String']['output']>;
  /** The currency of its figures, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Its figures. */
  figures: CommitmentUse;
  /** How many there are. */
  plans: Scalars['Int']['output'];
  /** As the provider calls it; empty where it is unknown. */
  type: Scalars['String']['output'];
};

/** When a commitment ends, for the calendar. */
export type CommitmentEnd = {
  __typename?: 'CommitmentEnd';
  /** Its end; null where neither charges nor an inventory have it. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last part of its id. */
  key: Scalars['String']['output'];
  /** Its name; of a Savings Plan its type, of a reservation without a name its machines, such as 2 × c5.large. */
  name: Scalars['String']['output'];
};

/** Who is reminded that commitments of one kind end: each reminder is mailed once to each recipient, in his language. */
export type CommitmentReminders = {
  __typename?: 'CommitmentReminders';
  /** Days before the end, falling: of 90, 30 and 7. */
  days: Array<Scalars['Int']['output']>;
  /** Percent of utilization: a commitment counts as poorly used below it. */
  lowPercent: Scalars['Int']['output'];
  /** People of the company who may see such commitments. */
  people: Array<ReminderPerson>;
  /** Addresses of those who are reminded; none: no mail is sent. */
  recipients: Array<Scalars['String']['output']>;
  /** Grows by each change; a change names the one that it was made of, 0 where nothing is saved. */
  version: Scalars['Int']['output'];
};

/** A user who can be reminded. */
export type ReminderPerson = {
  __typename?: 'ReminderPerson';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Whom to remind of ends, and when. */
export type CommitmentRemindersInput = {
  /** Days before the end: of 90, 30 and 7. */
  days: Array<Scalars['Int']['input']>;
  /** Percent of utilization, 1 to 100: a commitment counts as poorly used below it. */
  lowPercent: Scalars['Int']['input'];
  /** Addresses of people of the company who may see such commitments, at most 10. */
  recipients: Array<Scalars['String']['input']>;
  /** The version that the change was made of. */
  version: Scalars['Int']['input'];
};

/** The outcome of setting reminders. */
export type CommitmentRemindersPayload = {
  __typename?: 'CommitmentRemindersPayload';
  /** As they are now; null when they were not saved. */
  reminders?: Maybe<CommitmentReminders>;
  /** What the user can mend; empty when they were saved. CHANGED_MEANWHILE when another user saved first. */
  userErrors: Array<UserError>;
};

/** Whole months from the first day of one to the last day of another: at most three years. */
export type MonthsInput = {
  /** Any day of the last month. */
  end: Scalars['Date']['input'];
  /** Any day of the first month. */
  start: Scalars['Date']['input'];
};

/** Which months and rows a question about commitments is about; an empty list filters nothing. */
export type CommitmentQuery = {
  /** Ids of accounts. */
  accounts: Array<Scalars['String']['input']>;
  /** Instance families, such as m5. */
  instanceFamilies: Array<Scalars['String']['input']>;
  /** The months; the newest one with data when left out. */
  months?: InputMaybe<MonthsInput>;
  /** Codes of products. */
  products: Array<Scalars['String']['input']>;
  /** Codes of regions. */
  regions: Array<Scalars['String']['input']>;
  /** Which months without `months`. */
  toDate: CommitmentPeriod;
};

/** Months up to the newest one with data. */
export type CommitmentPeriod =
  /** That month. */
  | 'MONTH'
  /** From January of its year. */
  | 'YEAR';

/** What questions about commitments can be filtered by: values of their months and rows, the costliest first. */
export type CommitmentOptions = {
  __typename?: 'CommitmentOptions';
  /** Accounts. */
  accounts: Array<CommitmentOption>;
  /** Instance families. */
  instanceFamilies: Array<Scalars['String']['output']>;
  /** Categories, each followed by its products. */
  products: Array<CommitmentProduct>;
  /** Regions. */
  regions: Array<CommitmentOption>;
};

/** A value with its name. */
export type CommitmentOption = {
  __typename?: 'CommitmentOption';
  /** What is filtered by. */
  code: Scalars['String']['output'];
  /** Name for people. */
  name: Scalars['String']['output'];
};

/** A product, or a category of products. */
export type CommitmentProduct = {
  __typename?: 'CommitmentProduct';
  /** Its code. */
  code: Scalars['String']['output'];
  /** The products that choosing it means. */
  codes: Array<Scalars['String']['output']>;
  /** Name for people. */
  name: Scalars['String']['output'];
  /** The category that it belongs to; null of a category, and of a product without one. */
  parentCode?: Maybe<Scalars['String']['output']>;
};

/** What was used of commitments, and what they saved; in the currency of the parent. */
export type CommitmentUse = {
  __typename?: 'CommitmentUse';
  /** Percent of the commitment that was used, in money; null without a commitment. */
  moneyUtilization?: Maybe<Scalars['Float']['output']>;
  /** On-demand spend minus total payment; negative where they cost more than they saved. */
  netSavings: Scalars['Float']['output'];
  /** What the used part would have cost on demand. */
  onDemandSpend: Scalars['Float']['output'];
  /** Net savings in percent of on-demand spend; null without use. */
  savingsRate?: Maybe<Scalars['Float']['output']>;
  /** Effective cost of the used and the unused part. */
  totalPayment: Scalars['Float']['output'];
  /** Effective cost of the unused part. */
  unusedPayment: Scalars['Float']['output'];
  /** Effective cost of the used part. */
  usedPayment: Scalars['Float']['output'];
  /** Percent of the commitment that was used: of quantities where the data have them for all, else of money; null without a commitment. */
  utilization?: Maybe<Scalars['Float']['output']>;
};

/** What was used of commitments in the months asked for. */
export type CommitmentUseSummary = {
  __typename?: 'CommitmentUseSummary';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Its figures. */
  figures: CommitmentUse;
  /** The months, from the first day to the last. */
  range: DateRange;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
  /** Sums in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
};

/** What a trend of commitments is split by. */
export type CommitmentSplit =
  /** Nothing: one line of all. */
  | 'NONE'
  /** The type of a Savings Plan; the service of reservations. */
  | 'TYPE'
  /** The region of the usage. */
  | 'REGION'
  /** The instance family of the usage. */
  | 'FAMILY';

/** What was used of commitments over time. Lists of the series are aligned with `axis`; null where there is nothing. */
export type CommitmentUseTrend = {
  __typename?: 'CommitmentUseTrend';
  /** The first day of each step. */
  axis: Array<Scalars['Date']['output']>;
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** One for each part, the largest payment first. */
  series: Array<CommitmentUseSeries>;
  /** DAY or MONTH. */
  unit: TimeUnit;
};

/** A line of the trend of use. */
export type CommitmentUseSeries = {
  __typename?: 'CommitmentUseSeries';
  /** Of what it is split by; empty where it is not split, or for what has none. */
  code: Scalars['String']['output'];
  /** Name for people. */
  name: Scalars['String']['output'];
  /** On-demand spend minus total payment. */
  netSavings: Array<Maybe<Scalars['Float']['output']>>;
  /** What the used part would have cost on demand. */
  onDemandSpend: Array<Maybe<Scalars['Float']['output']>>;
  /** Effective cost of the unused part. */
  unusedPayment: Array<Maybe<Scalars['Float']['output']>>;
  /** Effective cost of the used part. */
  usedPayment: Array<Maybe<Scalars['Float']['output']>>;
  /** Percent that was used; by region and family of the whole commitment of the step. */
  utilization: Array<Maybe<Scalars['Float']['output']>>;
};

/** How much of what could be covered was covered; in the currency of the parent. */
export type CommitmentCoverage = {
  __typename?: 'CommitmentCoverage';
  /** By cost for Savings Plans: 100 x Savings Plans cost / total cost. By usage for reservations. Null where there is nothing to cover. */
  coverage?: Maybe<Scalars['Float']['output']>;
  /** Cost of what nothing covered. */
  onDemandCost: Scalars['Float']['output'];
  /** Machine hours of it; null where the data have none. */
  onDemandHours?: Maybe<Scalars['Float']['output']>;
  /** The provider's own way: list cost of what plans covered in percent of that and on-demand cost. */
  providerCoverage?: Maybe<Scalars['Float']['output']>;
  /** Machine hours that reservations covered. */
  reservedHours?: Maybe<Scalars['Float']['output']>;
  /** What they would have cost on demand. */
  reservedOnDemandCost: Scalars['Float']['output'];
  /** Percent of the machine hours that reservations covered. */
  reservedUsageCoverage?: Maybe<Scalars['Float']['output']>;
  /** Effective cost of what plans covered. */
  savingsPlansCost: Scalars['Float']['output'];
  /** Machine hours that plans covered. */
  savingsPlansHours?: Maybe<Scalars['Float']['output']>;
  /** List cost of what plans covered. */
  savingsPlansListCost: Scalars['Float']['output'];
  /** Percent of the machine hours that plans covered. */
  savingsPlansUsageCoverage?: Maybe<Scalars['Float']['output']>;
  /** Savings Plans cost plus on-demand cost. */
  totalCost: Scalars['Float']['output'];
  /** All machine hours. */
  totalHours?: Maybe<Scalars['Float']['output']>;
  /** Percent of the machine hours that any commitment covered. */
  totalUsageCoverage?: Maybe<Scalars['Float']['output']>;
};

/** Coverage in the months asked for. */
export type CommitmentCoverageSummary = {
  __typename?: 'CommitmentCoverageSummary';
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** Its figures. */
  figures: CommitmentCoverage;
  /** The months, from the first day to the last. */
  range: DateRange;
  /** Every exchange rate that amounts were converted by, by currency and day; none where nothing was converted. */
  rates: Array<AppliedRate>;
  /** Sums in currencies on days without an exchange rate. */
  unconverted: Array<CurrencyAmount>;
};

/** Coverage over time. Lists of the series are aligned with `axis`; null where there is nothing. */
export type CommitmentCoverageTrend = {
  __typename?: 'CommitmentCoverageTrend';
  /** The first day of each step. */
  axis: Array<Scalars['Date']['output']>;
  /** The currency of all amounts, ISO 4217. */
  currency: Scalars['String']['output'];
  /** One for each part, the largest cost first. */
  series: Array<CommitmentCoverageSeries>;
  /** DAY or MONTH. */
  unit: TimeUnit;
};

/** A line of the trend of coverage. */
export type CommitmentCoverageSeries = {
  __typename?: 'CommitmentCoverageSeries';
  /** Of what it is split by; empty where it is not split, or for what has none. */
  code: Scalars['String']['output'];
  /** Percent that was covered; by type, of the whole cost of the step. */
  coverage: Array<Maybe<Scalars['Float']['output']>>;
  /** Name for people. */
  name: Scalars['String']['output'];
  /** Cost of what nothing covered. */
  onDemandCost: Array<Maybe<Scalars['Float']['output']>>;
  /** The provider's own way. */
  providerCoverage: Array<Maybe<Scalars['Float']['output']>>;
  /** Effective cost of what plans covered. */
  savingsPlansCost: Array<Maybe<Scalars['Float']['output']>>;
};

/**
 * An access token of a person: a bearer token by which a tool asks this graph as the person, with the rights that the person
 * has at the time, and in one company alone.
 */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** The company that it is good for. */
  company: Company;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Global id; opens nothing. */
  id: Scalars['ID']['output'];
  /** Whether it has ended. */
  isExpired: Scalars['Boolean']['output'];
  /** When it was last used, to a minute; null: never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its name, unique among the living tokens of the viewer. */
  name: Scalars['String']['output'];
};

/** A new access token. */
export type CreateAccessTokenInput = {
  /** How many days it lives: 1 to 365. */
  days: Scalars['Int']['input'];
  /** What it is for: 1 to 254 characters, unique among the living tokens of the viewer. */
  name: Scalars['String']['input'];
};

/** The outcome of createAccessToken. */
export type CreateAccessTokenPayload = {
  __typename?: 'CreateAccessTokenPayload';
  /** The token itself, told this once and not kept; null where none was made. */
  secret?: Maybe<Scalars['String']['output']>;
  /** NAME_MISSING, TEXT_TOO_LONG, TOKEN_NAME_IN_USE, TOKEN_DAYS_OUTSIDE, TOO_MANY_TOKENS. */
  userErrors: Array<UserError>;
  /** Whose tokens they are. */
  viewer?: Maybe<Viewer>;
};

/** Which access token ends. */
export type RevokeAccessTokenInput = {
  /** Global id of an access token of the viewer. */
  id: Scalars['ID']['input'];
};

/** The outcome of revokeAccessToken. */
export type RevokeAccessTokenPayload = {
  __typename?: 'RevokeAccessTokenPayload';
  /** UNKNOWN_TOKEN; empty when it was done. */
  userErrors: Array<UserError>;
  /** Whose tokens they are. */
  viewer?: Maybe<Viewer>;
};

/** Active alerts. */
export type AlertFeed = {
  __typename?: 'AlertFeed';
  /** The most severe first, within a level the newest, of one moment what ends sooner; at most 200. */
  alerts: Array<Alert>;
  /** How many there are, listed or not. */
  totalCount: Scalars['Int']['output'];
  /** How many of them the viewer has not seen. */
  unseenCount: Scalars['Int']['output'];
};

/** Something to look at. It is active until its cause is gone, or until the company has decided on it. */
export type Alert = {
  __typename?: 'Alert';
  /** Global id: the same for all readers of the alert. */
  id: Scalars['ID']['output'];
  /** The viewer has seen it at its current level. */
  isSeen: Scalars['Boolean']['output'];
  /** The days whose cost it was judged on; null where no cost was judged. */
  judgedDays?: Maybe<DateRange>;
  /** What it is about. */
  kind: AlertKind;
  /** Its level. */
  level: AlarmLevel;
  /** One sentence in the viewer's language. */
  message: Scalars['String']['output'];
  /** When it was raised first. */
  raisedAt: Scalars['DateTime']['output'];
  /** Address of what it is about, from the root of the portal. */
  path: Scalars['String']['output'];
  /** The vendor; null where it has no single one. */
  vendor?: Maybe<Vendor>;
};

/** What an alert is about. */
export type AlertKind =
  /** Unusual cost that AI found. */
  | 'ANOMALY'
  /** Unusual cost that a rule found. */
  | 'RULE'
  /** A budget of this month that is spent, or a threshold of it. */
  | 'BUDGET_REACHED'
  /** A budget of this month that will be spent, or a threshold of it. */
  | 'BUDGET_EXPECTED'
  /** A commitment that ends within 90 days. */
  | 'COMMITMENT_ENDS'
  /** A commitment that nothing used. */
  | 'COMMITMENT_IDLE'
  /** A commitment that was used too little. */
  | 'COMMITMENT_LOW'
  /** A load that failed, was refused or broke off. */
  | 'LOAD_FAILED';

/** The alerts that were seen. */
export type MarkAlertsSeenInput = {
  /** Global ids, at most 200. */
  alertIds: Array<Scalars['ID']['input']>;
};

/** The outcome of markAlertsSeen. */
export type MarkAlertsSeenPayload = {
  __typename?: 'MarkAlertsSeenPayload';
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** Who can get mail of the company, and what is wrong with addresses. */
export type MailRecipients = {
  __typename?: 'MailRecipients';
  /** The addresses that were asked about, in their order. */
  addresses: Array<CheckedAddress>;
  /** By name, at most 50. */
  people: Array<MailPerson>;
};

/** A person who can get mail of the company. */
export type MailPerson = {
  __typename?: 'MailPerson';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
};

/** An address, and whether it can be a recipient. */
export type CheckedAddress = {
  __typename?: 'CheckedAddress';
  /** As it was given, without spaces around it. */
  address: Scalars['String']['output'];
  /** Why it cannot be one; null when it can. */
  fault?: Maybe<RecipientFault>;
  /** The person of the address; null where the company has none. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Why an address cannot be a recipient. */
export type RecipientFault =
  /** The part after the at sign is no domain. */
  | 'DOMAIN'
  /** The address is in the list already. */
  | 'DUPLICATE'
  /** The part before the at sign has signs that are not allowed, or is missing. */
  | 'LOCAL_PART'
  /** There is no at sign. */
  | 'NO_ADDRESS'
  /** There are 10 good addresses before it. */
  | 'OVER_LIMIT'
  /** The last part of the domain is not of 2 to 14 letters. */
  | 'SUFFIX'
  /** Longer than 254 characters. */
  | 'TOO_LONG'
  /** The address belongs to no person of the company. */
  | 'UNREGISTERED';

/** A recipient of a mail on a schedule. */
export type ScheduledRecipient = {
  __typename?: 'ScheduledRecipient';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Whether he or she gets the mails. */
  state: ScheduledRecipientState;
};

/** Whether a recipient gets the mails of a schedule. */
export type ScheduledRecipientState =
  /** Gets them. */
  | 'ACTIVE'
  /** Left the company, and gets none. */
  | 'LEFT_COMPANY'
  /** Unsubscribed, and gets none. */
  | 'UNSUBSCRIBED';

/** A time that a mail on a schedule was due. */
export type MailRun = {
  __typename?: 'MailRun';
  /** When it was due. */
  dueAt: Scalars['DateTime']['output'];
  /** When it was done, or given up. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it did not go well; null when it did. */
  fault?: Maybe<MailRunFault>;
  /** What the mail server said of a mail that was not delivered. */
  mailFault?: Maybe<Scalars['String']['output']>;
  /** How many mails it came to: one for each recipient. */
  mailCount: Scalars['Int']['output'];
  /** First day of the billed month; null where no bill is sent. */
  month?: Maybe<Scalars['Date']['output']>;
  /** When it is tried again; null when it is not. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many of its mails were sent. */
  sentCount: Scalars['Int']['output'];
  /** How it went. */
  state: MailRunState;
};

/** How a run went. */
export type MailRunState =
  /** No mail was sent. */
  | 'FAILED'
  /** Some of its mails were not delivered. */
  | 'PARTLY_SENT'
  /** All of its mails were sent. */
  | 'SENT'
  /** Goes on, or is to be tried again. */
  | 'WAITING';

/** Why a schedule is paused. */
export type MailPauseReason =
  /** A user paused it. */
  | 'BY_USER'
  /** The dashboard was deleted. */
  | 'DASHBOARD_GONE'
  /** All recipients unsubscribed or left the company. */
  | 'NO_RECIPIENT_LEFT'
  /** The sender may not edit on the menu any more (Billing, Dashboard), or left the company. */
  | 'SENDER_LOST_RIGHT'
  /** The company is not authorised for the vendor any more. */
  | 'VENDOR_NOT_AVAILABLE';

/** Why a run did not go well. */
export type MailRunFault =
  /** It was paused before it could be sent. */
  | 'BY_USER'
  /** The dashboard was deleted. */
  | 'DASHBOARD_GONE'
  /** The file is too large for a mail. */
  | 'MAIL_TOO_LARGE'
  /** The month has no data (10109). */
  | 'NO_DATA_COLLECTED'
  /** All recipients unsubscribed or left the company. */
  | 'NO_RECIPIENT_LEFT'
  /** The sender may not edit on the menu any more (Billing, Dashboard), or left the company. */
  | 'SENDER_LOST_RIGHT'
  /** A fault of the service. */
  | 'UNEXPECTED'
  /** The company is not authorised for the vendor any more. */
  | 'VENDOR_NOT_AVAILABLE';

/** The time zones of schedules; those with summer time keep it. */
export type SendZone =
  /** Alaska. */
  | 'AKST'
  /** China standard time. */
  | 'CHINA'
  /** Central, Chicago. */
  | 'CST'
  /** Eastern, New York. */
  | 'EST'
  /** Gulf, Dubai. */
  | 'GST'
  /** Hawaii. */
  | 'HST'
  /** Korea. */
  | 'KST'
  /** Mountain, Denver. */
  | 'MST'
  /** Pacific, Los Angeles. */
  | 'PST';

/** How often a mail on a schedule is sent. */
export type SendCycle =
  /** Every day. */
  | 'DAILY'
  /** Once a month. */
  | 'MONTHLY'
  /** Once a week. */
  | 'WEEKLY';

/** A request to the support. */
export type SendServiceRequestInput = {
  /** Some lines, at most 5,000 characters. */
  content: Scalars['String']['input'];
  /** Of the sender's choice: the same key is the same request, sent once however often it is asked for. */
  idempotencyKey: Scalars['ID']['input'];
  /** One line, 1 to 254 characters. */
  title: Scalars['String']['input'];
};

/** What became of it. */
export type SendServiceRequestPayload = {
  __typename?: 'SendServiceRequestPayload';
  /** TEXT_MISSING, TEXT_TOO_LONG, CONTROL_CHARACTERS, SUPPORT_UNAVAILABLE. */
  userErrors: Array<UserError>;
  /** Whose request it is. */
  viewer: Viewer;
};

/** A page of mails. */
export type MailConnection = {
  __typename?: 'MailConnection';
  /** Where mails go: to a mail server, or into a folder on the machine of the portal. */
  delivery: MailDelivery;
  /** The rows of the page. */
  edges: Array<MailEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Rows of all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page. */
export type MailEdge = {
  __typename?: 'MailEdge';
  /** Opaque position of the row. */
  cursor: Scalars['String']['output'];
  /** The mail. */
  node: Mail;
};

/** Where mails go. */
export type MailDelivery =
  /** Into a folder on the machine of the portal: no mail server is set. */
  | 'OUTBOX'
  /** To a mail server. */
  | 'SMTP';

/** A mail that the portal sent, or is about to send. */
export type Mail = {
  __typename?: 'Mail';
  /** Its files. */
  attachments: Array<MailAttachment>;
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** When it was given to the portal. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was sent, or given up; null while it waits. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the mail server said the last time that it failed. */
  fault?: Maybe<Scalars['String']['output']>;
  /** The body as a whole HTML document, without scripts. */
  html: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** What it is for. */
  kind: MailKind;
  /** When it is tried again; null when it is not. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Addresses. */
  recipients: Array<Scalars['String']['output']>;
  /** Addresses that the mail server did not take. */
  refusedRecipients: Array<Scalars['String']['output']>;
  /** Name of the user who had it sent. */
  sender: Scalars['String']['output'];
  /** How far it is. */
  state: MailState;
  /** Subject. */
  subject: Scalars['String']['output'];
  /** The body as text. */
  text: Scalars['String']['output'];
};

/** A file of a mail. */
export type MailAttachment = {
  __typename?: 'MailAttachment';
  /** The file in Base64; null when it is not kept any more. */
  content?: Maybe<Scalars['String']['output']>;
  /** Media type. */
  contentType: Scalars['String']['output'];
  /** The content can still be had. */
  isKept: Scalars['Boolean']['output'];
  /** File name. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

/** What a mail is for. */
export type MailKind =
  /** Notifications of anomalies. */
  | 'ANOMALY_ALERT'
  /** A budget that is used up to some percent. */
  | 'BUDGET_ALERT'
  /** Commitments that end soon. */
  | 'COMMITMENT_REMINDER'
  /** Promised and realised savings of accepted recommendations. */
  | 'PROMISE_LEDGER'
  /** Rows of cost that a user exported. */
  | 'COST_EXPORT'
  /** A dashboard as a file. */
  | 'DASHBOARD'
  /** The bill of a vendor and month. */
  | 'INVOICE'
  /** The same, sent to its sender alone as a test. */
  | 'INVOICE_TEST'
  /** Operation statuses that are new to the recipient. */
  | 'OPERATION_STATUS'
  /** A paid feature was applied for: to those who decide. */
  | 'PLAN_APPLICATION'
  /** An application was approved or rejected: to who applied. */
  | 'PLAN_DECISION'
  /** A request to the support. */
  | 'SERVICE_REQUEST'
  /** A connected source whose runs fail: to its owner. */
  | 'SOURCE_FAILED';

/** How far a mail is. */
export type MailState =
  /** It was given up. */
  | 'FAILED'
  /** The mail server, or the folder, took it. */
  | 'SENT'
  /** Not sent yet, or to be tried again. */
  | 'WAITING';

/** A notice of the provider of the portal. */
export type Notice = {
  __typename?: 'Notice';
  /** The whole text, in the viewer's language where it was written in it. */
  body: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** The viewer has read it. */
  isRead: Scalars['Boolean']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** One line. */
  title: Scalars['String']['output'];
};

/** A piece of news that runs across the top. */
export type ScrollText = {
  __typename?: 'ScrollText';
  /** Global id. */
  id: Scalars['ID']['output'];
  /** One line, in the viewer's language where it was written in it. */
  text: Scalars['String']['output'];
  /** Where it leads to; null for nowhere. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Feedback on the portal, asked for once. */
export type Survey = {
  __typename?: 'Survey';
  /** The viewer gave an answer: there will not be a second one. */
  isSubmitted: Scalars['Boolean']['output'];
  /** When the viewer last said later; null when never. */
  postponedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The notices that were read. */
export type MarkNoticesReadInput = {
  /** Global ids, at most 100. */
  noticeIds: Array<Scalars['ID']['input']>;
};

/** The outcome of markNoticesRead. */
export type MarkNoticesReadPayload = {
  __typename?: 'MarkNoticesReadPayload';
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** The menu that was opened. */
export type RecordMenuVisitInput = {
  /** Menu code, such as MTV3010. */
  code: Scalars['String']['input'];
};

/** The outcome of recordMenuVisit. */
export type RecordMenuVisitPayload = {
  __typename?: 'RecordMenuVisitPayload';
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** Feedback: an answer to whether the portal helps, or later. */
export type SaveSurveyInput = {
  /** At most 254 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Whether the portal helps; needed unless it is later. */
  isHelpful?: InputMaybe<Scalars['Boolean']['input']>;
  /** To be asked another time. */
  isLater: Scalars['Boolean']['input'];
};

/** The outcome of saveSurvey. */
export type SaveSurveyPayload = {
  __typename?: 'SaveSurveyPayload';
  /** Whether there is an answer now, as the service of feedback tells it. */
  survey?: Maybe<Survey>;
  /** What the user can mend; empty when it was done. ALREADY_SUBMITTED when there is an answer. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** That a company wants a paid feature, and what was decided. */
export type PlanApplication = {
  __typename?: 'PlanApplication';
  /** Name of who applied. */
  applicant: Scalars['String']['output'];
  /** When. */
  appliedAt: Scalars['DateTime']['output'];
  /** When it was decided on; null while it is open. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of who decided; null while it is open. */
  decider?: Maybe<Scalars['String']['output']>;
  /** What is applied for. */
  feature: PaidFeature;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** What the decision says; null where it says nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: Scalars['String']['output'];
  /** The first day of the plan; null unless it was approved. */
  startsOn?: Maybe<Scalars['Date']['output']>;
  /** What became of it. */
  state: PlanApplicationState;
};

/** What became of an application. */
export type PlanApplicationState =
  /** It waits for a decision. */
  | 'OPEN'
  /** The plan was opened. */
  | 'APPROVED'
  /** It was turned down; the company may apply again. */
  | 'REJECTED';

/** An application. */
export type ApplyForPlanInput = {
  /** What is applied for. */
  feature: PaidFeature;
  /** Why: 1 to 254 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of applyForPlan. */
export type ApplyForPlanPayload = {
  __typename?: 'ApplyForPlanPayload';
  /** The application; null when it was not made. */
  application?: Maybe<PlanApplication>;
  /** What the user can mend; empty when it was done. PLAN_APPLICATION_OPEN when another one waits. */
  userErrors: Array<UserError>;
};

/** A decision on an application. */
export type DecidePlanApplicationInput = {
  /** The application. */
  id: Scalars['ID']['input'];
  /** True opens the plan. */
  isApproved: Scalars['Boolean']['input'];
  /** A note to the applicant: up to 254 characters. */
  note: Scalars['String']['input'];
  /** Of an approved one: the first day of the plan, from the day of the application to today; today when left out. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
};

/** The outcome of decidePlanApplication. */
export type DecidePlanApplicationPayload = {
  __typename?: 'DecidePlanApplicationPayload';
  /** As it is now; null when it was not decided on. */
  application?: Maybe<PlanApplication>;
  /** What the user can mend; empty when it was done. CHANGED_MEANWHILE when another owner was faster. */
  userErrors: Array<UserError>;
};

/** What the viewer chose, and what there is to choose from. */
export type Preferences = {
  __typename?: 'Preferences';
  /** Vendors that have data and that the viewer is authorised for. */
  availableVendors: Array<Vendor>;
  /** The currency of the company, ISO 4217: amounts come in it for anyone who has chosen no other. */
  companyCurrency: Scalars['String']['output'];
  /** Currencies that amounts can be shown in. */
  currencies: Array<CurrencyRate>;
  /** The newest day of these exchange rates; null where all of them are default rates of the portal. */
  exchangeRateDate?: Maybe<Scalars['Date']['output']>;
  /** The currency that amounts of cost come in, ISO 4217: each charge converted by the rate of its day. */
  selectedCurrency: Scalars['String']['output'];
  /** The vendors that the viewer selected. */
  selectedVendors: Array<Vendor>;
};

/** A currency with its exchange rate. */
export type CurrencyRate = {
  __typename?: 'CurrencyRate';
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Units of the currency for one USD, as they hold today. */
  rate: Scalars['Float']['output'];
  /** The day that the rate holds from; null: a default rate of the portal. */
  rateDate?: Maybe<Scalars['Date']['output']>;
  /** The source of the rate, as it was entered with the rate; empty where it was not given. */
  rateSource: Scalars['String']['output'];
  /** What is beside an amount, such as ₩. */
  symbol: Scalars['String']['output'];
};

/** The currency to keep. */
export type SaveCurrencyInput = {
  /** ISO 4217: USD, KRW, CNY, JPY or MXN. */
  currency: Scalars['String']['input'];
};

/** The outcome of saveCurrency. */
export type SaveCurrencyPayload = {
  __typename?: 'SaveCurrencyPayload';
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** The language to keep. */
export type SaveLanguageInput = {
  /** As the screens are read. */
  language: MailLanguage;
};

/** The outcome of saveLanguage. */
export type SaveLanguagePayload = {
  __typename?: 'SaveLanguagePayload';
  /** Empty: there is nothing that the user could mend. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** The name to keep. */
export type SaveNameInput = {
  /** 1 to 254 characters; blanks around it do not count. */
  name: Scalars['String']['input'];
};

/** The outcome of saveName. */
export type SaveNamePayload = {
  __typename?: 'SaveNamePayload';
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** The time zone to keep. */
export type SaveTimeZoneInput = {
  /** The zone; null: UTC. */
  timeZone?: InputMaybe<SendZone>;
};

/** The outcome of saveTimeZone. */
export type SaveTimeZonePayload = {
  __typename?: 'SaveTimeZonePayload';
  /** Empty: there is nothing that the user could mend. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** The vendors to keep. */
export type SaveSelectedVendorsInput = {
  /** At least one, each available to the viewer. */
  vendors: Array<Vendor>;
};

/** The outcome of saveSelectedVendors. */
export type SaveSelectedVendorsPayload = {
  __typename?: 'SaveSelectedVendorsPayload';
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** A browser in which the viewer is signed in. */
export type ViewerSession = {
  __typename?: 'ViewerSession';
  /** The address that the sign-in came from; null where it is not known. */
  address?: Maybe<Scalars['String']['output']>;
  /** Names the session; opens nothing. */
  id: Scalars['ID']['output'];
  /** It is the session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the session was last in use, to a few minutes; null where it is not known. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it began; null where it is not known. */
  signedInAt?: Maybe<Scalars['DateTime']['output']>;
  /** The browser as it names itself (User-Agent); null where it is not known. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** The session to end. */
export type EndSessionInput = {
  /** Id of a session of the viewer. */
  sessionId: Scalars['ID']['input'];
};

/** The outcome of endSession. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
  /** The viewer after the change. */
  viewer?: Maybe<Viewer>;
};

/** A person, or the service account of a tool. */
export type User = Node & {
  __typename?: 'User';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Language kept with the account: en, ko, zh or ja. Mails to the user are in it. */
  language: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Code of the site that the account belongs to. */
  siteCode: Scalars['String']['output'];
  /** The zone of the times that the user reads, and that new schedules begin with; null: UTC. */
  timeZone?: Maybe<SendZone>;
};

/** A company whose cloud cost is shown. */
export type Company = Node & {
  __typename?: 'Company';
  /** Global id. */
  id: Scalars['ID']['output'];
  /** The id of the company in the services, for use in addresses. */
  key: Scalars['String']['output'];
  /** Name of the company. */
  name: Scalars['String']['output'];
};

/** A right on one menu. */
export type MenuRight = {
  __typename?: 'MenuRight';
  /** Menu code, such as MTV3010. */
  code: Scalars['String']['output'];
  /** The list that the menu belongs to. */
  list: MenuList;
  /** What it allows. */
  right: MenuRightLevel;
  /** Path in the portal. */
  url: Scalars['String']['output'];
};

/** The lists that menus of the platform come in. */
export type MenuList =
  /** Of the company: its people and their rights. */
  | 'COMPANY'
  /** Of the console. */
  | 'CONSOLE'
  /** Of Kenobi. */
  | 'KENOBI'
  /** Of metering: cost and bills. */
  | 'METERING'
  /** Of security. */
  | 'SECURITY';

/** The site of a reseller or of the provider. */
export type Site = {
  __typename?: 'Site';
  /** The portal's classic version; null where there is none. */
  classicUrl?: Maybe<Scalars['String']['output']>;
  /** Code of the site. */
  code: Scalars['String']['output'];
  /** LOCAL, DEV, STAGE, PROD, CHINA, or the name of a customer's site. */
  environment: Scalars['String']['output'];
  /** Hosts of the services around the portal, by name; empty where there are none. */
  hosts: Array<SiteHost>;
  /** Where the footer leads to; an address is null where the site has no such page. */
  links: SiteLinks;
  /** Name of the site. */
  name: Scalars['String']['output'];
  /** Other services of the site. */
  services: Array<SiteService>;
};

/** A host beside the portal. */
export type SiteHost = {
  __typename?: 'SiteHost';
  /** Its name with a port where it needs one, such as sso.skyledger.example. */
  host: Scalars['String']['output'];
  /** What it serves: sso, service, metering, console or admin. */
  key: Scalars['String']['output'];
};

/** The pages that the footer leads to. */
export type SiteLinks = {
  __typename?: 'SiteLinks';
  /** Privacy policy. */
  privacyUrl?: Maybe<Scalars['String']['output']>;
  /** Technical support: a page, or a mailto address. */
  supportUrl?: Maybe<Scalars['String']['output']>;
  /** Terms of service. */
  termsUrl?: Maybe<Scalars['String']['output']>;
  /** Consent to third-party solutions. */
  thirdPartyConsentUrl?: Maybe<Scalars['String']['output']>;
};

/** Another service of a site. */
export type SiteService = {
  __typename?: 'SiteService';
  /** Code of the service. */
  key: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
};

/** How fresh cost data are: the clock of all figures. */
export type DataFreshness = {
  __typename?: 'DataFreshness';
  /** The last day whose cost is complete; null without data. */
  completeThrough?: Maybe<Scalars['Date']['output']>;
  /** End of the newest usage, exclusive; null without data. */
  dataThrough?: Maybe<Scalars['DateTime']['output']>;
  /** The first day with data; null without data. */
  firstDate?: Maybe<Scalars['Date']['output']>;
  /** False where a publisher rounded effective cost, so that it says nothing. */
  isEffectiveCostUsable: Scalars['Boolean']['output'];
  /** The number of the version, as files and mails name it; null where it is not known. */
  number?: Maybe<Scalars['Int']['output']>;
  /** The day that relative time frames end on. */
  today: Scalars['Date']['output'];
  /** The same by vendor. */
  vendors: Array<VendorFreshness>;
  /** Changes whenever data are loaded. */
  version: Scalars['String']['output'];
};

/** How fresh the data of one vendor are. */
export type VendorFreshness = {
  __typename?: 'VendorFreshness';
  /** End of its newest usage, exclusive. */
  dataThrough: Scalars['DateTime']['output'];
  /** False where the publisher of its data rounded effective cost, so that it says nothing. */
  isEffectiveCostUsable: Scalars['Boolean']['output'];
  /** The vendor. */
  vendor: Vendor;
};

/** The company to switch to. */
export type SwitchCompanyInput = {
  /** Global id of a company of the viewer. */
  companyId: Scalars['ID']['input'];
};

/** The outcome of switchCompany. */
export type SwitchCompanyPayload = {
  __typename?: 'SwitchCompanyPayload';
  /** What the user can mend; empty when it was done. */
  userErrors: Array<UserError>;
  /** The viewer in the new company. */
  viewer?: Maybe<Viewer>;
};

/** Whether there is anything to show. */
export type DataPresence = {
  __typename?: 'DataPresence';
  /** The company has registered an account of a vendor, or has data of one. */
  hasAccount: Scalars['Boolean']['output'];
  /** Cost of an authorised vendor was loaded. */
  hasCost: Scalars['Boolean']['output'];
};

/** A free trial. */
export type FreeTrial = {
  __typename?: 'FreeTrial';
  /** Days that are left, the last one included; 0 when it is over. */
  daysLeft: Scalars['Int']['output'];
  /** Its last day. */
  endsOn: Scalars['Date']['output'];
};

/** A feature that a company pays for. */
export type PaidFeature =
  /** Detection of anomalies by AI. */
  | 'AI_ANOMALY';

/** What opens a paid feature: nothing more, or a plan. */
export type PaidFeatureAccess = FeatureOpen | NeedsPlan;

/** The plan of the company includes the feature, or its free trial does. */
export type FeatureOpen = {
  __typename?: 'FeatureOpen';
  /** The feature. */
  feature: PaidFeature;
};

/** The company has no plan that includes the feature; an answer, not an error. */
export type NeedsPlan = {
  __typename?: 'NeedsPlan';
  /** The newest application of the company for it; null while there is none. */
  application?: Maybe<PlanApplication>;
  /** The feature. */
  feature: PaidFeature;
};

/** A vendor of the catalogue: its words, and what the portal can do for it. */
export type CatalogueVendor = {
  __typename?: 'CatalogueVendor';
  /** The vendor's word for what FOCUS calls a sub account. */
  accountNoun: AccountNoun;
  /** Letters of its badge. */
  badge: Scalars['String']['output'];
  /** The tabs of its billing screen. */
  billingTabs: Array<BillingTab>;
  /** What its bills can be split by. */
  billingViewBys: Array<BillingViewBy>;
  /** AI detects anomalies of its cost. */
  hasAiAnomaly: Scalars['Boolean']['output'];
  /** Cost Analytics shows it unasked; any other that the company has cost of is shown when it is named. */
  hasCostAnalytics: Scalars['Boolean']['output'];
  /** The current company has cost data of it. */
  hasData: Scalars['Boolean']['output'];
  /** There are recommendations of what to commit to. */
  hasRecommendations: Scalars['Boolean']['output'];
  /** There are screens on its reservations. */
  hasReservations: Scalars['Boolean']['output'];
  /** There are screens on its savings plans. */
  hasSavingsPlans: Scalars['Boolean']['output'];
  /** Its cost can be forecast a year ahead. */
  hasYearForecast: Scalars['Boolean']['output'];
  /** The viewer is authorised for it in the current company; says nothing on whether there are data. */
  isAuthorised: Scalars['Boolean']['output'];
  /** False for a vendor that is listed but cannot be chosen. */
  isOffered: Scalars['Boolean']['output'];
  /** It is among the vendors that the viewer selected. */
  isSelected: Scalars['Boolean']['output'];
  /** Its code in REST paths and addresses. */
  key: Scalars['String']['output'];
  /** The name people know. */
  name: Scalars['String']['output'];
  /** Null for a vendor that is listed but cannot be chosen. */
  vendor?: Maybe<Vendor>;
};

/** A vendor's word for a sub account. */
export type AccountNoun =
  /** Account. */
  | 'ACCOUNT'
  /** Compartment. */
  | 'COMPARTMENT'
  /** Project. */
  | 'PROJECT'
  /** Service. */
  | 'SERVICE'
  /** Subscription. */
  | 'SUBSCRIPTION';

/** A tab of the billing screen. */
export type BillingTab =
  /** Additional services of the provider of the portal. */
  | 'ADDITIONAL_SERVICES'
  /** AutoSpot. */
  | 'AUTO_SPOT'
  /** Charges by account. */
  | 'CHARGES'
  /** Computing resources. */
  | 'COMPUTING_RESOURCES'
  /** Cloud bill details. */
  | 'DETAILS'
  /** Cloud invoice list. */
  | 'INVOICES'
  /** Invoice insight. */
  | 'INVOICE_INSIGHT'
  /** Service groups. */
  | 'SERVICE_GROUPS';

/** What a bill is split by. */
export type BillingViewBy =
  /** Sub accounts, by the vendor's own word for them. */
  | 'ACCOUNT'
  /** Invoices of the vendor. */
  | 'INVOICES'
  /** Regions. */
  | 'REGION'
  /** Service groups. */
  | 'SERVICE_GROUP'
  /** Values of a tag. */
  | 'TAG';

/** A set of service groups: each charge belongs to one of them or to none. */
export type ServiceGroupSet = {
  __typename?: 'ServiceGroupSet';
  /** Its groups, in their order. */
  groups: Array<Scalars['String']['output']>;
  /** Name of the set. */
  name: Scalars['String']['output'];
};

/** A vendor that the site offers. */
export type CloudVendor = {
  __typename?: 'CloudVendor';
  /** The vendor's word for what FOCUS calls a sub account. */
  accountNoun: AccountNoun;
  /** The current company has cost data of it. */
  hasData: Scalars['Boolean']['output'];
  /** The current company is authorised for it. */
  isAuthorised: Scalars['Boolean']['output'];
  /** The name people know. */
  name: Scalars['String']['output'];
  /** The vendor. */
  vendor: Vendor;
};
