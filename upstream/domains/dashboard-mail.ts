// The handler of dashboards by mail.
import type { dashboardMailEndpoints } from '../contract/dashboard-mail.ts';
import { type DashboardSending, dashboardMail } from '../dashboard-mail/send-dashboard.ts';
import { dashboardOfOwner } from '../documents/dashboards.ts';
import { type User, userOfSubject } from '../documents/users.ts';
import type { HandlersOf } from '../http/call.ts';
import { peopleOf } from '../invoice-mail/recipients.ts';
import { checkRecipients } from '../mail/check-mail.ts';
import { Refusal } from '../refusal.ts';
import { budgetHandlers } from './budgets/budgets.ts';
import { companyData } from './company-data.ts';
import { dashboardHandlers } from './dashboard.ts';
import { forecastHandlers } from './forecast/forecast.ts';
import type { Stores } from './stores.ts';
import { ownerOf, wireDashboard } from './widgets.ts';

export function dashboardMailHandlers(
  stores: Stores,
  publicUrl: string,
): HandlersOf<typeof dashboardMailEndpoints> {
  const { documents, mailer } = stores;
  const handlers = {
    ...dashboardHandlers(stores),
    ...forecastHandlers(stores),
    budgetData: budgetHandlers(stores).budgetData,
  };
  return {
    mailDashboard: async ({ dashboardIndex: index, recipientList, idempotencyKey }, call) => {
      const stored = await dashboardOfOwner(documents, ownerOf(call), { index });
      if (!stored)
        throw new Refusal('UNKNOWN_DASHBOARD', 'The user has no such dashboard.', 'dashboardIndex');
      checkRecipients(recipientList);
      const recipients = await recipientsOf(stores, call.companyId, recipientList);
      const { vendors, clock } = await companyData(stores, call.companyId);
      const sending: DashboardSending = {
        documents,
        handlers,
        call,
        dashboard: wireDashboard(stored),
        vendors,
        today: clock.today,
        publicUrl,
        idempotencyKey,
      };
      for (const recipient of recipients) await mailer.sendMail(await dashboardMail(sending, recipient));
      return { result: 'OK' };
    },
  };
}

/** Refuses before anything is sent to anybody. */
async function recipientsOf(
  { documents }: Stores,
  companyId: string,
  addresses: readonly string[],
): Promise<User[]> {
  const people = await peopleOf(documents, companyId);
  const found = addresses.map((address) =>
    people.find(({ email }) => email.toLowerCase() === address.toLowerCase()),
  );
  const users = await Promise.all(found.map((person) => person && userOfSubject(documents, person.userId)));
  return users.map((user) => {
    if (user) return user;
    throw new Refusal(
      'RECIPIENT_UNREGISTERED',
      'A recipient is no registered user of the company.',
      'recipientList',
    );
  });
}
