// Notifies receivers of anomalies: plans what is due, makes mails and posts, and sends each once across all programs.
import { anomalyEvents } from '../../../../stores/documents/anomaly/anomaly-events.ts';
import { anomalyStatesOf } from '../../../../stores/documents/anomaly/anomaly-states.ts';
import { planTellings, tellingsOf } from '../../../../stores/documents/anomaly/anomaly-tellings.ts';
import {
  companiesToTell,
  notificationSettings,
} from '../../../../stores/documents/anomaly/notification-settings.ts';
import { dayOf } from '../../alerts/listed-alerts.ts';
import { shownState } from '../../handling/shown-state.ts';
import { makeDueDeliveries } from './make-deliveries.ts';
import { plannedTellings } from './plan-tellings.ts';
import { sendDeliveries } from './send-deliveries.ts';
import type { TellerParts } from './teller-parts.ts';

/** How often it is looked for what is due, in milliseconds. */
const LOOK_MS = 20_000;

export class AnomalyTeller {
  readonly #parts: TellerParts;
  readonly #ended = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(parts: TellerParts) {
    this.#parts = parts;
  }

  /** Runs until it is closed; what came due while no program ran is sent first. */
  open(): void {
    this.#timer = setInterval(() => void this.tell(), LOOK_MS);
    this.#timer.unref();
    void this.tell();
  }

  /** Finishes what is in flight. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#ended.abort();
    await this.#work;
  }

  /** Everything that is due now; what another program is at is left to it. */
  tell(): Promise<void> {
    this.#work = this.#work
      .then(() => this.#tell())
      .catch((error: unknown) => {
        if (!this.#ended.signal.aborted)
          this.#parts.logger.error({ err: error }, 'receivers could not be told of anomalies');
      });
    return this.#work;
  }

  async #tell(): Promise<void> {
    const { signal } = this.#ended;
    for (const companyId of await companiesToTell(this.#parts.stores.documents)) {
      if (signal.aborted) return;
      await this.#plan(companyId);
    }
    await makeDueDeliveries(this.#parts, signal);
    await sendDeliveries(this.#parts, signal);
  }

  async #plan(companyId: string): Promise<void> {
    const { stores } = this.#parts;
    const { documents, now } = stores;
    const [settings, events, states, sent] = await Promise.all([
      notificationSettings(documents, companyId),
      anomalyEvents(documents, companyId, { isWithWithdrawn: true }),
      anomalyStatesOf(documents, companyId),
      tellingsOf(documents, companyId),
    ]);
    const today = dayOf(stores);
    const stated = events.map((event) => {
      const kept = states.get(event.eventId) ?? { state: 'OPEN' as const, until: null };
      return { event, state: shownState(event, kept, today) };
    });
    await planTellings(documents, plannedTellings({ settings, events: stated, sent, now: now() }));
  }
}
