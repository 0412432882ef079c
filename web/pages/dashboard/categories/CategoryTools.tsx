// Finds products: by words, and those alone that the company changed or that are in Other.
import { SegmentedControl } from '@mantine/core';
import { useIntl } from 'react-intl';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from './Categories.module.css';
import { categoriesPage, SHOWN } from './page.tsx';

export function CategoryTools() {
  const intl = useIntl();
  const { address, change } = usePageAddress(categoriesPage);
  return (
    <header className={classes.tools}>
      <SearchBox
        label={intl.formatMessage({ id: 'dashboard.categories.search' })}
        value={address.search}
        onSearch={(search) => change({ search }, { history: 'replace' })}
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
