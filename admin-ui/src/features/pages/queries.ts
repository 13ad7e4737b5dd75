import { PAGE_SIZE } from '../../kit/list/list-search';
import { pageQuery } from '../../resource/queries';
import { reader } from '../../resource/reader';
import { graphql } from '../../strapi/graphql';
import type { PagesSearch } from './pages';
import { wording } from './wording';

const MissedPaths = graphql(`query MissedPaths($q: String!, $page: Int!, $pageSize: Int!) {
  found: missedPaths(q: $q, page: $page, pageSize: $pageSize) {
    nodes { path count }
    pageInfo { total pageCount }
  }
}`);

/** Only the newest posts; the path of an older one is typed. */
const PostAddresses = graphql(`query PostAddresses {
  blogPosts(status: PUBLISHED, sort: ["createdAt:desc"], pagination: { limit: 100 }) { slug }
}`);

/** Returns the query of requested paths without a page, most requested first. */
export const missedPaths = ({ q, page }: Pick<PagesSearch, 'q' | 'page'>) =>
  pageQuery({
    key: 'missed-paths',
    toItem: (row: { path: string; count: number }) => row,
    document: MissedPaths,
    variables: { q, page, pageSize: PAGE_SIZE },
    loadFailure: wording.missed.loadFailure,
  });

export const postAddresses = () =>
  reader('blog-posts')('addresses', PostAddresses, {
    toData: ({ blogPosts }) => blogPosts.flatMap((post) => (post?.slug ? [`/blog/${post.slug}`] : [])),
  });
