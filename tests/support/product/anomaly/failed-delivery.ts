// A delivery that was given up, for tests of the log and of trying again.
import type { AnomalyEvent } from '../../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';

const AT = '2024-06-30T00:00:00.000Z';

const REMOVED = { channel: 'WEBHOOK', receiver: 'gone' };

/** Of an anomaly of a started upstream; without a receiver a post, whose webhook was removed since. Returns its id. */
export async function addFailedDelivery(
  dataDir: string,
  { companyId, eventId, level }: AnomalyEvent,
  deliveryId = 'failed',
  receiver = REMOVED,
): Promise<string> {
  const documents = await openDocuments(dataDir);
  const to = { company_id: companyId, ...receiver };
  await documents
    .insertInto('anomaly_deliveries')
    .values({
      ...{
        ...to,
        delivery_id: deliveryId,
        receiver_name: 'Chat',
        subject: 'Minor · New anomaly',
        content: '{}',
      },
      ...{ mail_id: null, created_at: AT, state: 'FAILED', attempts: 6, next_attempt_at: null },
      ...{ claimed_until: null, ended_at: AT, fault: 'ANSWER', answer: '500 noted' },
    })
    .execute();
  await documents
    .insertInto('anomaly_tellings')
    .values({
      ...{ ...to, event_id: eventId, occasion: 'NEW', reason: 'NEW', level, skipped: null },
      ...{ planned_at: AT, due_at: AT, delivery_id: deliveryId },
    })
    .execute();
  await documents.destroy();
  return deliveryId;
}
