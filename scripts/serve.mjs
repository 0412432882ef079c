// The product where it was built before, as in the container image: both programs, and nothing is installed or built.
import './setup/runtime.mjs';

import { startProduct } from './setup/product.mjs';

const { url } = await startProduct((text) => console.log(text));
console.log(`Skyledger serves ${url}`);
