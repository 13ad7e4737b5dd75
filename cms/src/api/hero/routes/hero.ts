import { ownersSingle } from '../../owners-router';

export default ownersSingle('api::hero.hero');
