// How fresh and how whole the data are, vendor by vendor.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DataState_state$key } from '../../../__generated__/DataState_state.graphql.ts';
import shared from '../../../components/layout/Page.module.css';
import { Notice } from '../../../components/notices/Notice.tsx';
import { FreshnessTable } from './FreshnessTable.tsx';
import { GapsTable } from './GapsTable.tsx';

export function DataState({ state }: { state: DataState_state$key }) {
  const { vendors, unlistedRows } = useFragment(
    graphql`
      fragment DataState_state on DataState {
        unlistedRows
        vendors {
          vendor
          ...FreshnessTable_vendor
          ...GapsTable_vendor
        }
      }
    `,
    state,
  );
  if (vendors.length === 0) {
    return (
      <section className={shared.panel}>
        <Notice variant="block" title={<FormattedMessage id="data.page.empty" />}>
          <FormattedMessage id="data.page.emptyHint" />
        </Notice>
      </section>
    );
  }
  return (
    <>
      <FreshnessTable vendors={vendors} />
      <GapsTable vendors={vendors} unlistedRows={unlistedRows} />
    </>
  );
}
