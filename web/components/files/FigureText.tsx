// Figures of a table as the reader's language writes them; a file of the table has them with all of their digits.
import type { ComponentProps, ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { unitAfterNumber } from '../../../lib/cost/usage-units.ts';
import { Percent } from '../../intl/Percent.tsx';
import { PERCENT_UNIT } from './figure-marks.ts';

type Digits = Pick<ComponentProps<typeof FormattedNumber>, 'maximumFractionDigits'>;

interface FigureProps {
  value: number;
  /** Of an amount. */
  currency?: string;
  /** Of a quantity. */
  unit?: string;
  children: ReactNode;
}

/** What is drawn for a value. */
export function Figure({ value, currency, unit, children }: FigureProps) {
  return (
    <span data-value={value} data-currency={currency} data-unit={unit}>
      {children}
    </span>
  );
}

/** A number, with its unit behind it where it has one. */
export function NumberText({ value, unit = '', ...digits }: Digits & { value: number; unit?: string }) {
  const counted = unitAfterNumber(unit);
  return (
    <Figure value={value} {...(counted ? { unit: counted } : {})}>
      <FormattedNumber value={value} {...digits} />
      {counted ? ` ${counted}` : null}
    </Figure>
  );
}

/** 12.5 is 12.5 %. */
export function PercentText({ percent }: { percent: number }) {
  return (
    <Figure value={percent} unit={PERCENT_UNIT}>
      <Percent percent={percent} />
    </Figure>
  );
}

/** A part of a whole in percent; a dash where it is not known. */
export function ShareText({ percent }: { percent: number | null | undefined }) {
  return typeof percent === 'number' ? <PercentText percent={percent} /> : '–';
}

/** An amount in its own currency, which it names by its code. */
export function CodedAmount({ amount, currency }: { amount: number; currency: string }) {
  return (
    <Figure value={amount} currency={currency}>
      <FormattedNumber value={amount} style="currency" currency={currency} currencyDisplay="code" />
    </Figure>
  );
}
