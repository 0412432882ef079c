// The block of what was used by family, or by service (R-01, Z-02).
import { FormattedMessage } from 'react-intl';
import type { UseGroups_groups$key } from '../../../../__generated__/UseGroups_groups.graphql.ts';
import type { AddressOf } from '../../../../routing/define-page.ts';
import { useAskAgain } from '../../../../routing/useAskAgain.ts';
import type { CommitmentAddress } from '../../shared/commitment-address.ts';
import { type Caught, QuietBlock } from '../../shared/QuietBlock.tsx';
import { GROUP_LISTS, type overviewParsers } from '../reserved-address.ts';
import { RESERVED_WORDS } from '../words.ts';
import { UseGroups } from './UseGroups.tsx';

export const GROUP_KINDS = ['families', 'services'] as const;
type GroupKind = (typeof GROUP_KINDS)[number];
type GroupLists = Pick<AddressOf<typeof overviewParsers>, (typeof GROUP_LISTS)[GroupKind]>;

export interface GroupBlockProps {
  vendor: 'AWS' | 'AZURE';
  kind: GroupKind;
  groups: Caught<UseGroups_groups$key>;
  address: CommitmentAddress & GroupLists;
  onChange: (change: Partial<GroupLists>) => void;
}

export function GroupBlock({ vendor, kind, groups, address, onChange }: GroupBlockProps) {
  const list = GROUP_LISTS[kind];
  return (
    <QuietBlock
      part={`optimization.${kind}`}
      title={<FormattedMessage id={RESERVED_WORDS[kind]} />}
      result={groups}
      onRetry={useAskAgain()}
    >
      {(value) => (
        <UseGroups
          vendor={vendor}
          kind={kind}
          address={address}
          groups={value}
          state={address[list]}
          onState={(state) => onChange({ [list]: state })}
        />
      )}
    </QuietBlock>
  );
}
