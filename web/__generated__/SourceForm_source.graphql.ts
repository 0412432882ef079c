/**
 * @generated SignedSource<<81b4fb65577d0dc5b9acb3062b4fd281>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataSourceKind = "AZURE_BLOB" | "FOLDER" | "GCS" | "S3";
export type DataSourceLayout = "FILES" | "MANIFESTS";
export type DataSourceWay = "CONNECTION_STRING" | "FILES" | "HMAC" | "KEYS" | "MACHINE" | "PROFILE" | "ROLE" | "SAS" | "SERVICE_ACCOUNT";
export type LoadAnswer = "DAY_FIRST" | "DECIMAL_COMMA" | "DECIMAL_POINT" | "DOUBLED" | "IDS" | "MONTH_FIRST" | "OUTLIER" | "PERIOD" | "REJECTED" | "SHRINK" | "STRAY" | "TAGS";
import type { FragmentRefs } from "relay-runtime";
export type SourceForm_source$data = {
  readonly allow: ReadonlyArray<LoadAnswer>;
  readonly everyMinutes: number;
  readonly fields: ReadonlyArray<{
    readonly id: string;
    readonly value: string;
  }>;
  readonly id: string;
  readonly isPaused: boolean;
  readonly kind: DataSourceKind;
  readonly layout: DataSourceLayout;
  readonly name: string;
  readonly secrets: ReadonlyArray<string>;
  readonly version: number;
  readonly way: DataSourceWay;
  readonly " $fragmentType": "SourceForm_source";
};
export type SourceForm_source$key = {
  readonly " $data"?: SourceForm_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceForm_source">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceForm_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "everyMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DataSourceField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPaused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "layout",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secrets",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "way",
      "storageKey": null
    }
  ],
  "type": "DataSource",
  "abstractKey": null
};
})();

(node as any).hash = "893ffb5d1e1de4840c2fff07b13394a6";

export default node;
