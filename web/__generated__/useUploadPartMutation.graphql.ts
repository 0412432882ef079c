/**
 * @generated SignedSource<<b2d35e91a5e349eed70bf49040a46fa7>>
 * @relayHash ab5266e9b51cfdfef1abd07dd1697ef5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d29388fbb282dc65680fec9a6bf9fa60fccc68e0172ccfe8a944d12af18d31e7

import type { ConcreteRequest } from 'relay-runtime';
export type AddUploadPartInput = {
  data: string;
  file: string;
  offset: number;
  upload: string;
};
export type useUploadPartMutation$variables = {
  input: AddUploadPartInput;
};
export type useUploadPartMutation$data = {
  readonly addUploadPart: {
    readonly size: number | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useUploadPartMutation = {
  response: useUploadPartMutation$data;
  variables: useUploadPartMutation$variables;
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
    "concreteType": "AddUploadPartPayload",
    "kind": "LinkedField",
    "name": "addUploadPart",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "size",
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
    "name": "useUploadPartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUploadPartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d29388fbb282dc65680fec9a6bf9fa60fccc68e0172ccfe8a944d12af18d31e7",
    "metadata": {},
    "name": "useUploadPartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "359a38c56fc0f4ca59a3d28c12c2a937";

export default node;
