// Mails who was named when commitments come to an end, are idle or used too little: after each load, each change and
// each day (P-04).
import type { Logger } from 'pino';
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import { COMMITMENT_KIND_NAMES, type CommitmentKind } from '../../../../lib/commitments/commitment-kinds.ts';
import { reminderReached } from '../../../../lib/commitments/reminders.ts';
import {
  type CommitmentReminders,
  commitmentReminders,
} from '../../../stores/documents/commitments/reminders.ts';
import {
  companiesToRemind,
  keepSentReminders,
  saveReminderCheck,
  sentReminders,
} from '../../../stores/documents/commitments/sent-reminders.ts';
import { keepToldUses, toldUses } from '../../../stores/documents/commitments/told-uses.ts';
import { membersOf } from '../../../stores/documents/people/members.ts';
import { userOfEmail } from '../../../stores/documents/people/users.ts';
import { companyById } from '../../../stores/documents/platform/companies.ts';
import { factsFor } from '../../../stores/facts/facts-for.ts';
import { type CompanyStores, companyData } from '../../shared/company-data.ts';
import type { Stores } from '../../shared/stores.ts';
import { type CommitmentFinding, commitmentFindings } from './commitment-findings.ts';
import { poorUseMail } from './poor-use-mail.ts';
import { poorUsesToTell } from './poor-uses.ts';
import { type DueReminder, type ReminderContent, reminderMail } from './reminder-mail.ts';
import { maySee } from './reminders.ts';

const LOOK_MS = 60_000;

export interface ReminderWatchParts {
  stores: CompanyStores & Pick<Stores, 'mailer'>;
  publicUrl: string;
  logger: Logger;
}

export class ReminderWatch {
  readonly #parts: ReminderWatchParts;
  readonly #ended = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(parts: ReminderWatchParts) {
    this.#parts = parts;
  }

  open(): void {
    this.#timer = setInterval(() => void this.remindAll(), LOOK_MS);
    this.#timer.unref();
    void this.remindAll();
  }

  /** Finishes what is in flight. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#ended.abort();
    await this.#work;
  }

  /** Companies whose data, rules or day are others than when they were checked last. */
  remindAll(): Promise<void> {
    this.#work = this.#work.then(() => this.#remindAll()).catch((error: unknown) => this.#note(error));
    return this.#work;
  }

  async #remindAll(): Promise<void> {
    const { documents, now } = this.#parts.stores;
    for (const { companyId, dataVersion, checked } of await companiesToRemind(documents)) {
      if (this.#ended.signal.aborted) return;
      const state = `${dataVersion} ${now().toISOString().slice(0, 10)}`;
      if (state === checked) continue;
      try {
        await this.#remind(companyId);
        await saveReminderCheck(documents, companyId, state);
      } catch (error) {
        this.#note(error);
      }
    }
  }

  async #remind(companyId: string): Promise<void> {
    const { stores } = this.#parts;
    const { documents } = stores;
    const rules = await Promise.all(
      COMMITMENT_KIND_NAMES.map((kind) => commitmentReminders(documents, companyId, kind)),
    );
    const asked = rules.filter(({ recipients }) => recipients.length > 0);
    if (asked.length === 0) return;
    const data = await companyData(stores, companyId);
    const facts = factsFor(stores.facts, this.#ended.signal);
    const findings = await commitmentFindings({ stores, facts, companyId, data });
    for (const rule of asked) {
      await this.#tell(companyId, rule, dueOf(findings, rule));
      await this.#tellUses(companyId, rule, findings, data.clock.today);
    }
  }

  async #tell(companyId: string, rule: CommitmentReminders, due: readonly DueReminder[]): Promise<void> {
    if (due.length === 0) return;
    const { documents, mailer } = this.#parts.stores;
    const { kind } = rule;
    const about = await this.#about(companyId, rule);
    for (const recipient of await this.#recipients(companyId, rule)) {
      const sent = await sentReminders(documents, companyId, kind, recipient.email);
      const fresh = due.filter(
        ({ finding: { commitment }, days }) =>
          // A later one came first where the rule or the data were late: a reminder that is farther from the end is not sent after it.
          !sent.some(
            (each) =>
              each.commitmentId === commitment.id && each.endsAt === commitment.endsAt && each.days <= days,
          ),
      );
      if (fresh.length === 0) continue;
      await mailer.sendMail(reminderMail({ ...about, kind, recipient, due: fresh }));
      const kept = fresh.map(({ finding: { commitment }, days }) => ({
        ...{ commitmentId: commitment.id, endsAt: commitment.endsAt ?? '', days },
      }));
      await keepSentReminders(documents, companyId, kind, recipient.email, kept);
    }
  }

  /** What is idle or used too little, to those who are named for reminders of the kind. */
  async #tellUses(
    companyId: string,
    rule: CommitmentReminders,
    findings: readonly CommitmentFinding[],
    today: IsoDate,
  ): Promise<void> {
    const { documents, mailer } = this.#parts.stores;
    const { kind } = rule;
    if (poorUsesToTell(findings, kind, [], today).length === 0) return;
    const about = await this.#about(companyId, rule);
    for (const recipient of await this.#recipients(companyId, rule)) {
      const person = { companyId, kind, email: recipient.email };
      const found = poorUsesToTell(findings, kind, await toldUses(documents, person), today);
      if (found.length === 0) continue;
      await mailer.sendMail(poorUseMail({ ...about, kind, recipient, found, today }));
      const kept = found.map(({ commitment, finding }) => ({
        commitmentId: commitment.id,
        finding,
        reportedOn: today,
      }));
      await keepToldUses(documents, person, kept);
    }
  }

  async #about(companyId: string, rule: CommitmentReminders) {
    const company = await companyById(this.#parts.stores.documents, companyId);
    const { publicUrl } = this.#parts;
    return { companyId, companyName: company?.name ?? companyId, senderId: rule.changedBy, publicUrl };
  }

  /** Who was named and still may see such commitments. */
  async #recipients(
    companyId: string,
    { recipients, kind }: CommitmentReminders,
  ): Promise<ReminderContent['recipient'][]> {
    const { documents } = this.#parts.stores;
    const members = await membersOf(documents, companyId);
    const people = await Promise.all(
      recipients.map(async (email) => {
        const member = members.find((each) => each.email.toLowerCase() === email.toLowerCase());
        if (!member || member.isTool || !maySee(member, kind)) return [];
        const user = await userOfEmail(documents, member.email);
        return user ? [{ email: member.email, language: user.language }] : [];
      }),
    );
    return people.flat();
  }

  #note(error: unknown): void {
    if (!this.#ended.signal.aborted)
      this.#parts.logger.error({ err: error }, 'reminders of commitments could not be sent');
  }
}

/** The first to end first. */
function dueOf(
  findings: readonly CommitmentFinding[],
  { kind, days: wanted }: { kind: CommitmentKind; days: CommitmentReminders['days'] },
): DueReminder[] {
  return findings
    .flatMap((finding) => {
      const { daysLeft } = finding;
      const days = finding.kind !== kind || daysLeft === null ? null : reminderReached(daysLeft, wanted);
      return days === null || daysLeft === null ? [] : [{ finding: { ...finding, daysLeft }, days }];
    })
    .sort((one, other) => one.finding.daysLeft - other.finding.daysLeft);
}
