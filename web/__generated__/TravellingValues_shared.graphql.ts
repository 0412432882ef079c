/**
 * @generated SignedSource<<b5edcf2b1103f59bf426ac2e6fd81de0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostBasis = "BILLED" | "EFFECTIVE";
export type DashboardFrame = "LAST_12_MONTHS" | "LAST_30_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type TravellingValues_shared$data = {
  readonly scope: {
    readonly basis: CostBasis | null | undefined;
    readonly currency: string | null | undefined;
    readonly frame: DashboardFrame | null | undefined;
    readonly vendors: ReadonlyArray<Vendor> | null | undefined;
  };
  readonly widgets: ReadonlyArray<{
    readonly settings: {
      readonly account: string | null | undefined;
      readonly items: {
        readonly chosen: ReadonlyArray<{
          readonly key: string;
        }>;
      } | null | undefined;
      readonly savedFilterName: string | null | undefined;
      readonly serviceGroupSet: string | null | undefined;
      readonly tagKey: string | null | undefined;
      readonly vendors: ReadonlyArray<Vendor> | null | undefined;
    };
  }>;
  readonly " $fragmentType": "TravellingValues_shared";
};
export type TravellingValues_shared$key = {
  readonly " $data"?: TravellingValues_shared$data;
  readonly " $fragmentSpreads": FragmentRefs<"TravellingValues_shared">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendors",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TravellingValues_shared",
  "selections": [
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
          "name": "frame",
          "storageKey": null
        },
        (v0/*:: as any*/)
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
          "concreteType": "WidgetSettings",
          "kind": "LinkedField",
          "name": "settings",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "account",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WidgetItemChoice",
              "kind": "LinkedField",
              "name": "items",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "WidgetItem",
                  "kind": "LinkedField",
                  "name": "chosen",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "key",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "savedFilterName",
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
            (v0/*:: as any*/)
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
})();

(node as any).hash = "84deb8a69366b13b8c2998408c49cd49";

export default node;
