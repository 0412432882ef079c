/**
 * @generated SignedSource<<4804e3e7cf6c3f57796673ba454b9ff8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shares_causes$data = {
  readonly currency: string;
  readonly owners: ReadonlyArray<{
    readonly difference: number;
    readonly share: number;
    readonly tagKey: string;
    readonly value: string;
  }>;
  readonly resources: ReadonlyArray<{
    readonly difference: number;
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "Shares_causes";
};
export type Shares_causes$key = {
  readonly " $data"?: Shares_causes$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shares_causes">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "difference",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Shares_causes",
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
      "concreteType": "AnomalyOwner",
      "kind": "LinkedField",
      "name": "owners",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyResource",
      "kind": "LinkedField",
      "name": "resources",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
      ],
      "storageKey": null
    }
  ],
  "type": "AnomalyCauses",
  "abstractKey": null
};
})();

(node as any).hash = "d21f12965d189e339103e1b5f2b452db";

export default node;
