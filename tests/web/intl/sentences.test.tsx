// Sentences that stand one after the other have a blank between them where the language writes one.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { joinSentences } from '../../../lib/catalogue/languages.ts';
import { Sentences } from '../../../web/intl/Sentences.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(cleanup);

describe.each([
  ['en', 'One. Two. Three.'],
  ['ko', 'One. Two. Three.'],
  ['ja', 'One.Two.Three.'],
  ['zh', 'One.Two.Three.'],
] as const)('in %s', (language, expected) => {
  it('as a text', () => {
    expect(joinSentences(language, ['One.', 'Two.', 'Three.'])).toBe(expected);
    expect(joinSentences(language, ['One.'])).toBe('One.');
  });

  it('on a screen, where some may be missing', () => {
    const hasFour = false;
    render(
      <output>
        <Sentences>
          {null}
          <b>One.</b>
          {['Two.', hasFour && 'Four.', 'Three.']}
        </Sentences>
      </output>,
      { wrapper: around({ environment: answeredEnvironment().environment, language }) },
    );
    expect(screen.getByRole('status').textContent).toBe(expected);
  });
});
