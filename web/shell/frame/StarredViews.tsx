// The saved views of Cost Analytics that the viewer keeps at hand, below the pages: one click from anywhere.
import { IconStarFilled } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { pagePath } from '../../../lib/catalogue/pages.ts';
import { viewAddress } from '../../../lib/rules/saved-views.ts';
import StarredViewsQueryNode, {
  type StarredViewsQuery,
} from '../../__generated__/StarredViewsQuery.graphql.ts';
import { Boundary } from '../../components/faults/Boundary.tsx';
import { usePreload } from '../../routing/usePreload.ts';
import classes from './Navigation.module.css';

/** Loads beside the frame without delaying it; empty while it loads, when it fails and when no view is starred. */
export function StarredViews({ isFolded }: { isFolded: boolean }) {
  const [queryRef, load] = useQueryLoader<StarredViewsQuery>(StarredViewsQueryNode);
  useEffect(() => load({}, { fetchPolicy: 'store-or-network' }), [load]);
  return (
    <Boundary variant="block" skeleton={null} resetKey={queryRef} frame={() => null}>
      {queryRef ? <ViewLinks queryRef={queryRef} isFolded={isFolded} /> : null}
    </Boundary>
  );
}

interface ViewLinksProps {
  queryRef: PreloadedQuery<StarredViewsQuery>;
  isFolded: boolean;
}

function ViewLinks({ queryRef, isFolded }: ViewLinksProps) {
  const id = useId();
  const preload = usePreload();
  const { pathname, search } = useLocation();
  const { viewer } = usePreloadedQuery<StarredViewsQuery>(
    graphql`
      query StarredViewsQuery {
        viewer {
          savedViews {
            address
            id
            isStarred
            name
          }
        }
      }
    `,
    queryRef,
  );
  const starred = viewer.savedViews?.filter(({ isStarred }) => isStarred) ?? [];
  if (starred.length === 0) return null;
  const path = pagePath('costAnalytics');
  const shown = pathname === path ? viewAddress(search) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div className={classes.group} role="group" aria-labelledby={id} data-part="platform.starredViews">
      <div id={id} className={classes.heading}>
        <FormattedMessage id="platform.shell.starredViews" />
      </div>
      {starred.map(({ address, id: view, name }) => (
        <Link
          key={view}
          className={classes.link}
          to={`${path}?${address}`}
          {...preload('costAnalytics')}
          aria-current={address === shown ? 'true' : undefined}
          title={isFolded ? undefined : name}
          data-tip={isFolded ? name : undefined}
        >
          <IconStarFilled size={18} aria-hidden />
          <span className={`${classes.label} ${classes.given}`}>{name}</span>
        </Link>
      ))}
    </div>
  );
}
