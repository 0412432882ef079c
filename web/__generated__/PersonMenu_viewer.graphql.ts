/**
 * @generated SignedSource<<e7130da1af568095f68f897b5adc3772>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonMenu_viewer$data = {
  readonly user: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ChoiceEntries_viewer" | "HelpMenu_viewer" | "PersonEntries_viewer" | "VendorChoice_viewer">;
  readonly " $fragmentType": "PersonMenu_viewer";
};
export type PersonMenu_viewer$key = {
  readonly " $data"?: PersonMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonMenu_viewer",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChoiceEntries_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HelpMenu_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonEntries_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VendorChoice_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f00c5be7949832d1eb8c93c4133245b5";

export default node;
