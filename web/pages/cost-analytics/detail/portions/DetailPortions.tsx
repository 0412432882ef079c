// What the cost is made of, divided by a field that one chooses; a part opens the cost of itself (C-13).
import { NativeSelect, Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { costField, DIVIDERS } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import DetailPortionsQueryNode, {
  type DetailPortionsQuery,
} from '../../../../__generated__/DetailPortionsQuery.graphql.ts';
import { useFieldName } from '../../../../components/cost-items/useFieldName.ts';
import { Boundary } from '../../../../components/faults/Boundary.tsx';
import { FaultNotice } from '../../../../components/faults/FaultNotice.tsx';
import { CostScope } from '../../../../components/money/CostScope.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { faultOfErrors } from '../../../../fault.ts';
import { useLoaded } from '../../../../relay/useLoaded.ts';
import { usePageAddress } from '../../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../../page.tsx';
import { graphVendor } from '../../shared/address/variables.ts';
import { useReset } from '../../useReset.ts';
import classes from '../CostDetail.module.css';
import { type DetailDays, daysOfDetail, openFields, portionField, portionVariables } from '../drill.ts';
import { useDrill } from '../useDrill.ts';
import { PortionBars } from './PortionBars.tsx';

export function DetailPortions({ days }: { days: DetailDays }) {
  const { address } = usePageAddress(costAnalyticsPage);
  const resetOf = useReset();
  const { queryRef, retry, isStale } = useLoaded<DetailPortionsQuery>(
    DetailPortionsQueryNode,
    portionVariables(address, days),
  );
  return (
    <div className={classes.portions} data-stale={isStale || undefined} aria-busy={isStale}>
      <Boundary
        variant="block"
        skeleton={<Skeleton height={360} />}
        onRetry={retry}
        resetOf={resetOf}
        resetKey={queryRef}
      >
        {queryRef ? <Portions queryRef={queryRef} onRetry={retry} /> : <Skeleton height={360} />}
      </Boundary>
    </div>
  );
}

interface PortionsProps {
  queryRef: PreloadedQuery<DetailPortionsQuery>;
  onRetry: () => void;
}

function Portions({ queryRef, onRetry }: PortionsProps) {
  const resetOf = useReset();
  const { viewer } = usePreloadedQuery<DetailPortionsQuery>(
    graphql`
      query DetailPortionsQuery($of: CostDetailQuery!, $by: FilterField!) {
        viewer {
          costDetail(of: $of) @catch(to: RESULT) {
            portions(by: $by) {
              currency
              total
              compareTotal
              items {
                key
                label
                cost
                compareCost
                share
                isOthers
                memberCount
                members {
                  key
                  label
                  cost
                  compareCost
                  share
                }
                relations {
                  key
                  cost
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { of } = queryRef.variables;
  const { costDetail } = viewer;
  if (!costDetail.ok) {
    const fault = faultOfErrors(costDetail.errors);
    return <FaultNotice variant="block" fault={fault} onRetry={onRetry} reset={resetOf(fault)} />;
  }
  const portions = costDetail.value?.portions;
  if (!portions || portions.items.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="cost-analytics.detail.empty" />} />;
  const { currency, total, compareTotal, items } = portions;
  return (
    <section data-part="cost-analytics.portions">
      <p className={`${classes.span} sky-figures`}>
        <CostScope basis={of.basis ?? 'BILLED'} range={daysOfDetail(of)} currency={currency} />
      </p>
      <div className={classes.figure}>
        <MoneyText amount={total} currency={currency} />
        {typeof compareTotal === 'number' ? (
          <span className={classes.before}>
            <FormattedMessage
              id="cost-analytics.detail.before"
              values={{ cost: <MoneyText amount={compareTotal} currency={currency} /> }}
            />
          </span>
        ) : null}
      </div>
      <PortionHead />
      <Bars items={items} currency={currency} total={total} />
    </section>
  );
}

function PortionHead() {
  const intl = useIntl();
  const { address } = usePageAddress(costAnalyticsPage);
  const { go } = useDrill();
  const { itemVendor } = address;
  const fieldName = useFieldName((itemVendor ?? []).map(graphVendor));
  return (
    <div className={classes.head}>
      <h3 className={classes.heading}>
        <FormattedMessage id="cost-analytics.detail.portions" />
      </h3>
      <NativeSelect
        size="xs"
        aria-label={intl.formatMessage({ id: 'cost-analytics.detail.divideBy' })}
        value={portionField(address)}
        onChange={({ currentTarget }) => {
          const by = DIVIDERS.find((field) => field === currentTarget.value);
          if (by) go({ by });
        }}
        data={openFields(address).map((field) => ({
          value: field,
          label: fieldName(field),
        }))}
      />
    </div>
  );
}

type Part = NonNullable<
  NonNullable<
    Extract<DetailPortionsQuery['response']['viewer']['costDetail'], { ok: true }>['value']
  >['portions']
>['items'][number];

interface BarsProps {
  items: readonly Part[];
  currency: string;
  total: number;
}

function Bars({ items, currency, total }: BarsProps) {
  const intl = useIntl();
  const { address } = usePageAddress(costAnalyticsPage);
  const { openPart } = useDrill();
  const field = portionField(address);
  const isLast = openFields(address).length <= 1;
  const labelOf = ({ key, label }: { key: string; label: string }) => {
    if (key === '') return intl.formatMessage({ id: 'cost-analytics.detail.none' });
    return costField(field).named === 'beforeId' && label !== key ? `${label} [${key}]` : label;
  };
  const barOf = (part: Pick<Part, 'key' | 'label' | 'cost' | 'compareCost' | 'share'>) => ({
    id: part.key,
    label: labelOf(part),
    cost: part.cost,
    share: part.share,
    compareCost: part.compareCost ?? null,
    onOpen: isLast ? undefined : () => openPart({ field, value: part.key }),
    members: [],
    relations: [],
  });
  return (
    <PortionBars
      key={field}
      currency={currency}
      total={total}
      items={items.map((part) =>
        part.isOthers
          ? {
              ...barOf(part),
              id: 'others',
              label: intl.formatMessage({ id: 'platform.item.others' }, { count: part.memberCount }),
              onOpen: undefined,
              members: part.members.map(barOf),
            }
          : { ...barOf(part), relations: part.relations },
      )}
    />
  );
}
