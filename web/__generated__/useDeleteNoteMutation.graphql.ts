/**
 * @generated SignedSource<<dd99f0dbd0a2a081a925fbe48797d003>>
 * @relayHash f814ee830c0f478c909db97710273ea1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8334445fad2300fef9f436071a00fa07c5e33b89d60b309073edc903a1ea67bb

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCostNoteInput = {
  id: string;
  version: number;
};
export type useDeleteNoteMutation$variables = {
  input: DeleteCostNoteInput;
};
export type useDeleteNoteMutation$data = {
  readonly deleteCostNote: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useDeleteNoteMutation = {
  response: useDeleteNoteMutation$data;
  variables: useDeleteNoteMutation$variables;
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
    "concreteType": "DeleteCostNotePayload",
    "kind": "LinkedField",
    "name": "deleteCostNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "useDeleteNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8334445fad2300fef9f436071a00fa07c5e33b89d60b309073edc903a1ea67bb",
    "metadata": {},
    "name": "useDeleteNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6012a976d7dff9442d1921228d243fde";

export default node;
