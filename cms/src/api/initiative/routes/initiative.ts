import { ownersSingle } from '../../owners-router';

export default ownersSingle('api::initiative.initiative');
