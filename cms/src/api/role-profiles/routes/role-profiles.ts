import { ownersSingle } from '../../owners-router';

export default ownersSingle('api::role-profiles.role-profiles');
