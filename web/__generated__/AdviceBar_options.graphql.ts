/**
 * @generated SignedSource<<ef33b8418b5baebc22a53d6d71d1d39b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdviceBar_options$data = {
  readonly accounts: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly instanceFamilies: ReadonlyArray<string>;
  readonly regions: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "AdviceBar_options";
};
export type AdviceBar_options$key = {
  readonly " $data"?: AdviceBar_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdviceBar_options">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdviceBar_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommitmentOption",
      "kind": "LinkedField",
      "name": "accounts",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommitmentOption",
      "kind": "LinkedField",
      "name": "regions",
      "plural": true,
      "selections": (v0/*:: as any*/),
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

(node as any).hash = "20bd7a41d584b91b4e42d1d345343448";

export default node;
