/**
 * @generated SignedSource<<c7832397555fb03f1da811e20e51f21f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourcePanel_source$data = {
  readonly id: string;
  readonly isOfFile: boolean;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"SourceForm_source" | "SourceHistory_source">;
  readonly " $fragmentType": "SourcePanel_source";
};
export type SourcePanel_source$key = {
  readonly " $data"?: SourcePanel_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourcePanel_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourcePanel_source",
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
      "name": "isOfFile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceForm_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceHistory_source"
    }
  ],
  "type": "DataSource",
  "abstractKey": null
};

(node as any).hash = "42924da61e57b1bf18416c3fd71b61c5";

export default node;
