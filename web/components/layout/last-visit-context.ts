// The moment that the figures of a page are of, while they are those of the last visit; null: they are those of now.
import { createContext } from 'react';

export const LastVisitContext = createContext<Date | null>(null);
