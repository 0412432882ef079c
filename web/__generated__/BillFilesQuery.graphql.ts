/**
 * @generated SignedSource<<3cce2fde70d522f30026c669edbfd186>>
 * @relayHash d887c7bf96d80cdd91e740cba2917b7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fb5f38cc31cf6165a1403e2112def7c33195ff0157e8b41935fa23845fb8a13

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
export type BillFilesQuery$variables = {
  input: InvoicePreviewInput;
};
export type BillFilesQuery$data = {
  readonly viewer: {
    readonly invoicePreview: {
      readonly mail: {
        readonly file: {
          readonly content: string;
          readonly contentType: string;
          readonly name: string;
        };
      } | null | undefined;
      readonly userErrors: ReadonlyArray<{
        readonly code: string;
      }>;
    } | null | undefined;
  };
};
export type BillFilesQuery = {
  response: BillFilesQuery$data;
  variables: BillFilesQuery$variables;
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
                  }
                ],
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
    "name": "BillFilesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BillFilesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9fb5f38cc31cf6165a1403e2112def7c33195ff0157e8b41935fa23845fb8a13",
    "metadata": {},
    "name": "BillFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df9031fad2df43d931f7d9c76e2feab6";

export default node;
