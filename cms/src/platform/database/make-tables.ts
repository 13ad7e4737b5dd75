import { runOnMachine } from '../command';

/** Creates the tables of this version in an empty database; booting alone does that. */
runOnMachine(() => async () => undefined);
