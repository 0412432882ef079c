// The widgets of a shared dashboard, drawn as on any other: nothing can be moved or changed (D-07).
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { isCurrencyCode } from '../../../../../lib/catalogue/currencies.ts';
import { needsKey } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { NO_SCOPE } from '../../../../../lib/widgets/effective-settings.ts';
import { filledSettings } from '../../../../../lib/widgets/widget-settings.ts';
import { WIDGETS, type WidgetType } from '../../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type { SharedWidgets_shared$key } from '../../../../__generated__/SharedWidgets_shared.graphql.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { pack } from '../../grid/arrange.ts';
import { DashboardGrid } from '../../grid/DashboardGrid.tsx';
import { ScopeCurrency } from '../../scope/ScopeCurrency.tsx';
import { SharedSentence } from '../../sentence/SharedSentence.tsx';
import { widgetGrouping } from '../../widgets/drill/widget-grouping.ts';
import { WidgetFrame } from '../../widgets/frame/WidgetFrame.tsx';
import { useWidgetTitle } from '../../widgets/frame/widget-titles.ts';
import { WidgetView } from '../../widgets/WidgetView.tsx';

interface SharedWidgetsProps {
  shared: SharedWidgets_shared$key;
  /** Asks for everything again. */
  onRetry: () => void;
}

export function SharedWidgets({ shared, onRetry }: SharedWidgetsProps) {
  const {
    scope: told,
    sentence,
    widgets,
  } = useFragment(
    graphql`
      fragment SharedWidgets_shared on SharedDashboard {
        ...SharedSentence_shared @alias(as: "sentence") @defer
        scope {
          basis
          currency
          vendors
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
            category
            serviceGroupSet
            tagKey
            title
            viewBy
          }
          content {
            ...WidgetView_content
          }
        }
      }
    `,
    shared,
  );
  const placed = useMemo(
    () =>
      pack(
        widgets.map(({ index, type, layout, settings }) => ({
          index,
          type,
          ...layout,
          settings: filledSettings(type, settings),
        })),
      ),
    [widgets],
  );
  const scope = useMemo(() => {
    const { basis = null, currency, vendors = null } = told;
    return { ...NO_SCOPE, basis, vendors, currency: currency && isCurrencyCode(currency) ? currency : null };
  }, [told]);
  if (placed.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="dashboard.share.empty" />} />;
  const contents = new Map(widgets.map(({ index, content }) => [index, content]));
  return (
    <ScopeCurrency currency={scope.currency}>
      <SharedSentence shared={sentence} scope={scope} />
      <DashboardGrid widgets={placed} onArranged={null}>
        {({ index, type, settings }) => {
          if (lacksKey(type, settings)) return <KeylessWidget type={type} settings={settings} />;
          const content = contents.get(index);
          return content ? (
            <WidgetView type={type} title={settings.title} content={content} onRetry={onRetry} />
          ) : null;
        }}
      </DashboardGrid>
    </ScopeCurrency>
  );
}

/** A split by tag or service group whose key stayed with the owner. */
function lacksKey(type: WidgetType, settings: WidgetSettings): boolean {
  const { name, key } = widgetGrouping(type, settings);
  return needsKey(name) && key === null;
}

/** What the reader has to choose himself, in a copy of his own. */
function KeylessWidget({ type, settings }: { type: WidgetType; settings: WidgetSettings }) {
  const title = useWidgetTitle(type, settings);
  return (
    <WidgetFrame head={{ type, title, part: WIDGETS[type].titleId }}>
      <Notice variant="block" title={<FormattedMessage id="dashboard.share.keylessTitle" />}>
        <FormattedMessage id="dashboard.share.keylessText" />
      </Notice>
    </WidgetFrame>
  );
}
