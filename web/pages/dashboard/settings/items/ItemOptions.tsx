// The items that can be chosen, by falling cost, each with its cost beside it (D-14).
import { Checkbox } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { ItemOptionsQuery } from '../../../../__generated__/ItemOptionsQuery.graphql.ts';
import { FaultNotice } from '../../../../components/faults/FaultNotice.tsx';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { VendorBadge } from '../../../../components/vendors/VendorBadge.tsx';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { faultOfErrors } from '../../../../fault.ts';
import { useFilterTexts } from '../../../cost-analytics/shared/filters/useFilterTexts.ts';
import classes from '../Settings.module.css';
import { type ItemField, itemKeyOf } from './item-field.ts';

interface ItemOptionsProps {
  queryRef: PreloadedQuery<ItemOptionsQuery>;
  of: ItemField;
  isChosen: (vendor: Vendor, key: string) => boolean;
  /** No further item may be chosen. */
  isFull: boolean;
  onChoose: (vendor: Vendor, key: string, isChosen: boolean) => void;
  onRetry: () => void;
}

export function ItemOptions({ queryRef, of, isChosen, isFull, onChoose, onRetry }: ItemOptionsProps) {
  const { formatPlain, format, shownIn } = useMoney();
  const { valueName } = useFilterTexts();
  const { viewer } = usePreloadedQuery<ItemOptionsQuery>(
    graphql`
      query ItemOptionsQuery(
        $range: RangeInput!
        $vendors: [Vendor!]
        $basis: CostBasis!
        $field: FilterField!
        $tagKey: String
        $search: String
      ) {
        viewer {
          costFilterValues(
            range: $range
            vendors: $vendors
            basis: $basis
            field: $field
            tagKey: $tagKey
            search: $search
            itemsPerPage: 100
          ) @catch(to: RESULT) {
            currency
            edges {
              vendor
              node {
                value
                label
                cost
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { costFilterValues } = viewer;
  if (!costFilterValues.ok || !costFilterValues.value) {
    const errors = costFilterValues.ok ? [] : costFilterValues.errors;
    return <FaultNotice variant="block" fault={faultOfErrors(errors)} onRetry={onRetry} />;
  }
  const { currency, edges } = costFilterValues.value;
  const options = edges.flatMap(({ vendor, node }) => {
    const key = itemKeyOf(of, node.value);
    return key === null ? [] : [{ vendor, key, ...node }];
  });
  if (options.length === 0)
    return (
      <p className={classes.note} role="status">
        <FormattedMessage id="dashboard.settings.noItems" />
      </p>
    );
  return (
    <>
      <p className={classes.note}>
        <FormattedMessage id="dashboard.settings.itemsCost" values={{ currency: shownIn(currency) }} />
      </p>
      <ul className={classes.options}>
        {options.map(({ vendor, key, value, label, cost }) => {
          const isTicked = isChosen(vendor, key);
          return (
            <li key={`${vendor} ${value}`}>
              <Checkbox
                size="xs"
                classNames={{ body: classes.optionBody ?? '', labelWrapper: classes.optionLabel ?? '' }}
                checked={isTicked}
                disabled={isFull && !isTicked}
                onChange={(event) => onChoose(vendor, key, event.currentTarget.checked)}
                label={
                  <span className={classes.option}>
                    <span className={classes.optionName}>
                      <VendorBadge vendor={vendor} /> {valueName(of.field, value, label)}
                    </span>
                    <span className="sky-figures" title={format(cost, currency)}>
                      {formatPlain(cost, currency)}
                    </span>
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
