/**
 * @generated SignedSource<<6d1114ca351048a19b24d45e8549d00d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataSourceFaultCode = "ACCESS_DENIED" | "ADDRESS_PRIVATE" | "CLOCK_APART" | "FILES_MISSING" | "LOAD_FAILED" | "LOAD_REFUSED" | "MANIFEST_UNREADABLE" | "MANIFEST_WRONG" | "NOTHING_FOUND" | "OBJECT_CHANGED" | "PLACE_GONE" | "SECRET_ENDED" | "SECRET_UNREADABLE" | "TOO_MANY_OBJECTS" | "UNEXPECTED" | "UNREACHABLE";
export type DataSourceState = "ARRIVING" | "FAILED" | "LOADED" | "PLANNED" | "REFUSED" | "RUNNING" | "UNCHANGED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type SourceHistory_source$data = {
  readonly lastRun: {
    readonly askedAt: string;
    readonly askedBy: string | null | undefined;
    readonly fault: {
      readonly code: DataSourceFaultCode;
      readonly detail: string;
    } | null | undefined;
    readonly isDry: boolean;
    readonly months: ReadonlyArray<{
      readonly fileCount: number;
      readonly loadId: string | null | undefined;
      readonly month: string | null | undefined;
      readonly state: DataSourceState;
    }>;
    readonly state: DataSourceState;
  } | null | undefined;
  readonly months: ReadonlyArray<{
    readonly fileCount: number;
    readonly month: string | null | undefined;
    readonly seenAt: string;
    readonly state: DataSourceState;
  }>;
  readonly " $fragmentType": "SourceHistory_source";
};
export type SourceHistory_source$key = {
  readonly " $data"?: SourceHistory_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceHistory_source">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "month",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceHistory_source",
  "selections": [
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
          "name": "askedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DataSourceFault",
          "kind": "LinkedField",
          "name": "fault",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "detail",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDry",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DataSourceMonth",
          "kind": "LinkedField",
          "name": "months",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "loadId",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DataSourceSeen",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenAt",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "DataSource",
  "abstractKey": null
};
})();

(node as any).hash = "046fa15f2df6002bb36d294c561f5a42";

export default node;
