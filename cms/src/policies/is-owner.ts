interface Caller {
  state: { user?: { role?: { type?: string } } };
}

/** Lets only the owner's account pass. A policy that returns undefined would let everyone pass. */
const isOwner = ({ state }: Caller): boolean => state.user?.role?.type === 'owner';

export default isOwner;
