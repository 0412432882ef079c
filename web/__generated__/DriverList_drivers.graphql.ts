/**
 * @generated SignedSource<<a8aab4680cf77d311b0a67582c2576e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostDriverKind = "COMMITMENT" | "CREDIT" | "DISCOUNT" | "FEE" | "GONE" | "GONE_USAGE" | "MIX" | "NEW" | "NEW_USAGE" | "PRICE" | "PURCHASE_OPTION" | "REST" | "UNMEASURED" | "USAGE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type DriverList_drivers$data = {
  readonly items: ReadonlyArray<{
    readonly amount: number;
    readonly key: string;
    readonly kind: CostDriverKind;
    readonly label: string;
    readonly labels: ReadonlyArray<string>;
    readonly vendor: Vendor | null | undefined;
    readonly vendors: ReadonlyArray<Vendor>;
    readonly " $fragmentSpreads": FragmentRefs<"DriverReason_driver">;
  }>;
  readonly " $fragmentType": "DriverList_drivers";
};
export type DriverList_drivers$key = {
  readonly " $data"?: DriverList_drivers$data;
  readonly " $fragmentSpreads": FragmentRefs<"DriverList_drivers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DriverList_drivers",
  "selections": [
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
    }
  ],
  "type": "CostDrivers",
  "abstractKey": null
};

(node as any).hash = "c110fba5b3d176b1a0da6230fe5c33b1";

export default node;
