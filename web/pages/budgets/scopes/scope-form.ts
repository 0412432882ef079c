// The form of a new line of budgets, and the amounts that it makes. Plain data.
import type { BoardData } from '../board-data.ts';
import { cleanAmount, type DraftCell, isAmount, type Scope, scopeKey } from '../budget-rows.ts';

export interface ScopeForm {
  kind: Scope['kind'];
  vendor: string;
  account: string;
  serviceGroupSet: string;
  serviceGroup: string;
  tagKey: string;
  tagValue: string;
  /** From this month to the end of the year; the empty text: all. */
  month: string;
  /** As it is typed. */
  amount: string;
}

export const KINDS: readonly Scope['kind'][] = ['COMPANY', 'VENDOR', 'ACCOUNT', 'SERVICE_GROUP', 'TAG'];

export const EMPTY_FORM: ScopeForm = {
  kind: 'VENDOR',
  vendor: '',
  account: '',
  serviceGroupSet: '',
  serviceGroup: '',
  tagKey: '',
  tagValue: '',
  month: '',
  amount: '',
};

/** What the form chooses from. */
type Choices = Pick<BoardData, 'months' | 'choices'>;

/** Null until the form says everything that it must. */
export function cellsOfForm(form: ScopeForm, data: Choices, currency: string): DraftCell[] | null {
  const found = scopeOfForm(form, data);
  const amount = cleanAmount(form.amount);
  if (!found || amount === '' || !isAmount(amount)) return null;
  const row = { key: scopeKey(found.scope), ...found };
  const months = data.months.filter((month) => month >= form.month);
  return months.map((month) => ({ row, month, amount, currency }));
}

function scopeOfForm(form: ScopeForm, { choices }: Choices): { scope: Scope; name: string } | null {
  const { kind, account, serviceGroup, serviceGroupSet, tagKey, tagValue } = form;
  const vendor = choices.vendors.find((known) => known === form.vendor);
  switch (kind) {
    case 'COMPANY':
      return { scope: { kind }, name: '' };
    case 'VENDOR':
      return vendor ? { scope: { kind, vendor }, name: '' } : null;
    case 'ACCOUNT': {
      const known = choices.accounts.find((each) => each.vendor === vendor && each.account === account);
      return vendor && known ? { scope: { kind, vendor, account }, name: known.name } : null;
    }
    case 'SERVICE_GROUP':
      return serviceGroupSet && serviceGroup
        ? { scope: { kind, serviceGroupSet, serviceGroup }, name: `${serviceGroupSet}: ${serviceGroup}` }
        : null;
    case 'TAG':
      return tagKey && tagValue
        ? { scope: { kind, tagKey, tagValue }, name: `${tagKey}: ${tagValue}` }
        : null;
  }
}
