import { expect, it } from 'vitest';
import { dataIdOf } from '../../../web/relay/data-id.ts';

it('shares what has an id, and the viewer, and keeps parts with their parent', () => {
  expect(dataIdOf({ id: 'd1' }, 'Dashboard')).toBe('d1');
  expect(dataIdOf({}, 'Viewer')).toBe('client:root:viewer');
  expect(dataIdOf({ id: 'u1' }, 'LevelledReceiver')).toBeUndefined();
});
