// When the figures of a page were stored, while they are those of the last visit; null if they are current.
import { createContext } from 'react';

export const LastVisitContext = createContext<Date | null>(null);
