// The places that use a saved filter, each by its name; of what another person does not share, whose it is.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { FilterUses_uses$key } from '../../../../__generated__/FilterUses_uses.graphql.ts';
import classes from '../../shared/filter-panel/Filters.module.css';

export function FilterUses({ uses }: { uses: FilterUses_uses$key }) {
  const places = useFragment(
    graphql`
      fragment FilterUses_uses on FilterUse @relay(plural: true) {
        count
        isOwn
        kind
        name
        ownerName
      }
    `,
    uses,
  );
  return (
    <ul className={classes.places}>
      {places.map(({ count, isOwn, kind, name, ownerName }) => (
        <li key={`${kind} ${ownerName} ${name}`}>
          <FormattedMessage
            id="cost-analytics.saved.place"
            values={{
              ...{ kind, count, name: name ?? '', owner: ownerName },
              told: name === null ? 'hidden' : isOwn ? 'own' : 'shared',
            }}
          />
        </li>
      ))}
    </ul>
  );
}
