// The figure of a card: as large as the card allows, with its change below.
import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../../components/money/useMoney.ts';
import classes from './Card.module.css';

interface CardFigureProps {
  amount: number;
  currency: string;
  isEstimate?: boolean;
}

export function CardFigure({ amount, currency, isEstimate = false }: CardFigureProps) {
  const { format, formatEstimate } = useMoney();
  const write = isEstimate ? formatEstimate : format;
  return (
    <div className={classes.figure} style={lettersOf(write(amount, currency))}>
      <MoneyText {...{ amount, currency, isEstimate }} />
    </div>
  );
}

/** A rate as the answer, such as 97.3 %, and what it is of. */
export function CardRate({ rate, of }: { rate: string; of: ReactNode }) {
  return (
    <div className={classes.figure} style={lettersOf(rate)} data-rate>
      {rate} <span className={classes.second}>{of}</span>
    </div>
  );
}

/** The last line of a card, which explains the graph; cut where it is too long, with all of it on hover. */
export function CardFoot({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (line.current) line.current.title = line.current.textContent;
  });
  return (
    <p ref={line} className={`${classes.foot} sky-figures`}>
      {children}
    </p>
  );
}

/** What the style sheet makes the size of the figure from. */
export function lettersOf(text: string): CSSProperties {
  return { '--letters': text.length } as CSSProperties;
}

/** What explains the figure, where the card is high enough; where cards are as high as they need, it is opened. */
export function CardFacts({ children }: { children: ReactNode }) {
  const isNarrow = useMediaQuery('(width < 64em)', false, { getInitialValueInEffect: false });
  const facts = <dl className={`${classes.facts} sky-figures`}>{children}</dl>;
  if (!isNarrow) return facts;
  return (
    <details className={classes.details}>
      <summary>
        <FormattedMessage id="dashboard.card.details" />
      </summary>
      {facts}
    </details>
  );
}

export function CardFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
