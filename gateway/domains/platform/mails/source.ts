// Calls of the platform about mails that were sent.
import type { z } from 'zod';
import { serviceRequestFault } from '../../../../lib/rules/service-request.ts';
import {
  MAX_MAIL_IDS,
  type mail,
  mailAttachment,
  mailList,
} from '../../../../upstream/contract/platform/mails.ts';
import { serviceRequest } from '../../../../upstream/contract/platform/service-request.ts';
import type {
  Mail,
  MailState,
  SendServiceRequestInput,
  UserError,
} from '../../../__generated__/graph-types.ts';
import { checkPage, type PageArguments, toConnection } from '../../../graph/connection.ts';
import { fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';
import { orUserErrors, userError } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { type BatchedRead, rowOfKeys } from '../../../rest/replies/batched-read.ts';

/** An attachment without its content, and where that is. */
export interface AttachmentParent {
  mailId: string;
  position: number;
  name: string;
  contentType: string;
  size: number;
  isKept: boolean;
}

export type MailParent = Omit<Mail, 'attachments'> & { attachments: AttachmentParent[] };

const STATES = { waiting: 'WAITING', sent: 'SENT', failed: 'FAILED' } as const satisfies Record<
  z.output<typeof mail>['state'],
  MailState
>;

const MAILS: BatchedRead<typeof mailList, string, z.output<typeof mail> | null> = {
  endpoint: mailList,
  maxKeys: MAX_MAIL_IDS,
  request: (mailIds) => ({ page: 1, itemsPerPage: mailIds.length, mailIds: [...mailIds] }),
  values: ({ list }, mailIds) => rowOfKeys(mailIds, list, ({ mailId }) => mailId),
};

export class MailsSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async mails(page: PageArguments) {
    checkPage(page);
    const { list, totalCount, delivery } = await this.#loader.load(mailList, { ...page });
    const connection = toConnection(list.map(mailOf), totalCount, page);
    return { ...connection, delivery: delivery === 'smtp' ? ('SMTP' as const) : ('OUTBOX' as const) };
  }

  /** Null for a mail that is not the viewer's to see. */
  async mail(id: string): Promise<MailParent | null> {
    const parsed = fromGlobalId(id);
    if (parsed?.type !== 'Mail') return null;
    const found = await this.#loader.loadKey(MAILS, parsed.key);
    return found ? mailOf(found) : null;
  }

  /** Why it was not sent; none where it was. */
  async sendServiceRequest({
    title,
    content,
    idempotencyKey,
  }: SendServiceRequestInput): Promise<UserError[]> {
    const fault = serviceRequestFault({ title, content });
    if (fault) return [userError(fault.code, fault.field, 'the request may not be sent so')];
    const call = this.#loader.write(serviceRequest, { title, content, idempotencyKey }, [mailList]);
    return (await orUserErrors(call)).userErrors;
  }

  async content({ mailId, position, isKept }: AttachmentParent): Promise<string | null> {
    if (!isKept) return null;
    return (await this.#loader.load(mailAttachment, { mailId, position })).file?.content ?? null;
  }
}

function mailOf(wire: z.output<typeof mail>): MailParent {
  const { mailId, senderNm, state, attachments, language: _, ...rest } = wire;
  return {
    ...rest,
    id: toGlobalId('Mail', mailId),
    sender: senderNm,
    state: STATES[state],
    attachments: attachments.map((file) => ({ ...file, mailId })),
  };
}
