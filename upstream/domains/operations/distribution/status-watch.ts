// Mails the distribution lists when statuses change: each status with its code once to each person (M-03).
import type { Logger } from 'pino';
import {
  companiesToNotify,
  forgetToldStatuses,
  keepToldStatuses,
  type StatusRecipient,
  statusRecipientsOf,
  type ToldStatus,
  toldStatusesOf,
} from '../../../stores/documents/operations/status-recipients.ts';
import { userOfEmail } from '../../../stores/documents/people/users.ts';
import { companyById } from '../../../stores/documents/platform/companies.ts';
import type { Stores } from '../../shared/stores.ts';
import { type CompanyStatus, companyStatuses, type StatusStores } from '../statuses/company-statuses.ts';
import { possibleRecipients } from './distribution.ts';
import { statusMail } from './status-mail.ts';

const LOOK_MS = 60_000;

export interface StatusWatchParts {
  stores: StatusStores & Pick<Stores, 'mailer'>;
  publicUrl: string;
  logger: Logger;
}

export class StatusWatch {
  readonly #parts: StatusWatchParts;
  readonly #ended = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(parts: StatusWatchParts) {
    this.#parts = parts;
  }

  open(): void {
    this.#timer = setInterval(() => void this.tellAll(), LOOK_MS);
    this.#timer.unref();
    void this.tellAll();
  }

  /** Finishes what is in flight. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#ended.abort();
    await this.#work;
  }

  /** Everybody on a list, of what they were not told yet. */
  tellAll(): Promise<void> {
    this.#work = this.#work.then(() => this.#tellAll()).catch((error: unknown) => this.#note(error));
    return this.#work;
  }

  async #tellAll(): Promise<void> {
    for (const companyId of await companiesToNotify(this.#parts.stores.documents)) {
      if (this.#ended.signal.aborted) return;
      await this.#tellCompany(companyId).catch((error: unknown) => this.#note(error));
    }
  }

  async #tellCompany(companyId: string): Promise<void> {
    const { stores } = this.#parts;
    const { documents } = stores;
    const [{ statuses }, recipients, told, people] = await Promise.all([
      companyStatuses(stores, companyId),
      statusRecipientsOf(documents, companyId),
      toldStatusesOf(documents, companyId),
      possibleRecipients(documents, companyId),
    ]);
    const news = statuses.filter(({ isDeleted, found }) => !isDeleted && !found.isAboutStatuses);
    // What was deleted for a while is no news when it is put back.
    const gone = told.filter(({ statusId, code }) => !statuses.some((each) => isTold(each, statusId, code)));
    await forgetToldStatuses(documents, companyId, gone);
    const may = new Set(people.map(({ email }) => email.toLowerCase()));
    for (const recipient of recipients.filter(({ email }) => may.has(email)))
      await this.#tell(companyId, recipient, news, told);
  }

  async #tell(
    companyId: string,
    { email, codes, changedBy }: StatusRecipient,
    statuses: readonly CompanyStatus[],
    told: readonly ToldStatus[],
  ): Promise<void> {
    const own = told.filter((each) => each.email === email);
    const fresh = statuses.filter(
      (status) =>
        codes.includes(status.code) && !own.some(({ statusId, code }) => isTold(status, statusId, code)),
    );
    if (fresh.length === 0) return;
    const { documents, mailer, now } = this.#parts.stores;
    const [company, user] = await Promise.all([
      companyById(documents, companyId),
      userOfEmail(documents, email),
    ]);
    if (!company || !user) return;
    const at = now().toISOString();
    await mailer.sendMail(
      statusMail({
        ...{ companyId, companyName: company.name, senderId: changedBy, statuses: fresh },
        recipient: { email, language: user.language },
        occasion: fresh.map(({ found }) => found.at).join(' '),
        publicUrl: this.#parts.publicUrl,
      }),
    );
    const kept = fresh.map(({ found, code }) => ({ statusId: found.statusId, code, email, toldAt: at }));
    await keepToldStatuses(documents, companyId, kept);
  }

  #note(error: unknown): void {
    if (!this.#ended.signal.aborted)
      this.#parts.logger.error({ err: error }, 'operation statuses could not be told');
  }
}

function isTold({ found, code }: CompanyStatus, statusId: string, toldCode: string): boolean {
  return found.statusId === statusId && code === toldCode;
}
