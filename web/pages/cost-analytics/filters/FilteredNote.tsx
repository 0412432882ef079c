// Says beside the total that filters keep only some of the charges: their chips may be beyond the edge of the bar.
import { FormattedMessage } from 'react-intl';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { shownVendors } from '../shared/address/variables.ts';
import { ownConditions, savedFilterOf } from '../shared/filters/filter-address.ts';
import { FILTERED_VENDORS } from '../shared/filters/vendor-conditions.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';

export function FilteredNote() {
  const address = useAnsweredAddress();
  const { selectedVendors } = useShellViewer();
  const vendors = shownVendors(address, selectedVendors);
  const own = ownConditions(address);
  const isFiltered =
    savedFilterOf(address) !== null ||
    FILTERED_VENDORS.some((vendor) => vendors.includes(vendor) && own[vendor].length > 0);
  if (!isFiltered) return null;
  return (
    <>
      {' · '}
      <strong>
        <FormattedMessage id="cost-analytics.answer.filtered" />
      </strong>
    </>
  );
}
