/**
 * @generated SignedSource<<e98053696e3c752948f040cb44c5815b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceSettings_administration$data = {
  readonly invoiceDetails: {
    readonly billToAddress: string;
    readonly billToName: string;
    readonly billToTaxNumber: string;
    readonly issuerAddress: string;
    readonly issuerName: string;
    readonly issuerTaxNumber: string;
    readonly paymentDays: number | null | undefined;
    readonly version: string;
  } | null | undefined;
  readonly " $fragmentType": "InvoiceSettings_administration";
};
export type InvoiceSettings_administration$key = {
  readonly " $data"?: InvoiceSettings_administration$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceSettings_administration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceSettings_administration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceDetails",
      "kind": "LinkedField",
      "name": "invoiceDetails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billToAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billToName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billToTaxNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuerAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuerTaxNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Administration",
  "abstractKey": null
};

(node as any).hash = "ce08c4b2caf0180598cd85eaffbdb8fe";

export default node;
