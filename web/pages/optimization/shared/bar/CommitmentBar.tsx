// The months and filters of a page of commitments in one bar, kept in the address (P-05).
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CommitmentBar_options$key } from '../../../../__generated__/CommitmentBar_options.graphql.ts';
import { StateBar } from '../../../../components/state-bar/StateBar.tsx';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import type { CommitmentAddress, CommitmentChange } from '../commitment-address.ts';
import { FilterChip, type FilterValue } from './FilterChip.tsx';
import { MonthsChip } from './MonthsChip.tsx';

interface CommitmentBarProps {
  address: CommitmentAddress;
  onChange: (change: CommitmentChange) => void;
  /** What can be chosen; null while it is not known, or could not be asked for. */
  options: CommitmentBar_options$key | null | undefined;
  /** A list of what is there now has no months. */
  hasMonths?: boolean;
}

export function CommitmentBar({ address, onChange, options, hasMonths = true }: CommitmentBarProps) {
  const intl = useIntl();
  const { today } = useShellViewer();
  const data = useFragment(
    graphql`
      fragment CommitmentBar_options on CommitmentOptions {
        accounts {
          code
          name
        }
        products {
          code
          codes
          name
          parentCode
        }
        regions {
          code
          name
        }
        instanceFamilies
      }
    `,
    options ?? null,
  );
  return (
    <StateBar label={intl.formatMessage({ id: 'platform.bar.title' })} part="optimization.bar">
      {hasMonths && today !== null ? (
        <MonthsChip address={address} today={today} onChange={onChange} />
      ) : null}
      <FilterChip
        name={intl.formatMessage({ id: 'optimization.bar.accounts' })}
        values={data?.accounts ?? []}
        chosen={address.accounts}
        onChange={(accounts) => onChange({ accounts })}
      />
      <FilterChip
        name={intl.formatMessage({ id: 'optimization.bar.products' })}
        values={productValues(
          data?.products ?? [],
          intl.formatMessage({ id: 'optimization.bar.wholeCategory' }),
        )}
        chosen={address.products}
        onChange={(products) => onChange({ products })}
      />
      <FilterChip
        name={intl.formatMessage({ id: 'optimization.bar.regions' })}
        values={data?.regions ?? []}
        chosen={address.regions}
        onChange={(regions) => onChange({ regions })}
      />
      <FilterChip
        name={intl.formatMessage({ id: 'optimization.bar.families' })}
        values={(data?.instanceFamilies ?? []).map((code) => ({ code, name: code }))}
        chosen={address.families}
        onChange={(families) => onChange({ families })}
      />
    </StateBar>
  );
}

interface Product {
  readonly code: string;
  readonly codes: readonly string[];
  readonly name: string;
  readonly parentCode: string | null | undefined;
}

/** A category of one product would say the same twice. */
function productValues(products: readonly Product[], wholeCategory: string): FilterValue[] {
  const isCategory = ({ code, codes, parentCode }: Product) =>
    !parentCode && !(codes.length === 1 && codes[0] === code);
  return products.flatMap((product) => {
    const { code, codes, name, parentCode } = product;
    if (!isCategory(product)) return [{ code, name, group: parentCode ?? null }];
    return codes.length > 1 ? [{ code, codes, name: wholeCategory, group: name }] : [];
  });
}
