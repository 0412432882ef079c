/**
 * @generated SignedSource<<02896f4df586df98f84e91b856eebd16>>
 * @relayHash 0138c6f8f50e2e7b5fb2657b2f76e3ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39c8fedc801e249af76105c5c3ad741873f2299bbbd948c347b4b3149e0558fd

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceFileType = "CSV" | "PDF" | "XLSX";
export type MailLanguage = "EN" | "JA" | "KO" | "ZH";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type InvoicePreviewInput = {
  account?: string | null | undefined;
  currency?: string | null | undefined;
  description?: string;
  fileType: InvoiceFileType;
  language: MailLanguage;
  month: string;
  title?: string;
  vendor: Vendor;
};
export type InvoicePreviewQuery$variables = {
  input: InvoicePreviewInput;
};
export type InvoicePreviewQuery$data = {
  readonly viewer: {
    readonly invoicePreview: {
      readonly mail: {
        readonly file: {
          readonly content: string;
          readonly contentType: string;
          readonly name: string;
          readonly size: number;
        };
        readonly html: string;
        readonly subject: string;
      } | null | undefined;
      readonly userErrors: ReadonlyArray<{
        readonly code: string;
      }>;
    } | null | undefined;
  };
};
export type InvoicePreviewQuery = {
  response: InvoicePreviewQuery$data;
  variables: InvoicePreviewQuery$variables;
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
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "input",
            "variableName": "input"
          }
        ],
        "concreteType": "InvoicePreviewAnswer",
        "kind": "LinkedField",
        "name": "invoicePreview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InvoicePreview",
            "kind": "LinkedField",
            "name": "mail",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InvoiceFile",
                "kind": "LinkedField",
                "name": "file",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "content",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contentType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "size",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "html",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subject",
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
              }
            ],
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
    "name": "InvoicePreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvoicePreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "39c8fedc801e249af76105c5c3ad741873f2299bbbd948c347b4b3149e0558fd",
    "metadata": {},
    "name": "InvoicePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cfdbc8e889660156ba8dae533e5c6443";

export default node;
