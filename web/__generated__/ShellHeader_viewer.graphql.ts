/**
 * @generated SignedSource<<a5cd85cd55ea07ee99b6d62a66020ce0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellHeader_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanySwitcher_viewer" | "ShellTools_viewer" | "UserMenu_viewer">;
  readonly " $fragmentType": "ShellHeader_viewer";
};
export type ShellHeader_viewer$key = {
  readonly " $data"?: ShellHeader_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShellHeader_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShellHeader_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanySwitcher_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShellTools_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserMenu_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d76c85f9ff1301d49fb4bda44dc8b56b";

export default node;
