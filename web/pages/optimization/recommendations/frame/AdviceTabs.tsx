// Title and tabs of all pages of advice.
import { Title } from '@mantine/core';
import { createSerializer } from 'nuqs/server';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { type PageName, pagePath } from '../../../../../lib/catalogue/pages.ts';
import layout from '../../../../components/layout/Page.module.css';
import { useTitle } from '../../../../components/layout/useTitle.ts';
import type { MessageId } from '../../../../intl/catalogues.ts';
import classes from '../../shared/Commitments.module.css';
import { type AdviceAddress, adviceParsers } from '../advice-address.ts';

const TABS: readonly { page: PageName; label: MessageId }[] = [
  { page: 'planAdvice', label: 'optimization.plans.title' },
  { page: 'ec2Advice', label: 'optimization.advice.ec2' },
  { page: 'rdsAdvice', label: 'optimization.advice.rds' },
  { page: 'nodeAdvice', label: 'optimization.advice.nodes' },
  { page: 'azureAdvice', label: 'optimization.advice.azure' },
  { page: 'advicePortfolio', label: 'optimization.portfolio.tab' },
  { page: 'importedAdvice', label: 'optimization.imported.tab' },
  { page: 'adviceDecisions', label: 'optimization.decision.tab' },
];

/** What is asked for goes along to the next tab; accounts and days are those of a vendor. */
const serialize = createSerializer({
  term: adviceParsers.term,
  payment: adviceParsers.payment,
  goal: adviceParsers.goal,
  target: adviceParsers.target,
  month: adviceParsers.month,
});

interface AdviceTabsProps {
  /** What the page has of it in its address. */
  kept?: Partial<Pick<AdviceAddress, 'term' | 'payment' | 'goal' | 'target' | 'month'>>;
  children: ReactNode;
}

export function AdviceTabs({ kept = {}, children }: AdviceTabsProps) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'optimization.advice.title' }));
  const { term, payment, goal, target, month } = kept;
  return (
    <div className={layout.page}>
      <Title order={1} size="lg">
        <FormattedMessage id="optimization.advice.title" />
      </Title>
      <nav
        className={classes.tabs}
        aria-label={intl.formatMessage({ id: 'optimization.advice.title' })}
        data-part="advice.tabs"
      >
        {TABS.map(({ page, label }) => (
          <NavLink
            key={page}
            end
            to={serialize(pagePath(page), {
              ...(term !== undefined && { term }),
              ...(payment !== undefined && { payment }),
              ...(goal !== undefined && { goal }),
              ...(target !== undefined && { target }),
              ...(month !== undefined && { month }),
            })}
            className={classes.tab ?? ''}
          >
            <FormattedMessage id={label} />
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
