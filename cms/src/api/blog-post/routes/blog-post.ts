import { ownersCollection } from '../../owners-router';

export default ownersCollection('api::blog-post.blog-post');
