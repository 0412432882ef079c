/**
 * @generated SignedSource<<3c6a7087cfe3e2c50080c2c1775e19b2>>
 * @relayHash cf39944b4a4f0fc7fe1a0ecf12d88e61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68790cf620b024c980fb0cc6e40015e005b054f3beec1d23aaf3746665f71bb1

import type { ConcreteRequest } from 'relay-runtime';
export type MailRunFault = "BY_USER" | "DASHBOARD_GONE" | "MAIL_TOO_LARGE" | "NO_DATA_COLLECTED" | "NO_RECIPIENT_LEFT" | "SENDER_LOST_RIGHT" | "UNEXPECTED" | "VENDOR_NOT_AVAILABLE";
export type MailRunState = "FAILED" | "PARTLY_SENT" | "SENT" | "WAITING";
export type useMailOutcomeQuery$variables = {
  id: string;
};
export type useMailOutcomeQuery$data = {
  readonly viewer: {
    readonly dashboardMail: {
      readonly runs: ReadonlyArray<{
        readonly fault: MailRunFault | null | undefined;
        readonly mailFault: string | null | undefined;
        readonly state: MailRunState;
      }>;
    } | null | undefined;
  };
};
export type useMailOutcomeQuery = {
  response: useMailOutcomeQuery$data;
  variables: useMailOutcomeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "MailRun",
  "kind": "LinkedField",
  "name": "runs",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailFault",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMailOutcomeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "DashboardMail",
            "kind": "LinkedField",
            "name": "dashboardMail",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMailOutcomeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "DashboardMail",
            "kind": "LinkedField",
            "name": "dashboardMail",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "68790cf620b024c980fb0cc6e40015e005b054f3beec1d23aaf3746665f71bb1",
    "metadata": {},
    "name": "useMailOutcomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "faa52cdc04bb7898d4e77d5ac30e5305";

export default node;
