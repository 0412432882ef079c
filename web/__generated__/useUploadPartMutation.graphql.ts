/**
 * @generated SignedSource<<b928e6ffd68d1853ee1bb8bed89273ff>>
 * @relayHash 5556c810be126ef9afff1cf03ec416fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2134a138ecab386bf3c7adae520f33566058cc3f52e9b25dc2c411de61b4be2

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
    readonly size: number;
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
    "id": "f2134a138ecab386bf3c7adae520f33566058cc3f52e9b25dc2c411de61b4be2",
    "metadata": {},
    "name": "useUploadPartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c11dc6d203f270552af22660dd68cf88";

export default node;
