// Checks the budgets of companies after each load, each change and each day, and mails thresholds that are reached.
import type { Logger } from 'pino';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import {
  type BudgetAlert,
  budgetAlertsOf,
  companiesToCheck,
  saveCheckedState,
} from '../../stores/documents/budgets/budget-alerts.ts';
import { membersOf } from '../../stores/documents/people/members.ts';
import { userOfEmail } from '../../stores/documents/people/users.ts';
import { companyById } from '../../stores/documents/platform/companies.ts';
import type { CompanyStores } from '../shared/company-data.ts';
import type { Stores } from '../shared/stores.ts';
import { type AlertContent, alertMail } from './alert-mail.ts';
import { reachedThresholds } from './alert-rules.ts';
import type { BudgetRow } from './budget-table.ts';
import { scopeKey } from './scope-costs.ts';
import { budgetsOfThisMonth } from './this-month.ts';

const LOOK_MS = 60_000;

export interface WatchParts {
  stores: CompanyStores & Pick<Stores, 'mailer'>;
  publicUrl: string;
  logger: Logger;
}

export class BudgetWatch {
  readonly #parts: WatchParts;
  readonly #ended = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  open(): void {
    this.#timer = setInterval(() => void this.judgeAll(), LOOK_MS);
    this.#timer.unref();
    void this.judgeAll();
  }

  /** Finishes what is in flight. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#ended.abort();
    await this.#work;
  }

  /** Companies whose data, budgets, alerts or day are others than when they were checked last. */
  judgeAll(): Promise<void> {
    this.#work = this.#work.then(() => this.#judgeAll()).catch((error: unknown) => this.#note(error));
    return this.#work;
  }

  async #judgeAll(): Promise<void> {
    const { documents, now } = this.#parts.stores;
    for (const { companyId, dataVersion, checked } of await companiesToCheck(documents)) {
      if (this.#ended.signal.aborted) return;
      const state = `${dataVersion} ${now().toISOString().slice(0, 10)}`;
      if (state === checked) continue;
      await this.#check(companyId).catch((error: unknown) => this.#note(error));
      await saveCheckedState(documents, companyId, state);
    }
  }

  async #check(companyId: string): Promise<void> {
    const { stores } = this.#parts;
    const { documents } = stores;
    const [thisMonth, alerts] = await Promise.all([
      budgetsOfThisMonth(stores, companyId, this.#ended.signal),
      budgetAlertsOf(documents, companyId),
    ]);
    if (!thisMonth) return;
    const { rows, costs, shownOf } = thisMonth;
    for (const alert of alerts) {
      const row = rows.find(({ scope }) => scopeKey(scope) === scopeKey(alert.scope));
      if (row) await this.#tell(companyId, alert, row, { amounts: shownOf(row), currency: costs.currency });
    }
  }

  async #tell(
    companyId: string,
    alert: BudgetAlert,
    row: BudgetRow,
    shown: Pick<AlertContent, 'amounts' | 'currency'>,
  ): Promise<void> {
    const { stores, publicUrl } = this.#parts;
    const [figures] = row.months;
    if (!figures) return;
    const reached = reachedThresholds(alert, figures);
    if (reached.length === 0) return;
    const company = await companyById(stores.documents, companyId);
    const told = { companyId, companyName: company?.name ?? companyId, senderId: alert.changedBy, publicUrl };
    for (const recipient of await this.#recipients(companyId, alert)) {
      for (const each of reached)
        await stores.mailer.sendMail(
          alertMail({ ...told, ...shown, recipient, scope: row.scope, month: figures.month, reached: each }),
        );
    }
  }

  /** Who was named and still may see the dashboard of the company. */
  async #recipients(companyId: string, { recipients }: BudgetAlert): Promise<AlertContent['recipient'][]> {
    const { documents } = this.#parts.stores;
    const members = await membersOf(documents, companyId);
    const people = await Promise.all(
      recipients.map(async (email) => {
        const member = members.find((each) => each.email.toLowerCase() === email.toLowerCase());
        const right = member?.rights.find(({ menuCode }) => menuCode === MENUS.DASHBOARD.code)?.authType;
        if (!member || member.isTool || right === undefined || right === 'none') return [];
        const user = await userOfEmail(documents, member.email);
        return user ? [{ email: member.email, language: user.language }] : [];
      }),
    );
    return people.flat();
  }

  #note(error: unknown): void {
    if (!this.#ended.signal.aborted) this.#parts.logger.error({ err: error }, 'budgets could not be checked');
  }
}
