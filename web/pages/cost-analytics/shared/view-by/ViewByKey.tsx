// Which tag, or which set of service groups, a split is by.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { costField, type PageViewById } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import type { ViewByKeysQuery } from '../../../../__generated__/ViewByKeysQuery.graphql.ts';

interface ViewByKeyProps {
  queryRef: PreloadedQuery<ViewByKeysQuery>;
  viewBy: PageViewById;
  /** Null while none is chosen. */
  value: string | null;
  size?: 'xs';
  error?: string | undefined;
  onChoose: (key: string) => void;
}

export function ViewByKey({ queryRef, viewBy, value, size, error, onChoose }: ViewByKeyProps) {
  const intl = useIntl();
  const { viewer } = usePreloadedQuery<ViewByKeysQuery>(
    graphql`
      query ViewByKeysQuery($range: RangeInput!, $vendors: [Vendor!]) {
        viewer {
          costFilterOptions(range: $range, vendors: $vendors, fields: [TAG]) {
            vendors {
              fields {
                options {
                  value
                }
              }
            }
          }
          serviceGroupSets {
            name
          }
        }
      }
    `,
    queryRef,
  );
  const isTag = costField(viewBy).key === 'tagKey';
  const keys = isTag
    ? (viewer.costFilterOptions?.vendors ?? []).flatMap(({ fields }) =>
        fields.flatMap(({ options }) => options.map((option) => option.value)),
      )
    : (viewer.serviceGroupSets ?? []).map(({ name }) => name);
  // One of the address stays a choice where the range has none of it.
  const choices = [...new Set([...(value === null ? [] : [value]), ...keys])].filter((key) => key !== '');
  return (
    <NativeSelect
      size={size}
      error={error}
      label={intl.formatMessage({
        id: isTag ? 'cost-analytics.viewBy.tagKey' : 'cost-analytics.viewBy.groupSet',
      })}
      value={value ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[
        {
          value: '',
          label: intl.formatMessage({ id: 'cost-analytics.viewBy.chooseKey' }),
          disabled: true,
        },
        ...choices,
      ]}
    />
  );
}
