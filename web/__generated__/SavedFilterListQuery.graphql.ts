/**
 * @generated SignedSource<<ddf1bf0644e2dd9d90358306a30ae22e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type SavedFilterListQuery$variables = {
  search?: string | null | undefined;
};
export type SavedFilterListQuery$data = {
  readonly viewer: {
    readonly savedFilters: Result<ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly version: number;
    }> | null | undefined, unknown>;
  };
};
export type SavedFilterListQuery = {
  response: SavedFilterListQuery$data;
  variables: SavedFilterListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    }
  ],
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedFilterListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v1/*:: as any*/),
            "to": "RESULT"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SavedFilterListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "62884e59eec7be529e99c611b9cdea4c",
    "id": null,
    "metadata": {},
    "name": "SavedFilterListQuery",
    "operationKind": "query",
    "text": "query SavedFilterListQuery(\n  $search: String\n) {\n  viewer {\n    savedFilters(search: $search) {\n      id\n      name\n      version\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c9a6873fd5760e3d13e537121b080453";

export default node;
