// The usage that the advice was made of, hour by hour, and the charges behind it.
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { Hours_simulation$key } from '../../../../__generated__/Hours_simulation.graphql.ts';
import { TrendChart } from '../../../../charts/TrendChart.tsx';
import { ViewSwitch } from '../../../../charts/ViewSwitch.tsx';
import { useAmountFormat } from '../../../../components/money/useAmountFormat.ts';
import { formatInstant, formatShortDay } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import { OTHERS_VARIABLE, seriesVariable } from '../../../../theme/palette.ts';
import classes from '../../shared/Commitments.module.css';
import { dayOf } from '../../shared/dates.ts';
import type { AdviceRow } from '../list/advice-row.ts';
import { WindowNote } from '../list/WindowNote.tsx';
import { rowsLink } from './rows-link.ts';

interface HoursProps {
  simulation: Hours_simulation$key;
  piece: AdviceRow;
  currency: string;
}

export function Hours({ simulation, piece, currency }: HoursProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { convert, format } = useAmountFormat(currency);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const { hours, window } = useFragment(
    graphql`
      fragment Hours_simulation on RecommendationSimulation {
        hours {
          axis
          isLeftOut
          onDemand
        }
        window {
          start
          end
          isDaily
          ...WindowNote_window
        }
      }
    `,
    simulation,
  );
  const isDaily = window?.isDaily ?? false;
  const data = useMemo(
    () => ({
      points: hours.axis.map((at) => ({
        label: formatShortDay(dayOf(at)),
        fullLabel: isDaily ? formatShortDay(dayOf(at)) : formatInstant(at, language),
        isPartial: false,
      })),
      series: [false, true]
        .filter((isOut) => hours.isLeftOut.includes(isOut))
        .map((isOut) => ({
          id: isOut ? 'leftOut' : 'onDemand',
          label: intl.formatMessage({
            id: isOut ? 'optimization.advice.leftOutHours' : 'optimization.advice.uncovered',
          }),
          colour: isOut ? OTHERS_VARIABLE : seriesVariable(0),
          amounts: hours.onDemand.map((amount, place) =>
            typeof amount === 'number' && hours.isLeftOut[place] === isOut ? convert(amount) : null,
          ),
        })),
    }),
    [hours, isDaily, language, intl, convert],
  );
  const link = window ? rowsLink(piece, window) : null;
  return (
    <div data-part="advice.hours">
      <div className={classes.tools}>
        {link === null ? null : (
          <Link to={link} className={classes.open}>
            <FormattedMessage id="optimization.advice.rows" />
          </Link>
        )}
        <ViewSwitch view={view} onChange={setView} />
      </div>
      <TrendChart
        data={data}
        kind="line"
        view={view}
        format={format}
        summary={intl.formatMessage({ id: 'optimization.advice.hoursSummary' })}
      />
      {window ? <WindowNote window={window} /> : null}
    </div>
  );
}
