/**
 * @generated SignedSource<<acaf0ad4370add5bb3e1672fdc166e49>>
 * @relayHash 47b0f35589d360a55710735c182040c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e016c2ce20be55e2cfdc9a2e3ef5cbec7f3e15c16f83378cd715014acb91e586

import type { ConcreteRequest } from 'relay-runtime';
export type SetInvoiceDetailsInput = {
  billToAddress: string;
  billToName: string;
  billToTaxNumber: string;
  issuerAddress: string;
  issuerName: string;
  issuerTaxNumber: string;
  paymentDays?: number | null | undefined;
  version: string;
};
export type useSetInvoiceDetailsMutation$variables = {
  input: SetInvoiceDetailsInput;
};
export type useSetInvoiceDetailsMutation$data = {
  readonly setInvoiceDetails: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useSetInvoiceDetailsMutation = {
  response: useSetInvoiceDetailsMutation$data;
  variables: useSetInvoiceDetailsMutation$variables;
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
    "concreteType": "SetInvoiceDetailsPayload",
    "kind": "LinkedField",
    "name": "setInvoiceDetails",
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
    "name": "useSetInvoiceDetailsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetInvoiceDetailsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e016c2ce20be55e2cfdc9a2e3ef5cbec7f3e15c16f83378cd715014acb91e586",
    "metadata": {},
    "name": "useSetInvoiceDetailsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb3e2708fb720d67f2c72725a007ccc5";

export default node;
