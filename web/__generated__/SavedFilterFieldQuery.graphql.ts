/**
 * @generated SignedSource<<a5d323811ee403e555855fec4b7e760a>>
 * @relayHash 3d611dbe645f2ebe85ebf4f88aeddac3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9644d238ae151da3f07356d4bc4a7f4e7caee6e639845d88c38bb9b2b081c7d

import type { ConcreteRequest } from 'relay-runtime';
export type SavedFilterFieldQuery$variables = Record<PropertyKey, never>;
export type SavedFilterFieldQuery$data = {
  readonly viewer: {
    readonly savedFilters: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }> | null | undefined;
  };
};
export type SavedFilterFieldQuery = {
  response: SavedFilterFieldQuery$data;
  variables: SavedFilterFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedFilter",
        "kind": "LinkedField",
        "name": "savedFilters",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedFilterFieldQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SavedFilterFieldQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f9644d238ae151da3f07356d4bc4a7f4e7caee6e639845d88c38bb9b2b081c7d",
    "metadata": {},
    "name": "SavedFilterFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8caffa8431086e4be26888dbb8920240";

export default node;
