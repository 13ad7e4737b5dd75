import { useQuery } from '@tanstack/react-query';
import { INITIATIVE_PATH } from '../../../../cms/src/shared/site-pages';
import { Fields } from '../../kit/fields/field';
import { SingleForm } from '../../resource/single-form';
import { LivePage } from './live-page';
import { initiativePath } from './pages';
import classes from './pages.module.css';
import type { SitePage } from './site-pages';
import { wording } from './wording';

/** Edits the texts and images of one page, with the page itself beside or below the form. */
export function PageForm({ page }: { page: SitePage }) {
  const { data } = useQuery(page.stored());
  const slug = data && 'slug' in data && data.slug;
  const paths = page.shownAt.map((path) => (path === INITIATIVE_PATH ? initiativePath(slug) : path));
  return (
    <div className={classes.beside}>
      <SingleForm of={page} words={wording}>
        {(editor) => <Fields editor={editor} rows={page.rows} narrowest={200} />}
      </SingleForm>
      <LivePage key={paths[0]} paths={paths} version={data?.revision ?? 0} />
    </div>
  );
}
