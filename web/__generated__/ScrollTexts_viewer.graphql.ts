/**
 * @generated SignedSource<<9b0d88003dd101a50fcb1353130f8290>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScrollTexts_viewer$data = {
  readonly scrollTexts: ReadonlyArray<{
    readonly id: string;
    readonly text: string;
    readonly url: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "ScrollTexts_viewer";
};
export type ScrollTexts_viewer$key = {
  readonly " $data"?: ScrollTexts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScrollTexts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScrollTexts_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ScrollText",
      "kind": "LinkedField",
      "name": "scrollTexts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7edc46cf69b0693a89e3a34fab4640a2";

export default node;
