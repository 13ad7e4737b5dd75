import { useQuery } from '@tanstack/react-query';
import { blogQueries } from '../../../features/blog/queries';
import { blogWording } from '../../../features/blog/wording';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { BlogCard } from '../blog/blog-card';
import { Pager } from '../blog/pager';
import { ScrollLine } from '../blog/scroll-line';
import { PageHeader } from '../pieces/page-header';
import { Section } from '../pieces/section';
import { Empty, LoadFailure, Loading } from '../pieces/states';
import { wording } from '../wording';
import classes from './blog-page.module.css';

/** All published posts as cards, one page of them at a time. */
export function BlogPage({ page }: { page: number }) {
  const site = useSite();
  const { data, isPending, refetch } = useQuery(blogQueries.page(page));
  const cards = data?.items ?? [];

  return (
    <>
      <PageHead title={wording.blog.title} description={wording.blog.description(site.title)} />
      <ScrollLine />
      <PageHeader title={wording.blog.title} />
      <Section ground="light">
        <div className={classes.list}>
          {isPending && <Loading text={blogWording.loading} />}
          {!isPending && !data && <LoadFailure text={blogWording.loadFailure} onRetry={() => refetch()} />}
          {data && cards.length === 0 && <Empty text={wording.blog.empty} />}
          {cards.length > 0 && (
            <ul className={classes.grid}>
              {cards.map((card, index) => (
                <li key={card.id} className={classes.item}>
                  <BlogCard card={card} author={site.title} priority={index === 0} />
                </li>
              ))}
            </ul>
          )}
          {data && <Pager page={page} pageCount={data.pageInfo.pageCount} />}
        </div>
      </Section>
    </>
  );
}
