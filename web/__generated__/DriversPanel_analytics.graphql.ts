/**
 * @generated SignedSource<<fc1a38af4863f840f6fb51635f0e4d8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostDriverKind = "COMMITMENT" | "CREDIT" | "DISCOUNT" | "FEE" | "GONE" | "GONE_USAGE" | "MIX" | "NEW" | "NEW_USAGE" | "PRICE" | "PURCHASE_OPTION" | "REST" | "UNMEASURED" | "USAGE";
import type { FragmentRefs } from "relay-runtime";
export type DriversPanel_analytics$data = {
  readonly compareRange: {
    readonly end: string;
    readonly start: string;
  } | null | undefined;
  readonly currency: string;
  readonly drivers: {
    readonly items: ReadonlyArray<{
      readonly kind: CostDriverKind;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"DriverList_drivers">;
  } | null | undefined;
  readonly " $fragmentType": "DriversPanel_analytics";
};
export type DriversPanel_analytics$key = {
  readonly " $data"?: DriversPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"DriversPanel_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DriversPanel_analytics",
  "selections": [
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
      "concreteType": "DateRange",
      "kind": "LinkedField",
      "name": "compareRange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "top",
          "value": 8
        }
      ],
      "concreteType": "CostDrivers",
      "kind": "LinkedField",
      "name": "drivers",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DriverList_drivers"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CostDriver",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "drivers(top:8)"
    }
  ],
  "type": "CostAnalytics",
  "abstractKey": null
};

(node as any).hash = "298772b08dfb16fd7bde5124340733a5";

export default node;
