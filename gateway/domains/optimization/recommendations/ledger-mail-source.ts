// Calls about the monthly mail of the ledger of promises.
import {
  type LedgerMail,
  ledgerMailSettings,
  saveLedgerMail,
} from '../../../../upstream/contract/optimization/recommendations/promises.ts';
import type { PromiseLedgerMail, SavePromiseLedgerMailInput } from '../../../__generated__/graph-types.ts';
import { orUserErrors } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { recipientsOf, runsOf } from '../../platform/mails/schedule-shape.ts';

const NAMES = { recipientList: 'recipients', cyleDay: 'day', cyleTm: 'time', based: 'basedOn' };

export class LedgerMailSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async settings(): Promise<PromiseLedgerMail> {
    return mailOf(await this.#loader.load(ledgerMailSettings, {}));
  }

  async save({ basedOn, basedOnVersion, day, time, zone, recipients }: SavePromiseLedgerMailInput) {
    const request = {
      ...{ cyleDay: day, cyleLocale: zone, cyleTm: time, recipientList: [...recipients] },
      based: typeof basedOn === 'number' ? { seq: basedOn, version: basedOnVersion ?? 0 } : null,
    };
    const call = this.#loader.write(saveLedgerMail, request, [ledgerMailSettings]);
    const { result, userErrors } = await orUserErrors(call, NAMES);
    return { userErrors, mail: result && mailOf(result) };
  }
}

function mailOf({ schedule, people }: LedgerMail): PromiseLedgerMail {
  if (schedule === null) return { people, schedule: null };
  const { cyleDay: day, cyleLocale: zone, cyleTm: time, seq, version, nextRunAt, pauseReason } = schedule;
  return {
    people,
    schedule: {
      ...{ day, zone, time, seq, version, nextRunAt, pauseReason },
      recipients: recipientsOf(schedule),
      runs: runsOf(schedule),
    },
  };
}
