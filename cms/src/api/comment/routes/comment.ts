import { ownersCollection } from '../../owners-router';

export default ownersCollection('api::comment.comment');
