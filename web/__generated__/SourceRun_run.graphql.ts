/**
 * @generated SignedSource<<ae6516f9c2d0ee5e99ba4a70303cf0eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataSourceFaultCode = "ACCESS_DENIED" | "ADDRESS_PRIVATE" | "CLOCK_APART" | "FILES_MISSING" | "LOAD_FAILED" | "LOAD_REFUSED" | "MANIFEST_UNREADABLE" | "MANIFEST_WRONG" | "NOTHING_FOUND" | "OBJECT_CHANGED" | "PLACE_GONE" | "SECRET_ENDED" | "SECRET_UNREADABLE" | "TOO_MANY_OBJECTS" | "UNEXPECTED" | "UNREACHABLE";
export type DataSourceState = "ARRIVING" | "FAILED" | "LOADED" | "PLANNED" | "REFUSED" | "RUNNING" | "UNCHANGED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type SourceRun_run$data = {
  readonly askedAt: string;
  readonly askedBy: string | null | undefined;
  readonly fault: {
    readonly code: DataSourceFaultCode;
    readonly detail: string;
  } | null | undefined;
  readonly isDry: boolean;
  readonly months: ReadonlyArray<{
    readonly fault: {
      readonly code: DataSourceFaultCode;
      readonly detail: string;
    } | null | undefined;
    readonly fileCount: number;
    readonly loadId: string | null | undefined;
    readonly month: string | null | undefined;
    readonly state: DataSourceState;
  }>;
  readonly state: DataSourceState;
  readonly " $fragmentType": "SourceRun_run";
};
export type SourceRun_run$key = {
  readonly " $data"?: SourceRun_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceRun_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
v1 = {
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
  "name": "SourceRun_run",
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
    (v0/*:: as any*/),
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
          "name": "fileCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "loadId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "DataSourceRun",
  "abstractKey": null
};
})();

(node as any).hash = "1e1dd29ad75a9e7697523642599a836b";

export default node;
