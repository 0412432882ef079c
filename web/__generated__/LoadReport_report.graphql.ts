/**
 * @generated SignedSource<<21e22c5e812e3f8e24fb2897f106189d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadReport_report$data = {
  readonly files: ReadonlyArray<{
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"LoadedFile_file">;
  }>;
  readonly filesLeftOut: number;
  readonly " $fragmentSpreads": FragmentRefs<"ReplacedMonths_report">;
  readonly " $fragmentType": "LoadReport_report";
};
export type LoadReport_report$key = {
  readonly " $data"?: LoadReport_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadReport_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadReport_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadedFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LoadedFile_file"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filesLeftOut",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplacedMonths_report"
    }
  ],
  "type": "LoadReport",
  "abstractKey": null
};

(node as any).hash = "6e6601545bb57457e4ba316162f3afce";

export default node;
