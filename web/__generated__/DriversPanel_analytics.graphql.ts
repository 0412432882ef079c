/**
 * @generated SignedSource<<6953645bfc4da1f75beea7c97847646d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostDriverKind = "COMMITMENT" | "CREDIT" | "DISCOUNT" | "FEE" | "GONE" | "GONE_USAGE" | "MIX" | "NEW" | "NEW_USAGE" | "PRICE" | "PURCHASE_OPTION" | "REST" | "UNMEASURED" | "USAGE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type DriversPanel_analytics$data = {
  readonly compareRange: {
    readonly end: string;
    readonly start: string;
  } | null | undefined;
  readonly currency: string;
  readonly drivers: {
    readonly difference: number;
    readonly items: ReadonlyArray<{
      readonly amount: number;
      readonly key: string;
      readonly kind: CostDriverKind;
      readonly label: string;
      readonly labels: ReadonlyArray<string>;
      readonly vendor: Vendor | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"DriverReason_driver">;
    }>;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "DriverReason_driver"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "labels",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vendor",
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

(node as any).hash = "43833ec0a575b59faf9b1d59a3b680f5";

export default node;
