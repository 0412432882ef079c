// Gives a saved filter another name; what it keeps stays as it is.
import type { useNamedFilter_filter$key } from '../../../../__generated__/useNamedFilter_filter.graphql.ts';
import { conditionsByVendor } from '../../shared/filters/filter-address.ts';
import { SaveFilter } from './SaveFilter.tsx';
import { useNamedFilter } from './useNamedFilter.ts';

interface RenameFilterProps {
  /** Null while none is renamed. */
  filter: useNamedFilter_filter$key | null;
  onClose: () => void;
}

export function RenameFilter({ filter, onClose }: RenameFilterProps) {
  const named = useNamedFilter(filter);
  return (
    <SaveFilter
      purpose="rename"
      conditions={named?.conditions ?? NONE}
      overwritten={named}
      isOpen={named !== null}
      onClose={onClose}
      onSaved={onClose}
    />
  );
}

const NONE = conditionsByVendor(() => []);
