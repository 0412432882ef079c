// Calls of dashboards by mail: once, or on a schedule.
import type { z } from 'zod';
import {
  dashboardMailRecipients,
  dashboardMails,
  deleteDashboardMail,
  mailDashboard,
  pauseDashboardMail,
  saveDashboardMail,
} from '../../../../upstream/contract/dashboard/mail.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type {
  DashboardMail,
  MailDashboardInput,
  PauseDashboardMailInput,
  ScheduleDashboardMailInput,
  SendCycle,
  UserError,
} from '../../../__generated__/graph-types.ts';
import { fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';
import { orUserErrors, userError } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { mailRecipients } from '../../platform/mails/recipients.ts';
import { recipientsOf, runsOf } from '../../platform/mails/schedule-shape.ts';
import type { DashboardsSource } from '../board/source.ts';

type WireMail = ReplyOf<typeof dashboardMails>['list'][number];
type WireCycle = z.output<typeof saveDashboardMail.request>['cyleType'];

interface Outcome {
  mail: DashboardMail | null;
  userErrors: UserError[];
}

const CHANGED = [dashboardMails];
const UNKNOWN_DASHBOARD = userError('UNKNOWN_DASHBOARD', 'id', 'no id of a dashboard of the viewer');
const UNKNOWN_SCHEDULE = userError('UNKNOWN_SCHEDULE', 'id', 'no id of a schedule of the viewer');
const CYCLES = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly' } as const satisfies Record<
  SendCycle,
  WireCycle
>;
const CYCLES_OF = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const satisfies Record<
  WireCycle,
  SendCycle
>;
const NAMES = { dashboardIndex: 'dashboard' };

export class DashboardMailSource {
  readonly #loader: RestLoader;
  readonly #dashboards: DashboardsSource;

  constructor(loader: RestLoader, dashboards: DashboardsSource) {
    this.#loader = loader;
    this.#dashboards = dashboards;
  }

  /** Those on a schedule first as they were made, then what was sent once and has not arrived. `dashboard` null: of all. */
  async list(dashboard: string | null): Promise<DashboardMail[]> {
    const mails = (await this.#all()).filter(({ dashboardId }) => [null, dashboardId].includes(dashboard));
    const isOpen = ({ runs: [run] }: DashboardMail) => run?.state !== 'SENT';
    return [
      ...mails.filter(({ schedule }) => schedule != null),
      ...mails.filter((mail) => mail.schedule == null && isOpen(mail)),
    ];
  }

  recipients(search: string, addresses: readonly string[]) {
    return mailRecipients(this.#loader, dashboardMailRecipients, search, addresses);
  }

  async one(id: string): Promise<DashboardMail | null> {
    return (await this.#all()).find((mail) => mail.id === id) ?? null;
  }

  async send({ id, recipients, idempotencyKey }: MailDashboardInput): Promise<Outcome> {
    const dashboard = await this.#dashboards.one(id);
    if (!dashboard) return { mail: null, userErrors: [UNKNOWN_DASHBOARD] };
    const request = { dashboardIndex: dashboard.index, recipientList: recipients, idempotencyKey };
    return this.#outcome(this.#loader.write(mailDashboard, request, CHANGED));
  }

  async schedule(input: ScheduleDashboardMailInput): Promise<Outcome> {
    const { id, version, cycle, zone, day, time, recipients } = input;
    const dashboard = await this.#dashboards.one(input.dashboard);
    if (!dashboard) return { mail: null, userErrors: [{ ...UNKNOWN_DASHBOARD, field: 'dashboard' }] };
    const seq = id ? seqOf(id) : null;
    if (id && seq === null) return { mail: null, userErrors: [UNKNOWN_SCHEDULE] };
    const request = {
      dashboardIndex: dashboard.index,
      recipientList: recipients,
      cyleType: CYCLES[cycle],
      cyleLocale: zone,
      cyleDay: day,
      cyleTm: time,
      based: seq === null ? null : { seq, version: version ?? 0 },
      idempotencyKey: input.idempotencyKey ?? null,
    };
    return this.#outcome(this.#loader.write(saveDashboardMail, request, CHANGED));
  }

  async pause({ id, version, isPaused }: PauseDashboardMailInput): Promise<Outcome> {
    const seq = seqOf(id);
    if (seq === null) return { mail: null, userErrors: [UNKNOWN_SCHEDULE] };
    const request = { seq, version, pauseYn: isPaused ? ('Y' as const) : ('N' as const) };
    const { userErrors } = await orUserErrors(this.#loader.write(pauseDashboardMail, request, CHANGED));
    return { mail: await this.one(id), userErrors };
  }

  async remove(id: string): Promise<{ deletedId: string | null; userErrors: UserError[] }> {
    const seq = seqOf(id);
    if (seq === null) return { deletedId: null, userErrors: [UNKNOWN_SCHEDULE] };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(deleteDashboardMail, { seq }, CHANGED),
    );
    return { deletedId: result ? id : null, userErrors };
  }

  async #all(): Promise<DashboardMail[]> {
    const { list } = await this.#loader.load(dashboardMails, {});
    return list.map(mailOf);
  }

  async #outcome(call: Promise<{ seq: number }>): Promise<Outcome> {
    const { result, userErrors } = await orUserErrors(call, NAMES);
    return { mail: result && (await this.one(globalIdOf(result.seq))), userErrors };
  }
}

function globalIdOf(seq: number): string {
  return toGlobalId('DashboardMail', String(seq));
}

/** Null for an id of something else. */
function seqOf(id: string): number | null {
  const parsed = fromGlobalId(id);
  return parsed?.type === 'DashboardMail' && /^[1-9]\d{0,8}$/.test(parsed.key) ? Number(parsed.key) : null;
}

function mailOf(wire: WireMail): DashboardMail {
  const { schedule } = wire;
  return {
    id: globalIdOf(wire.seq),
    dashboardId: wire.isGone ? null : toGlobalId('Dashboard', wire.dashboardId),
    dashboardName: wire.dashboardName,
    nextRunAt: schedule && wire.nextRunAt,
    pauseReason: wire.pauseReason,
    recipients: recipientsOf(wire),
    runs: runsOf(wire),
    schedule: schedule && {
      cycle: CYCLES_OF[schedule.cyleType],
      day: schedule.cyleDay,
      time: schedule.cyleTm,
      zone: schedule.cyleLocale,
    },
    version: wire.version,
  };
}
