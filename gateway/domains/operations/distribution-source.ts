// Calls of the distribution list of operation statuses.
import {
  statusDistribution,
  statusDistributionInsert,
} from '../../../upstream/contract/operations/distribution.ts';
import type {
  SaveStatusRecipientInput,
  SaveStatusRecipientPayload,
  StatusDistribution,
} from '../../__generated__/graph-types.ts';
import { orUserErrors } from '../../graph/user-errors.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { companyOf } from '../platform/shapes.ts';
import { companyKey } from './company-key.ts';

export class StatusDistributionSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async distribution(company: string | null | undefined): Promise<StatusDistribution> {
    const request = { cmpnId: companyKey(company), payload: {} };
    const { cmpnId, cmpnNm, list, people } = await this.#loader.load(statusDistribution, request);
    return {
      ...{ company: companyOf(cmpnId, cmpnNm), people },
      recipients: list.map(({ statuses: codes, ...recipient }) => ({ codes, ...recipient })),
    };
  }

  async save({ company, email, codes }: SaveStatusRecipientInput): Promise<SaveStatusRecipientPayload> {
    const isOn = codes.length > 0;
    const payload = { email, statuses: [...codes], useYn: isOn ? ('Y' as const) : ('N' as const) };
    const request = { cmpnId: companyKey(company), payload };
    const call = this.#loader.write(statusDistributionInsert, request, [statusDistribution]);
    const { userErrors } = await orUserErrors(call, { statuses: 'codes' });
    return { userErrors };
  }
}
