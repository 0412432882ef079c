// Finds products: by words, and those alone that the company changed or that are in Other.
import { SegmentedControl } from '@mantine/core';
import { useIntl } from 'react-intl';
import { SearchBox } from '../../components/SearchBox.tsx';
import { SHOWN } from './address.ts';
import classes from './Categories.module.css';
import { useCategoriesAddress } from './useCategoriesAddress.ts';

export function CategoryTools() {
  const intl = useIntl();
  const { address, change } = useCategoriesAddress();
  return (
    <header className={classes.tools}>
      <SearchBox
        label={intl.formatMessage({ id: 'dashboard.categories.search' })}
        value={address.search}
        onSearch={(search) => change({ search }, 'replace')}
      />
      <SegmentedControl
        size="xs"
        aria-label={intl.formatMessage({ id: 'dashboard.categories.shown' })}
        value={address.show}
        onChange={(show) => change({ show: SHOWN.find((known) => known === show) ?? null })}
        data={SHOWN.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'dashboard.categories.show' }, { show: value }),
        }))}
      />
    </header>
  );
}
