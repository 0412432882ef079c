/**
 * @generated SignedSource<<8a8f0a5fa209db3e97f79585a27905d4>>
 * @relayHash 5f70e6b23f3c80a81a34a73650a1a9e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c0859e6486b282f0c17bdbf35ec9f2f03265daa5d1327011af9d052a900ead6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SavedFilterListQuery$variables = {
  search?: string | null | undefined;
};
export type SavedFilterListQuery$data = {
  readonly viewer: {
    readonly savedFilters: Result<ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly usedIn: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"FilterUses_uses">;
      }> | null | undefined;
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
v1 = [
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
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
            "field": {
              "alias": null,
              "args": (v1/*:: as any*/),
              "concreteType": "SavedFilter",
              "kind": "LinkedField",
              "name": "savedFilters",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FilterUse",
                  "kind": "LinkedField",
                  "name": "usedIn",
                  "plural": true,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "FilterUses_uses"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
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
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "SavedFilter",
            "kind": "LinkedField",
            "name": "savedFilters",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FilterUse",
                "kind": "LinkedField",
                "name": "usedIn",
                "plural": true,
                "selections": [
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
                    "name": "isOwn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ownerName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2c0859e6486b282f0c17bdbf35ec9f2f03265daa5d1327011af9d052a900ead6",
    "metadata": {},
    "name": "SavedFilterListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "16758a130c469028d84855fcf3068369";

export default node;
