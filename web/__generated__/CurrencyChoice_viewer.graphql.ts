/**
 * @generated SignedSource<<ac07de886fbef60e85c216068b7202f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CurrencyChoice_viewer$data = {
  readonly preferences: {
    readonly currencies: ReadonlyArray<{
      readonly currency: string;
      readonly rate: number;
    }>;
    readonly exchangeRateDate: string | null | undefined;
    readonly selectedCurrency: string;
  } | null | undefined;
  readonly " $fragmentType": "CurrencyChoice_viewer";
};
export type CurrencyChoice_viewer$key = {
  readonly " $data"?: CurrencyChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrencyChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrencyChoice_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Preferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selectedCurrency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exchangeRateDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CurrencyRate",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "efeb48ef6a80ef28b54026ee93aee2f8";

export default node;
