/**
 * @generated SignedSource<<3d30da2190c4d86b6ea48d819cd88a42>>
 * @relayHash 39ecde56232a2643148bd31be7474d97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c66be8d90d021fc393743dec1bf167ac4b8e0580c1d1e152f2485712c1b4bfb3

import type { ConcreteRequest } from 'relay-runtime';
export type DataSourceFaultCode = "ACCESS_DENIED" | "ADDRESS_PRIVATE" | "CLOCK_APART" | "FILES_MISSING" | "LOAD_FAILED" | "LOAD_REFUSED" | "MANIFEST_UNREADABLE" | "MANIFEST_WRONG" | "NOTHING_FOUND" | "OBJECT_CHANGED" | "PLACE_GONE" | "SECRET_ENDED" | "SECRET_UNREADABLE" | "TOO_MANY_OBJECTS" | "UNEXPECTED" | "UNREACHABLE";
export type DataSourceKind = "AZURE_BLOB" | "FOLDER" | "GCS" | "S3";
export type DataSourceWay = "CONNECTION_STRING" | "FILES" | "HMAC" | "KEYS" | "MACHINE" | "PROFILE" | "ROLE" | "SAS" | "SERVICE_ACCOUNT";
export type TestDataSourceInput = {
  fields: ReadonlyArray<DataSourceFieldInput>;
  id?: string | null | undefined;
  kind: DataSourceKind;
  way: DataSourceWay;
};
export type DataSourceFieldInput = {
  id: string;
  value: string;
};
export type useTestSourceMutation$variables = {
  input: TestDataSourceInput;
};
export type useTestSourceMutation$data = {
  readonly testDataSource: {
    readonly trial: {
      readonly fault: {
        readonly code: DataSourceFaultCode;
        readonly detail: string;
      } | null | undefined;
      readonly fileCount: number;
      readonly isMore: boolean;
      readonly manifestCount: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useTestSourceMutation = {
  response: useTestSourceMutation$data;
  variables: useTestSourceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "TestDataSourcePayload",
    "kind": "LinkedField",
    "name": "testDataSource",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DataSourceTrial",
        "kind": "LinkedField",
        "name": "trial",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DataSourceFault",
            "kind": "LinkedField",
            "name": "fault",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
            "name": "fileCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "manifestCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTestSourceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTestSourceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c66be8d90d021fc393743dec1bf167ac4b8e0580c1d1e152f2485712c1b4bfb3",
    "metadata": {},
    "name": "useTestSourceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ffc7afdb9602d0798efe1db973aa442";

export default node;
