/**
 * @generated SignedSource<<7746a4db4c8a814d11881ad71ccc4d73>>
 * @relayHash f986b6b8e41954e2b0dd7a0455bfa8ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1faf8207a33f6912e83476520d1e0cabc481a56f6f78ef79eac0a8c531fad0f

import type { ConcreteRequest } from 'relay-runtime';
export type SaveViewInput = {
  address: string;
  description?: string;
  id: string;
  isShared?: boolean;
  name: string;
  version: number;
};
export type useSaveViewMutation$variables = {
  input: SaveViewInput;
};
export type useSaveViewMutation$data = {
  readonly saveView: {
    readonly savedView: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useSaveViewMutation = {
  response: useSaveViewMutation$data;
  variables: useSaveViewMutation$variables;
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
    "concreteType": "SaveViewPayload",
    "kind": "LinkedField",
    "name": "saveView",
    "plural": false,
    "selections": [
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedView",
        "kind": "LinkedField",
        "name": "savedView",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "useSaveViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b1faf8207a33f6912e83476520d1e0cabc481a56f6f78ef79eac0a8c531fad0f",
    "metadata": {},
    "name": "useSaveViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "89e1331bb6d6c2301fcaf2de96aafec1";

export default node;
