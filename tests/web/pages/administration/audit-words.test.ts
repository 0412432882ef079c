// What the audit log says of a change, in words of people.
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import en from '../../../../locales/en.json' with { type: 'json' };
import ko from '../../../../locales/ko.json' with { type: 'json' };
import { changeText } from '../../../../web/pages/administration/audit/audit-words.ts';

const english = createIntl({ locale: 'en', messages: en });
const korean = createIntl({ locale: 'ko', messages: ko });

describe('a change in the audit log', () => {
  it.each([
    [{ name: 'MTV3050', before: 'view', after: 'edit' }, 'Cost Analytics: View → Edit'],
    [{ name: 'rows', before: null, after: '12345' }, '12,345 rows loaded'],
    [{ name: 'rows', before: null, after: '1' }, '1 row loaded'],
    [{ name: 'keptMonths', before: null, after: '36' }, 'Months kept: all → 36'],
    [{ name: 'authorised-vendors.removed', before: null, after: '2' }, 'Authorised vendors: 2 removed'],
    [{ name: 'service-groups.reordered', before: null, after: null }, 'Service groups: order changed'],
    [{ name: '2024-07 release=1.5', before: null, after: '10 USD' }, '2024-07 release=1.5: nothing → 10 USD'],
    [
      { name: 'category:azr Web 2.0', before: null, after: 'Media' },
      'Azure Web 2.0: Category of the data → Media',
    ],
    [
      { name: 'vendors', before: null, after: 'aws, azr' },
      'Vendors: All that the company has data of → AWS, Azure',
    ],
  ])('%o is told as "%s"', (change, text) => {
    expect(changeText(english, change)).toBe(text);
  });

  it('is told in the language of the reader', () => {
    expect(changeText(korean, { name: 'accounts.added', before: null, after: '1200' })).toBe(
      '계정 별칭 1,200건 추가',
    );
  });
});
