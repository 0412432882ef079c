/**
 * @generated SignedSource<<1f04f7ed6b69d1a2f658857b835fa3cb>>
 * @relayHash 1c1012a3672edd2387b25cc76ce443ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 877b763f070942f25b28df13c65aeeded1ac87df61418b4ca144ccc9fca3d5fc

import type { ConcreteRequest } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type SetAuthorisedVendorsInput = {
  vendors?: ReadonlyArray<Vendor> | null | undefined;
  version: string;
};
export type useSetVendorsMutation$variables = {
  input: SetAuthorisedVendorsInput;
};
export type useSetVendorsMutation$data = {
  readonly setAuthorisedVendors: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useSetVendorsMutation = {
  response: useSetVendorsMutation$data;
  variables: useSetVendorsMutation$variables;
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
    "concreteType": "SetAuthorisedVendorsPayload",
    "kind": "LinkedField",
    "name": "setAuthorisedVendors",
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
    "name": "useSetVendorsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetVendorsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "877b763f070942f25b28df13c65aeeded1ac87df61418b4ca144ccc9fca3d5fc",
    "metadata": {},
    "name": "useSetVendorsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6bb042391d0fbc8c5a01c3b43bc69309";

export default node;
