/**
 * @generated SignedSource<<2274732eed7f7d3b279f73176e153799>>
 * @relayHash fcd20da17dbd7a5cf5d7ca88af57b4a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab93a91f0a37c99c518649cc8e7c1449a4e5cc95c3859924c578f71ecb203fbb

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
    "id": "ab93a91f0a37c99c518649cc8e7c1449a4e5cc95c3859924c578f71ecb203fbb",
    "metadata": {},
    "name": "useSaveNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2cc7a7cb37aadb5384b22fdb62073a5c";

export default node;
