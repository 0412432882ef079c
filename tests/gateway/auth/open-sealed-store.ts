// A program that opens the sealed store of a gateway and ends: node … open-sealed-store.ts DATA_DIR
import { SqliteSealedStore } from '../../../gateway/auth/session/sqlite-sealed-store.ts';

const [dataDir = ''] = process.argv.slice(2);
await new SqliteSealedStore(dataDir).close();
