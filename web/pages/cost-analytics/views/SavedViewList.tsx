// The saved views that the viewer can open, by name, each with what it is for and whose it is.
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../../lib/catalogue/pages.ts';
import type {
  SavedViewList_viewer$data,
  SavedViewList_viewer$key,
} from '../../../__generated__/SavedViewList_viewer.graphql.ts';
import type { SavedViewListQuery } from '../../../__generated__/SavedViewListQuery.graphql.ts';
import { FilterFault } from '../shared/filter-panel/FilterFault.tsx';
import filterClasses from '../shared/filter-panel/Filters.module.css';
import { ViewStar } from './ViewStar.tsx';
import classes from './Views.module.css';

export type ListedView = NonNullable<
  Extract<SavedViewList_viewer$data['savedViews'], { ok: true }>['value']
>[number];

interface SavedViewListProps {
  queryRef: PreloadedQuery<SavedViewListQuery>;
  /** What the page shows, as a view has it. */
  shown: string;
  mayEdit: boolean;
  onUse: () => void;
  onChange: (view: ListedView) => void;
  onDelete: (view: ListedView) => void;
  onRetry: () => void;
}

export function SavedViewList({
  queryRef,
  shown,
  mayEdit,
  onUse,
  onChange,
  onDelete,
  onRetry,
}: SavedViewListProps) {
  const intl = useIntl();
  const { viewer } = usePreloadedQuery<SavedViewListQuery>(
    graphql`
      query SavedViewListQuery {
        viewer {
          ...SavedViewList_viewer
        }
      }
    `,
    queryRef,
  );
  const { savedViews } = useFragment<SavedViewList_viewer$key>(
    graphql`
      fragment SavedViewList_viewer on Viewer {
        savedViews @catch(to: RESULT) {
          address
          description
          id
          isOwn
          isShared
          isStarred
          name
          otherStars
          ownerName
          version
        }
      }
    `,
    viewer,
  );
  if (!savedViews.ok || !savedViews.value)
    return <FilterFault errors={savedViews.ok ? [] : savedViews.errors} onRetry={onRetry} />;
  if (savedViews.value.length === 0) {
    return (
      <p className={filterClasses.note} role="status">
        <FormattedMessage id="cost-analytics.views.none" />
      </p>
    );
  }
  return (
    <ul className={filterClasses.savedList}>
      {savedViews.value.map((view) => (
        <li key={view.id} className={classes.entry}>
          <Link
            className={classes.view}
            to={`${pagePath('costAnalytics')}?${view.address}`}
            aria-current={view.address === shown ? 'true' : undefined}
            onClick={onUse}
          >
            <span className={classes.name}>{view.name}</span>
            {view.description === '' ? null : <span className={classes.about}>{view.description}</span>}
            <span className={classes.about}>
              <FormattedMessage
                id="cost-analytics.views.whose"
                values={{ name: view.ownerName, own: String(view.isOwn), shared: String(view.isShared) }}
              />
            </span>
            {view.isStarred || view.otherStars > 0 ? (
              <span className={classes.about}>
                <FormattedMessage
                  id="cost-analytics.views.usedBy"
                  values={{ own: String(view.isStarred), others: view.otherStars }}
                />
              </span>
            ) : null}
          </Link>
          <ViewStar view={view} />
          {view.isOwn && mayEdit ? (
            <>
              <ActionIcon
                size={28}
                aria-label={intl.formatMessage({ id: 'cost-analytics.views.change' }, { name: view.name })}
                onClick={() => onChange(view)}
              >
                <IconPencil size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                size={28}
                aria-label={intl.formatMessage({ id: 'cost-analytics.saved.delete' }, { name: view.name })}
                onClick={() => onDelete(view)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
