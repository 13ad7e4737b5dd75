import { runOnMachine } from '../boot-from-machine';
import { erasePerson, readPerson } from './person';

/**
 * Exports or erases one visitor from the machine itself. Reads PERSON_ACTION and PERSON_EMAIL; prints one line of JSON.
 */
runOnMachine(() => {
  const { PERSON_ACTION: action, PERSON_EMAIL: email } = process.env;
  if (action !== 'export' && action !== 'erase') throw new Error('PERSON_ACTION must be export or erase');
  const act = action === 'export' ? readPerson : erasePerson;
  return async (strapi) => JSON.stringify(await act(strapi, email));
});
