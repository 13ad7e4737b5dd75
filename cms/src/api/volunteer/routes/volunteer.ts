import { ownersCollection } from '../../owners-router';

export default ownersCollection('api::volunteer.volunteer');
