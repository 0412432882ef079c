/**
 * @generated SignedSource<<534cd566a81565b62c703c07eeb29631>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TypeTable_types$data = ReadonlyArray<{
  readonly commitment: number | null | undefined;
  readonly commitmentCurrency: string | null | undefined;
  readonly currency: string;
  readonly figures: {
    readonly netSavings: number;
    readonly onDemandSpend: number;
    readonly savingsRate: number | null | undefined;
    readonly totalPayment: number;
    readonly unusedPayment: number;
    readonly usedPayment: number;
    readonly utilization: number | null | undefined;
  };
  readonly plans: number;
  readonly type: string;
  readonly " $fragmentType": "TypeTable_types";
}>;
export type TypeTable_types$key = ReadonlyArray<{
  readonly " $data"?: TypeTable_types$data;
  readonly " $fragmentSpreads": FragmentRefs<"TypeTable_types">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TypeTable_types",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plans",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitmentCurrency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommitmentUse",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "utilization",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalPayment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "netSavings",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onDemandSpend",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savingsRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unusedPayment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usedPayment",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavingsPlanType",
  "abstractKey": null
};

(node as any).hash = "9d5000467c31d218c6416c834f7f4591";

export default node;
