import { PAGE_SIZE } from '../../kit/list/list-search';
import { pageQuery } from '../../resource/queries';
import { reader } from '../../resource/reader';
import { graphql } from '../../strapi/graphql';
import { initiativePath, type PagesSearch } from './pages';
import { wording } from './wording';

const MissedPaths = graphql(`query MissedPaths($q: String!, $page: Int!, $pageSize: Int!) {
  found: missedPaths(q: $q, page: $page, pageSize: $pageSize) {
    nodes { path count }
    pageInfo { total pageCount }
  }
}`);

/** Only the newest posts; the path of an older one is typed. */
const OwnAddresses = graphql(`query OwnAddresses {
  initiative { slug }
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

/** Returns the query of paths that the owner has chosen: of the initiative's page and of posts. */
export const ownAddresses = () =>
  reader('blog-posts')('addresses', OwnAddresses, {
    toData: ({ initiative, blogPosts }) => [
      initiativePath(initiative?.slug),
      ...blogPosts.flatMap((post) => (post?.slug ? [`/blog/${post.slug}`] : [])),
    ],
  });
