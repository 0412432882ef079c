// Resolvers of reservations: one call each.
import type { OptimizationResolvers } from '../../../__generated__/resolvers/optimization.ts';

export const reservationResolvers: OptimizationResolvers = {
  Viewer: {
    azureReservations: (_viewer, { query }) => ({ vendor: 'AZURE', query }),
    reservedInstances: (_viewer, { query }) => ({ vendor: 'AWS', query }),
  },
  ReservedInstances: {
    coverage: (parent) => parent,
    filterOptions: (parent, _arguments, { reservations }) => reservations.inventoryFilter(parent),
    inventory: (parent, asked, { reservations }) => reservations.reservedInventory(parent, asked),
    utilization: (parent) => parent,
  },
  AzureReservations: {
    filterOptions: (parent, _arguments, { reservations }) => reservations.inventoryFilter(parent),
    inventory: (parent, asked, { reservations }) => reservations.azureInventory(parent, asked),
    utilization: (parent) => parent,
  },
  ReservationUtilization: {
    agreement: (parent, { id, unit }, { reservations }) => reservations.agreement(parent, id, unit),
    agreements: (parent, asked, { reservations }) => reservations.agreements(parent, asked),
    families: (parent, asked, { reservations }) => reservations.families(parent, asked),
    filterOptions: (parent, _arguments, { reservations }) => reservations.utilizationFilter(parent),
    services: (parent, asked, { reservations }) => reservations.services(parent, asked),
    summary: (parent, _arguments, { reservations }) => reservations.summary(parent),
    trend: (parent, { by, unit }, { reservations }) => reservations.trend(parent, by, unit),
  },
  ReservationCoverage: {
    filterOptions: (parent, _arguments, { reservations }) => reservations.coverageFilter(parent),
    rows: (parent, asked, { reservations }) => reservations.coverageRows(parent, asked),
    summary: (parent, _arguments, { reservations }) => reservations.coverageSummary(parent),
    trend: (parent, { by, unit }, { reservations }) => reservations.coverageTrend(parent, by, unit),
  },
};
