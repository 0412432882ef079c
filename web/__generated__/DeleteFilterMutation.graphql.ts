/**
 * @generated SignedSource<<c0b7fdfcc446a7cb5de3ee3069b610a7>>
 * @relayHash 26cc2892c135e8a0939f080c0a41f282
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f10b369ec7288fec9b765c64f7a4f8ffc5d2e1e6e404e8c7472eb3f8325788bf

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteFilterInput = {
  id: string;
  version: number;
};
export type DeleteFilterMutation$variables = {
  input: DeleteFilterInput;
};
export type DeleteFilterMutation$data = {
  readonly deleteFilter: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type DeleteFilterMutation = {
  response: DeleteFilterMutation$data;
  variables: DeleteFilterMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteFilterPayload",
        "kind": "LinkedField",
        "name": "deleteFilter",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteFilterMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteFilterPayload",
        "kind": "LinkedField",
        "name": "deleteFilter",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f10b369ec7288fec9b765c64f7a4f8ffc5d2e1e6e404e8c7472eb3f8325788bf",
    "metadata": {},
    "name": "DeleteFilterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b9529f2d34b5f841d5853d964b6fa055";

export default node;
