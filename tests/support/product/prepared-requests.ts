// A request of each endpoint that is not refused: some build on what was read right before.
import { randomUUID } from 'node:crypto';
import * as administration from '../../../upstream/contract/administration/administration.ts';
import { detectedList } from '../../../upstream/contract/anomaly/alerts.ts';
import { saveAnomalyRule } from '../../../upstream/contract/anomaly/rules.ts';
import * as billing from '../../../upstream/contract/billing/billing.ts';
import { checkReservation, sendInvoice } from '../../../upstream/contract/billing/invoice-mail.ts';
import { budgetAlerts, budgetList } from '../../../upstream/contract/budgets/budgets.ts';
import { emailExport, exportJobs } from '../../../upstream/contract/cost-analytics/export.ts';
import * as notes from '../../../upstream/contract/cost-analytics/notes.ts';
import { dashboardMails, saveDashboardMail } from '../../../upstream/contract/dashboard/mail.ts';
import { getDashboardUuid } from '../../../upstream/contract/dashboard/shares.ts';
import * as widgets from '../../../upstream/contract/dashboard/widget.ts';
import { dataChanges } from '../../../upstream/contract/data/changes.ts';
import { uploadPart } from '../../../upstream/contract/data/uploads.ts';
import type { RequestOf } from '../../../upstream/contract/endpoint.ts';
import {
  adviceDecisionList,
  decideAdvice,
} from '../../../upstream/contract/optimization/recommendations/decisions.ts';
import { ec2Advice } from '../../../upstream/contract/optimization/recommendations/reserved.ts';
import {
  azureReservedReminders,
  reservedReminders,
  savingsPlanReminders,
} from '../../../upstream/contract/optimization/shared/reminders.ts';
import { createAccessToken } from '../../../upstream/contract/platform/access-tokens.ts';
import { PREPARED_NOTIFICATIONS } from './anomaly/prepared-notifications.ts';
import { PREPARED_SAVED } from './cost-analytics/saved-requests.ts';
import { PREPARED_OPERATIONS } from './operations/prepared-operations.ts';
import { PREPARED_SOURCES } from './operations/source-requests.ts';
import { SAMPLE_REQUESTS } from './requests.ts';
import { ask, type Caller } from './rest.ts';

type Request = Record<string, unknown>;

/** A file that was written and mailed. */
async function mailedJob(caller: Caller): Promise<string> {
  const { jobId } = await ask(caller, emailExport, {
    isAmortizedCost: false,
    startDate: '2024-06-01',
    endDate: '2024-06-01',
    selectedVendors: ['aws'],
    filters: {},
    format: 'csv',
    appearance: 'displayed',
    idempotencyKey: randomUUID(),
  });
  for (let look = 0; look < 200; look += 1) {
    const { list } = await ask(caller, exportJobs, {});
    if (list.some((job) => job.jobId === jobId && job.state === 'mailed')) return jobId;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the file was not mailed');
}

/** The newest anomaly of the caller's company, as it is now. */
async function ofAnomaly(caller: Caller, name: string): Promise<Request> {
  const { list } = await ask(caller, detectedList, { isWithHidden: true });
  const sample = SAMPLE_REQUESTS[name] ?? {};
  const version = 'version' in sample ? { version: list[0]?.version } : {};
  return { ...sample, alertId: list[0]?.alertId ?? 'none', ...version };
}

/** Of the version that they have. */
async function ofReminders(caller: Caller, read: typeof reservedReminders): Promise<Request> {
  const { version } = await ask(caller, read, {});
  return { ...SAMPLE_REQUESTS.saveReservedReminders, version };
}

/** The piece of Workshop's advice of October 2018 that saves most, as it was decided on. */
async function ofAdvice(caller: Caller): Promise<RequestOf<typeof decideAdvice>> {
  const asked = { endDate: '201810' };
  const ofWorkshop = { ...caller, companyId: 'workshop' };
  const { list } = await ask(ofWorkshop, ec2Advice, asked);
  const recommendationId = list[0]?.recommendationId ?? '';
  const decisions = await ask(ofWorkshop, adviceDecisionList, {});
  const known = decisions.list.find((decision) => decision.recommendationId === recommendationId);
  return { ...asked, kind: 'EC2', recommendationId, state: 'ACCEPTED', version: known?.version ?? 0 };
}

async function acceptedAdvice(caller: Caller) {
  const ofWorkshop = { ...caller, companyId: 'workshop' };
  return (await ask(ofWorkshop, decideAdvice, await ofAdvice(caller))).decision;
}

const PREPARED: Record<string, (caller: Caller) => Promise<Request>> = {
  createAccessToken: async () => ({ tokenNm: newName(), days: 30 }),
  revokeAccessToken: async (caller) => {
    const { token } = await ask(caller, createAccessToken, { tokenNm: newName(), days: 30 });
    return { tokenId: token.tokenId };
  },
  aiModelAnalysis: (caller) => ofAnomaly(caller, 'aiModelAnalysis'),
  aiPossibleCause: (caller) => ofAnomaly(caller, 'aiPossibleCause'),
  flagAlert: (caller) => ofAnomaly(caller, 'flagAlert'),
  setAlertState: (caller) => ofAnomaly(caller, 'setAlertState'),
  assignAlert: (caller) => ofAnomaly(caller, 'assignAlert'),
  replayAlert: (caller) => ofAnomaly(caller, 'replayAlert'),
  alertHistory: (caller) => ofAnomaly(caller, 'alertHistory'),
  ...PREPARED_NOTIFICATIONS,
  ...PREPARED_OPERATIONS,
  decideAdvice: async (caller) => ofAdvice(caller),
  linkPurchase: async (caller) => {
    const { recommendationId, version } = await acceptedAdvice(caller);
    return { recommendationId, version, commitmentIds: [] };
  },
  adviceLedgerOf: async (caller) => ({ recommendationId: (await acceptedAdvice(caller)).recommendationId }),
  deleteAnomalyRule: async (caller) => {
    const sample = SAMPLE_REQUESTS.saveAnomalyRule as RequestOf<typeof saveAnomalyRule>;
    const { rule } = await ask(caller, saveAnomalyRule, sample);
    return { ruleId: rule.ruleId, version: rule.version };
  },
  // What removeData took out right before, so that the data are whole again.
  revertDataChange: async (caller) => {
    const scope = { vendor: null, billingAccountId: null, month: null };
    const { list } = await ask(caller, dataChanges, { scope, itemsPerPage: 1 });
    return { ...SAMPLE_REQUESTS.revertDataChange, changeId: list[0]?.changeId };
  },
  ...PREPARED_SOURCES,
  ...PREPARED_SAVED,
  uploadLoad: async (caller) => {
    const upload = randomUUID().replaceAll('-', '');
    await ask(caller, uploadPart, { upload, file: 'may.csv', offset: 0, data: 'eA==' });
    return { ...SAMPLE_REQUESTS.uploadLoad, upload };
  },
  deleteDashboard: async (caller) => {
    const { index, version } = await addDashboard(caller);
    return { dashboardIndex: index, version };
  },
  mailDashboard: async (caller) => {
    const { list } = await ask(caller, widgets.dashboards, {});
    return { ...SAMPLE_REQUESTS.mailDashboard, dashboardIndex: list[0]?.index };
  },
  saveDashboardMail: async (caller) => ({
    ...SAMPLE_REQUESTS.saveDashboardMail,
    dashboardIndex: await ownDashboard(caller),
  }),
  pauseDashboardMail: async (caller) => ({
    ...SAMPLE_REQUESTS.pauseDashboardMail,
    ...(await scheduleDashboard(caller, '10:00')),
  }),
  deleteDashboardMail: async (caller) => ({ seq: (await scheduleDashboard(caller, '11:00')).seq }),
  saveAsDashboard: async (caller) => {
    await makeRoom(caller);
    return { dashboard: { dashboardName: newName(), ...EMPTY_DASHBOARD } };
  },
  saveDashboard: async (caller) => {
    const { index, version, dashboardName } = await addDashboard(caller);
    return { dashboard: { index, dashboardName, ...EMPTY_DASHBOARD }, version };
  },
  saveWidget: async (caller) => {
    const { index, version } = await addDashboard(caller);
    const widget = { widgetType: 'alerts', index: 1, x: 0, y: 0, width: 6, height: 13 };
    return { dashboardIndex: index, version, widget };
  },
  selectDashboard: async (caller) => {
    const { list } = await ask(caller, widgets.dashboards, {});
    return { dashboardIndex: list[0]?.index };
  },
  mailedFile: async (caller) => ({ jobId: await mailedJob(caller) }),
  budgetSaveAlert: async (caller) => {
    const { alerts } = await ask(caller, budgetAlerts, {});
    const version = alerts.find(({ scope }) => scope === 'company')?.version ?? 0;
    return { ...SAMPLE_REQUESTS.budgetSaveAlert, version };
  },
  saveSavingsPlanReminders: (caller) => ofReminders(caller, savingsPlanReminders),
  saveReservedReminders: (caller) => ofReminders(caller, reservedReminders),
  saveAzureReservedReminders: (caller) => ofReminders(caller, azureReservedReminders),
  budgetSave: async (caller) => {
    const { version } = await ask(caller, budgetList, {
      startMonth: null,
      months: 1,
      isAmortizedCost: false,
    });
    return { ...SAMPLE_REQUESTS.budgetSave, version };
  },
  deleteCostNote: async (caller) => {
    const { note } = await ask(caller, notes.saveCostNote, {
      noteId: null,
      version: null,
      date: '2024-06-11',
      text: 'Removed again',
    });
    return { noteId: note.noteId, version: note.version };
  },
  invoiceRows: async (caller) => {
    const { invoices } = await ask(caller, billing.invoices, {
      vendor: 'aws',
      chargeYear: 2024,
      chargeMonth: 5,
    });
    return { ...SAMPLE_REQUESTS.invoiceRows, invoiceId: invoices[0]?.invoiceId };
  },
  deleteReservation: async (caller) => ({
    ...SAMPLE_REQUESTS.deleteReservation,
    seq: (await reserveSomething(caller, 'Deleted')).seq,
  }),
  pauseReservation: async (caller) => ({
    ...SAMPLE_REQUESTS.pauseReservation,
    ...(await reserveSomething(caller, 'Paused')),
  }),
  getDashboardUuid: async (caller) => ({ dashboardIndex: await ownDashboard(caller) }),
  dashboardShares: async (caller) => ({ dashboardIndexes: [await ownDashboard(caller)] }),
  sharePreview: async (caller) => ({ dashboardIndex: await ownDashboard(caller), withFilters: true }),
  revokeDashboardShare: async (caller) => ({ uuid: await sharedUuid(caller) }),
  openSharedDashboard: async (caller) => ({ uuid: await sharedUuid(caller), cmpnId: null }),
  setDashboardByUuid: async (caller) => ({ uuid: await sharedUuid(caller) }),
  removeMember: async (caller) => {
    const { member } = await addSomebody(caller, 'removed');
    return { memberId: member.userId, version: member.version };
  },
  renewInvitation: async (caller) => ({ memberId: (await addSomebody(caller, 'renewed')).member.userId }),
  setCompanyInvoiceDetails: async (caller) => ({
    ...SAMPLE_REQUESTS.setCompanyInvoiceDetails,
    version: (await ask(caller, administration.companyInvoiceDetails, {})).version,
  }),
  setCompanyVendors: async (caller) => ({
    ...SAMPLE_REQUESTS.setCompanyVendors,
    version: (await ask(caller, administration.companyVendors, {})).version,
  }),
  setMemberAddresses: async (caller) => {
    const { member } = await addSomebody(caller, 'addressed');
    return { ...SAMPLE_REQUESTS.setMemberAddresses, memberId: member.userId, version: member.version };
  },
  setMemberRights: async (caller) => {
    const { member } = await addSomebody(caller, 'changed');
    return { ...SAMPLE_REQUESTS.setMemberRights, memberId: member.userId, version: member.version };
  },
};

export async function preparedRequest(caller: Caller, name: string): Promise<Request | undefined> {
  return PREPARED[name]?.(caller) ?? SAMPLE_REQUESTS[name];
}

/** The number of one of the caller's dashboards. */
async function ownDashboard(caller: Caller): Promise<number> {
  const { list } = await ask(caller, widgets.dashboards, {});
  return list[0]?.index ?? 0;
}

async function sharedUuid(caller: Caller): Promise<string> {
  return (await ask(caller, getDashboardUuid, { dashboardIndex: await ownDashboard(caller) })).uuid;
}

const EMPTY_DASHBOARD = {
  scope: { timeFrame: null, selectedVendors: null, currency: null, isAmortizedCost: null },
  widgets: [],
};

async function addDashboard(caller: Caller) {
  await makeRoom(caller);
  return ask(caller, widgets.saveAsDashboard, {
    dashboard: { dashboardName: newName(), ...EMPTY_DASHBOARD },
  });
}

/** A person has ten dashboards at most: those of other requests go. */
async function makeRoom(caller: Caller): Promise<void> {
  const { list } = await ask(caller, widgets.dashboards, {});
  for (const { index, version } of list.slice(1))
    await ask(caller, widgets.deleteDashboard, { dashboardIndex: index, version });
}

/** A person has one dashboard of a name, and one access token. */
function newName(): string {
  return `Sample ${randomUUID()}`;
}

function addSomebody(caller: Caller, name: string) {
  return ask(caller, administration.addMember, { email: `${name}@skyledger.example`, name, rights: [] });
}

async function reserveSomething(caller: Caller, title: string): Promise<{ seq: number; version: number }> {
  const sample = SAMPLE_REQUESTS.sendInvoice as RequestOf<typeof sendInvoice>;
  const { seq } = await ask(caller, sendInvoice, {
    ...sample,
    sendType: 'monthly',
    rprtTitl: title,
    idempotencyKey: randomUUID(),
  });
  const { list } = await ask(caller, checkReservation, { cmpnId: sample.cmpnId, siteId: '', vendor: null });
  const made = list.find((reservation) => reservation.seq === seq);
  if (!made) throw new Error('the reservation was not made');
  return { seq: made.seq, version: made.version };
}

async function scheduleDashboard(caller: Caller, cyleTm: string): Promise<{ seq: number; version: number }> {
  const sample = SAMPLE_REQUESTS.saveDashboardMail as RequestOf<typeof saveDashboardMail>;
  const dashboardIndex = await ownDashboard(caller);
  const { seq } = await ask(caller, saveDashboardMail, { ...sample, dashboardIndex, cyleTm });
  const { list } = await ask(caller, dashboardMails, {});
  return { seq, version: list.find((mail) => mail.seq === seq)?.version ?? 0 };
}
