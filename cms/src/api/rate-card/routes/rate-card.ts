import { ownersSingle } from '../../owners-router';

export default ownersSingle('api::rate-card.rate-card');
