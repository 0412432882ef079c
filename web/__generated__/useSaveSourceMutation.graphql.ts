/**
 * @generated SignedSource<<c4c0d7c0685a71fff0e1d06020b6e8a7>>
 * @relayHash 3a8054d6220ac1c89f73fbcdab33b89b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c35c898a0a6797326a227e88cc0c72f59c43420357c7d6f80aca1817ce95da76

import type { ConcreteRequest } from 'relay-runtime';
export type DataSourceKind = "AZURE_BLOB" | "FOLDER" | "GCS" | "S3";
export type DataSourceLayout = "FILES" | "MANIFESTS";
export type DataSourceWay = "CONNECTION_STRING" | "FILES" | "HMAC" | "KEYS" | "MACHINE" | "PROFILE" | "ROLE" | "SAS" | "SERVICE_ACCOUNT";
export type LoadAnswer = "DAY_FIRST" | "DECIMAL_COMMA" | "DECIMAL_POINT" | "DOUBLED" | "IDS" | "MONTH_FIRST" | "OUTLIER" | "PERIOD" | "REJECTED" | "SHRINK" | "STRAY" | "TAGS";
export type SaveDataSourceInput = {
  allow: ReadonlyArray<LoadAnswer>;
  everyMinutes: number;
  fields: ReadonlyArray<DataSourceFieldInput>;
  id?: string | null | undefined;
  isPaused: boolean;
  kind: DataSourceKind;
  layout: DataSourceLayout;
  name: string;
  version?: number | null | undefined;
  way: DataSourceWay;
};
export type DataSourceFieldInput = {
  id: string;
  value: string;
};
export type useSaveSourceMutation$variables = {
  input: SaveDataSourceInput;
};
export type useSaveSourceMutation$data = {
  readonly saveDataSource: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useSaveSourceMutation = {
  response: useSaveSourceMutation$data;
  variables: useSaveSourceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveDataSourcePayload",
    "kind": "LinkedField",
    "name": "saveDataSource",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
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
    "name": "useSaveSourceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveSourceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c35c898a0a6797326a227e88cc0c72f59c43420357c7d6f80aca1817ce95da76",
    "metadata": {},
    "name": "useSaveSourceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6128e4f0c47ca0f2d9c83f4879998ab5";

export default node;
