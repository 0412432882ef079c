/**
 * @generated SignedSource<<b62265a1e313e1785d776eb56674de52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SendZone = "AKST" | "CHINA" | "CST" | "EST" | "GST" | "HST" | "KST" | "MST" | "PST";
import type { FragmentRefs } from "relay-runtime";
export type Profile_viewer$data = {
  readonly preferences: {
    readonly currencies: ReadonlyArray<{
      readonly currency: string;
    }>;
    readonly selectedCurrency: string;
  } | null | undefined;
  readonly user: {
    readonly email: string;
    readonly name: string;
    readonly timeZone: SendZone | null | undefined;
  };
  readonly " $fragmentType": "Profile_viewer";
};
export type Profile_viewer$key = {
  readonly " $data"?: Profile_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Profile_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Profile_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
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
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "b879f496cb8364e9d1a2db080b6fd606";

export default node;
