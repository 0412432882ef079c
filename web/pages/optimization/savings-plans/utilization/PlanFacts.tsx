// What is known of a plan; what neither billing rows nor an inventory file have is shown as unknown.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PlanFacts_agreement$key } from '../../../../__generated__/PlanFacts_agreement.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { formatInstant } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import classes from '../../shared/Commitments.module.css';
import { providerWordOrNull } from '../../shared/provider-word.ts';

export function PlanFacts({ agreement }: { agreement: PlanFacts_agreement$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const plan = useFragment(
    graphql`
      fragment PlanFacts_agreement on SavingsPlanAgreement {
        key
        arn
        account
        accountName
        type
        instanceFamily
        regionName
        paymentOption
        startsAt
        endsAt
        commitment
        commitmentCurrency
      }
    `,
    agreement,
  );
  const { commitment, commitmentCurrency } = plan;
  const instant = (text: string | null | undefined) => (text ? formatInstant(text, language) : null);
  const facts: { label: MessageId; value: ReactNode }[] = [
    { label: 'optimization.column.plan', value: plan.key },
    { label: 'optimization.column.arn', value: plan.arn },
    { label: 'optimization.column.type', value: plan.type },
    { label: 'optimization.column.account', value: plan.accountName || plan.account },
    { label: 'optimization.column.family', value: providerWordOrNull(intl, plan.instanceFamily) },
    { label: 'optimization.column.region', value: providerWordOrNull(intl, plan.regionName) },
    { label: 'optimization.column.paymentOption', value: providerWordOrNull(intl, plan.paymentOption) },
    { label: 'optimization.column.start', value: instant(plan.startsAt) },
    { label: 'optimization.column.end', value: instant(plan.endsAt) },
    {
      label: 'optimization.column.commitment',
      value:
        commitment !== null && commitment !== undefined && commitmentCurrency ? (
          <MoneyText amount={commitment} currency={commitmentCurrency} />
        ) : null,
    },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{value || <FormattedMessage id="optimization.value.notTold" />}</dd>
        </div>
      ))}
    </dl>
  );
}
