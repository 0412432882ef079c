// What the parent object of a resolver is, for types whose fields are computed: read by the code generator alone.

export const PARENT_TYPES: Record<string, string> = {
  Viewer: '../viewer.ts#ViewerContext',
  Site: '../domains/platform/shapes.ts#SiteParent',
  Administration: '../domains/administration/shapes.ts#AdministrationParent',
  LoadRun: '../domains/loads/shapes.ts#LoadRunParent',
  CostAnalytics: '../domains/cost-analytics/source.ts#CostAnalyticsParent',
  Bill: '../domains/billing/shapes.ts#BillParent',
  CloudInvoice: '../domains/billing/shapes.ts#CloudInvoiceParent',
  Mail: '../domains/mails/source.ts#MailParent',
  MailAttachment: '../domains/mails/source.ts#AttachmentParent',
  CostDetail: '../domains/cost-analytics/arguments.ts#CostDetailParent',
};
