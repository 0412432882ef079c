/**
 * @generated SignedSource<<204e7fe1a63ae5ee23deed92bcc585b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountLinks_viewer$data = {
  readonly site: {
    readonly classicUrl: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "AccountLinks_viewer";
};
export type AccountLinks_viewer$key = {
  readonly " $data"?: AccountLinks_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountLinks_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountLinks_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "classicUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5c6bd1339ecb5ba9d62bae4cc35f368a";

export default node;
