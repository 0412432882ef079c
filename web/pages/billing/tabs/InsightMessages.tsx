// What moved most, in sentences that name which value is exceeded or undercut, with what drove it beneath (B-07).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  InsightMessages_currency$data,
  InsightMessages_currency$key,
} from '../../../__generated__/InsightMessages_currency.graphql.ts';
import { useItemLabel } from '../../../components/cost-items/useItemLabel.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import classes from './Insight.module.css';
import { InsightChange } from './InsightChange.tsx';

type Message = InsightMessages_currency$data['messages'][number];

export function InsightMessages({ currency }: { currency: InsightMessages_currency$key }) {
  const data = useFragment(
    graphql`
      fragment InsightMessages_currency on CurrencyInsight {
        currency
        messages {
          key
          label
          drivers {
            difference
            kind
            name
          }
          figures {
            average
            changePercent
            difference
            exceeds
            fallsBelow
            lastMonth
            maximum
            status
            thisMonth
          }
        }
      }
    `,
    currency,
  );
  if (data.messages.length === 0) return null;
  return (
    <ul className={classes.messages}>
      {data.messages.map((message) => (
        <li key={message.key} className={classes.message}>
          <Sentence message={message} currency={data.currency} />
          <Drivers message={message} currency={data.currency} />
        </li>
      ))}
    </ul>
  );
}

interface MessageProps {
  message: Message;
  currency: string;
}

function Sentence({ message: { key, label, figures }, currency }: MessageProps) {
  const intl = useIntl();
  const { formatOriginal } = useMoney();
  const labelOf = useItemLabel('product');
  const money = (amount: number) => formatOriginal(amount, currency);
  const amounts = { LAST_MONTH: figures.lastMonth, AVERAGE: figures.average, MAXIMUM: figures.maximum };
  const namesOf = (references: readonly string[]) =>
    intl.formatList(
      (['LAST_MONTH', 'AVERAGE', 'MAXIMUM'] as const)
        .filter((reference) => references.includes(reference))
        .map((reference) =>
          intl.formatMessage(
            { id: 'billing.insight.reference' },
            { reference, amount: money(amounts[reference]) },
          ),
        ),
      { type: 'conjunction' },
    );
  const { exceeds, fallsBelow } = figures;
  return (
    <>
      <h3 className={classes.title}>
        <span>{labelOf({ key, label })}</span>
        <InsightChange figures={figures} currency={currency} />
      </h3>
      <p className="sky-figures">
        {exceeds.length > 0 ? (
          <FormattedMessage
            id="billing.insight.exceeds"
            values={{ amount: money(figures.thisMonth), references: namesOf(exceeds) }}
          />
        ) : null}{' '}
        {fallsBelow.length > 0 ? (
          <FormattedMessage
            id="billing.insight.fallsBelow"
            values={{ amount: money(figures.thisMonth), references: namesOf(fallsBelow) }}
          />
        ) : null}
        {exceeds.length + fallsBelow.length === 0 ? (
          <FormattedMessage id="billing.insight.same" values={{ amount: money(figures.thisMonth) }} />
        ) : null}
      </p>
    </>
  );
}

function Drivers({ message: { drivers }, currency }: MessageProps) {
  const { formatOriginal } = useMoney();
  if (drivers.length === 0) return null;
  return (
    <>
      <h4 className={classes.driversTitle}>
        <FormattedMessage id="billing.insight.drivers" />
      </h4>
      <ol className={`${classes.drivers} sky-figures`}>
        {drivers.map(({ name, kind, difference }) => (
          <li key={`${kind} ${name}`}>
            <span className={classes.driver} title={name}>
              {name || <FormattedMessage id="billing.item.placeholder" values={{ missing: 'NONE' }} />}
            </span>
            <span className={classes.kind}>
              <FormattedMessage id="billing.insight.kind" values={{ kind }} />
            </span>
            <span className={classes.difference} data-rise={difference > 0 || undefined}>
              {formatOriginal(difference, currency, 'signed')}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
