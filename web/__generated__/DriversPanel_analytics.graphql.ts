/**
 * @generated SignedSource<<121211cba3286ed74d165d38a34b4a82>>
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
  readonly total: {
    readonly average: number;
    readonly compareAverage: number | null | undefined;
    readonly compareTotal: number | null | undefined;
    readonly total: number;
  };
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CostItem",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "average",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "compareAverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "compareTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CostAnalytics",
  "abstractKey": null
};

(node as any).hash = "32d17d945c67d39eede65bba0e2fe901";

export default node;
