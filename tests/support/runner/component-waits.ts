// Set up before tests of components: what they wait for may take as long as a step of a journey. A busy machine needs
// more than the second that the library gives.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 20_000 });
