// Title and tabs of all pages of advice.
import { createSerializer } from 'nuqs/server';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PageName, pagePath } from '../../../../../lib/catalogue/pages.ts';
import { PageLayout } from '../../../../components/layout/PageLayout.tsx';
import { PageTabs } from '../../../../components/layout/PageTabs.tsx';
import { useTitle } from '../../../../components/layout/useTitle.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import type { MessageId } from '../../../../intl/catalogues.ts';
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
  /** Whose commitments they are; left out: of any. */
  vendors?: readonly Vendor[];
  /** A `StateBar`. */
  bar: ReactNode;
  children: ReactNode;
}

export function AdviceTabs({ kept = {}, vendors, bar, children }: AdviceTabsProps) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'optimization.advice.title' }));
  const { term, payment, goal, target, month } = kept;
  return (
    <PageLayout
      isOfCost
      vendors={vendors}
      title={<FormattedMessage id="optimization.advice.title" />}
      tabs={
        <PageTabs
          label={intl.formatMessage({ id: 'optimization.advice.title' })}
          part="advice.tabs"
          tabs={TABS.map(({ page, label }) => ({
            to: serialize(pagePath(page), {
              ...(term !== undefined && { term }),
              ...(payment !== undefined && { payment }),
              ...(goal !== undefined && { goal }),
              ...(target !== undefined && { target }),
              ...(month !== undefined && { month }),
            }),
            label: <FormattedMessage id={label} />,
          }))}
        />
      }
      bar={bar}
    >
      {children}
    </PageLayout>
  );
}
