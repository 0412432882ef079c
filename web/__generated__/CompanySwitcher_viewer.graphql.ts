/**
 * @generated SignedSource<<24ff25c504a9cfbf011810dbf58b603b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanySwitcher_viewer$data = {
  readonly companies: ReadonlyArray<{
    readonly id: string;
    readonly key: string;
    readonly name: string;
  }> | null | undefined;
  readonly company: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "CompanySwitcher_viewer";
};
export type CompanySwitcher_viewer$key = {
  readonly " $data"?: CompanySwitcher_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanySwitcher_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanySwitcher_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "companies",
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "ceb7174e93003c061291ca94cde4604e";

export default node;
