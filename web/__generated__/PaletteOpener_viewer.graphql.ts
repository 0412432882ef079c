/**
 * @generated SignedSource<<befa236fe03463c3a525c8be4bcfff7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaletteOpener_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CommandPalette_viewer">;
  readonly " $fragmentType": "PaletteOpener_viewer";
};
export type PaletteOpener_viewer$key = {
  readonly " $data"?: PaletteOpener_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaletteOpener_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaletteOpener_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommandPalette_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c6a761e8008331decd26a152e4d4a907";

export default node;
