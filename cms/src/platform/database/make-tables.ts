import { runOnMachine } from '../command';

/** Makes the tables of this version in an empty database: booting does it. */
runOnMachine(() => async () => undefined);
