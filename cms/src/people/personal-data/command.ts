import { runOnMachine } from '../../platform/command';
import { erasePerson, readPerson } from './personal-data';

/**
 * Exports or erases one visitor's data from the command line. Reads PERSON_ACTION, PERSON_EMAIL and PERSON_PHONE, and
 * prints one line of JSON.
 */
runOnMachine(() => {
  const { PERSON_ACTION: action, PERSON_EMAIL: email, PERSON_PHONE: phone } = process.env;
  if (action !== 'export' && action !== 'erase') throw new Error('PERSON_ACTION must be export or erase');
  const act = action === 'export' ? readPerson : erasePerson;
  return async (strapi) => JSON.stringify(await act(strapi, { email, phone }));
});
