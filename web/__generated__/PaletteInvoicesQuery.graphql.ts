/**
 * @generated SignedSource<<745f98ae58e9729b04c8a1f67075b868>>
 * @relayHash aea1cd4f75ba2c576cab7aa102a41d6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b80ba902745b0227153b3cb4ba24387a936ba1f4c5440aa3203269df830e6a01

import type { ConcreteRequest } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type PaletteInvoicesQuery$variables = Record<PropertyKey, never>;
export type PaletteInvoicesQuery$data = {
  readonly viewer: {
    readonly invoiceNumbers: ReadonlyArray<{
      readonly invoiceId: string;
      readonly issuer: string;
      readonly month: string;
      readonly vendor: Vendor;
    }> | null | undefined;
  };
};
export type PaletteInvoicesQuery = {
  response: PaletteInvoicesQuery$data;
  variables: PaletteInvoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InvoiceNumber",
        "kind": "LinkedField",
        "name": "invoiceNumbers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invoiceId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "issuer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "month",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "vendor",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PaletteInvoicesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PaletteInvoicesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b80ba902745b0227153b3cb4ba24387a936ba1f4c5440aa3203269df830e6a01",
    "metadata": {},
    "name": "PaletteInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c625bf2490d7f9b198685f3f14e0f933";

export default node;
