// The focus stays where it was while something is changed, and goes to what took the place of a removed row.
import { cleanup, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { focusToKeep, noteFocus } from '../../../web/mutations/keep-focus.ts';

beforeAll(noteFocus);
afterEach(cleanup);

const Rows = ({ names }: { names: readonly string[] }) => (
  <section>
    <button type="button">Add</button>
    <ul>
      {names.map((name) => (
        <li key={name}>
          {name} <button type="button">Remove {name}</button>
        </li>
      ))}
    </ul>
  </section>
);
interface AskedProps {
  names: readonly string[];
  isAsking: boolean;
  role: 'dialog' | 'menu';
}
const Asked = ({ names, isAsking, role }: AskedProps) => (
  <>
    <Rows names={names} />
    {isAsking
      ? createPortal(
          <div role={role}>
            <button type="button">Sure</button>
          </div>,
          document.body,
        )
      : null}
  </>
);
const Form = ({ isDone }: { isDone: boolean }) => (
  <form>
    <input aria-label="Name" />
    <button type="button" disabled={isDone}>
      Save
    </button>
  </form>
);
const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

describe('a row that is removed', () => {
  it.each([
    ['one', ['two', 'three'], 'Remove two'],
    ['three', ['one', 'two'], 'Remove two'],
  ])('%s leaves the focus to its neighbour', async (name, left, neighbour) => {
    const { rerender } = render(<Rows names={['one', 'two', 'three']} />);
    button(`Remove ${name}`).focus();
    const keep = focusToKeep();
    rerender(<Rows names={left} />);
    expect(document.activeElement).toBe(document.body);
    keep();
    await expect.poll(() => focused()).toBe(neighbour);
  });

  it('leaves it to what is around when it was the last', async () => {
    const { rerender } = render(<Rows names={['one']} />);
    button('Remove one').focus();
    const keep = focusToKeep();
    rerender(<Rows names={[]} />);
    keep();
    await expect.poll(() => focused()).toBe('Add');
  });

  it.each(['dialog', 'menu'] as const)('leaves it to its neighbour when a %s is in between', async (role) => {
    const { rerender } = render(<Asked names={['one', 'two']} isAsking role={role} />);
    button('Remove one').focus();
    button('Sure').focus();
    const keep = focusToKeep();
    rerender(<Asked names={['two']} isAsking={false} role={role} />);
    keep();
    await expect.poll(() => focused()).toBe('Remove two');
  });
});

it.each(['dialog', 'menu'] as const)('a %s that closes with the focus gives it back', async (role) => {
  // What tests before this one look for later is over.
  await new Promise((done) => setTimeout(done, 350));
  const { rerender } = render(<Asked names={['one']} isAsking role={role} />);
  button('Remove one').focus();
  button('Sure').focus();
  // Browsers tell so when they remove what has the focus, this page does not.
  button('Sure').blur();
  rerender(<Asked names={['one']} isAsking={false} role={role} />);
  await expect.poll(() => focused()).toBe('Remove one');
});

it.each([
  [
    'button',
    <button key="one" type="button">
      Try again
    </button>,
    'Edit',
  ],
  [
    'link',
    <a key="one" href="/">
      Home
    </a>,
    null,
  ],
] as const)(
  'a %s that is replaced: a button leaves the focus to what takes its place, a link does not',
  async (role, shown, next) => {
    await new Promise((done) => setTimeout(done, 350));
    const { rerender } = render(<header>{shown}</header>);
    screen.getByRole(role).focus();
    screen.getByRole(role).blur();
    rerender(
      <header>
        <button type="button">Edit</button>
      </header>,
    );
    await new Promise((done) => setTimeout(done, 350));
    expect(document.activeElement === document.body ? null : focused()).toBe(next);
  },
);

it('a dialog that was there from the beginning leaves the focus to the content of the page', async () => {
  await new Promise((done) => setTimeout(done, 350));
  const { rerender } = render(
    <main tabIndex={-1}>
      <div role="dialog">
        <button type="button">Close</button>
      </div>
    </main>,
  );
  button('Close').focus();
  button('Close').blur();
  rerender(<main tabIndex={-1} />);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

it('a button that has nothing more to do leaves the focus to its field', async () => {
  const { rerender } = render(<Form isDone={false} />);
  button('Save').focus();
  const keep = focusToKeep();
  // A browser drops the focus of what is disabled, this page does not.
  button('Save').blur();
  rerender(<Form isDone />);
  keep();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('a button that waited has the focus again; another place that was given it keeps it', async () => {
  const { rerender } = render(<button type="button">Save</button>);
  button('Save').focus();
  const keep = focusToKeep();
  button('Save').blur();
  rerender(
    <button type="button" disabled>
      Save
    </button>,
  );
  rerender(<button type="button">Save</button>);
  keep();
  await expect.poll(() => focused()).toBe('Save');
  cleanup();
  render(<Rows names={['one']} />);
  button('Remove one').focus();
  const other = focusToKeep();
  button('Add').focus();
  other();
  await new Promise((done) => setTimeout(done, 350));
  expect(focused()).toBe('Add');
});
