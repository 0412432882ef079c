// The gallery of widgets: what there is, what each answers, and what cannot be used here and why (D-04).
import { Button, Drawer, Text } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WIDGETS, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { firstNeeded } from '../settings/settings-draft.ts';
import classes from './Gallery.module.css';
import { TypePicture } from './TypePicture.tsx';
import { groupsFor, unsupportedVendors } from './widget-groups.ts';

const FIRST_GROUPS = 1;

interface AddWidgetDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Those that the dashboard shows. */
  vendors: readonly Vendor[];
  typeName: (type: WidgetType) => string;
  /** Puts one of the type on the dashboard as it comes. */
  onAdd: (type: WidgetType) => void;
  /** Asks for its settings first. */
  onSetUp: (type: WidgetType) => void;
}

export function AddWidgetDrawer({ isOpen, onClose, ...gallery }: AddWidgetDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size="min(960px, 100%)"
      title={<FormattedMessage id="dashboard.add.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'dashboard.add.close' }) }}
    >
      <Gallery {...gallery} />
    </Drawer>
  );
}

type GalleryProps = Omit<AddWidgetDrawerProps, 'isOpen' | 'onClose'>;

function Gallery({ typeName, ...entry }: GalleryProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const wordsOf = (type: WidgetType) =>
    `${typeName(type)} ${intl.formatMessage({ id: WIDGETS[type].aboutId })}`;
  const found = groupsFor(search, wordsOf);
  // The first groups are painted when the drawer opens, the others right after that.
  const groups = useDeferredValue(found, found.slice(0, FIRST_GROUPS));
  return (
    <>
      <div className={classes.tools}>
        <SearchBox
          label={intl.formatMessage({ id: 'dashboard.add.search' })}
          value={search}
          onSearch={setSearch}
        />
      </div>
      {groups.length === 0 ? (
        <Text role="status" c="dimmed">
          <FormattedMessage id="dashboard.add.none" />
        </Text>
      ) : null}
      {groups.map(({ titleId, types }) => (
        <section key={titleId} className={classes.group} aria-label={intl.formatMessage({ id: titleId })}>
          <h3 className={classes.groupTitle}>
            <FormattedMessage id={titleId} />
          </h3>
          <ul className={classes.types}>
            {types.map((type) => (
              <li key={type}>
                <TypeEntry {...entry} type={type} name={typeName(type)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface TypeEntryProps extends Omit<GalleryProps, 'typeName'> {
  type: WidgetType;
  name: string;
}

function TypeEntry({ type, name, vendors, onAdd, onSetUp }: TypeEntryProps) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { aboutId, picture } = WIDGETS[type];
  const limitedTo = unsupportedVendors(type, vendors);
  const needed = firstNeeded(type);
  return (
    <div className={classes.type} data-unsupported={limitedTo ? true : undefined}>
      <TypePicture kind={picture} />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.about}>
          <FormattedMessage id={aboutId} />
        </span>
        {limitedTo ? (
          <span className={classes.why}>
            <FormattedMessage
              id="dashboard.add.unsupported"
              values={{ names: intl.formatList(limitedTo.map((vendor) => vendorName(vendor))) }}
            />
          </span>
        ) : needed ? (
          <span className={classes.actions}>
            <Button
              variant="default"
              onClick={() => onSetUp(type)}
              aria-label={intl.formatMessage({ id: 'dashboard.add.setUpNamed' }, { name })}
            >
              <FormattedMessage id="dashboard.add.needed" values={{ member: needed }} />
            </Button>
          </span>
        ) : (
          <span className={classes.actions}>
            <Button
              variant="default"
              onClick={() => onAdd(type)}
              aria-label={intl.formatMessage({ id: 'dashboard.add.addNamed' }, { name })}
            >
              <FormattedMessage id="dashboard.add.add" />
            </Button>
            <Button
              variant="subtle"
              onClick={() => onSetUp(type)}
              aria-label={intl.formatMessage({ id: 'dashboard.add.setUpNamed' }, { name })}
            >
              <FormattedMessage id="dashboard.add.setUp" />
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
