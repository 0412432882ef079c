/**
 * @generated SignedSource<<827b52584f520084ac07390a3a00d05b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type OneClick_anomaly$data = {
  readonly account: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly currency: string;
  readonly expected: number;
  readonly message: string;
  readonly numberOfDays: number;
  readonly product: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly region: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly startedOn: string;
  readonly vendor: Vendor;
  readonly " $fragmentType": "OneClick_anomaly";
};
export type OneClick_anomaly$key = {
  readonly " $data"?: OneClick_anomaly$data;
  readonly " $fragmentSpreads": FragmentRefs<"OneClick_anomaly">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "label",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OneClick_anomaly",
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
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfDays",
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

(node as any).hash = "0d40d427f93aac585b1e8da736d91df8";

export default node;
