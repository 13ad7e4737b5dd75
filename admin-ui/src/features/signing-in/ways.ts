import type { SigningIn } from './documents';

/** Number of ways besides the password. Without any, there are no recovery codes. */
const countWays = ({ passkeys, appAddedAt }: SigningIn) => passkeys.length + (appAddedAt ? 1 : 0);

export const hasSecondFactor = (signingIn: SigningIn) => countWays(signingIn) > 0;
export const isLastWay = (signingIn: SigningIn) => countWays(signingIn) === 1;
