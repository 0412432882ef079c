/**
 * @generated SignedSource<<ab643d10dff1af57ea84959fa9a2fb8b>>
 * @relayHash 9fd00c8102c7ae5991d0bf9947c81748
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b793a762eebfc6509bb929ece61385c31b6c72414fcc6eac994434d97341a28

import type { ConcreteRequest } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type RemoveDataInput = {
  confirmation: string;
  scope: DataScopeInput;
};
export type DataScopeInput = {
  billingAccountId?: string | null | undefined;
  file?: string | null | undefined;
  month?: string | null | undefined;
  vendor?: Vendor | null | undefined;
};
export type RemoveDataMutation$variables = {
  input: RemoveDataInput;
};
export type RemoveDataMutation$data = {
  readonly removeData: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type RemoveDataMutation = {
  response: RemoveDataMutation$data;
  variables: RemoveDataMutation$variables;
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
    "concreteType": "RemoveDataPayload",
    "kind": "LinkedField",
    "name": "removeData",
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
    "name": "RemoveDataMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemoveDataMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0b793a762eebfc6509bb929ece61385c31b6c72414fcc6eac994434d97341a28",
    "metadata": {},
    "name": "RemoveDataMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2413d7acba9e4e5f0cd7b57fcc87a5af";

export default node;
