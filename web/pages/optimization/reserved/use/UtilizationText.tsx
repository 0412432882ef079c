// The utilization of reservations: opens its formula with the numbers of its own row, and says what it is a percent of.
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { Formula } from '../../shared/FigureCards.tsx';
import { USE_SUM, useShownSum } from '../../shared/money/useShownSum.ts';
import { providerWordOrNull } from '../../shared/provider-word.ts';
import { usePercent } from '../../shared/usePercent.ts';
import type { UseFigures } from '../reserved-rows.ts';

interface UseTextProps {
  figures: UseFigures;
  currency: string;
}

export function UtilizationText({ figures, currency }: UseTextProps) {
  const percent = usePercent();
  const { utilization, utilizationForm } = figures;
  if (utilization === null || utilization === undefined) return percent(null);
  return (
    <Formula value={percent(utilization)}>
      {utilizationForm === 'QUANTITY' ? <QuantityFormula figures={figures} /> : null}
      <MoneyFormula figures={figures} currency={currency} />
      <p>
        <FormattedMessage
          id={
            utilizationForm === 'QUANTITY'
              ? 'optimization.reserved.ofQuantity'
              : 'optimization.reserved.ofCost'
          }
        />
      </p>
    </Formula>
  );
}

function QuantityFormula({
  figures: { usedQuantity, unusedQuantity, quantityUnit, utilization },
}: {
  figures: UseFigures;
}) {
  const intl = useIntl();
  const percent = usePercent();
  const quantity = (value: number | null | undefined) =>
    intl.formatNumber(value ?? 0, { maximumFractionDigits: 2 });
  return (
    <p>
      <FormattedMessage
        id="optimization.reserved.formulaQuantity"
        values={{
          used: quantity(usedQuantity),
          unused: quantity(unusedQuantity),
          unit: providerWordOrNull(intl, quantityUnit) ?? '',
          result: percent(utilization),
        }}
      />
    </p>
  );
}

/** Texts of the amounts of a row, which add up as they are shown. */
function useAmountTexts({ figures, currency }: UseTextProps) {
  const { formatOriginal, shownIn } = useMoney();
  const shown = useShownSum()(USE_SUM, figures, currency);
  return (member: keyof typeof shown) => formatOriginal(shown[member], shownIn(currency));
}

function MoneyFormula({ figures, currency }: UseTextProps) {
  const percent = usePercent();
  const amount = useAmountTexts({ figures, currency });
  return (
    <p>
      <FormattedMessage
        id="optimization.reserved.formulaCost"
        values={{
          used: amount('usedPayment'),
          unused: amount('unusedPayment'),
          result: percent(figures.moneyUtilization),
        }}
      />
    </p>
  );
}

/** The savings rate; without use there is none. */
export function SavingsRateText({ figures, currency }: UseTextProps) {
  const percent = usePercent();
  const amount = useAmountTexts({ figures, currency });
  const { savingsRate } = figures;
  if (savingsRate === null || savingsRate === undefined) return percent(null);
  return (
    <Formula value={percent(savingsRate)}>
      <p>
        <FormattedMessage
          id="optimization.reserved.formulaSavings"
          values={{
            onDemand: amount('onDemandSpend'),
            total: amount('totalPayment'),
            result: amount('netSavings'),
          }}
        />
      </p>
      <p>
        <FormattedMessage
          id="optimization.reserved.formulaRate"
          values={{
            savings: amount('netSavings'),
            onDemand: amount('onDemandSpend'),
            result: percent(savingsRate),
          }}
        />
      </p>
    </Formula>
  );
}
