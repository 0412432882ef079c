// People of the company who are to get a mail: a box for each, up to ten of them.
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { MAX_RECIPIENTS } from '../../../lib/mail/mails.ts';
import classes from './PeopleChoice.module.css';

interface Person {
  email: string;
  name: string;
}

interface PeopleChoiceProps {
  label: ReactNode;
  people: readonly Person[];
  /** Addresses. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
  /** What is said when more than ten are chosen. */
  tooMany: ReactNode;
}

export function PeopleChoice({ label, people, chosen, onChange, tooMany }: PeopleChoiceProps) {
  return (
    <Checkbox.Group label={label} value={chosen} onChange={onChange} error={areTooMany(chosen) && tooMany}>
      <div className={classes.people}>
        {people.map(({ name, email }) => (
          <Checkbox key={email} size="xs" value={email} label={`${name} (${email})`} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

export function areTooMany(chosen: readonly string[]): boolean {
  return chosen.length > MAX_RECIPIENTS;
}

/**
 * The saved recipients who can still be chosen. Those who left, or lost the right, have no box to be taken out by, and
 * with one of them nothing could be saved.
 */
export function stillOffered(saved: readonly string[], people: readonly Person[]): string[] {
  return people.map(({ email }) => email).filter((email) => saved.includes(email));
}
