/**
 * @generated SignedSource<<19364acc1e1270c68504369fc63a2820>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InsightTab_insight$data = {
  readonly __typename: "BillMonthWithoutData";
  readonly nearestMonth: string | null | undefined;
  readonly " $fragmentType": "InsightTab_insight";
} | {
  readonly __typename: "InsightNotIssued";
  readonly availableFrom: string;
  readonly " $fragmentType": "InsightTab_insight";
} | {
  readonly __typename: "InvoiceInsight";
  readonly currencies: ReadonlyArray<{
    readonly currency: string;
    readonly " $fragmentSpreads": FragmentRefs<"InsightOfCurrency_currency">;
  }>;
  readonly " $fragmentType": "InsightTab_insight";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "InsightTab_insight";
};
export type InsightTab_insight$key = {
  readonly " $data"?: InsightTab_insight$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsightTab_insight">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InsightTab_insight",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CurrencyInsight",
          "kind": "LinkedField",
          "name": "currencies",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "InsightOfCurrency_currency"
            }
          ],
          "storageKey": null
        }
      ],
      "type": "InvoiceInsight",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableFrom",
          "storageKey": null
        }
      ],
      "type": "InsightNotIssued",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nearestMonth",
          "storageKey": null
        }
      ],
      "type": "BillMonthWithoutData",
      "abstractKey": null
    }
  ],
  "type": "InvoiceInsightResult",
  "abstractKey": "__isInvoiceInsightResult"
};

(node as any).hash = "5396f431728eb0c9ba8d8f8b8c7f1ee2";

export default node;
