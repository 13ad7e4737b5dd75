import { ownersSingle } from '../../owners-router';

export default ownersSingle('api::legal-pages.legal-pages');
