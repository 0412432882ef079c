// The frame of the pages of advice: title, tabs and options.
import { Title } from '@mantine/core';
import { createSerializer } from 'nuqs/server';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { type PageName, pagePath } from '../../../../lib/catalogue/pages.ts';
import type { RecommendationKind } from '../../../../lib/commitments/recommendations.ts';
import type { AdviceBar_options$key } from '../../../__generated__/AdviceBar_options.graphql.ts';
import layout from '../../../components/layout/Page.module.css';
import { useTitle } from '../../../components/layout/useTitle.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import classes from '../shared/Commitments.module.css';
import { AdviceBar } from './AdviceBar.tsx';
import { type AdviceAddress, type AdviceChange, adviceParsers } from './advice-address.ts';

const TABS: readonly { page: PageName; label: MessageId }[] = [
  { page: 'planAdvice', label: 'optimization.plans.title' },
  { page: 'ec2Advice', label: 'optimization.advice.ec2' },
  { page: 'rdsAdvice', label: 'optimization.advice.rds' },
  { page: 'nodeAdvice', label: 'optimization.advice.nodes' },
  { page: 'azureAdvice', label: 'optimization.advice.azure' },
];

interface AdviceFrameProps {
  kind: RecommendationKind;
  address: AdviceAddress;
  onChange: (change: AdviceChange) => void;
  options: AdviceBar_options$key | null | undefined;
  children: ReactNode;
}

/** What is asked for goes along to the next tab; accounts and days are those of a vendor. */
const serialize = createSerializer({
  term: adviceParsers.term,
  payment: adviceParsers.payment,
  goal: adviceParsers.goal,
  target: adviceParsers.target,
  month: adviceParsers.month,
});

export function AdviceFrame({ kind, address, onChange, options, children }: AdviceFrameProps) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'optimization.advice.title' }));
  const { term, payment, goal, target, month } = address;
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
            to={serialize(pagePath(page), { term, payment, goal, target, month })}
            className={classes.tab ?? ''}
          >
            <FormattedMessage id={label} />
          </NavLink>
        ))}
      </nav>
      <AdviceBar kind={kind} address={address} onChange={onChange} options={options} />
      {children}
    </div>
  );
}
