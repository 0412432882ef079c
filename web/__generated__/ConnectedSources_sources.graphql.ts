/**
 * @generated SignedSource<<170ddac4d4a8f0beb3d2b8ad3eabae6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataSourceKind = "AZURE_BLOB" | "FOLDER" | "GCS" | "S3";
export type DataSourceState = "ARRIVING" | "FAILED" | "LOADED" | "PLANNED" | "REFUSED" | "RUNNING" | "UNCHANGED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type ConnectedSources_sources$data = {
  readonly externalId: string;
  readonly list: ReadonlyArray<{
    readonly fields: ReadonlyArray<{
      readonly id: string;
      readonly value: string;
    }>;
    readonly id: string;
    readonly isPaused: boolean;
    readonly kind: DataSourceKind;
    readonly lastRun: {
      readonly askedAt: string;
      readonly state: DataSourceState;
    } | null | undefined;
    readonly name: string;
    readonly nextRunAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"SourcePanel_source">;
  }>;
  readonly " $fragmentType": "ConnectedSources_sources";
};
export type ConnectedSources_sources$key = {
  readonly " $data"?: ConnectedSources_sources$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectedSources_sources">;
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
  "name": "ConnectedSources_sources",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DataSource",
      "kind": "LinkedField",
      "name": "list",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "DataSourceRun",
          "kind": "LinkedField",
          "name": "lastRun",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "askedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
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
          "name": "nextRunAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SourcePanel_source"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DataSources",
  "abstractKey": null
};
})();

(node as any).hash = "95227328ccbc132c1c325ff384016897";

export default node;
