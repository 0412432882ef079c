// Rows of a split, the first one always there; a tag or service group asks for its key before it splits anything.
import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import { MAX_VIEW_BYS } from '../../../../lib/catalogue/cost-fields.ts';
import {
  costField,
  needsKey,
  PAGE_VIEW_BYS,
  type PageViewById,
  sameField,
} from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { ADDRESS_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import { CODES_OF_VENDORS } from '../../../../lib/catalogue/vendors.ts';
import type { ViewByKeysQuery } from '../../../__generated__/ViewByKeysQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import type { Grouping } from '../shared/view-by/groupings.ts';
import { ViewByKey } from '../shared/view-by/ViewByKey.tsx';
import { useGroupingNames } from './useGroupingNames.ts';

interface ViewByPickerProps {
  /** What is asked now. */
  groupings: readonly Grouping[];
  vendors: readonly Vendor[];
  keysRef: PreloadedQuery<ViewByKeysQuery> | null | undefined;
  onChange: (groupings: readonly Grouping[]) => void;
}

const NONE = '';

export function ViewByPicker({ groupings, vendors, keysRef, onChange }: ViewByPickerProps) {
  const intl = useIntl();
  const { kindName } = useGroupingNames(vendors);
  // A row whose key is not chosen yet stands here alone.
  const [draft, setDraft] = useState<{ place: number; viewBy: PageViewById } | null>(null);
  const rows: Grouping[] = [...groupings];
  if (draft) rows[draft.place] = { viewBy: draft.viewBy, key: null };
  const shown = Math.min(rows.length + 1, MAX_VIEW_BYS);
  const put = (place: number, grouping: Grouping | null) => {
    setDraft(null);
    const next = [...groupings];
    if (grouping) next[place] = grouping;
    else next.splice(place, 1);
    onChange(next);
  };
  const chooseKind = (place: number, name: string) => {
    const viewBy = ADDRESS_VIEW_BYS.find(name);
    if (!viewBy) put(place, null);
    else if (needsKey(viewBy)) setDraft({ place, viewBy });
    else put(place, { viewBy, key: null });
  };
  return (
    <Stack gap="sm">
      {Array.from({ length: shown }, (_, place) => {
        const row = rows[place];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <Stack key={place} gap={4}>
            <NativeSelect
              size="xs"
              label={
                place === 0
                  ? intl.formatMessage({ id: 'cost-analytics.bar.viewBy' })
                  : intl.formatMessage({ id: 'cost-analytics.viewBy.then' }, { place: place + 1 })
              }
              value={row?.viewBy ?? NONE}
              onChange={(event) => chooseKind(place, event.currentTarget.value)}
              data={[
                ...(place === 0
                  ? []
                  : [{ value: NONE, label: intl.formatMessage({ id: 'cost-analytics.viewBy.none' }) }]),
                ...kindsFor(rows, place, vendors).map((viewBy) => ({
                  value: viewBy,
                  label: kindName(viewBy),
                })),
              ]}
            />
            {row && needsKey(row.viewBy) ? (
              <Boundary variant="block" skeleton={<Skeleton height={48} />} resetKey={keysRef}>
                {keysRef ? (
                  <ViewByKey
                    queryRef={keysRef}
                    viewBy={row.viewBy}
                    value={row.key}
                    size="xs"
                    onChoose={(key) => put(place, { viewBy: row.viewBy, key })}
                  />
                ) : null}
              </Boundary>
            ) : null}
          </Stack>
        );
      })}
      {groupings.length === MAX_VIEW_BYS ? (
        <FormattedMessage id="cost-analytics.viewBy.most" values={{ max: MAX_VIEW_BYS }} />
      ) : null}
    </Stack>
  );
}

/**
 * What another row splits by already is not offered, unless a key tells it apart. Of a field with two names the one is
 * offered that the vendors have: accounts of GCP alone are projects.
 */
function kindsFor(rows: readonly Grouping[], place: number, vendors: readonly Vendor[]): PageViewById[] {
  const own = rows[place]?.viewBy;
  const taken = rows.filter((_, at) => at !== place).map(({ viewBy }) => sameField(viewBy));
  const special = PAGE_VIEW_BYS.filter((viewBy) => isOfAll(viewBy, vendors)).map(sameField);
  return PAGE_VIEW_BYS.filter((viewBy) => {
    if (viewBy === own || needsKey(viewBy)) return true;
    const isOwnName = costField(viewBy).vendors ? isOfAll(viewBy, vendors) : !special.includes(viewBy);
    return isOwnName && !taken.includes(sameField(viewBy));
  });
}

/** Whether the field is one of these vendors alone. */
function isOfAll(viewBy: PageViewById, vendors: readonly Vendor[]): boolean {
  const { vendors: only } = costField(viewBy);
  return vendors.length > 0 && vendors.every((vendor) => only?.includes(CODES_OF_VENDORS[vendor]));
}
