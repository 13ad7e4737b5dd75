// @ts-check
// Health check of a container: exit code 0 if the address answers 200, otherwise 1.
//   node scripts/is-healthy.mjs http://127.0.0.1:3000/healthz
import { answersOk } from './run/readiness.mjs';

process.exit((await answersOk(process.argv[2] ?? '')) ? 0 : 1);
