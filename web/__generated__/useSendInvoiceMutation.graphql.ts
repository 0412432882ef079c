/**
 * @generated SignedSource<<7a967186fb8cad8812c953156bb033d2>>
 * @relayHash 4fe161081cc3b2367f9dfdc98ff36f89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5634e39bd0ef622d332aabd7e5f1f643cab9966f8e0be1643df987e5a1f58f3e

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceFileType = "CSV" | "PDF" | "XLSX";
export type MailLanguage = "EN" | "JA" | "KO" | "ZH";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type SendInvoiceInput = {
  account?: string | null | undefined;
  currency?: string | null | undefined;
  description?: string;
  fileType: InvoiceFileType;
  idempotencyKey: string;
  isTest?: boolean;
  language: MailLanguage;
  month: string;
  recipients: ReadonlyArray<string>;
  title?: string;
  vendor: Vendor;
};
export type useSendInvoiceMutation$variables = {
  input: SendInvoiceInput;
};
export type useSendInvoiceMutation$data = {
  readonly sendInvoice: {
    readonly mail: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useSendInvoiceMutation = {
  response: useSendInvoiceMutation$data;
  variables: useSendInvoiceMutation$variables;
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
    "concreteType": "SendInvoicePayload",
    "kind": "LinkedField",
    "name": "sendInvoice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Mail",
        "kind": "LinkedField",
        "name": "mail",
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
    "name": "useSendInvoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendInvoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5634e39bd0ef622d332aabd7e5f1f643cab9966f8e0be1643df987e5a1f58f3e",
    "metadata": {},
    "name": "useSendInvoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9ac97f35ca2b3a44748ae7f746a96d92";

export default node;
