/**
 * @generated SignedSource<<1d6ec4d6d46d2421c38f640a43ce478a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommitmentBar_options$data = {
  readonly accounts: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly instanceFamilies: ReadonlyArray<string>;
  readonly products: ReadonlyArray<{
    readonly code: string;
    readonly codes: ReadonlyArray<string>;
    readonly name: string;
    readonly parentCode: string | null | undefined;
  }>;
  readonly regions: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CommitmentBar_options";
};
export type CommitmentBar_options$key = {
  readonly " $data"?: CommitmentBar_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommitmentBar_options">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommitmentBar_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommitmentOption",
      "kind": "LinkedField",
      "name": "accounts",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommitmentProduct",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codes",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommitmentOption",
      "kind": "LinkedField",
      "name": "regions",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instanceFamilies",
      "storageKey": null
    }
  ],
  "type": "CommitmentOptions",
  "abstractKey": null
};
})();

(node as any).hash = "b5dfee06e05145b8a27cbe73ad0857ce";

export default node;
