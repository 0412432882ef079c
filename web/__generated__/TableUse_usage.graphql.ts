/**
 * @generated SignedSource<<806f4f237ebbda25e40673d1ea06908c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TableUse_usage$data = {
  readonly largeScanRows: number;
  readonly largeScans: number;
  readonly questions: number;
  readonly since: string;
  readonly tables: ReadonlyArray<{
    readonly largeScans: number;
    readonly p50: number;
    readonly p95: number;
    readonly questions: number;
    readonly reason: string;
    readonly share: number;
    readonly subject: string;
    readonly table: string;
  }>;
  readonly " $fragmentType": "TableUse_usage";
};
export type TableUse_usage$key = {
  readonly " $data"?: TableUse_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"TableUse_usage">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questions",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "largeScans",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TableUse_usage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "largeScanRows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CostStoreTableUse",
      "kind": "LinkedField",
      "name": "tables",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "table",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "p50",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "p95",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CostStoreUsage",
  "abstractKey": null
};
})();

(node as any).hash = "f60426e85b4556b6a0b9adf7ab0cd4cf";

export default node;
