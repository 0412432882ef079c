/**
 * @generated SignedSource<<9bf1c858587b0d4ea38b4ca8268b234b>>
 * @relayHash 5f31af35952625eb35b56a3b6e2bbf79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa30237ff3fa5f479c4ffa8943ff8f767fc2cfce46b4d47c0acb6676e1cef6ed

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteViewInput = {
  id: string;
  version: number;
};
export type DeleteViewMutation$variables = {
  input: DeleteViewInput;
};
export type DeleteViewMutation$data = {
  readonly deleteView: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type DeleteViewMutation = {
  response: DeleteViewMutation$data;
  variables: DeleteViewMutation$variables;
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
    "concreteType": "DeleteViewPayload",
    "kind": "LinkedField",
    "name": "deleteView",
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
    "name": "DeleteViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa30237ff3fa5f479c4ffa8943ff8f767fc2cfce46b4d47c0acb6676e1cef6ed",
    "metadata": {},
    "name": "DeleteViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "80ab62fddfc1d246b30bfc9785aebbdb";

export default node;
