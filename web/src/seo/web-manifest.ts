import { siteQueries } from '../features/site/queries';
import type { FileSource, PublishedFile } from './published-file';

/** The darkest colour of the newer theme. */
const INK = '#07111f';

/** How the site appears on a home screen. */
export async function webManifest({ queryClient }: FileSource): Promise<PublishedFile> {
  const { title } = await queryClient.ensureQueryData(siteQueries.settings());
  const icon = (pixels: number) => ({
    src: `/icon-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
  });
  const manifest = {
    name: title,
    short_name: title,
    start_url: '/',
    display: 'minimal-ui',
    background_color: INK,
    theme_color: INK,
    icons: [icon(192), icon(512)],
  };
  return { type: 'application/manifest+json', body: JSON.stringify(manifest) };
}
