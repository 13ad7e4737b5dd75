interface Caller {
  state: { user?: { role?: { type?: string } } };
}

/** Lets only the owner's account pass. A policy that returned nothing would let everyone pass. */
const isOwner = ({ state }: Caller): boolean => state.user?.role?.type === 'owner';

export default isOwner;
