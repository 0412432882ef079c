// A dashboard as the graph tells it, as what can be changed.
import { graphql, readInlineData } from 'react-relay';
import { isCurrencyCode } from '../../../../lib/catalogue/currencies.ts';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { filledSettings } from '../../../../lib/widgets/widget-settings.ts';
import type {
  savedContent_dashboard$data,
  savedContent_dashboard$key,
} from '../../../__generated__/savedContent_dashboard.graphql.ts';
import { rememberFilter } from '../shared/filter-names.ts';
import { type DashboardContent, tidyContent } from './content.ts';

/** The dashboard as the service keeps it. */
export interface SavedDashboard {
  content: DashboardContent;
  version: number;
  /** ISO 8601 */
  updatedAt: string;
}

export function savedDashboard(dashboard: savedContent_dashboard$key): SavedDashboard {
  const { name, version, updatedAt, scope, widgets } = readInlineData(
    graphql`
      fragment savedContent_dashboard on Dashboard @inline {
        name
        version
        updatedAt
        scope {
          frame
          vendors
          currency
          basis
        }
        widgets {
          index
          type
          layout {
            x
            y
            width
            height
          }
          settings {
            account
            basis
            category
            channels
            chartType
            comparison
            frame
            includesLowerLevels
            isPinned
            items {
              chosen {
                key
                vendor
              }
              show
            }
            joinSameNames
            maxAlert
            minAlert
            savedFilter
            savedFilterName
            scale
            sendType
            sensitivity
            serviceGroupSet
            tagKey
            threshold
            title
            vendors
            viewBy
          }
        }
      }
    `,
    dashboard,
  );
  for (const { settings } of widgets) rememberFilter(settings.savedFilter, settings.savedFilterName);
  const content = tidyContent({
    name,
    scope: toldScope(scope),
    widgets: widgets.map(({ index, type, layout, settings: { savedFilterName, ...settings } }) => ({
      index,
      type,
      ...layout,
      settings: filledSettings(type, settings),
    })),
  });
  return { content, version, updatedAt };
}

function toldScope({
  frame,
  vendors,
  currency,
  basis,
}: savedContent_dashboard$data['scope']): DashboardScope {
  return {
    frame: frame ?? null,
    vendors: vendors ?? null,
    currency: currency && isCurrencyCode(currency) ? currency : null,
    basis: basis ?? null,
  };
}
