/**
 * @generated SignedSource<<35a03de315878de67f19e8b62b3e2b58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UseFigures_use$data = {
  readonly netSavings: number;
  readonly onDemandSpend: number;
  readonly savingsRate: number | null | undefined;
  readonly totalPayment: number;
  readonly unusedPayment: number;
  readonly usedPayment: number;
  readonly utilization: number | null | undefined;
  readonly " $fragmentType": "UseFigures_use";
};
export type UseFigures_use$key = {
  readonly " $data"?: UseFigures_use$data;
  readonly " $fragmentSpreads": FragmentRefs<"UseFigures_use">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UseFigures_use",
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
      "name": "savingsRate",
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
      "name": "totalPayment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usedPayment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unusedPayment",
      "storageKey": null
    }
  ],
  "type": "CommitmentUse",
  "abstractKey": null
};

(node as any).hash = "7f01d41b8aa613c6ef7f93c02cbe93ee";

export default node;
