// The handler of requests to the support: a mail that answers go back from to the user who wrote it.
import { textsOf } from '../../../lib/node/texts.ts';
import { serviceRequestFault } from '../../../lib/rules/service-request.ts';
import type { serviceRequestEndpoints } from '../../contract/platform/service-request.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailBody } from '../../mail/mail-body.ts';
import { Refusal } from '../../refusal.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import { companyById } from '../../stores/documents/platform/companies.ts';
import type { Stores } from '../shared/stores.ts';

export function serviceRequestHandlers(stores: Stores): HandlersOf<typeof serviceRequestEndpoints> {
  const { documents, mailer, now, supportAddress } = stores;
  return {
    serviceRequest: async ({ title, content, idempotencyKey }, call) => {
      const request = { title: title.trim(), content: content.replace(/\r\n?/g, '\n').trim() };
      const fault = serviceRequestFault(request);
      if (fault) throw new Refusal(fault.code, 'The request may not be sent so.', fault.field);
      if (supportAddress === null)
        throw new Refusal('SUPPORT_UNAVAILABLE', 'No address of a support is set.');
      const key = `service-request:${call.user.userId}:${idempotencyKey}`;
      const mail = await requestMail(stores, call, request);
      const { isNew } = await mailer.sendMail({ ...mail, recipients: [supportAddress], idempotencyKey: key });
      if (isNew) {
        const { companyId, user: actor } = call;
        const record = {
          companyId,
          actor,
          action: 'SERVICE_REQUESTED',
          subject: request.title,
          changes: [],
        } as const;
        await appendAudit(documents, record, now());
      }
      return { result: 'OK' };
    },
  };
}

async function requestMail(
  { documents }: Stores,
  { companyId, user, language }: Call,
  { title, content }: { title: string; content: string },
): Promise<Omit<Mail, 'recipients' | 'idempotencyKey'>> {
  const text = textsOf(language);
  const company = (await companyById(documents, companyId))?.name ?? companyId;
  const body = mailBody(language, {
    title,
    paragraphs: [],
    facts: [
      [text('platform.request.from'), `${user.name} <${user.email}>`],
      [text('platform.request.company'), `${company} (${companyId})`],
    ],
    message: { title: text('platform.request.content'), text: content },
    footer: text('platform.request.footer'),
  });
  return {
    companyId,
    kind: 'SERVICE_REQUEST',
    senderId: user.userId,
    language,
    subject: title,
    body,
    attachments: [],
  };
}
