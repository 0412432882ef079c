// N-05: who is told of which anomaly, in whose words, and that each is told once, on a mail server and both stores.
import { describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../../stores/documents/engines.ts';
import { NotifiedCompany } from './notified-company.ts';

const ANN = { id: 'ann', level: 'MINOR' } as const;
const BOB = { id: 'bob', level: 'MAJOR' } as const;
const CHO = { id: 'cho', level: 'CRITICAL' } as const;
const DAY = 24 * 60;

describeOnEngines('notifications about anomalies', (engine) => {
  const acme = new NotifiedCompany(engine);
  const receivers = [ANN, BOB, CHO];
  const addresses = () => acme.mails().map((mail) => mail.split('@')[0]);

  it('says in each person’s language what it came to, on which days, and where to read on', async () => {
    await acme.set({ receivers });
    const event = await acme.found();
    await acme.tell();
    const [ann, , cho] = acme.smtp.taken.toSorted((one, other) =>
      String(one.recipients) < String(other.recipients) ? -1 : 1,
    );
    expect(acme.mails()).toEqual([
      'ann@acme.example: Minor · New anomaly: Service 1 · sunflower · AWS cost $8.46 more than expected since 06/26/2024',
      'bob@acme.example: Minor · New anomaly: Service 1 · sunflower · AWS cost $8.46 more than expected since 06/26/2024',
      'cho@acme.example: 경미 · 새 이상 비용: Service 1 · sunflower · AWS: 2024/06/26부터 예상보다 $8.46 더 발생',
    ]);
    const text = ann?.mail.text ?? '';
    for (const words of ['Cost: $10.19', 'Expected: $1.73', 'complete days through 06/29/2024 (UTC)'])
      expect(text).toContain(words);
    const id = Buffer.from(`Anomaly:${event.eventId}`).toString('base64url');
    expect(text).toContain(`https://portal.example/dashboard/anomaly-detail?company=acme&id=${id}`);
    expect(text).toContain('https://portal.example/acknowledge?token=');
    expect(cho?.mail.text).toContain('2024/06/29(UTC)까지의 완료된 날짜');
    expect((await acme.log()).map(({ state, receiverName }) => [state, receiverName])).toEqual(
      expect.arrayContaining([['SENT', 'ann@acme.example']]),
    );
  });

  it('tells everything that came up in one mail, the gravest first, and nothing twice', async () => {
    await acme.set({ receivers: [ANN] });
    await acme.found();
    await acme.found({ level: 'CRITICAL' });
    await acme.tell();
    await acme.tell();
    expect(acme.mails()).toEqual(['ann@acme.example: 2 anomalies at Acme']);
    const text = acme.smtp.taken[0]?.mail.text ?? '';
    expect(text.indexOf('Critical · New anomaly')).toBeLessThan(text.indexOf('Minor · New anomaly'));
  });

  it('tells nothing of the past, nor what another sensitivity finds', async () => {
    await acme.found();
    acme.after(1);
    await acme.set({ receivers: [ANN] });
    await acme.found({ startedOn: '2024-06-10', lastSeenOn: '2024-06-20' });
    await acme.found({ sensitivity: 'H' });
    await acme.tell();
    expect(acme.mails()).toEqual([]);
    await acme.set({ receivers: [ANN], sensitivity: 'H' });
    await acme.tell();
    expect(acme.mails()).toHaveLength(1);
  });

  describe('by level', () => {
    it('tells the receivers of the level alone', async () => {
      await acme.set({ receivers, sendType: 'BY_LEVEL' });
      await acme.found({ level: 'MAJOR' });
      await acme.tell();
      expect(addresses()).toEqual(['bob']);
    });

    it('includes those of lower levels where the setting says so', async () => {
      await acme.set({ receivers, sendType: 'BY_LEVEL', includesLowerLevels: true });
      await acme.found({ level: 'MAJOR' });
      await acme.tell();
      expect(addresses()).toEqual(['ann', 'bob']);
    });
  });

  it('tells again what became graver', async () => {
    await acme.set({ receivers: [ANN] });
    const event = await acme.found();
    await acme.tell();
    await acme.change(event.eventId, { level: 'CRITICAL' });
    await acme.tell();
    await acme.tell();
    expect(acme.mails().map((mail) => mail.split(': ')[1])).toEqual([
      'Critical · More severe than before',
      'Minor · New anomaly',
    ]);
  });

  it('a vendor’s own setting takes the place of that of all vendors', async () => {
    await acme.set({ receivers: [ANN] });
    await acme.set({ receivers: [BOB] }, 'gcp');
    await acme.found({ vendor: 'gcp' });
    await acme.found();
    await acme.tell();
    expect(acme.mails().map((mail) => mail.replace(/:.*(AWS|GCP).*/, ' $1'))).toEqual([
      'ann@acme.example AWS',
      'bob@acme.example GCP',
    ]);
    await acme.set({ receivers: [BOB] }, 'gcp', false);
    await acme.found({ vendor: 'gcp' });
    await acme.tell();
    expect(acme.mails()).toHaveLength(2);
  });

  describe('rights at the moment of sending', () => {
    it('keep a mail from those who lost theirs, and the log says so', async () => {
      await acme.set({ receivers: [ANN, BOB] });
      await acme.found();
      await acme.setRight('bob', 'none');
      await acme.tell();
      expect(addresses()).toEqual(['ann']);
      expect((await acme.log()).map(({ receiver, state, fault }) => [receiver, state, fault]).sort()).toEqual(
        [
          ['ann', 'SENT', null],
          ['bob', 'SKIPPED', 'NO_RIGHT'],
        ],
      );
    });

    it('leave the link to acknowledge out of the mail of a viewer', async () => {
      await acme.set({ receivers: [ANN] });
      await acme.setRight('ann', 'view');
      await acme.found();
      await acme.tell();
      expect(acme.smtp.taken[0]?.mail.text).not.toContain('/acknowledge');
    });

    it('tell nothing of a vendor that the company may not see, of AI without the plan, of what a person hides', async () => {
      await acme.set({ receivers: [ANN] });
      const hidden = await acme.found();
      await acme.found({ vendor: 'gcp' });
      await acme.documents
        .insertInto('anomaly_flags')
        .values({ user_id: 'ann', event_id: hidden.eventId, receives: 0, is_hidden: 0, is_starred: 0 })
        .execute();
      await acme.documents
        .insertInto('authorised_vendors')
        .values({ company_id: 'acme', vendor: 'aws' })
        .execute();
      await acme.tell();
      await acme.documents.deleteFrom('authorised_vendors').execute();
      await acme.documents.updateTable('companies').set({ charge_type: 'STANDARD' }).execute();
      await acme.found();
      await acme.tell();
      await acme.documents.updateTable('companies').set({ charge_type: 'PREMIUM' }).execute();
      expect(acme.mails()).toEqual([]);
      expect((await acme.log()).map(({ state, fault }) => [state, fault]).sort()).toEqual([
        ['SKIPPED', 'NEEDS_PLAN'],
        ['SKIPPED', 'SWITCHED_OFF'],
      ]);
    });
  });

  describe('while it waits', () => {
    const quiet = { receivers: [ANN], quietFrom: '08:00', quietUntil: '12:00' };

    it('is told once the quiet hours of the zone are over', async () => {
      // It is 09:00 in Korea.
      await acme.set(quiet);
      await acme.found();
      await acme.tell();
      acme.after(179);
      await acme.tell();
      expect(acme.mails()).toEqual([]);
      acme.after(1);
      await acme.tell();
      expect(acme.mails()).toHaveLength(1);
    });

    it('is not told where it was settled or taken back meanwhile', async () => {
      await acme.set(quiet);
      const settled = await acme.found();
      const withdrawn = await acme.found();
      await acme.tell();
      await acme.setState(settled.eventId, 'FALSE');
      await acme.change(withdrawn.eventId, { withdrawn_reason: 'DATA_CHANGED' });
      acme.after(300);
      await acme.tell();
      expect(acme.mails()).toEqual([]);
      expect((await acme.log()).map(({ state, fault }) => [state, fault])).toEqual([['SKIPPED', 'SETTLED']]);
    });

    it('gathers what comes up until the digest', async () => {
      await acme.set({ receivers: [ANN], digest: 'DAILY', digestTime: '18:00' });
      await acme.found();
      await acme.tell();
      acme.after(60);
      await acme.found();
      await acme.tell();
      expect(acme.mails()).toEqual([]);
      acme.after(8 * 60);
      await acme.tell();
      expect(acme.mails()).toEqual(['ann@acme.example: 2 anomalies at Acme']);
    });
  });

  it('reminds while it lasts and nothing was done about it', async () => {
    await acme.set({ receivers: [ANN], remindAfterDays: 2 });
    const event = await acme.found();
    await acme.tell();
    acme.after(DAY);
    await acme.tell();
    expect(acme.mails()).toHaveLength(1);
    acme.after(DAY);
    await acme.tell();
    await acme.tell();
    expect(acme.mails().map((mail) => mail.split(': ')[1])).toEqual([
      'Minor · New anomaly',
      'Minor · Still unusual',
    ]);
    await acme.setState(event.eventId, 'ACKNOWLEDGED');
    acme.after(3 * DAY);
    await acme.tell();
    expect(acme.mails()).toHaveLength(2);
  });

  it('tells those who were told that the data took it back, and why', async () => {
    await acme.set({ receivers: [ANN] });
    const event = await acme.found();
    await acme.tell();
    await acme.change(event.eventId, { withdrawn_reason: 'DATA_REMOVED' });
    await acme.tell();
    await acme.tell();
    expect(acme.mails().map((mail) => mail.split(': ')[1])).toEqual([
      'Minor · New anomaly',
      'Minor · Taken back',
    ]);
    expect(acme.smtp.taken[1]?.mail.text).toContain('the data of its days were removed');
  });

  it('is told once by two programs that look at the same time', async () => {
    await acme.set({ receivers, webhooks: [{ id: await acme.hook('GENERIC'), level: 'MINOR' }] });
    await acme.found();
    await acme.found({ level: 'MAJOR' });
    const programs = [
      acme.programOn(acme.documents),
      acme.programOn(await acme.openAgain()),
      acme.programOn(await acme.openAgain()),
    ];
    await Promise.all(programs.map(({ tell }) => tell()));
    await Promise.all(programs.map(({ tell }) => tell()));
    for (const { close } of programs) await close();
    expect(addresses()).toEqual(['ann', 'bob', 'cho']);
    expect(acme.posted).toHaveLength(1);
  });

  it('loses nothing where the mail server is away: the mailer tries again', async () => {
    await acme.set({ receivers: [ANN] });
    await acme.found();
    acme.smtp.refuse(451);
    await acme.tell();
    expect((await acme.log()).map(({ state, fault }) => [state, fault])).toEqual([['WAITING', 'ANSWER']]);
    acme.after(1);
    await acme.tell();
    expect(acme.mails()).toHaveLength(1);
    expect((await acme.log()).map(({ state, attempts }) => [state, attempts])).toEqual([['SENT', 2]]);
  });
});
