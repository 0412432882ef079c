/**
 * @generated SignedSource<<ba38c782ac394a3f8c7633fd09c62fbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WidgetView_content$data = {
  readonly costBy: {
    readonly " $fragmentSpreads": FragmentRefs<"CostByWidget_content">;
  } | null | undefined;
  readonly costTrend: {
    readonly " $fragmentSpreads": FragmentRefs<"CostTrendWidget_content">;
  } | null | undefined;
  readonly monthToDate: {
    readonly " $fragmentSpreads": FragmentRefs<"MonthToDateWidget_content">;
  } | null | undefined;
  readonly topCosts: {
    readonly " $fragmentSpreads": FragmentRefs<"TopCostsWidget_content">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useWidgetSettings_content">;
  readonly " $fragmentType": "WidgetView_content";
};
export type WidgetView_content$key = {
  readonly " $data"?: WidgetView_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"WidgetView_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WidgetView_content",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWidgetSettings_content"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CostByWidget_content"
              }
            ]
          }
        ],
        "type": "CostByContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "costBy"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CostTrendWidget_content"
              }
            ]
          }
        ],
        "type": "CostTrendContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "costTrend"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MonthToDateWidget_content"
              }
            ]
          }
        ],
        "type": "MonthToDateContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "monthToDate"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TopCostsWidget_content"
              }
            ]
          }
        ],
        "type": "TopCostsContent",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "topCosts"
    }
  ],
  "type": "WidgetContent",
  "abstractKey": "__isWidgetContent"
};

(node as any).hash = "185aad12e1f96e54ad15e1662b254298";

export default node;
