// The pages of one kind of commitment, side by side; months and filters go along (P-05).

import { createSerializer } from 'nuqs/server';
import { FormattedMessage } from 'react-intl';
import { type PageName, pagePath } from '../../../../../lib/catalogue/pages.ts';
import { PageTabs } from '../../../../components/layout/PageTabs.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { type CommitmentAddress, commitmentParsers } from '../commitment-address.ts';

export interface CommitmentTab {
  page: PageName;
  label: MessageId;
}

interface CommitmentTabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly CommitmentTab[];
  address: CommitmentAddress;
}

const serialize = createSerializer(commitmentParsers);

export function CommitmentTabs({ label, tabs, address }: CommitmentTabsProps) {
  const { from, to, accounts, products, regions, families } = address;
  const common = { from, to, accounts, products, regions, families };
  return (
    <PageTabs
      label={label}
      part="optimization.tabs"
      tabs={tabs.map(({ page, label: name }) => ({
        to: serialize(pagePath(page), common),
        label: <FormattedMessage id={name} />,
      }))}
    />
  );
}
