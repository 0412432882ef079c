import type * as Graph from './graph-types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ViewerContext } from '../viewer.ts';
import type { SiteParent } from '../domains/platform/shapes.ts';
import type { AdministrationParent } from '../domains/administration/shapes.ts';
import type { NeedsPlanParent } from '../domains/platform/plans/plans-source.ts';
import type { AbnormalChangesParent } from '../domains/dashboard/widgets/abnormal-figures.ts';
import type { CostOverTimeParent } from '../domains/dashboard/widgets/vendor-figures.ts';
import type { AnomalyParent } from '../domains/anomaly/shapes.ts';
import type { LoadRunParent } from '../domains/data/shapes.ts';
import type { DataChangeParent } from '../domains/data/change-shapes.ts';
import type { CostAnalyticsParent } from '../domains/cost-analytics/source.ts';
import type { BillParent, BillsOfMonthParent, CloudInvoiceParent } from '../domains/billing/shapes.ts';
import type { ReservationsParent } from '../domains/optimization/reservations/source.ts';
import type { MailParent, AttachmentParent } from '../domains/platform/mails/source.ts';
import type { CostDetailParent } from '../domains/cost-analytics/arguments.ts';
import type { DashboardParent, SettingsParent, WidgetParent } from '../domains/dashboard/board/dashboard-shapes.ts';
import type { SummaryParent } from '../domains/dashboard/board/summary.ts';
import type { SharedDashboardParent } from '../domains/dashboard/shares/source.ts';
import type { Template } from '../domains/dashboard/board/dashboard-templates.ts';
import type { RecommendationParent } from '../domains/optimization/recommendations/rows.ts';
import type { DecisionParent } from '../domains/optimization/recommendations/decisions-source.ts';
import type { RecommendationsParent } from '../domains/optimization/recommendations/source.ts';
import type { SavingsPlansParent } from '../domains/optimization/savings-plans/source.ts';
import type { ContentParent } from '../domains/dashboard/widgets/widget-content.ts';
import type { GatewayContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Graph.Maybe<TTypes> | Promise<Graph.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AnomalyAvailability:
    | ( Graph.AnomalyOpen )
    | ( Graph.AiLearning )
    | ( NeedsPlanParent )
  ;
  InvoiceInsightResult:
    | ( Graph.InvoiceInsight )
    | ( Graph.InsightNotIssued )
    | ( Graph.BillMonthWithoutData )
  ;
  SharedDashboardAnswer:
    | ( SharedDashboardParent )
    | ( Graph.DashboardShareFault )
  ;
  AiAnomalies:
    | ( Graph.AiFindings )
    | ( Graph.AiLearning )
    | ( NeedsPlanParent )
  ;
  PaidFeatureAccess:
    | ( Graph.FeatureOpen )
    | ( NeedsPlanParent )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( Graph.AnomalyRule )
    | ( AnomalyParent )
    | ( Graph.SavedFilter )
    | ( DashboardParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( DataChangeParent )
    | ( LoadRunParent )
    | ( Graph.User )
    | ( Graph.Company )
  ;
  WidgetContent:
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
    | ( ContentParent )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ViewBy: Graph.ViewBy;
  FilterField: Graph.FilterField;
  CostItemSearch: Graph.CostItemSearch;
  Date: ResolverTypeWrapper<Graph.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Graph.Scalars['DateTime']['output']>;
  MenuCode: Graph.MenuCode;
  MenuRightLevel: Graph.MenuRightLevel;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  ID: ResolverTypeWrapper<Graph.Scalars['ID']['output']>;
  PageInfo: ResolverTypeWrapper<Graph.PageInfo>;
  UserError: ResolverTypeWrapper<Graph.UserError>;
  DateRange: ResolverTypeWrapper<Graph.DateRange>;
  Vendor: Graph.Vendor;
  CostBasis: Graph.CostBasis;
  TimeUnit: Graph.TimeUnit;
  SortOrder: Graph.SortOrder;
  AxisPoint: ResolverTypeWrapper<Graph.AxisPoint>;
  CostChange: ResolverTypeWrapper<Graph.CostChange>;
  Float: ResolverTypeWrapper<Graph.Scalars['Float']['output']>;
  ChangeKind: Graph.ChangeKind;
  CostItem: ResolverTypeWrapper<Graph.CostItem>;
  Int: ResolverTypeWrapper<Graph.Scalars['Int']['output']>;
  AppliedRate: ResolverTypeWrapper<Graph.AppliedRate>;
  DatedRate: ResolverTypeWrapper<Graph.DatedRate>;
  CurrencyAmount: ResolverTypeWrapper<Graph.CurrencyAmount>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ResetOneTimePasswordInput: Graph.ResetOneTimePasswordInput;
  ResetOneTimePasswordPayload: ResolverTypeWrapper<Graph.ResetOneTimePasswordPayload>;
  SetAllowedAddressesInput: Graph.SetAllowedAddressesInput;
  SetAllowedAddressesPayload: ResolverTypeWrapper<Graph.SetAllowedAddressesPayload>;
  AuditAction: Graph.AuditAction;
  Administration: ResolverTypeWrapper<AdministrationParent>;
  InvoiceDetails: ResolverTypeWrapper<Graph.InvoiceDetails>;
  SetInvoiceDetailsInput: Graph.SetInvoiceDetailsInput;
  SetInvoiceDetailsPayload: ResolverTypeWrapper<Graph.SetInvoiceDetailsPayload>;
  Viewer: ResolverTypeWrapper<ViewerContext>;
  AdministeredMenu: ResolverTypeWrapper<Graph.AdministeredMenu>;
  CompanyMember: ResolverTypeWrapper<Graph.CompanyMember>;
  MemberKind: Graph.MemberKind;
  MemberState: Graph.MemberState;
  MemberRight: ResolverTypeWrapper<Graph.MemberRight>;
  AuthorisedVendors: ResolverTypeWrapper<Graph.AuthorisedVendors>;
  AuditEntryConnection: ResolverTypeWrapper<Graph.AuditEntryConnection>;
  AuditEntryEdge: ResolverTypeWrapper<Graph.AuditEntryEdge>;
  AuditEntry: ResolverTypeWrapper<Graph.AuditEntry>;
  AuditChange: ResolverTypeWrapper<Graph.AuditChange>;
  MemberRightInput: Graph.MemberRightInput;
  AddMemberInput: Graph.AddMemberInput;
  AddMemberPayload: ResolverTypeWrapper<Omit<Graph.AddMemberPayload, 'administration'> & { administration?: Graph.Maybe<ResolversTypes['Administration']> }>;
  RemoveMemberInput: Graph.RemoveMemberInput;
  RemoveMemberPayload: ResolverTypeWrapper<Omit<Graph.RemoveMemberPayload, 'administration'> & { administration?: Graph.Maybe<ResolversTypes['Administration']> }>;
  RenewInvitationInput: Graph.RenewInvitationInput;
  RenewInvitationPayload: ResolverTypeWrapper<Graph.RenewInvitationPayload>;
  SetMemberRightsInput: Graph.SetMemberRightsInput;
  SetMemberRightsPayload: ResolverTypeWrapper<Graph.SetMemberRightsPayload>;
  SetAuthorisedVendorsInput: Graph.SetAuthorisedVendorsInput;
  SetAuthorisedVendorsPayload: ResolverTypeWrapper<Omit<Graph.SetAuthorisedVendorsPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  AnomalyDeliveryConnection: ResolverTypeWrapper<Graph.AnomalyDeliveryConnection>;
  AnomalyDeliveryEdge: ResolverTypeWrapper<Graph.AnomalyDeliveryEdge>;
  DeliveryChannel: Graph.DeliveryChannel;
  DeliveryState: Graph.DeliveryState;
  DeliveryFault: Graph.DeliveryFault;
  AnomalyDelivery: ResolverTypeWrapper<Graph.AnomalyDelivery>;
  RetryAnomalyDeliveryInput: Graph.RetryAnomalyDeliveryInput;
  RetryAnomalyDeliveryPayload: ResolverTypeWrapper<Graph.RetryAnomalyDeliveryPayload>;
  AnomalyTopCause: ResolverTypeWrapper<Graph.AnomalyTopCause>;
  AnomalyOwner: ResolverTypeWrapper<Graph.AnomalyOwner>;
  AnomalyDays: ResolverTypeWrapper<Graph.AnomalyDays>;
  AnomalyDay: ResolverTypeWrapper<Graph.AnomalyDay>;
  AnomalyModelDay: ResolverTypeWrapper<Graph.AnomalyModelDay>;
  AnomalyModel: Graph.AnomalyModel;
  AnomalyCauses: ResolverTypeWrapper<Graph.AnomalyCauses>;
  AnomalyCause: ResolverTypeWrapper<Graph.AnomalyCause>;
  AnomalyEffects: ResolverTypeWrapper<Graph.AnomalyEffects>;
  AnomalyResource: ResolverTypeWrapper<Graph.AnomalyResource>;
  AnomalyFile: ResolverTypeWrapper<Graph.AnomalyFile>;
  AnomalyFileFormat: Graph.AnomalyFileFormat;
  AnomalyHistory: ResolverTypeWrapper<Graph.AnomalyHistory>;
  AnomalyHistoryEntry: ResolverTypeWrapper<Graph.AnomalyHistoryEntry>;
  FlagAnomalyInput: Graph.FlagAnomalyInput;
  SetAnomalyStateInput: Graph.SetAnomalyStateInput;
  AssignAnomalyInput: Graph.AssignAnomalyInput;
  AnomalyPayload: ResolverTypeWrapper<Omit<Graph.AnomalyPayload, 'anomaly'> & { anomaly?: Graph.Maybe<ResolversTypes['Anomaly']> }>;
  AnomalyReplay: ResolverTypeWrapper<Graph.AnomalyReplay>;
  ReplayedAnomaly: ResolverTypeWrapper<Graph.ReplayedAnomaly>;
  AnomalyNotifications: ResolverTypeWrapper<Graph.AnomalyNotifications>;
  AnomalyReceiver: ResolverTypeWrapper<Graph.AnomalyReceiver>;
  AnomalySendType: Graph.AnomalySendType;
  AlertDigest: Graph.AlertDigest;
  LevelledReceiver: ResolverTypeWrapper<Graph.LevelledReceiver>;
  LevelledReceiverInput: Graph.LevelledReceiverInput;
  QuietHours: ResolverTypeWrapper<Graph.QuietHours>;
  QuietHoursInput: Graph.QuietHoursInput;
  AlertBand: ResolverTypeWrapper<Graph.AlertBand>;
  AlertBandInput: Graph.AlertBandInput;
  AnomalyNotification: ResolverTypeWrapper<Graph.AnomalyNotification>;
  AnomalyNotificationInput: Graph.AnomalyNotificationInput;
  SaveAnomalyNotificationInput: Graph.SaveAnomalyNotificationInput;
  SaveAnomalyNotificationPayload: ResolverTypeWrapper<Graph.SaveAnomalyNotificationPayload>;
  DeleteAnomalyNotificationInput: Graph.DeleteAnomalyNotificationInput;
  DeleteAnomalyNotificationPayload: ResolverTypeWrapper<Graph.DeleteAnomalyNotificationPayload>;
  AnomalyRules: ResolverTypeWrapper<Graph.AnomalyRules>;
  AnomalyRuleBasis: Graph.AnomalyRuleBasis;
  AnomalyRule: ResolverTypeWrapper<Graph.AnomalyRule>;
  AnomalyRuleInput: Graph.AnomalyRuleInput;
  SaveAnomalyRuleInput: Graph.SaveAnomalyRuleInput;
  SaveAnomalyRulePayload: ResolverTypeWrapper<Graph.SaveAnomalyRulePayload>;
  DeleteAnomalyRuleInput: Graph.DeleteAnomalyRuleInput;
  DeleteAnomalyRulePayload: ResolverTypeWrapper<Graph.DeleteAnomalyRulePayload>;
  AnomalyRuleTrial: ResolverTypeWrapper<Graph.AnomalyRuleTrial>;
  AnomalyTrialDay: ResolverTypeWrapper<Graph.AnomalyTrialDay>;
  AnomalyFilterInput: Graph.AnomalyFilterInput;
  AnomalySort: Graph.AnomalySort;
  AnomalyDetectType: Graph.AnomalyDetectType;
  AnomalyKind: Graph.AnomalyKind;
  AnomalyUnit: Graph.AnomalyUnit;
  AnomalyDirection: Graph.AnomalyDirection;
  AnomalyState: Graph.AnomalyState;
  AnomalyWithdrawal: Graph.AnomalyWithdrawal;
  AnomalySensitivity: Graph.AnomalySensitivity;
  AnomalyItem: ResolverTypeWrapper<Graph.AnomalyItem>;
  AnomalyConnection: ResolverTypeWrapper<Omit<Graph.AnomalyConnection, 'edges'> & { edges: Array<ResolversTypes['AnomalyEdge']> }>;
  AnomalyEdge: ResolverTypeWrapper<Omit<Graph.AnomalyEdge, 'node'> & { node: ResolversTypes['Anomaly'] }>;
  Anomaly: ResolverTypeWrapper<AnomalyParent>;
  AnomalyPerson: ResolverTypeWrapper<Graph.AnomalyPerson>;
  AnomalyWatch: ResolverTypeWrapper<Omit<Graph.AnomalyWatch, 'availability'> & { availability: ResolversTypes['AnomalyAvailability'] }>;
  AnomalyAvailability: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnomalyAvailability']>;
  AnomalyOpen: ResolverTypeWrapper<Graph.AnomalyOpen>;
  AnomalyJudgedDays: ResolverTypeWrapper<Graph.AnomalyJudgedDays>;
  AnomalyLevelCount: ResolverTypeWrapper<Graph.AnomalyLevelCount>;
  AnomalyTop: ResolverTypeWrapper<Graph.AnomalyTop>;
  AnomalyTopItem: ResolverTypeWrapper<Graph.AnomalyTopItem>;
  WebhookTemplate: Graph.WebhookTemplate;
  Webhook: ResolverTypeWrapper<Graph.Webhook>;
  SaveWebhookInput: Graph.SaveWebhookInput;
  SaveWebhookPayload: ResolverTypeWrapper<Graph.SaveWebhookPayload>;
  DeleteWebhookInput: Graph.DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<Graph.DeleteWebhookPayload>;
  TestWebhookInput: Graph.TestWebhookInput;
  TestWebhookPayload: ResolverTypeWrapper<Graph.TestWebhookPayload>;
  BillsOfMonth: ResolverTypeWrapper<BillsOfMonthParent>;
  BillsBridge: ResolverTypeWrapper<Graph.BillsBridge>;
  BillsBridgeLine: ResolverTypeWrapper<Graph.BillsBridgeLine>;
  BillsBridgePart: ResolverTypeWrapper<Graph.BillsBridgePart>;
  BillsBridgeVendor: ResolverTypeWrapper<Graph.BillsBridgeVendor>;
  BillsBridgeRest: ResolverTypeWrapper<Graph.BillsBridgeRest>;
  BillSums: ResolverTypeWrapper<Graph.BillSums>;
  BillSum: ResolverTypeWrapper<Graph.BillSum>;
  Bill: ResolverTypeWrapper<BillParent>;
  CostBridge: ResolverTypeWrapper<Graph.CostBridge>;
  CostBridgeBill: ResolverTypeWrapper<Graph.CostBridgeBill>;
  CostBridgeLine: ResolverTypeWrapper<Graph.CostBridgeLine>;
  CostBridgeMonth: ResolverTypeWrapper<Graph.CostBridgeMonth>;
  CostBridgeConversion: ResolverTypeWrapper<Graph.CostBridgeConversion>;
  CostBridgeLineKind: Graph.CostBridgeLineKind;
  BillFileInput: Graph.BillFileInput;
  BillFilePart: Graph.BillFilePart;
  BillFileFormat: Graph.BillFileFormat;
  InsightViewBy: Graph.InsightViewBy;
  InvoiceInsightResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InvoiceInsightResult']>;
  InsightNotIssued: ResolverTypeWrapper<Graph.InsightNotIssued>;
  BillMonthWithoutData: ResolverTypeWrapper<Graph.BillMonthWithoutData>;
  InvoiceInsight: ResolverTypeWrapper<Graph.InvoiceInsight>;
  CurrencyInsight: ResolverTypeWrapper<Graph.CurrencyInsight>;
  InsightFigures: ResolverTypeWrapper<Graph.InsightFigures>;
  InsightReference: Graph.InsightReference;
  InsightRow: ResolverTypeWrapper<Graph.InsightRow>;
  InsightDriver: ResolverTypeWrapper<Graph.InsightDriver>;
  InsightDriverKind: Graph.InsightDriverKind;
  InvoiceReservation: ResolverTypeWrapper<Graph.InvoiceReservation>;
  ReserveInvoiceInput: Graph.ReserveInvoiceInput;
  ReserveInvoicePayload: ResolverTypeWrapper<Omit<Graph.ReserveInvoicePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  PauseReservationInput: Graph.PauseReservationInput;
  PauseReservationPayload: ResolverTypeWrapper<Graph.PauseReservationPayload>;
  DeleteReservationInput: Graph.DeleteReservationInput;
  DeleteReservationPayload: ResolverTypeWrapper<Omit<Graph.DeleteReservationPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  InvoicePreviewInput: Graph.InvoicePreviewInput;
  InvoicePreviewAnswer: ResolverTypeWrapper<Graph.InvoicePreviewAnswer>;
  InvoicePreview: ResolverTypeWrapper<Graph.InvoicePreview>;
  InvoiceFile: ResolverTypeWrapper<Graph.InvoiceFile>;
  InvoiceFileType: Graph.InvoiceFileType;
  MailLanguage: Graph.MailLanguage;
  SendInvoiceInput: Graph.SendInvoiceInput;
  SendInvoicePayload: ResolverTypeWrapper<Omit<Graph.SendInvoicePayload, 'mail'> & { mail?: Graph.Maybe<ResolversTypes['Mail']> }>;
  InvoiceNumber: ResolverTypeWrapper<Graph.InvoiceNumber>;
  CloudInvoice: ResolverTypeWrapper<CloudInvoiceParent>;
  InvoiceIssue: ResolverTypeWrapper<Graph.InvoiceIssue>;
  InvoiceIssueState: Graph.InvoiceIssueState;
  InvoiceLine: ResolverTypeWrapper<Graph.InvoiceLine>;
  InvoiceLineKind: Graph.InvoiceLineKind;
  InvoiceRowConnection: ResolverTypeWrapper<Graph.InvoiceRowConnection>;
  InvoiceRowEdge: ResolverTypeWrapper<Graph.InvoiceRowEdge>;
  InvoiceRow: ResolverTypeWrapper<Graph.InvoiceRow>;
  BillDetails: ResolverTypeWrapper<Graph.BillDetails>;
  BillDetailRow: ResolverTypeWrapper<Graph.BillDetailRow>;
  BillDetailPlaceholder: Graph.BillDetailPlaceholder;
  BillDetailPlace: Graph.BillDetailPlace;
  ComputingResource: ResolverTypeWrapper<Graph.ComputingResource>;
  BillServiceGroups: ResolverTypeWrapper<Graph.BillServiceGroups>;
  BillServiceGroup: ResolverTypeWrapper<Graph.BillServiceGroup>;
  BillProductCost: ResolverTypeWrapper<Graph.BillProductCost>;
  BillAutoSpot: ResolverTypeWrapper<Graph.BillAutoSpot>;
  AutoSpotRow: ResolverTypeWrapper<Graph.AutoSpotRow>;
  AutoSpotFigures: ResolverTypeWrapper<Graph.AutoSpotFigures>;
  BillAdditionalServices: ResolverTypeWrapper<Graph.BillAdditionalServices>;
  BillAdditionalService: ResolverTypeWrapper<Graph.BillAdditionalService>;
  BillList: ResolverTypeWrapper<Graph.BillList>;
  BillMonth: ResolverTypeWrapper<Graph.BillMonth>;
  BillTotal: ResolverTypeWrapper<Graph.BillTotal>;
  BillStatus: ResolverTypeWrapper<Graph.BillStatus>;
  BillState: Graph.BillState;
  BillStatusReason: Graph.BillStatusReason;
  BillCharges: ResolverTypeWrapper<Graph.BillCharges>;
  CurrencyBill: ResolverTypeWrapper<Graph.CurrencyBill>;
  AccountCharge: ResolverTypeWrapper<Graph.AccountCharge>;
  BillLine: ResolverTypeWrapper<Graph.BillLine>;
  BillLineGroup: Graph.BillLineGroup;
  BillLineSign: Graph.BillLineSign;
  BillLinePart: ResolverTypeWrapper<Graph.BillLinePart>;
  BillLineKind: Graph.BillLineKind;
  BillConversion: ResolverTypeWrapper<Graph.BillConversion>;
  BillConversionOwner: Graph.BillConversionOwner;
  BillReconciliation: ResolverTypeWrapper<Graph.BillReconciliation>;
  BillExplanation: ResolverTypeWrapper<Graph.BillExplanation>;
  BudgetAlerts: ResolverTypeWrapper<Graph.BudgetAlerts>;
  BudgetAlert: ResolverTypeWrapper<Graph.BudgetAlert>;
  BudgetPerson: ResolverTypeWrapper<Graph.BudgetPerson>;
  SaveBudgetAlertInput: Graph.SaveBudgetAlertInput;
  SaveBudgetAlertPayload: ResolverTypeWrapper<Graph.SaveBudgetAlertPayload>;
  ReadBudgetFileInput: Graph.ReadBudgetFileInput;
  ReadBudgetFilePayload: ResolverTypeWrapper<Graph.ReadBudgetFilePayload>;
  BudgetFileFaultCode: Graph.BudgetFileFaultCode;
  BudgetFileFault: ResolverTypeWrapper<Graph.BudgetFileFault>;
  BudgetScopeKind: Graph.BudgetScopeKind;
  BudgetScope: ResolverTypeWrapper<Graph.BudgetScope>;
  BudgetScopeInput: Graph.BudgetScopeInput;
  BudgetFigures: ResolverTypeWrapper<Graph.BudgetFigures>;
  BudgetAmount: ResolverTypeWrapper<Graph.BudgetAmount>;
  BudgetRow: ResolverTypeWrapper<Graph.BudgetRow>;
  BudgetStatus: ResolverTypeWrapper<Graph.BudgetStatus>;
  Budgets: ResolverTypeWrapper<Graph.Budgets>;
  BudgetChoices: ResolverTypeWrapper<Graph.BudgetChoices>;
  BudgetAccount: ResolverTypeWrapper<Graph.BudgetAccount>;
  BudgetGroupSet: ResolverTypeWrapper<Graph.BudgetGroupSet>;
  BudgetCell: ResolverTypeWrapper<Graph.BudgetCell>;
  BudgetCellInput: Graph.BudgetCellInput;
  RemovedBudgetInput: Graph.RemovedBudgetInput;
  BudgetProposal: ResolverTypeWrapper<Graph.BudgetProposal>;
  SaveBudgetsInput: Graph.SaveBudgetsInput;
  SaveBudgetsPayload: ResolverTypeWrapper<Graph.SaveBudgetsPayload>;
  CompareMode: Graph.CompareMode;
  CompareCost: Graph.CompareCost;
  CompareAlign: Graph.CompareAlign;
  UndrawnDays: ResolverTypeWrapper<Graph.UndrawnDays>;
  CostDrivers: ResolverTypeWrapper<Graph.CostDrivers>;
  CostDriver: ResolverTypeWrapper<Graph.CostDriver>;
  CostDriverUsage: ResolverTypeWrapper<Graph.CostDriverUsage>;
  CostDriverKind: Graph.CostDriverKind;
  CostDetailQuery: Graph.CostDetailQuery;
  CostDetail: ResolverTypeWrapper<CostDetailParent>;
  CostDetailSort: Graph.CostDetailSort;
  CostDetailColumn: Graph.CostDetailColumn;
  CostPortions: ResolverTypeWrapper<Graph.CostPortions>;
  CostPortion: ResolverTypeWrapper<Graph.CostPortion>;
  CostRelation: ResolverTypeWrapper<Graph.CostRelation>;
  CostDetailRowConnection: ResolverTypeWrapper<Graph.CostDetailRowConnection>;
  CostDetailRowEdge: ResolverTypeWrapper<Graph.CostDetailRowEdge>;
  CostDetailRow: ResolverTypeWrapper<Graph.CostDetailRow>;
  CostExportJob: ResolverTypeWrapper<Graph.CostExportJob>;
  CostExportState: Graph.CostExportState;
  MailCostExportInput: Graph.MailCostExportInput;
  MailCostExportPayload: ResolverTypeWrapper<Graph.MailCostExportPayload>;
  CancelCostExportInput: Graph.CancelCostExportInput;
  CancelCostExportPayload: ResolverTypeWrapper<Graph.CancelCostExportPayload>;
  CostExportPart: Graph.CostExportPart;
  FileFormat: Graph.FileFormat;
  FileAppearance: Graph.FileAppearance;
  CostTableMode: Graph.CostTableMode;
  CostExportInput: Graph.CostExportInput;
  CostFilterOptions: ResolverTypeWrapper<Graph.CostFilterOptions>;
  VendorFilterOptions: ResolverTypeWrapper<Graph.VendorFilterOptions>;
  FilterFieldOptions: ResolverTypeWrapper<Graph.FilterFieldOptions>;
  FilterOption: ResolverTypeWrapper<Graph.FilterOption>;
  FilterValueConnection: ResolverTypeWrapper<Graph.FilterValueConnection>;
  FilterValueEdge: ResolverTypeWrapper<Graph.FilterValueEdge>;
  CostAnalytics: ResolverTypeWrapper<CostAnalyticsParent>;
  CostFilterLabel: ResolverTypeWrapper<Graph.CostFilterLabel>;
  CostAnalyticsQuery: Graph.CostAnalyticsQuery;
  SavedFilter: ResolverTypeWrapper<Graph.SavedFilter>;
  FilterUse: ResolverTypeWrapper<Graph.FilterUse>;
  FilterUseKind: Graph.FilterUseKind;
  DeleteFilterInput: Graph.DeleteFilterInput;
  DeleteFilterPayload: ResolverTypeWrapper<Omit<Graph.DeleteFilterPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SaveFilterInput: Graph.SaveFilterInput;
  SaveFilterPayload: ResolverTypeWrapper<Omit<Graph.SaveFilterPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SaveFilterAsInput: Graph.SaveFilterAsInput;
  SaveFilterAsPayload: ResolverTypeWrapper<Omit<Graph.SaveFilterAsPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CostFilter: ResolverTypeWrapper<Graph.CostFilter>;
  FilterCondition: ResolverTypeWrapper<Graph.FilterCondition>;
  CostForecast: ResolverTypeWrapper<Graph.CostForecast>;
  ForecastDay: ResolverTypeWrapper<Graph.ForecastDay>;
  CostBudget: ResolverTypeWrapper<Graph.CostBudget>;
  MonthBudget: ResolverTypeWrapper<Graph.MonthBudget>;
  CostNote: ResolverTypeWrapper<Graph.CostNote>;
  SaveCostNoteInput: Graph.SaveCostNoteInput;
  SaveCostNotePayload: ResolverTypeWrapper<Graph.SaveCostNotePayload>;
  DeleteCostNoteInput: Graph.DeleteCostNoteInput;
  DeleteCostNotePayload: ResolverTypeWrapper<Graph.DeleteCostNotePayload>;
  FilterConditionInput: Graph.FilterConditionInput;
  CostFilterInput: Graph.CostFilterInput;
  GroupingInput: Graph.GroupingInput;
  CostGrouping: ResolverTypeWrapper<Graph.CostGrouping>;
  CostSaving: ResolverTypeWrapper<Graph.CostSaving>;
  CostItemSort: Graph.CostItemSort;
  CostItemColumn: Graph.CostItemColumn;
  CostItemConnection: ResolverTypeWrapper<Graph.CostItemConnection>;
  CostItemEdge: ResolverTypeWrapper<Graph.CostItemEdge>;
  ShownAmounts: ResolverTypeWrapper<Graph.ShownAmounts>;
  TimeFrame: Graph.TimeFrame;
  RangeInput: Graph.RangeInput;
  ItemPortions: ResolverTypeWrapper<Graph.ItemPortions>;
  SavedView: ResolverTypeWrapper<Graph.SavedView>;
  DeleteViewInput: Graph.DeleteViewInput;
  DeleteViewPayload: ResolverTypeWrapper<Omit<Graph.DeleteViewPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SaveViewInput: Graph.SaveViewInput;
  SaveViewAsInput: Graph.SaveViewAsInput;
  SaveViewPayload: ResolverTypeWrapper<Omit<Graph.SaveViewPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  StarViewInput: Graph.StarViewInput;
  DashboardTemplate: ResolverTypeWrapper<Template>;
  DashboardTemplateName: Graph.DashboardTemplateName;
  WidgetInput: Graph.WidgetInput;
  WidgetLayoutInput: Graph.WidgetLayoutInput;
  CopyDashboardInput: Graph.CopyDashboardInput;
  CreateDashboardInput: Graph.CreateDashboardInput;
  DeleteDashboardInput: Graph.DeleteDashboardInput;
  SaveDashboardInput: Graph.SaveDashboardInput;
  SaveDashboardAsInput: Graph.SaveDashboardAsInput;
  SaveWidgetInput: Graph.SaveWidgetInput;
  StarDashboardInput: Graph.StarDashboardInput;
  SelectDashboardInput: Graph.SelectDashboardInput;
  DashboardPayload: ResolverTypeWrapper<Omit<Graph.DashboardPayload, 'dashboard' | 'viewer'> & { dashboard?: Graph.Maybe<ResolversTypes['Dashboard']>, viewer: ResolversTypes['Viewer'] }>;
  DeleteDashboardPayload: ResolverTypeWrapper<Omit<Graph.DeleteDashboardPayload, 'dashboard' | 'viewer'> & { dashboard?: Graph.Maybe<ResolversTypes['Dashboard']>, viewer: ResolversTypes['Viewer'] }>;
  Dashboard: ResolverTypeWrapper<DashboardParent>;
  SharedDashboard: ResolverTypeWrapper<SharedDashboardParent>;
  DashboardSummary: ResolverTypeWrapper<SummaryParent>;
  DashboardScope: ResolverTypeWrapper<Graph.DashboardScope>;
  DashboardScopeInput: Graph.DashboardScopeInput;
  DashboardFrame: Graph.DashboardFrame;
  Widget: ResolverTypeWrapper<WidgetParent>;
  WidgetLayout: ResolverTypeWrapper<Graph.WidgetLayout>;
  ProductCategories: ResolverTypeWrapper<Graph.ProductCategories>;
  ProductCategory: ResolverTypeWrapper<Graph.ProductCategory>;
  SaveProductCategoriesInput: Graph.SaveProductCategoriesInput;
  ProductCategoryInput: Graph.ProductCategoryInput;
  SaveProductCategoriesPayload: ResolverTypeWrapper<Graph.SaveProductCategoriesPayload>;
  DashboardMail: ResolverTypeWrapper<Graph.DashboardMail>;
  DashboardMailSchedule: ResolverTypeWrapper<Graph.DashboardMailSchedule>;
  MailDashboardInput: Graph.MailDashboardInput;
  MailDashboardPayload: ResolverTypeWrapper<Omit<Graph.MailDashboardPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ScheduleDashboardMailInput: Graph.ScheduleDashboardMailInput;
  ScheduleDashboardMailPayload: ResolverTypeWrapper<Omit<Graph.ScheduleDashboardMailPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  PauseDashboardMailInput: Graph.PauseDashboardMailInput;
  PauseDashboardMailPayload: ResolverTypeWrapper<Graph.PauseDashboardMailPayload>;
  DeleteDashboardMailInput: Graph.DeleteDashboardMailInput;
  DeleteDashboardMailPayload: ResolverTypeWrapper<Graph.DeleteDashboardMailPayload>;
  DashboardFileInput: Graph.DashboardFileInput;
  DashboardShare: ResolverTypeWrapper<Graph.DashboardShare>;
  DashboardShareReader: ResolverTypeWrapper<Graph.DashboardShareReader>;
  SharedDashboardAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SharedDashboardAnswer']>;
  DashboardShareFault: ResolverTypeWrapper<Graph.DashboardShareFault>;
  CopySharedDashboardInput: Graph.CopySharedDashboardInput;
  CopySharedDashboardPayload: ResolverTypeWrapper<Omit<Graph.CopySharedDashboardPayload, 'dashboard' | 'viewer'> & { dashboard?: Graph.Maybe<ResolversTypes['Dashboard']>, viewer: ResolversTypes['Viewer'] }>;
  RevokeDashboardShareInput: Graph.RevokeDashboardShareInput;
  RevokeDashboardSharePayload: ResolverTypeWrapper<Omit<Graph.RevokeDashboardSharePayload, 'dashboard'> & { dashboard?: Graph.Maybe<ResolversTypes['Dashboard']> }>;
  ShareDashboardInput: Graph.ShareDashboardInput;
  ShareDashboardPayload: ResolverTypeWrapper<Omit<Graph.ShareDashboardPayload, 'dashboard'> & { dashboard?: Graph.Maybe<ResolversTypes['Dashboard']> }>;
  CostMonthToDate: ResolverTypeWrapper<Graph.CostMonthToDate>;
  CostOverTimeFrame: Graph.CostOverTimeFrame;
  WidgetItems: Graph.WidgetItems;
  WidgetItemsInput: Graph.WidgetItemsInput;
  WidgetItemInput: Graph.WidgetItemInput;
  CostOverTime: ResolverTypeWrapper<CostOverTimeParent>;
  TopFrame: Graph.TopFrame;
  TopCosts: ResolverTypeWrapper<Graph.TopCosts>;
  TopCost: ResolverTypeWrapper<Graph.TopCost>;
  TrendFrame: Graph.TrendFrame;
  CostTrend: ResolverTypeWrapper<Graph.CostTrend>;
  TrendMonth: ResolverTypeWrapper<Graph.TrendMonth>;
  AbnormalScale: Graph.AbnormalScale;
  AbnormalChanges: ResolverTypeWrapper<AbnormalChangesParent>;
  AbnormalChange: ResolverTypeWrapper<Graph.AbnormalChange>;
  AiAnomalies: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AiAnomalies']>;
  AiFindings: ResolverTypeWrapper<Graph.AiFindings>;
  AiAnomaly: ResolverTypeWrapper<Graph.AiAnomaly>;
  AlarmLevel: Graph.AlarmLevel;
  AiLearning: ResolverTypeWrapper<Graph.AiLearning>;
  AiPhase: Graph.AiPhase;
  ForecastRefusal: Graph.ForecastRefusal;
  ForecastBand: ResolverTypeWrapper<Graph.ForecastBand>;
  EstimatedCost: ResolverTypeWrapper<Graph.EstimatedCost>;
  EstimateParts: ResolverTypeWrapper<Graph.EstimateParts>;
  EstimateError: ResolverTypeWrapper<Graph.EstimateError>;
  PastEstimate: ResolverTypeWrapper<Graph.PastEstimate>;
  YearForecast: ResolverTypeWrapper<Graph.YearForecast>;
  ForecastModel: Graph.ForecastModel;
  MonthCost: ResolverTypeWrapper<Graph.MonthCost>;
  ForecastMonth: ResolverTypeWrapper<Graph.ForecastMonth>;
  RunningMonth: ResolverTypeWrapper<Graph.RunningMonth>;
  ForecastError: ResolverTypeWrapper<Graph.ForecastError>;
  PortionFrame: Graph.PortionFrame;
  Portion: ResolverTypeWrapper<Graph.Portion>;
  PortionItem: ResolverTypeWrapper<Graph.PortionItem>;
  PortionPart: ResolverTypeWrapper<Graph.PortionPart>;
  VendorAmount: ResolverTypeWrapper<Graph.VendorAmount>;
  TotalSaving: ResolverTypeWrapper<Graph.TotalSaving>;
  SavingSpan: ResolverTypeWrapper<Graph.SavingSpan>;
  VendorSaving: ResolverTypeWrapper<Graph.VendorSaving>;
  CostByVendor: ResolverTypeWrapper<Graph.CostByVendor>;
  VendorCost: ResolverTypeWrapper<Graph.VendorCost>;
  WidgetType: Graph.WidgetType;
  WidgetContent: ResolverTypeWrapper<ContentParent>;
  MonthToDateContent: ResolverTypeWrapper<ContentParent>;
  EstimatedCostContent: ResolverTypeWrapper<ContentParent>;
  BudgetContent: ResolverTypeWrapper<ContentParent>;
  TotalSavingContent: ResolverTypeWrapper<ContentParent>;
  CostTrendContent: ResolverTypeWrapper<ContentParent>;
  CostByContent: ResolverTypeWrapper<ContentParent>;
  YearForecastContent: ResolverTypeWrapper<ContentParent>;
  ProductPortionContent: ResolverTypeWrapper<ContentParent>;
  PortionByContent: ResolverTypeWrapper<ContentParent>;
  TopCostsContent: ResolverTypeWrapper<ContentParent>;
  MultiVendorCostContent: ResolverTypeWrapper<ContentParent>;
  IntegratedPortionContent: ResolverTypeWrapper<ContentParent>;
  ServiceGroupPortionContent: ResolverTypeWrapper<ContentParent>;
  AlertsContent: ResolverTypeWrapper<ContentParent>;
  AbnormalChangeContent: ResolverTypeWrapper<ContentParent>;
  TopMoversContent: ResolverTypeWrapper<ContentParent>;
  MlAbnormalUserContent: ResolverTypeWrapper<ContentParent>;
  MlAbnormalAiContent: ResolverTypeWrapper<ContentParent>;
  WidgetSettings: ResolverTypeWrapper<SettingsParent>;
  WidgetSettingsInput: Graph.WidgetSettingsInput;
  WidgetItemChoice: ResolverTypeWrapper<Graph.WidgetItemChoice>;
  WidgetItem: ResolverTypeWrapper<Graph.WidgetItem>;
  WidgetFrame: Graph.WidgetFrame;
  WidgetScale: Graph.WidgetScale;
  WidgetChart: Graph.WidgetChart;
  WidgetCategory: Graph.WidgetCategory;
  WidgetComparison: Graph.WidgetComparison;
  WidgetChannel: Graph.WidgetChannel;
  WidgetSendType: Graph.WidgetSendType;
  WidgetSensitivity: Graph.WidgetSensitivity;
  DataScopeInput: Graph.DataScopeInput;
  StoredData: ResolverTypeWrapper<Graph.StoredData>;
  StoredFile: ResolverTypeWrapper<Graph.StoredFile>;
  StoredList: ResolverTypeWrapper<Graph.StoredList>;
  DataList: Graph.DataList;
  StoredAmount: ResolverTypeWrapper<Graph.StoredAmount>;
  DataChangeConnection: ResolverTypeWrapper<Omit<Graph.DataChangeConnection, 'edges'> & { edges: Array<ResolversTypes['DataChangeEdge']> }>;
  DataChangeEdge: ResolverTypeWrapper<Omit<Graph.DataChangeEdge, 'node'> & { node: ResolversTypes['DataChange'] }>;
  DataChange: ResolverTypeWrapper<DataChangeParent>;
  DataChangeKind: Graph.DataChangeKind;
  DataChangeBlock: Graph.DataChangeBlock;
  DataChangeReport: ResolverTypeWrapper<Graph.DataChangeReport>;
  ChangedList: ResolverTypeWrapper<Graph.ChangedList>;
  ChangedMonth: ResolverTypeWrapper<Graph.ChangedMonth>;
  DataAmountChange: ResolverTypeWrapper<Graph.DataAmountChange>;
  RemoveDataInput: Graph.RemoveDataInput;
  RemoveDataPayload: ResolverTypeWrapper<Omit<Graph.RemoveDataPayload, 'change' | 'viewer'> & { change?: Graph.Maybe<ResolversTypes['DataChange']>, viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  RevertDataChangeInput: Graph.RevertDataChangeInput;
  RevertDataChangePayload: ResolverTypeWrapper<Omit<Graph.RevertDataChangePayload, 'change' | 'viewer'> & { change?: Graph.Maybe<ResolversTypes['DataChange']>, viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  FocusCheck: ResolverTypeWrapper<Graph.FocusCheck>;
  BrokenFocusRule: ResolverTypeWrapper<Graph.BrokenFocusRule>;
  BrokenFocusRow: ResolverTypeWrapper<Graph.BrokenFocusRow>;
  FocusKeyword: Graph.FocusKeyword;
  FocusRuleKind: Graph.FocusRuleKind;
  LoadPlan: ResolverTypeWrapper<Graph.LoadPlan>;
  PlannedMonth: ResolverTypeWrapper<Graph.PlannedMonth>;
  PlannedMoney: ResolverTypeWrapper<Graph.PlannedMoney>;
  LoadFinding: ResolverTypeWrapper<Graph.LoadFinding>;
  LoadReason: Graph.LoadReason;
  LoadAnswer: Graph.LoadAnswer;
  RetentionPreview: ResolverTypeWrapper<Graph.RetentionPreview>;
  SaveDataRetentionInput: Graph.SaveDataRetentionInput;
  SaveDataRetentionPayload: ResolverTypeWrapper<Omit<Graph.SaveDataRetentionPayload, 'change' | 'viewer'> & { change?: Graph.Maybe<ResolversTypes['DataChange']>, viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  DataSourceFieldInput: Graph.DataSourceFieldInput;
  SaveDataSourceInput: Graph.SaveDataSourceInput;
  SaveDataSourcePayload: ResolverTypeWrapper<Omit<Graph.SaveDataSourcePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  TestDataSourceInput: Graph.TestDataSourceInput;
  TestDataSourcePayload: ResolverTypeWrapper<Graph.TestDataSourcePayload>;
  DataSourceTrial: ResolverTypeWrapper<Graph.DataSourceTrial>;
  RunDataSourceInput: Graph.RunDataSourceInput;
  RunDataSourcePayload: ResolverTypeWrapper<Graph.RunDataSourcePayload>;
  RemoveDataSourceInput: Graph.RemoveDataSourceInput;
  RemoveDataSourcePayload: ResolverTypeWrapper<Omit<Graph.RemoveDataSourcePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  DataSources: ResolverTypeWrapper<Graph.DataSources>;
  DataSource: ResolverTypeWrapper<Graph.DataSource>;
  DataSourceField: ResolverTypeWrapper<Graph.DataSourceField>;
  DataSourceKind: Graph.DataSourceKind;
  DataSourceWay: Graph.DataSourceWay;
  DataSourceLayout: Graph.DataSourceLayout;
  DataSourceState: Graph.DataSourceState;
  DataSourceFaultCode: Graph.DataSourceFaultCode;
  DataSourceFault: ResolverTypeWrapper<Graph.DataSourceFault>;
  DataSourceMonth: ResolverTypeWrapper<Graph.DataSourceMonth>;
  DataSourceSeen: ResolverTypeWrapper<Graph.DataSourceSeen>;
  DataSourceRunConnection: ResolverTypeWrapper<Graph.DataSourceRunConnection>;
  DataSourceRunEdge: ResolverTypeWrapper<Graph.DataSourceRunEdge>;
  DataSourceRun: ResolverTypeWrapper<Graph.DataSourceRun>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  LoadRunConnection: ResolverTypeWrapper<Omit<Graph.LoadRunConnection, 'edges'> & { edges: Array<ResolversTypes['LoadRunEdge']> }>;
  LoadRunEdge: ResolverTypeWrapper<Omit<Graph.LoadRunEdge, 'node'> & { node: ResolversTypes['LoadRun'] }>;
  LoadRun: ResolverTypeWrapper<LoadRunParent>;
  LoadOrigin: Graph.LoadOrigin;
  LoadState: Graph.LoadState;
  LoadProgress: ResolverTypeWrapper<Graph.LoadProgress>;
  LoadFault: ResolverTypeWrapper<Graph.LoadFault>;
  LoadReport: ResolverTypeWrapper<Graph.LoadReport>;
  LoadedFile: ResolverTypeWrapper<Graph.LoadedFile>;
  RejectedRow: ResolverTypeWrapper<Graph.RejectedRow>;
  LoadTotal: ResolverTypeWrapper<Graph.LoadTotal>;
  ReplacedMonth: ResolverTypeWrapper<Graph.ReplacedMonth>;
  DataState: ResolverTypeWrapper<Graph.DataState>;
  VendorData: ResolverTypeWrapper<Graph.VendorData>;
  CurrencyData: ResolverTypeWrapper<Graph.CurrencyData>;
  AddUploadPartInput: Graph.AddUploadPartInput;
  AddUploadPartPayload: ResolverTypeWrapper<Graph.AddUploadPartPayload>;
  LoadUploadInput: Graph.LoadUploadInput;
  LoadUploadPayload: ResolverTypeWrapper<Omit<Graph.LoadUploadPayload, 'load'> & { load?: Graph.Maybe<ResolversTypes['LoadRun']> }>;
  CostStoreUsage: ResolverTypeWrapper<Graph.CostStoreUsage>;
  CostStoreTableUse: ResolverTypeWrapper<Graph.CostStoreTableUse>;
  StatusDistribution: ResolverTypeWrapper<Graph.StatusDistribution>;
  StatusRecipient: ResolverTypeWrapper<Graph.StatusRecipient>;
  StatusPerson: ResolverTypeWrapper<Graph.StatusPerson>;
  SaveStatusRecipientInput: Graph.SaveStatusRecipientInput;
  SaveStatusRecipientPayload: ResolverTypeWrapper<Graph.SaveStatusRecipientPayload>;
  MigrationRois: ResolverTypeWrapper<Graph.MigrationRois>;
  MigrationRoi: ResolverTypeWrapper<Graph.MigrationRoi>;
  SaveMigrationRoisInput: Graph.SaveMigrationRoisInput;
  MigrationRoiInput: Graph.MigrationRoiInput;
  SaveMigrationRoisPayload: ResolverTypeWrapper<Graph.SaveMigrationRoisPayload>;
  DeleteMigrationRoiInput: Graph.DeleteMigrationRoiInput;
  DeleteMigrationRoiPayload: ResolverTypeWrapper<Graph.DeleteMigrationRoiPayload>;
  ReadMigrationRoiFileInput: Graph.ReadMigrationRoiFileInput;
  ReadMigrationRoiFilePayload: ResolverTypeWrapper<Graph.ReadMigrationRoiFilePayload>;
  ReadMigrationRoi: ResolverTypeWrapper<Graph.ReadMigrationRoi>;
  MigrationRoiFileFault: ResolverTypeWrapper<Graph.MigrationRoiFileFault>;
  MigrationRoiFileFaultCode: Graph.MigrationRoiFileFaultCode;
  OperationStatuses: ResolverTypeWrapper<Graph.OperationStatuses>;
  OperationStatusEdge: ResolverTypeWrapper<Graph.OperationStatusEdge>;
  OperationCompany: ResolverTypeWrapper<Graph.OperationCompany>;
  OperationStatusCount: ResolverTypeWrapper<Graph.OperationStatusCount>;
  OperationStatus: ResolverTypeWrapper<Graph.OperationStatus>;
  OperationStatusView: ResolverTypeWrapper<Graph.OperationStatusView>;
  OperationFile: ResolverTypeWrapper<Graph.OperationFile>;
  OperationRun: ResolverTypeWrapper<Graph.OperationRun>;
  OperationTold: ResolverTypeWrapper<Graph.OperationTold>;
  OperationHistoryEntry: ResolverTypeWrapper<Graph.OperationHistoryEntry>;
  RepairOperationStatusInput: Graph.RepairOperationStatusInput;
  UpdateOperationStatusInput: Graph.UpdateOperationStatusInput;
  DeleteOperationStatusInput: Graph.DeleteOperationStatusInput;
  OperationStatusPayload: ResolverTypeWrapper<Graph.OperationStatusPayload>;
  Recommendation: ResolverTypeWrapper<RecommendationParent>;
  RecommendationState: Graph.RecommendationState;
  RecommendationDecision: ResolverTypeWrapper<DecisionParent>;
  RecommendationHistory: ResolverTypeWrapper<Graph.RecommendationHistory>;
  RecommendationHistoryEntry: ResolverTypeWrapper<Graph.RecommendationHistoryEntry>;
  RecommendationPurchase: ResolverTypeWrapper<Graph.RecommendationPurchase>;
  DecideRecommendationInput: Graph.DecideRecommendationInput;
  LinkRecommendationPurchaseInput: Graph.LinkRecommendationPurchaseInput;
  RecommendationDecisionPayload: ResolverTypeWrapper<Omit<Graph.RecommendationDecisionPayload, 'decision'> & { decision?: Graph.Maybe<ResolversTypes['RecommendationDecision']> }>;
  RecommendationLedger: ResolverTypeWrapper<Graph.RecommendationLedger>;
  RecommendationLedgerMonth: ResolverTypeWrapper<Graph.RecommendationLedgerMonth>;
  ImportedRecommendationKind: Graph.ImportedRecommendationKind;
  ImportVerdict: Graph.ImportVerdict;
  ImportCheckName: Graph.ImportCheckName;
  ImportedRecommendationConnection: ResolverTypeWrapper<Graph.ImportedRecommendationConnection>;
  ImportedRecommendationCounts: ResolverTypeWrapper<Graph.ImportedRecommendationCounts>;
  ImportedRecommendationEdge: ResolverTypeWrapper<Graph.ImportedRecommendationEdge>;
  ImportedRecommendation: ResolverTypeWrapper<Graph.ImportedRecommendation>;
  ImportedRecommendationCheck: ResolverTypeWrapper<Graph.ImportedRecommendationCheck>;
  ImportedRecommendationHours: ResolverTypeWrapper<Graph.ImportedRecommendationHours>;
  ImportedRecommendationOurs: ResolverTypeWrapper<Graph.ImportedRecommendationOurs>;
  RecommendationPortfolioQuery: Graph.RecommendationPortfolioQuery;
  RecommendationPortfolio: ResolverTypeWrapper<Omit<Graph.RecommendationPortfolio, 'overlaps' | 'pieces' | 'separate'> & { overlaps: Array<ResolversTypes['RecommendationOverlap']>, pieces: Array<ResolversTypes['Recommendation']>, separate: Array<ResolversTypes['Recommendation']> }>;
  RecommendationOverlap: ResolverTypeWrapper<Omit<Graph.RecommendationOverlap, 'one' | 'other'> & { one: ResolversTypes['Recommendation'], other: ResolversTypes['Recommendation'] }>;
  PromiseLedgerMail: ResolverTypeWrapper<Graph.PromiseLedgerMail>;
  PromiseLedgerReader: ResolverTypeWrapper<Graph.PromiseLedgerReader>;
  PromiseLedgerSchedule: ResolverTypeWrapper<Graph.PromiseLedgerSchedule>;
  SavePromiseLedgerMailInput: Graph.SavePromiseLedgerMailInput;
  PromiseLedgerMailPayload: ResolverTypeWrapper<Graph.PromiseLedgerMailPayload>;
  PromiseLedger: ResolverTypeWrapper<Graph.PromiseLedger>;
  PromiseLedgerMonth: ResolverTypeWrapper<Graph.PromiseLedgerMonth>;
  RecommendationSavings: ResolverTypeWrapper<Graph.RecommendationSavings>;
  RecommendationDownside: ResolverTypeWrapper<Graph.RecommendationDownside>;
  RecommendationRate: ResolverTypeWrapper<Graph.RecommendationRate>;
  RecommendationSimulation: ResolverTypeWrapper<Omit<Graph.RecommendationSimulation, 'piece'> & { piece: ResolversTypes['Recommendation'] }>;
  SavingCurve: ResolverTypeWrapper<Graph.SavingCurve>;
  RecommendationHours: ResolverTypeWrapper<Graph.RecommendationHours>;
  RecommendationBackTest: ResolverTypeWrapper<Graph.RecommendationBackTest>;
  RecommendationKind: Graph.RecommendationKind;
  RecommendationPayment: Graph.RecommendationPayment;
  RecommendationGoal: Graph.RecommendationGoal;
  RecommendationLack: Graph.RecommendationLack;
  RecommendationRateSource: Graph.RecommendationRateSource;
  RecommendationSortField: Graph.RecommendationSortField;
  RecommendationSort: Graph.RecommendationSort;
  RecommendationQuery: Graph.RecommendationQuery;
  Recommendations: ResolverTypeWrapper<RecommendationsParent>;
  RecommendationWindow: ResolverTypeWrapper<Graph.RecommendationWindow>;
  RecommendationGap: ResolverTypeWrapper<Graph.RecommendationGap>;
  RecommendationTotal: ResolverTypeWrapper<Graph.RecommendationTotal>;
  RecommendationConnection: ResolverTypeWrapper<Omit<Graph.RecommendationConnection, 'edges'> & { edges: Array<ResolversTypes['RecommendationEdge']> }>;
  RecommendationEdge: ResolverTypeWrapper<Omit<Graph.RecommendationEdge, 'node'> & { node: ResolversTypes['Recommendation'] }>;
  RecommendationAccountConnection: ResolverTypeWrapper<Graph.RecommendationAccountConnection>;
  RecommendationAccountEdge: ResolverTypeWrapper<Graph.RecommendationAccountEdge>;
  RecommendationAccount: ResolverTypeWrapper<Graph.RecommendationAccount>;
  ReservationCoverage: ResolverTypeWrapper<ReservationsParent>;
  ReservationCoverageSort: Graph.ReservationCoverageSort;
  ReservationCoverageField: Graph.ReservationCoverageField;
  ReservationCoverageFigures: ResolverTypeWrapper<Graph.ReservationCoverageFigures>;
  UsageCoverage: ResolverTypeWrapper<Graph.UsageCoverage>;
  ReservationCoverageSummary: ResolverTypeWrapper<Graph.ReservationCoverageSummary>;
  ReservationCoverageTrend: ResolverTypeWrapper<Graph.ReservationCoverageTrend>;
  ReservationCoverageSeries: ResolverTypeWrapper<Graph.ReservationCoverageSeries>;
  ReservationCoverageRow: ResolverTypeWrapper<Graph.ReservationCoverageRow>;
  ReservationCoverageConnection: ResolverTypeWrapper<Graph.ReservationCoverageConnection>;
  ReservationCoverageEdge: ResolverTypeWrapper<Graph.ReservationCoverageEdge>;
  ReservationFigures: ResolverTypeWrapper<Graph.ReservationFigures>;
  UtilizationForm: Graph.UtilizationForm;
  ReservationSummary: ResolverTypeWrapper<Graph.ReservationSummary>;
  ReservedInstances: ResolverTypeWrapper<ReservationsParent>;
  AzureReservations: ResolverTypeWrapper<ReservationsParent>;
  ReservedInstanceSort: Graph.ReservedInstanceSort;
  ReservedInstanceField: Graph.ReservedInstanceField;
  AzureReservationSort: Graph.AzureReservationSort;
  AzureReservationField: Graph.AzureReservationField;
  ReservedInstance: ResolverTypeWrapper<Graph.ReservedInstance>;
  ReservationTag: ResolverTypeWrapper<Graph.ReservationTag>;
  BillingFrequency: Graph.BillingFrequency;
  AzureReservation: ResolverTypeWrapper<Graph.AzureReservation>;
  ReservedInstanceTotals: ResolverTypeWrapper<Graph.ReservedInstanceTotals>;
  AzureReservationTotals: ResolverTypeWrapper<Graph.AzureReservationTotals>;
  ReservedInstanceConnection: ResolverTypeWrapper<Graph.ReservedInstanceConnection>;
  ReservedInstanceEdge: ResolverTypeWrapper<Graph.ReservedInstanceEdge>;
  AzureReservationConnection: ResolverTypeWrapper<Graph.AzureReservationConnection>;
  AzureReservationEdge: ResolverTypeWrapper<Graph.AzureReservationEdge>;
  ReservationUtilization: ResolverTypeWrapper<ReservationsParent>;
  ReservationUseSort: Graph.ReservationUseSort;
  ReservationUseField: Graph.ReservationUseField;
  ReservationTerms: ResolverTypeWrapper<Graph.ReservationTerms>;
  ReservationAgreement: ResolverTypeWrapper<Graph.ReservationAgreement>;
  ReservationAgreementDetail: ResolverTypeWrapper<Graph.ReservationAgreementDetail>;
  ReservationGroup: ResolverTypeWrapper<Graph.ReservationGroup>;
  ReservationAgreementConnection: ResolverTypeWrapper<Graph.ReservationAgreementConnection>;
  ReservationAgreementEdge: ResolverTypeWrapper<Graph.ReservationAgreementEdge>;
  ReservationGroupConnection: ResolverTypeWrapper<Graph.ReservationGroupConnection>;
  ReservationGroupEdge: ResolverTypeWrapper<Graph.ReservationGroupEdge>;
  CoverageSortField: Graph.CoverageSortField;
  CoverageSort: Graph.CoverageSort;
  CoverageRow: ResolverTypeWrapper<Graph.CoverageRow>;
  CoverageRowConnection: ResolverTypeWrapper<Graph.CoverageRowConnection>;
  CoverageRowEdge: ResolverTypeWrapper<Graph.CoverageRowEdge>;
  ComputeMixGrouping: Graph.ComputeMixGrouping;
  ComputeMixSortField: Graph.ComputeMixSortField;
  ComputeMixSort: Graph.ComputeMixSort;
  ComputeMix: ResolverTypeWrapper<Graph.ComputeMix>;
  ComputeMixRow: ResolverTypeWrapper<Graph.ComputeMixRow>;
  ComputeMixConnection: ResolverTypeWrapper<Graph.ComputeMixConnection>;
  ComputeMixEdge: ResolverTypeWrapper<Graph.ComputeMixEdge>;
  SavingsPlans: ResolverTypeWrapper<SavingsPlansParent>;
  SavingsPlanUseSortField: Graph.SavingsPlanUseSortField;
  SavingsPlanUseSort: Graph.SavingsPlanUseSort;
  SavingsPlanSortField: Graph.SavingsPlanSortField;
  SavingsPlanSort: Graph.SavingsPlanSort;
  SavingsPlan: ResolverTypeWrapper<Graph.SavingsPlan>;
  SavingsPlanConnection: ResolverTypeWrapper<Graph.SavingsPlanConnection>;
  SavingsPlanEdge: ResolverTypeWrapper<Graph.SavingsPlanEdge>;
  SavingsPlanAgreement: ResolverTypeWrapper<Graph.SavingsPlanAgreement>;
  SavingsPlanAgreementConnection: ResolverTypeWrapper<Graph.SavingsPlanAgreementConnection>;
  SavingsPlanAgreementEdge: ResolverTypeWrapper<Graph.SavingsPlanAgreementEdge>;
  SavingsPlanType: ResolverTypeWrapper<Graph.SavingsPlanType>;
  CommitmentEnd: ResolverTypeWrapper<Graph.CommitmentEnd>;
  CommitmentReminders: ResolverTypeWrapper<Graph.CommitmentReminders>;
  ReminderPerson: ResolverTypeWrapper<Graph.ReminderPerson>;
  CommitmentRemindersInput: Graph.CommitmentRemindersInput;
  CommitmentRemindersPayload: ResolverTypeWrapper<Graph.CommitmentRemindersPayload>;
  MonthsInput: Graph.MonthsInput;
  CommitmentQuery: Graph.CommitmentQuery;
  CommitmentPeriod: Graph.CommitmentPeriod;
  CommitmentOptions: ResolverTypeWrapper<Graph.CommitmentOptions>;
  CommitmentOption: ResolverTypeWrapper<Graph.CommitmentOption>;
  CommitmentProduct: ResolverTypeWrapper<Graph.CommitmentProduct>;
  CommitmentUse: ResolverTypeWrapper<Graph.CommitmentUse>;
  CommitmentUseSummary: ResolverTypeWrapper<Graph.CommitmentUseSummary>;
  CommitmentSplit: Graph.CommitmentSplit;
  CommitmentUseTrend: ResolverTypeWrapper<Graph.CommitmentUseTrend>;
  CommitmentUseSeries: ResolverTypeWrapper<Graph.CommitmentUseSeries>;
  CommitmentCoverage: ResolverTypeWrapper<Graph.CommitmentCoverage>;
  CommitmentCoverageSummary: ResolverTypeWrapper<Graph.CommitmentCoverageSummary>;
  CommitmentCoverageTrend: ResolverTypeWrapper<Graph.CommitmentCoverageTrend>;
  CommitmentCoverageSeries: ResolverTypeWrapper<Graph.CommitmentCoverageSeries>;
  AccessToken: ResolverTypeWrapper<Graph.AccessToken>;
  CreateAccessTokenInput: Graph.CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<Omit<Graph.CreateAccessTokenPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  RevokeAccessTokenInput: Graph.RevokeAccessTokenInput;
  RevokeAccessTokenPayload: ResolverTypeWrapper<Omit<Graph.RevokeAccessTokenPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  AlertFeed: ResolverTypeWrapper<Graph.AlertFeed>;
  Alert: ResolverTypeWrapper<Graph.Alert>;
  AlertKind: Graph.AlertKind;
  MarkAlertsSeenInput: Graph.MarkAlertsSeenInput;
  MarkAlertsSeenPayload: ResolverTypeWrapper<Omit<Graph.MarkAlertsSeenPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  MailRecipients: ResolverTypeWrapper<Graph.MailRecipients>;
  MailPerson: ResolverTypeWrapper<Graph.MailPerson>;
  CheckedAddress: ResolverTypeWrapper<Graph.CheckedAddress>;
  RecipientFault: Graph.RecipientFault;
  ScheduledRecipient: ResolverTypeWrapper<Graph.ScheduledRecipient>;
  ScheduledRecipientState: Graph.ScheduledRecipientState;
  MailRun: ResolverTypeWrapper<Graph.MailRun>;
  MailRunState: Graph.MailRunState;
  MailPauseReason: Graph.MailPauseReason;
  MailRunFault: Graph.MailRunFault;
  SendZone: Graph.SendZone;
  SendCycle: Graph.SendCycle;
  SendServiceRequestInput: Graph.SendServiceRequestInput;
  SendServiceRequestPayload: ResolverTypeWrapper<Omit<Graph.SendServiceRequestPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  MailConnection: ResolverTypeWrapper<Omit<Graph.MailConnection, 'edges'> & { edges: Array<ResolversTypes['MailEdge']> }>;
  MailEdge: ResolverTypeWrapper<Omit<Graph.MailEdge, 'node'> & { node: ResolversTypes['Mail'] }>;
  MailDelivery: Graph.MailDelivery;
  Mail: ResolverTypeWrapper<MailParent>;
  MailAttachment: ResolverTypeWrapper<AttachmentParent>;
  MailKind: Graph.MailKind;
  MailState: Graph.MailState;
  Notice: ResolverTypeWrapper<Graph.Notice>;
  ScrollText: ResolverTypeWrapper<Graph.ScrollText>;
  Survey: ResolverTypeWrapper<Graph.Survey>;
  MarkNoticesReadInput: Graph.MarkNoticesReadInput;
  MarkNoticesReadPayload: ResolverTypeWrapper<Omit<Graph.MarkNoticesReadPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  RecordMenuVisitInput: Graph.RecordMenuVisitInput;
  RecordMenuVisitPayload: ResolverTypeWrapper<Omit<Graph.RecordMenuVisitPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  SaveSurveyInput: Graph.SaveSurveyInput;
  SaveSurveyPayload: ResolverTypeWrapper<Omit<Graph.SaveSurveyPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  PlanApplication: ResolverTypeWrapper<Graph.PlanApplication>;
  PlanApplicationState: Graph.PlanApplicationState;
  ApplyForPlanInput: Graph.ApplyForPlanInput;
  ApplyForPlanPayload: ResolverTypeWrapper<Graph.ApplyForPlanPayload>;
  DecidePlanApplicationInput: Graph.DecidePlanApplicationInput;
  DecidePlanApplicationPayload: ResolverTypeWrapper<Graph.DecidePlanApplicationPayload>;
  Preferences: ResolverTypeWrapper<Graph.Preferences>;
  CurrencyRate: ResolverTypeWrapper<Graph.CurrencyRate>;
  SaveCurrencyInput: Graph.SaveCurrencyInput;
  SaveCurrencyPayload: ResolverTypeWrapper<Omit<Graph.SaveCurrencyPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  SaveLanguageInput: Graph.SaveLanguageInput;
  SaveLanguagePayload: ResolverTypeWrapper<Omit<Graph.SaveLanguagePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  SaveNameInput: Graph.SaveNameInput;
  SaveNamePayload: ResolverTypeWrapper<Omit<Graph.SaveNamePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  SaveTimeZoneInput: Graph.SaveTimeZoneInput;
  SaveTimeZonePayload: ResolverTypeWrapper<Omit<Graph.SaveTimeZonePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  SaveSelectedVendorsInput: Graph.SaveSelectedVendorsInput;
  SaveSelectedVendorsPayload: ResolverTypeWrapper<Omit<Graph.SaveSelectedVendorsPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  ViewerSession: ResolverTypeWrapper<Graph.ViewerSession>;
  EndSessionInput: Graph.EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<Omit<Graph.EndSessionPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  User: ResolverTypeWrapper<Graph.User>;
  Company: ResolverTypeWrapper<Graph.Company>;
  MenuRight: ResolverTypeWrapper<Graph.MenuRight>;
  MenuList: Graph.MenuList;
  Site: ResolverTypeWrapper<SiteParent>;
  SiteHost: ResolverTypeWrapper<Graph.SiteHost>;
  SiteLinks: ResolverTypeWrapper<Graph.SiteLinks>;
  SiteService: ResolverTypeWrapper<Graph.SiteService>;
  DataFreshness: ResolverTypeWrapper<Graph.DataFreshness>;
  VendorFreshness: ResolverTypeWrapper<Graph.VendorFreshness>;
  SwitchCompanyInput: Graph.SwitchCompanyInput;
  SwitchCompanyPayload: ResolverTypeWrapper<Omit<Graph.SwitchCompanyPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversTypes['Viewer']> }>;
  DataPresence: ResolverTypeWrapper<Graph.DataPresence>;
  FreeTrial: ResolverTypeWrapper<Graph.FreeTrial>;
  PaidFeature: Graph.PaidFeature;
  PaidFeatureAccess: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaidFeatureAccess']>;
  FeatureOpen: ResolverTypeWrapper<Graph.FeatureOpen>;
  NeedsPlan: ResolverTypeWrapper<NeedsPlanParent>;
  CatalogueVendor: ResolverTypeWrapper<Graph.CatalogueVendor>;
  AccountNoun: Graph.AccountNoun;
  BillingTab: Graph.BillingTab;
  BillingViewBy: Graph.BillingViewBy;
  ServiceGroupSet: ResolverTypeWrapper<Graph.ServiceGroupSet>;
  CloudVendor: ResolverTypeWrapper<Graph.CloudVendor>;
  Boolean: ResolverTypeWrapper<Graph.Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Graph.Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Graph.Scalars['Date']['output'];
  DateTime: Graph.Scalars['DateTime']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  ID: Graph.Scalars['ID']['output'];
  PageInfo: Graph.PageInfo;
  UserError: Graph.UserError;
  DateRange: Graph.DateRange;
  AxisPoint: Graph.AxisPoint;
  CostChange: Graph.CostChange;
  Float: Graph.Scalars['Float']['output'];
  CostItem: Graph.CostItem;
  Int: Graph.Scalars['Int']['output'];
  AppliedRate: Graph.AppliedRate;
  DatedRate: Graph.DatedRate;
  CurrencyAmount: Graph.CurrencyAmount;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  ResetOneTimePasswordInput: Graph.ResetOneTimePasswordInput;
  ResetOneTimePasswordPayload: Graph.ResetOneTimePasswordPayload;
  SetAllowedAddressesInput: Graph.SetAllowedAddressesInput;
  SetAllowedAddressesPayload: Graph.SetAllowedAddressesPayload;
  Administration: AdministrationParent;
  InvoiceDetails: Graph.InvoiceDetails;
  SetInvoiceDetailsInput: Graph.SetInvoiceDetailsInput;
  SetInvoiceDetailsPayload: Graph.SetInvoiceDetailsPayload;
  Viewer: ViewerContext;
  AdministeredMenu: Graph.AdministeredMenu;
  CompanyMember: Graph.CompanyMember;
  MemberRight: Graph.MemberRight;
  AuthorisedVendors: Graph.AuthorisedVendors;
  AuditEntryConnection: Graph.AuditEntryConnection;
  AuditEntryEdge: Graph.AuditEntryEdge;
  AuditEntry: Graph.AuditEntry;
  AuditChange: Graph.AuditChange;
  MemberRightInput: Graph.MemberRightInput;
  AddMemberInput: Graph.AddMemberInput;
  AddMemberPayload: Omit<Graph.AddMemberPayload, 'administration'> & { administration?: Graph.Maybe<ResolversParentTypes['Administration']> };
  RemoveMemberInput: Graph.RemoveMemberInput;
  RemoveMemberPayload: Omit<Graph.RemoveMemberPayload, 'administration'> & { administration?: Graph.Maybe<ResolversParentTypes['Administration']> };
  RenewInvitationInput: Graph.RenewInvitationInput;
  RenewInvitationPayload: Graph.RenewInvitationPayload;
  SetMemberRightsInput: Graph.SetMemberRightsInput;
  SetMemberRightsPayload: Graph.SetMemberRightsPayload;
  SetAuthorisedVendorsInput: Graph.SetAuthorisedVendorsInput;
  SetAuthorisedVendorsPayload: Omit<Graph.SetAuthorisedVendorsPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  AnomalyDeliveryConnection: Graph.AnomalyDeliveryConnection;
  AnomalyDeliveryEdge: Graph.AnomalyDeliveryEdge;
  AnomalyDelivery: Graph.AnomalyDelivery;
  RetryAnomalyDeliveryInput: Graph.RetryAnomalyDeliveryInput;
  RetryAnomalyDeliveryPayload: Graph.RetryAnomalyDeliveryPayload;
  AnomalyTopCause: Graph.AnomalyTopCause;
  AnomalyOwner: Graph.AnomalyOwner;
  AnomalyDays: Graph.AnomalyDays;
  AnomalyDay: Graph.AnomalyDay;
  AnomalyModelDay: Graph.AnomalyModelDay;
  AnomalyCauses: Graph.AnomalyCauses;
  AnomalyCause: Graph.AnomalyCause;
  AnomalyEffects: Graph.AnomalyEffects;
  AnomalyResource: Graph.AnomalyResource;
  AnomalyFile: Graph.AnomalyFile;
  AnomalyHistory: Graph.AnomalyHistory;
  AnomalyHistoryEntry: Graph.AnomalyHistoryEntry;
  FlagAnomalyInput: Graph.FlagAnomalyInput;
  SetAnomalyStateInput: Graph.SetAnomalyStateInput;
  AssignAnomalyInput: Graph.AssignAnomalyInput;
  AnomalyPayload: Omit<Graph.AnomalyPayload, 'anomaly'> & { anomaly?: Graph.Maybe<ResolversParentTypes['Anomaly']> };
  AnomalyReplay: Graph.AnomalyReplay;
  ReplayedAnomaly: Graph.ReplayedAnomaly;
  AnomalyNotifications: Graph.AnomalyNotifications;
  AnomalyReceiver: Graph.AnomalyReceiver;
  LevelledReceiver: Graph.LevelledReceiver;
  LevelledReceiverInput: Graph.LevelledReceiverInput;
  QuietHours: Graph.QuietHours;
  QuietHoursInput: Graph.QuietHoursInput;
  AlertBand: Graph.AlertBand;
  AlertBandInput: Graph.AlertBandInput;
  AnomalyNotification: Graph.AnomalyNotification;
  AnomalyNotificationInput: Graph.AnomalyNotificationInput;
  SaveAnomalyNotificationInput: Graph.SaveAnomalyNotificationInput;
  SaveAnomalyNotificationPayload: Graph.SaveAnomalyNotificationPayload;
  DeleteAnomalyNotificationInput: Graph.DeleteAnomalyNotificationInput;
  DeleteAnomalyNotificationPayload: Graph.DeleteAnomalyNotificationPayload;
  AnomalyRules: Graph.AnomalyRules;
  AnomalyRule: Graph.AnomalyRule;
  AnomalyRuleInput: Graph.AnomalyRuleInput;
  SaveAnomalyRuleInput: Graph.SaveAnomalyRuleInput;
  SaveAnomalyRulePayload: Graph.SaveAnomalyRulePayload;
  DeleteAnomalyRuleInput: Graph.DeleteAnomalyRuleInput;
  DeleteAnomalyRulePayload: Graph.DeleteAnomalyRulePayload;
  AnomalyRuleTrial: Graph.AnomalyRuleTrial;
  AnomalyTrialDay: Graph.AnomalyTrialDay;
  AnomalyFilterInput: Graph.AnomalyFilterInput;
  AnomalyItem: Graph.AnomalyItem;
  AnomalyConnection: Omit<Graph.AnomalyConnection, 'edges'> & { edges: Array<ResolversParentTypes['AnomalyEdge']> };
  AnomalyEdge: Omit<Graph.AnomalyEdge, 'node'> & { node: ResolversParentTypes['Anomaly'] };
  Anomaly: AnomalyParent;
  AnomalyPerson: Graph.AnomalyPerson;
  AnomalyWatch: Omit<Graph.AnomalyWatch, 'availability'> & { availability: ResolversParentTypes['AnomalyAvailability'] };
  AnomalyAvailability: ResolversUnionTypes<ResolversParentTypes>['AnomalyAvailability'];
  AnomalyOpen: Graph.AnomalyOpen;
  AnomalyJudgedDays: Graph.AnomalyJudgedDays;
  AnomalyLevelCount: Graph.AnomalyLevelCount;
  AnomalyTop: Graph.AnomalyTop;
  AnomalyTopItem: Graph.AnomalyTopItem;
  Webhook: Graph.Webhook;
  SaveWebhookInput: Graph.SaveWebhookInput;
  SaveWebhookPayload: Graph.SaveWebhookPayload;
  DeleteWebhookInput: Graph.DeleteWebhookInput;
  DeleteWebhookPayload: Graph.DeleteWebhookPayload;
  TestWebhookInput: Graph.TestWebhookInput;
  TestWebhookPayload: Graph.TestWebhookPayload;
  BillsOfMonth: BillsOfMonthParent;
  BillsBridge: Graph.BillsBridge;
  BillsBridgeLine: Graph.BillsBridgeLine;
  BillsBridgePart: Graph.BillsBridgePart;
  BillsBridgeVendor: Graph.BillsBridgeVendor;
  BillsBridgeRest: Graph.BillsBridgeRest;
  BillSums: Graph.BillSums;
  BillSum: Graph.BillSum;
  Bill: BillParent;
  CostBridge: Graph.CostBridge;
  CostBridgeBill: Graph.CostBridgeBill;
  CostBridgeLine: Graph.CostBridgeLine;
  CostBridgeMonth: Graph.CostBridgeMonth;
  CostBridgeConversion: Graph.CostBridgeConversion;
  BillFileInput: Graph.BillFileInput;
  InvoiceInsightResult: ResolversUnionTypes<ResolversParentTypes>['InvoiceInsightResult'];
  InsightNotIssued: Graph.InsightNotIssued;
  BillMonthWithoutData: Graph.BillMonthWithoutData;
  InvoiceInsight: Graph.InvoiceInsight;
  CurrencyInsight: Graph.CurrencyInsight;
  InsightFigures: Graph.InsightFigures;
  InsightRow: Graph.InsightRow;
  InsightDriver: Graph.InsightDriver;
  InvoiceReservation: Graph.InvoiceReservation;
  ReserveInvoiceInput: Graph.ReserveInvoiceInput;
  ReserveInvoicePayload: Omit<Graph.ReserveInvoicePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  PauseReservationInput: Graph.PauseReservationInput;
  PauseReservationPayload: Graph.PauseReservationPayload;
  DeleteReservationInput: Graph.DeleteReservationInput;
  DeleteReservationPayload: Omit<Graph.DeleteReservationPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  InvoicePreviewInput: Graph.InvoicePreviewInput;
  InvoicePreviewAnswer: Graph.InvoicePreviewAnswer;
  InvoicePreview: Graph.InvoicePreview;
  InvoiceFile: Graph.InvoiceFile;
  SendInvoiceInput: Graph.SendInvoiceInput;
  SendInvoicePayload: Omit<Graph.SendInvoicePayload, 'mail'> & { mail?: Graph.Maybe<ResolversParentTypes['Mail']> };
  InvoiceNumber: Graph.InvoiceNumber;
  CloudInvoice: CloudInvoiceParent;
  InvoiceIssue: Graph.InvoiceIssue;
  InvoiceLine: Graph.InvoiceLine;
  InvoiceRowConnection: Graph.InvoiceRowConnection;
  InvoiceRowEdge: Graph.InvoiceRowEdge;
  InvoiceRow: Graph.InvoiceRow;
  BillDetails: Graph.BillDetails;
  BillDetailRow: Graph.BillDetailRow;
  BillDetailPlace: Graph.BillDetailPlace;
  ComputingResource: Graph.ComputingResource;
  BillServiceGroups: Graph.BillServiceGroups;
  BillServiceGroup: Graph.BillServiceGroup;
  BillProductCost: Graph.BillProductCost;
  BillAutoSpot: Graph.BillAutoSpot;
  AutoSpotRow: Graph.AutoSpotRow;
  AutoSpotFigures: Graph.AutoSpotFigures;
  BillAdditionalServices: Graph.BillAdditionalServices;
  BillAdditionalService: Graph.BillAdditionalService;
  BillList: Graph.BillList;
  BillMonth: Graph.BillMonth;
  BillTotal: Graph.BillTotal;
  BillStatus: Graph.BillStatus;
  BillCharges: Graph.BillCharges;
  CurrencyBill: Graph.CurrencyBill;
  AccountCharge: Graph.AccountCharge;
  BillLine: Graph.BillLine;
  BillLinePart: Graph.BillLinePart;
  BillConversion: Graph.BillConversion;
  BillReconciliation: Graph.BillReconciliation;
  BillExplanation: Graph.BillExplanation;
  BudgetAlerts: Graph.BudgetAlerts;
  BudgetAlert: Graph.BudgetAlert;
  BudgetPerson: Graph.BudgetPerson;
  SaveBudgetAlertInput: Graph.SaveBudgetAlertInput;
  SaveBudgetAlertPayload: Graph.SaveBudgetAlertPayload;
  ReadBudgetFileInput: Graph.ReadBudgetFileInput;
  ReadBudgetFilePayload: Graph.ReadBudgetFilePayload;
  BudgetFileFault: Graph.BudgetFileFault;
  BudgetScope: Graph.BudgetScope;
  BudgetScopeInput: Graph.BudgetScopeInput;
  BudgetFigures: Graph.BudgetFigures;
  BudgetAmount: Graph.BudgetAmount;
  BudgetRow: Graph.BudgetRow;
  BudgetStatus: Graph.BudgetStatus;
  Budgets: Graph.Budgets;
  BudgetChoices: Graph.BudgetChoices;
  BudgetAccount: Graph.BudgetAccount;
  BudgetGroupSet: Graph.BudgetGroupSet;
  BudgetCell: Graph.BudgetCell;
  BudgetCellInput: Graph.BudgetCellInput;
  RemovedBudgetInput: Graph.RemovedBudgetInput;
  BudgetProposal: Graph.BudgetProposal;
  SaveBudgetsInput: Graph.SaveBudgetsInput;
  SaveBudgetsPayload: Graph.SaveBudgetsPayload;
  UndrawnDays: Graph.UndrawnDays;
  CostDrivers: Graph.CostDrivers;
  CostDriver: Graph.CostDriver;
  CostDriverUsage: Graph.CostDriverUsage;
  CostDetailQuery: Graph.CostDetailQuery;
  CostDetail: CostDetailParent;
  CostDetailSort: Graph.CostDetailSort;
  CostPortions: Graph.CostPortions;
  CostPortion: Graph.CostPortion;
  CostRelation: Graph.CostRelation;
  CostDetailRowConnection: Graph.CostDetailRowConnection;
  CostDetailRowEdge: Graph.CostDetailRowEdge;
  CostDetailRow: Graph.CostDetailRow;
  CostExportJob: Graph.CostExportJob;
  MailCostExportInput: Graph.MailCostExportInput;
  MailCostExportPayload: Graph.MailCostExportPayload;
  CancelCostExportInput: Graph.CancelCostExportInput;
  CancelCostExportPayload: Graph.CancelCostExportPayload;
  CostExportInput: Graph.CostExportInput;
  CostFilterOptions: Graph.CostFilterOptions;
  VendorFilterOptions: Graph.VendorFilterOptions;
  FilterFieldOptions: Graph.FilterFieldOptions;
  FilterOption: Graph.FilterOption;
  FilterValueConnection: Graph.FilterValueConnection;
  FilterValueEdge: Graph.FilterValueEdge;
  CostAnalytics: CostAnalyticsParent;
  CostFilterLabel: Graph.CostFilterLabel;
  CostAnalyticsQuery: Graph.CostAnalyticsQuery;
  SavedFilter: Graph.SavedFilter;
  FilterUse: Graph.FilterUse;
  DeleteFilterInput: Graph.DeleteFilterInput;
  DeleteFilterPayload: Omit<Graph.DeleteFilterPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SaveFilterInput: Graph.SaveFilterInput;
  SaveFilterPayload: Omit<Graph.SaveFilterPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SaveFilterAsInput: Graph.SaveFilterAsInput;
  SaveFilterAsPayload: Omit<Graph.SaveFilterAsPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CostFilter: Graph.CostFilter;
  FilterCondition: Graph.FilterCondition;
  CostForecast: Graph.CostForecast;
  ForecastDay: Graph.ForecastDay;
  CostBudget: Graph.CostBudget;
  MonthBudget: Graph.MonthBudget;
  CostNote: Graph.CostNote;
  SaveCostNoteInput: Graph.SaveCostNoteInput;
  SaveCostNotePayload: Graph.SaveCostNotePayload;
  DeleteCostNoteInput: Graph.DeleteCostNoteInput;
  DeleteCostNotePayload: Graph.DeleteCostNotePayload;
  FilterConditionInput: Graph.FilterConditionInput;
  CostFilterInput: Graph.CostFilterInput;
  GroupingInput: Graph.GroupingInput;
  CostGrouping: Graph.CostGrouping;
  CostSaving: Graph.CostSaving;
  CostItemSort: Graph.CostItemSort;
  CostItemConnection: Graph.CostItemConnection;
  CostItemEdge: Graph.CostItemEdge;
  ShownAmounts: Graph.ShownAmounts;
  RangeInput: Graph.RangeInput;
  ItemPortions: Graph.ItemPortions;
  SavedView: Graph.SavedView;
  DeleteViewInput: Graph.DeleteViewInput;
  DeleteViewPayload: Omit<Graph.DeleteViewPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SaveViewInput: Graph.SaveViewInput;
  SaveViewAsInput: Graph.SaveViewAsInput;
  SaveViewPayload: Omit<Graph.SaveViewPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  StarViewInput: Graph.StarViewInput;
  DashboardTemplate: Template;
  WidgetInput: Graph.WidgetInput;
  WidgetLayoutInput: Graph.WidgetLayoutInput;
  CopyDashboardInput: Graph.CopyDashboardInput;
  CreateDashboardInput: Graph.CreateDashboardInput;
  DeleteDashboardInput: Graph.DeleteDashboardInput;
  SaveDashboardInput: Graph.SaveDashboardInput;
  SaveDashboardAsInput: Graph.SaveDashboardAsInput;
  SaveWidgetInput: Graph.SaveWidgetInput;
  StarDashboardInput: Graph.StarDashboardInput;
  SelectDashboardInput: Graph.SelectDashboardInput;
  DashboardPayload: Omit<Graph.DashboardPayload, 'dashboard' | 'viewer'> & { dashboard?: Graph.Maybe<ResolversParentTypes['Dashboard']>, viewer: ResolversParentTypes['Viewer'] };
  DeleteDashboardPayload: Omit<Graph.DeleteDashboardPayload, 'dashboard' | 'viewer'> & { dashboard?: Graph.Maybe<ResolversParentTypes['Dashboard']>, viewer: ResolversParentTypes['Viewer'] };
  Dashboard: DashboardParent;
  SharedDashboard: SharedDashboardParent;
  DashboardSummary: SummaryParent;
  DashboardScope: Graph.DashboardScope;
  DashboardScopeInput: Graph.DashboardScopeInput;
  Widget: WidgetParent;
  WidgetLayout: Graph.WidgetLayout;
  ProductCategories: Graph.ProductCategories;
  ProductCategory: Graph.ProductCategory;
  SaveProductCategoriesInput: Graph.SaveProductCategoriesInput;
  ProductCategoryInput: Graph.ProductCategoryInput;
  SaveProductCategoriesPayload: Graph.SaveProductCategoriesPayload;
  DashboardMail: Graph.DashboardMail;
  DashboardMailSchedule: Graph.DashboardMailSchedule;
  MailDashboardInput: Graph.MailDashboardInput;
  MailDashboardPayload: Omit<Graph.MailDashboardPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ScheduleDashboardMailInput: Graph.ScheduleDashboardMailInput;
  ScheduleDashboardMailPayload: Omit<Graph.ScheduleDashboardMailPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  PauseDashboardMailInput: Graph.PauseDashboardMailInput;
  PauseDashboardMailPayload: Graph.PauseDashboardMailPayload;
  DeleteDashboardMailInput: Graph.DeleteDashboardMailInput;
  DeleteDashboardMailPayload: Graph.DeleteDashboardMailPayload;
  DashboardFileInput: Graph.DashboardFileInput;
  DashboardShare: Graph.DashboardShare;
  DashboardShareReader: Graph.DashboardShareReader;
  SharedDashboardAnswer: ResolversUnionTypes<ResolversParentTypes>['SharedDashboardAnswer'];
  DashboardShareFault: Graph.DashboardShareFault;
  CopySharedDashboardInput: Graph.CopySharedDashboardInput;
  CopySharedDashboardPayload: Omit<Graph.CopySharedDashboardPayload, 'dashboard' | 'viewer'> & { dashboard?: Graph.Maybe<ResolversParentTypes['Dashboard']>, viewer: ResolversParentTypes['Viewer'] };
  RevokeDashboardShareInput: Graph.RevokeDashboardShareInput;
  RevokeDashboardSharePayload: Omit<Graph.RevokeDashboardSharePayload, 'dashboard'> & { dashboard?: Graph.Maybe<ResolversParentTypes['Dashboard']> };
  ShareDashboardInput: Graph.ShareDashboardInput;
  ShareDashboardPayload: Omit<Graph.ShareDashboardPayload, 'dashboard'> & { dashboard?: Graph.Maybe<ResolversParentTypes['Dashboard']> };
  CostMonthToDate: Graph.CostMonthToDate;
  WidgetItemsInput: Graph.WidgetItemsInput;
  WidgetItemInput: Graph.WidgetItemInput;
  CostOverTime: CostOverTimeParent;
  TopCosts: Graph.TopCosts;
  TopCost: Graph.TopCost;
  CostTrend: Graph.CostTrend;
  TrendMonth: Graph.TrendMonth;
  AbnormalChanges: AbnormalChangesParent;
  AbnormalChange: Graph.AbnormalChange;
  AiAnomalies: ResolversUnionTypes<ResolversParentTypes>['AiAnomalies'];
  AiFindings: Graph.AiFindings;
  AiAnomaly: Graph.AiAnomaly;
  AiLearning: Graph.AiLearning;
  ForecastBand: Graph.ForecastBand;
  EstimatedCost: Graph.EstimatedCost;
  EstimateParts: Graph.EstimateParts;
  EstimateError: Graph.EstimateError;
  PastEstimate: Graph.PastEstimate;
  YearForecast: Graph.YearForecast;
  MonthCost: Graph.MonthCost;
  ForecastMonth: Graph.ForecastMonth;
  RunningMonth: Graph.RunningMonth;
  ForecastError: Graph.ForecastError;
  Portion: Graph.Portion;
  PortionItem: Graph.PortionItem;
  PortionPart: Graph.PortionPart;
  VendorAmount: Graph.VendorAmount;
  TotalSaving: Graph.TotalSaving;
  SavingSpan: Graph.SavingSpan;
  VendorSaving: Graph.VendorSaving;
  CostByVendor: Graph.CostByVendor;
  VendorCost: Graph.VendorCost;
  WidgetContent: ContentParent;
  MonthToDateContent: ContentParent;
  EstimatedCostContent: ContentParent;
  BudgetContent: ContentParent;
  TotalSavingContent: ContentParent;
  CostTrendContent: ContentParent;
  CostByContent: ContentParent;
  YearForecastContent: ContentParent;
  ProductPortionContent: ContentParent;
  PortionByContent: ContentParent;
  TopCostsContent: ContentParent;
  MultiVendorCostContent: ContentParent;
  IntegratedPortionContent: ContentParent;
  ServiceGroupPortionContent: ContentParent;
  AlertsContent: ContentParent;
  AbnormalChangeContent: ContentParent;
  TopMoversContent: ContentParent;
  MlAbnormalUserContent: ContentParent;
  MlAbnormalAiContent: ContentParent;
  WidgetSettings: SettingsParent;
  WidgetSettingsInput: Graph.WidgetSettingsInput;
  WidgetItemChoice: Graph.WidgetItemChoice;
  WidgetItem: Graph.WidgetItem;
  DataScopeInput: Graph.DataScopeInput;
  StoredData: Graph.StoredData;
  StoredFile: Graph.StoredFile;
  StoredList: Graph.StoredList;
  StoredAmount: Graph.StoredAmount;
  DataChangeConnection: Omit<Graph.DataChangeConnection, 'edges'> & { edges: Array<ResolversParentTypes['DataChangeEdge']> };
  DataChangeEdge: Omit<Graph.DataChangeEdge, 'node'> & { node: ResolversParentTypes['DataChange'] };
  DataChange: DataChangeParent;
  DataChangeReport: Graph.DataChangeReport;
  ChangedList: Graph.ChangedList;
  ChangedMonth: Graph.ChangedMonth;
  DataAmountChange: Graph.DataAmountChange;
  RemoveDataInput: Graph.RemoveDataInput;
  RemoveDataPayload: Omit<Graph.RemoveDataPayload, 'change' | 'viewer'> & { change?: Graph.Maybe<ResolversParentTypes['DataChange']>, viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  RevertDataChangeInput: Graph.RevertDataChangeInput;
  RevertDataChangePayload: Omit<Graph.RevertDataChangePayload, 'change' | 'viewer'> & { change?: Graph.Maybe<ResolversParentTypes['DataChange']>, viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  FocusCheck: Graph.FocusCheck;
  BrokenFocusRule: Graph.BrokenFocusRule;
  BrokenFocusRow: Graph.BrokenFocusRow;
  LoadPlan: Graph.LoadPlan;
  PlannedMonth: Graph.PlannedMonth;
  PlannedMoney: Graph.PlannedMoney;
  LoadFinding: Graph.LoadFinding;
  RetentionPreview: Graph.RetentionPreview;
  SaveDataRetentionInput: Graph.SaveDataRetentionInput;
  SaveDataRetentionPayload: Omit<Graph.SaveDataRetentionPayload, 'change' | 'viewer'> & { change?: Graph.Maybe<ResolversParentTypes['DataChange']>, viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  DataSourceFieldInput: Graph.DataSourceFieldInput;
  SaveDataSourceInput: Graph.SaveDataSourceInput;
  SaveDataSourcePayload: Omit<Graph.SaveDataSourcePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  TestDataSourceInput: Graph.TestDataSourceInput;
  TestDataSourcePayload: Graph.TestDataSourcePayload;
  DataSourceTrial: Graph.DataSourceTrial;
  RunDataSourceInput: Graph.RunDataSourceInput;
  RunDataSourcePayload: Graph.RunDataSourcePayload;
  RemoveDataSourceInput: Graph.RemoveDataSourceInput;
  RemoveDataSourcePayload: Omit<Graph.RemoveDataSourcePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  DataSources: Graph.DataSources;
  DataSource: Graph.DataSource;
  DataSourceField: Graph.DataSourceField;
  DataSourceFault: Graph.DataSourceFault;
  DataSourceMonth: Graph.DataSourceMonth;
  DataSourceSeen: Graph.DataSourceSeen;
  DataSourceRunConnection: Graph.DataSourceRunConnection;
  DataSourceRunEdge: Graph.DataSourceRunEdge;
  DataSourceRun: Graph.DataSourceRun;
  Subscription: Record<PropertyKey, never>;
  LoadRunConnection: Omit<Graph.LoadRunConnection, 'edges'> & { edges: Array<ResolversParentTypes['LoadRunEdge']> };
  LoadRunEdge: Omit<Graph.LoadRunEdge, 'node'> & { node: ResolversParentTypes['LoadRun'] };
  LoadRun: LoadRunParent;
  LoadProgress: Graph.LoadProgress;
  LoadFault: Graph.LoadFault;
  LoadReport: Graph.LoadReport;
  LoadedFile: Graph.LoadedFile;
  RejectedRow: Graph.RejectedRow;
  LoadTotal: Graph.LoadTotal;
  ReplacedMonth: Graph.ReplacedMonth;
  DataState: Graph.DataState;
  VendorData: Graph.VendorData;
  CurrencyData: Graph.CurrencyData;
  AddUploadPartInput: Graph.AddUploadPartInput;
  AddUploadPartPayload: Graph.AddUploadPartPayload;
  LoadUploadInput: Graph.LoadUploadInput;
  LoadUploadPayload: Omit<Graph.LoadUploadPayload, 'load'> & { load?: Graph.Maybe<ResolversParentTypes['LoadRun']> };
  CostStoreUsage: Graph.CostStoreUsage;
  CostStoreTableUse: Graph.CostStoreTableUse;
  StatusDistribution: Graph.StatusDistribution;
  StatusRecipient: Graph.StatusRecipient;
  StatusPerson: Graph.StatusPerson;
  SaveStatusRecipientInput: Graph.SaveStatusRecipientInput;
  SaveStatusRecipientPayload: Graph.SaveStatusRecipientPayload;
  MigrationRois: Graph.MigrationRois;
  MigrationRoi: Graph.MigrationRoi;
  SaveMigrationRoisInput: Graph.SaveMigrationRoisInput;
  MigrationRoiInput: Graph.MigrationRoiInput;
  SaveMigrationRoisPayload: Graph.SaveMigrationRoisPayload;
  DeleteMigrationRoiInput: Graph.DeleteMigrationRoiInput;
  DeleteMigrationRoiPayload: Graph.DeleteMigrationRoiPayload;
  ReadMigrationRoiFileInput: Graph.ReadMigrationRoiFileInput;
  ReadMigrationRoiFilePayload: Graph.ReadMigrationRoiFilePayload;
  ReadMigrationRoi: Graph.ReadMigrationRoi;
  MigrationRoiFileFault: Graph.MigrationRoiFileFault;
  OperationStatuses: Graph.OperationStatuses;
  OperationStatusEdge: Graph.OperationStatusEdge;
  OperationCompany: Graph.OperationCompany;
  OperationStatusCount: Graph.OperationStatusCount;
  OperationStatus: Graph.OperationStatus;
  OperationStatusView: Graph.OperationStatusView;
  OperationFile: Graph.OperationFile;
  OperationRun: Graph.OperationRun;
  OperationTold: Graph.OperationTold;
  OperationHistoryEntry: Graph.OperationHistoryEntry;
  RepairOperationStatusInput: Graph.RepairOperationStatusInput;
  UpdateOperationStatusInput: Graph.UpdateOperationStatusInput;
  DeleteOperationStatusInput: Graph.DeleteOperationStatusInput;
  OperationStatusPayload: Graph.OperationStatusPayload;
  Recommendation: RecommendationParent;
  RecommendationDecision: DecisionParent;
  RecommendationHistory: Graph.RecommendationHistory;
  RecommendationHistoryEntry: Graph.RecommendationHistoryEntry;
  RecommendationPurchase: Graph.RecommendationPurchase;
  DecideRecommendationInput: Graph.DecideRecommendationInput;
  LinkRecommendationPurchaseInput: Graph.LinkRecommendationPurchaseInput;
  RecommendationDecisionPayload: Omit<Graph.RecommendationDecisionPayload, 'decision'> & { decision?: Graph.Maybe<ResolversParentTypes['RecommendationDecision']> };
  RecommendationLedger: Graph.RecommendationLedger;
  RecommendationLedgerMonth: Graph.RecommendationLedgerMonth;
  ImportedRecommendationConnection: Graph.ImportedRecommendationConnection;
  ImportedRecommendationCounts: Graph.ImportedRecommendationCounts;
  ImportedRecommendationEdge: Graph.ImportedRecommendationEdge;
  ImportedRecommendation: Graph.ImportedRecommendation;
  ImportedRecommendationCheck: Graph.ImportedRecommendationCheck;
  ImportedRecommendationHours: Graph.ImportedRecommendationHours;
  ImportedRecommendationOurs: Graph.ImportedRecommendationOurs;
  RecommendationPortfolioQuery: Graph.RecommendationPortfolioQuery;
  RecommendationPortfolio: Omit<Graph.RecommendationPortfolio, 'overlaps' | 'pieces' | 'separate'> & { overlaps: Array<ResolversParentTypes['RecommendationOverlap']>, pieces: Array<ResolversParentTypes['Recommendation']>, separate: Array<ResolversParentTypes['Recommendation']> };
  RecommendationOverlap: Omit<Graph.RecommendationOverlap, 'one' | 'other'> & { one: ResolversParentTypes['Recommendation'], other: ResolversParentTypes['Recommendation'] };
  PromiseLedgerMail: Graph.PromiseLedgerMail;
  PromiseLedgerReader: Graph.PromiseLedgerReader;
  PromiseLedgerSchedule: Graph.PromiseLedgerSchedule;
  SavePromiseLedgerMailInput: Graph.SavePromiseLedgerMailInput;
  PromiseLedgerMailPayload: Graph.PromiseLedgerMailPayload;
  PromiseLedger: Graph.PromiseLedger;
  PromiseLedgerMonth: Graph.PromiseLedgerMonth;
  RecommendationSavings: Graph.RecommendationSavings;
  RecommendationDownside: Graph.RecommendationDownside;
  RecommendationRate: Graph.RecommendationRate;
  RecommendationSimulation: Omit<Graph.RecommendationSimulation, 'piece'> & { piece: ResolversParentTypes['Recommendation'] };
  SavingCurve: Graph.SavingCurve;
  RecommendationHours: Graph.RecommendationHours;
  RecommendationBackTest: Graph.RecommendationBackTest;
  RecommendationSort: Graph.RecommendationSort;
  RecommendationQuery: Graph.RecommendationQuery;
  Recommendations: RecommendationsParent;
  RecommendationWindow: Graph.RecommendationWindow;
  RecommendationGap: Graph.RecommendationGap;
  RecommendationTotal: Graph.RecommendationTotal;
  RecommendationConnection: Omit<Graph.RecommendationConnection, 'edges'> & { edges: Array<ResolversParentTypes['RecommendationEdge']> };
  RecommendationEdge: Omit<Graph.RecommendationEdge, 'node'> & { node: ResolversParentTypes['Recommendation'] };
  RecommendationAccountConnection: Graph.RecommendationAccountConnection;
  RecommendationAccountEdge: Graph.RecommendationAccountEdge;
  RecommendationAccount: Graph.RecommendationAccount;
  ReservationCoverage: ReservationsParent;
  ReservationCoverageSort: Graph.ReservationCoverageSort;
  ReservationCoverageFigures: Graph.ReservationCoverageFigures;
  UsageCoverage: Graph.UsageCoverage;
  ReservationCoverageSummary: Graph.ReservationCoverageSummary;
  ReservationCoverageTrend: Graph.ReservationCoverageTrend;
  ReservationCoverageSeries: Graph.ReservationCoverageSeries;
  ReservationCoverageRow: Graph.ReservationCoverageRow;
  ReservationCoverageConnection: Graph.ReservationCoverageConnection;
  ReservationCoverageEdge: Graph.ReservationCoverageEdge;
  ReservationFigures: Graph.ReservationFigures;
  ReservationSummary: Graph.ReservationSummary;
  ReservedInstances: ReservationsParent;
  AzureReservations: ReservationsParent;
  ReservedInstanceSort: Graph.ReservedInstanceSort;
  AzureReservationSort: Graph.AzureReservationSort;
  ReservedInstance: Graph.ReservedInstance;
  ReservationTag: Graph.ReservationTag;
  AzureReservation: Graph.AzureReservation;
  ReservedInstanceTotals: Graph.ReservedInstanceTotals;
  AzureReservationTotals: Graph.AzureReservationTotals;
  ReservedInstanceConnection: Graph.ReservedInstanceConnection;
  ReservedInstanceEdge: Graph.ReservedInstanceEdge;
  AzureReservationConnection: Graph.AzureReservationConnection;
  AzureReservationEdge: Graph.AzureReservationEdge;
  ReservationUtilization: ReservationsParent;
  ReservationUseSort: Graph.ReservationUseSort;
  ReservationTerms: Graph.ReservationTerms;
  ReservationAgreement: Graph.ReservationAgreement;
  ReservationAgreementDetail: Graph.ReservationAgreementDetail;
  ReservationGroup: Graph.ReservationGroup;
  ReservationAgreementConnection: Graph.ReservationAgreementConnection;
  ReservationAgreementEdge: Graph.ReservationAgreementEdge;
  ReservationGroupConnection: Graph.ReservationGroupConnection;
  ReservationGroupEdge: Graph.ReservationGroupEdge;
  CoverageSort: Graph.CoverageSort;
  CoverageRow: Graph.CoverageRow;
  CoverageRowConnection: Graph.CoverageRowConnection;
  CoverageRowEdge: Graph.CoverageRowEdge;
  ComputeMixSort: Graph.ComputeMixSort;
  ComputeMix: Graph.ComputeMix;
  ComputeMixRow: Graph.ComputeMixRow;
  ComputeMixConnection: Graph.ComputeMixConnection;
  ComputeMixEdge: Graph.ComputeMixEdge;
  SavingsPlans: SavingsPlansParent;
  SavingsPlanUseSort: Graph.SavingsPlanUseSort;
  SavingsPlanSort: Graph.SavingsPlanSort;
  SavingsPlan: Graph.SavingsPlan;
  SavingsPlanConnection: Graph.SavingsPlanConnection;
  SavingsPlanEdge: Graph.SavingsPlanEdge;
  SavingsPlanAgreement: Graph.SavingsPlanAgreement;
  SavingsPlanAgreementConnection: Graph.SavingsPlanAgreementConnection;
  SavingsPlanAgreementEdge: Graph.SavingsPlanAgreementEdge;
  SavingsPlanType: Graph.SavingsPlanType;
  CommitmentEnd: Graph.CommitmentEnd;
  CommitmentReminders: Graph.CommitmentReminders;
  ReminderPerson: Graph.ReminderPerson;
  CommitmentRemindersInput: Graph.CommitmentRemindersInput;
  CommitmentRemindersPayload: Graph.CommitmentRemindersPayload;
  MonthsInput: Graph.MonthsInput;
  CommitmentQuery: Graph.CommitmentQuery;
  CommitmentOptions: Graph.CommitmentOptions;
  CommitmentOption: Graph.CommitmentOption;
  CommitmentProduct: Graph.CommitmentProduct;
  CommitmentUse: Graph.CommitmentUse;
  CommitmentUseSummary: Graph.CommitmentUseSummary;
  CommitmentUseTrend: Graph.CommitmentUseTrend;
  CommitmentUseSeries: Graph.CommitmentUseSeries;
  CommitmentCoverage: Graph.CommitmentCoverage;
  CommitmentCoverageSummary: Graph.CommitmentCoverageSummary;
  CommitmentCoverageTrend: Graph.CommitmentCoverageTrend;
  CommitmentCoverageSeries: Graph.CommitmentCoverageSeries;
  AccessToken: Graph.AccessToken;
  CreateAccessTokenInput: Graph.CreateAccessTokenInput;
  CreateAccessTokenPayload: Omit<Graph.CreateAccessTokenPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  RevokeAccessTokenInput: Graph.RevokeAccessTokenInput;
  RevokeAccessTokenPayload: Omit<Graph.RevokeAccessTokenPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  AlertFeed: Graph.AlertFeed;
  Alert: Graph.Alert;
  MarkAlertsSeenInput: Graph.MarkAlertsSeenInput;
  MarkAlertsSeenPayload: Omit<Graph.MarkAlertsSeenPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  MailRecipients: Graph.MailRecipients;
  MailPerson: Graph.MailPerson;
  CheckedAddress: Graph.CheckedAddress;
  ScheduledRecipient: Graph.ScheduledRecipient;
  MailRun: Graph.MailRun;
  SendServiceRequestInput: Graph.SendServiceRequestInput;
  SendServiceRequestPayload: Omit<Graph.SendServiceRequestPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  MailConnection: Omit<Graph.MailConnection, 'edges'> & { edges: Array<ResolversParentTypes['MailEdge']> };
  MailEdge: Omit<Graph.MailEdge, 'node'> & { node: ResolversParentTypes['Mail'] };
  Mail: MailParent;
  MailAttachment: AttachmentParent;
  Notice: Graph.Notice;
  ScrollText: Graph.ScrollText;
  Survey: Graph.Survey;
  MarkNoticesReadInput: Graph.MarkNoticesReadInput;
  MarkNoticesReadPayload: Omit<Graph.MarkNoticesReadPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  RecordMenuVisitInput: Graph.RecordMenuVisitInput;
  RecordMenuVisitPayload: Omit<Graph.RecordMenuVisitPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  SaveSurveyInput: Graph.SaveSurveyInput;
  SaveSurveyPayload: Omit<Graph.SaveSurveyPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  PlanApplication: Graph.PlanApplication;
  ApplyForPlanInput: Graph.ApplyForPlanInput;
  ApplyForPlanPayload: Graph.ApplyForPlanPayload;
  DecidePlanApplicationInput: Graph.DecidePlanApplicationInput;
  DecidePlanApplicationPayload: Graph.DecidePlanApplicationPayload;
  Preferences: Graph.Preferences;
  CurrencyRate: Graph.CurrencyRate;
  SaveCurrencyInput: Graph.SaveCurrencyInput;
  SaveCurrencyPayload: Omit<Graph.SaveCurrencyPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  SaveLanguageInput: Graph.SaveLanguageInput;
  SaveLanguagePayload: Omit<Graph.SaveLanguagePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  SaveNameInput: Graph.SaveNameInput;
  SaveNamePayload: Omit<Graph.SaveNamePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  SaveTimeZoneInput: Graph.SaveTimeZoneInput;
  SaveTimeZonePayload: Omit<Graph.SaveTimeZonePayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  SaveSelectedVendorsInput: Graph.SaveSelectedVendorsInput;
  SaveSelectedVendorsPayload: Omit<Graph.SaveSelectedVendorsPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  ViewerSession: Graph.ViewerSession;
  EndSessionInput: Graph.EndSessionInput;
  EndSessionPayload: Omit<Graph.EndSessionPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  User: Graph.User;
  Company: Graph.Company;
  MenuRight: Graph.MenuRight;
  Site: SiteParent;
  SiteHost: Graph.SiteHost;
  SiteLinks: Graph.SiteLinks;
  SiteService: Graph.SiteService;
  DataFreshness: Graph.DataFreshness;
  VendorFreshness: Graph.VendorFreshness;
  SwitchCompanyInput: Graph.SwitchCompanyInput;
  SwitchCompanyPayload: Omit<Graph.SwitchCompanyPayload, 'viewer'> & { viewer?: Graph.Maybe<ResolversParentTypes['Viewer']> };
  DataPresence: Graph.DataPresence;
  FreeTrial: Graph.FreeTrial;
  PaidFeatureAccess: ResolversUnionTypes<ResolversParentTypes>['PaidFeatureAccess'];
  FeatureOpen: Graph.FeatureOpen;
  NeedsPlan: NeedsPlanParent;
  CatalogueVendor: Graph.CatalogueVendor;
  ServiceGroupSet: Graph.ServiceGroupSet;
  CloudVendor: Graph.CloudVendor;
  Boolean: Graph.Scalars['Boolean']['output'];
  String: Graph.Scalars['String']['output'];
};

export type DeferDirectiveArgs = {
  if: Graph.Scalars['Boolean']['input'];
  label?: Graph.Maybe<Graph.Scalars['String']['input']>;
};

export type DeferDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = DeferDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type MenuDirectiveArgs = {
  code: Graph.MenuCode;
  needs: Graph.MenuRightLevel;
};

export type MenuDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = MenuDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type InPersonDirectiveArgs = { };

export type InPersonDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = InPersonDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type EveryoneDirectiveArgs = { };

export type EveryoneDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = EveryoneDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AnomalyRule' | 'Anomaly' | 'SavedFilter' | 'Dashboard' | 'MonthToDateContent' | 'EstimatedCostContent' | 'BudgetContent' | 'TotalSavingContent' | 'CostTrendContent' | 'CostByContent' | 'YearForecastContent' | 'ProductPortionContent' | 'PortionByContent' | 'TopCostsContent' | 'MultiVendorCostContent' | 'IntegratedPortionContent' | 'ServiceGroupPortionContent' | 'AlertsContent' | 'AbnormalChangeContent' | 'TopMoversContent' | 'MlAbnormalUserContent' | 'MlAbnormalAiContent' | 'DataChange' | 'LoadRun' | 'User' | 'Company', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DateRangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DateRange'] = ResolversParentTypes['DateRange']> = {
  start?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AxisPointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AxisPoint'] = ResolversParentTypes['AxisPoint']> = {
  compareDate?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  compareEndDate?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isEmpty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CostChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostChange'] = ResolversParentTypes['CostChange']> = {
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CostItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostItem'] = ResolversParentTypes['CostItem']> = {
  amounts?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  change?: Resolver<Graph.Maybe<ResolversTypes['CostChange']>, ParentType, ContextType>;
  byVendor?: Resolver<Graph.Maybe<Array<ResolversTypes['VendorAmount']>>, ParentType, ContextType>;
  compareAmounts?: Resolver<Graph.Maybe<Array<Graph.Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  compareAverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  compareShare?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  compareTotal?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isBilled?: Resolver<Graph.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isCompareBilled?: Resolver<Graph.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  months?: Resolver<Graph.Maybe<Array<Graph.Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  othersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type AppliedRateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppliedRate'] = ResolversParentTypes['AppliedRate']> = {
  date?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatedRateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatedRate'] = ResolversParentTypes['DatedRate']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyAmountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurrencyAmount'] = ResolversParentTypes['CurrencyAmount']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Graph.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Graph.QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Graph.Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<Graph.QueryNodesArgs, 'ids'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  resetOneTimePassword?: Resolver<ResolversTypes['ResetOneTimePasswordPayload'], ParentType, ContextType, RequireFields<Graph.MutationResetOneTimePasswordArgs, 'input'>>;
  setAllowedAddresses?: Resolver<ResolversTypes['SetAllowedAddressesPayload'], ParentType, ContextType, RequireFields<Graph.MutationSetAllowedAddressesArgs, 'input'>>;
  setInvoiceDetails?: Resolver<ResolversTypes['SetInvoiceDetailsPayload'], ParentType, ContextType, RequireFields<Graph.MutationSetInvoiceDetailsArgs, 'input'>>;
  addMember?: Resolver<ResolversTypes['AddMemberPayload'], ParentType, ContextType, RequireFields<Graph.MutationAddMemberArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<Graph.MutationRemoveMemberArgs, 'input'>>;
  renewInvitation?: Resolver<ResolversTypes['RenewInvitationPayload'], ParentType, ContextType, RequireFields<Graph.MutationRenewInvitationArgs, 'input'>>;
  setAuthorisedVendors?: Resolver<ResolversTypes['SetAuthorisedVendorsPayload'], ParentType, ContextType, RequireFields<Graph.MutationSetAuthorisedVendorsArgs, 'input'>>;
  setMemberRights?: Resolver<ResolversTypes['SetMemberRightsPayload'], ParentType, ContextType, RequireFields<Graph.MutationSetMemberRightsArgs, 'input'>>;
  retryAnomalyDelivery?: Resolver<ResolversTypes['RetryAnomalyDeliveryPayload'], ParentType, ContextType, RequireFields<Graph.MutationRetryAnomalyDeliveryArgs, 'input'>>;
  flagAnomaly?: Resolver<ResolversTypes['AnomalyPayload'], ParentType, ContextType, RequireFields<Graph.MutationFlagAnomalyArgs, 'input'>>;
  setAnomalyState?: Resolver<ResolversTypes['AnomalyPayload'], ParentType, ContextType, RequireFields<Graph.MutationSetAnomalyStateArgs, 'input'>>;
  assignAnomaly?: Resolver<ResolversTypes['AnomalyPayload'], ParentType, ContextType, RequireFields<Graph.MutationAssignAnomalyArgs, 'input'>>;
  saveAnomalyNotification?: Resolver<ResolversTypes['SaveAnomalyNotificationPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveAnomalyNotificationArgs, 'input'>>;
  deleteAnomalyNotification?: Resolver<ResolversTypes['DeleteAnomalyNotificationPayload'], ParentType, ContextType, RequireFields<Graph.MutationDeleteAnomalyNotificationArgs, 'input'>>;
  saveAnomalyRule?: Resolver<ResolversTypes['SaveAnomalyRulePayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveAnomalyRuleArgs, 'input'>>;
  deleteAnomalyRule?: Resolver<ResolversTypes['DeleteAnomalyRulePayload'], ParentType, ContextType, RequireFields<Graph.MutationDeleteAnomalyRuleArgs, 'input'>>;
  saveWebhook?: Resolver<ResolversTypes['SaveWebhookPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveWebhookArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['DeleteWebhookPayload'], ParentType, ContextType, RequireFields<Graph.MutationDeleteWebhookArgs, 'input'>>;
  testWebhook?: Resolver<ResolversTypes['TestWebhookPayload'], ParentType, ContextType, RequireFields<Graph.MutationTestWebhookArgs, 'input'>>;
  deleteReservation?: Resolver<ResolversTypes['DeleteReservationPayload'], ParentType, ContextType, RequireFields<Graph.MutationDeleteReservationArgs, 'input'>>;
  pauseReservation?: Resolver<ResolversTypes['PauseReservationPayload'], ParentType, ContextType, RequireFields<Graph.MutationPauseReservationArgs, 'input'>>;
  reserveInvoice?: Resolver<ResolversTypes['ReserveInvoicePayload'], ParentType, ContextType, RequireFields<Graph.MutationReserveInvoiceArgs, 'input'>>;
  sendInvoice?: Resolver<ResolversTypes['SendInvoicePayload'], ParentType, ContextType, RequireFields<Graph.MutationSendInvoiceArgs, 'input'>>;
  saveBudgetAlert?: Resolver<ResolversTypes['SaveBudgetAlertPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveBudgetAlertArgs, 'input'>>;
  readBudgetFile?: Resolver<ResolversTypes['ReadBudgetFilePayload'], ParentType, ContextType, RequireFields<Graph.MutationReadBudgetFileArgs, 'input'>>;
  saveBudgets?: Resolver<ResolversTypes['SaveBudgetsPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveBudgetsArgs, 'input'>>;
  cancelCostExport?: Resolver<ResolversTypes['CancelCostExportPayload'], ParentType, ContextType, RequireFields<Graph.MutationCancelCostExportArgs, 'input'>>;
  mailCostExport?: Resolver<ResolversTypes['MailCostExportPayload'], ParentType, ContextType, RequireFields<Graph.MutationMailCostExportArgs, 'input'>>;
  deleteFilter?: Resolver<ResolversTypes['DeleteFilterPayload'], ParentType, ContextType, RequireFields<Graph.MutationDeleteFilterArgs, 'input'>>;
  saveFilter?: Resolver<ResolversTypes['SaveFilterPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveFilterArgs, 'input'>>;
  saveFilterAs?: Resolver<ResolversTypes['SaveFilterAsPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveFilterAsArgs, 'input'>>;
  deleteCostNote?: Resolver<ResolversTypes['DeleteCostNotePayload'], ParentType, ContextType, RequireFields<Graph.MutationDeleteCostNoteArgs, 'input'>>;
  saveCostNote?: Resolver<ResolversTypes['SaveCostNotePayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveCostNoteArgs, 'input'>>;
  deleteView?: Resolver<ResolversTypes['DeleteViewPayload'], ParentType, ContextType, RequireFields<Graph.MutationDeleteViewArgs, 'input'>>;
  saveView?: Resolver<ResolversTypes['SaveViewPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveViewArgs, 'input'>>;
  saveViewAs?: Resolver<ResolversTypes['SaveViewPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveViewAsArgs, 'input'>>;
  starView?: Resolver<ResolversTypes['SaveViewPayload'], ParentType, ContextType, RequireFields<Graph.MutationStarViewArgs, 'input'>>;
  copyDashboard?: Resolver<ResolversTypes['DashboardPayload'], ParentType, ContextType, RequireFields<Graph.MutationCopyDashboardArgs, 'input'>>;
  createDashboard?: Resolver<ResolversTypes['DashboardPayload'], ParentType, ContextType, RequireFields<Graph.MutationCreateDashboardArgs, 'input'>>;
  deleteDashboard?: Resolver<ResolversTypes['DeleteDashboardPayload'], ParentType, ContextType, RequireFields<Graph.MutationDeleteDashboardArgs, 'input'>>;
  saveDashboard?: Resolver<ResolversTypes['DashboardPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveDashboardArgs, 'input'>>;
  saveDashboardAs?: Resolver<ResolversTypes['DashboardPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveDashboardAsArgs, 'input'>>;
  saveWidget?: Resolver<ResolversTypes['DashboardPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveWidgetArgs, 'input'>>;
  selectDashboard?: Resolver<ResolversTypes['DashboardPayload'], ParentType, ContextType, RequireFields<Graph.MutationSelectDashboardArgs, 'input'>>;
  starDashboard?: Resolver<ResolversTypes['DashboardPayload'], ParentType, ContextType, RequireFields<Graph.MutationStarDashboardArgs, 'input'>>;
  saveProductCategories?: Resolver<ResolversTypes['SaveProductCategoriesPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveProductCategoriesArgs, 'input'>>;
  deleteDashboardMail?: Resolver<ResolversTypes['DeleteDashboardMailPayload'], ParentType, ContextType, RequireFields<Graph.MutationDeleteDashboardMailArgs, 'input'>>;
  mailDashboard?: Resolver<ResolversTypes['MailDashboardPayload'], ParentType, ContextType, RequireFields<Graph.MutationMailDashboardArgs, 'input'>>;
  pauseDashboardMail?: Resolver<ResolversTypes['PauseDashboardMailPayload'], ParentType, ContextType, RequireFields<Graph.MutationPauseDashboardMailArgs, 'input'>>;
  scheduleDashboardMail?: Resolver<ResolversTypes['ScheduleDashboardMailPayload'], ParentType, ContextType, RequireFields<Graph.MutationScheduleDashboardMailArgs, 'input'>>;
  copySharedDashboard?: Resolver<ResolversTypes['CopySharedDashboardPayload'], ParentType, ContextType, RequireFields<Graph.MutationCopySharedDashboardArgs, 'input'>>;
  revokeDashboardShare?: Resolver<ResolversTypes['RevokeDashboardSharePayload'], ParentType, ContextType, RequireFields<Graph.MutationRevokeDashboardShareArgs, 'input'>>;
  shareDashboard?: Resolver<ResolversTypes['ShareDashboardPayload'], ParentType, ContextType, RequireFields<Graph.MutationShareDashboardArgs, 'input'>>;
  removeData?: Resolver<ResolversTypes['RemoveDataPayload'], ParentType, ContextType, RequireFields<Graph.MutationRemoveDataArgs, 'input'>>;
  revertDataChange?: Resolver<ResolversTypes['RevertDataChangePayload'], ParentType, ContextType, RequireFields<Graph.MutationRevertDataChangeArgs, 'input'>>;
  saveDataRetention?: Resolver<ResolversTypes['SaveDataRetentionPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveDataRetentionArgs, 'input'>>;
  removeDataSource?: Resolver<ResolversTypes['RemoveDataSourcePayload'], ParentType, ContextType, RequireFields<Graph.MutationRemoveDataSourceArgs, 'input'>>;
  runDataSource?: Resolver<ResolversTypes['RunDataSourcePayload'], ParentType, ContextType, RequireFields<Graph.MutationRunDataSourceArgs, 'input'>>;
  saveDataSource?: Resolver<ResolversTypes['SaveDataSourcePayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveDataSourceArgs, 'input'>>;
  testDataSource?: Resolver<ResolversTypes['TestDataSourcePayload'], ParentType, ContextType, RequireFields<Graph.MutationTestDataSourceArgs, 'input'>>;
  addUploadPart?: Resolver<ResolversTypes['AddUploadPartPayload'], ParentType, ContextType, RequireFields<Graph.MutationAddUploadPartArgs, 'input'>>;
  loadUpload?: Resolver<ResolversTypes['LoadUploadPayload'], ParentType, ContextType, RequireFields<Graph.MutationLoadUploadArgs, 'input'>>;
  saveStatusRecipient?: Resolver<ResolversTypes['SaveStatusRecipientPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveStatusRecipientArgs, 'input'>>;
  saveMigrationRois?: Resolver<ResolversTypes['SaveMigrationRoisPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveMigrationRoisArgs, 'input'>>;
  deleteMigrationRoi?: Resolver<ResolversTypes['DeleteMigrationRoiPayload'], ParentType, ContextType, RequireFields<Graph.MutationDeleteMigrationRoiArgs, 'input'>>;
  readMigrationRoiFile?: Resolver<ResolversTypes['ReadMigrationRoiFilePayload'], ParentType, ContextType, RequireFields<Graph.MutationReadMigrationRoiFileArgs, 'input'>>;
  repairOperationStatus?: Resolver<ResolversTypes['OperationStatusPayload'], ParentType, ContextType, RequireFields<Graph.MutationRepairOperationStatusArgs, 'input'>>;
  updateOperationStatus?: Resolver<ResolversTypes['OperationStatusPayload'], ParentType, ContextType, RequireFields<Graph.MutationUpdateOperationStatusArgs, 'input'>>;
  deleteOperationStatus?: Resolver<ResolversTypes['OperationStatusPayload'], ParentType, ContextType, RequireFields<Graph.MutationDeleteOperationStatusArgs, 'input'>>;
  decideRecommendation?: Resolver<ResolversTypes['RecommendationDecisionPayload'], ParentType, ContextType, RequireFields<Graph.MutationDecideRecommendationArgs, 'input'>>;
  linkRecommendationPurchase?: Resolver<ResolversTypes['RecommendationDecisionPayload'], ParentType, ContextType, RequireFields<Graph.MutationLinkRecommendationPurchaseArgs, 'input'>>;
  savePromiseLedgerMail?: Resolver<ResolversTypes['PromiseLedgerMailPayload'], ParentType, ContextType, RequireFields<Graph.MutationSavePromiseLedgerMailArgs, 'input'>>;
  saveAzureReservationReminders?: Resolver<ResolversTypes['CommitmentRemindersPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveAzureReservationRemindersArgs, 'input'>>;
  saveReservedInstanceReminders?: Resolver<ResolversTypes['CommitmentRemindersPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveReservedInstanceRemindersArgs, 'input'>>;
  saveSavingsPlanReminders?: Resolver<ResolversTypes['CommitmentRemindersPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveSavingsPlanRemindersArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType, RequireFields<Graph.MutationCreateAccessTokenArgs, 'input'>>;
  revokeAccessToken?: Resolver<ResolversTypes['RevokeAccessTokenPayload'], ParentType, ContextType, RequireFields<Graph.MutationRevokeAccessTokenArgs, 'input'>>;
  markAlertsSeen?: Resolver<ResolversTypes['MarkAlertsSeenPayload'], ParentType, ContextType, RequireFields<Graph.MutationMarkAlertsSeenArgs, 'input'>>;
  sendServiceRequest?: Resolver<ResolversTypes['SendServiceRequestPayload'], ParentType, ContextType, RequireFields<Graph.MutationSendServiceRequestArgs, 'input'>>;
  markNoticesRead?: Resolver<ResolversTypes['MarkNoticesReadPayload'], ParentType, ContextType, RequireFields<Graph.MutationMarkNoticesReadArgs, 'input'>>;
  recordMenuVisit?: Resolver<ResolversTypes['RecordMenuVisitPayload'], ParentType, ContextType, RequireFields<Graph.MutationRecordMenuVisitArgs, 'input'>>;
  saveSurvey?: Resolver<ResolversTypes['SaveSurveyPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveSurveyArgs, 'input'>>;
  applyForPlan?: Resolver<ResolversTypes['ApplyForPlanPayload'], ParentType, ContextType, RequireFields<Graph.MutationApplyForPlanArgs, 'input'>>;
  decidePlanApplication?: Resolver<ResolversTypes['DecidePlanApplicationPayload'], ParentType, ContextType, RequireFields<Graph.MutationDecidePlanApplicationArgs, 'input'>>;
  saveCurrency?: Resolver<ResolversTypes['SaveCurrencyPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveCurrencyArgs, 'input'>>;
  saveLanguage?: Resolver<ResolversTypes['SaveLanguagePayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveLanguageArgs, 'input'>>;
  saveName?: Resolver<ResolversTypes['SaveNamePayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveNameArgs, 'input'>>;
  saveTimeZone?: Resolver<ResolversTypes['SaveTimeZonePayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveTimeZoneArgs, 'input'>>;
  saveSelectedVendors?: Resolver<ResolversTypes['SaveSelectedVendorsPayload'], ParentType, ContextType, RequireFields<Graph.MutationSaveSelectedVendorsArgs, 'input'>>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<Graph.MutationEndSessionArgs, 'input'>>;
  switchCompany?: Resolver<ResolversTypes['SwitchCompanyPayload'], ParentType, ContextType, RequireFields<Graph.MutationSwitchCompanyArgs, 'input'>>;
};

export type ResetOneTimePasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetOneTimePasswordPayload'] = ResolversParentTypes['ResetOneTimePasswordPayload']> = {
  member?: Resolver<Graph.Maybe<ResolversTypes['CompanyMember']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetAllowedAddressesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetAllowedAddressesPayload'] = ResolversParentTypes['SetAllowedAddressesPayload']> = {
  member?: Resolver<Graph.Maybe<ResolversTypes['CompanyMember']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdministrationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Administration'] = ResolversParentTypes['Administration']> = {
  invoiceDetails?: Resolver<Graph.Maybe<ResolversTypes['InvoiceDetails']>, ParentType, ContextType>;
  auditLog?: Resolver<Graph.Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<Graph.AdministrationAuditLogArgs, 'itemsPerPage' | 'page'>>;
  authorisedVendors?: Resolver<Graph.Maybe<ResolversTypes['AuthorisedVendors']>, ParentType, ContextType>;
  members?: Resolver<Graph.Maybe<Array<ResolversTypes['CompanyMember']>>, ParentType, ContextType>;
  menus?: Resolver<Array<ResolversTypes['AdministeredMenu']>, ParentType, ContextType>;
};

export type InvoiceDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceDetails'] = ResolversParentTypes['InvoiceDetails']> = {
  billToAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billToName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billToTaxNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuerAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuerTaxNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDays?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetInvoiceDetailsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetInvoiceDetailsPayload'] = ResolversParentTypes['SetInvoiceDetailsPayload']> = {
  invoiceDetails?: Resolver<Graph.Maybe<ResolversTypes['InvoiceDetails']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  administration?: Resolver<Graph.Maybe<ResolversTypes['Administration']>, ParentType, ContextType>;
  anomalyDeliveries?: Resolver<Graph.Maybe<ResolversTypes['AnomalyDeliveryConnection']>, ParentType, ContextType, RequireFields<Graph.ViewerAnomalyDeliveriesArgs, 'itemsPerPage' | 'page'>>;
  anomalyFile?: Resolver<Graph.Maybe<ResolversTypes['AnomalyFile']>, ParentType, ContextType, RequireFields<Graph.ViewerAnomalyFileArgs, 'filter' | 'format' | 'sort'>>;
  anomalyNotifications?: Resolver<Graph.Maybe<ResolversTypes['AnomalyNotifications']>, ParentType, ContextType>;
  anomalyRules?: Resolver<Graph.Maybe<ResolversTypes['AnomalyRules']>, ParentType, ContextType>;
  anomalyRuleTrial?: Resolver<Graph.Maybe<ResolversTypes['AnomalyRuleTrial']>, ParentType, ContextType, RequireFields<Graph.ViewerAnomalyRuleTrialArgs, 'rule'>>;
  anomalyWatch?: Resolver<Graph.Maybe<ResolversTypes['AnomalyWatch']>, ParentType, ContextType>;
  anomalies?: Resolver<Graph.Maybe<ResolversTypes['AnomalyConnection']>, ParentType, ContextType, RequireFields<Graph.ViewerAnomaliesArgs, 'filter' | 'itemsPerPage' | 'page' | 'sort'>>;
  anomalyCounts?: Resolver<Graph.Maybe<Array<ResolversTypes['AnomalyLevelCount']>>, ParentType, ContextType, RequireFields<Graph.ViewerAnomalyCountsArgs, 'filter'>>;
  anomalyTop?: Resolver<Graph.Maybe<ResolversTypes['AnomalyTop']>, ParentType, ContextType, RequireFields<Graph.ViewerAnomalyTopArgs, 'detectType'>>;
  anomaly?: Resolver<Graph.Maybe<ResolversTypes['Anomaly']>, ParentType, ContextType, RequireFields<Graph.ViewerAnomalyArgs, 'id'>>;
  billsOfMonth?: Resolver<Graph.Maybe<ResolversTypes['BillsOfMonth']>, ParentType, ContextType, RequireFields<Graph.ViewerBillsOfMonthArgs, 'month'>>;
  invoiceReservations?: Resolver<Graph.Maybe<Array<ResolversTypes['InvoiceReservation']>>, ParentType, ContextType, Partial<Graph.ViewerInvoiceReservationsArgs>>;
  invoicePreview?: Resolver<Graph.Maybe<ResolversTypes['InvoicePreviewAnswer']>, ParentType, ContextType, RequireFields<Graph.ViewerInvoicePreviewArgs, 'input'>>;
  invoiceRecipients?: Resolver<Graph.Maybe<ResolversTypes['MailRecipients']>, ParentType, ContextType, RequireFields<Graph.ViewerInvoiceRecipientsArgs, 'addresses' | 'search'>>;
  invoiceNumbers?: Resolver<Graph.Maybe<Array<ResolversTypes['InvoiceNumber']>>, ParentType, ContextType>;
  bill?: Resolver<Graph.Maybe<ResolversTypes['Bill']>, ParentType, ContextType, RequireFields<Graph.ViewerBillArgs, 'month' | 'vendor'>>;
  bills?: Resolver<Graph.Maybe<ResolversTypes['BillList']>, ParentType, ContextType, RequireFields<Graph.ViewerBillsArgs, 'months'>>;
  budgetAlerts?: Resolver<Graph.Maybe<ResolversTypes['BudgetAlerts']>, ParentType, ContextType>;
  budgetStatus?: Resolver<Graph.Maybe<ResolversTypes['BudgetStatus']>, ParentType, ContextType, RequireFields<Graph.ViewerBudgetStatusArgs, 'basis'>>;
  budgets?: Resolver<Graph.Maybe<ResolversTypes['Budgets']>, ParentType, ContextType, RequireFields<Graph.ViewerBudgetsArgs, 'basis' | 'months'>>;
  budgetProposal?: Resolver<Graph.Maybe<ResolversTypes['BudgetProposal']>, ParentType, ContextType, RequireFields<Graph.ViewerBudgetProposalArgs, 'basis' | 'months' | 'percent' | 'scopes'>>;
  costExports?: Resolver<Graph.Maybe<Array<ResolversTypes['CostExportJob']>>, ParentType, ContextType>;
  costFilterOptions?: Resolver<Graph.Maybe<ResolversTypes['CostFilterOptions']>, ParentType, ContextType, RequireFields<Graph.ViewerCostFilterOptionsArgs, 'basis' | 'filters' | 'range'>>;
  costFilterValues?: Resolver<Graph.Maybe<ResolversTypes['FilterValueConnection']>, ParentType, ContextType, RequireFields<Graph.ViewerCostFilterValuesArgs, 'basis' | 'field' | 'filters' | 'itemsPerPage' | 'page' | 'range'>>;
  savedFilters?: Resolver<Graph.Maybe<Array<ResolversTypes['SavedFilter']>>, ParentType, ContextType, Partial<Graph.ViewerSavedFiltersArgs>>;
  costBudget?: Resolver<Graph.Maybe<ResolversTypes['CostBudget']>, ParentType, ContextType, RequireFields<Graph.ViewerCostBudgetArgs, 'query'>>;
  costForecast?: Resolver<Graph.Maybe<ResolversTypes['CostForecast']>, ParentType, ContextType, RequireFields<Graph.ViewerCostForecastArgs, 'query'>>;
  costSaving?: Resolver<Graph.Maybe<ResolversTypes['CostSaving']>, ParentType, ContextType, RequireFields<Graph.ViewerCostSavingArgs, 'query'>>;
  costAnalytics?: Resolver<Graph.Maybe<ResolversTypes['CostAnalytics']>, ParentType, ContextType, RequireFields<Graph.ViewerCostAnalyticsArgs, 'query'>>;
  costDetail?: Resolver<Graph.Maybe<ResolversTypes['CostDetail']>, ParentType, ContextType, RequireFields<Graph.ViewerCostDetailArgs, 'of'>>;
  savedViews?: Resolver<Graph.Maybe<Array<ResolversTypes['SavedView']>>, ParentType, ContextType>;
  dashboardTemplates?: Resolver<Graph.Maybe<Array<ResolversTypes['DashboardTemplate']>>, ParentType, ContextType>;
  dashboard?: Resolver<Graph.Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType, Partial<Graph.ViewerDashboardArgs>>;
  dashboards?: Resolver<Graph.Maybe<Array<ResolversTypes['Dashboard']>>, ParentType, ContextType>;
  widgetContent?: Resolver<Graph.Maybe<ResolversTypes['WidgetContent']>, ParentType, ContextType, RequireFields<Graph.ViewerWidgetContentArgs, 'settings' | 'type'>>;
  productCategories?: Resolver<Graph.Maybe<ResolversTypes['ProductCategories']>, ParentType, ContextType, Partial<Graph.ViewerProductCategoriesArgs>>;
  dashboardMailRecipients?: Resolver<Graph.Maybe<ResolversTypes['MailRecipients']>, ParentType, ContextType, RequireFields<Graph.ViewerDashboardMailRecipientsArgs, 'addresses' | 'search'>>;
  dashboardMail?: Resolver<Graph.Maybe<ResolversTypes['DashboardMail']>, ParentType, ContextType, RequireFields<Graph.ViewerDashboardMailArgs, 'id'>>;
  dashboardMails?: Resolver<Graph.Maybe<Array<ResolversTypes['DashboardMail']>>, ParentType, ContextType, Partial<Graph.ViewerDashboardMailsArgs>>;
  dashboardSharePreview?: Resolver<Graph.Maybe<ResolversTypes['SharedDashboard']>, ParentType, ContextType, RequireFields<Graph.ViewerDashboardSharePreviewArgs, 'dashboard' | 'withFilters'>>;
  sharedDashboard?: Resolver<Graph.Maybe<ResolversTypes['SharedDashboardAnswer']>, ParentType, ContextType, RequireFields<Graph.ViewerSharedDashboardArgs, 'uuid'>>;
  costMonthToDate?: Resolver<Graph.Maybe<ResolversTypes['CostMonthToDate']>, ParentType, ContextType, RequireFields<Graph.ViewerCostMonthToDateArgs, 'basis'>>;
  costOverTime?: Resolver<Graph.Maybe<ResolversTypes['CostOverTime']>, ParentType, ContextType, RequireFields<Graph.ViewerCostOverTimeArgs, 'basis' | 'frame' | 'items' | 'joinSameNames' | 'viewBy'>>;
  costTrend?: Resolver<Graph.Maybe<ResolversTypes['CostTrend']>, ParentType, ContextType, RequireFields<Graph.ViewerCostTrendArgs, 'basis' | 'frame'>>;
  topCosts?: Resolver<Graph.Maybe<ResolversTypes['TopCosts']>, ParentType, ContextType, RequireFields<Graph.ViewerTopCostsArgs, 'basis' | 'frame' | 'joinSameNames' | 'viewBy'>>;
  abnormalChanges?: Resolver<Graph.Maybe<ResolversTypes['AbnormalChanges']>, ParentType, ContextType, RequireFields<Graph.ViewerAbnormalChangesArgs, 'basis' | 'comparison' | 'scale' | 'threshold' | 'viewBy'>>;
  aiAnomalies?: Resolver<Graph.Maybe<ResolversTypes['AiAnomalies']>, ParentType, ContextType>;
  userAnomalies?: Resolver<Graph.Maybe<ResolversTypes['AiAnomalies']>, ParentType, ContextType, RequireFields<Graph.ViewerUserAnomaliesArgs, 'maxAlert' | 'minAlert' | 'sensitivity'>>;
  estimatedCost?: Resolver<Graph.Maybe<ResolversTypes['EstimatedCost']>, ParentType, ContextType, RequireFields<Graph.ViewerEstimatedCostArgs, 'basis'>>;
  yearForecast?: Resolver<Graph.Maybe<ResolversTypes['YearForecast']>, ParentType, ContextType, RequireFields<Graph.ViewerYearForecastArgs, 'basis'>>;
  integratedPortion?: Resolver<Graph.Maybe<ResolversTypes['Portion']>, ParentType, ContextType, RequireFields<Graph.ViewerIntegratedPortionArgs, 'basis' | 'category' | 'frame'>>;
  portionBy?: Resolver<Graph.Maybe<ResolversTypes['Portion']>, ParentType, ContextType, RequireFields<Graph.ViewerPortionByArgs, 'basis' | 'frame' | 'joinSameNames' | 'viewBy'>>;
  productPortion?: Resolver<Graph.Maybe<ResolversTypes['Portion']>, ParentType, ContextType, RequireFields<Graph.ViewerProductPortionArgs, 'basis' | 'frame' | 'items'>>;
  serviceGroupPortion?: Resolver<Graph.Maybe<ResolversTypes['Portion']>, ParentType, ContextType, RequireFields<Graph.ViewerServiceGroupPortionArgs, 'basis' | 'frame' | 'serviceGroupSet'>>;
  totalSaving?: Resolver<Graph.Maybe<ResolversTypes['TotalSaving']>, ParentType, ContextType, Partial<Graph.ViewerTotalSavingArgs>>;
  costByVendor?: Resolver<Graph.Maybe<ResolversTypes['CostByVendor']>, ParentType, ContextType, RequireFields<Graph.ViewerCostByVendorArgs, 'basis' | 'frame' | 'items' | 'viewBy'>>;
  vendorCosts?: Resolver<Graph.Maybe<ResolversTypes['CostOverTime']>, ParentType, ContextType, RequireFields<Graph.ViewerVendorCostsArgs, 'basis' | 'frame'>>;
  dataChange?: Resolver<Graph.Maybe<ResolversTypes['DataChange']>, ParentType, ContextType, RequireFields<Graph.ViewerDataChangeArgs, 'id'>>;
  dataChanges?: Resolver<Graph.Maybe<ResolversTypes['DataChangeConnection']>, ParentType, ContextType, RequireFields<Graph.ViewerDataChangesArgs, 'itemsPerPage' | 'page'>>;
  storedData?: Resolver<Graph.Maybe<ResolversTypes['StoredData']>, ParentType, ContextType, Partial<Graph.ViewerStoredDataArgs>>;
  retentionPreview?: Resolver<Graph.Maybe<ResolversTypes['RetentionPreview']>, ParentType, ContextType, RequireFields<Graph.ViewerRetentionPreviewArgs, 'keptMonths'>>;
  dataSources?: Resolver<Graph.Maybe<ResolversTypes['DataSources']>, ParentType, ContextType>;
  dataSourceRuns?: Resolver<Graph.Maybe<ResolversTypes['DataSourceRunConnection']>, ParentType, ContextType, RequireFields<Graph.ViewerDataSourceRunsArgs, 'id' | 'itemsPerPage' | 'page'>>;
  dataState?: Resolver<Graph.Maybe<ResolversTypes['DataState']>, ParentType, ContextType>;
  load?: Resolver<Graph.Maybe<ResolversTypes['LoadRun']>, ParentType, ContextType, RequireFields<Graph.ViewerLoadArgs, 'id'>>;
  loads?: Resolver<Graph.Maybe<ResolversTypes['LoadRunConnection']>, ParentType, ContextType, RequireFields<Graph.ViewerLoadsArgs, 'itemsPerPage' | 'page'>>;
  costStoreUsage?: Resolver<Graph.Maybe<ResolversTypes['CostStoreUsage']>, ParentType, ContextType>;
  statusDistribution?: Resolver<Graph.Maybe<ResolversTypes['StatusDistribution']>, ParentType, ContextType, Partial<Graph.ViewerStatusDistributionArgs>>;
  migrationRois?: Resolver<Graph.Maybe<ResolversTypes['MigrationRois']>, ParentType, ContextType, RequireFields<Graph.ViewerMigrationRoisArgs, 'isDeleted'>>;
  operationStatuses?: Resolver<Graph.Maybe<ResolversTypes['OperationStatuses']>, ParentType, ContextType, RequireFields<Graph.ViewerOperationStatusesArgs, 'checks' | 'codes' | 'isDeleted' | 'itemsPerPage' | 'page' | 'search'>>;
  operationStatus?: Resolver<Graph.Maybe<ResolversTypes['OperationStatusView']>, ParentType, ContextType, RequireFields<Graph.ViewerOperationStatusArgs, 'id'>>;
  recommendationDecisions?: Resolver<Graph.Maybe<Array<ResolversTypes['RecommendationDecision']>>, ParentType, ContextType, Partial<Graph.ViewerRecommendationDecisionsArgs>>;
  importedRecommendations?: Resolver<Graph.Maybe<ResolversTypes['ImportedRecommendationConnection']>, ParentType, ContextType, RequireFields<Graph.ViewerImportedRecommendationsArgs, 'itemsPerPage' | 'lookBackDays' | 'page' | 'paymentOption' | 'termYears'>>;
  recommendationPortfolio?: Resolver<Graph.Maybe<ResolversTypes['RecommendationPortfolio']>, ParentType, ContextType, RequireFields<Graph.ViewerRecommendationPortfolioArgs, 'query'>>;
  promiseLedgers?: Resolver<Graph.Maybe<Array<ResolversTypes['PromiseLedger']>>, ParentType, ContextType>;
  promiseLedgerMail?: Resolver<Graph.Maybe<ResolversTypes['PromiseLedgerMail']>, ParentType, ContextType>;
  recommendationSavings?: Resolver<Graph.Maybe<ResolversTypes['RecommendationSavings']>, ParentType, ContextType>;
  recommendations?: Resolver<Graph.Maybe<ResolversTypes['Recommendations']>, ParentType, ContextType, RequireFields<Graph.ViewerRecommendationsArgs, 'query'>>;
  azureReservations?: Resolver<Graph.Maybe<ResolversTypes['AzureReservations']>, ParentType, ContextType, RequireFields<Graph.ViewerAzureReservationsArgs, 'query'>>;
  reservedInstances?: Resolver<Graph.Maybe<ResolversTypes['ReservedInstances']>, ParentType, ContextType, RequireFields<Graph.ViewerReservedInstancesArgs, 'query'>>;
  savingsPlans?: Resolver<Graph.Maybe<ResolversTypes['SavingsPlans']>, ParentType, ContextType, RequireFields<Graph.ViewerSavingsPlansArgs, 'query'>>;
  accessTokens?: Resolver<Graph.Maybe<Array<ResolversTypes['AccessToken']>>, ParentType, ContextType>;
  alertFeed?: Resolver<Graph.Maybe<ResolversTypes['AlertFeed']>, ParentType, ContextType, Partial<Graph.ViewerAlertFeedArgs>>;
  mail?: Resolver<Graph.Maybe<ResolversTypes['Mail']>, ParentType, ContextType, RequireFields<Graph.ViewerMailArgs, 'id'>>;
  mails?: Resolver<Graph.Maybe<ResolversTypes['MailConnection']>, ParentType, ContextType, RequireFields<Graph.ViewerMailsArgs, 'itemsPerPage' | 'page'>>;
  planApplications?: Resolver<Graph.Maybe<Array<ResolversTypes['PlanApplication']>>, ParentType, ContextType>;
  sessions?: Resolver<Graph.Maybe<Array<ResolversTypes['ViewerSession']>>, ParentType, ContextType>;
  availableVendors?: Resolver<Graph.Maybe<Array<ResolversTypes['Vendor']>>, ParentType, ContextType>;
  cloudVendors?: Resolver<Graph.Maybe<Array<ResolversTypes['CloudVendor']>>, ParentType, ContextType>;
  companies?: Resolver<Graph.Maybe<Array<ResolversTypes['Company']>>, ParentType, ContextType, Partial<Graph.ViewerCompaniesArgs>>;
  company?: Resolver<Graph.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  dataPresence?: Resolver<Graph.Maybe<ResolversTypes['DataPresence']>, ParentType, ContextType>;
  freeTrial?: Resolver<Graph.Maybe<ResolversTypes['FreeTrial']>, ParentType, ContextType>;
  freshness?: Resolver<Graph.Maybe<ResolversTypes['DataFreshness']>, ParentType, ContextType>;
  menus?: Resolver<Graph.Maybe<Array<ResolversTypes['MenuRight']>>, ParentType, ContextType>;
  notices?: Resolver<Graph.Maybe<Array<ResolversTypes['Notice']>>, ParentType, ContextType>;
  paidFeature?: Resolver<Graph.Maybe<ResolversTypes['PaidFeatureAccess']>, ParentType, ContextType, RequireFields<Graph.ViewerPaidFeatureArgs, 'feature'>>;
  preferences?: Resolver<Graph.Maybe<ResolversTypes['Preferences']>, ParentType, ContextType>;
  recentMenus?: Resolver<Graph.Maybe<Array<ResolversTypes['MenuRight']>>, ParentType, ContextType>;
  scrollTexts?: Resolver<Graph.Maybe<Array<ResolversTypes['ScrollText']>>, ParentType, ContextType>;
  serviceGroupSets?: Resolver<Graph.Maybe<Array<ResolversTypes['ServiceGroupSet']>>, ParentType, ContextType, Partial<Graph.ViewerServiceGroupSetsArgs>>;
  site?: Resolver<Graph.Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  survey?: Resolver<Graph.Maybe<ResolversTypes['Survey']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  vendorsWithCost?: Resolver<Graph.Maybe<Array<ResolversTypes['Vendor']>>, ParentType, ContextType>;
  vendorCatalogue?: Resolver<Graph.Maybe<Array<ResolversTypes['CatalogueVendor']>>, ParentType, ContextType>;
};

export type AdministeredMenuResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdministeredMenu'] = ResolversParentTypes['AdministeredMenu']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menu?: Resolver<ResolversTypes['MenuCode'], ParentType, ContextType>;
  needs?: Resolver<ResolversTypes['MenuRightLevel'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompanyMember'] = ResolversParentTypes['CompanyMember']> = {
  allowedAddresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasOneTimePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationExpiresAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isAddressChecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MemberKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['MemberRight']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MemberState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberRightResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberRight'] = ResolversParentTypes['MemberRight']> = {
  menu?: Resolver<ResolversTypes['MenuCode'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['MenuRightLevel'], ParentType, ContextType>;
};

export type AuthorisedVendorsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuthorisedVendors'] = ResolversParentTypes['AuthorisedVendors']> = {
  isUnlimited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offered?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddMemberPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddMemberPayload'] = ResolversParentTypes['AddMemberPayload']> = {
  administration?: Resolver<Graph.Maybe<ResolversTypes['Administration']>, ParentType, ContextType>;
  invitationUrl?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<Graph.Maybe<ResolversTypes['CompanyMember']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  administration?: Resolver<Graph.Maybe<ResolversTypes['Administration']>, ParentType, ContextType>;
  removedId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenewInvitationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RenewInvitationPayload'] = ResolversParentTypes['RenewInvitationPayload']> = {
  invitationUrl?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<Graph.Maybe<ResolversTypes['CompanyMember']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetMemberRightsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetMemberRightsPayload'] = ResolversParentTypes['SetMemberRightsPayload']> = {
  member?: Resolver<Graph.Maybe<ResolversTypes['CompanyMember']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetAuthorisedVendorsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetAuthorisedVendorsPayload'] = ResolversParentTypes['SetAuthorisedVendorsPayload']> = {
  authorisedVendors?: Resolver<Graph.Maybe<ResolversTypes['AuthorisedVendors']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type AnomalyDeliveryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyDeliveryConnection'] = ResolversParentTypes['AnomalyDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AnomalyDeliveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnomalyDeliveryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyDeliveryEdge'] = ResolversParentTypes['AnomalyDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AnomalyDelivery'], ParentType, ContextType>;
};

export type AnomalyDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyDelivery'] = ResolversParentTypes['AnomalyDelivery']> = {
  answer?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  anomalyIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['DeliveryChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fault?: Resolver<Graph.Maybe<ResolversTypes['DeliveryFault']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receiver?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RetryAnomalyDeliveryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetryAnomalyDeliveryPayload'] = ResolversParentTypes['RetryAnomalyDeliveryPayload']> = {
  delivery?: Resolver<Graph.Maybe<ResolversTypes['AnomalyDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnomalyTopCauseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyTopCause'] = ResolversParentTypes['AnomalyTopCause']> = {
  account?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  operation?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Graph.Maybe<ResolversTypes['AnomalyOwner']>, ParentType, ContextType>;
  product?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  purchaseOption?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  resource?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usageType?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnomalyOwnerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyOwner'] = ResolversParentTypes['AnomalyOwner']> = {
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tagKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnomalyDaysResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyDays'] = ResolversParentTypes['AnomalyDays']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['AnomalyDay']>, ParentType, ContextType>;
};

export type AnomalyDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyDay'] = ResolversParentTypes['AnomalyDay']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  costWithoutCause?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isDetected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  models?: Resolver<Array<ResolversTypes['AnomalyModelDay']>, ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnomalyModelDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyModelDay'] = ResolversParentTypes['AnomalyModelDay']> = {
  forecast?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isOutside?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lower?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['AnomalyModel'], ParentType, ContextType>;
  upper?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AnomalyCausesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyCauses'] = ResolversParentTypes['AnomalyCauses']> = {
  causes?: Resolver<Array<ResolversTypes['AnomalyCause']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['AnomalyEffects'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['CostFilter']>, ParentType, ContextType>;
  others?: Resolver<Graph.Maybe<ResolversTypes['AnomalyCause']>, ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['AnomalyOwner']>, ParentType, ContextType>;
  real?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['AnomalyResource']>, ParentType, ContextType>;
};

export type AnomalyCauseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyCause'] = ResolversParentTypes['AnomalyCause']> = {
  account?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  changeRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  influence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  numberOfOthers?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseOption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  real?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  region?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  usageType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnomalyEffectsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyEffects'] = ResolversParentTypes['AnomalyEffects']> = {
  mix?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AnomalyResourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyResource'] = ResolversParentTypes['AnomalyResource']> = {
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  real?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AnomalyFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyFile'] = ResolversParentTypes['AnomalyFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnomalyHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyHistory'] = ResolversParentTypes['AnomalyHistory']> = {
  entries?: Resolver<Array<ResolversTypes['AnomalyHistoryEntry']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['AnomalyPerson']>, ParentType, ContextType>;
};

export type AnomalyHistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyHistoryEntry'] = ResolversParentTypes['AnomalyHistoryEntry']> = {
  assignee?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Graph.Maybe<ResolversTypes['AnomalyState']>, ParentType, ContextType>;
  stateFrom?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  stateUntil?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AnomalyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyPayload'] = ResolversParentTypes['AnomalyPayload']> = {
  anomaly?: Resolver<Graph.Maybe<ResolversTypes['Anomaly']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnomalyReplayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyReplay'] = ResolversParentTypes['AnomalyReplay']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  factor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kept?: Resolver<Array<ResolversTypes['ReplayedAnomaly']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  silenced?: Resolver<Array<ResolversTypes['ReplayedAnomaly']>, ParentType, ContextType>;
  widenedFactor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReplayedAnomalyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReplayedAnomaly'] = ResolversParentTypes['ReplayedAnomaly']> = {
  anomalyId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['AnomalyDirection'], ParentType, ContextType>;
  impact?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AnomalyKind'], ParentType, ContextType>;
  lastSeenOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  startedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<Graph.Maybe<ResolversTypes['AnomalyState']>, ParentType, ContextType>;
};

export type AnomalyNotificationsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyNotifications'] = ResolversParentTypes['AnomalyNotifications']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultMaxAlert?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  defaultMinAlert?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['AnomalyReceiver']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['AnomalyNotification']>, ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type AnomalyReceiverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyReceiver'] = ResolversParentTypes['AnomalyReceiver']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayReceive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LevelledReceiverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LevelledReceiver'] = ResolversParentTypes['LevelledReceiver']> = {
  level?: Resolver<ResolversTypes['AlarmLevel'], ParentType, ContextType>;
  receiverId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QuietHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuietHours'] = ResolversParentTypes['QuietHours']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertBandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AlertBand'] = ResolversParentTypes['AlertBand']> = {
  maxAlert?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minAlert?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AnomalyNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyNotification'] = ResolversParentTypes['AnomalyNotification']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  band?: Resolver<Graph.Maybe<ResolversTypes['AlertBand']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['AlertDigest'], ParentType, ContextType>;
  digestDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  digestTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  includesLowerLevels?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quietHours?: Resolver<Graph.Maybe<ResolversTypes['QuietHours']>, ParentType, ContextType>;
  receivers?: Resolver<Array<ResolversTypes['LevelledReceiver']>, ParentType, ContextType>;
  remindAfterDays?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sendType?: Resolver<ResolversTypes['AnomalySendType'], ParentType, ContextType>;
  sensitivity?: Resolver<ResolversTypes['AnomalySensitivity'], ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['LevelledReceiver']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['SendZone'], ParentType, ContextType>;
};

export type SaveAnomalyNotificationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveAnomalyNotificationPayload'] = ResolversParentTypes['SaveAnomalyNotificationPayload']> = {
  notification?: Resolver<Graph.Maybe<ResolversTypes['AnomalyNotification']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteAnomalyNotificationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteAnomalyNotificationPayload'] = ResolversParentTypes['DeleteAnomalyNotificationPayload']> = {
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnomalyRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyRules'] = ResolversParentTypes['AnomalyRules']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultMaxAlert?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  defaultMinAlert?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['AnomalyRule']>, ParentType, ContextType>;
};

export type AnomalyRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyRule'] = ResolversParentTypes['AnomalyRule']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['AnomalyRuleBasis'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comparison?: Resolver<ResolversTypes['WidgetComparison'], ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['CostFilter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastFiredOn?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  maxAlert?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minAlert?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scale?: Resolver<ResolversTypes['AbnormalScale'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveAnomalyRulePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveAnomalyRulePayload'] = ResolversParentTypes['SaveAnomalyRulePayload']> = {
  rule?: Resolver<Graph.Maybe<ResolversTypes['AnomalyRule']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteAnomalyRulePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteAnomalyRulePayload'] = ResolversParentTypes['DeleteAnomalyRulePayload']> = {
  deletedId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnomalyRuleTrialResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyRuleTrial'] = ResolversParentTypes['AnomalyRuleTrial']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['AnomalyTrialDay']>, ParentType, ContextType>;
};

export type AnomalyTrialDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyTrialDay'] = ResolversParentTypes['AnomalyTrialDay']> = {
  changeRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  compareCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dailyCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hasFired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<Graph.Maybe<ResolversTypes['AlarmLevel']>, ParentType, ContextType>;
};

export type AnomalyItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyItem'] = ResolversParentTypes['AnomalyItem']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnomalyConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyConnection'] = ResolversParentTypes['AnomalyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AnomalyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnomalyEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyEdge'] = ResolversParentTypes['AnomalyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Anomaly'], ParentType, ContextType>;
};

export type AnomalyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Anomaly'] = ResolversParentTypes['Anomaly']> = {
  account?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  analysedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  assignee?: Resolver<Graph.Maybe<ResolversTypes['AnomalyPerson']>, ParentType, ContextType>;
  causes?: Resolver<Graph.Maybe<ResolversTypes['AnomalyCauses']>, ParentType, ContextType>;
  changeRate?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Graph.Maybe<ResolversTypes['AnomalyDays']>, ParentType, ContextType>;
  detectType?: Resolver<ResolversTypes['AnomalyDetectType'], ParentType, ContextType>;
  detectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['AnomalyDirection'], ParentType, ContextType>;
  endedOn?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  history?: Resolver<Graph.Maybe<ResolversTypes['AnomalyHistory']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impact?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStarred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  judgedThrough?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AnomalyKind'], ParentType, ContextType>;
  lastSeenOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['AlarmLevel'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peakDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  product?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  rateDate?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  real?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  replay?: Resolver<Graph.Maybe<ResolversTypes['AnomalyReplay']>, ParentType, ContextType>;
  receivesAlerts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  region?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  ruleId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ruleTitle?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sensitivity?: Resolver<Graph.Maybe<ResolversTypes['AnomalySensitivity']>, ParentType, ContextType>;
  startedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AnomalyState'], ParentType, ContextType>;
  stateFrom?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  stateUntil?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  topCause?: Resolver<Graph.Maybe<ResolversTypes['AnomalyTopCause']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['AnomalyUnit'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawnReason?: Resolver<Graph.Maybe<ResolversTypes['AnomalyWithdrawal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnomalyPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyPerson'] = ResolversParentTypes['AnomalyPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnomalyWatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyWatch'] = ResolversParentTypes['AnomalyWatch']> = {
  availability?: Resolver<ResolversTypes['AnomalyAvailability'], ParentType, ContextType>;
  judgedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  judgedDays?: Resolver<Array<ResolversTypes['AnomalyJudgedDays']>, ParentType, ContextType>;
};

export type AnomalyAvailabilityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyAvailability'] = ResolversParentTypes['AnomalyAvailability']> = {
  __resolveType: TypeResolveFn<'AnomalyOpen' | 'AiLearning' | 'NeedsPlan', ParentType, ContextType>;
};

export type AnomalyOpenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyOpen'] = ResolversParentTypes['AnomalyOpen']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxAlert?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minAlert?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sensitivity?: Resolver<ResolversTypes['AnomalySensitivity'], ParentType, ContextType>;
  supportedVendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnomalyJudgedDaysResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyJudgedDays'] = ResolversParentTypes['AnomalyJudgedDays']> = {
  judgedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  series?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type AnomalyLevelCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyLevelCount'] = ResolversParentTypes['AnomalyLevelCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['AlarmLevel'], ParentType, ContextType>;
};

export type AnomalyTopResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyTop'] = ResolversParentTypes['AnomalyTop']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AnomalyTopItem']>, ParentType, ContextType>;
};

export type AnomalyTopItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnomalyTopItem'] = ResolversParentTypes['AnomalyTopItem']> = {
  account?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  impact?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['AlarmLevel'], ParentType, ContextType>;
  product?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  real?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  region?: Resolver<Graph.Maybe<ResolversTypes['AnomalyItem']>, ParentType, ContextType>;
  ruleTitle?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['MailLanguage'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['WebhookTemplate'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveWebhookPayload'] = ResolversParentTypes['SaveWebhookPayload']> = {
  secret?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Graph.Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TestWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestWebhookPayload'] = ResolversParentTypes['TestWebhookPayload']> = {
  answer?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fault?: Resolver<Graph.Maybe<ResolversTypes['DeliveryFault']>, ParentType, ContextType>;
  isTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BillsOfMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillsOfMonth'] = ResolversParentTypes['BillsOfMonth']> = {
  costBridge?: Resolver<Graph.Maybe<ResolversTypes['BillsBridge']>, ParentType, ContextType, RequireFields<Graph.BillsOfMonthCostBridgeArgs, 'basis'>>;
  bills?: Resolver<Array<ResolversTypes['Bill']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  sums?: Resolver<Graph.Maybe<ResolversTypes['BillSums']>, ParentType, ContextType>;
};

export type BillsBridgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillsBridge'] = ResolversParentTypes['BillsBridge']> = {
  basis?: Resolver<ResolversTypes['CostBasis'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BillsBridgeLine']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['BillsBridgeVendor']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  withoutRate?: Resolver<Array<ResolversTypes['BillsBridgeRest']>, ParentType, ContextType>;
};

export type BillsBridgeLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillsBridgeLine'] = ResolversParentTypes['BillsBridgeLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CostBridgeLineKind'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['BillsBridgePart']>, ParentType, ContextType>;
};

export type BillsBridgePartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillsBridgePart'] = ResolversParentTypes['BillsBridgePart']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type BillsBridgeVendorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillsBridgeVendor'] = ResolversParentTypes['BillsBridgeVendor']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type BillsBridgeRestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillsBridgeRest'] = ResolversParentTypes['BillsBridgeRest']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BillSumsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillSums'] = ResolversParentTypes['BillSums']> = {
  convertedTotal?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  companyCurrency?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['BillSum']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  withoutBill?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type BillSumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillSum'] = ResolversParentTypes['BillSum']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BillLine']>, ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type BillResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bill'] = ResolversParentTypes['Bill']> = {
  costBridge?: Resolver<Graph.Maybe<ResolversTypes['CostBridge']>, ParentType, ContextType, RequireFields<Graph.BillCostBridgeArgs, 'basis'>>;
  invoice?: Resolver<Graph.Maybe<ResolversTypes['CloudInvoice']>, ParentType, ContextType, RequireFields<Graph.BillInvoiceArgs, 'invoiceId'>>;
  additionalServices?: Resolver<Graph.Maybe<ResolversTypes['BillAdditionalServices']>, ParentType, ContextType>;
  autoSpot?: Resolver<Graph.Maybe<ResolversTypes['BillAutoSpot']>, ParentType, ContextType>;
  charges?: Resolver<Graph.Maybe<ResolversTypes['BillCharges']>, ParentType, ContextType>;
  computingResources?: Resolver<Graph.Maybe<Array<ResolversTypes['ComputingResource']>>, ParentType, ContextType>;
  details?: Resolver<Graph.Maybe<ResolversTypes['BillDetails']>, ParentType, ContextType, RequireFields<Graph.BillDetailsArgs, 'layers' | 'viewBy'>>;
  insight?: Resolver<Graph.Maybe<ResolversTypes['InvoiceInsightResult']>, ParentType, ContextType, RequireFields<Graph.BillInsightArgs, 'viewBy'>>;
  invoices?: Resolver<Graph.Maybe<Array<ResolversTypes['CloudInvoice']>>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  serviceGroups?: Resolver<Graph.Maybe<ResolversTypes['BillServiceGroups']>, ParentType, ContextType, RequireFields<Graph.BillServiceGroupsArgs, 'set'>>;
  serviceGroupSets?: Resolver<Graph.Maybe<Array<ResolversTypes['ServiceGroupSet']>>, ParentType, ContextType>;
  tagKeys?: Resolver<Graph.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type CostBridgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostBridge'] = ResolversParentTypes['CostBridge']> = {
  basis?: Resolver<ResolversTypes['CostBasis'], ParentType, ContextType>;
  bills?: Resolver<Array<ResolversTypes['CostBridgeBill']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notExplained?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CostBridgeBillResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostBridgeBill'] = ResolversParentTypes['CostBridgeBill']> = {
  conversions?: Resolver<Array<ResolversTypes['CostBridgeConversion']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  convertedCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CostBridgeLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unconverted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CostBridgeLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostBridgeLine'] = ResolversParentTypes['CostBridgeLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  billed?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  effective?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CostBridgeLineKind'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['CostBridgeMonth']>, ParentType, ContextType>;
};

export type CostBridgeMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostBridgeMonth'] = ResolversParentTypes['CostBridgeMonth']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CostBridgeConversionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostBridgeConversion'] = ResolversParentTypes['CostBridgeConversion']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  converted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['AppliedRate'], ParentType, ContextType>;
};

export type InvoiceInsightResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceInsightResult'] = ResolversParentTypes['InvoiceInsightResult']> = {
  __resolveType: TypeResolveFn<'InvoiceInsight' | 'InsightNotIssued' | 'BillMonthWithoutData', ParentType, ContextType>;
};

export type InsightNotIssuedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsightNotIssued'] = ResolversParentTypes['InsightNotIssued']> = {
  availableFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillMonthWithoutDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillMonthWithoutData'] = ResolversParentTypes['BillMonthWithoutData']> = {
  nearestMonth?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvoiceInsightResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceInsight'] = ResolversParentTypes['InvoiceInsight']> = {
  currencies?: Resolver<Array<ResolversTypes['CurrencyInsight']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CurrencyInsightResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurrencyInsight'] = ResolversParentTypes['CurrencyInsight']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['InsightRow']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['InsightRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['InsightFigures'], ParentType, ContextType>;
};

export type InsightFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsightFigures'] = ResolversParentTypes['InsightFigures']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  changePercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  exceeds?: Resolver<Array<ResolversTypes['InsightReference']>, ParentType, ContextType>;
  fallsBelow?: Resolver<Array<ResolversTypes['InsightReference']>, ParentType, ContextType>;
  lastMonth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thisMonth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InsightRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsightRow'] = ResolversParentTypes['InsightRow']> = {
  drivers?: Resolver<Array<ResolversTypes['InsightDriver']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['InsightFigures'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InsightDriverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InsightDriver'] = ResolversParentTypes['InsightDriver']> = {
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InsightDriverKind'], ParentType, ContextType>;
  lastMonth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thisMonth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InvoiceReservationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceReservation'] = ResolversParentTypes['InvoiceReservation']> = {
  account?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileType?: Resolver<ResolversTypes['InvoiceFileType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrentMonth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['MailLanguage'], ParentType, ContextType>;
  nextRunAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pauseReason?: Resolver<Graph.Maybe<ResolversTypes['MailPauseReason']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['ScheduledRecipient']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['MailRun']>, ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['SendZone'], ParentType, ContextType>;
};

export type ReserveInvoicePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReserveInvoicePayload'] = ResolversParentTypes['ReserveInvoicePayload']> = {
  reservation?: Resolver<Graph.Maybe<ResolversTypes['InvoiceReservation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type PauseReservationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PauseReservationPayload'] = ResolversParentTypes['PauseReservationPayload']> = {
  reservation?: Resolver<Graph.Maybe<ResolversTypes['InvoiceReservation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteReservationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteReservationPayload'] = ResolversParentTypes['DeleteReservationPayload']> = {
  deletedId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type InvoicePreviewAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoicePreviewAnswer'] = ResolversParentTypes['InvoicePreviewAnswer']> = {
  mail?: Resolver<Graph.Maybe<ResolversTypes['InvoicePreview']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvoicePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoicePreview'] = ResolversParentTypes['InvoicePreview']> = {
  file?: Resolver<ResolversTypes['InvoiceFile'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceFile'] = ResolversParentTypes['InvoiceFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendInvoicePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendInvoicePayload'] = ResolversParentTypes['SendInvoicePayload']> = {
  mail?: Resolver<Graph.Maybe<ResolversTypes['Mail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvoiceNumberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceNumber'] = ResolversParentTypes['InvoiceNumber']> = {
  invoiceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type CloudInvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloudInvoice'] = ResolversParentTypes['CloudInvoice']> = {
  billingAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingAccountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDerived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoiceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issue?: Resolver<Graph.Maybe<ResolversTypes['InvoiceIssue']>, ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Graph.Maybe<ResolversTypes['InvoiceRowConnection']>, ParentType, ContextType, RequireFields<Graph.CloudInvoiceRowsArgs, 'itemsPerPage' | 'page'>>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InvoiceIssueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceIssue'] = ResolversParentTypes['InvoiceIssue']> = {
  dueOn?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  issuedOn?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvoiceIssueState'], ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceLineKind'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceRowConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceRowConnection'] = ResolversParentTypes['InvoiceRowConnection']> = {
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['InvoiceRowEdge']>, ParentType, ContextType>;
  invoiceTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  rowsTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceRowEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceRowEdge'] = ResolversParentTypes['InvoiceRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InvoiceRow'], ParentType, ContextType>;
};

export type InvoiceRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceRow'] = ResolversParentTypes['InvoiceRow']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chargeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listCost?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usageType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillDetails'] = ResolversParentTypes['BillDetails']> = {
  layers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BillDetailRow']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
};

export type BillDetailRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillDetailRow'] = ResolversParentTypes['BillDetailRow']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placeholder?: Resolver<Graph.Maybe<ResolversTypes['BillDetailPlaceholder']>, ParentType, ContextType>;
};

export type ComputingResourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ComputingResource'] = ResolversParentTypes['ComputingResource']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instanceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatingSystem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseOption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BillServiceGroupsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillServiceGroups'] = ResolversParentTypes['BillServiceGroups']> = {
  groups?: Resolver<Array<ResolversTypes['BillServiceGroup']>, ParentType, ContextType>;
  set?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
};

export type BillServiceGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillServiceGroup'] = ResolversParentTypes['BillServiceGroup']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUndefined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['BillProductCost']>, ParentType, ContextType>;
};

export type BillProductCostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillProductCost'] = ResolversParentTypes['BillProductCost']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillAutoSpotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillAutoSpot'] = ResolversParentTypes['BillAutoSpot']> = {
  rows?: Resolver<Array<ResolversTypes['AutoSpotRow']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['AutoSpotFigures']>, ParentType, ContextType>;
};

export type AutoSpotRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AutoSpotRow'] = ResolversParentTypes['AutoSpotRow']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['AutoSpotFigures'], ParentType, ContextType>;
  instanceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AutoSpotFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AutoSpotFigures'] = ResolversParentTypes['AutoSpotFigures']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onDemandCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savingPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  spotCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BillAdditionalServicesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillAdditionalServices'] = ResolversParentTypes['BillAdditionalServices']> = {
  services?: Resolver<Array<ResolversTypes['BillAdditionalService']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
};

export type BillAdditionalServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillAdditionalService'] = ResolversParentTypes['BillAdditionalService']> = {
  charge?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publisher?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillList'] = ResolversParentTypes['BillList']> = {
  missing?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['BillMonth']>, ParentType, ContextType>;
};

export type BillMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillMonth'] = ResolversParentTypes['BillMonth']> = {
  companyCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  convertedTotal?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  invoiceCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConverted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['DatedRate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BillStatus'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['BillTotal']>, ParentType, ContextType>;
};

export type BillTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillTotal'] = ResolversParentTypes['BillTotal']> = {
  billedCost?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BillStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillStatus'] = ResolversParentTypes['BillStatus']> = {
  confirmedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedBy?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextDate?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BillStatusReason'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BillState'], ParentType, ContextType>;
};

export type BillChargesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillCharges'] = ResolversParentTypes['BillCharges']> = {
  bills?: Resolver<Array<ResolversTypes['CurrencyBill']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BillStatus'], ParentType, ContextType>;
};

export type CurrencyBillResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurrencyBill'] = ResolversParentTypes['CurrencyBill']> = {
  accounts?: Resolver<Array<ResolversTypes['AccountCharge']>, ParentType, ContextType>;
  conversions?: Resolver<Array<ResolversTypes['BillConversion']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BillLine']>, ParentType, ContextType>;
  reconciliation?: Resolver<Graph.Maybe<ResolversTypes['BillReconciliation']>, ParentType, ContextType>;
};

export type AccountChargeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountCharge'] = ResolversParentTypes['AccountCharge']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BillLine']>, ParentType, ContextType>;
};

export type BillLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillLine'] = ResolversParentTypes['BillLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['BillLineGroup'], ParentType, ContextType>;
  isCalculated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillLineKind'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['BillLinePart']>, ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['BillLineSign'], ParentType, ContextType>;
};

export type BillLinePartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillLinePart'] = ResolversParentTypes['BillLinePart']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillConversionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillConversion'] = ResolversParentTypes['BillConversion']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['BillConversionOwner'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rateDate?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  rateSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BillReconciliationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillReconciliation'] = ResolversParentTypes['BillReconciliation']> = {
  billedCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  explanations?: Resolver<Array<ResolversTypes['BillExplanation']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BillExplanationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillExplanation'] = ResolversParentTypes['BillExplanation']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillLineKind'], ParentType, ContextType>;
};

export type BudgetAlertsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetAlerts'] = ResolversParentTypes['BudgetAlerts']> = {
  alerts?: Resolver<Array<ResolversTypes['BudgetAlert']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['BudgetPerson']>, ParentType, ContextType>;
};

export type BudgetAlertResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetAlert'] = ResolversParentTypes['BudgetAlert']> = {
  actual?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  expected?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BudgetPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetPerson'] = ResolversParentTypes['BudgetPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveBudgetAlertPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveBudgetAlertPayload'] = ResolversParentTypes['SaveBudgetAlertPayload']> = {
  alert?: Resolver<Graph.Maybe<ResolversTypes['BudgetAlert']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReadBudgetFilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReadBudgetFilePayload'] = ResolversParentTypes['ReadBudgetFilePayload']> = {
  cells?: Resolver<Array<ResolversTypes['BudgetCell']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['BudgetFileFault']>, ParentType, ContextType>;
};

export type BudgetFileFaultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetFileFault'] = ResolversParentTypes['BudgetFileFault']> = {
  code?: Resolver<ResolversTypes['BudgetFileFaultCode'], ParentType, ContextType>;
  column?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BudgetScopeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetScope'] = ResolversParentTypes['BudgetScope']> = {
  account?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BudgetScopeKind'], ParentType, ContextType>;
  serviceGroup?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceGroupSet?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagKey?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagValue?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type BudgetFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetFigures'] = ResolversParentTypes['BudgetFigures']> = {
  budget?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expected?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expectedRate?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isRolledUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  prorated?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rate?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  set?: Resolver<Graph.Maybe<ResolversTypes['BudgetAmount']>, ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BudgetAmountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetAmount'] = ResolversParentTypes['BudgetAmount']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BudgetRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetRow'] = ResolversParentTypes['BudgetRow']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['BudgetFigures']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['BudgetScope'], ParentType, ContextType>;
};

export type BudgetStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetStatus'] = ResolversParentTypes['BudgetStatus']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  daysComplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysInMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BudgetRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['BudgetFigures'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
};

export type BudgetsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Budgets'] = ResolversParentTypes['Budgets']> = {
  choices?: Resolver<ResolversTypes['BudgetChoices'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  daysComplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysInMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BudgetRow']>, ParentType, ContextType>;
  thisMonth?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BudgetChoicesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetChoices'] = ResolversParentTypes['BudgetChoices']> = {
  accounts?: Resolver<Array<ResolversTypes['BudgetAccount']>, ParentType, ContextType>;
  serviceGroupSets?: Resolver<Array<ResolversTypes['BudgetGroupSet']>, ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type BudgetAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetAccount'] = ResolversParentTypes['BudgetAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type BudgetGroupSetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetGroupSet'] = ResolversParentTypes['BudgetGroupSet']> = {
  groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  set?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BudgetCellResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetCell'] = ResolversParentTypes['BudgetCell']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['BudgetScope'], ParentType, ContextType>;
};

export type BudgetProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetProposal'] = ResolversParentTypes['BudgetProposal']> = {
  cells?: Resolver<Array<ResolversTypes['BudgetCell']>, ParentType, ContextType>;
};

export type SaveBudgetsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveBudgetsPayload'] = ResolversParentTypes['SaveBudgetsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UndrawnDaysResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UndrawnDays'] = ResolversParentTypes['UndrawnDays']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ranges?: Resolver<Array<ResolversTypes['DateRange']>, ParentType, ContextType>;
};

export type CostDriversResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostDrivers'] = ResolversParentTypes['CostDrivers']> = {
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CostDriver']>, ParentType, ContextType>;
};

export type CostDriverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostDriver'] = ResolversParentTypes['CostDriver']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CostDriverKind'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  usage?: Resolver<Graph.Maybe<ResolversTypes['CostDriverUsage']>, ParentType, ContextType>;
  usageType?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type CostDriverUsageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostDriverUsage'] = ResolversParentTypes['CostDriverUsage']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  compareDiscount?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  comparePrice?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  compareQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discount?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usageType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CostDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostDetail'] = ResolversParentTypes['CostDetail']> = {
  portions?: Resolver<Graph.Maybe<ResolversTypes['CostPortions']>, ParentType, ContextType, Partial<Graph.CostDetailPortionsArgs>>;
  rows?: Resolver<Graph.Maybe<ResolversTypes['CostDetailRowConnection']>, ParentType, ContextType, RequireFields<Graph.CostDetailRowsArgs, 'itemsPerPage' | 'page'>>;
};

export type CostPortionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostPortions'] = ResolversParentTypes['CostPortions']> = {
  by?: Resolver<ResolversTypes['FilterField'], ParentType, ContextType>;
  compareTotal?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CostPortion']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CostPortionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostPortion'] = ResolversParentTypes['CostPortion']> = {
  compareCost?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['CostPortion']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relations?: Resolver<Array<ResolversTypes['CostRelation']>, ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CostRelationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostRelation'] = ResolversParentTypes['CostRelation']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CostDetailRowConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostDetailRowConnection'] = ResolversParentTypes['CostDetailRowConnection']> = {
  compareTotal?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['CostDetailRowEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CostDetailRowEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostDetailRowEdge'] = ResolversParentTypes['CostDetailRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CostDetailRow'], ParentType, ContextType>;
};

export type CostDetailRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostDetailRow'] = ResolversParentTypes['CostDetailRow']> = {
  account?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountName?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  availabilityZone?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingCurrency?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chargeType?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consumedQuantity?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  consumedUnit?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  databaseEngine?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceId?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operation?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  region?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceId?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceName?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceCategory?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceGroup?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuDescription?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuId?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transferType?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitPrice?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usageDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  usageType?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type CostExportJobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostExportJob'] = ResolversParentTypes['CostExportJob']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rowCount?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rowsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CostExportState'], ParentType, ContextType>;
};

export type MailCostExportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailCostExportPayload'] = ResolversParentTypes['MailCostExportPayload']> = {
  job?: Resolver<Graph.Maybe<ResolversTypes['CostExportJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelCostExportPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelCostExportPayload'] = ResolversParentTypes['CancelCostExportPayload']> = {
  jobs?: Resolver<Graph.Maybe<Array<ResolversTypes['CostExportJob']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CostFilterOptionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostFilterOptions'] = ResolversParentTypes['CostFilterOptions']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['VendorFilterOptions']>, ParentType, ContextType>;
};

export type VendorFilterOptionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorFilterOptions'] = ResolversParentTypes['VendorFilterOptions']> = {
  fields?: Resolver<Array<ResolversTypes['FilterFieldOptions']>, ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type FilterFieldOptionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FilterFieldOptions'] = ResolversParentTypes['FilterFieldOptions']> = {
  field?: Resolver<ResolversTypes['FilterField'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
};

export type FilterOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FilterOption'] = ResolversParentTypes['FilterOption']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilterValueConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FilterValueConnection'] = ResolversParentTypes['FilterValueConnection']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['FilterValueEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterValueEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FilterValueEdge'] = ResolversParentTypes['FilterValueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FilterOption'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type CostAnalyticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostAnalytics'] = ResolversParentTypes['CostAnalytics']> = {
  filterLabels?: Resolver<Graph.Maybe<Array<ResolversTypes['CostFilterLabel']>>, ParentType, ContextType>;
  axis?: Resolver<Array<ResolversTypes['AxisPoint']>, ParentType, ContextType>;
  compareRange?: Resolver<Graph.Maybe<ResolversTypes['DateRange']>, ParentType, ContextType>;
  compareDays?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  compareUndrawn?: Resolver<Graph.Maybe<ResolversTypes['UndrawnDays']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drivers?: Resolver<Graph.Maybe<ResolversTypes['CostDrivers']>, ParentType, ContextType, RequireFields<Graph.CostAnalyticsDriversArgs, 'top'>>;
  groupings?: Resolver<Array<ResolversTypes['CostGrouping']>, ParentType, ContextType>;
  items?: Resolver<ResolversTypes['CostItemConnection'], ParentType, ContextType, RequireFields<Graph.CostAnalyticsItemsArgs, 'isNested' | 'itemsPerPage' | 'page' | 'searchIn' | 'sort'>>;
  months?: Resolver<Graph.Maybe<Array<ResolversTypes['AxisPoint']>>, ParentType, ContextType>;
  notes?: Resolver<Graph.Maybe<Array<ResolversTypes['CostNote']>>, ParentType, ContextType>;
  portions?: Resolver<ResolversTypes['ItemPortions'], ParentType, ContextType, RequireFields<Graph.CostAnalyticsPortionsArgs, 'top'>>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['CostItem']>, ParentType, ContextType, RequireFields<Graph.CostAnalyticsSeriesArgs, 'top'>>;
  total?: Resolver<ResolversTypes['CostItem'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
};

export type CostFilterLabelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostFilterLabel'] = ResolversParentTypes['CostFilterLabel']> = {
  field?: Resolver<ResolversTypes['FilterField'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type SavedFilterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedFilter'] = ResolversParentTypes['SavedFilter']> = {
  conditions?: Resolver<Array<ResolversTypes['CostFilter']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedIn?: Resolver<Graph.Maybe<Array<ResolversTypes['FilterUse']>>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FilterUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FilterUse'] = ResolversParentTypes['FilterUse']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FilterUseKind'], ParentType, ContextType>;
  name?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteFilterPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteFilterPayload'] = ResolversParentTypes['DeleteFilterPayload']> = {
  deletedId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SaveFilterPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveFilterPayload'] = ResolversParentTypes['SaveFilterPayload']> = {
  savedFilter?: Resolver<Graph.Maybe<ResolversTypes['SavedFilter']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SaveFilterAsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveFilterAsPayload'] = ResolversParentTypes['SaveFilterAsPayload']> = {
  savedFilter?: Resolver<Graph.Maybe<ResolversTypes['SavedFilter']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type CostFilterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostFilter'] = ResolversParentTypes['CostFilter']> = {
  conditions?: Resolver<Array<ResolversTypes['FilterCondition']>, ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type FilterConditionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FilterCondition'] = ResolversParentTypes['FilterCondition']> = {
  contains?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['FilterField'], ParentType, ContextType>;
  isExcluding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsWith?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagKey?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Graph.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CostForecastResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostForecast'] = ResolversParentTypes['CostForecast']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['ForecastDay']>, ParentType, ContextType>;
  month?: Resolver<Graph.Maybe<ResolversTypes['ForecastMonth']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['ForecastMonth']>, ParentType, ContextType>;
  refusal?: Resolver<Graph.Maybe<ResolversTypes['ForecastRefusal']>, ParentType, ContextType>;
};

export type ForecastDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForecastDay'] = ResolversParentTypes['ForecastDay']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isExpected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CostBudgetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostBudget'] = ResolversParentTypes['CostBudget']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['MonthBudget']>, ParentType, ContextType>;
};

export type MonthBudgetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MonthBudget'] = ResolversParentTypes['MonthBudget']> = {
  budget?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CostNoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostNote'] = ResolversParentTypes['CostNote']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveCostNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveCostNotePayload'] = ResolversParentTypes['SaveCostNotePayload']> = {
  note?: Resolver<Graph.Maybe<ResolversTypes['CostNote']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCostNotePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteCostNotePayload'] = ResolversParentTypes['DeleteCostNotePayload']> = {
  deletedId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CostGroupingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostGrouping'] = ResolversParentTypes['CostGrouping']> = {
  serviceGroupSet?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagKey?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewBy?: Resolver<ResolversTypes['ViewBy'], ParentType, ContextType>;
};

export type CostSavingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostSaving'] = ResolversParentTypes['CostSaving']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['SavingSpan'], ParentType, ContextType>;
};

export type CostItemConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostItemConnection'] = ResolversParentTypes['CostItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CostItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  shownTotal?: Resolver<Graph.Maybe<ResolversTypes['ShownAmounts']>, ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['CostItem'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CostItemEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostItemEdge'] = ResolversParentTypes['CostItemEdge']> = {
  children?: Resolver<Array<ResolversTypes['CostItemEdge']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CostItem'], ParentType, ContextType>;
  shown?: Resolver<Graph.Maybe<ResolversTypes['ShownAmounts']>, ParentType, ContextType>;
};

export type ShownAmountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShownAmounts'] = ResolversParentTypes['ShownAmounts']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  compareAverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  compareTotal?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difference?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  months?: Resolver<Graph.Maybe<Array<Graph.Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ItemPortionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ItemPortions'] = ResolversParentTypes['ItemPortions']> = {
  costs?: Resolver<Array<ResolversTypes['PortionItem']>, ParentType, ContextType>;
  credits?: Resolver<Array<ResolversTypes['PortionItem']>, ParentType, ContextType>;
  shownIn?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStarred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherStars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeleteViewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteViewPayload'] = ResolversParentTypes['DeleteViewPayload']> = {
  deletedId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SaveViewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveViewPayload'] = ResolversParentTypes['SaveViewPayload']> = {
  savedView?: Resolver<Graph.Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type DashboardTemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DashboardTemplate'] = ResolversParentTypes['DashboardTemplate']> = {
  name?: Resolver<ResolversTypes['DashboardTemplateName'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['DashboardScope'], ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
  widgets?: Resolver<Array<ResolversTypes['Widget']>, ParentType, ContextType>;
};

export type DashboardPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DashboardPayload'] = ResolversParentTypes['DashboardPayload']> = {
  dashboard?: Resolver<Graph.Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type DeleteDashboardPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteDashboardPayload'] = ResolversParentTypes['DeleteDashboardPayload']> = {
  dashboard?: Resolver<Graph.Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  deletedId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  summary?: Resolver<ResolversTypes['DashboardSummary'], ParentType, ContextType, Partial<Graph.DashboardSummaryArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStarred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['DashboardScope'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  widgets?: Resolver<Array<ResolversTypes['Widget']>, ParentType, ContextType, Partial<Graph.DashboardWidgetsArgs>>;
  shares?: Resolver<Graph.Maybe<Array<ResolversTypes['DashboardShare']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedDashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SharedDashboard'] = ResolversParentTypes['SharedDashboard']> = {
  summary?: Resolver<ResolversTypes['DashboardSummary'], ParentType, ContextType>;
  expiresOn?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['DashboardScope'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  widgets?: Resolver<Array<ResolversTypes['Widget']>, ParentType, ContextType, Partial<Graph.SharedDashboardWidgetsArgs>>;
  withFilters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DashboardSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DashboardSummary'] = ResolversParentTypes['DashboardSummary']> = {
  scope?: Resolver<ResolversTypes['DashboardScope'], ParentType, ContextType>;
  estimatedCost?: Resolver<Graph.Maybe<ResolversTypes['EstimatedCost']>, ParentType, ContextType>;
  budgetStatus?: Resolver<Graph.Maybe<ResolversTypes['BudgetStatus']>, ParentType, ContextType>;
  costAnalytics?: Resolver<Graph.Maybe<ResolversTypes['CostAnalytics']>, ParentType, ContextType>;
};

export type DashboardScopeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DashboardScope'] = ResolversParentTypes['DashboardScope']> = {
  basis?: Resolver<Graph.Maybe<ResolversTypes['CostBasis']>, ParentType, ContextType>;
  currency?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  frame?: Resolver<Graph.Maybe<ResolversTypes['DashboardFrame']>, ParentType, ContextType>;
  vendors?: Resolver<Graph.Maybe<Array<ResolversTypes['Vendor']>>, ParentType, ContextType>;
};

export type WidgetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Widget'] = ResolversParentTypes['Widget']> = {
  content?: Resolver<ResolversTypes['WidgetContent'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['WidgetLayout'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['WidgetType'], ParentType, ContextType>;
};

export type WidgetLayoutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WidgetLayout'] = ResolversParentTypes['WidgetLayout']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductCategoriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductCategories'] = ResolversParentTypes['ProductCategories']> = {
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  category?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dataCategories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type SaveProductCategoriesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveProductCategoriesPayload'] = ResolversParentTypes['SaveProductCategoriesPayload']> = {
  productCategories?: Resolver<Graph.Maybe<ResolversTypes['ProductCategories']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DashboardMailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DashboardMail'] = ResolversParentTypes['DashboardMail']> = {
  dashboardId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  dashboardName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextRunAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pauseReason?: Resolver<Graph.Maybe<ResolversTypes['MailPauseReason']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['ScheduledRecipient']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['MailRun']>, ParentType, ContextType>;
  schedule?: Resolver<Graph.Maybe<ResolversTypes['DashboardMailSchedule']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardMailScheduleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DashboardMailSchedule'] = ResolversParentTypes['DashboardMailSchedule']> = {
  cycle?: Resolver<ResolversTypes['SendCycle'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['SendZone'], ParentType, ContextType>;
};

export type MailDashboardPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailDashboardPayload'] = ResolversParentTypes['MailDashboardPayload']> = {
  mail?: Resolver<Graph.Maybe<ResolversTypes['DashboardMail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type ScheduleDashboardMailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScheduleDashboardMailPayload'] = ResolversParentTypes['ScheduleDashboardMailPayload']> = {
  mail?: Resolver<Graph.Maybe<ResolversTypes['DashboardMail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type PauseDashboardMailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PauseDashboardMailPayload'] = ResolversParentTypes['PauseDashboardMailPayload']> = {
  mail?: Resolver<Graph.Maybe<ResolversTypes['DashboardMail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteDashboardMailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteDashboardMailPayload'] = ResolversParentTypes['DeleteDashboardMailPayload']> = {
  deletedId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DashboardShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DashboardShare'] = ResolversParentTypes['DashboardShare']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresOn?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['DashboardShareReader']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  withFilters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DashboardShareReaderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DashboardShareReader'] = ResolversParentTypes['DashboardShareReader']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedDashboardAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SharedDashboardAnswer'] = ResolversParentTypes['SharedDashboardAnswer']> = {
  __resolveType: TypeResolveFn<'SharedDashboard' | 'DashboardShareFault', ParentType, ContextType>;
};

export type DashboardShareFaultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DashboardShareFault'] = ResolversParentTypes['DashboardShareFault']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Graph.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CopySharedDashboardPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CopySharedDashboardPayload'] = ResolversParentTypes['CopySharedDashboardPayload']> = {
  dashboard?: Resolver<Graph.Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type RevokeDashboardSharePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevokeDashboardSharePayload'] = ResolversParentTypes['RevokeDashboardSharePayload']> = {
  dashboard?: Resolver<Graph.Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShareDashboardPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShareDashboardPayload'] = ResolversParentTypes['ShareDashboardPayload']> = {
  dashboard?: Resolver<Graph.Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  share?: Resolver<Graph.Maybe<ResolversTypes['DashboardShare']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CostMonthToDateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostMonthToDate'] = ResolversParentTypes['CostMonthToDate']> = {
  change?: Resolver<ResolversTypes['CostChange'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastMonthCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lastMonthRange?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  lastMonthTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  last30Days?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
};

export type CostOverTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostOverTime'] = ResolversParentTypes['CostOverTime']> = {
  axis?: Resolver<Array<ResolversTypes['AxisPoint']>, ParentType, ContextType>;
  budget?: Resolver<Graph.Maybe<ResolversTypes['CostBudget']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedMonthEnd?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['CostItem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['CostItem'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
};

export type TopCostsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TopCosts'] = ResolversParentTypes['TopCosts']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TopCost']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
};

export type TopCostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TopCost'] = ResolversParentTypes['TopCost']> = {
  byVendor?: Resolver<Graph.Maybe<Array<ResolversTypes['VendorAmount']>>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type CostTrendResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostTrend'] = ResolversParentTypes['CostTrend']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['TrendMonth']>, ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
};

export type TrendMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrendMonth'] = ResolversParentTypes['TrendMonth']> = {
  accumulated?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  amounts?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AbnormalChangesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AbnormalChanges'] = ResolversParentTypes['AbnormalChanges']> = {
  change?: Resolver<ResolversTypes['CostChange'], ParentType, ContextType>;
  compareRange?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  compareTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AbnormalChange']>, ParentType, ContextType>;
  anomalies?: Resolver<Graph.Maybe<ResolversTypes['AnomalyConnection']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
};

export type AbnormalChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AbnormalChange'] = ResolversParentTypes['AbnormalChange']> = {
  change?: Resolver<ResolversTypes['CostChange'], ParentType, ContextType>;
  compareCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type AiAnomaliesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AiAnomalies'] = ResolversParentTypes['AiAnomalies']> = {
  __resolveType: TypeResolveFn<'AiFindings' | 'AiLearning' | 'NeedsPlan', ParentType, ContextType>;
};

export type AiFindingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AiFindings'] = ResolversParentTypes['AiFindings']> = {
  anomalies?: Resolver<Array<ResolversTypes['AiAnomaly']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  judgedThrough?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  supportedVendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AiAnomalyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AiAnomaly'] = ResolversParentTypes['AiAnomaly']> = {
  anomalyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expectedCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['AlarmLevel'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type AiLearningResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AiLearning'] = ResolversParentTypes['AiLearning']> = {
  availableOn?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['AiPhase'], ParentType, ContextType>;
  supportedVendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ForecastBandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForecastBand'] = ResolversParentTypes['ForecastBand']> = {
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EstimatedCostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EstimatedCost'] = ResolversParentTypes['EstimatedCost']> = {
  band?: Resolver<Graph.Maybe<ResolversTypes['ForecastBand']>, ParentType, ContextType>;
  change?: Resolver<Graph.Maybe<ResolversTypes['CostChange']>, ParentType, ContextType>;
  completeThrough?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastMonthTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  parts?: Resolver<Graph.Maybe<ResolversTypes['EstimateParts']>, ParentType, ContextType>;
  pastError?: Resolver<ResolversTypes['EstimateError'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  refusal?: Resolver<Graph.Maybe<ResolversTypes['ForecastRefusal']>, ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
};

export type EstimatePartsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EstimateParts'] = ResolversParentTypes['EstimateParts']> = {
  expectedCharges?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EstimateErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EstimateError'] = ResolversParentTypes['EstimateError']> = {
  meanPercent?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['PastEstimate']>, ParentType, ContextType>;
};

export type PastEstimateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PastEstimate'] = ResolversParentTypes['PastEstimate']> = {
  actual?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  errorPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type YearForecastResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['YearForecast'] = ResolversParentTypes['YearForecast']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['MonthCost']>, ParentType, ContextType>;
  model?: Resolver<Graph.Maybe<ResolversTypes['ForecastModel']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['ForecastMonth']>, ParentType, ContextType>;
  pastError?: Resolver<ResolversTypes['ForecastError'], ParentType, ContextType>;
  refusal?: Resolver<Graph.Maybe<ResolversTypes['ForecastRefusal']>, ParentType, ContextType>;
  running?: Resolver<ResolversTypes['RunningMonth'], ParentType, ContextType>;
  total?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
};

export type MonthCostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MonthCost'] = ResolversParentTypes['MonthCost']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ForecastMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForecastMonth'] = ResolversParentTypes['ForecastMonth']> = {
  band?: Resolver<Graph.Maybe<ResolversTypes['ForecastBand']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type RunningMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RunningMonth'] = ResolversParentTypes['RunningMonth']> = {
  band?: Resolver<Graph.Maybe<ResolversTypes['ForecastBand']>, ParentType, ContextType>;
  forecast?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ForecastErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForecastError'] = ResolversParentTypes['ForecastError']> = {
  comparisons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meanPercent?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  origins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PortionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Portion'] = ResolversParentTypes['Portion']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PortionItem']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
};

export type PortionItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PortionItem'] = ResolversParentTypes['PortionItem']> = {
  byVendor?: Resolver<Array<ResolversTypes['VendorAmount']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['PortionPart']>, ParentType, ContextType>;
  othersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shown?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type PortionPartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PortionPart'] = ResolversParentTypes['PortionPart']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shown?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type VendorAmountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorAmount'] = ResolversParentTypes['VendorAmount']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type TotalSavingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotalSaving'] = ResolversParentTypes['TotalSaving']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastMonth?: Resolver<ResolversTypes['SavingSpan'], ParentType, ContextType>;
  monthToDate?: Resolver<ResolversTypes['SavingSpan'], ParentType, ContextType>;
};

export type SavingSpanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavingSpan'] = ResolversParentTypes['SavingSpan']> = {
  commitment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discounts?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  spot?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['VendorSaving']>, ParentType, ContextType>;
};

export type VendorSavingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorSaving'] = ResolversParentTypes['VendorSaving']> = {
  commitment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discounts?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  spot?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type CostByVendorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostByVendor'] = ResolversParentTypes['CostByVendor']> = {
  axis?: Resolver<Array<ResolversTypes['AxisPoint']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['CostItem'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['VendorCost']>, ParentType, ContextType>;
};

export type VendorCostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorCost'] = ResolversParentTypes['VendorCost']> = {
  series?: Resolver<Array<ResolversTypes['CostItem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['CostItem'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type WidgetContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WidgetContent'] = ResolversParentTypes['WidgetContent']> = {
  __resolveType: TypeResolveFn<'MonthToDateContent' | 'EstimatedCostContent' | 'BudgetContent' | 'TotalSavingContent' | 'CostTrendContent' | 'CostByContent' | 'YearForecastContent' | 'ProductPortionContent' | 'PortionByContent' | 'TopCostsContent' | 'MultiVendorCostContent' | 'IntegratedPortionContent' | 'ServiceGroupPortionContent' | 'AlertsContent' | 'AbnormalChangeContent' | 'TopMoversContent' | 'MlAbnormalUserContent' | 'MlAbnormalAiContent', ParentType, ContextType>;
};

export type MonthToDateContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MonthToDateContent'] = ResolversParentTypes['MonthToDateContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  costMonthToDate?: Resolver<Graph.Maybe<ResolversTypes['CostMonthToDate']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EstimatedCostContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EstimatedCostContent'] = ResolversParentTypes['EstimatedCostContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  estimatedCost?: Resolver<Graph.Maybe<ResolversTypes['EstimatedCost']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BudgetContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BudgetContent'] = ResolversParentTypes['BudgetContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  budgetStatus?: Resolver<Graph.Maybe<ResolversTypes['BudgetStatus']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TotalSavingContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TotalSavingContent'] = ResolversParentTypes['TotalSavingContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  totalSaving?: Resolver<Graph.Maybe<ResolversTypes['TotalSaving']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CostTrendContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostTrendContent'] = ResolversParentTypes['CostTrendContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  costTrend?: Resolver<Graph.Maybe<ResolversTypes['CostTrend']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CostByContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostByContent'] = ResolversParentTypes['CostByContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  costOverTime?: Resolver<Graph.Maybe<ResolversTypes['CostOverTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type YearForecastContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['YearForecastContent'] = ResolversParentTypes['YearForecastContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  yearForecast?: Resolver<Graph.Maybe<ResolversTypes['YearForecast']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductPortionContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductPortionContent'] = ResolversParentTypes['ProductPortionContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  productPortion?: Resolver<Graph.Maybe<ResolversTypes['Portion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PortionByContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PortionByContent'] = ResolversParentTypes['PortionByContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  portionBy?: Resolver<Graph.Maybe<ResolversTypes['Portion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopCostsContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TopCostsContent'] = ResolversParentTypes['TopCostsContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  topCosts?: Resolver<Graph.Maybe<ResolversTypes['TopCosts']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MultiVendorCostContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MultiVendorCostContent'] = ResolversParentTypes['MultiVendorCostContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  costByVendor?: Resolver<Graph.Maybe<ResolversTypes['CostByVendor']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IntegratedPortionContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IntegratedPortionContent'] = ResolversParentTypes['IntegratedPortionContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  integratedPortion?: Resolver<Graph.Maybe<ResolversTypes['Portion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceGroupPortionContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ServiceGroupPortionContent'] = ResolversParentTypes['ServiceGroupPortionContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  serviceGroupPortion?: Resolver<Graph.Maybe<ResolversTypes['Portion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlertsContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AlertsContent'] = ResolversParentTypes['AlertsContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  alertFeed?: Resolver<Graph.Maybe<ResolversTypes['AlertFeed']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AbnormalChangeContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AbnormalChangeContent'] = ResolversParentTypes['AbnormalChangeContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  abnormalChanges?: Resolver<Graph.Maybe<ResolversTypes['AbnormalChanges']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopMoversContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TopMoversContent'] = ResolversParentTypes['TopMoversContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  costAnalytics?: Resolver<Graph.Maybe<ResolversTypes['CostAnalytics']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MlAbnormalUserContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MlAbnormalUserContent'] = ResolversParentTypes['MlAbnormalUserContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  userAnomalies?: Resolver<Graph.Maybe<ResolversTypes['AiAnomalies']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MlAbnormalAiContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MlAbnormalAiContent'] = ResolversParentTypes['MlAbnormalAiContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['WidgetSettings'], ParentType, ContextType>;
  aiAnomalies?: Resolver<Graph.Maybe<ResolversTypes['AiAnomalies']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WidgetSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WidgetSettings'] = ResolversParentTypes['WidgetSettings']> = {
  account?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  basis?: Resolver<Graph.Maybe<ResolversTypes['CostBasis']>, ParentType, ContextType>;
  category?: Resolver<Graph.Maybe<ResolversTypes['WidgetCategory']>, ParentType, ContextType>;
  channels?: Resolver<Graph.Maybe<Array<ResolversTypes['WidgetChannel']>>, ParentType, ContextType>;
  chartType?: Resolver<Graph.Maybe<ResolversTypes['WidgetChart']>, ParentType, ContextType>;
  comparison?: Resolver<Graph.Maybe<ResolversTypes['WidgetComparison']>, ParentType, ContextType>;
  frame?: Resolver<Graph.Maybe<ResolversTypes['WidgetFrame']>, ParentType, ContextType>;
  includesLowerLevels?: Resolver<Graph.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPinned?: Resolver<Graph.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<Graph.Maybe<ResolversTypes['WidgetItemChoice']>, ParentType, ContextType>;
  joinSameNames?: Resolver<Graph.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxAlert?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minAlert?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  savedFilter?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  savedFilterName?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scale?: Resolver<Graph.Maybe<ResolversTypes['WidgetScale']>, ParentType, ContextType>;
  sendType?: Resolver<Graph.Maybe<ResolversTypes['WidgetSendType']>, ParentType, ContextType>;
  sensitivity?: Resolver<Graph.Maybe<ResolversTypes['WidgetSensitivity']>, ParentType, ContextType>;
  serviceGroupSet?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagKey?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  threshold?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  title?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vendors?: Resolver<Graph.Maybe<Array<ResolversTypes['Vendor']>>, ParentType, ContextType>;
  viewBy?: Resolver<Graph.Maybe<ResolversTypes['ViewBy']>, ParentType, ContextType>;
};

export type WidgetItemChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WidgetItemChoice'] = ResolversParentTypes['WidgetItemChoice']> = {
  chosen?: Resolver<Array<ResolversTypes['WidgetItem']>, ParentType, ContextType>;
  show?: Resolver<ResolversTypes['WidgetItems'], ParentType, ContextType>;
};

export type WidgetItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WidgetItem'] = ResolversParentTypes['WidgetItem']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type StoredDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoredData'] = ResolversParentTypes['StoredData']> = {
  amounts?: Resolver<Array<ResolversTypes['StoredAmount']>, ParentType, ContextType>;
  billingAccountIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  isCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keepDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptMonths?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  monthCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type StoredFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoredFile'] = ResolversParentTypes['StoredFile']> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lists?: Resolver<Array<ResolversTypes['StoredList']>, ParentType, ContextType>;
};

export type StoredListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoredList'] = ResolversParentTypes['StoredList']> = {
  list?: Resolver<ResolversTypes['DataList'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoredAmountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoredAmount'] = ResolversParentTypes['StoredAmount']> = {
  billed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataChangeConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataChangeConnection'] = ResolversParentTypes['DataChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DataChangeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataChangeEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataChangeEdge'] = ResolversParentTypes['DataChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DataChange'], ParentType, ContextType>;
};

export type DataChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataChange'] = ResolversParentTypes['DataChange']> = {
  actor?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amounts?: Resolver<Array<ResolversTypes['DataAmountChange']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  block?: Resolver<Graph.Maybe<ResolversTypes['DataChangeBlock']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptUntil?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DataChangeKind'], ParentType, ContextType>;
  monthCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  report?: Resolver<Graph.Maybe<ResolversTypes['DataChangeReport']>, ParentType, ContextType>;
  reverts?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rowsBefore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rowsNow?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataChangeReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataChangeReport'] = ResolversParentTypes['DataChangeReport']> = {
  lists?: Resolver<Array<ResolversTypes['ChangedList']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['ChangedMonth']>, ParentType, ContextType>;
  monthsLeftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangedList'] = ResolversParentTypes['ChangedList']> = {
  list?: Resolver<ResolversTypes['DataList'], ParentType, ContextType>;
  rowsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangedMonth'] = ResolversParentTypes['ChangedMonth']> = {
  amounts?: Resolver<Array<ResolversTypes['DataAmountChange']>, ParentType, ContextType>;
  billingAccountId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rowsBefore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rowsNow?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type DataAmountChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataAmountChange'] = ResolversParentTypes['DataAmountChange']> = {
  billedBefore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  billedNow?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveDataPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveDataPayload'] = ResolversParentTypes['RemoveDataPayload']> = {
  change?: Resolver<Graph.Maybe<ResolversTypes['DataChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RevertDataChangePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevertDataChangePayload'] = ResolversParentTypes['RevertDataChangePayload']> = {
  change?: Resolver<Graph.Maybe<ResolversTypes['DataChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type FocusCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FocusCheck'] = ResolversParentTypes['FocusCheck']> = {
  broken?: Resolver<Array<ResolversTypes['BrokenFocusRule']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ruleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrokenFocusRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BrokenFocusRule'] = ResolversParentTypes['BrokenFocusRule']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first?: Resolver<Array<ResolversTypes['BrokenFocusRow']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyword?: Resolver<ResolversTypes['FocusKeyword'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FocusRuleKind'], ParentType, ContextType>;
  other?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  where?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrokenFocusRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BrokenFocusRow'] = ResolversParentTypes['BrokenFocusRow']> = {
  line?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  value?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoadPlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoadPlan'] = ResolversParentTypes['LoadPlan']> = {
  allowed?: Resolver<Array<ResolversTypes['LoadAnswer']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['LoadFinding']>, ParentType, ContextType>;
  findingsLeftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['PlannedMonth']>, ParentType, ContextType>;
  monthsLeftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlannedMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlannedMonth'] = ResolversParentTypes['PlannedMonth']> = {
  billingAccountId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  money?: Resolver<Array<ResolversTypes['PlannedMoney']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rowsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsBefore?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type PlannedMoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlannedMoney'] = ResolversParentTypes['PlannedMoney']> = {
  after?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  before?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoadFindingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoadFinding'] = ResolversParentTypes['LoadFinding']> = {
  answers?: Resolver<Array<ResolversTypes['LoadAnswer']>, ParentType, ContextType>;
  billingAccountId?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  month?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LoadReason'], ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type RetentionPreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetentionPreview'] = ResolversParentTypes['RetentionPreview']> = {
  amounts?: Resolver<Array<ResolversTypes['StoredAmount']>, ParentType, ContextType>;
  firstMonth?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SaveDataRetentionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveDataRetentionPayload'] = ResolversParentTypes['SaveDataRetentionPayload']> = {
  change?: Resolver<Graph.Maybe<ResolversTypes['DataChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaveDataSourcePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveDataSourcePayload'] = ResolversParentTypes['SaveDataSourcePayload']> = {
  source?: Resolver<Graph.Maybe<ResolversTypes['DataSource']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type TestDataSourcePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestDataSourcePayload'] = ResolversParentTypes['TestDataSourcePayload']> = {
  trial?: Resolver<Graph.Maybe<ResolversTypes['DataSourceTrial']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DataSourceTrialResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataSourceTrial'] = ResolversParentTypes['DataSourceTrial']> = {
  fault?: Resolver<Graph.Maybe<ResolversTypes['DataSourceFault']>, ParentType, ContextType>;
  fileCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  manifestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RunDataSourcePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RunDataSourcePayload'] = ResolversParentTypes['RunDataSourcePayload']> = {
  run?: Resolver<Graph.Maybe<ResolversTypes['DataSourceRun']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveDataSourcePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveDataSourcePayload'] = ResolversParentTypes['RemoveDataSourcePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type DataSourcesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataSources'] = ResolversParentTypes['DataSources']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['DataSource']>, ParentType, ContextType>;
};

export type DataSourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataSource'] = ResolversParentTypes['DataSource']> = {
  allow?: Resolver<Array<ResolversTypes['LoadAnswer']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  everyMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['DataSourceField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DataSourceKind'], ParentType, ContextType>;
  lastRun?: Resolver<Graph.Maybe<ResolversTypes['DataSourceRun']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['DataSourceLayout'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['DataSourceSeen']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextRunAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  secrets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['DataSourceWay'], ParentType, ContextType>;
};

export type DataSourceFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataSourceField'] = ResolversParentTypes['DataSourceField']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataSourceFaultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataSourceFault'] = ResolversParentTypes['DataSourceFault']> = {
  code?: Resolver<ResolversTypes['DataSourceFaultCode'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataSourceMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataSourceMonth'] = ResolversParentTypes['DataSourceMonth']> = {
  bytes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fault?: Resolver<Graph.Maybe<ResolversTypes['DataSourceFault']>, ParentType, ContextType>;
  fileCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loadId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  month?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataSourceState'], ParentType, ContextType>;
};

export type DataSourceSeenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataSourceSeen'] = ResolversParentTypes['DataSourceSeen']> = {
  fileCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataSourceState'], ParentType, ContextType>;
};

export type DataSourceRunConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataSourceRunConnection'] = ResolversParentTypes['DataSourceRunConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DataSourceRunEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataSourceRunEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataSourceRunEdge'] = ResolversParentTypes['DataSourceRunEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DataSourceRun'], ParentType, ContextType>;
};

export type DataSourceRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataSourceRun'] = ResolversParentTypes['DataSourceRun']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fault?: Resolver<Graph.Maybe<ResolversTypes['DataSourceFault']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['DataSourceMonth']>, ParentType, ContextType>;
  objectCount?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataSourceState'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  loadProgress?: SubscriptionResolver<Graph.Maybe<ResolversTypes['LoadRun']>, "loadProgress", ParentType, ContextType, Partial<Graph.SubscriptionLoadProgressArgs>>;
};

export type LoadRunConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoadRunConnection'] = ResolversParentTypes['LoadRunConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LoadRunEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoadRunEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoadRunEdge'] = ResolversParentTypes['LoadRunEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LoadRun'], ParentType, ContextType>;
};

export type LoadRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoadRun'] = ResolversParentTypes['LoadRun']> = {
  changeId?: Resolver<Graph.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  endedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fault?: Resolver<Graph.Maybe<ResolversTypes['LoadFault']>, ParentType, ContextType>;
  fileCount?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  monthsShrunk?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['LoadOrigin'], ParentType, ContextType>;
  progress?: Resolver<Graph.Maybe<ResolversTypes['LoadProgress']>, ParentType, ContextType>;
  report?: Resolver<Graph.Maybe<ResolversTypes['LoadReport']>, ParentType, ContextType>;
  rowsLoaded?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rowsRejected?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedBy?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LoadState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoadProgressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoadProgress'] = ResolversParentTypes['LoadProgress']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoadFaultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoadFault'] = ResolversParentTypes['LoadFault']> = {
  file?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoadReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoadReport'] = ResolversParentTypes['LoadReport']> = {
  files?: Resolver<Array<ResolversTypes['LoadedFile']>, ParentType, ContextType>;
  filesLeftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['LoadPlan'], ParentType, ContextType>;
  replaced?: Resolver<Array<ResolversTypes['ReplacedMonth']>, ParentType, ContextType>;
  replacedLeftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoadedFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoadedFile'] = ResolversParentTypes['LoadedFile']> = {
  check?: Resolver<Graph.Maybe<ResolversTypes['FocusCheck']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rejected?: Resolver<Array<ResolversTypes['RejectedRow']>, ParentType, ContextType>;
  rowsLoaded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsRejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['LoadTotal']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RejectedRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RejectedRow'] = ResolversParentTypes['RejectedRow']> = {
  column?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoadTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoadTotal'] = ResolversParentTypes['LoadTotal']> = {
  billed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effective?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type ReplacedMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReplacedMonth'] = ResolversParentTypes['ReplacedMonth']> = {
  billingAccountId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShrunk?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rowsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type DataStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataState'] = ResolversParentTypes['DataState']> = {
  unlistedRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['VendorData']>, ParentType, ContextType>;
};

export type VendorDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorData'] = ResolversParentTypes['VendorData']> = {
  completeThrough?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['CurrencyData']>, ParentType, ContextType>;
  dataThrough?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLoadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  loadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingMonths?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  monthCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roundedMonths?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type CurrencyDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurrencyData'] = ResolversParentTypes['CurrencyData']> = {
  billed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shareWithoutAccount?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shareWithoutListPrice?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shareWithoutRegion?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shareWithoutService?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shareWithoutTags?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  zeroCostRows?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AddUploadPartPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddUploadPartPayload'] = ResolversParentTypes['AddUploadPartPayload']> = {
  size?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LoadUploadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoadUploadPayload'] = ResolversParentTypes['LoadUploadPayload']> = {
  load?: Resolver<Graph.Maybe<ResolversTypes['LoadRun']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CostStoreUsageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostStoreUsage'] = ResolversParentTypes['CostStoreUsage']> = {
  largeScanRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  largeScans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tables?: Resolver<Array<ResolversTypes['CostStoreTableUse']>, ParentType, ContextType>;
};

export type CostStoreTableUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CostStoreTableUse'] = ResolversParentTypes['CostStoreTableUse']> = {
  largeScans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  p50?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p95?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  table?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatusDistributionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatusDistribution'] = ResolversParentTypes['StatusDistribution']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['StatusPerson']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['StatusRecipient']>, ParentType, ContextType>;
};

export type StatusRecipientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatusRecipient'] = ResolversParentTypes['StatusRecipient']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatusPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatusPerson'] = ResolversParentTypes['StatusPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveStatusRecipientPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveStatusRecipientPayload'] = ResolversParentTypes['SaveStatusRecipientPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MigrationRoisResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MigrationRois'] = ResolversParentTypes['MigrationRois']> = {
  companies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['MigrationRoi']>, ParentType, ContextType>;
};

export type MigrationRoiResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MigrationRoi'] = ResolversParentTypes['MigrationRoi']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cloudCost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedSaving?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  migrationCost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onPremiseCost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startMonth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveMigrationRoisPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveMigrationRoisPayload'] = ResolversParentTypes['SaveMigrationRoisPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMigrationRoiPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteMigrationRoiPayload'] = ResolversParentTypes['DeleteMigrationRoiPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReadMigrationRoiFilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReadMigrationRoiFilePayload'] = ResolversParentTypes['ReadMigrationRoiFilePayload']> = {
  faults?: Resolver<Array<ResolversTypes['MigrationRoiFileFault']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ReadMigrationRoi']>, ParentType, ContextType>;
};

export type ReadMigrationRoiResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReadMigrationRoi'] = ResolversParentTypes['ReadMigrationRoi']> = {
  cloudCost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedSaving?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  migrationCost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onPremiseCost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startMonth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MigrationRoiFileFaultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MigrationRoiFileFault'] = ResolversParentTypes['MigrationRoiFileFault']> = {
  code?: Resolver<ResolversTypes['MigrationRoiFileFaultCode'], ParentType, ContextType>;
  column?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperationStatusesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperationStatuses'] = ResolversParentTypes['OperationStatuses']> = {
  companies?: Resolver<Array<ResolversTypes['OperationCompany']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['OperationStatusEdge']>, ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationStatusEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperationStatusEdge'] = ResolversParentTypes['OperationStatusEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType>;
};

export type OperationCompanyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperationCompany'] = ResolversParentTypes['OperationCompany']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  completeThrough?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['OperationStatusCount']>, ParentType, ContextType>;
  lastLoadedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OperationStatusCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperationStatusCount'] = ResolversParentTypes['OperationStatusCount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperationStatus'] = ResolversParentTypes['OperationStatus']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foundCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRepairable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationStatusViewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperationStatusView'] = ResolversParentTypes['OperationStatusView']> = {
  files?: Resolver<Array<ResolversTypes['OperationFile']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['OperationHistoryEntry']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['OperationRun']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OperationStatus'], ParentType, ContextType>;
  told?: Resolver<Array<ResolversTypes['OperationTold']>, ParentType, ContextType>;
};

export type OperationFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperationFile'] = ResolversParentTypes['OperationFile']> = {
  isThere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OperationRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperationRun'] = ResolversParentTypes['OperationRun']> = {
  endedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedBy?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperationToldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperationTold'] = ResolversParentTypes['OperationTold']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperationHistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperationHistoryEntry'] = ResolversParentTypes['OperationHistoryEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
};

export type OperationStatusPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OperationStatusPayload'] = ResolversParentTypes['OperationStatusPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  decision?: Resolver<Graph.Maybe<ResolversTypes['RecommendationDecision']>, ParentType, ContextType>;
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  averageUse?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  breakEvenFall?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  breakEvenMonths?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  breakEvenUtilization?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  commitment?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  coverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deployment?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downside?: Resolver<Array<ResolversTypes['RecommendationDownside']>, ParentType, ContextType>;
  flexibilityGroup?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instanceFamily?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instanceType?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSizeFlexible?: Resolver<Graph.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RecommendationKind'], ParentType, ContextType>;
  lockInMonths?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lookBackDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximumUse?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimumUse?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  monthlyOnDemand?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  monthlySavings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  normalizedUnits?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  offeringClass?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operation?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentOption?: Resolver<ResolversTypes['RecommendationPayment'], ParentType, ContextType>;
  planType?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['RecommendationRate'], ParentType, ContextType>;
  recurringCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  region?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionName?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savingsHigh?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  savingsLow?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  savingsRate?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tenancy?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termYears?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upfrontCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  utilization?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RecommendationDecisionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationDecision'] = ResolversParentTypes['RecommendationDecision']> = {
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commitmentIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Graph.Maybe<ResolversTypes['RecommendationHistory']>, ParentType, ContextType>;
  isByAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RecommendationKind'], ParentType, ContextType>;
  knownThrough?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lookBackDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ledger?: Resolver<Graph.Maybe<ResolversTypes['RecommendationLedger']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentOption?: Resolver<ResolversTypes['RecommendationPayment'], ParentType, ContextType>;
  promised?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regionName?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RecommendationState'], ParentType, ContextType>;
  termYears?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecommendationHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationHistory'] = ResolversParentTypes['RecommendationHistory']> = {
  entries?: Resolver<Array<ResolversTypes['RecommendationHistoryEntry']>, ParentType, ContextType>;
  purchases?: Resolver<Array<ResolversTypes['RecommendationPurchase']>, ParentType, ContextType>;
};

export type RecommendationHistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationHistoryEntry'] = ResolversParentTypes['RecommendationHistoryEntry']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commitmentIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RecommendationState'], ParentType, ContextType>;
  until?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type RecommendationPurchaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationPurchase'] = ResolversParentTypes['RecommendationPurchase']> = {
  commitmentId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAlike?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RecommendationDecisionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationDecisionPayload'] = ResolversParentTypes['RecommendationDecisionPayload']> = {
  decision?: Resolver<Graph.Maybe<ResolversTypes['RecommendationDecision']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecommendationLedgerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationLedger'] = ResolversParentTypes['RecommendationLedger']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['RecommendationLedgerMonth']>, ParentType, ContextType>;
};

export type RecommendationLedgerMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationLedgerMonth'] = ResolversParentTypes['RecommendationLedgerMonth']> = {
  best?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isCharged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  promised?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  realised?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ImportedRecommendationConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportedRecommendationConnection'] = ResolversParentTypes['ImportedRecommendationConnection']> = {
  counts?: Resolver<ResolversTypes['ImportedRecommendationCounts'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ImportedRecommendationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportedRecommendationCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportedRecommendationCounts'] = ResolversParentTypes['ImportedRecommendationCounts']> = {
  right?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchecked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportedRecommendationEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportedRecommendationEdge'] = ResolversParentTypes['ImportedRecommendationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ImportedRecommendation'], ParentType, ContextType>;
};

export type ImportedRecommendationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportedRecommendation'] = ResolversParentTypes['ImportedRecommendation']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byHours?: Resolver<Graph.Maybe<ResolversTypes['ImportedRecommendationHours']>, ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['ImportedRecommendationCheck']>, ParentType, ContextType>;
  commitment?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportedRecommendationKind'], ParentType, ContextType>;
  line?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lookBackDays?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  madeAt?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  monthlyOnDemand?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  monthlySavings?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ours?: Resolver<Graph.Maybe<ResolversTypes['ImportedRecommendationOurs']>, ParentType, ContextType>;
  paymentOption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termYears?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ImportVerdict'], ParentType, ContextType>;
};

export type ImportedRecommendationCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportedRecommendationCheck'] = ResolversParentTypes['ImportedRecommendationCheck']> = {
  check?: Resolver<ResolversTypes['ImportCheckName'], ParentType, ContextType>;
  isOk?: Resolver<Graph.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reckoned?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  told?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ImportedRecommendationHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportedRecommendationHours'] = ResolversParentTypes['ImportedRecommendationHours']> = {
  averageUse?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  blankHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthlySavings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unknownHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  utilization?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ImportedRecommendationOursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImportedRecommendationOurs'] = ResolversParentTypes['ImportedRecommendationOurs']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  monthlySavings?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RecommendationPortfolioResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationPortfolio'] = ResolversParentTypes['RecommendationPortfolio']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['RecommendationGap']>, ParentType, ContextType>;
  monthlyOnDemand?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  monthlySavings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  overlaps?: Resolver<Array<ResolversTypes['RecommendationOverlap']>, ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  recurringCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savingsRate?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  separate?: Resolver<Array<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  separateMonthlySavings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  upfrontCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  window?: Resolver<Graph.Maybe<ResolversTypes['RecommendationWindow']>, ParentType, ContextType>;
};

export type RecommendationOverlapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationOverlap'] = ResolversParentTypes['RecommendationOverlap']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instanceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  monthlyOnDemand?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  one?: Resolver<ResolversTypes['Recommendation'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Recommendation'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromiseLedgerMailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromiseLedgerMail'] = ResolversParentTypes['PromiseLedgerMail']> = {
  people?: Resolver<Array<ResolversTypes['PromiseLedgerReader']>, ParentType, ContextType>;
  schedule?: Resolver<Graph.Maybe<ResolversTypes['PromiseLedgerSchedule']>, ParentType, ContextType>;
};

export type PromiseLedgerReaderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromiseLedgerReader'] = ResolversParentTypes['PromiseLedgerReader']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromiseLedgerScheduleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromiseLedgerSchedule'] = ResolversParentTypes['PromiseLedgerSchedule']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextRunAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pauseReason?: Resolver<Graph.Maybe<ResolversTypes['MailPauseReason']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['ScheduledRecipient']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['MailRun']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['SendZone'], ParentType, ContextType>;
};

export type PromiseLedgerMailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromiseLedgerMailPayload'] = ResolversParentTypes['PromiseLedgerMailPayload']> = {
  mail?: Resolver<Graph.Maybe<ResolversTypes['PromiseLedgerMail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PromiseLedgerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromiseLedger'] = ResolversParentTypes['PromiseLedger']> = {
  best?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['PromiseLedgerMonth']>, ParentType, ContextType>;
  promised?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  realised?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PromiseLedgerMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PromiseLedgerMonth'] = ResolversParentTypes['PromiseLedgerMonth']> = {
  best?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promised?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  realised?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RecommendationSavingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationSavings'] = ResolversParentTypes['RecommendationSavings']> = {
  accepted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  acceptedPieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  openPieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecommendationDownsideResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationDownside'] = ResolversParentTypes['RecommendationDownside']> = {
  fallPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leastMonthlySavings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  monthlySavings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RecommendationRateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationRate'] = ResolversParentTypes['RecommendationRate']> = {
  discount?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isOfOtherTerms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RecommendationRateSource'], ParentType, ContextType>;
};

export type RecommendationSimulationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationSimulation'] = ResolversParentTypes['RecommendationSimulation']> = {
  backTest?: Resolver<Array<ResolversTypes['RecommendationBackTest']>, ParentType, ContextType>;
  capture?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  curve?: Resolver<ResolversTypes['SavingCurve'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['RecommendationHours'], ParentType, ContextType>;
  leastRegret?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mostSaving?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['Recommendation'], ParentType, ContextType>;
  targetCoverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  window?: Resolver<Graph.Maybe<ResolversTypes['RecommendationWindow']>, ParentType, ContextType>;
  worstMonth?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SavingCurveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavingCurve'] = ResolversParentTypes['SavingCurve']> = {
  error?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  covered?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  isInstances?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onDemand?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantities?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  recurring?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  termMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upfront?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  used?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RecommendationHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationHours'] = ResolversParentTypes['RecommendationHours']> = {
  axis?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isLeftOut?: Resolver<Array<ResolversTypes['Boolean']>, ParentType, ContextType>;
  onDemand?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type RecommendationBackTestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationBackTest'] = ResolversParentTypes['RecommendationBackTest']> = {
  best?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promised?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  realised?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  utilization?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RecommendationsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recommendations'] = ResolversParentTypes['Recommendations']> = {
  accounts?: Resolver<Graph.Maybe<ResolversTypes['RecommendationAccountConnection']>, ParentType, ContextType, RequireFields<Graph.RecommendationsAccountsArgs, 'itemsPerPage' | 'page' | 'sort'>>;
  list?: Resolver<Graph.Maybe<ResolversTypes['RecommendationConnection']>, ParentType, ContextType, RequireFields<Graph.RecommendationsListArgs, 'itemsPerPage' | 'page' | 'sort'>>;
  options?: Resolver<Graph.Maybe<ResolversTypes['CommitmentOptions']>, ParentType, ContextType>;
  simulation?: Resolver<Graph.Maybe<ResolversTypes['RecommendationSimulation']>, ParentType, ContextType, Partial<Graph.RecommendationsSimulationArgs>>;
};

export type RecommendationWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationWindow'] = ResolversParentTypes['RecommendationWindow']> = {
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDaily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftOutHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RecommendationGapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationGap'] = ResolversParentTypes['RecommendationGap']> = {
  best?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lack?: Resolver<ResolversTypes['RecommendationLack'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecommendationTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationTotal'] = ResolversParentTypes['RecommendationTotal']> = {
  countedPieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthlySavings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  monthlyOnDemand?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  recurringCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savingsRate?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  upfrontCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RecommendationConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationConnection'] = ResolversParentTypes['RecommendationConnection']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['RecommendationEdge']>, ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['RecommendationGap']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['RecommendationTotal'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  window?: Resolver<Graph.Maybe<ResolversTypes['RecommendationWindow']>, ParentType, ContextType>;
};

export type RecommendationEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationEdge'] = ResolversParentTypes['RecommendationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Recommendation'], ParentType, ContextType>;
};

export type RecommendationAccountConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationAccountConnection'] = ResolversParentTypes['RecommendationAccountConnection']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['RecommendationAccountEdge']>, ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['RecommendationGap']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['RecommendationTotal'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  window?: Resolver<Graph.Maybe<ResolversTypes['RecommendationWindow']>, ParentType, ContextType>;
};

export type RecommendationAccountEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationAccountEdge'] = ResolversParentTypes['RecommendationAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RecommendationAccount'], ParentType, ContextType>;
};

export type RecommendationAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendationAccount'] = ResolversParentTypes['RecommendationAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['RecommendationTotal'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReservationCoverageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationCoverage'] = ResolversParentTypes['ReservationCoverage']> = {
  filterOptions?: Resolver<Graph.Maybe<ResolversTypes['CommitmentOptions']>, ParentType, ContextType>;
  rows?: Resolver<Graph.Maybe<ResolversTypes['ReservationCoverageConnection']>, ParentType, ContextType, RequireFields<Graph.ReservationCoverageRowsArgs, 'itemsPerPage' | 'page'>>;
  summary?: Resolver<Graph.Maybe<ResolversTypes['ReservationCoverageSummary']>, ParentType, ContextType>;
  trend?: Resolver<Graph.Maybe<ResolversTypes['ReservationCoverageTrend']>, ParentType, ContextType, RequireFields<Graph.ReservationCoverageTrendArgs, 'by'>>;
};

export type ReservationCoverageFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationCoverageFigures'] = ResolversParentTypes['ReservationCoverageFigures']> = {
  hours?: Resolver<ResolversTypes['UsageCoverage'], ParentType, ContextType>;
  onDemandCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reservedOnDemandCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savingsPlansCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['UsageCoverage'], ParentType, ContextType>;
};

export type UsageCoverageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UsageCoverage'] = ResolversParentTypes['UsageCoverage']> = {
  coverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  coverageWithPlans?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  onDemand?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reserved?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  savingsPlans?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalWithPlans?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReservationCoverageSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationCoverageSummary'] = ResolversParentTypes['ReservationCoverageSummary']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['ReservationCoverageFigures'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  savingsPlansCoverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reservedCoverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
};

export type ReservationCoverageTrendResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationCoverageTrend'] = ResolversParentTypes['ReservationCoverageTrend']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  axis?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['ReservationCoverageSeries']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['TimeUnit'], ParentType, ContextType>;
};

export type ReservationCoverageSeriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationCoverageSeries'] = ResolversParentTypes['ReservationCoverageSeries']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<Array<Graph.Maybe<ResolversTypes['ReservationCoverageFigures']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReservationCoverageRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationCoverageRow'] = ResolversParentTypes['ReservationCoverageRow']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instanceFamily?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['ReservationCoverageFigures'], ParentType, ContextType>;
  instanceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  normalizationFactor?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  payerAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenancy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReservationCoverageConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationCoverageConnection'] = ResolversParentTypes['ReservationCoverageConnection']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ReservationCoverageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ReservationCoverageFigures'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReservationCoverageEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationCoverageEdge'] = ResolversParentTypes['ReservationCoverageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReservationCoverageRow'], ParentType, ContextType>;
};

export type ReservationFiguresResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationFigures'] = ResolversParentTypes['ReservationFigures']> = {
  netSavings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  onDemandSpend?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  moneyUtilization?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantityUnit?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savingsRate?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unusedPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unusedQuantity?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usedPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usedQuantity?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  utilization?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  utilizationForm?: Resolver<Graph.Maybe<ResolversTypes['UtilizationForm']>, ParentType, ContextType>;
};

export type ReservationSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationSummary'] = ResolversParentTypes['ReservationSummary']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['ReservationFigures'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
};

export type ReservedInstancesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservedInstances'] = ResolversParentTypes['ReservedInstances']> = {
  coverage?: Resolver<ResolversTypes['ReservationCoverage'], ParentType, ContextType>;
  filterOptions?: Resolver<Graph.Maybe<ResolversTypes['CommitmentOptions']>, ParentType, ContextType>;
  inventory?: Resolver<Graph.Maybe<ResolversTypes['ReservedInstanceConnection']>, ParentType, ContextType, RequireFields<Graph.ReservedInstancesInventoryArgs, 'includeExpired' | 'itemsPerPage' | 'page'>>;
  utilization?: Resolver<ResolversTypes['ReservationUtilization'], ParentType, ContextType>;
  reminders?: Resolver<Graph.Maybe<ResolversTypes['CommitmentReminders']>, ParentType, ContextType>;
};

export type AzureReservationsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AzureReservations'] = ResolversParentTypes['AzureReservations']> = {
  filterOptions?: Resolver<Graph.Maybe<ResolversTypes['CommitmentOptions']>, ParentType, ContextType>;
  inventory?: Resolver<Graph.Maybe<ResolversTypes['AzureReservationConnection']>, ParentType, ContextType, RequireFields<Graph.AzureReservationsInventoryArgs, 'includeExpired' | 'itemsPerPage' | 'page'>>;
  utilization?: Resolver<ResolversTypes['ReservationUtilization'], ParentType, ContextType>;
  reminders?: Resolver<Graph.Maybe<ResolversTypes['CommitmentReminders']>, ParentType, ContextType>;
};

export type ReservedInstanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservedInstance'] = ResolversParentTypes['ReservedInstance']> = {
  billingFrequency?: Resolver<Graph.Maybe<ResolversTypes['BillingFrequency']>, ParentType, ContextType>;
  charged?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upfrontFee?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  upfrontFeeEach?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hourlyFee?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hourlyFeeEach?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isMultiZone?: Resolver<Graph.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  normalizationFactor?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  normalizedUnits?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  offerClass?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operation?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationScope?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ReservationTag']>, ParentType, ContextType>;
  tenancy?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['ReservationTerms'], ParentType, ContextType>;
};

export type ReservationTagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationTag'] = ResolversParentTypes['ReservationTag']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AzureReservationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AzureReservation'] = ResolversParentTypes['AzureReservation']> = {
  billingPlan?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['ReservationFigures'], ParentType, ContextType>;
  hourlyPrice?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reservationScope?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuId?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  term?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['ReservationTerms'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  utilization?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReservedInstanceTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservedInstanceTotals'] = ResolversParentTypes['ReservedInstanceTotals']> = {
  charged?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instances?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  normalizedUnits?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AzureReservationTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AzureReservationTotals'] = ResolversParentTypes['AzureReservationTotals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReservedInstanceConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservedInstanceConnection'] = ResolversParentTypes['ReservedInstanceConnection']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ReservedInstanceEdge']>, ParentType, ContextType>;
  ends?: Resolver<Array<ResolversTypes['CommitmentEnd']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ReservedInstanceTotals'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
};

export type ReservedInstanceEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservedInstanceEdge'] = ResolversParentTypes['ReservedInstanceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReservedInstance'], ParentType, ContextType>;
};

export type AzureReservationConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AzureReservationConnection'] = ResolversParentTypes['AzureReservationConnection']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['AzureReservationEdge']>, ParentType, ContextType>;
  ends?: Resolver<Array<ResolversTypes['CommitmentEnd']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['AzureReservationTotals'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
};

export type AzureReservationEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AzureReservationEdge'] = ResolversParentTypes['AzureReservationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AzureReservation'], ParentType, ContextType>;
};

export type ReservationUtilizationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationUtilization'] = ResolversParentTypes['ReservationUtilization']> = {
  agreement?: Resolver<Graph.Maybe<ResolversTypes['ReservationAgreementDetail']>, ParentType, ContextType, RequireFields<Graph.ReservationUtilizationAgreementArgs, 'id'>>;
  agreements?: Resolver<Graph.Maybe<ResolversTypes['ReservationAgreementConnection']>, ParentType, ContextType, RequireFields<Graph.ReservationUtilizationAgreementsArgs, 'itemsPerPage' | 'page'>>;
  families?: Resolver<Graph.Maybe<ResolversTypes['ReservationGroupConnection']>, ParentType, ContextType, RequireFields<Graph.ReservationUtilizationFamiliesArgs, 'itemsPerPage' | 'page'>>;
  filterOptions?: Resolver<Graph.Maybe<ResolversTypes['CommitmentOptions']>, ParentType, ContextType>;
  services?: Resolver<Graph.Maybe<ResolversTypes['ReservationGroupConnection']>, ParentType, ContextType, RequireFields<Graph.ReservationUtilizationServicesArgs, 'itemsPerPage' | 'page'>>;
  summary?: Resolver<Graph.Maybe<ResolversTypes['ReservationSummary']>, ParentType, ContextType>;
  trend?: Resolver<Graph.Maybe<ResolversTypes['CommitmentUseTrend']>, ParentType, ContextType, RequireFields<Graph.ReservationUtilizationTrendArgs, 'by'>>;
};

export type ReservationTermsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationTerms'] = ResolversParentTypes['ReservationTerms']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  instanceFamily?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instanceType?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentOption?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionName?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingSeconds?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  termSeconds?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReservationAgreementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationAgreement'] = ResolversParentTypes['ReservationAgreement']> = {
  figures?: Resolver<ResolversTypes['ReservationFigures'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['ReservationTerms'], ParentType, ContextType>;
};

export type ReservationAgreementDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationAgreementDetail'] = ResolversParentTypes['ReservationAgreementDetail']> = {
  agreement?: Resolver<ResolversTypes['ReservationAgreement'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trend?: Resolver<ResolversTypes['CommitmentUseTrend'], ParentType, ContextType>;
};

export type ReservationGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationGroup'] = ResolversParentTypes['ReservationGroup']> = {
  figures?: Resolver<ResolversTypes['ReservationFigures'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reservationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReservationAgreementConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationAgreementConnection'] = ResolversParentTypes['ReservationAgreementConnection']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ReservationAgreementEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ReservationFigures'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReservationAgreementEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationAgreementEdge'] = ResolversParentTypes['ReservationAgreementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReservationAgreement'], ParentType, ContextType>;
};

export type ReservationGroupConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationGroupConnection'] = ResolversParentTypes['ReservationGroupConnection']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ReservationGroupEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ReservationFigures'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReservationGroupEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReservationGroupEdge'] = ResolversParentTypes['ReservationGroupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReservationGroup'], ParentType, ContextType>;
};

export type CoverageRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CoverageRow'] = ResolversParentTypes['CoverageRow']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['CommitmentCoverage'], ParentType, ContextType>;
  instanceFamily?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CoverageRowConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CoverageRowConnection'] = ResolversParentTypes['CoverageRowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CoverageRowEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CoverageRowEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CoverageRowEdge'] = ResolversParentTypes['CoverageRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CoverageRow'], ParentType, ContextType>;
};

export type ComputeMixResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ComputeMix'] = ResolversParentTypes['ComputeMix']> = {
  onDemandCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  onDemandHours?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reservedCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reservedHours?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  savingsPlansCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savingsPlansHours?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  spotCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  spotHours?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalHours?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ComputeMixRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ComputeMixRow'] = ResolversParentTypes['ComputeMixRow']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instanceFamily?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mix?: Resolver<ResolversTypes['ComputeMix'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComputeMixConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ComputeMixConnection'] = ResolversParentTypes['ComputeMixConnection']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ComputeMixEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ComputeMix'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComputeMixEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ComputeMixEdge'] = ResolversParentTypes['ComputeMixEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ComputeMixRow'], ParentType, ContextType>;
};

export type SavingsPlansResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavingsPlans'] = ResolversParentTypes['SavingsPlans']> = {
  agreement?: Resolver<Graph.Maybe<ResolversTypes['SavingsPlanAgreement']>, ParentType, ContextType, RequireFields<Graph.SavingsPlansAgreementArgs, 'id'>>;
  agreementTrend?: Resolver<Graph.Maybe<ResolversTypes['CommitmentUseTrend']>, ParentType, ContextType, RequireFields<Graph.SavingsPlansAgreementTrendArgs, 'id'>>;
  agreements?: Resolver<Graph.Maybe<ResolversTypes['SavingsPlanAgreementConnection']>, ParentType, ContextType, RequireFields<Graph.SavingsPlansAgreementsArgs, 'itemsPerPage' | 'page' | 'sort'>>;
  coverage?: Resolver<Graph.Maybe<ResolversTypes['CommitmentCoverageSummary']>, ParentType, ContextType>;
  coverageOptions?: Resolver<Graph.Maybe<ResolversTypes['CommitmentOptions']>, ParentType, ContextType>;
  coverageRows?: Resolver<Graph.Maybe<ResolversTypes['CoverageRowConnection']>, ParentType, ContextType, RequireFields<Graph.SavingsPlansCoverageRowsArgs, 'itemsPerPage' | 'page' | 'sort'>>;
  coverageTrend?: Resolver<Graph.Maybe<ResolversTypes['CommitmentCoverageTrend']>, ParentType, ContextType, RequireFields<Graph.SavingsPlansCoverageTrendArgs, 'by'>>;
  inventory?: Resolver<Graph.Maybe<ResolversTypes['SavingsPlanConnection']>, ParentType, ContextType, RequireFields<Graph.SavingsPlansInventoryArgs, 'itemsPerPage' | 'page' | 'sort'>>;
  inventoryOptions?: Resolver<Graph.Maybe<ResolversTypes['CommitmentOptions']>, ParentType, ContextType>;
  mix?: Resolver<Graph.Maybe<ResolversTypes['ComputeMixConnection']>, ParentType, ContextType, RequireFields<Graph.SavingsPlansMixArgs, 'by' | 'itemsPerPage' | 'page' | 'sort'>>;
  types?: Resolver<Graph.Maybe<Array<ResolversTypes['SavingsPlanType']>>, ParentType, ContextType>;
  utilization?: Resolver<Graph.Maybe<ResolversTypes['CommitmentUseSummary']>, ParentType, ContextType>;
  utilizationOptions?: Resolver<Graph.Maybe<ResolversTypes['CommitmentOptions']>, ParentType, ContextType>;
  utilizationTrend?: Resolver<Graph.Maybe<ResolversTypes['CommitmentUseTrend']>, ParentType, ContextType, RequireFields<Graph.SavingsPlansUtilizationTrendArgs, 'by'>>;
  reminders?: Resolver<Graph.Maybe<ResolversTypes['CommitmentReminders']>, ParentType, ContextType>;
};

export type SavingsPlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavingsPlan'] = ResolversParentTypes['SavingsPlan']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  arn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commitment?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationSeconds?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endsAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  instanceFamily?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentOption?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recurringPayment?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  region?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionName?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingDays?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upfrontPayment?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SavingsPlanConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavingsPlanConnection'] = ResolversParentTypes['SavingsPlanConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SavingsPlanEdge']>, ParentType, ContextType>;
  ends?: Resolver<Array<ResolversTypes['CommitmentEnd']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavingsPlanEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavingsPlanEdge'] = ResolversParentTypes['SavingsPlanEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SavingsPlan'], ParentType, ContextType>;
};

export type SavingsPlanAgreementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavingsPlanAgreement'] = ResolversParentTypes['SavingsPlanAgreement']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  arn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commitment?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  commitmentCurrency?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['CommitmentUse'], ParentType, ContextType>;
  instanceFamily?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentOption?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionName?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavingsPlanAgreementConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavingsPlanAgreementConnection'] = ResolversParentTypes['SavingsPlanAgreementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SavingsPlanAgreementEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavingsPlanAgreementEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavingsPlanAgreementEdge'] = ResolversParentTypes['SavingsPlanAgreementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SavingsPlanAgreement'], ParentType, ContextType>;
};

export type SavingsPlanTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavingsPlanType'] = ResolversParentTypes['SavingsPlanType']> = {
  commitment?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  commitmentCurrency?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['CommitmentUse'], ParentType, ContextType>;
  plans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommitmentEndResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentEnd'] = ResolversParentTypes['CommitmentEnd']> = {
  endsAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommitmentRemindersResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentReminders'] = ResolversParentTypes['CommitmentReminders']> = {
  days?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  lowPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['ReminderPerson']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReminderPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReminderPerson'] = ResolversParentTypes['ReminderPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommitmentRemindersPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentRemindersPayload'] = ResolversParentTypes['CommitmentRemindersPayload']> = {
  reminders?: Resolver<Graph.Maybe<ResolversTypes['CommitmentReminders']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CommitmentOptionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentOptions'] = ResolversParentTypes['CommitmentOptions']> = {
  accounts?: Resolver<Array<ResolversTypes['CommitmentOption']>, ParentType, ContextType>;
  instanceFamilies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['CommitmentProduct']>, ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['CommitmentOption']>, ParentType, ContextType>;
};

export type CommitmentOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentOption'] = ResolversParentTypes['CommitmentOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommitmentProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentProduct'] = ResolversParentTypes['CommitmentProduct']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentCode?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommitmentUseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentUse'] = ResolversParentTypes['CommitmentUse']> = {
  moneyUtilization?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netSavings?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  onDemandSpend?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savingsRate?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unusedPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usedPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  utilization?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CommitmentUseSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentUseSummary'] = ResolversParentTypes['CommitmentUseSummary']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['CommitmentUse'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
};

export type CommitmentUseTrendResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentUseTrend'] = ResolversParentTypes['CommitmentUseTrend']> = {
  axis?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['CommitmentUseSeries']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['TimeUnit'], ParentType, ContextType>;
};

export type CommitmentUseSeriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentUseSeries'] = ResolversParentTypes['CommitmentUseSeries']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netSavings?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  onDemandSpend?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  unusedPayment?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  usedPayment?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  utilization?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type CommitmentCoverageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentCoverage'] = ResolversParentTypes['CommitmentCoverage']> = {
  coverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  onDemandCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  onDemandHours?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  providerCoverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reservedHours?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reservedOnDemandCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reservedUsageCoverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  savingsPlansCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savingsPlansHours?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  savingsPlansListCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savingsPlansUsageCoverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalHours?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalUsageCoverage?: Resolver<Graph.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CommitmentCoverageSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentCoverageSummary'] = ResolversParentTypes['CommitmentCoverageSummary']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['CommitmentCoverage'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DateRange'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['AppliedRate']>, ParentType, ContextType>;
  unconverted?: Resolver<Array<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
};

export type CommitmentCoverageTrendResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentCoverageTrend'] = ResolversParentTypes['CommitmentCoverageTrend']> = {
  axis?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['CommitmentCoverageSeries']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['TimeUnit'], ParentType, ContextType>;
};

export type CommitmentCoverageSeriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentCoverageSeries'] = ResolversParentTypes['CommitmentCoverageSeries']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverage?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onDemandCost?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  providerCoverage?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  savingsPlansCost?: Resolver<Array<Graph.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type AccessTokenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  secret?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RevokeAccessTokenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevokeAccessTokenPayload'] = ResolversParentTypes['RevokeAccessTokenPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type AlertFeedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AlertFeed'] = ResolversParentTypes['AlertFeed']> = {
  alerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unseenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  judgedDays?: Resolver<Graph.Maybe<ResolversTypes['DateRange']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AlertKind'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['AlarmLevel'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raisedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type MarkAlertsSeenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkAlertsSeenPayload'] = ResolversParentTypes['MarkAlertsSeenPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type MailRecipientsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailRecipients'] = ResolversParentTypes['MailRecipients']> = {
  addresses?: Resolver<Array<ResolversTypes['CheckedAddress']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['MailPerson']>, ParentType, ContextType>;
};

export type MailPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailPerson'] = ResolversParentTypes['MailPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckedAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckedAddress'] = ResolversParentTypes['CheckedAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fault?: Resolver<Graph.Maybe<ResolversTypes['RecipientFault']>, ParentType, ContextType>;
  name?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScheduledRecipientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScheduledRecipient'] = ResolversParentTypes['ScheduledRecipient']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ScheduledRecipientState'], ParentType, ContextType>;
};

export type MailRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailRun'] = ResolversParentTypes['MailRun']> = {
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fault?: Resolver<Graph.Maybe<ResolversTypes['MailRunFault']>, ParentType, ContextType>;
  mailFault?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailRunState'], ParentType, ContextType>;
};

export type SendServiceRequestPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendServiceRequestPayload'] = ResolversParentTypes['SendServiceRequestPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type MailConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailConnection'] = ResolversParentTypes['MailConnection']> = {
  delivery?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['MailEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailEdge'] = ResolversParentTypes['MailEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Mail'], ParentType, ContextType>;
};

export type MailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mail'] = ResolversParentTypes['Mail']> = {
  attachments?: Resolver<Array<ResolversTypes['MailAttachment']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fault?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MailKind'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  refusedRecipients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailAttachmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailAttachment'] = ResolversParentTypes['MailAttachment']> = {
  content?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScrollTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScrollText'] = ResolversParentTypes['ScrollText']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SurveyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Survey'] = ResolversParentTypes['Survey']> = {
  isSubmitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postponedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MarkNoticesReadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkNoticesReadPayload'] = ResolversParentTypes['MarkNoticesReadPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RecordMenuVisitPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecordMenuVisitPayload'] = ResolversParentTypes['RecordMenuVisitPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaveSurveyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveSurveyPayload'] = ResolversParentTypes['SaveSurveyPayload']> = {
  survey?: Resolver<Graph.Maybe<ResolversTypes['Survey']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type PlanApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlanApplication'] = ResolversParentTypes['PlanApplication']> = {
  applicant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appliedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decider?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feature?: Resolver<ResolversTypes['PaidFeature'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsOn?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PlanApplicationState'], ParentType, ContextType>;
};

export type ApplyForPlanPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplyForPlanPayload'] = ResolversParentTypes['ApplyForPlanPayload']> = {
  application?: Resolver<Graph.Maybe<ResolversTypes['PlanApplication']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DecidePlanApplicationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DecidePlanApplicationPayload'] = ResolversParentTypes['DecidePlanApplicationPayload']> = {
  application?: Resolver<Graph.Maybe<ResolversTypes['PlanApplication']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  availableVendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
  companyCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['CurrencyRate']>, ParentType, ContextType>;
  exchangeRateDate?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  selectedCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selectedVendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type CurrencyRateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CurrencyRate'] = ResolversParentTypes['CurrencyRate']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rateDate?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  rateSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveCurrencyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveCurrencyPayload'] = ResolversParentTypes['SaveCurrencyPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaveLanguagePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveLanguagePayload'] = ResolversParentTypes['SaveLanguagePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaveNamePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveNamePayload'] = ResolversParentTypes['SaveNamePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaveTimeZonePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveTimeZonePayload'] = ResolversParentTypes['SaveTimeZonePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaveSelectedVendorsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveSelectedVendorsPayload'] = ResolversParentTypes['SaveSelectedVendorsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ViewerSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewerSession'] = ResolversParentTypes['ViewerSession']> = {
  address?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signedInAt?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userAgent?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<Graph.Maybe<ResolversTypes['SendZone']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuRightResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MenuRight'] = ResolversParentTypes['MenuRight']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['MenuList'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['MenuRightLevel'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  classicUrl?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hosts?: Resolver<Array<ResolversTypes['SiteHost']>, ParentType, ContextType>;
  links?: Resolver<ResolversTypes['SiteLinks'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['SiteService']>, ParentType, ContextType>;
};

export type SiteHostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteHost'] = ResolversParentTypes['SiteHost']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteLinksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteLinks'] = ResolversParentTypes['SiteLinks']> = {
  privacyUrl?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportUrl?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsUrl?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thirdPartyConsentUrl?: Resolver<Graph.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteService'] = ResolversParentTypes['SiteService']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataFreshnessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataFreshness'] = ResolversParentTypes['DataFreshness']> = {
  completeThrough?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dataThrough?: Resolver<Graph.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstDate?: Resolver<Graph.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isEffectiveCostUsable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<Graph.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['VendorFreshness']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VendorFreshnessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VendorFreshness'] = ResolversParentTypes['VendorFreshness']> = {
  dataThrough?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isEffectiveCostUsable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type SwitchCompanyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SwitchCompanyPayload'] = ResolversParentTypes['SwitchCompanyPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Graph.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type DataPresenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataPresence'] = ResolversParentTypes['DataPresence']> = {
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FreeTrialResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreeTrial'] = ResolversParentTypes['FreeTrial']> = {
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PaidFeatureAccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaidFeatureAccess'] = ResolversParentTypes['PaidFeatureAccess']> = {
  __resolveType: TypeResolveFn<'FeatureOpen' | 'NeedsPlan', ParentType, ContextType>;
};

export type FeatureOpenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeatureOpen'] = ResolversParentTypes['FeatureOpen']> = {
  feature?: Resolver<ResolversTypes['PaidFeature'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NeedsPlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NeedsPlan'] = ResolversParentTypes['NeedsPlan']> = {
  application?: Resolver<Graph.Maybe<ResolversTypes['PlanApplication']>, ParentType, ContextType>;
  feature?: Resolver<ResolversTypes['PaidFeature'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogueVendorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CatalogueVendor'] = ResolversParentTypes['CatalogueVendor']> = {
  accountNoun?: Resolver<ResolversTypes['AccountNoun'], ParentType, ContextType>;
  badge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingTabs?: Resolver<Array<ResolversTypes['BillingTab']>, ParentType, ContextType>;
  billingViewBys?: Resolver<Array<ResolversTypes['BillingViewBy']>, ParentType, ContextType>;
  hasAiAnomaly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCostAnalytics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasRecommendations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasReservations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSavingsPlans?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasYearForecast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAuthorised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<Graph.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type ServiceGroupSetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ServiceGroupSet'] = ResolversParentTypes['ServiceGroupSet']> = {
  groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CloudVendorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloudVendor'] = ResolversParentTypes['CloudVendor']> = {
  accountNoun?: Resolver<ResolversTypes['AccountNoun'], ParentType, ContextType>;
  hasData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAuthorised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  DateRange?: DateRangeResolvers<ContextType>;
  AxisPoint?: AxisPointResolvers<ContextType>;
  CostChange?: CostChangeResolvers<ContextType>;
  CostItem?: CostItemResolvers<ContextType>;
  AppliedRate?: AppliedRateResolvers<ContextType>;
  DatedRate?: DatedRateResolvers<ContextType>;
  CurrencyAmount?: CurrencyAmountResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ResetOneTimePasswordPayload?: ResetOneTimePasswordPayloadResolvers<ContextType>;
  SetAllowedAddressesPayload?: SetAllowedAddressesPayloadResolvers<ContextType>;
  Administration?: AdministrationResolvers<ContextType>;
  InvoiceDetails?: InvoiceDetailsResolvers<ContextType>;
  SetInvoiceDetailsPayload?: SetInvoiceDetailsPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  AdministeredMenu?: AdministeredMenuResolvers<ContextType>;
  CompanyMember?: CompanyMemberResolvers<ContextType>;
  MemberRight?: MemberRightResolvers<ContextType>;
  AuthorisedVendors?: AuthorisedVendorsResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AddMemberPayload?: AddMemberPayloadResolvers<ContextType>;
  RemoveMemberPayload?: RemoveMemberPayloadResolvers<ContextType>;
  RenewInvitationPayload?: RenewInvitationPayloadResolvers<ContextType>;
  SetMemberRightsPayload?: SetMemberRightsPayloadResolvers<ContextType>;
  SetAuthorisedVendorsPayload?: SetAuthorisedVendorsPayloadResolvers<ContextType>;
  AnomalyDeliveryConnection?: AnomalyDeliveryConnectionResolvers<ContextType>;
  AnomalyDeliveryEdge?: AnomalyDeliveryEdgeResolvers<ContextType>;
  AnomalyDelivery?: AnomalyDeliveryResolvers<ContextType>;
  RetryAnomalyDeliveryPayload?: RetryAnomalyDeliveryPayloadResolvers<ContextType>;
  AnomalyTopCause?: AnomalyTopCauseResolvers<ContextType>;
  AnomalyOwner?: AnomalyOwnerResolvers<ContextType>;
  AnomalyDays?: AnomalyDaysResolvers<ContextType>;
  AnomalyDay?: AnomalyDayResolvers<ContextType>;
  AnomalyModelDay?: AnomalyModelDayResolvers<ContextType>;
  AnomalyCauses?: AnomalyCausesResolvers<ContextType>;
  AnomalyCause?: AnomalyCauseResolvers<ContextType>;
  AnomalyEffects?: AnomalyEffectsResolvers<ContextType>;
  AnomalyResource?: AnomalyResourceResolvers<ContextType>;
  AnomalyFile?: AnomalyFileResolvers<ContextType>;
  AnomalyHistory?: AnomalyHistoryResolvers<ContextType>;
  AnomalyHistoryEntry?: AnomalyHistoryEntryResolvers<ContextType>;
  AnomalyPayload?: AnomalyPayloadResolvers<ContextType>;
  AnomalyReplay?: AnomalyReplayResolvers<ContextType>;
  ReplayedAnomaly?: ReplayedAnomalyResolvers<ContextType>;
  AnomalyNotifications?: AnomalyNotificationsResolvers<ContextType>;
  AnomalyReceiver?: AnomalyReceiverResolvers<ContextType>;
  LevelledReceiver?: LevelledReceiverResolvers<ContextType>;
  QuietHours?: QuietHoursResolvers<ContextType>;
  AlertBand?: AlertBandResolvers<ContextType>;
  AnomalyNotification?: AnomalyNotificationResolvers<ContextType>;
  SaveAnomalyNotificationPayload?: SaveAnomalyNotificationPayloadResolvers<ContextType>;
  DeleteAnomalyNotificationPayload?: DeleteAnomalyNotificationPayloadResolvers<ContextType>;
  AnomalyRules?: AnomalyRulesResolvers<ContextType>;
  AnomalyRule?: AnomalyRuleResolvers<ContextType>;
  SaveAnomalyRulePayload?: SaveAnomalyRulePayloadResolvers<ContextType>;
  DeleteAnomalyRulePayload?: DeleteAnomalyRulePayloadResolvers<ContextType>;
  AnomalyRuleTrial?: AnomalyRuleTrialResolvers<ContextType>;
  AnomalyTrialDay?: AnomalyTrialDayResolvers<ContextType>;
  AnomalyItem?: AnomalyItemResolvers<ContextType>;
  AnomalyConnection?: AnomalyConnectionResolvers<ContextType>;
  AnomalyEdge?: AnomalyEdgeResolvers<ContextType>;
  Anomaly?: AnomalyResolvers<ContextType>;
  AnomalyPerson?: AnomalyPersonResolvers<ContextType>;
  AnomalyWatch?: AnomalyWatchResolvers<ContextType>;
  AnomalyAvailability?: AnomalyAvailabilityResolvers<ContextType>;
  AnomalyOpen?: AnomalyOpenResolvers<ContextType>;
  AnomalyJudgedDays?: AnomalyJudgedDaysResolvers<ContextType>;
  AnomalyLevelCount?: AnomalyLevelCountResolvers<ContextType>;
  AnomalyTop?: AnomalyTopResolvers<ContextType>;
  AnomalyTopItem?: AnomalyTopItemResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  SaveWebhookPayload?: SaveWebhookPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  TestWebhookPayload?: TestWebhookPayloadResolvers<ContextType>;
  BillsOfMonth?: BillsOfMonthResolvers<ContextType>;
  BillsBridge?: BillsBridgeResolvers<ContextType>;
  BillsBridgeLine?: BillsBridgeLineResolvers<ContextType>;
  BillsBridgePart?: BillsBridgePartResolvers<ContextType>;
  BillsBridgeVendor?: BillsBridgeVendorResolvers<ContextType>;
  BillsBridgeRest?: BillsBridgeRestResolvers<ContextType>;
  BillSums?: BillSumsResolvers<ContextType>;
  BillSum?: BillSumResolvers<ContextType>;
  Bill?: BillResolvers<ContextType>;
  CostBridge?: CostBridgeResolvers<ContextType>;
  CostBridgeBill?: CostBridgeBillResolvers<ContextType>;
  CostBridgeLine?: CostBridgeLineResolvers<ContextType>;
  CostBridgeMonth?: CostBridgeMonthResolvers<ContextType>;
  CostBridgeConversion?: CostBridgeConversionResolvers<ContextType>;
  InvoiceInsightResult?: InvoiceInsightResultResolvers<ContextType>;
  InsightNotIssued?: InsightNotIssuedResolvers<ContextType>;
  BillMonthWithoutData?: BillMonthWithoutDataResolvers<ContextType>;
  InvoiceInsight?: InvoiceInsightResolvers<ContextType>;
  CurrencyInsight?: CurrencyInsightResolvers<ContextType>;
  InsightFigures?: InsightFiguresResolvers<ContextType>;
  InsightRow?: InsightRowResolvers<ContextType>;
  InsightDriver?: InsightDriverResolvers<ContextType>;
  InvoiceReservation?: InvoiceReservationResolvers<ContextType>;
  ReserveInvoicePayload?: ReserveInvoicePayloadResolvers<ContextType>;
  PauseReservationPayload?: PauseReservationPayloadResolvers<ContextType>;
  DeleteReservationPayload?: DeleteReservationPayloadResolvers<ContextType>;
  InvoicePreviewAnswer?: InvoicePreviewAnswerResolvers<ContextType>;
  InvoicePreview?: InvoicePreviewResolvers<ContextType>;
  InvoiceFile?: InvoiceFileResolvers<ContextType>;
  SendInvoicePayload?: SendInvoicePayloadResolvers<ContextType>;
  InvoiceNumber?: InvoiceNumberResolvers<ContextType>;
  CloudInvoice?: CloudInvoiceResolvers<ContextType>;
  InvoiceIssue?: InvoiceIssueResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  InvoiceRowConnection?: InvoiceRowConnectionResolvers<ContextType>;
  InvoiceRowEdge?: InvoiceRowEdgeResolvers<ContextType>;
  InvoiceRow?: InvoiceRowResolvers<ContextType>;
  BillDetails?: BillDetailsResolvers<ContextType>;
  BillDetailRow?: BillDetailRowResolvers<ContextType>;
  ComputingResource?: ComputingResourceResolvers<ContextType>;
  BillServiceGroups?: BillServiceGroupsResolvers<ContextType>;
  BillServiceGroup?: BillServiceGroupResolvers<ContextType>;
  BillProductCost?: BillProductCostResolvers<ContextType>;
  BillAutoSpot?: BillAutoSpotResolvers<ContextType>;
  AutoSpotRow?: AutoSpotRowResolvers<ContextType>;
  AutoSpotFigures?: AutoSpotFiguresResolvers<ContextType>;
  BillAdditionalServices?: BillAdditionalServicesResolvers<ContextType>;
  BillAdditionalService?: BillAdditionalServiceResolvers<ContextType>;
  BillList?: BillListResolvers<ContextType>;
  BillMonth?: BillMonthResolvers<ContextType>;
  BillTotal?: BillTotalResolvers<ContextType>;
  BillStatus?: BillStatusResolvers<ContextType>;
  BillCharges?: BillChargesResolvers<ContextType>;
  CurrencyBill?: CurrencyBillResolvers<ContextType>;
  AccountCharge?: AccountChargeResolvers<ContextType>;
  BillLine?: BillLineResolvers<ContextType>;
  BillLinePart?: BillLinePartResolvers<ContextType>;
  BillConversion?: BillConversionResolvers<ContextType>;
  BillReconciliation?: BillReconciliationResolvers<ContextType>;
  BillExplanation?: BillExplanationResolvers<ContextType>;
  BudgetAlerts?: BudgetAlertsResolvers<ContextType>;
  BudgetAlert?: BudgetAlertResolvers<ContextType>;
  BudgetPerson?: BudgetPersonResolvers<ContextType>;
  SaveBudgetAlertPayload?: SaveBudgetAlertPayloadResolvers<ContextType>;
  ReadBudgetFilePayload?: ReadBudgetFilePayloadResolvers<ContextType>;
  BudgetFileFault?: BudgetFileFaultResolvers<ContextType>;
  BudgetScope?: BudgetScopeResolvers<ContextType>;
  BudgetFigures?: BudgetFiguresResolvers<ContextType>;
  BudgetAmount?: BudgetAmountResolvers<ContextType>;
  BudgetRow?: BudgetRowResolvers<ContextType>;
  BudgetStatus?: BudgetStatusResolvers<ContextType>;
  Budgets?: BudgetsResolvers<ContextType>;
  BudgetChoices?: BudgetChoicesResolvers<ContextType>;
  BudgetAccount?: BudgetAccountResolvers<ContextType>;
  BudgetGroupSet?: BudgetGroupSetResolvers<ContextType>;
  BudgetCell?: BudgetCellResolvers<ContextType>;
  BudgetProposal?: BudgetProposalResolvers<ContextType>;
  SaveBudgetsPayload?: SaveBudgetsPayloadResolvers<ContextType>;
  UndrawnDays?: UndrawnDaysResolvers<ContextType>;
  CostDrivers?: CostDriversResolvers<ContextType>;
  CostDriver?: CostDriverResolvers<ContextType>;
  CostDriverUsage?: CostDriverUsageResolvers<ContextType>;
  CostDetail?: CostDetailResolvers<ContextType>;
  CostPortions?: CostPortionsResolvers<ContextType>;
  CostPortion?: CostPortionResolvers<ContextType>;
  CostRelation?: CostRelationResolvers<ContextType>;
  CostDetailRowConnection?: CostDetailRowConnectionResolvers<ContextType>;
  CostDetailRowEdge?: CostDetailRowEdgeResolvers<ContextType>;
  CostDetailRow?: CostDetailRowResolvers<ContextType>;
  CostExportJob?: CostExportJobResolvers<ContextType>;
  MailCostExportPayload?: MailCostExportPayloadResolvers<ContextType>;
  CancelCostExportPayload?: CancelCostExportPayloadResolvers<ContextType>;
  CostFilterOptions?: CostFilterOptionsResolvers<ContextType>;
  VendorFilterOptions?: VendorFilterOptionsResolvers<ContextType>;
  FilterFieldOptions?: FilterFieldOptionsResolvers<ContextType>;
  FilterOption?: FilterOptionResolvers<ContextType>;
  FilterValueConnection?: FilterValueConnectionResolvers<ContextType>;
  FilterValueEdge?: FilterValueEdgeResolvers<ContextType>;
  CostAnalytics?: CostAnalyticsResolvers<ContextType>;
  CostFilterLabel?: CostFilterLabelResolvers<ContextType>;
  SavedFilter?: SavedFilterResolvers<ContextType>;
  FilterUse?: FilterUseResolvers<ContextType>;
  DeleteFilterPayload?: DeleteFilterPayloadResolvers<ContextType>;
  SaveFilterPayload?: SaveFilterPayloadResolvers<ContextType>;
  SaveFilterAsPayload?: SaveFilterAsPayloadResolvers<ContextType>;
  CostFilter?: CostFilterResolvers<ContextType>;
  FilterCondition?: FilterConditionResolvers<ContextType>;
  CostForecast?: CostForecastResolvers<ContextType>;
  ForecastDay?: ForecastDayResolvers<ContextType>;
  CostBudget?: CostBudgetResolvers<ContextType>;
  MonthBudget?: MonthBudgetResolvers<ContextType>;
  CostNote?: CostNoteResolvers<ContextType>;
  SaveCostNotePayload?: SaveCostNotePayloadResolvers<ContextType>;
  DeleteCostNotePayload?: DeleteCostNotePayloadResolvers<ContextType>;
  CostGrouping?: CostGroupingResolvers<ContextType>;
  CostSaving?: CostSavingResolvers<ContextType>;
  CostItemConnection?: CostItemConnectionResolvers<ContextType>;
  CostItemEdge?: CostItemEdgeResolvers<ContextType>;
  ShownAmounts?: ShownAmountsResolvers<ContextType>;
  ItemPortions?: ItemPortionsResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  DeleteViewPayload?: DeleteViewPayloadResolvers<ContextType>;
  SaveViewPayload?: SaveViewPayloadResolvers<ContextType>;
  DashboardTemplate?: DashboardTemplateResolvers<ContextType>;
  DashboardPayload?: DashboardPayloadResolvers<ContextType>;
  DeleteDashboardPayload?: DeleteDashboardPayloadResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  SharedDashboard?: SharedDashboardResolvers<ContextType>;
  DashboardSummary?: DashboardSummaryResolvers<ContextType>;
  DashboardScope?: DashboardScopeResolvers<ContextType>;
  Widget?: WidgetResolvers<ContextType>;
  WidgetLayout?: WidgetLayoutResolvers<ContextType>;
  ProductCategories?: ProductCategoriesResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  SaveProductCategoriesPayload?: SaveProductCategoriesPayloadResolvers<ContextType>;
  DashboardMail?: DashboardMailResolvers<ContextType>;
  DashboardMailSchedule?: DashboardMailScheduleResolvers<ContextType>;
  MailDashboardPayload?: MailDashboardPayloadResolvers<ContextType>;
  ScheduleDashboardMailPayload?: ScheduleDashboardMailPayloadResolvers<ContextType>;
  PauseDashboardMailPayload?: PauseDashboardMailPayloadResolvers<ContextType>;
  DeleteDashboardMailPayload?: DeleteDashboardMailPayloadResolvers<ContextType>;
  DashboardShare?: DashboardShareResolvers<ContextType>;
  DashboardShareReader?: DashboardShareReaderResolvers<ContextType>;
  SharedDashboardAnswer?: SharedDashboardAnswerResolvers<ContextType>;
  DashboardShareFault?: DashboardShareFaultResolvers<ContextType>;
  CopySharedDashboardPayload?: CopySharedDashboardPayloadResolvers<ContextType>;
  RevokeDashboardSharePayload?: RevokeDashboardSharePayloadResolvers<ContextType>;
  ShareDashboardPayload?: ShareDashboardPayloadResolvers<ContextType>;
  CostMonthToDate?: CostMonthToDateResolvers<ContextType>;
  CostOverTime?: CostOverTimeResolvers<ContextType>;
  TopCosts?: TopCostsResolvers<ContextType>;
  TopCost?: TopCostResolvers<ContextType>;
  CostTrend?: CostTrendResolvers<ContextType>;
  TrendMonth?: TrendMonthResolvers<ContextType>;
  AbnormalChanges?: AbnormalChangesResolvers<ContextType>;
  AbnormalChange?: AbnormalChangeResolvers<ContextType>;
  AiAnomalies?: AiAnomaliesResolvers<ContextType>;
  AiFindings?: AiFindingsResolvers<ContextType>;
  AiAnomaly?: AiAnomalyResolvers<ContextType>;
  AiLearning?: AiLearningResolvers<ContextType>;
  ForecastBand?: ForecastBandResolvers<ContextType>;
  EstimatedCost?: EstimatedCostResolvers<ContextType>;
  EstimateParts?: EstimatePartsResolvers<ContextType>;
  EstimateError?: EstimateErrorResolvers<ContextType>;
  PastEstimate?: PastEstimateResolvers<ContextType>;
  YearForecast?: YearForecastResolvers<ContextType>;
  MonthCost?: MonthCostResolvers<ContextType>;
  ForecastMonth?: ForecastMonthResolvers<ContextType>;
  RunningMonth?: RunningMonthResolvers<ContextType>;
  ForecastError?: ForecastErrorResolvers<ContextType>;
  Portion?: PortionResolvers<ContextType>;
  PortionItem?: PortionItemResolvers<ContextType>;
  PortionPart?: PortionPartResolvers<ContextType>;
  VendorAmount?: VendorAmountResolvers<ContextType>;
  TotalSaving?: TotalSavingResolvers<ContextType>;
  SavingSpan?: SavingSpanResolvers<ContextType>;
  VendorSaving?: VendorSavingResolvers<ContextType>;
  CostByVendor?: CostByVendorResolvers<ContextType>;
  VendorCost?: VendorCostResolvers<ContextType>;
  WidgetContent?: WidgetContentResolvers<ContextType>;
  MonthToDateContent?: MonthToDateContentResolvers<ContextType>;
  EstimatedCostContent?: EstimatedCostContentResolvers<ContextType>;
  BudgetContent?: BudgetContentResolvers<ContextType>;
  TotalSavingContent?: TotalSavingContentResolvers<ContextType>;
  CostTrendContent?: CostTrendContentResolvers<ContextType>;
  CostByContent?: CostByContentResolvers<ContextType>;
  YearForecastContent?: YearForecastContentResolvers<ContextType>;
  ProductPortionContent?: ProductPortionContentResolvers<ContextType>;
  PortionByContent?: PortionByContentResolvers<ContextType>;
  TopCostsContent?: TopCostsContentResolvers<ContextType>;
  MultiVendorCostContent?: MultiVendorCostContentResolvers<ContextType>;
  IntegratedPortionContent?: IntegratedPortionContentResolvers<ContextType>;
  ServiceGroupPortionContent?: ServiceGroupPortionContentResolvers<ContextType>;
  AlertsContent?: AlertsContentResolvers<ContextType>;
  AbnormalChangeContent?: AbnormalChangeContentResolvers<ContextType>;
  TopMoversContent?: TopMoversContentResolvers<ContextType>;
  MlAbnormalUserContent?: MlAbnormalUserContentResolvers<ContextType>;
  MlAbnormalAiContent?: MlAbnormalAiContentResolvers<ContextType>;
  WidgetSettings?: WidgetSettingsResolvers<ContextType>;
  WidgetItemChoice?: WidgetItemChoiceResolvers<ContextType>;
  WidgetItem?: WidgetItemResolvers<ContextType>;
  StoredData?: StoredDataResolvers<ContextType>;
  StoredFile?: StoredFileResolvers<ContextType>;
  StoredList?: StoredListResolvers<ContextType>;
  StoredAmount?: StoredAmountResolvers<ContextType>;
  DataChangeConnection?: DataChangeConnectionResolvers<ContextType>;
  DataChangeEdge?: DataChangeEdgeResolvers<ContextType>;
  DataChange?: DataChangeResolvers<ContextType>;
  DataChangeReport?: DataChangeReportResolvers<ContextType>;
  ChangedList?: ChangedListResolvers<ContextType>;
  ChangedMonth?: ChangedMonthResolvers<ContextType>;
  DataAmountChange?: DataAmountChangeResolvers<ContextType>;
  RemoveDataPayload?: RemoveDataPayloadResolvers<ContextType>;
  RevertDataChangePayload?: RevertDataChangePayloadResolvers<ContextType>;
  FocusCheck?: FocusCheckResolvers<ContextType>;
  BrokenFocusRule?: BrokenFocusRuleResolvers<ContextType>;
  BrokenFocusRow?: BrokenFocusRowResolvers<ContextType>;
  LoadPlan?: LoadPlanResolvers<ContextType>;
  PlannedMonth?: PlannedMonthResolvers<ContextType>;
  PlannedMoney?: PlannedMoneyResolvers<ContextType>;
  LoadFinding?: LoadFindingResolvers<ContextType>;
  RetentionPreview?: RetentionPreviewResolvers<ContextType>;
  SaveDataRetentionPayload?: SaveDataRetentionPayloadResolvers<ContextType>;
  SaveDataSourcePayload?: SaveDataSourcePayloadResolvers<ContextType>;
  TestDataSourcePayload?: TestDataSourcePayloadResolvers<ContextType>;
  DataSourceTrial?: DataSourceTrialResolvers<ContextType>;
  RunDataSourcePayload?: RunDataSourcePayloadResolvers<ContextType>;
  RemoveDataSourcePayload?: RemoveDataSourcePayloadResolvers<ContextType>;
  DataSources?: DataSourcesResolvers<ContextType>;
  DataSource?: DataSourceResolvers<ContextType>;
  DataSourceField?: DataSourceFieldResolvers<ContextType>;
  DataSourceFault?: DataSourceFaultResolvers<ContextType>;
  DataSourceMonth?: DataSourceMonthResolvers<ContextType>;
  DataSourceSeen?: DataSourceSeenResolvers<ContextType>;
  DataSourceRunConnection?: DataSourceRunConnectionResolvers<ContextType>;
  DataSourceRunEdge?: DataSourceRunEdgeResolvers<ContextType>;
  DataSourceRun?: DataSourceRunResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  LoadRunConnection?: LoadRunConnectionResolvers<ContextType>;
  LoadRunEdge?: LoadRunEdgeResolvers<ContextType>;
  LoadRun?: LoadRunResolvers<ContextType>;
  LoadProgress?: LoadProgressResolvers<ContextType>;
  LoadFault?: LoadFaultResolvers<ContextType>;
  LoadReport?: LoadReportResolvers<ContextType>;
  LoadedFile?: LoadedFileResolvers<ContextType>;
  RejectedRow?: RejectedRowResolvers<ContextType>;
  LoadTotal?: LoadTotalResolvers<ContextType>;
  ReplacedMonth?: ReplacedMonthResolvers<ContextType>;
  DataState?: DataStateResolvers<ContextType>;
  VendorData?: VendorDataResolvers<ContextType>;
  CurrencyData?: CurrencyDataResolvers<ContextType>;
  AddUploadPartPayload?: AddUploadPartPayloadResolvers<ContextType>;
  LoadUploadPayload?: LoadUploadPayloadResolvers<ContextType>;
  CostStoreUsage?: CostStoreUsageResolvers<ContextType>;
  CostStoreTableUse?: CostStoreTableUseResolvers<ContextType>;
  StatusDistribution?: StatusDistributionResolvers<ContextType>;
  StatusRecipient?: StatusRecipientResolvers<ContextType>;
  StatusPerson?: StatusPersonResolvers<ContextType>;
  SaveStatusRecipientPayload?: SaveStatusRecipientPayloadResolvers<ContextType>;
  MigrationRois?: MigrationRoisResolvers<ContextType>;
  MigrationRoi?: MigrationRoiResolvers<ContextType>;
  SaveMigrationRoisPayload?: SaveMigrationRoisPayloadResolvers<ContextType>;
  DeleteMigrationRoiPayload?: DeleteMigrationRoiPayloadResolvers<ContextType>;
  ReadMigrationRoiFilePayload?: ReadMigrationRoiFilePayloadResolvers<ContextType>;
  ReadMigrationRoi?: ReadMigrationRoiResolvers<ContextType>;
  MigrationRoiFileFault?: MigrationRoiFileFaultResolvers<ContextType>;
  OperationStatuses?: OperationStatusesResolvers<ContextType>;
  OperationStatusEdge?: OperationStatusEdgeResolvers<ContextType>;
  OperationCompany?: OperationCompanyResolvers<ContextType>;
  OperationStatusCount?: OperationStatusCountResolvers<ContextType>;
  OperationStatus?: OperationStatusResolvers<ContextType>;
  OperationStatusView?: OperationStatusViewResolvers<ContextType>;
  OperationFile?: OperationFileResolvers<ContextType>;
  OperationRun?: OperationRunResolvers<ContextType>;
  OperationTold?: OperationToldResolvers<ContextType>;
  OperationHistoryEntry?: OperationHistoryEntryResolvers<ContextType>;
  OperationStatusPayload?: OperationStatusPayloadResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  RecommendationDecision?: RecommendationDecisionResolvers<ContextType>;
  RecommendationHistory?: RecommendationHistoryResolvers<ContextType>;
  RecommendationHistoryEntry?: RecommendationHistoryEntryResolvers<ContextType>;
  RecommendationPurchase?: RecommendationPurchaseResolvers<ContextType>;
  RecommendationDecisionPayload?: RecommendationDecisionPayloadResolvers<ContextType>;
  RecommendationLedger?: RecommendationLedgerResolvers<ContextType>;
  RecommendationLedgerMonth?: RecommendationLedgerMonthResolvers<ContextType>;
  ImportedRecommendationConnection?: ImportedRecommendationConnectionResolvers<ContextType>;
  ImportedRecommendationCounts?: ImportedRecommendationCountsResolvers<ContextType>;
  ImportedRecommendationEdge?: ImportedRecommendationEdgeResolvers<ContextType>;
  ImportedRecommendation?: ImportedRecommendationResolvers<ContextType>;
  ImportedRecommendationCheck?: ImportedRecommendationCheckResolvers<ContextType>;
  ImportedRecommendationHours?: ImportedRecommendationHoursResolvers<ContextType>;
  ImportedRecommendationOurs?: ImportedRecommendationOursResolvers<ContextType>;
  RecommendationPortfolio?: RecommendationPortfolioResolvers<ContextType>;
  RecommendationOverlap?: RecommendationOverlapResolvers<ContextType>;
  PromiseLedgerMail?: PromiseLedgerMailResolvers<ContextType>;
  PromiseLedgerReader?: PromiseLedgerReaderResolvers<ContextType>;
  PromiseLedgerSchedule?: PromiseLedgerScheduleResolvers<ContextType>;
  PromiseLedgerMailPayload?: PromiseLedgerMailPayloadResolvers<ContextType>;
  PromiseLedger?: PromiseLedgerResolvers<ContextType>;
  PromiseLedgerMonth?: PromiseLedgerMonthResolvers<ContextType>;
  RecommendationSavings?: RecommendationSavingsResolvers<ContextType>;
  RecommendationDownside?: RecommendationDownsideResolvers<ContextType>;
  RecommendationRate?: RecommendationRateResolvers<ContextType>;
  RecommendationSimulation?: RecommendationSimulationResolvers<ContextType>;
  SavingCurve?: SavingCurveResolvers<ContextType>;
  RecommendationHours?: RecommendationHoursResolvers<ContextType>;
  RecommendationBackTest?: RecommendationBackTestResolvers<ContextType>;
  Recommendations?: RecommendationsResolvers<ContextType>;
  RecommendationWindow?: RecommendationWindowResolvers<ContextType>;
  RecommendationGap?: RecommendationGapResolvers<ContextType>;
  RecommendationTotal?: RecommendationTotalResolvers<ContextType>;
  RecommendationConnection?: RecommendationConnectionResolvers<ContextType>;
  RecommendationEdge?: RecommendationEdgeResolvers<ContextType>;
  RecommendationAccountConnection?: RecommendationAccountConnectionResolvers<ContextType>;
  RecommendationAccountEdge?: RecommendationAccountEdgeResolvers<ContextType>;
  RecommendationAccount?: RecommendationAccountResolvers<ContextType>;
  ReservationCoverage?: ReservationCoverageResolvers<ContextType>;
  ReservationCoverageFigures?: ReservationCoverageFiguresResolvers<ContextType>;
  UsageCoverage?: UsageCoverageResolvers<ContextType>;
  ReservationCoverageSummary?: ReservationCoverageSummaryResolvers<ContextType>;
  ReservationCoverageTrend?: ReservationCoverageTrendResolvers<ContextType>;
  ReservationCoverageSeries?: ReservationCoverageSeriesResolvers<ContextType>;
  ReservationCoverageRow?: ReservationCoverageRowResolvers<ContextType>;
  ReservationCoverageConnection?: ReservationCoverageConnectionResolvers<ContextType>;
  ReservationCoverageEdge?: ReservationCoverageEdgeResolvers<ContextType>;
  ReservationFigures?: ReservationFiguresResolvers<ContextType>;
  ReservationSummary?: ReservationSummaryResolvers<ContextType>;
  ReservedInstances?: ReservedInstancesResolvers<ContextType>;
  AzureReservations?: AzureReservationsResolvers<ContextType>;
  ReservedInstance?: ReservedInstanceResolvers<ContextType>;
  ReservationTag?: ReservationTagResolvers<ContextType>;
  AzureReservation?: AzureReservationResolvers<ContextType>;
  ReservedInstanceTotals?: ReservedInstanceTotalsResolvers<ContextType>;
  AzureReservationTotals?: AzureReservationTotalsResolvers<ContextType>;
  ReservedInstanceConnection?: ReservedInstanceConnectionResolvers<ContextType>;
  ReservedInstanceEdge?: ReservedInstanceEdgeResolvers<ContextType>;
  AzureReservationConnection?: AzureReservationConnectionResolvers<ContextType>;
  AzureReservationEdge?: AzureReservationEdgeResolvers<ContextType>;
  ReservationUtilization?: ReservationUtilizationResolvers<ContextType>;
  ReservationTerms?: ReservationTermsResolvers<ContextType>;
  ReservationAgreement?: ReservationAgreementResolvers<ContextType>;
  ReservationAgreementDetail?: ReservationAgreementDetailResolvers<ContextType>;
  ReservationGroup?: ReservationGroupResolvers<ContextType>;
  ReservationAgreementConnection?: ReservationAgreementConnectionResolvers<ContextType>;
  ReservationAgreementEdge?: ReservationAgreementEdgeResolvers<ContextType>;
  ReservationGroupConnection?: ReservationGroupConnectionResolvers<ContextType>;
  ReservationGroupEdge?: ReservationGroupEdgeResolvers<ContextType>;
  CoverageRow?: CoverageRowResolvers<ContextType>;
  CoverageRowConnection?: CoverageRowConnectionResolvers<ContextType>;
  CoverageRowEdge?: CoverageRowEdgeResolvers<ContextType>;
  ComputeMix?: ComputeMixResolvers<ContextType>;
  ComputeMixRow?: ComputeMixRowResolvers<ContextType>;
  ComputeMixConnection?: ComputeMixConnectionResolvers<ContextType>;
  ComputeMixEdge?: ComputeMixEdgeResolvers<ContextType>;
  SavingsPlans?: SavingsPlansResolvers<ContextType>;
  SavingsPlan?: SavingsPlanResolvers<ContextType>;
  SavingsPlanConnection?: SavingsPlanConnectionResolvers<ContextType>;
  SavingsPlanEdge?: SavingsPlanEdgeResolvers<ContextType>;
  SavingsPlanAgreement?: SavingsPlanAgreementResolvers<ContextType>;
  SavingsPlanAgreementConnection?: SavingsPlanAgreementConnectionResolvers<ContextType>;
  SavingsPlanAgreementEdge?: SavingsPlanAgreementEdgeResolvers<ContextType>;
  SavingsPlanType?: SavingsPlanTypeResolvers<ContextType>;
  CommitmentEnd?: CommitmentEndResolvers<ContextType>;
  CommitmentReminders?: CommitmentRemindersResolvers<ContextType>;
  ReminderPerson?: ReminderPersonResolvers<ContextType>;
  CommitmentRemindersPayload?: CommitmentRemindersPayloadResolvers<ContextType>;
  CommitmentOptions?: CommitmentOptionsResolvers<ContextType>;
  CommitmentOption?: CommitmentOptionResolvers<ContextType>;
  CommitmentProduct?: CommitmentProductResolvers<ContextType>;
  CommitmentUse?: CommitmentUseResolvers<ContextType>;
  CommitmentUseSummary?: CommitmentUseSummaryResolvers<ContextType>;
  CommitmentUseTrend?: CommitmentUseTrendResolvers<ContextType>;
  CommitmentUseSeries?: CommitmentUseSeriesResolvers<ContextType>;
  CommitmentCoverage?: CommitmentCoverageResolvers<ContextType>;
  CommitmentCoverageSummary?: CommitmentCoverageSummaryResolvers<ContextType>;
  CommitmentCoverageTrend?: CommitmentCoverageTrendResolvers<ContextType>;
  CommitmentCoverageSeries?: CommitmentCoverageSeriesResolvers<ContextType>;
  AccessToken?: AccessTokenResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  AlertFeed?: AlertFeedResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  MarkAlertsSeenPayload?: MarkAlertsSeenPayloadResolvers<ContextType>;
  MailRecipients?: MailRecipientsResolvers<ContextType>;
  MailPerson?: MailPersonResolvers<ContextType>;
  CheckedAddress?: CheckedAddressResolvers<ContextType>;
  ScheduledRecipient?: ScheduledRecipientResolvers<ContextType>;
  MailRun?: MailRunResolvers<ContextType>;
  SendServiceRequestPayload?: SendServiceRequestPayloadResolvers<ContextType>;
  MailConnection?: MailConnectionResolvers<ContextType>;
  MailEdge?: MailEdgeResolvers<ContextType>;
  Mail?: MailResolvers<ContextType>;
  MailAttachment?: MailAttachmentResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  ScrollText?: ScrollTextResolvers<ContextType>;
  Survey?: SurveyResolvers<ContextType>;
  MarkNoticesReadPayload?: MarkNoticesReadPayloadResolvers<ContextType>;
  RecordMenuVisitPayload?: RecordMenuVisitPayloadResolvers<ContextType>;
  SaveSurveyPayload?: SaveSurveyPayloadResolvers<ContextType>;
  PlanApplication?: PlanApplicationResolvers<ContextType>;
  ApplyForPlanPayload?: ApplyForPlanPayloadResolvers<ContextType>;
  DecidePlanApplicationPayload?: DecidePlanApplicationPayloadResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  CurrencyRate?: CurrencyRateResolvers<ContextType>;
  SaveCurrencyPayload?: SaveCurrencyPayloadResolvers<ContextType>;
  SaveLanguagePayload?: SaveLanguagePayloadResolvers<ContextType>;
  SaveNamePayload?: SaveNamePayloadResolvers<ContextType>;
  SaveTimeZonePayload?: SaveTimeZonePayloadResolvers<ContextType>;
  SaveSelectedVendorsPayload?: SaveSelectedVendorsPayloadResolvers<ContextType>;
  ViewerSession?: ViewerSessionResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  MenuRight?: MenuRightResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteHost?: SiteHostResolvers<ContextType>;
  SiteLinks?: SiteLinksResolvers<ContextType>;
  SiteService?: SiteServiceResolvers<ContextType>;
  DataFreshness?: DataFreshnessResolvers<ContextType>;
  VendorFreshness?: VendorFreshnessResolvers<ContextType>;
  SwitchCompanyPayload?: SwitchCompanyPayloadResolvers<ContextType>;
  DataPresence?: DataPresenceResolvers<ContextType>;
  FreeTrial?: FreeTrialResolvers<ContextType>;
  PaidFeatureAccess?: PaidFeatureAccessResolvers<ContextType>;
  FeatureOpen?: FeatureOpenResolvers<ContextType>;
  NeedsPlan?: NeedsPlanResolvers<ContextType>;
  CatalogueVendor?: CatalogueVendorResolvers<ContextType>;
  ServiceGroupSet?: ServiceGroupSetResolvers<ContextType>;
  CloudVendor?: CloudVendorResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  defer?: DeferDirectiveResolver<any, any, ContextType>;
  menu?: MenuDirectiveResolver<any, any, ContextType>;
  inPerson?: InPersonDirectiveResolver<any, any, ContextType>;
  everyone?: EveryoneDirectiveResolver<any, any, ContextType>;
};
