// What can be wrong with an entry of cloud migration ROI: the same rules for a form and for a file.

import type { DomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import { isRoiAmount, isRoiMonth, ROI_AMOUNTS } from '../../../../lib/catalogue/operations/roi-fields.ts';
import { isWithinLength } from '../../../../lib/rules/text-rules.ts';
import type { WireRoiChange } from '../../../contract/operations/roi.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

export type RoiField = Exclude<keyof WireRoiChange, 'roiId' | 'version'>;

export interface RoiFieldFault {
  field: RoiField;
  code: DomainErrorCode;
}

/** The first fault of each field. */
export function roiFaults(entry: Pick<WireRoiChange, RoiField>): RoiFieldFault[] {
  return [
    ...textFaults('title', entry.title, true),
    ...(isRoiMonth(entry.startMonth) ? [] : [{ field: 'startMonth', code: 'ROI_MONTH_INVALID' } as const]),
    ...(CURRENCIES.has(entry.currency) ? [] : [{ field: 'currency', code: 'UNKNOWN_CURRENCY' } as const]),
    ...ROI_AMOUNTS.flatMap((field) =>
      isRoiAmount(entry[field]) ? [] : [{ field, code: 'ROI_AMOUNT_INVALID' } as const],
    ),
    ...textFaults('note', entry.note, false),
  ];
}

function textFaults(field: 'title' | 'note', text: string, isNeeded: boolean): RoiFieldFault[] {
  if (isNeeded && text === '') return [{ field, code: 'TEXT_MISSING' }];
  if (CONTROL.test(text)) return [{ field, code: 'CONTROL_CHARACTERS' }];
  return isWithinLength(text) ? [] : [{ field, code: 'TEXT_TOO_LONG' }];
}
