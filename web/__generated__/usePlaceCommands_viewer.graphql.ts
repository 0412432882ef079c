/**
 * @generated SignedSource<<321e7f9a8b1fa0858c01420f27cec4ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePlaceCommands_viewer$data = {
  readonly companies: ReadonlyArray<{
    readonly id: string;
    readonly key: string;
    readonly name: string;
  }> | null | undefined;
  readonly company: {
    readonly id: string;
  } | null | undefined;
  readonly recentMenus: ReadonlyArray<{
    readonly code: string;
  }> | null | undefined;
  readonly " $fragmentType": "usePlaceCommands_viewer";
};
export type usePlaceCommands_viewer$key = {
  readonly " $data"?: usePlaceCommands_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlaceCommands_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePlaceCommands_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MenuRight",
      "kind": "LinkedField",
      "name": "recentMenus",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "de7baddb300773e6ffc78679878f9306";

export default node;
