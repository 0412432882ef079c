// What cost fields are called; an account by the vendors' own word (A-01).
import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { CostFieldId } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { fieldTextId } from '../../../lib/catalogue/derived/cost-field-names.ts';
import type { MessageId } from '../../intl/catalogues.ts';
import { accountNoun, type Vendor } from '../vendors/vendors.ts';

/** `noun` is the word for an account. */
export function fieldName(intl: IntlShape, id: CostFieldId, noun: MessageId): string {
  return intl.formatMessage({ id: fieldTextId(id, noun) });
}

export function useFieldName(vendors: readonly Vendor[]): (id: CostFieldId) => string {
  const intl = useIntl();
  const noun = accountNoun(vendors);
  return useCallback((id) => fieldName(intl, id, noun), [intl, noun]);
}
