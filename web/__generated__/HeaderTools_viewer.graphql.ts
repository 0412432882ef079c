/**
 * @generated SignedSource<<5181260b692a596d841e040ee531a580>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeaderTools_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanySwitcher_viewer" | "HelpMenu_viewer" | "NoticeBell_viewer" | "PaletteOpener_viewer" | "ShellTools_viewer" | "UserMenu_viewer">;
  readonly " $fragmentType": "HeaderTools_viewer";
};
export type HeaderTools_viewer$key = {
  readonly " $data"?: HeaderTools_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeaderTools_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeaderTools_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaletteOpener_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanySwitcher_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HelpMenu_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoticeBell_viewer"
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

(node as any).hash = "27b86713e2a7510e66da702a8993ea7e";

export default node;
