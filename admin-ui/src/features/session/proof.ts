export type TypedWay = 'code' | 'recoveryCode' | 'password';

/** How the owner proves who they are. */
export type Proof = { way: 'passkey' } | { way: TypedWay; typed: string };
