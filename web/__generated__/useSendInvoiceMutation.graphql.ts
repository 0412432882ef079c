/**
 * @generated SignedSource<<77a94832ab00cac5e38591a20d6f13ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceFileType = "CSV" | "PDF" | "XLSX";
export type MailLanguage = "EN" | "JA" | "KO" | "ZH";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "TENCENT";
export type SendInvoiceInput = {
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
    "cacheID": "4fe161081cc3b2367f9dfdc98ff36f89",
    "id": null,
    "metadata": {},
    "name": "useSendInvoiceMutation",
    "operationKind": "mutation",
    "text": "mutation useSendInvoiceMutation(\n  $input: SendInvoiceInput!\n) {\n  sendInvoice(input: $input) {\n    mail {\n      id\n    }\n    userErrors {\n      code\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9ac97f35ca2b3a44748ae7f746a96d92";

export default node;
