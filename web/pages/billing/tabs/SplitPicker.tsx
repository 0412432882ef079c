// The tag key or the service group set that a bill is split by; the first one where the address names none.
import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { SplitPicker_bill$key } from '../../../__generated__/SplitPicker_bill.graphql.ts';
import { Notice } from '../../../components/notices/Notice.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { billingPage } from '../page.tsx';

interface SplitPickerProps {
  bill: SplitPicker_bill$key;
  by: 'tagKey' | 'set';
}

export function SplitPicker({ bill, by }: SplitPickerProps) {
  const intl = useIntl();
  const names = useSplitNames(bill, by);
  const { address, change } = usePageAddress(billingPage);
  const named = address[by];
  useFirstName(names, by);
  if (names.length === 0) {
    return <Notice variant="block" title={<FormattedMessage id="billing.split.none" values={{ by }} />} />;
  }
  const label = intl.formatMessage(
    by === 'tagKey' ? { id: 'billing.viewBy.tagKey' } : { id: 'billing.viewBy.set' },
  );
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={named ?? ''}
      data={named !== null && !names.includes(named) ? [named, ...names] : names}
      onChange={({ currentTarget: { value } }) =>
        change(by === 'tagKey' ? { tagKey: value, turned: null } : { set: value, turned: null })
      }
    />
  );
}

/** Empty where there is nothing to split by. */
export function useSplitNames(bill: SplitPicker_bill$key, by: 'tagKey' | 'set'): readonly string[] {
  const { tagKeys, serviceGroupSets } = useFragment(
    graphql`
      fragment SplitPicker_bill on Bill
      @argumentDefinitions(withTagKeys: { type: "Boolean!" }, withSets: { type: "Boolean!" }) {
        tagKeys @include(if: $withTagKeys)
        serviceGroupSets @include(if: $withSets) {
          name
        }
      }
    `,
    bill,
  );
  return by === 'tagKey' ? (tagKeys ?? []) : (serviceGroupSets ?? []).map(({ name }) => name);
}

/** Names the first one in an address that names none. */
function useFirstName(names: readonly string[], by: 'tagKey' | 'set'): void {
  const { search } = useLocation();
  const { change } = usePageAddress(billingPage);
  const [first] = names;
  useEffect(() => {
    if (first === undefined || new URLSearchParams(search).has(by)) return;
    change(by === 'tagKey' ? { tagKey: first } : { set: first }, { history: 'replace' });
  }, [first, by, search, change]);
}
