// People of the company who can get mail, and what is wrong with addresses, as the graph has them.
import type { z } from 'zod';
import { MAX_PASTED } from '../../../../lib/mail/recipients.ts';
import type { Endpoint } from '../../../../upstream/contract/endpoint.ts';
import type { recipientsReply, recipientsRequest } from '../../../../upstream/contract/shared/recipients.ts';
import type { MailRecipients } from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';

type RecipientsEndpoint = Endpoint<typeof recipientsRequest, typeof recipientsReply>;

export async function mailRecipients(
  loader: RestLoader,
  endpoint: RecipientsEndpoint,
  search: string,
  addresses: readonly string[],
): Promise<MailRecipients> {
  if (addresses.length > MAX_PASTED)
    throw inputError('addresses', `at most ${MAX_PASTED} addresses are checked at once`);
  const reply: z.output<typeof recipientsReply> = await loader.load(endpoint, {
    searchWord: search,
    addresses: [...addresses],
  });
  return {
    people: reply.list.map(({ userNm, userEmail }) => ({ name: userNm, email: userEmail })),
    addresses: reply.addresses.map(({ address, userNm, fault }) => ({ address, name: userNm, fault })),
  };
}
