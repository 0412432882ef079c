/**
 * @generated SignedSource<<e604b7535b35c028b2b99ba19bb12216>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type Causes_anomaly$data = {
  readonly account: {
    readonly key: string;
  } | null | undefined;
  readonly changeRate: number | null | undefined;
  readonly lastSeenOn: string;
  readonly product: {
    readonly key: string;
  } | null | undefined;
  readonly region: {
    readonly key: string;
  } | null | undefined;
  readonly startedOn: string;
  readonly vendor: Vendor;
  readonly " $fragmentType": "Causes_anomaly";
};
export type Causes_anomaly$key = {
  readonly " $data"?: Causes_anomaly$data;
  readonly " $fragmentSpreads": FragmentRefs<"Causes_anomaly">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Causes_anomaly",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyItem",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changeRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyItem",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyItem",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedOn",
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
  "type": "Anomaly",
  "abstractKey": null
};
})();

(node as any).hash = "88d33fbfec67b542b92537abdfa4c70c";

export default node;
