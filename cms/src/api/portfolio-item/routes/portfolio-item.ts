import { ownersCollection } from '../../owners-router';

export default ownersCollection('api::portfolio-item.portfolio-item');
