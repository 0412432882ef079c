// A delivery that was given up, for tests of the log and of trying again.
import type { AnomalyEvent } from '../../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';

const AT = '2024-06-30T00:00:00.000Z';

/** Of an anomaly of a started upstream; a post, whose webhook was removed since. Returns its id. */
export async function addFailedDelivery(
  dataDir: string,
  { companyId, eventId, level }: AnomalyEvent,
  deliveryId = 'failed',
): Promise<string> {
  const documents = await openDocuments(dataDir);
  const to = { company_id: companyId, channel: 'WEBHOOK', receiver: 'gone' };
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
