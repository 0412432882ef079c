/**
 * @generated SignedSource<<7521b4ae2f8f83e4427a7d2976a4c519>>
 * @relayHash 316e83f67f784bf128850e734385a577
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d18b7937090e019dd53636098653a438c7b0fa76a00bbdd3a315ffd025b5cf9e

import type { ConcreteRequest } from 'relay-runtime';
export type RecommendationGoal = "COVERAGE" | "REGRET" | "SAVING";
export type RecommendationKind = "AZURE_VM" | "EC2" | "ELASTICACHE" | "OPENSEARCH" | "RDS" | "REDSHIFT" | "SAVINGS_PLANS";
export type RecommendationPayment = "ALL_UPFRONT" | "NO_UPFRONT" | "PARTIAL_UPFRONT";
export type RecommendationState = "ACCEPTED" | "EXCLUDED" | "OPEN" | "POSTPONED";
export type DecideRecommendationInput = {
  key: string;
  quantity?: number | null | undefined;
  query: RecommendationQuery;
  reason?: string;
  state: RecommendationState;
  until?: string | null | undefined;
  version: number;
};
export type RecommendationQuery = {
  accounts?: ReadonlyArray<string>;
  addsExpiring?: boolean;
  expectsGrowth?: boolean;
  families?: ReadonlyArray<string>;
  goal?: RecommendationGoal;
  isByAccount?: boolean;
  isGuarded?: boolean;
  kind: RecommendationKind;
  lookBackDays?: number;
  month?: string | null | undefined;
  paymentOption?: RecommendationPayment;
  regions?: ReadonlyArray<string>;
  targetCoverage?: number;
  termYears?: number;
  withAnomalies?: boolean;
};
export type useDecideMutation$variables = {
  input: DecideRecommendationInput;
};
export type useDecideMutation$data = {
  readonly decideRecommendation: {
    readonly decision: {
      readonly key: string;
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useDecideMutation = {
  response: useDecideMutation$data;
  variables: useDecideMutation$variables;
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
    "concreteType": "RecommendationDecisionPayload",
    "kind": "LinkedField",
    "name": "decideRecommendation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RecommendationDecision",
        "kind": "LinkedField",
        "name": "decision",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "useDecideMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDecideMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d18b7937090e019dd53636098653a438c7b0fa76a00bbdd3a315ffd025b5cf9e",
    "metadata": {},
    "name": "useDecideMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ab3723a00ac3602a79d40befbfe7740";

export default node;
