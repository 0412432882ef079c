/**
 * @generated SignedSource<<32c25c986471293a3bc2b9dc0a2965c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommandPalette_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useActionCommands_viewer" | "usePlaceCommands_viewer">;
  readonly " $fragmentType": "CommandPalette_viewer";
};
export type CommandPalette_viewer$key = {
  readonly " $data"?: CommandPalette_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommandPalette_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommandPalette_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePlaceCommands_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useActionCommands_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3a730b847827f60a81d8dcb30cbd2b76";

export default node;
