/**
 * @generated SignedSource<<1d74a66d368176a1abef12b92a69aa1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopBar_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanySwitcher_viewer" | "PaletteOpener_viewer" | "PersonTools_viewer">;
  readonly " $fragmentType": "TopBar_viewer";
};
export type TopBar_viewer$key = {
  readonly " $data"?: TopBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopBar_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanySwitcher_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaletteOpener_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonTools_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "af3007e56dbb9c23b9394a081b67a33e";

export default node;
