/**
 * @generated SignedSource<<83099af02d7c772546961f273afbd70b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyElsewhere_viewer$data = {
  readonly company: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "CompanyElsewhere_viewer";
};
export type CompanyElsewhere_viewer$key = {
  readonly " $data"?: CompanyElsewhere_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyElsewhere_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyElsewhere_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "173c97288405c2b3096e00465f1ea9df";

export default node;
