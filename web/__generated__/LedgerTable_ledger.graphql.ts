/**
 * @generated SignedSource<<4375950f5a394b11f2e42d4e74707102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LedgerTable_ledger$data = {
  readonly currency: string;
  readonly months: ReadonlyArray<{
    readonly best: number;
    readonly isCharged: boolean;
    readonly month: string;
    readonly promised: number;
    readonly realised: number;
  }>;
  readonly " $fragmentType": "LedgerTable_ledger";
};
export type LedgerTable_ledger$key = {
  readonly " $data"?: LedgerTable_ledger$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerTable_ledger">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LedgerTable_ledger",
  "selections": [
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
      "concreteType": "RecommendationLedgerMonth",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "best",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCharged",
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
          "name": "promised",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "realised",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendationLedger",
  "abstractKey": null
};

(node as any).hash = "64995d10c8ae60a8fda6d90937e48c94";

export default node;
