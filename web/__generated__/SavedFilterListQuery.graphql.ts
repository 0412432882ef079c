/**
 * @generated SignedSource<<f86b7d3db83df375df1c6e74940d29cf>>
 * @relayHash 62884e59eec7be529e99c611b9cdea4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 161875d7eb0ce2418146d3bc5842df8c19e43576ec36630bd5b073f7090ef98a

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
    "id": "161875d7eb0ce2418146d3bc5842df8c19e43576ec36630bd5b073f7090ef98a",
    "metadata": {},
    "name": "SavedFilterListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c9a6873fd5760e3d13e537121b080453";

export default node;
