// The settings that a widget's figures were made with: its own, after those of the dashboard.
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { filledSettings } from '../../../../../lib/widgets/widget-settings.ts';
import type { WidgetType } from '../../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type { useWidgetSettings_content$key } from '../../../../__generated__/useWidgetSettings_content.graphql.ts';

/** Every member that the type takes, null for the others; and the name of its saved filter, where it has one. */
export function useWidgetSettings(
  content: useWidgetSettings_content$key,
  type: WidgetType,
): { settings: WidgetSettings; filterName: string | null } {
  const { settings } = useFragment(
    graphql`
      fragment useWidgetSettings_content on WidgetContent {
        settings {
          account
          basis
          category
          chartType
          comparison
          frame
          items {
            chosen {
              key
              vendor
            }
            show
          }
          maxAlert
          minAlert
          savedFilter
          savedFilterName
          scale
          sensitivity
          serviceGroupSet
          tagKey
          threshold
          vendors
          viewBy
        }
      }
    `,
    content,
  );
  return useMemo(() => {
    const { savedFilterName = null, ...given } = settings;
    return { settings: filledSettings(type, given), filterName: savedFilterName };
  }, [type, settings]);
}
