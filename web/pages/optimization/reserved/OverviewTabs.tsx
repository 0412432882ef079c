// What there is of reservations by tab: one by one, by family, by service (R-01, Z-01).
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/catalogues.ts';
import { overviewTabs } from './reserved-address.ts';
import { GROUP_KINDS, GroupBlock, type GroupBlockProps } from './use/GroupBlock.tsx';

type OverviewTab = (typeof overviewTabs)[number];

const TAB_TEXTS = {
  inventory: 'optimization.reserved.inventory',
  families: 'optimization.reserved.families',
  services: 'optimization.reserved.services',
} as const satisfies Record<OverviewTab, MessageId>;

interface OverviewTabsProps {
  vendor: GroupBlockProps['vendor'];
  address: GroupBlockProps['address'] & { tab: OverviewTab };
  onChange: (change: { tab?: OverviewTab | null } & Parameters<GroupBlockProps['onChange']>[0]) => void;
  inventory: ReactNode;
  groups: Readonly<Record<(typeof GROUP_KINDS)[number], GroupBlockProps['groups']>>;
}

export function OverviewTabs({ vendor, address, onChange, inventory, groups }: OverviewTabsProps) {
  return (
    <Tabs
      value={address.tab}
      onChange={(value) => onChange({ tab: overviewTabs.find((tab) => tab === value) ?? null })}
      keepMounted={false}
    >
      <Tabs.List>
        {overviewTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            <FormattedMessage id={TAB_TEXTS[tab]} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="inventory" pt={12}>
        {inventory}
      </Tabs.Panel>
      {GROUP_KINDS.map((kind) => (
        <Tabs.Panel key={kind} value={kind} pt={12}>
          <GroupBlock
            vendor={vendor}
            kind={kind}
            groups={groups[kind]}
            address={address}
            onChange={onChange}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
