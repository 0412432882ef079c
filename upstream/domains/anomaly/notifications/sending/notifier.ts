// Notifies receivers of anomalies: plans what is due, makes mails and posts, and sends each once across all programs.
import { anomalyEvents } from '../../../../stores/documents/anomaly/anomaly-events.ts';
import { anomalyStatesOf } from '../../../../stores/documents/anomaly/anomaly-states.ts';
import {
  companiesToNotify,
  notificationSettings,
} from '../../../../stores/documents/anomaly/notification-settings.ts';
import {
  notificationsOf,
  saveNotifications,
} from '../../../../stores/documents/anomaly/planned-notifications.ts';
import { dayOf } from '../../alerts/listed-alerts.ts';
import { shownState } from '../../handling/shown-state.ts';
import { makeDueDeliveries } from './make-deliveries.ts';
import type { NotifierParts } from './notifier-parts.ts';
import { plannedNotifications } from './plan-notifications.ts';
import { sendDeliveries } from './send-deliveries.ts';

/** How often it is looked for what is due, in milliseconds. */
const LOOK_MS = 20_000;

export class AnomalyNotifier {
  readonly #parts: NotifierParts;
  readonly #ended = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(parts: NotifierParts) {
    this.#parts = parts;
  }

  /** Runs until it is closed; what came due while no program ran is sent first. */
  open(): void {
    this.#timer = setInterval(() => void this.notify(), LOOK_MS);
    this.#timer.unref();
    void this.notify();
  }

  /** Finishes what is in flight. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#ended.abort();
    await this.#work;
  }

  /** Everything that is due now; what another program is at is left to it. */
  notify(): Promise<void> {
    this.#work = this.#work
      .then(() => this.#notify())
      .catch((error: unknown) => {
        if (!this.#ended.signal.aborted)
          this.#parts.logger.error({ err: error }, 'receivers could not be notified of anomalies');
      });
    return this.#work;
  }

  async #notify(): Promise<void> {
    const { signal } = this.#ended;
    for (const companyId of await companiesToNotify(this.#parts.stores.documents)) {
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
      notificationsOf(documents, companyId),
    ]);
    const today = dayOf(stores);
    const stated = events.map((event) => {
      const kept = states.get(event.eventId) ?? { state: 'OPEN' as const, until: null };
      return { event, state: shownState(event, kept, today) };
    });
    await saveNotifications(documents, plannedNotifications({ settings, events: stated, sent, now: now() }));
  }
}
