// One product: its category is chosen in place, and taken back to that of the data.
import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconChartBar } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { QuietSelect } from '../../../components/forms/QuietSelect.tsx';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { VendorBadge } from '../../../components/vendors/VendorBadge.tsx';
import classes from './Categories.module.css';
import type { ProductRow } from './category-rows.ts';

interface CategoryRowProps {
  row: ProductRow;
  /** Of the company, saved or not; null: that of the data. */
  choice: string | null;
  isDraft: boolean;
  choices: readonly string[];
  currency: string;
  /** The cost of its categories, of the vendor; null for nowhere. */
  link: string | null;
  onChoose: ((row: ProductRow, category: string | null) => void) | undefined;
}

export function CategoryRow({ row, choice, isDraft, choices, currency, link, onChoose }: CategoryRowProps) {
  const intl = useIntl();
  const { vendor, product, cost } = row;
  const ofData =
    // Words of FOCUS, in every language: some languages join units without a sign between them.
    row.dataCategories.join(', ') || intl.formatMessage({ id: 'dashboard.categories.none' });
  return (
    <tr data-draft={isDraft || undefined}>
      <th scope="row">
        <span className={classes.product}>
          <VendorBadge vendor={vendor} />
          <span>{product}</span>
          {/* The column of the cost is hidden on narrow screens; a file has it. */}
          <span className={classes.narrow} data-tool>
            <MoneyText amount={cost} currency={currency} />
          </span>
        </span>
      </th>
      <td className={`${classes.number} ${classes.wide}`}>
        <MoneyText amount={cost} currency={currency} />
      </td>
      <td className={classes.wide}>{ofData}</td>
      <td>
        <span className={classes.choice}>
          {onChoose ? (
            <QuietSelect
              className={classes.select ?? ''}
              aria-label={intl.formatMessage({ id: 'dashboard.categories.of' }, { product })}
              value={choice ?? ''}
              onChange={({ currentTarget }) => onChoose(row, currentTarget.value || null)}
              data={[
                {
                  value: '',
                  label: intl.formatMessage({ id: 'dashboard.categories.byData' }, { category: ofData }),
                },
                ...choices.map((name) => ({ value: name, label: name })),
              ]}
            />
          ) : (
            <span>{choice ?? ofData}</span>
          )}
          {link === null ? null : (
            <ActionIcon
              variant="subtle"
              size={24}
              component={Link}
              to={link}
              aria-label={intl.formatMessage({ id: 'dashboard.categories.analyze' }, { product })}
              title={intl.formatMessage({ id: 'dashboard.categories.analyze' }, { product })}
            >
              <IconChartBar size={16} aria-hidden />
            </ActionIcon>
          )}
          {choice === null ? null : (
            <>
              <span className={classes.mark}>
                <FormattedMessage id="dashboard.categories.changedMark" />
              </span>
              {onChoose ? (
                <ActionIcon
                  variant="subtle"
                  size={24}
                  aria-label={intl.formatMessage({ id: 'dashboard.categories.takeBack' }, { product })}
                  onClick={() => onChoose(row, null)}
                >
                  <IconArrowBackUp size={16} aria-hidden />
                </ActionIcon>
              ) : null}
            </>
          )}
        </span>
      </td>
    </tr>
  );
}
