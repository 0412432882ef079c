/**
 * @generated SignedSource<<bc356bf5eb0572aace4a225a9258af97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostBasis = "BILLED" | "EFFECTIVE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type ViewBy = "ACCOUNT" | "CHARGE_CATEGORY" | "INSTANCE_TYPE" | "PRODUCT" | "PRODUCT_FAMILY" | "PROJECT" | "PROVIDER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "USAGE_TYPE";
export type WidgetCategory = "PRODUCT" | "REGION" | "SERVICE_CATEGORY";
export type WidgetType = "ABNORMAL_CHANGE" | "ALERTS" | "CLOUD_BUDGET" | "COMPARE_COST_TREND" | "COST_BY_ACCOUNT" | "COST_BY_CATEGORY" | "COST_BY_PRODUCT" | "COST_BY_PROJECT" | "COST_BY_REGION" | "COST_BY_SERVICE_GROUP" | "COST_BY_TAG" | "COST_BY_VENDOR" | "COST_MONTH_TO_DATE" | "ESTIMATED_COST" | "INTEGRATED_PRODUCT_PORTION" | "ML_ABNORMAL_AI" | "ML_ABNORMAL_USER" | "MULTI_VENDOR_COST_BY" | "MULTI_VENDOR_PORTION_BY_SERVICE_GROUP" | "PORTION_BY" | "PRODUCT_PORTION" | "TOP5" | "TOP_MOVERS" | "TOTAL_SAVING" | "YEAR_COST_FORECAST";
import type { FragmentRefs } from "relay-runtime";
export type SharedWidgets_shared$data = {
  readonly scope: {
    readonly basis: CostBasis | null | undefined;
    readonly currency: string | null | undefined;
    readonly vendors: ReadonlyArray<Vendor> | null | undefined;
  };
  readonly sentence: {
    readonly " $fragmentSpreads": FragmentRefs<"SharedSentence_shared">;
  };
  readonly widgets: ReadonlyArray<{
    readonly content: {
      readonly " $fragmentSpreads": FragmentRefs<"WidgetView_content">;
    };
    readonly index: number;
    readonly layout: {
      readonly height: number;
      readonly width: number;
      readonly x: number;
      readonly y: number;
    };
    readonly settings: {
      readonly category: WidgetCategory | null | undefined;
      readonly serviceGroupSet: string | null | undefined;
      readonly tagKey: string | null | undefined;
      readonly title: string | null | undefined;
      readonly viewBy: ViewBy | null | undefined;
    };
    readonly type: WidgetType;
  }>;
  readonly " $fragmentType": "SharedWidgets_shared";
};
export type SharedWidgets_shared$key = {
  readonly " $data"?: SharedWidgets_shared$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedWidgets_shared">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedWidgets_shared",
  "selections": [
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
                "name": "SharedSentence_shared"
              }
            ]
          }
        ],
        "type": "SharedDashboard",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "sentence"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardScope",
      "kind": "LinkedField",
      "name": "scope",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basis",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vendors",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Widget",
      "kind": "LinkedField",
      "name": "widgets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "index",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WidgetLayout",
          "kind": "LinkedField",
          "name": "layout",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "x",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "y",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WidgetSettings",
          "kind": "LinkedField",
          "name": "settings",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "serviceGroupSet",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tagKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewBy",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "content",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WidgetView_content"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SharedDashboard",
  "abstractKey": null
};

(node as any).hash = "a3a129c0dec353488c082e263e9da5f9";

export default node;
