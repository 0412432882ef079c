/**
 * @generated SignedSource<<09db24ca250d849c3f125d72e654cf66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WidgetView_content$data = {
  readonly figures: {
    readonly " $fragmentSpreads": FragmentRefs<"widgetKinds_content">;
  };
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
                "name": "widgetKinds_content"
              }
            ]
          }
        ],
        "type": "WidgetContent",
        "abstractKey": "__isWidgetContent"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "figures"
    }
  ],
  "type": "WidgetContent",
  "abstractKey": "__isWidgetContent"
};

(node as any).hash = "e3d0ba54de6664bdc6547aa95a866f15";

export default node;
