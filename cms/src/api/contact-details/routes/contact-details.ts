import { ownersSingle } from '../../owners-router';

export default ownersSingle('api::contact-details.contact-details');
