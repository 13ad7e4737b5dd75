import { ownersSingle } from '../../owners-router';

export default ownersSingle('api::bio-content.bio-content');
