// What the matrix of rights asks of each field that needs one.

/** One use of each field that needs a right; a new field fails here until it is added. */
export const USES: Record<string, string> = {
  'Viewer.administration': '{ viewer { administration { members { id } } } }',
  'Viewer.azureReservations': '{ viewer { azureReservations { inventory { totalCount } } } }',
  'Viewer.reservedInstances': '{ viewer { reservedInstances { inventory { totalCount } } } }',
  'Viewer.bill': '{ viewer { bill(vendor: AWS, month: "2024-05-01") { charges { status { state } } } } }',
  'Viewer.billsOfMonth': '{ viewer { billsOfMonth(month: "2024-05-01") { sums { companyCurrency } } } }',
  'Viewer.bills': '{ viewer { bills(vendor: AWS) { months { month } } } }',
  'Viewer.invoiceNumbers': '{ viewer { invoiceNumbers { invoiceId } } }',
  'Viewer.budgetAlerts': '{ viewer { budgetAlerts { people { name } } } }',
  'Viewer.budgetProposal':
    '{ viewer { budgetProposal(scopes: [{ kind: COMPANY }], months: ["2025-05-01"]) { cells { amount } } } }',
  'Viewer.budgetStatus': '{ viewer { budgetStatus { currency } } }',
  'Viewer.budgets': '{ viewer { budgets { version } } }',
  'Viewer.costAnalytics':
    '{ viewer { costAnalytics(query: { range: { frame: LAST_7_DAYS } }) { currency } } }',
  'Viewer.costBudget': '{ viewer { costBudget(query: { range: { frame: LAST_7_DAYS } }) { currency } } }',
  'Viewer.costForecast': '{ viewer { costForecast(query: { range: { frame: LAST_7_DAYS } }) { currency } } }',
  'Viewer.costSaving': '{ viewer { costSaving(query: { range: { frame: LAST_7_DAYS } }) { currency } } }',
  'Viewer.costDetail':
    '{ viewer { costDetail(of: { vendor: AWS, keys: ["x"], viewBy: PRODUCT, date: "2024-05-01" }) { portions { total } } } }',
  'Viewer.costExports': '{ viewer { costExports { id } } }',
  'Viewer.costFilterOptions': '{ viewer { costFilterOptions(range: { frame: LAST_7_DAYS }) { currency } } }',
  'Viewer.costFilterValues':
    '{ viewer { costFilterValues(range: { frame: LAST_7_DAYS }, field: REGION) { totalCount } } }',
  'Viewer.costMonthToDate': '{ viewer { costMonthToDate { total } } }',
  'Viewer.costOverTime': '{ viewer { costOverTime { currency } } }',
  'Viewer.dashboard': '{ viewer { dashboard { id } } }',
  'Viewer.dashboards': '{ viewer { dashboards { id } } }',
  'Viewer.dashboardTemplates': '{ viewer { dashboardTemplates { name } } }',
  'Viewer.widgetContent': '{ viewer { widgetContent(type: ALERTS, settings: {}) { id } } }',
  'Viewer.costTrend': '{ viewer { costTrend { currency } } }',
  'Viewer.dashboardSharePreview':
    '{ viewer { dashboardSharePreview(dashboard: "none", withFilters: true) { name } } }',
  'Viewer.sharedDashboard': '{ viewer { sharedDashboard(uuid: "none") { __typename } } }',
  'Mutation.copySharedDashboard':
    'mutation { copySharedDashboard(input: { uuid: "none" }) { userErrors { code } } }',
  'Mutation.revokeDashboardShare':
    'mutation { revokeDashboardShare(input: { dashboard: "none", uuid: "none" }) { userErrors { code } } }',
  'Mutation.shareDashboard':
    'mutation { shareDashboard(input: { dashboard: "none", withFilters: false }) { userErrors { code } } }',
  'Viewer.dataChange': '{ viewer { dataChange(id: "RGF0YUNoYW5nZTpub25l") { id } } }',
  'Viewer.dataChanges': '{ viewer { dataChanges { totalCount } } }',
  'Viewer.storedData': '{ viewer { storedData { rowCount } } }',
  'Viewer.retentionPreview': '{ viewer { retentionPreview(keptMonths: 36) { rowCount } } }',
  'Mutation.saveDataRetention':
    'mutation { saveDataRetention(input: { confirmation: "wrong" }) { userErrors { code } } }',
  'Mutation.removeData':
    'mutation { removeData(input: { scope: {}, confirmation: "wrong" }) { userErrors { code } } }',
  'Mutation.revertDataChange':
    'mutation { revertDataChange(input: { id: "none", confirmation: "" }) { userErrors { code } } }',
  'Viewer.dataState': '{ viewer { dataState { vendors { rowCount } } } }',
  'Viewer.estimatedCost': '{ viewer { estimatedCost { total } } }',
  'Viewer.invoicePreview':
    '{ viewer { invoicePreview(input: { vendor: AWS, month: "2024-05-01", fileType: CSV, language: EN }) { userErrors { code } } } }',
  'Viewer.invoiceRecipients': '{ viewer { invoiceRecipients { people { name } } } }',
  'Viewer.invoiceReservations': '{ viewer { invoiceReservations { id } } }',
  'Viewer.load': '{ viewer { load(id: "TG9hZFJ1bjpub25l") { id } } }',
  'Viewer.loads': '{ viewer { loads { totalCount } } }',
  'Mutation.decidePlanApplication':
    'mutation { decidePlanApplication(input: { id: "none", isApproved: false }) { userErrors { code } } }',
  'Viewer.savedFilters': '{ viewer { savedFilters { id } } }',
  'Viewer.savedViews': '{ viewer { savedViews { id } } }',
  'Viewer.recommendationDecisions': '{ viewer { recommendationDecisions { key } } }',
  'Mutation.decideRecommendation':
    'mutation { decideRecommendation(input: { key: "none", version: 0, state: OPEN, query: { kind: EC2 } }) { userErrors { code } } }',
  'Mutation.linkRecommendationPurchase':
    'mutation { linkRecommendationPurchase(input: { key: "none", version: 0, commitmentIds: [] }) { userErrors { code } } }',
  'Viewer.importedRecommendations': '{ viewer { importedRecommendations { totalCount } } }',
  'Viewer.promiseLedgerMail': '{ viewer { promiseLedgerMail { people { email } } } }',
  'Mutation.savePromiseLedgerMail':
    'mutation { savePromiseLedgerMail(input: { recipients: ["none@none.example"], day: 1, time: "10:00", zone: KST }) { userErrors { code } } }',
  'Viewer.promiseLedgers': '{ viewer { promiseLedgers { currency } } }',
  'Viewer.recommendationPortfolio': '{ viewer { recommendationPortfolio(query: {}) { currency } } }',
  'Viewer.recommendationSavings': '{ viewer { recommendationSavings { open } } }',
  'Viewer.recommendations':
    '{ viewer { recommendations(query: { kind: SAVINGS_PLANS }) { options { instanceFamilies } } } }',
  'Viewer.savingsPlans': '{ viewer { savingsPlans { utilization { currency } } } }',
  'Viewer.topCosts': '{ viewer { topCosts { total } } }',
  'Viewer.yearForecast': '{ viewer { yearForecast { total } } }',
  'Viewer.abnormalChanges': '{ viewer { abnormalChanges { totalCount } } }',
  'Viewer.aiAnomalies': '{ viewer { aiAnomalies { __typename } } }',
  'Viewer.costByVendor': '{ viewer { costByVendor { currency } } }',
  'Viewer.integratedPortion': '{ viewer { integratedPortion { total } } }',
  'Viewer.portionBy': '{ viewer { portionBy { total } } }',
  'Viewer.productPortion': '{ viewer { productPortion { total } } }',
  'Viewer.serviceGroupPortion': '{ viewer { serviceGroupPortion(serviceGroupSet: "Pool") { total } } }',
  'Viewer.totalSaving': '{ viewer { totalSaving { currency } } }',
  'Viewer.userAnomalies': '{ viewer { userAnomalies { __typename } } }',
  'Viewer.productCategories': '{ viewer { productCategories { categories } } }',
  'Viewer.vendorCosts': '{ viewer { vendorCosts { currency } } }',
  'Viewer.anomalies': '{ viewer { anomalies { totalCount } } }',
  'Viewer.anomaly': '{ viewer { anomaly(id: "none") { id } } }',
  'Viewer.anomalyCounts': '{ viewer { anomalyCounts { count } } }',
  'Viewer.anomalyFile': '{ viewer { anomalyFile(format: CSV) { name } } }',
  'Viewer.anomalyRules': '{ viewer { anomalyRules { currency } } }',
  'Viewer.anomalyRuleTrial':
    '{ viewer { anomalyRuleTrial(rule: { title: "Sample", comparison: LAST_7_DAYS, minAlert: 1, maxAlert: 2 }) { currency } } }',
  'Viewer.anomalyTop': '{ viewer { anomalyTop(detectType: RULE) { currency } } }',
  'Viewer.anomalyWatch': '{ viewer { anomalyWatch { judgedAt } } }',
  'Viewer.anomalyDeliveries': '{ viewer { anomalyDeliveries { totalCount } } }',
  'Viewer.anomalyNotifications': '{ viewer { anomalyNotifications { currency } } }',
  'Mutation.deleteAnomalyNotification':
    'mutation { deleteAnomalyNotification(input: { version: 0 }) { userErrors { code } } }',
  'Mutation.deleteWebhook':
    'mutation { deleteWebhook(input: { id: "none", version: 1 }) { userErrors { code } } }',
  'Mutation.retryAnomalyDelivery':
    'mutation { retryAnomalyDelivery(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.saveAnomalyNotification':
    'mutation { saveAnomalyNotification(input: { version: 0, notification: { isOn: true } }) { userErrors { code } } }',
  'Mutation.saveWebhook':
    'mutation { saveWebhook(input: { name: "", template: GENERIC, language: EN }) { userErrors { code } } }',
  'Mutation.testWebhook': 'mutation { testWebhook(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.assignAnomaly':
    'mutation { assignAnomaly(input: { id: "none", version: 0 }) { userErrors { code } } }',
  'Mutation.deleteAnomalyRule':
    'mutation { deleteAnomalyRule(input: { id: "none", version: 1 }) { userErrors { code } } }',
  'Mutation.flagAnomaly': 'mutation { flagAnomaly(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.saveAnomalyRule':
    'mutation { saveAnomalyRule(input: { rule: { title: "", comparison: LAST_7_DAYS, minAlert: 1, maxAlert: 2 } }) { userErrors { code } } }',
  'Mutation.setAnomalyState':
    'mutation { setAnomalyState(input: { id: "none", version: 0, state: OPEN }) { userErrors { code } } }',
  'Mutation.copyDashboard': 'mutation { copyDashboard(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.createDashboard': 'mutation { createDashboard(input: { name: "" }) { userErrors { code } } }',
  'Mutation.deleteDashboard':
    'mutation { deleteDashboard(input: { id: "none", version: 1 }) { userErrors { code } } }',
  'Mutation.deleteDashboardMail':
    'mutation { deleteDashboardMail(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.pauseDashboardMail':
    'mutation { pauseDashboardMail(input: { id: "none", version: 1, isPaused: true }) { userErrors { code } } }',
  'Mutation.scheduleDashboardMail':
    'mutation { scheduleDashboardMail(input: { dashboard: "none", cycle: DAILY, zone: KST, recipients: [] }) { userErrors { code } } }',
  'Viewer.dashboardMail': '{ viewer { dashboardMail(id: "none") { id } } }',
  'Viewer.dashboardMailRecipients': '{ viewer { dashboardMailRecipients { people { name } } } }',
  'Viewer.dashboardMails': '{ viewer { dashboardMails { id } } }',
  'Mutation.mailDashboard':
    'mutation { mailDashboard(input: { id: "none", recipients: [], idempotencyKey: "x" }) { userErrors { code } } }',
  'Mutation.saveDashboard':
    'mutation { saveDashboard(input: { id: "none", version: 1, name: "", scope: {}, widgets: [] }) { userErrors { code } } }',
  'Mutation.saveDashboardAs':
    'mutation { saveDashboardAs(input: { name: "", scope: {}, widgets: [] }) { userErrors { code } } }',
  'Mutation.saveWidget':
    'mutation { saveWidget(input: { dashboardId: "none", version: 1, widget: { index: 1, type: ALERTS, layout: { x: 0, y: 0, width: 6, height: 13 }, settings: {} } }) { userErrors { code } } }',
  'Mutation.starDashboard':
    'mutation { starDashboard(input: { id: "none", isStarred: true }) { userErrors { code } } }',
  'Mutation.selectDashboard': 'mutation { selectDashboard(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.addUploadPart':
    'mutation { addUploadPart(input: { upload: "11111111111111111111111111111111", file: ".hidden", offset: 0, data: "" }) { size } }',
  'Viewer.dataSources': '{ viewer { dataSources { externalId } } }',
  'Viewer.dataSourceRuns': '{ viewer { dataSourceRuns(id: "none") { totalCount } } }',
  'Mutation.saveDataSource':
    'mutation { saveDataSource(input: { name: "", kind: S3, way: KEYS, fields: [], layout: FILES, everyMinutes: 60, allow: [], isPaused: true }) { userErrors { code } } }',
  'Mutation.testDataSource':
    'mutation { testDataSource(input: { kind: S3, way: KEYS, fields: [] }) { userErrors { code } } }',
  'Mutation.runDataSource':
    'mutation { runDataSource(input: { id: "none", isDry: true, allow: [] }) { userErrors { code } } }',
  'Mutation.removeDataSource':
    'mutation { removeDataSource(input: { id: "none", version: 1 }) { userErrors { code } } }',
  'Mutation.loadUpload':
    'mutation { loadUpload(input: { upload: "11111111111111111111111111111111", allow: [], isPlanOnly: true }) { load { id } } }',
  'Mutation.readBudgetFile': 'mutation { readBudgetFile(input: { text: "" }) { faults { code } } }',
  'Mutation.saveAzureReservationReminders':
    'mutation { saveAzureReservationReminders(input: { days: [90], lowPercent: 80, recipients: [], version: 99 }) { userErrors { code } } }',
  'Mutation.saveReservedInstanceReminders':
    'mutation { saveReservedInstanceReminders(input: { days: [90], lowPercent: 80, recipients: [], version: 99 }) { userErrors { code } } }',
  'Mutation.saveSavingsPlanReminders':
    'mutation { saveSavingsPlanReminders(input: { days: [90], lowPercent: 80, recipients: [], version: 99 }) { userErrors { code } } }',
  'Mutation.saveBudgetAlert':
    'mutation { saveBudgetAlert(input: { scope: { kind: COMPANY }, version: 99, actual: [], expected: [], recipients: [] }) { userErrors { code } } }',
  'Mutation.saveBudgets': 'mutation { saveBudgets(input: { version: "none" }) { userErrors { code } } }',
  'Mutation.saveProductCategories':
    'mutation { saveProductCategories(input: { changes: [] }) { userErrors { code } } }',
  'Mutation.deleteCostNote':
    'mutation { deleteCostNote(input: { id: "none", version: 1 }) { userErrors { code } } }',
  'Mutation.saveCostNote':
    'mutation { saveCostNote(input: { date: "2024-05-01", text: "" }) { userErrors { code } } }',
  'Mutation.cancelCostExport': 'mutation { cancelCostExport(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.mailCostExport':
    'mutation { mailCostExport(input: { key: "of the matrix", export: { part: DETAILS, query: { range: { frame: LAST_7_DAYS } } } }) { userErrors { code } } }',
  'Mutation.addMember':
    'mutation { addMember(input: { email: "no address", name: "", rights: [] }) { userErrors { code } } }',
  'Mutation.starView':
    'mutation { starView(input: { id: "none", isStarred: true }) { userErrors { code } } }',
  'Mutation.deleteView': 'mutation { deleteView(input: { id: "none", version: 1 }) { userErrors { code } } }',
  'Mutation.saveView':
    'mutation { saveView(input: { id: "none", version: 1, name: "", address: "" }) { userErrors { code } } }',
  'Mutation.saveViewAs': 'mutation { saveViewAs(input: { name: "", address: "" }) { userErrors { code } } }',
  'Mutation.deleteFilter':
    'mutation { deleteFilter(input: { id: "none", version: 1 }) { userErrors { code } } }',
  'Mutation.saveFilter':
    'mutation { saveFilter(input: { id: "none", version: 1, name: "", conditions: [] }) { userErrors { code } } }',
  'Mutation.saveFilterAs':
    'mutation { saveFilterAs(input: { name: "", conditions: [] }) { userErrors { code } } }',
  'Mutation.deleteReservation':
    'mutation { deleteReservation(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.pauseReservation':
    'mutation { pauseReservation(input: { id: "none", version: 1, isPaused: true }) { userErrors { code } } }',
  'Mutation.reserveInvoice':
    'mutation { reserveInvoice(input: { vendor: AWS, fileType: CSV, language: EN, recipients: [], zone: KST }) { userErrors { code } } }',
  'Mutation.sendInvoice':
    'mutation { sendInvoice(input: { vendor: AWS, month: "2024-05-01", fileType: CSV, language: EN, recipients: [], idempotencyKey: "rights-matrix" }) { userErrors { code } } }',
  'Mutation.removeMember':
    'mutation { removeMember(input: { memberId: "none", version: "" }) { userErrors { code } } }',
  'Mutation.renewInvitation':
    'mutation { renewInvitation(input: { memberId: "none" }) { userErrors { code } } }',
  'Mutation.setInvoiceDetails': `mutation { setInvoiceDetails(input: {
    billToAddress: "", billToName: "", billToTaxNumber: "", issuerAddress: "", issuerName: "", issuerTaxNumber: "", version: "none"
  }) { userErrors { code } } }`,
  'Mutation.setAuthorisedVendors':
    'mutation { setAuthorisedVendors(input: { version: "none" }) { userErrors { code } } }',
  'Mutation.resetOneTimePassword':
    'mutation { resetOneTimePassword(input: { memberId: "none" }) { userErrors { code } } }',
  'Mutation.setAllowedAddresses':
    'mutation { setAllowedAddresses(input: { memberId: "none", version: "", addresses: [] }) { userErrors { code } } }',
  'Viewer.costStoreUsage': '{ viewer { costStoreUsage { questions } } }',
  'Viewer.migrationRois': '{ viewer { migrationRois { rows { id } } } }',
  'Viewer.operationStatus': '{ viewer { operationStatus(id: "none") { status { id } } } }',
  'Viewer.operationStatuses': '{ viewer { operationStatuses { totalCount } } }',
  'Viewer.statusDistribution': '{ viewer { statusDistribution { people { name } } } }',
  'Mutation.deleteMigrationRoi':
    'mutation { deleteMigrationRoi(input: { id: "none", version: 1 }) { userErrors { code } } }',
  'Mutation.deleteOperationStatus':
    'mutation { deleteOperationStatus(input: { id: "none", version: 0 }) { userErrors { code } } }',
  'Mutation.readMigrationRoiFile':
    'mutation { readMigrationRoiFile(input: { text: "" }) { faults { code } } }',
  'Mutation.repairOperationStatus':
    'mutation { repairOperationStatus(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.saveMigrationRois':
    'mutation { saveMigrationRois(input: { rows: [{ title: "", currency: "USD" }] }) { userErrors { code } } }',
  'Mutation.saveStatusRecipient':
    'mutation { saveStatusRecipient(input: { email: "", codes: ["F"] }) { userErrors { code } } }',
  'Mutation.updateOperationStatus':
    'mutation { updateOperationStatus(input: { id: "none", version: 0 }) { userErrors { code } } }',
  'Mutation.setMemberRights':
    'mutation { setMemberRights(input: { memberId: "none", version: "", rights: [] }) { userErrors { code } } }',
};

/** One use of each field that is for a person in a session; a new field fails until it is added. */
export const USES_IN_PERSON: Record<string, string> = {
  'Viewer.accessTokens': '{ viewer { accessTokens { id } } }',
  'Mutation.createAccessToken':
    'mutation { createAccessToken(input: { name: "Sample", days: 1 }) { userErrors { code } } }',
  'Mutation.endSession': 'mutation { endSession(input: { sessionId: "none" }) { userErrors { code } } }',
  'Mutation.revokeAccessToken':
    'mutation { revokeAccessToken(input: { id: "none" }) { userErrors { code } } }',
};
