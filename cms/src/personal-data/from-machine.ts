import { bootFromMachine } from '../boot-from-machine';
import { erasePerson, readPerson } from './person';

const ACTIONS = { export: readPerson, erase: erasePerson };

/**
 * Exports or erases one visitor from the machine itself, also beside a running site. Reads PERSON_ACTION and
 * PERSON_EMAIL; prints one line of JSON, or one sentence on standard error and exits 1.
 */
async function run(action: string | undefined, email: string | undefined): Promise<void> {
  if (action !== 'export' && action !== 'erase') throw new Error('PERSON_ACTION must be export or erase');
  const strapi = await bootFromMachine();
  const result = await ACTIONS[action](strapi, email);
  await strapi.destroy();
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

run(process.env.PERSON_ACTION, process.env.PERSON_EMAIL).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
