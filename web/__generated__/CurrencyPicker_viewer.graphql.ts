/**
 * @generated SignedSource<<ce63e79ac4a13c2773ed14f21b1e3f85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CurrencyPicker_viewer$data = {
  readonly preferences: {
    readonly currencies: ReadonlyArray<{
      readonly currency: string;
      readonly rate: number;
    }>;
    readonly exchangeRateDate: string | null | undefined;
    readonly selectedCurrency: string;
  } | null | undefined;
  readonly " $fragmentType": "CurrencyPicker_viewer";
};
export type CurrencyPicker_viewer$key = {
  readonly " $data"?: CurrencyPicker_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrencyPicker_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrencyPicker_viewer",
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

(node as any).hash = "94c5e71018a32060168a9eeb653d8367";

export default node;
