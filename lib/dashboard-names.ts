// What a dashboard may be called, the same in the browser, the gateway and the services (D-01).

export const DEFAULT_DASHBOARD_NAME = 'Dashboard';
