/**
 * @generated SignedSource<<766d026fdb0c45432398a66dca31fb5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type TopAnomalies_top$data = {
  readonly currency: string;
  readonly items: ReadonlyArray<{
    readonly account: {
      readonly key: string;
      readonly label: string;
    } | null | undefined;
    readonly count: number;
    readonly impact: number;
    readonly key: string;
    readonly product: {
      readonly key: string;
      readonly label: string;
    } | null | undefined;
    readonly region: {
      readonly key: string;
      readonly label: string;
    } | null | undefined;
    readonly ruleTitle: string | null | undefined;
    readonly vendor: Vendor;
  }>;
  readonly " $fragmentType": "TopAnomalies_top";
};
export type TopAnomalies_top$key = {
  readonly " $data"?: TopAnomalies_top$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopAnomalies_top">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
  "name": "TopAnomalies_top",
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
      "concreteType": "AnomalyTopItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AnomalyItem",
          "kind": "LinkedField",
          "name": "account",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "impact",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AnomalyItem",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnomalyItem",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ruleTitle",
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
  "type": "AnomalyTop",
  "abstractKey": null
};
})();

(node as any).hash = "28255a211e3d0becac510de65db0dae6";

export default node;
