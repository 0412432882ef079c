/**
 * @generated SignedSource<<fdcc0e27f2f44b71ae1c5c512ca34c1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SaveCostNoteInput = {
  date: string;
  id?: string | null | undefined;
  text: string;
  version?: number | null | undefined;
};
export type useSaveNoteMutation$variables = {
  input: SaveCostNoteInput;
};
export type useSaveNoteMutation$data = {
  readonly saveCostNote: {
    readonly note: {
      readonly author: string;
      readonly changedAt: string;
      readonly date: string;
      readonly id: string;
      readonly isOwn: boolean;
      readonly text: string;
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useSaveNoteMutation = {
  response: useSaveNoteMutation$data;
  variables: useSaveNoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveCostNotePayload",
    "kind": "LinkedField",
    "name": "saveCostNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CostNote",
        "kind": "LinkedField",
        "name": "note",
        "plural": false,
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
            "name": "author",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
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
            "name": "text",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fcd20da17dbd7a5cf5d7ca88af57b4a5",
    "id": null,
    "metadata": {},
    "name": "useSaveNoteMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveNoteMutation(\n  $input: SaveCostNoteInput!\n) {\n  saveCostNote(input: $input) {\n    note {\n      id\n      author\n      changedAt\n      date\n      isOwn\n      text\n      version\n    }\n    userErrors {\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2cc7a7cb37aadb5384b22fdb62073a5c";

export default node;
