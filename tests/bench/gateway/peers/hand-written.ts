// The workloads by hand: the limit of the comparison (1.00).
import { serveByHand } from '../../by-hand.ts';
import { ANSWERS } from './answers.ts';

serveByHand(ANSWERS);
