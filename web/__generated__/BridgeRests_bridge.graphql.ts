/**
 * @generated SignedSource<<a6d649b34eb3f6c52033dbacf96f029d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type BridgeRests_bridge$data = {
  readonly missing: ReadonlyArray<Vendor>;
  readonly withoutRate: ReadonlyArray<{
    readonly cost: number;
    readonly currency: string;
    readonly total: number;
  }>;
  readonly " $fragmentType": "BridgeRests_bridge";
};
export type BridgeRests_bridge$key = {
  readonly " $data"?: BridgeRests_bridge$data;
  readonly " $fragmentSpreads": FragmentRefs<"BridgeRests_bridge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BridgeRests_bridge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BillsBridgeRest",
      "kind": "LinkedField",
      "name": "withoutRate",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
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
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BillsBridge",
  "abstractKey": null
};

(node as any).hash = "983ab8e96d020d0e1e4145085c394b89";

export default node;
