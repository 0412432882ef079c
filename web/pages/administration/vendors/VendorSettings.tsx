// Which vendors the company sees: all that have data, or the chosen ones.
import { Button, Checkbox, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { VendorSettings_administration$key } from '../../../__generated__/VendorSettings_administration.graphql.ts';
import type { VendorSettingsForm_authorised$key } from '../../../__generated__/VendorSettingsForm_authorised.graphql.ts';
import shared from '../../../components/layout/Page.module.css';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { VendorBadge } from '../../../components/vendors/VendorBadge.tsx';
import classes from '../Administration.module.css';
import { useSetVendors } from './useSetVendors.ts';

export function VendorSettings({ administration }: { administration: VendorSettings_administration$key }) {
  const { authorisedVendors } = useFragment(
    graphql`
      fragment VendorSettings_administration on Administration {
        authorisedVendors {
          version
          ...VendorSettingsForm_authorised
        }
      }
    `,
    administration,
  );
  if (!authorisedVendors) return null;
  // Another version begins anew: what was chosen before belongs to what was read before.
  return <VendorSettingsForm key={authorisedVendors.version} authorised={authorisedVendors} />;
}

function VendorSettingsForm({ authorised }: { authorised: VendorSettingsForm_authorised$key }) {
  const vendorName = useVendorName();
  const { isUnlimited, offered, vendors, version } = useFragment(
    graphql`
      fragment VendorSettingsForm_authorised on AuthorisedVendors {
        isUnlimited
        offered
        vendors
        version
      }
    `,
    authorised,
  );
  const [isAll, setAll] = useState(isUnlimited);
  const [chosen, setChosen] = useState<readonly string[]>(vendors);
  const { save, isSaving } = useSetVendors(version);
  return (
    <section className={shared.panel}>
      <div className={classes.form}>
        <Radio.Group
          label={<FormattedMessage id="administration.page.vendorsTitle" />}
          value={isAll ? 'all' : 'some'}
          onChange={(choice) => setAll(choice === 'all')}
        >
          <Stack gap="sm" mt="sm">
            <Radio size="xs" value="all" label={<FormattedMessage id="administration.page.vendorsAll" />} />
            <Radio size="xs" value="some" label={<FormattedMessage id="administration.page.vendorsSome" />} />
          </Stack>
        </Radio.Group>
        <Checkbox.Group
          label={<FormattedMessage id="administration.page.vendorsOffered" />}
          value={[...chosen]}
          onChange={setChosen}
        >
          <Stack gap="sm" mt="sm">
            {offered.map((vendor) => (
              <Checkbox
                key={vendor}
                size="xs"
                value={vendor}
                disabled={isAll}
                label={
                  <Group gap="sm" wrap="nowrap">
                    <VendorBadge vendor={vendor} isDecorative />
                    {vendorName(vendor)}
                  </Group>
                }
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group>
          <Button
            loading={isSaving}
            disabled={!isAll && chosen.length === 0}
            onClick={() => save(isAll ? null : offered.filter((vendor) => chosen.includes(vendor)))}
          >
            <FormattedMessage id="platform.vendors.save" />
          </Button>
        </Group>
      </div>
    </section>
  );
}
