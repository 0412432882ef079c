// The pages of one kind of commitment, side by side; months and filters go along (P-05).

import { createSerializer } from 'nuqs/server';
import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { type PageName, pagePath } from '../../../../../lib/catalogue/pages.ts';
import type { MessageId } from '../../../../intl/catalogues.ts';
import classes from '../Commitments.module.css';
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
    <nav className={classes.tabs} aria-label={label} data-part="optimization.tabs">
      {tabs.map(({ page, label: name }) => (
        <NavLink key={page} end to={serialize(pagePath(page), common)} className={classes.tab ?? ''}>
          <FormattedMessage id={name} />
        </NavLink>
      ))}
    </nav>
  );
}
