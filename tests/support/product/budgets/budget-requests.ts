// One request within the contract for each endpoint of budgets, for the company "sunflower".

const ofCompany = {
  scope: 'company',
  vendor: null,
  accountId: null,
  serviceGroupSet: null,
  serviceGroup: null,
  tagKey: null,
  tagValue: null,
};

export const BUDGET_REQUESTS: Record<string, Record<string, unknown>> = {
  budgetData: { selectedVendors: ['aws', 'azr', 'gcp'], isAmortizedCost: false },
  budgetOfCost: { startMonth: '2024-01-01', months: 12 },
  budgetList: { startMonth: '2024-01-01', months: 12, isAmortizedCost: false },
  budgetProposal: {
    scopes: [{ ...ofCompany, scope: 'vendor', vendor: 'aws' }],
    months: ['2025-05-01'],
    percent: 110,
    isAmortizedCost: false,
  },
  budgetFile: { text: 'month,scope,amount,currency\n2024-07,company,100,USD\n' },
  budgetAlerts: {},
  budgetSaveAlert: {
    ...ofCompany,
    actualPercents: [80, 100],
    expectedPercents: [100],
    recipientList: ['viewer@skyledger.example'],
    version: 0,
  },
  budgetSave: { version: 'not of now', set: [], removed: [{ ...ofCompany, month: '2024-05-01' }] },
};
