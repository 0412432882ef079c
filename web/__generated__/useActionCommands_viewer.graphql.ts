/**
 * @generated SignedSource<<b016877e32f19c111e634e057e946bd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useActionCommands_viewer$data = {
  readonly preferences: {
    readonly currencies: ReadonlyArray<{
      readonly currency: string;
    }>;
    readonly selectedCurrency: string;
  } | null | undefined;
  readonly " $fragmentType": "useActionCommands_viewer";
};
export type useActionCommands_viewer$key = {
  readonly " $data"?: useActionCommands_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useActionCommands_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useActionCommands_viewer",
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

(node as any).hash = "28d86c6fba439720831edbc677b93779";

export default node;
